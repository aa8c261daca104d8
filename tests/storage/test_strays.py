"""A pipe in the place of a file: never opened, since that may wait for ever, and never deleted."""

from __future__ import annotations

import logging
import os
import signal
import stat
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

from game.logbook import NAME as LOG
from game.logbook import logbook
from game.storage.database import NAME as DATABASE
from game.storage.lastmenu import NAME as MENU
from game.storage.lastmenu import LastMenu, keep_last_menu, last_menu
from game.storage.lastplace import LastPlace, last_place
from game.storage.matches import LOCKS, open_store
from game.storage.paths import find_home
from game.storage.settings import Settings
from game.storage.settings_file import SettingsFile
from tests.storage.kit import SHORT, Clock, empty_record, played

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")


@pytest.fixture(autouse=True)
def _patience() -> Iterator[None]:
    """Fail where a test would wait for somebody at the other end of the pipe."""

    def give_up(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError("a pipe was opened")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(20)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def pipe(path: Path) -> Path:
    os.mkfifo(path)
    return path


def is_pipe(path: Path) -> bool:
    return stat.S_ISFIFO(path.stat().st_mode)


def test_settings_are_the_usual_ones_and_the_pipe_is_kept_beside(tmp_path: Path) -> None:
    path = pipe(tmp_path / "settings.toml")
    assert last_place(tmp_path, {}) == LastPlace()
    file = SettingsFile(path)
    loaded = file.load()
    assert loaded.settings == Settings()
    (notice,) = loaded.notices
    assert "settings.toml.bad" in notice.text
    assert is_pipe(tmp_path / "settings.toml.bad")
    assert not path.exists()
    assert SettingsFile(path).load().notices == ()


def test_the_menu_tells_nothing_and_is_kept_again_the_next_time(tmp_path: Path) -> None:
    pipe(tmp_path / MENU)
    assert last_menu(tmp_path, {}) == LastMenu()
    told = LastMenu(note="Deal 4, your card", resumable=True)
    keep_last_menu(find_home(tmp_path, {}), told)
    assert last_menu(tmp_path, {}) == told


def test_a_new_file_of_matches_is_begun(tmp_path: Path) -> None:
    pipe(tmp_path / DATABASE)
    store, (notice,) = open_store(tmp_path, Clock())
    assert "corrupt-1" in notice.text
    assert is_pipe(tmp_path / f"{DATABASE}.corrupt-1")
    match = store.new_match(played(empty_record(SHORT), most=5))
    assert [one.match for one in store.unfinished()] == [match]
    store.close()


@pytest.mark.parametrize("side", ["-wal", "-journal"])
def test_a_pipe_beside_the_matches_costs_none_of_them(tmp_path: Path, side: str) -> None:
    store, _ = open_store(tmp_path, Clock())
    match = store.new_match(played(empty_record(SHORT), most=5))
    store.close()
    before = (tmp_path / DATABASE).read_bytes()
    pipe(tmp_path / f"{DATABASE}{side}")
    store, (notice,) = open_store(tmp_path, Clock())
    assert [one.match for one in store.unfinished()] == [match]
    store.close()
    assert "corrupt-1; 1 match was saved" in notice.text
    assert (tmp_path / f"{DATABASE}.corrupt-1").read_bytes() == before


def test_locks_and_the_log_are_done_without(tmp_path: Path) -> None:
    pipe(tmp_path / LOCKS)
    store, notices = open_store(tmp_path, Clock())
    assert notices == ()
    assert store.claim(1)
    store.close()
    pipe(tmp_path / LOG)
    with logbook(tmp_path):
        logging.getLogger("game").warning("nobody reads this")
    assert is_pipe(tmp_path / LOG)
