"""What is wrong when the database answers with an error."""

from __future__ import annotations

import sqlite3

from game.storage.files import reason
from game.words import t

_PRIMARY = 0xFF
_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_FORBIDDEN = frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM})
_BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


class Unusable(Exception):
    """The database is not to be written to, for good; `fault` is the key of a notice."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class Conflict(Exception):
    """The log on file is not the one that was played here."""


Fault = sqlite3.Error | OSError | Unusable | Conflict
FAULTS = (sqlite3.Error, OSError, Unusable)
"""Everything that reading and writing may come to."""


def damaged(fault: Fault) -> bool:
    """Whether the file itself is at fault, not what is around it."""
    return isinstance(fault, sqlite3.Error) and _code(fault) in _DAMAGED


def fault_reason(fault: Fault) -> str:
    """Why the database could not be used, as a clause."""
    if isinstance(fault, OSError):
        return reason(fault)
    if isinstance(fault, Unusable):
        return t(f"{fault.fault}.reason")
    if isinstance(fault, Conflict):
        return t("storage.conflict.reason")
    code = _code(fault)
    if code == sqlite3.SQLITE_FULL:
        return t("file.no_room")
    if code in _FORBIDDEN:
        return t("file.read_only")
    if code in _BUSY:
        return t("storage.busy.reason")
    if code in _DAMAGED:
        return t("storage.damaged.reason")
    return t("file.other", error=fault)


def _code(fault: sqlite3.Error) -> int:
    # Errors of the module itself, such as a closed connection, have no code.
    return getattr(fault, "sqlite_errorcode", 0) & _PRIMARY
