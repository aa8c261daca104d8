"""What can still be read of a damaged database, carried over match by match.

A match whose checksums are right is copied as it stands; of another the sound part of its log is
replayed, so that it can be played on from there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from game.engine.refusal import Refused
from game.engine.shuffle import NoPackLeft
from game.engine.state import Phase
from game.engine.undo import Entry
from game.storage.database import Database
from game.storage.files import is_stray
from game.storage.following import Following
from game.storage.inspection import reader
from game.storage.match_summary import Status
from game.storage.reading import Head, MatchRow, read_head, read_match, read_record, sound_log
from game.storage.recording import write_copy, write_match
from game.storage.results import DealRow


def salvage(kept: Path, target: Database) -> int:
    """Carry over what can be read of the file at `kept`; the number of matches.

    Raises OSError and sqlite3.Error if the target cannot be written.
    """
    if is_stray(kept):
        return 0
    try:
        source = reader(kept)
    except (sqlite3.Error, OSError):
        return 0
    with closing(source):
        return sum(_carry_over(source, target, match) for match in _matches(source))


def _matches(source: sqlite3.Connection) -> list[int]:
    """The numbers of the matches, read from both ends as far as either way goes."""
    found: dict[int, None] = {}
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.Error):
            for (match,) in source.execute(f"SELECT match FROM matches ORDER BY match {order}"):
                if isinstance(match, int):
                    found[match] = None
    return list(found)


def _carry_over(source: sqlite3.Connection, target: Database, match: int) -> bool:
    try:
        row = read_match(source, match)
        record = read_record(source, match)
        rows = _results(source, row)
    except Exception:  # A damaged row may hold anything, and fail in any way.
        return _replay(source, target, match)
    with target.write() as database:
        write_copy(database, row, record, rows)
    return True


def _results(source: sqlite3.Connection, row: MatchRow) -> list[DealRow]:
    """All results of a match. Raises ValueError if one is damaged or missing."""
    query = "SELECT * FROM deal_results WHERE match = ? ORDER BY deal, seat"
    found = [(DealRow(*cells), check) for *cells, check in source.execute(query, (row.head.match,))]
    scored = row.standing.phase in (Phase.SCORED, Phase.OVER)
    record = row.head.record
    deals = row.standing.deal - record.start.deal + scored
    sound = all(deal.check == check for deal, check in found)
    if not sound or len(found) != deals * record.rules.row.seats:
        raise ValueError(row.head.match)
    return [deal for deal, _ in found]


def _replay(source: sqlite3.Connection, target: Database, match: int) -> bool:
    """Carry over the sound part of a match; False if it cannot even be told what it was."""
    try:
        head = read_head(source, match)
        followed = Following(match, head.record, head.times[0])
    except Exception:  # As above.
        return False
    for entry in _readable(source, head):
        try:
            followed.follow(entry, head.times[1])
        except (Refused, NoPackLeft):
            break
    if head.status == Status.ABANDONED.value:
        followed.status = Status.ABANDONED
    with target.write() as database:
        write_match(database, followed)
    return True


def _readable(source: sqlite3.Connection, head: Head) -> Iterator[Entry]:
    with suppress(sqlite3.Error):
        yield from sound_log(source, head)
