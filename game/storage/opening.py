"""What happens before the first match is stored: the file looked over, replaced if damaged."""

from __future__ import annotations

import sqlite3

from game.storage.claims import Claims
from game.storage.database import Database
from game.storage.faults import FAULTS, Fault, Unusable, fault_reason
from game.storage.inspection import Damaged, look_over
from game.storage.notice import Notice
from game.storage.salvage import salvage


def make_ready(database: Database, claims: Claims) -> tuple[tuple[Notice, ...], bool]:
    """Look the database over and bring it up to date; what there is to tell, and whether it is."""
    notices: list[Notice] = []
    try:
        look_over(database.path, alone=claims.alone())
    except Damaged:
        notices.append(replace_damaged(database, claims))
    except Unusable as fault:
        database.unusable = fault
        return (Notice(fault.fault),), False
    except (sqlite3.Error, OSError) as fault:
        return (_not_stored(fault),), False
    try:
        with database.write():
            pass
    except Unusable:
        return tuple(notices), False
    except FAULTS as fault:
        return (*notices, _not_stored(fault)), False
    return tuple(notices), True


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
