"""Whether a database file is sound, of this game, and of a version it knows.

The file is looked at read-only: an ordinary connection may write to it when it is closed.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from game.storage.faults import Unusable
from game.storage.files import is_stray
from game.storage.following import chain_check, head_check
from game.storage.schema import APPLICATION, VERSION, read_schema, schema_of, version_of
from game.storage.wal import has_lost

BUSY_SECONDS = 0.25
"""How long another copy of the game is waited for."""

SIDE_FILES = ("-journal", "-wal", "-shm", "")
"""What belongs together; the file itself comes last, since the others are worthless before it."""

_THOROUGH_BYTES = 32 << 20
"""Up to this size indexes are compared with their tables too, which takes about a second."""

_FARTHEST_VERSION = 1000
"""A version beyond is damage, not progress."""

_DAMAGE = frozenset(
    {
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        # A query that fails to compile, or a text without end, comes from a damaged schema or page.
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_TOOBIG,
    }
)


class Damaged(Exception):
    """The file is not, or no longer, a sound database of this game."""


def look_over(path: Path, *, alone: bool) -> None:
    """Return if the file is sound, or not there; `alone` if no other copy of the game uses it.

    Raises Damaged, Unusable for a newer version, and sqlite3.Error or OSError where the file cannot
    be read for reasons that are not its own.
    """
    if _beset(path):
        raise Damaged
    if not path.exists() or not path.stat().st_size:
        return
    try:
        if alone and has_lost(path.with_name(f"{path.name}-wal")):
            raise Damaged
        with closing(reader(path)) as database:
            _inspect(database, thorough=path.stat().st_size <= _THOROUGH_BYTES)
    except sqlite3.OperationalError as fault:
        if getattr(fault, "sqlite_errorcode", 0) & 0xFF in _DAMAGE:
            raise Damaged from fault
        raise
    except (sqlite3.DatabaseError, ValueError, TypeError) as fault:
        raise Damaged from fault


def reader(path: Path) -> sqlite3.Connection:
    """A connection that never writes; where even that needs a side file, the file alone is read."""
    uri = path.absolute().as_uri()
    alone = f"{uri}?mode=ro&immutable=1"
    if _beset(path):
        return _reader(alone)
    try:
        return _reader(f"{uri}?mode=ro")
    except sqlite3.OperationalError:
        wal = path.with_name(f"{path.name}-wal")
        if wal.exists() and wal.stat().st_size:
            raise
        return _reader(alone)


def _beset(path: Path) -> bool:
    """Whether something that is no file has the name of the database, or of what belongs to it."""
    return any(is_stray(path.with_name(path.name + side)) for side in SIDE_FILES)


def lenient_text(data: bytes) -> str:
    """A text from the database. Damage in it is the checksums' to find, and stops no reading."""
    return data.decode("utf-8", errors="replace")


def _reader(uri: str) -> sqlite3.Connection:
    database = sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        database.text_factory = lenient_text
        version_of(database)
    except BaseException:
        database.close()
        raise
    return database


def _inspect(database: sqlite3.Connection, *, thorough: bool) -> None:
    version = version_of(database)
    application = database.execute("PRAGMA application_id").fetchone()[0]
    if application not in (0, APPLICATION) or not 0 <= version <= _FARTHEST_VERSION:
        raise Damaged
    if version > VERSION:
        raise Unusable("storage.newer")
    check = "integrity_check" if thorough else "quick_check"
    if database.execute(f"PRAGMA {check}(1)").fetchone()[0] != "ok":
        raise Damaged
    if read_schema(database) != schema_of(version):
        raise Damaged
    if version:
        _inspect_open_matches(database)


def _inspect_open_matches(database: sqlite3.Connection) -> None:
    """A damaged match must not be played on, so it is found before."""
    query = "SELECT match, head, head_check FROM matches WHERE status = 'open'"
    for match, head, check in database.execute(query).fetchall():
        if head_check(head) != check:
            raise Damaged
        rows = database.execute(
            "SELECT n, entry, chain FROM log WHERE match = ? ORDER BY n", (match,)
        )
        link = check
        for place, (n, entry, chain) in enumerate(rows, 1):
            link = chain_check(link, entry)
            if (n, chain) != (place, link):
                raise Damaged
