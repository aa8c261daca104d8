"""The database's versions: steps that are taken once, together, and never halfway."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from game.engine.rules import Rules
from game.storage import database, inspection, schema
from game.storage.database import NAME
from game.storage.matches import open_store
from tests.storage.kit import Clock, empty_record, played

STEP = ("ALTER TABLE rules ADD COLUMN liked INTEGER NOT NULL DEFAULT 0",)
FAULTY = ("ALTER TABLE rules ADD COLUMN loved INTEGER", "ALTER TABLE nothing ADD COLUMN x")


@pytest.fixture
def older(tmp_path: Path) -> int:
    """A match in a database of today's version."""
    store, _ = open_store(tmp_path, Clock())
    match = store.new_match(played(empty_record(Rules(deals=1))))
    store.close()
    return match


def to_come(patch: pytest.MonkeyPatch, *steps: tuple[str, ...]) -> None:
    """Let the game be some versions further on."""
    patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, *steps))
    for module in (schema, database, inspection):
        patch.setattr(module, "VERSION", len(schema.MIGRATIONS))
    schema.schema_of.cache_clear()


def columns(folder: Path) -> list[str]:
    found = sqlite3.connect(folder / NAME)
    names = [row[1] for row in found.execute("PRAGMA table_info (rules)")]
    found.close()
    return names


def test_a_new_database_has_the_latest_version(tmp_path: Path, older: int) -> None:
    found = sqlite3.connect(tmp_path / NAME)
    assert schema.version_of(found) == schema.VERSION
    assert schema.read_schema(found) == schema.schema_of(schema.VERSION)
    assert found.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    found.close()
    assert older


def test_a_database_from_before_rules_had_names_opens_as_it_is(tmp_path: Path, older: int) -> None:
    found = sqlite3.connect(tmp_path / NAME)
    before = found.execute("SELECT * FROM matches").fetchall()
    found.execute("DROP TABLE reviews")
    found.execute("PRAGMA user_version = 1")
    found.close()
    store, notices = open_store(tmp_path, Clock())
    assert notices == ()
    assert store.load(older).rules_name == ""
    store.close()
    found = sqlite3.connect(tmp_path / NAME)
    assert schema.version_of(found) == schema.VERSION
    assert found.execute("SELECT * FROM matches").fetchall() == before
    found.close()


def test_an_older_database_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, older: int
) -> None:
    to_come(monkeypatch, STEP)
    store, notices = open_store(tmp_path, Clock())
    assert notices == ()
    assert [one.match for one in store.finished()] == [older]
    assert store.load(older).log
    store.close()
    assert columns(tmp_path)[-1] == "liked"
    monkeypatch.undo()
    schema.schema_of.cache_clear()
    _, (notice,) = open_store(tmp_path, Clock())
    assert notice.key == "storage.newer"


def test_a_step_that_fails_is_not_taken_halfway(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, older: int
) -> None:
    before = columns(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, FAULTY))
        for module in (schema, database):
            patch.setattr(module, "VERSION", len(schema.MIGRATIONS))
        store, (notice,) = open_store(tmp_path, Clock())
        assert notice.key == "storage.not_stored"
        assert [one.match for one in store.finished()] == [older]
        store.close()
    assert columns(tmp_path) == before
    store, notices = open_store(tmp_path, Clock())
    assert notices == ()
    store.close()
