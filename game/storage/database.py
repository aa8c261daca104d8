"""The database file: opened when it is needed, written in transactions, set aside when damaged."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

from game.storage.faults import Unusable
from game.storage.inspection import BUSY_SECONDS, SIDE_FILES, lenient_text, reader
from game.storage.schema import VERSION, migrate, version_of

NAME = "spades.sqlite3"
_CACHE_KIB = 16 << 10


class Database:
    """The database at `path`. `read` and `write` raise what `faults.FAULTS` lists."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unusable: Unusable | None = None
        """Why the file must not be written to, once that is so."""
        self._connection: sqlite3.Connection | None = None
        self._inode = 0
        self._answers: dict[tuple[str, tuple[Any, ...]], list[tuple[Any, ...]]] = {}
        self._answers_hold_for = (0, 0)

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """A transaction, kept when the block ends well; the file is opened anew if it must be."""
        database = self._writer()
        try:
            database.execute("BEGIN IMMEDIATE")
            yield database
            database.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                if database.in_transaction:
                    database.execute("ROLLBACK")
            # A file opened while it could not be written to stays like that until it is reopened.
            self.close()
            raise

    def read(self) -> sqlite3.Connection:
        """A connection to read from, also where writing is impossible."""
        try:
            return self._writer()
        except (sqlite3.Error, OSError):
            self.close()
            self._keep(reader(self.path))
            return self._open()

    def answer(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """The answer to a reading query, remembered until something is written by anybody."""
        database = self.read()
        (others,) = database.execute("PRAGMA data_version").fetchone()
        state = (others, database.total_changes)
        if state != self._answers_hold_for:
            self._answers.clear()
            self._answers_hold_for = state
        if (query, values) not in self._answers:
            self._answers[query, values] = database.execute(query, values).fetchall()
        return self._answers[query, values]

    def set_aside(self) -> Path:
        """Rename the file and what belongs to it to a free name, which is returned.

        Raises OSError.
        """
        self.close()
        kept = self._free_name()
        for side in SIDE_FILES:
            with suppress(FileNotFoundError):
                _beside(self.path, side).rename(_beside(kept, side))
        return kept

    def close(self) -> None:
        """Close the file; it is opened again when it is needed."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise sqlite3.OperationalError
        return self._connection

    def _writer(self) -> sqlite3.Connection:
        if self.unusable is not None:
            raise self.unusable
        if self._connection is not None and self._in_place():
            return self._connection
        self.close()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        database = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            _set_up(database)
        except BaseException:
            database.close()
            raise
        self._keep(database)
        return database

    def _keep(self, database: sqlite3.Connection) -> None:
        self._connection, self._inode = database, self.path.stat().st_ino
        self._answers.clear()

    def _in_place(self) -> bool:
        """Whether the open file is still the one of its name; writing to another is in vain."""
        try:
            return os.stat(self.path).st_ino == self._inode
        except OSError:
            return False

    def _free_name(self) -> Path:
        for number in count(1):
            name = self.path.with_name(f"{self.path.name}.corrupt-{number}")
            if not any(_beside(name, side).exists() for side in SIDE_FILES):
                return name
        raise AssertionError


def _set_up(database: sqlite3.Connection) -> None:
    database.text_factory = lenient_text
    version = version_of(database)
    if version > VERSION:
        raise Unusable("storage.newer")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
    if version < VERSION:
        migrate(database)


def _beside(path: Path, side: str) -> Path:
    return path.with_name(path.name + side)
