"""The program's log: `spades.log` in the data folder, for whoever looks into a fault.

It tells of each start, of what the player was told about files, and of what broke. A folder that
is missing is made; where nothing can be written nothing is, and the game goes on.
"""

from __future__ import annotations

import logging
import platform
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pygame

from game import __version__
from game.ai.fast.choice import KERNEL
from game.storage.files import is_stray

NAME = "spades.log"
MOST_BYTES = 256 * 1024
"""A log of this size becomes `spades.log.1`, in place of the one before it."""

_LINE = "%(asctime)s %(levelname)s %(message)s"
_LOG = logging.getLogger("game")


class _LogFile(RotatingFileHandler):
    """Opened at the first line, and silent about its own trouble."""

    def _open(self) -> TextIOWrapper:
        path = Path(self.baseFilename)
        path.parent.mkdir(parents=True, exist_ok=True)
        if is_stray(path):
            raise FileExistsError(path)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """A full or read-only disk is told of by whatever must be kept there, not by the log."""


@contextmanager
def logbook(folder: Path) -> Iterator[None]:
    """Keep the log in `folder` meanwhile; what breaks is noted and goes on its way."""
    file = _LogFile(
        folder / NAME,
        maxBytes=MOST_BYTES,
        backupCount=1,
        encoding="utf-8",
        errors="backslashreplace",
        delay=True,
    )
    file.setFormatter(logging.Formatter(_LINE))
    _LOG.setLevel(logging.INFO)
    _LOG.addHandler(file)
    before = threading.excepthook

    def note(fault: threading.ExceptHookArgs) -> None:
        where = "a thread" if fault.thread is None else f"the thread {fault.thread.name}"
        if fault.exc_value is not None:
            _LOG.error("%s broke down", where, exc_info=fault.exc_value)
        before(fault)

    threading.excepthook = note
    try:
        _LOG.info(first_line())
        yield
    except Exception:
        _LOG.exception("the program broke down")
        raise
    finally:
        threading.excepthook = before
        _LOG.removeHandler(file)
        # What a full disk had no room for is still to be written, and cannot be.
        with suppress(OSError):
            file.close()


def first_line() -> str:
    """What runs here, and on what."""
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    parts = (
        f"spades {__version__}",
        f"{KERNEL} kernel",
        f"Python {platform.python_version()}",
        f"pygame-ce {pygame.version.ver}",
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        f"video driver {driver}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
    )
    return ", ".join(parts)
