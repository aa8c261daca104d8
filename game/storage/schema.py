"""The tables of the database, and the steps that bring an older one up to date.

`matches.head` is the record without its log, `log.entry` one action in its notation. Both carry a
checksum, since a flipped bit inside a text is nothing that SQLite would notice.
"""

from __future__ import annotations

import sqlite3
from functools import cache

APPLICATION = 0x53504144
"""Marks the file as this game's."""

_FIRST = (
    """
    CREATE TABLE rules (
        key INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        json TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE matches (
        match INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        status TEXT NOT NULL,
        started REAL NOT NULL,
        played REAL NOT NULL,
        head TEXT NOT NULL,
        head_check INTEGER NOT NULL,
        standing TEXT NOT NULL,
        standing_check INTEGER NOT NULL
    )
    """,
    "CREATE INDEX matches_by_time ON matches (status, played, match)",
    """
    CREATE TABLE seats (
        match INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        player TEXT NOT NULL,
        human INTEGER NOT NULL,
        level TEXT NOT NULL,
        against TEXT NOT NULL,
        table_key TEXT NOT NULL,
        rules INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE log (
        match INTEGER NOT NULL,
        n INTEGER NOT NULL,
        entry TEXT NOT NULL,
        chain INTEGER NOT NULL,
        PRIMARY KEY (match, n)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE deal_results (
        match INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        match_kind TEXT NOT NULL,
        player TEXT NOT NULL,
        human INTEGER NOT NULL,
        level TEXT NOT NULL,
        against TEXT NOT NULL,
        table_key TEXT NOT NULL,
        rules INTEGER NOT NULL,
        bid_kind TEXT,
        bid INTEGER,
        tricks INTEGER NOT NULL,
        nil_made INTEGER,
        contract INTEGER NOT NULL,
        side_tricks INTEGER NOT NULL,
        made INTEGER NOT NULL,
        was_set INTEGER NOT NULL,
        bags INTEGER NOT NULL,
        points INTEGER NOT NULL,
        total INTEGER NOT NULL,
        ledger TEXT NOT NULL,
        hand TEXT NOT NULL,
        undone INTEGER NOT NULL,
        closing INTEGER NOT NULL,
        outcome TEXT,
        row_check INTEGER NOT NULL,
        PRIMARY KEY (match, deal, seat)
    ) WITHOUT ROWID
    """,
    # Each begins with what every query fixes, so that neither table nor sorting is needed.
    """
    CREATE INDEX deals_by_bid ON deal_results (
        undone, match_kind, human, player, table_key, rules, against, bid_kind, bid, tricks,
        nil_made, made, was_set, bags, points
    )
    """,
    """
    CREATE INDEX deals_by_match ON deal_results (
        undone, match_kind, human, player, match, table_key, rules, against, points, outcome
    )
    """,
    """
    CREATE INDEX endings ON deal_results (
        closing, undone, match_kind, human, player, match, table_key, rules, against, outcome
    ) WHERE closing = 1
    """,
)

_NAMED_RULES = ()
"""Nothing to alter, but a head may name its rules, which an earlier game takes for damage."""

_REVIEWS = (
    """
    CREATE TABLE reviews (
        match INTEGER NOT NULL,
        n INTEGER NOT NULL,
        position INTEGER NOT NULL,
        decision TEXT NOT NULL,
        row_check INTEGER NOT NULL,
        PRIMARY KEY (match, n)
    ) WITHOUT ROWID
    """,
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (_FIRST, _NAMED_RULES, _REVIEWS)
"""The statements that lead from each version to the next; only ever added to."""

VERSION = len(MIGRATIONS)


def version_of(database: sqlite3.Connection) -> int:
    """The version of an open database, 0 for an empty one."""
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def migrate(database: sqlite3.Connection) -> None:
    """Bring a database up to date, in one transaction. Raises sqlite3.Error, and changes nothing.

    The connection must not open transactions by itself.
    """
    database.execute("BEGIN IMMEDIATE")
    try:
        # Another copy of the game may have been quicker, so the version is read within.
        for version in range(version_of(database), VERSION):
            for statement in MIGRATIONS[version]:
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {version + 1}")
            database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


@cache
def schema_of(version: int) -> frozenset[str]:
    """The tables and indexes of a version, as the database tells them."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    for steps in MIGRATIONS[:version]:
        for statement in steps:
            database.execute(statement)
    found = read_schema(database)
    database.close()
    return found


def read_schema(database: sqlite3.Connection) -> frozenset[str]:
    """The tables and indexes of an open database."""
    rows = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    return frozenset(sql for (sql,) in rows if "sqlite_stat" not in sql)
