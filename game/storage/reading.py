"""Matches read from the database, each checked against its checksums."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from game.engine.record import MatchRecord, RecordError, RecordFault
from game.engine.record_text import from_json
from game.engine.undo import Entry, parse_entry
from game.storage.following import Standing, chain_check, head_check, standing_check, summarise
from game.storage.match_summary import MatchSummary, Status

_COLUMNS = "match, status, started, played, head, head_check, standing, standing_check"


@dataclass(frozen=True, slots=True)
class Head:
    """What a match is, without its log; `link` is the first of the chain of checksums."""

    match: int
    record: MatchRecord
    link: int
    status: str
    times: tuple[float, float]


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A row of matches, all its checksums right; `times` as in `summarise`."""

    head: Head
    status: Status
    standing: Standing

    def summary(self, *, taken: bool) -> MatchSummary:
        """The match in a list."""
        head = self.head
        return summarise(
            head.match, self.status, head.times, head.record, self.standing, taken=taken
        )


def read_head(database: sqlite3.Connection, match: int) -> Head:
    """What a match is. Raises RecordError if that is damaged and KeyError if it is not there."""
    return _head(_row(database, match))


def read_match(database: sqlite3.Connection, match: int) -> MatchRow:
    """One match without its log. Raises as `read_head`."""
    return _checked(_row(database, match))


def read_matches(
    database: sqlite3.Connection, status: Status, limit: int, offset: int
) -> list[MatchRow]:
    """The sound rows of a status, the last played first; a negative `limit` is none."""
    query = (
        f"SELECT {_COLUMNS} FROM matches WHERE status = ? "
        "ORDER BY played DESC, match DESC LIMIT ? OFFSET ?"
    )
    sound = []
    for row in database.execute(query, (status.value, limit, offset)).fetchall():
        with suppress(RecordError):
            sound.append(_checked(row))
    return sound


def read_record(database: sqlite3.Connection, match: int) -> MatchRecord:
    """A match with its log. Raises as `read_head`."""
    row = read_match(database, match)
    entries = tuple(sound_log(database, row.head))
    if len(entries) != row.standing.n:
        raise RecordError(RecordFault.BAD_ACTION, len(entries) + 1)
    return replace(row.head.record, log=entries)


def sound_log(database: sqlite3.Connection, head: Head) -> Iterator[Entry]:
    """The log of a match up to the first entry that is damaged or missing."""
    query = "SELECT n, entry, chain FROM log WHERE match = ? ORDER BY n"
    link = head.link
    for place, (n, entry, chain) in enumerate(database.execute(query, (head.match,)), 1):
        link = chain_check(link, entry)
        if (n, chain) != (place, link):
            return
        try:
            yield parse_entry(entry)
        except ValueError:
            return


def _row(database: sqlite3.Connection, match: int) -> Sequence[Any]:
    query = f"SELECT {_COLUMNS} FROM matches WHERE match = ?"
    row = database.execute(query, (match,)).fetchone()
    if row is None:
        raise KeyError(match)
    return tuple(row)


def _head(row: Sequence[Any]) -> Head:
    match, status, started, played, head, check, *_ = row
    if head_check(head) != check:
        raise RecordError(RecordFault.NOT_A_RECORD)
    times = started, played
    sound = all(isinstance(time, float) for time in times)
    return Head(match, from_json(head), check, status, times if sound else (0.0, 0.0))


def _checked(row: Sequence[Any]) -> MatchRow:
    head, (*_, standing, check) = _head(row), row
    if standing_check(head.status, head.times, standing) != check:
        raise RecordError(RecordFault.NOT_A_RECORD)
    try:
        return MatchRow(head, Status(head.status), Standing.from_json(standing))
    except ValueError as fault:
        raise RecordError(RecordFault.NOT_A_RECORD) from fault
