"""The log tells what ran and what broke, stays small, and never gets into the way."""

from __future__ import annotations

import logging
import os
import threading
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.ai.fast.choice import KERNEL
from game.logbook import MOST_BYTES, NAME, logbook

LOG = logging.getLogger("game.tests")


def test_a_start_is_told_in_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    with logbook(folder):
        pass
    (line,) = (folder / NAME).read_text(encoding="utf-8").splitlines()
    assert f"spades {__version__}, {KERNEL} kernel, Python 3." in line
    assert f"pygame-ce {pygame.version.ver}, SDL 2." in line
    assert "video driver" in line


def test_what_breaks_is_noted_with_its_traceback_and_goes_on(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), logbook(tmp_path):
        LOG.warning("and after that: %d", 1 // 0)
    text = (tmp_path / NAME).read_text(encoding="utf-8")
    assert "the program broke down" in text
    assert "ZeroDivisionError" in text
    assert Path(__file__).name in text


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_thread_that_breaks_is_noted(tmp_path: Path) -> None:
    with logbook(tmp_path):
        thread = threading.Thread(target=lambda: os.environ["NO SUCH"], name="loader")
        thread.start()
        thread.join()
    text = (tmp_path / NAME).read_text(encoding="utf-8")
    assert "the thread loader broke down" in text
    assert "KeyError: 'NO SUCH'" in text


def test_the_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    with logbook(tmp_path):
        for _ in range(30):
            LOG.warning("x" * (MOST_BYTES // 9))
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) == 2
    assert max(sizes) <= MOST_BYTES


@pytest.mark.parametrize("folder", ["file", "full"])
def test_where_nothing_can_be_written_nothing_is(
    folder: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "place"
    if folder == "file":
        place.touch()
    else:
        if not Path("/dev/full").exists():
            pytest.skip("there is no full disk here")
        place.mkdir()
        (place / NAME).symlink_to("/dev/full")
    with logbook(place):
        LOG.warning("told to nobody")
    assert capfd.readouterr().err == ""


def test_nothing_is_kept_once_the_log_is_closed(tmp_path: Path) -> None:
    with logbook(tmp_path):
        pass
    before = (tmp_path / NAME).read_bytes()
    LOG.error("later")
    assert (tmp_path / NAME).read_bytes() == before
    assert os.listdir(tmp_path) == [NAME]
