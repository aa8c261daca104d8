"""Writing files so that a crash, a full disk or a second hand never costs what was there."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from itertools import count
from pathlib import Path

from game.words import t

_NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_FORBIDDEN = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})


def is_stray(path: Path) -> bool:
    """Whether a pipe, a device or the like has the name of a file: to open it may wait for ever.

    Raises OSError where that cannot be seen.
    """
    return path.exists() and not path.is_file() and not path.is_dir()


def write_atomically(path: Path, data: bytes) -> None:
    """Put `data` in the place of the file, wholly or not at all; a link keeps pointing to it.

    Raises OSError, also for a file that may not be written, and then leaves everything as it was.
    """
    # Unlike `Path.resolve` this raises nothing for links that lead round in a circle.
    real = Path(os.path.realpath(path))
    real.parent.mkdir(parents=True, exist_ok=True)
    if real.exists() and not os.access(real, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    fresh = real.with_name(f"{real.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if real.exists():
            fresh.chmod(real.stat().st_mode)
        fresh.replace(real)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    _sync_folder(real.parent)


def move_aside(path: Path, tag: str) -> Path:
    """Rename the file to the first free name after `tag` and return it.

    Raises OSError, and then leaves the file where it is.
    """
    kept = _free_name(path, tag)
    try:
        path.replace(kept)
    except OSError:
        with suppress(OSError):
            kept.unlink()
        raise
    return kept


def copy_aside(path: Path, tag: str) -> Path:
    """Copy the file to the first free name after `tag` and return it. Raises OSError."""
    data = path.read_bytes()
    kept = _free_name(path, tag)
    try:
        kept.write_bytes(data)
    except OSError:
        with suppress(OSError):
            kept.unlink()
        raise
    return kept


def reason(fault: OSError) -> str:
    """Why a file could not be used, as a clause."""
    if fault.errno in _NO_ROOM:
        return t("file.no_room")
    if fault.errno in _FORBIDDEN:
        return t("file.read_only")
    return t("file.other", error=fault.strerror or str(fault))


def _free_name(path: Path, tag: str) -> Path:
    """A name nobody has, held by an empty file, so that no other file can be overwritten."""
    for number in count(1):
        name = f"{path.name}.{tag}" if number == 1 else f"{path.name}.{tag}-{number}"
        free = path.with_name(name)
        with suppress(FileExistsError):
            free.open("xb").close()
            return free
    raise AssertionError


def _sync_folder(folder: Path) -> None:
    # Windows opens no folders, and some file systems sync none; the file itself is safe by now.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
