"""Which copy of the game plays which match: byte locks on one file, gone with the process.

A killed program leaves no lock behind, so nobody is ever told of a match that nobody plays.
"""

from __future__ import annotations

import os
import sys
import zlib
from contextlib import suppress
from pathlib import Path

_PRESENCE = 0
"""The byte that every copy of the game shares."""

_RANGE = 1 << 30


class Claims:
    """The locks of one copy of the game on the lock file at `path`.

    Where there can be no lock file, or the file system knows no locks, everything is free.
    """

    def __init__(self, path: Path) -> None:
        self._held: set[int] = set()
        self._file: int | None = None
        with suppress(OSError):
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
            _share(self._file)

    def claim(self, match: int) -> bool:
        """Take a match; False while another copy holds it."""
        if match in self._held:
            return True
        if self._file is not None and not _take(self._file, _byte(match)):
            return False
        self._held.add(match)
        return True

    def holds(self, match: int) -> bool:
        """Whether this copy holds a match."""
        return match in self._held

    def release(self, match: int) -> None:
        """Give a match back, if it was taken."""
        if match in self._held:
            self._held.remove(match)
            if self._file is not None:
                _free(self._file, _byte(match))

    def taken(self, match: int) -> bool:
        """Whether another copy holds a match."""
        if self._file is None or match in self._held:
            return False
        if not _take(self._file, _byte(match)):
            return True
        _free(self._file, _byte(match))
        return False

    def alone(self) -> bool:
        """Whether no other copy of the game uses the folder."""
        return self._file is None or _alone(self._file)

    def close(self) -> None:
        """Let go of everything."""
        self._held.clear()
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _byte(match: int) -> int:
    return 1 + zlib.crc32(str(match).encode()) % _RANGE


if sys.platform == "win32":
    import msvcrt

    def _take(file: int, byte: int) -> bool:
        os.lseek(file, byte, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _free(file: int, byte: int) -> None:
        os.lseek(file, byte, os.SEEK_SET)
        with suppress(OSError):
            msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

    def _share(_file: int) -> None:
        """Locks cannot be shared here; a database in use cannot be moved away anyhow."""

    def _alone(_file: int) -> bool:
        return True

else:
    import errno
    import fcntl

    _HELD_ELSEWHERE = frozenset({errno.EACCES, errno.EAGAIN})

    def _take(file: int, byte: int, kind: int = fcntl.LOCK_EX) -> bool:
        try:
            fcntl.lockf(file, kind | fcntl.LOCK_NB, 1, byte)
        except OSError as fault:
            return fault.errno not in _HELD_ELSEWHERE
        return True

    def _free(file: int, byte: int) -> None:
        with suppress(OSError):
            fcntl.lockf(file, fcntl.LOCK_UN, 1, byte)

    def _share(file: int) -> None:
        _take(file, _PRESENCE, fcntl.LOCK_SH)

    def _alone(file: int) -> bool:
        alone = _take(file, _PRESENCE)
        _share(file)
        return alone
