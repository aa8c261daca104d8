"""Matches on file: stored entry by entry, listed, taken up, given up, and their results."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.record import Kind, RecordError, replay
from game.engine.rules import CLASSIC, Rules
from game.engine.state import Phase
from game.engine.turn import phase, to_act
from game.storage.match_summary import Status
from game.storage.matches import Store, open_store
from game.storage.notice import Notice
from tests.storage.kit import SHORT, Clock, empty_record, played


@pytest.fixture
def told() -> list[Notice]:
    return []


@pytest.fixture
def store(tmp_path: Path, told: list[Notice]) -> Iterator[Store]:
    opened, notices = open_store(tmp_path, Clock(), told.append)
    assert notices == ()
    yield opened
    opened.close()
    assert told == []


def reopened(folder: Path) -> Store:
    store, notices = open_store(folder, Clock(2_000_000.0))
    assert notices == ()
    return store


def results(folder: Path) -> list[tuple[object, ...]]:
    database = sqlite3.connect(folder / "spades.sqlite3")
    rows = database.execute("SELECT * FROM deal_results ORDER BY match, deal, seat").fetchall()
    database.close()
    return rows


@pytest.mark.parametrize(
    "rules",
    [
        SHORT,
        Rules(table="solo4", deals=1),
        Rules(deals=1, team_talk="on", first_lead="lowest_club"),
    ],
    ids=["blind", "solo", "talk"],
)
def test_a_match_is_taken_up_at_every_entry(tmp_path: Path, store: Store, rules: Rules) -> None:
    whole = played(empty_record(rules, seed=3), seed=4)
    match = store.new_match(empty_record(rules, seed=3))
    for number, action in enumerate(whole.log, 1):
        assert store.load(match).log == whole.log[: number - 1]
        store.append(match, number, action)
        other = sqlite3.connect(tmp_path / "spades.sqlite3")
        rows = other.execute("SELECT entry FROM log WHERE match = ? ORDER BY n", (match,))
        assert [entry for (entry,) in rows] == [str(action) for action in whole.log[:number]]
        other.close()
    assert store.load(match) == whole


@pytest.mark.parametrize("most", [0, 1, 5, 30, 57, 80, 111])
def test_a_match_is_taken_up_by_the_next_program(tmp_path: Path, most: int) -> None:
    whole = played(empty_record(SHORT), seed=5)
    first, _ = open_store(tmp_path, Clock())
    match = first.new_match(replace(whole, log=whole.log[:most]))
    first.close()
    second = reopened(tmp_path)
    (summary,) = second.unfinished()
    assert summary.match == match
    assert second.claim(match)
    record = second.load(match)
    assert record == replace(whole, log=whole.log[:most])
    for number, action in enumerate(whole.log[most:], most + 1):
        second.append(match, number, action)
    assert second.unfinished() == []
    assert [done.match for done in second.finished()] == [match]
    second.close()
    assert replay(reopened(tmp_path).load(match)) == replay(whole)


@pytest.mark.parametrize("most", range(0, 120, 9))
def test_a_summary_tells_where_a_match_stands(store: Store, most: int) -> None:
    record = played(empty_record(SHORT), seed=6, most=most)
    store.new_match(record)
    (summary,) = store.unfinished()
    state = replay(record)
    assert (summary.phase, summary.asked) == (phase(state), to_act(state))
    assert (summary.deal, summary.totals) == (state.deal, state.totals)
    assert (summary.rules, summary.players) == (record.rules, record.players)
    assert summary.status is Status.OPEN
    assert not summary.taken
    if phase(state) is Phase.PLAY:
        assert summary.trick == state.tricks_done + 1


def test_unfinished_matches_come_last_played_first(store: Store) -> None:
    records = [played(empty_record(SHORT, seed), seed, most=10) for seed in range(4)]
    matches = [store.new_match(replace(record, log=record.log[:-1])) for record in records]
    store.append(matches[1], 10, records[1].log[9])
    listed = store.unfinished()
    assert [one.match for one in listed] == [matches[1], matches[3], matches[2], matches[0]]
    assert listed[3].started == listed[3].played < listed[1].played < listed[0].played


def test_finished_matches_come_in_pages(store: Store) -> None:
    rules = Rules(deals=1)
    matches = [store.new_match(played(empty_record(rules, seed), seed)) for seed in range(5)]
    assert [one.match for one in store.finished(2, 0)] == [matches[4], matches[3]]
    assert [one.match for one in store.finished(2, 4)] == [matches[0]]
    (last, *_) = store.finished(1)
    assert last.phase is Phase.OVER
    assert last.winners
    state = replay(store.load(last.match))
    assert (last.totals, last.winners) == (state.totals, state.ended and state.ended.winners)


def test_an_abandoned_match_is_listed_nowhere_and_stays_on_file(
    tmp_path: Path, store: Store
) -> None:
    record = played(empty_record(SHORT), most=20)
    held, other = store.new_match(record), store.new_match(record)
    store.release(other)
    store.abandon(held)
    store.abandon(other)
    assert store.unfinished() == []
    assert store.finished() == []
    assert store.load(held) == store.load(other) == record
    again = reopened(tmp_path)
    assert again.unfinished() == []
    again.close()


def test_a_finished_match_cannot_be_abandoned(store: Store) -> None:
    match = store.new_match(played(empty_record(Rules(deals=1))))
    store.abandon(match)
    store.release(match)
    store.abandon(match)
    assert [one.match for one in store.finished()] == [match]


def test_entries_out_of_turn_are_refused(store: Store) -> None:
    record = played(empty_record(), most=3)
    match = store.new_match(empty_record())
    with pytest.raises(ValueError, match="2"):
        store.append(match, 2, record.log[1])
    store.append(match, 1, record.log[0])
    assert store.load(match).log == record.log[:1]


def test_a_match_that_is_not_there_is_one_error(store: Store) -> None:
    with pytest.raises(KeyError):
        store.load(17)


def test_results_are_those_of_the_replayed_state(tmp_path: Path, store: Store) -> None:
    record = played(empty_record(SHORT, seed=8), seed=9)
    match = store.new_match(record)
    state = replay(record)
    (ended,) = [state.ended]
    assert ended is not None
    other = sqlite3.connect(tmp_path / "spades.sqlite3")
    other.row_factory = sqlite3.Row
    rows = other.execute("SELECT * FROM deal_results ORDER BY deal, seat").fetchall()
    assert len(rows) == 8
    for row in rows:
        result, seat = state.results[row["deal"] - 1], row["seat"]
        side = state.table.side_of(seat)
        bid, ledger = result.bids[seat], result.ledgers[side]
        assert row["match"] == match
        assert (row["player"], row["human"]) == (record.players[seat].name, int(seat == 0))
        assert bid is not None
        assert (row["bid"], row["bid_kind"]) == (bid.tricks, bid.kind.name.lower())
        assert (row["tricks"], row["points"]) == (result.taken[seat], ledger.points)
        assert (row["total"], row["was_set"]) == (result.totals[side], ledger.set)
        assert len(row["hand"].split()) == 13
        assert row["outcome"] == ("won" if side in ended.winners else "lost")
        assert row["closing"] == (row["deal"] == 2)
    other.close()


def test_the_hand_on_file_is_the_one_dealt(store: Store) -> None:
    rules = Rules(deals=1, nil_exchange=4, blind_nil="any", blind_exchange=4)
    for seed in range(12):
        store.new_match(played(empty_record(rules, seed), seed))
    cards = store.rows("SELECT match, group_concat(hand, ' ') FROM deal_results GROUP BY match")
    assert all(len(set(hands.split())) == 52 for _, hands in cards)
    exchanged = store.rows("SELECT COUNT(*) FROM log WHERE entry LIKE '%give __%'")
    assert exchanged[0][0] > 0


def test_results_are_written_when_the_deal_closes(tmp_path: Path, store: Store) -> None:
    whole = played(empty_record(SHORT), seed=2)
    match = store.new_match(empty_record(SHORT))
    for number, action in enumerate(whole.log, 1):
        store.append(match, number, action)
        done = replay(replace(whole, log=whole.log[:number])).results if number % 13 == 0 else None
        if done is not None:
            assert len(results(tmp_path)) == 4 * len(done)


@pytest.mark.parametrize("kind", list(Kind))
def test_results_rebuilt_from_the_logs_are_the_same(
    tmp_path: Path, store: Store, kind: Kind
) -> None:
    for seed in range(3):
        match = store.new_match(played(empty_record(SHORT, seed, kind=kind), seed))
        store.release(match)
    open_match = store.new_match(played(empty_record(CLASSIC, 7), 7, most=70))
    store.abandon(open_match)
    before = results(tmp_path)
    assert len(before) == 3 * 8 + 4
    other = sqlite3.connect(tmp_path / "spades.sqlite3")
    other.execute("UPDATE deal_results SET points = points + 1 WHERE seat = 1")
    other.execute("DELETE FROM deal_results WHERE seat = 2")
    other.commit()
    other.close()
    store.rebuild_results()
    assert results(tmp_path) == before


def test_a_damaged_finished_match_is_one_error_and_harms_no_other(
    tmp_path: Path, store: Store
) -> None:
    good, bad = (store.new_match(played(empty_record(Rules(deals=1), s), s)) for s in (1, 2))
    for match in (good, bad):
        store.release(match)
    other = sqlite3.connect(tmp_path / "spades.sqlite3")
    other.execute("UPDATE log SET entry = '0 bid 13' WHERE match = ? AND n = 2", (bad,))
    other.commit()
    other.close()
    with pytest.raises(RecordError):
        store.load(bad)
    assert store.load(good).log
    store.rebuild_results()
    assert len(results(tmp_path)) == 8
