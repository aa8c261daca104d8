"""A followed match written to the database, and what is already there left alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from itertools import accumulate, count, repeat

from game.engine.record import MatchRecord
from game.storage.faults import Conflict
from game.storage.following import (
    Following,
    Standing,
    chain_check,
    head_check,
    head_of,
    standing_check,
)
from game.storage.match_summary import Status
from game.storage.reading import MatchRow
from game.storage.results import DealRow, rules_json, rules_key, seat_rows


def write_match(database: sqlite3.Connection, followed: Following) -> None:
    """Write what the database lacks of a match, within a transaction.

    Raises Conflict if the log there is another one, and sqlite3.Error.
    """
    times = followed.started, followed.played
    row = database.execute("SELECT 1 FROM matches WHERE match = ?", (followed.match,)).fetchone()
    if row is None:
        _write_head(database, followed.match, followed.record, times)
        _write_rules(database, followed.record)
    _write_log(database, followed)
    _write_new_results(database, followed)
    _write_standing(database, followed.match, followed.status, times, followed.standing)


def write_results(database: sqlite3.Connection, rows: Iterable[DealRow]) -> None:
    """Write rows of deal_results over those that are there."""
    places = ", ".join("?" * (len(DealRow._fields) + 1))
    database.executemany(
        f"INSERT OR REPLACE INTO deal_results VALUES ({places})",
        [(*row, row.check) for row in rows],
    )


def write_status(database: sqlite3.Connection, row: MatchRow, status: Status) -> None:
    """Write a new status of a match that is not followed."""
    _write_standing(database, row.head.match, status, row.head.times, row.standing)


def write_copy(
    database: sqlite3.Connection, row: MatchRow, record: MatchRecord, results: Iterable[DealRow]
) -> None:
    """Write a match that was read whole from elsewhere, without replaying it."""
    match, link = row.head.match, row.head.link
    _write_head(database, match, record, row.head.times)
    _write_rules(database, record)
    entries = [str(entry) for entry in record.log]
    chain = list(accumulate(entries, chain_check, initial=link))[1:]
    _write_entries(database, zip(repeat(match), count(1), entries, chain))
    write_results(database, results)
    _write_standing(database, match, row.status, row.head.times, row.standing)


def _write_standing(
    database: sqlite3.Connection,
    match: int,
    status: Status,
    times: tuple[float, float],
    standing: Standing,
) -> None:
    text = standing.to_json()
    database.execute(
        "UPDATE matches SET status = ?, started = ?, played = ?, standing = ?, standing_check = ? "
        "WHERE match = ?",
        (status.value, *times, text, standing_check(status.value, times, text), match),
    )


def _write_head(
    database: sqlite3.Connection, match: int, record: MatchRecord, times: tuple[float, float]
) -> None:
    head = head_of(record)
    database.execute(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, '', 0)",
        (match, record.kind.value, Status.OPEN.value, *times, head, head_check(head)),
    )
    database.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", seat_rows(match, record)
    )


def _write_rules(database: sqlite3.Connection, record: MatchRecord) -> None:
    """Write rules once; a later name takes the place of an earlier one."""
    database.execute(
        "INSERT INTO rules VALUES (?, ?, ?) "
        "ON CONFLICT (key) DO UPDATE SET name = excluded.name WHERE excluded.name <> ''",
        (rules_key(record.rules), record.rules_name, rules_json(record.rules)),
    )


def _write_log(database: sqlite3.Connection, followed: Following) -> None:
    row = database.execute(
        "SELECT n, chain FROM log WHERE match = ? ORDER BY n DESC LIMIT 1", (followed.match,)
    ).fetchone()
    there, chain = row or (0, None)
    if there > len(followed.chain) or (there and followed.chain[there - 1] != chain):
        raise Conflict
    new = range(there, len(followed.entries))
    _write_entries(
        database,
        ((followed.match, n + 1, followed.entries[n], followed.chain[n]) for n in new),
    )


def _write_entries(database: sqlite3.Connection, rows: Iterable[tuple[int, int, str, int]]) -> None:
    database.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)


def _write_new_results(database: sqlite3.Connection, followed: Following) -> None:
    if followed.rows_changed:
        database.execute("DELETE FROM deal_results WHERE match = ?", (followed.match,))
        write_results(database, followed.rows)
        return
    if not followed.rows:
        return
    (there,) = database.execute(
        "SELECT MAX(deal) FROM deal_results WHERE match = ?", (followed.match,)
    ).fetchone()
    last = followed.rows[-1].deal
    if there != last:
        ended = followed.rows[-1].outcome is not None
        new = [row for row in followed.rows if ended or row.deal > (there or 0)]
        write_results(database, new)
