"""What happens before the first match is stored: the file looked over, replaced if damaged."""

from __future__ import annotations

import sqlite3
from threading import Thread

from game.storage.claims import Claims
from game.storage.database import Database
from game.storage.faults import FAULTS, Fault, Unusable, fault_reason
from game.storage.inspection import Damaged, look_over
from game.storage.notice import Notice
from game.storage.salvage import salvage


class Look:
    """A look over the database file, which a thread takes while the game does other things.

    Only what it finds is handed over: the thread writes nothing and shares no connection.
    """

    def __init__(self, database: Database, claims: Claims) -> None:
        self._database, self._claims = database, claims
        self._alone = claims.alone()
        self._fault: Exception | None = None
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether there is nothing left to wait for."""
        return not self._thread.is_alive()

    def conclude(self) -> tuple[tuple[Notice, ...], bool]:
        """Wait, and bring the file up to date; what there is to tell, and whether it is."""
        self._thread.join()
        notices: list[Notice] = []
        match self._fault:
            case None:
                pass
            case Damaged():
                notices.append(replace_damaged(self._database, self._claims))
            case Unusable() as fault:
                self._database.unusable = fault
                return (Notice(fault.fault),), False
            case sqlite3.Error() | OSError() as fault:
                return (_not_stored(fault),), False
            case fault:
                raise fault
        try:
            with self._database.write():
                pass
        except Unusable:
            return tuple(notices), False
        except FAULTS as fault:
            return (*notices, _not_stored(fault)), False
        return tuple(notices), True

    def _run(self) -> None:
        try:
            look_over(self._database.path, alone=self._alone)
        except Exception as fault:
            self._fault = fault


def replace_damaged(database: Database, claims: Claims) -> Notice:
    """Set a damaged file aside and carry over what can be read of it.

    Where that is impossible the file is left alone, and not written to any more.
    """
    if not claims.alone():
        return _give_up(database, "storage.damaged.shared")
    try:
        kept = database.set_aside()
    except OSError:
        return _give_up(database, "storage.damaged.left")
    try:
        saved = salvage(kept, database)
    except FAULTS:
        return Notice("storage.damaged.unsaved", {"kept": kept.name})
    return Notice("storage.damaged", {"kept": kept.name, "n": saved})


def _not_stored(fault: Fault) -> Notice:
    return Notice("storage.not_stored", {"reason": fault_reason(fault)})


def _give_up(database: Database, fault: str) -> Notice:
    database.close()
    database.unusable = Unusable(fault)
    return Notice(fault)
