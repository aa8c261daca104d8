"""Damaged databases: set aside, never deleted, and what can be read of them goes on."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from game.engine.record import MatchRecord
from game.engine.rules import Rules
from game.storage.database import NAME
from game.storage.matches import Store, open_store
from game.storage.notice import Notice
from game.storage.schema import VERSION
from tests.storage import corruptions
from tests.storage.kit import SHORT, Clock, empty_record, played


def test_random_damage_loses_no_file_and_makes_nothing_up() -> None:
    found = corruptions.run(20, seed=3)
    assert found.total() == 20
    assert found["storage.damaged"] > 0


@pytest.fixture
def filled(tmp_path: Path) -> dict[int, MatchRecord]:
    """Two finished matches, one unfinished and one given up in `tmp_path`."""
    store, _ = open_store(tmp_path, Clock())
    records = [played(empty_record(Rules(deals=1), seed), seed) for seed in range(2)]
    records += [played(empty_record(SHORT, 5), 5, most=70), played(empty_record(SHORT), most=5)]
    matches = {store.new_match(record): record for record in records}
    store.abandon(max(matches))
    store.close()
    return matches


def execute(folder: Path, statement: str) -> None:
    database = sqlite3.connect(folder / NAME)
    database.execute(statement)
    database.commit()
    database.close()


def reopened(folder: Path) -> tuple[dict[int, MatchRecord], list[Notice]]:
    store, notices = open_store(folder, Clock(9_000_000.0))
    matches = [one.match for one in (*store.unfinished(), *store.finished())]
    records = {match: store.load(match) for match in matches}
    store.close()
    return records, list(notices)


def test_a_file_that_is_no_database_is_kept(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / NAME).write_bytes(b"no database" * 100)
        records, (notice,) = reopened(tmp_path)
        assert records == {}
        assert f"corrupt-{number}" in notice.text
        kept = tmp_path / f"{NAME}.corrupt-{number}"
        assert kept.read_bytes() == b"no database" * 100
    assert reopened(tmp_path) == ({}, [])


def test_a_database_of_another_program_is_kept(tmp_path: Path) -> None:
    execute(tmp_path, "CREATE TABLE songs (title TEXT)")
    _, (notice,) = reopened(tmp_path)
    assert "corrupt-1" in notice.text


def test_a_damaged_entry_of_an_unfinished_match_costs_what_follows_only(
    tmp_path: Path, filled: dict[int, MatchRecord]
) -> None:
    *finished, unfinished, _ = sorted(filled)
    execute(tmp_path, f"UPDATE log SET entry = '0 look' WHERE match = {unfinished} AND n = 40")
    records, (notice,) = reopened(tmp_path)
    assert notice.values["n"] == 4
    assert records[unfinished].log == filled[unfinished].log[:39]
    assert all(records[match] == filled[match] for match in finished)


def test_a_match_without_its_head_is_lost_alone(
    tmp_path: Path, filled: dict[int, MatchRecord]
) -> None:
    *finished, unfinished, _ = sorted(filled)
    execute(tmp_path, f"UPDATE matches SET head_check = 1 WHERE match = {unfinished}")
    records, (notice,) = reopened(tmp_path)
    assert notice.values["n"] == 3
    assert sorted(records) == finished


def test_what_is_carried_over_is_what_was_there(
    tmp_path: Path, filled: dict[int, MatchRecord]
) -> None:
    def everything() -> list[list[tuple[object, ...]]]:
        database = sqlite3.connect(tmp_path / NAME)
        tables = ("matches", "seats", "log", "deal_results", "rules")
        rows = [
            database.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in tables
        ]
        database.close()
        return rows

    before = everything()
    execute(tmp_path, "DROP INDEX endings")
    _, (notice,) = reopened(tmp_path)
    assert notice.values["n"] == len(filled)
    assert everything() == before


def test_damaged_results_are_computed_anew(tmp_path: Path, filled: dict[int, MatchRecord]) -> None:
    execute(tmp_path, "UPDATE deal_results SET points = 999")
    execute(tmp_path, "DROP INDEX endings")
    reopened(tmp_path)
    database = sqlite3.connect(tmp_path / NAME)
    assert database.execute("SELECT COUNT(*) FROM deal_results WHERE points = 999").fetchone() == (
        0,
    )
    assert database.execute("SELECT COUNT(*) FROM deal_results").fetchone()[0] >= 8
    database.close()


def test_a_newer_version_is_left_alone(tmp_path: Path, filled: dict[int, MatchRecord]) -> None:
    execute(tmp_path, f"PRAGMA user_version = {VERSION + 1}")
    before = (tmp_path / NAME).read_bytes()
    told: list[Notice] = []
    store, (notice,) = open_store(tmp_path, Clock(), told.append)
    assert "newer version" in notice.text
    record = played(empty_record(SHORT), most=10)
    match = store.new_match(record)
    assert store.load(match) == record
    assert [one.match for one in store.unfinished()] == [match]
    assert told == []
    store.close()
    assert [notice.key for notice in told] == ["storage.lost"]
    assert (tmp_path / NAME).read_bytes() == before
    assert len(filled) == 4


def test_a_write_ahead_log_with_a_hole_is_kept(tmp_path: Path) -> None:
    store, _ = open_store(tmp_path / "open", Clock())
    record = played(empty_record(SHORT), most=60)
    match = store.new_match(empty_record(SHORT))
    for number, action in enumerate(record.log, 1):
        store.append(match, number, action)
    (tmp_path / "hurt").mkdir()
    for side in ("", "-wal"):
        shutil.copyfile(tmp_path / "open" / f"{NAME}{side}", tmp_path / "hurt" / f"{NAME}{side}")
    store.close()
    wal = tmp_path / "hurt" / f"{NAME}-wal"
    data = bytearray(wal.read_bytes())
    data[len(data) // 2] ^= 1
    wal.write_bytes(data)
    records, (notice,) = reopened(tmp_path / "hurt")
    assert notice.values["n"] == 1
    assert 0 < len(records[match].log) < 60
    assert records[match].log == record.log[: len(records[match].log)]
    assert (tmp_path / "hurt" / f"{NAME}.corrupt-1-wal").read_bytes() == data


def test_damage_met_while_playing_is_mended(tmp_path: Path) -> None:
    told: list[Notice] = []
    store, _ = open_store(tmp_path, Clock(), told.append)
    record = played(empty_record(SHORT), most=60)
    match = store.new_match(replace_log(record, 30))
    store.close()
    store, _ = open_store(tmp_path, Clock(), told.append)
    assert store.claim(match)
    store.load(match)
    path = tmp_path / NAME
    data = bytearray(path.read_bytes())
    data[4096:] = bytes(len(data) - 4096)
    path.write_bytes(data)
    for number, action in enumerate(record.log[30:], 31):
        store.append(match, number, action)
    store.close()
    assert "storage.damaged" in [notice.key for notice in told]
    assert (tmp_path / f"{NAME}.corrupt-1").exists()
    assert reopened(tmp_path) == ({match: record}, [])


def replace_log(record: MatchRecord, most: int) -> MatchRecord:
    return MatchRecord(record.rules, record.players, record.source, log=record.log[:most])


def test_a_match_begun_before_the_file_was_looked_over_goes_to_the_one_in_its_place(
    tmp_path: Path,
) -> None:
    (tmp_path / NAME).write_bytes(b"no database" * 100)
    told: list[Notice] = []
    store = Store(tmp_path, Clock(), told.append)
    match = store.new_match(empty_record())
    assert store.ready
    assert "corrupt-1" in told[0].text
    store.close()
    assert list(reopened(tmp_path)[0]) == [match]
