"""Whether the write-ahead log that a killed program left is whole.

SQLite drops everything from the first frame whose checksum is wrong, without a word. The last
frames of a killed program may be half written, and are worth nothing; a finished transaction
behind a wrong frame is a loss. The layout is that of "The WAL File Format" in SQLite's manual.
"""

from __future__ import annotations

import struct
from pathlib import Path

_HEAD = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = 0x377F0682
_BIG_ENDIAN = 1
_WORD = 0xFFFFFFFF

Sums = tuple[int, int]


def has_lost(path: Path) -> bool:
    """Whether a transaction in the file at `path` was finished and cannot be read any more.

    The file may be missing; nobody may be writing to it. Raises OSError.
    """
    if not path.exists():
        return False
    data = path.read_bytes()
    if len(data) <= _HEAD.size:
        return False
    magic, _version, page, _count, *salts_and_sums = _HEAD.unpack_from(data)
    big = bool(magic & _BIG_ENDIAN)
    sums = _checksum(data[: _HEAD.size - 8], (0, 0), big)
    if magic | _BIG_ENDIAN != _MAGIC | _BIG_ENDIAN or sums != tuple(salts_and_sums[2:]) or not page:
        return any(data)
    return _commits_behind_damage(data, page, tuple(salts_and_sums[:2]), sums, big)


def _commits_behind_damage(
    data: bytes, page: int, salts: tuple[int, ...], sums: Sums, big: bool
) -> bool:
    sound = True
    for start in range(_HEAD.size, len(data) - _FRAME.size - page + 1, _FRAME.size + page):
        _, commit, *salts_there, sum_1, sum_2 = _FRAME.unpack_from(data, start)
        if tuple(salts_there) != salts:
            # What an earlier round left; but one wrong salt does not end the frames of this one.
            sound = False
        elif not sound:
            if commit:
                return True
        else:
            body = start + _FRAME.size
            sums = _checksum(data[start : start + 8], sums, big)
            sums = _checksum(data[body : body + page], sums, big)
            sound = sums == (sum_1, sum_2)
    return False


def _checksum(data: bytes, sums: Sums, big: bool) -> Sums:
    one, two = sums
    for first, second in struct.iter_unpack(">II" if big else "<II", data):
        one = (one + first + two) & _WORD
        two = (two + second + one) & _WORD
    return one, two
