"""Every match the game was asked to keep: stored as it is played, and given back."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.engine.record import MatchRecord, RecordError, RecordFault
from game.engine.refusal import Refused
from game.engine.shuffle import NoPackLeft
from game.engine.undo import Entry
from game.storage.claims import Claims
from game.storage.database import NAME, Database
from game.storage.faults import FAULTS, Conflict, Fault, damaged, fault_reason
from game.storage.following import Following
from game.storage.match_summary import MatchSummary, Status
from game.storage.notice import Notice, Report
from game.storage.opening import Look, replace_damaged
from game.storage.reading import read_match, read_matches, read_record
from game.storage.recording import write_match, write_results, write_status

LOCKS = "spades.lock"
_TIMES = 1 << 42
_RANDOM_BITS = 20
"""A match's number is its milliseconds and some chance, so that copies need not agree on one."""


class Store:
    """The matches in one folder; `open_store` makes one that is ready.

    A store looks its file over in the background from the first moment on: whatever is asked of
    it before that is done waits, so that no match is written to a file that turns out damaged. A
    match is named by a number for life, later matches by greater numbers. Nothing here raises
    for a full or broken disk: the trouble is told once to `on_trouble`, and what could not be
    written is kept and written as soon as it can be.
    """

    def __init__(self, folder: Path, clock: Callable[[], float], on_trouble: Report) -> None:
        self.on_trouble = on_trouble
        self._clock = clock
        self._file = Database(folder / NAME)
        self._claims = Claims(folder / LOCKS)
        self._followed: dict[int, Following] = {}
        self._given_up: set[int] = set()
        self._strays: set[int] = set()
        self._in_trouble = False
        self._reading_failed = False
        self._look: Look | None = Look(self._file, self._claims)

    @property
    def ready(self) -> bool:
        """Whether the file has been looked over, so that nothing asked here has to wait."""
        return self._look is None or self._look.done

    def make_ready(self) -> None:
        """Wait until the file is looked over, and bring it up to date; trouble is told."""
        look, self._look = self._look, None
        if look is not None:
            notices, usable = look.conclude()
            self._in_trouble = self._reading_failed = not usable
            for notice in notices:
                self.on_trouble(notice)

    def new_match(self, record: MatchRecord) -> int:
        """Begin to store a match, which this copy of the game holds until `release`.

        Entries already in the log are stored too. Raises Refused if they break the rules.
        """
        now = self._clock()
        match = (int(now * 1000) % _TIMES << _RANDOM_BITS) + secrets.randbits(_RANDOM_BITS)
        self._followed[match] = Following(match, record, now)
        self._claims.claim(match)
        self._write()
        return match

    def append(self, match: int, number: int, entry: Entry) -> None:
        """Store entry `number`, from 1, of a match's log; results follow when it closes a deal.

        Those of a deal go when its end is undone. Raises ValueError if that is not the next number,
        Refused for an illegal entry, and as `load` for a match that is not held.
        """
        followed = self._follow(match)
        if number != len(followed.entries) + 1:
            raise ValueError(number)
        followed.follow(entry, self._clock())
        self._write()

    def load(self, match: int) -> MatchRecord:
        """The match as it stands.

        Raises RecordError if it is damaged or cannot be read, and KeyError if there is none.
        """
        if self._claims.holds(match):
            # Whoever loads a match that it took will play it.
            return self._follow(match).whole
        return self._read(match).whole

    def unfinished(self) -> list[MatchSummary]:
        """The matches that can be gone on with, the last played first."""
        return self._summaries(Status.OPEN, -1, 0)

    def finished(self, limit: int = 50, offset: int = 0) -> list[MatchSummary]:
        """The matches played to their end, the last first."""
        return self._summaries(Status.FINISHED, limit, offset)

    def abandon(self, match: int) -> None:
        """Give a match up; it stays on file and counts apart.

        A finished one stays finished, and one that another copy plays is left alone.
        """
        if self._claims.taken(match):
            return
        followed = self._followed.get(match)
        if followed is None:
            self._given_up.add(match)
        elif followed.status is Status.OPEN:
            followed.status = Status.ABANDONED
        self._write()
        self.release(match)

    def claim(self, match: int) -> bool:
        """Take a match to play it; False while another copy of the game holds it."""
        return self._claims.claim(match)

    def release(self, match: int) -> None:
        """Let another copy of the game take a match."""
        followed = self._followed.get(match)
        if followed is not None and followed.written == followed.stamp:
            del self._followed[match]
        self._claims.release(match)

    def rebuild_results(self) -> None:
        """Compute the results of every deal anew from the logs; damaged matches keep theirs."""
        for (match,) in self.rows("SELECT match FROM matches"):
            try:
                rows = self._read(match).rows
                with self._database.write() as database:
                    database.execute("DELETE FROM deal_results WHERE match = ?", (match,))
                    write_results(database, rows)
            except (RecordError, KeyError):
                continue
            except FAULTS as fault:
                self._trouble(fault)
                return

    def rows(self, query: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """The answer to a reading query, nothing where the database cannot be read."""
        try:
            return self._database.answer(query, values)
        except FAULTS as fault:
            self._cannot_read(fault)
            return []

    def write_rows(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
        """Write rows that can be computed again; where that fails they are not kept."""
        try:
            with self._database.write() as database:
                database.executemany(statement, rows)
        except FAULTS as fault:
            self._trouble(fault)

    def close(self) -> None:
        """Write what is left to write and let go of the folder."""
        self._write()
        lost = len(self._unwritten())
        if lost:
            self.on_trouble(Notice("storage.lost", {"n": lost}))
        self._file.close()
        self._claims.close()

    @property
    def _database(self) -> Database:
        self.make_ready()
        return self._file

    def _follow(self, match: int) -> Following:
        if match not in self._followed:
            self._followed[match] = self._read(match)
        return self._followed[match]

    def _read(self, match: int) -> Following:
        """A match from memory or the database. Raises as `load`."""
        if match in self._followed:
            return self._followed[match]
        try:
            database = self._database.read()
            row, record = read_match(database, match), read_record(database, match)
            followed = Following(match, record, row.head.times[0])
        except FAULTS as fault:
            self._cannot_read(fault)
            raise RecordError(RecordFault.NOT_A_RECORD) from fault
        except (Refused, NoPackLeft) as fault:
            raise RecordError(RecordFault.ILLEGAL_ACTION) from fault
        followed.played, followed.status = row.head.times[1], row.status
        followed.note_written()
        return followed

    def _summaries(self, status: Status, limit: int, offset: int) -> list[MatchSummary]:
        """The matches on file, and those that could not be written yet."""
        unwritten = {followed.match: followed for followed in self._unwritten()}
        try:
            rows = read_matches(self._database.read(), status, limit, offset)
        except FAULTS as fault:
            self._cannot_read(fault)
            rows = []
        found = [
            row.summary(taken=self._claims.taken(row.head.match))
            for row in rows
            if row.head.match not in unwritten.keys() | self._given_up
        ]
        if not offset:
            found += [one.summary() for one in unwritten.values() if one.status is status]
        return sorted(found, key=lambda one: (one.played, one.match), reverse=True)

    def _unwritten(self) -> list[Following]:
        return [
            one
            for match, one in self._followed.items()
            if one.written != one.stamp and match not in self._strays
        ]

    def _write(self) -> None:
        """Write all that is not written yet, or tell once why that cannot be done."""
        if not self._unwritten() and not self._given_up:
            return
        try:
            self._write_all()
        except FAULTS as fault:
            if not damaged(fault) or not self._mended():
                self._trouble(fault)
                return
        if self._in_trouble:
            self._in_trouble = False
            self.on_trouble(Notice("storage.again"))

    def _write_all(self) -> None:
        unwritten = self._unwritten()
        with self._database.write() as database:
            for followed in unwritten:
                try:
                    write_match(database, followed)
                except Conflict as fault:
                    self._strays.add(followed.match)
                    self._trouble(fault)
            for match in self._given_up:
                self._write_given_up(database, match)
        self._given_up.clear()
        for followed in unwritten:
            followed.note_written()

    def _mended(self) -> bool:
        """Replace a file found damaged while it was written to; whether all is written now."""
        self.on_trouble(replace_damaged(self._database, self._claims))
        for followed in self._followed.values():
            followed.written = None
        try:
            self._write_all()
        except FAULTS:
            return False
        return True

    def _write_given_up(self, database: sqlite3.Connection, match: int) -> None:
        with suppress(KeyError, RecordError):
            row = read_match(database, match)
            if row.status is Status.OPEN:
                write_status(database, row, Status.ABANDONED)

    def _trouble(self, fault: Fault) -> None:
        if not self._in_trouble:
            self._in_trouble = True
            self.on_trouble(Notice("storage.not_stored", {"reason": fault_reason(fault)}))

    def _cannot_read(self, fault: Fault) -> None:
        if not self._reading_failed:
            self._reading_failed = True
            self.on_trouble(Notice("storage.unreadable", {"reason": fault_reason(fault)}))


def open_store(
    folder: Path, clock: Callable[[], float], on_trouble: Report = lambda _notice: None
) -> tuple[Store, tuple[Notice, ...]]:
    """The matches in `folder`, and what there is to tell; `clock` gives seconds since 1970."""
    notices: list[Notice] = []
    store = Store(folder, clock, notices.append)
    store.make_ready()
    store.on_trouble = on_trouble
    return store, tuple(notices)
