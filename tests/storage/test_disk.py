"""Disks that fail: full, read-only, gone, and errors of SQLite itself."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.engine.record import MatchRecord
from game.storage.database import NAME, Database
from game.storage.matches import open_store
from game.storage.notice import Notice
from game.storage.statistics import Filter, Summary, choices, summary
from tests.storage.kit import SHORT, Clock, empty_record, played
from tests.storage.small_disk import SCENES

SCRIPT = 'mount -t tmpfs -o size=512k none "$1" && exec "$2" -m tests.storage.small_disk "$1" "$3"'


def namespaces() -> bool:
    """Whether this program may mount something for itself alone."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        return False
    command = ["unshare", "-m", "mount", "-t", "tmpfs", "none", "/mnt"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("scene", SCENES)
def test_a_small_disk(tmp_path: Path, scene: str) -> None:
    if not namespaces():
        pytest.skip("a mount namespace needs Linux and root")
    command = ["unshare", "-m", "sh", "-c", SCRIPT, "sh", str(tmp_path), sys.executable, scene]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == "well\n", done.stderr


@pytest.fixture
def record() -> MatchRecord:
    return played(empty_record(SHORT), most=110)


def on_file(folder: Path, match: int) -> MatchRecord:
    store, notices = open_store(folder, Clock())
    assert notices == ()
    try:
        return store.load(match)
    finally:
        store.close()


CODES = [
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
]


@contextmanager
def failing(patch: pytest.MonkeyPatch, code: int, statement: str) -> Iterator[None]:
    """Let a statement fail for a while."""
    original = Database._writer

    class Failing:
        def __init__(self, database: sqlite3.Connection) -> None:
            self._database = database

        def execute(self, query: str, *values: Any) -> sqlite3.Cursor:
            if query.startswith(statement):
                fault = sqlite3.OperationalError("injected")
                fault.sqlite_errorcode = code
                raise fault
            return self._database.execute(query, *values)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._database, name)

    with patch.context() as inner:
        inner.setattr(Database, "_writer", lambda self: Failing(original(self)))
        yield


@pytest.mark.parametrize("statement", ["BEGIN", "UPDATE matches", "COMMIT"])
@pytest.mark.parametrize("code", CODES)
def test_an_error_while_writing_is_told_once_and_made_up_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record: MatchRecord,
    code: int,
    statement: str,
) -> None:
    told: list[Notice] = []
    store, _ = open_store(tmp_path, Clock(), told.append)
    match = store.new_match(empty_record(SHORT))
    for number, action in enumerate(record.log[:10], 1):
        store.append(match, number, action)
    with failing(monkeypatch, code, statement):
        for number, action in enumerate(record.log[10:80], 11):
            store.append(match, number, action)
        assert [notice.key for notice in told] == ["storage.not_stored"]
        assert told[0].text
    for number, action in enumerate(record.log[80:], 81):
        store.append(match, number, action)
    assert [notice.key for notice in told] == ["storage.not_stored", "storage.again"]
    store.close()
    assert on_file(tmp_path, match) == record


def test_what_is_left_unwritten_at_the_end_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: MatchRecord
) -> None:
    told: list[Notice] = []
    store, _ = open_store(tmp_path, Clock(), told.append)
    match = store.new_match(empty_record(SHORT))
    with failing(monkeypatch, sqlite3.SQLITE_FULL, "COMMIT"):
        store.append(match, 1, record.log[0])
        store.release(match)
        assert store.unfinished()[0].match == match
        store.close()
    assert [notice.key for notice in told] == ["storage.not_stored", "storage.lost"]
    assert on_file(tmp_path, match).log == ()


def test_a_folder_that_vanishes_is_made_anew_with_the_whole_match(
    tmp_path: Path, record: MatchRecord
) -> None:
    told: list[Notice] = []
    folder = tmp_path / "data"
    store, _ = open_store(folder, Clock(), told.append)
    match = store.new_match(empty_record(SHORT))
    for number, action in enumerate(record.log, 1):
        if number == 60:
            shutil.rmtree(folder)
        store.append(match, number, action)
    store.close()
    assert (told, on_file(folder, match)) == ([], record)


def test_no_folder_at_all_is_told_once_and_the_game_goes_on(
    tmp_path: Path, record: MatchRecord
) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    told: list[Notice] = []
    store, (notice,) = open_store(tmp_path / "file", Clock(), told.append)
    assert notice.key == "storage.not_stored"
    match = store.new_match(empty_record(SHORT))
    for number, action in enumerate(record.log, 1):
        store.append(match, number, action)
    assert store.load(match) == record
    assert [one.match for one in store.unfinished()] == [match]
    assert store.finished() == []
    assert summary(store, Filter()) == Summary()
    assert choices(store).people == ()
    assert store.claim(match)
    assert told == []
    store.close()


def test_a_database_that_another_program_holds_is_waited_out(
    tmp_path: Path, record: MatchRecord
) -> None:
    told: list[Notice] = []
    store, _ = open_store(tmp_path, Clock(), told.append)
    match = store.new_match(empty_record(SHORT))
    other = sqlite3.connect(tmp_path / NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    store.append(match, 1, record.log[0])
    other.execute("ROLLBACK")
    other.close()
    assert "another program" in told[0].text
    store.append(match, 2, record.log[1])
    store.close()
    assert on_file(tmp_path, match).log == record.log[:2]
