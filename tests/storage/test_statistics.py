"""Statistics: sums over finished deals, by table, rules, level and person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.ledger import Entry
from game.engine.record import Kind, MatchRecord, Player, replay
from game.engine.rules import Rules
from game.engine.state import State
from game.storage import tallies
from game.storage.matches import Store, open_store
from game.storage.statistics import (
    BidCell,
    Filter,
    Summary,
    bid_grid,
    by_person,
    choices,
    distribution,
    outcomes,
    series,
    summary,
)
from tests.storage.kit import Clock, empty_record, played
from tests.storage.many import fill

WILD = Rules(deals=3, blind_nil="any", blind_six="double_single")
SOLO = Rules(table="solo4", deals=2)


@pytest.fixture(scope="module")
def records() -> list[MatchRecord]:
    """Eight finished matches, the last not a match but practice, and one that was given up."""
    found = [played(empty_record(WILD, s, "pro" if s % 2 else "easy"), s) for s in range(4)]
    found += [played(empty_record(SOLO, s), s) for s in range(3)]
    return [
        *found,
        played(empty_record(WILD, 77, kind=Kind.PRACTICE), 77),
        played(replace(empty_record(WILD, 78), rules_name="Wild"), 78, most=75),
    ]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory, records: list[MatchRecord]) -> Iterator[Store]:
    clock = Clock()
    opened, _ = open_store(tmp_path_factory.mktemp("data"), clock)
    for record in records:
        given_up = opened.new_match(record)
    opened.abandon(given_up)
    yield opened
    opened.close()


def counted(records: list[MatchRecord]) -> list[tuple[MatchRecord, State]]:
    return [(record, replay(record)) for record in records if record.kind is Kind.MATCH]


def test_a_summary_counts_what_was_played(store: Store, records: list[MatchRecord]) -> None:
    found = summary(store, Filter())
    states = [state for _, state in counted(records)]
    results = [result for state in states for result in state.results]
    ledgers = [result.ledgers[0] for result in results]
    bids = [bid for result in results if (bid := result.bids[0]) is not None]
    lines = [line for ledger in ledgers for line in ledger.lines if line.place == 0]
    assert found.matches == 7
    assert found.abandoned == 1
    assert found.won == sum(s.ended is not None and s.ended.winners == (0,) for s in states)
    assert found.deals == len(results) > 18
    assert found.points == sum(ledger.points for ledger in ledgers)
    assert found.bags == sum(line.bags for ledger in ledgers for line in ledger.lines)
    assert found.sets == sum(ledger.set for ledger in ledgers) > 0
    assert found.bids_made == sum(ledger.contract > 0 and not ledger.set for ledger in ledgers)
    for kind, entry, tried, made in (
        ("NIL", Entry.NIL_MADE, found.nils_tried, found.nils_made),
        ("BLIND_NIL", Entry.BLIND_NIL_MADE, found.blind_nils_tried, found.blind_nils_made),
    ):
        assert tried == sum(bid.kind.name == kind for bid in bids)
        assert made == sum(line.entry is entry for line in lines)
    assert found.blind_sixes_tried == sum(bid.kind.name == "BLIND_SIX" for bid in bids)
    assert found.since == store.finished(1, 7)[0].started


def test_rates_are_shares_of_what_there_is() -> None:
    some = Summary(matches=4, won=3, deals=10, bids_made=6, sets=2, points=-50, bags=7)
    assert (some.win_rate, some.bid_rate) == (0.75, 0.75)
    assert (some.points_per_deal, some.bags_per_deal) == (-5.0, 0.7)
    none = Summary()
    assert none.win_rate is none.bid_rate is none.points_per_deal is none.bags_per_deal is None


@pytest.mark.parametrize(
    ("only", "matches"),
    [
        (Filter(table="solo4"), 3),
        (Filter(table="partners"), 4),
        (Filter(level="easy"), 2),
        (Filter(level="pro"), 5),
        (Filter(table="partners", level="pro"), 2),
        (Filter(level="mixed"), 0),
        (Filter(person="Otto"), 7),
        (Filter(person="Otto", table="solo4"), 3),
        (Filter(person="Nobody"), 0),
    ],
)
def test_a_filter_lets_in_what_it_names(store: Store, only: Filter, matches: int) -> None:
    assert summary(store, only).matches == matches
    assert len(outcomes(store, only)) == matches


def test_rules_are_a_filter(store: Store) -> None:
    offered = choices(store).rules
    assert {choice.rules: choice.name for choice in offered} == {WILD: "Wild", SOLO: ""}
    for choice in offered:
        matches = 4 if choice.rules == WILD else 3
        assert summary(store, Filter(rules=choice.key)).matches == matches


def test_choices_are_what_was_played(store: Store) -> None:
    offered = choices(store)
    assert offered.tables == ("partners", "solo4")
    assert offered.levels == ("easy", "pro")
    assert offered.people == ("Amara", "Otto", "Vera")


def test_every_person_has_a_summary(store: Store) -> None:
    people = by_person(store, Filter())
    assert set(people) == {"you", "Otto", "Vera", "Amara"}
    for person, found in people.items():
        assert found == summary(store, Filter(person=person))
    assert people["Vera"].points != people["you"].points


def test_deals_of_one_side_are_worth_the_same_to_both(store: Store) -> None:
    partners = by_person(store, Filter(table="partners"))
    assert partners["you"].points == partners["Vera"].points
    assert partners["you"].won + partners["Otto"].won + partners["you"].drawn == 4


def test_outcomes_come_in_the_order_the_matches_began(
    store: Store, records: list[MatchRecord]
) -> None:
    ended = [state.ended for _, state in counted(records) if state.ended is not None]
    words = [
        "lost" if 0 not in one.winners else "won" if len(one.winners) == 1 else "drawn"
        for one in ended
    ]
    assert outcomes(store, Filter()) == tuple(words)
    assert outcomes(store, Filter(), last=2) == tuple(words[-2:])


def test_a_series_runs_to_the_averages_of_all(store: Store) -> None:
    points, whole = series(store, Filter()), summary(store, Filter())
    assert len(points) == 8
    assert [point.deals for point in points] == sorted(point.deals for point in points)
    assert points[-1].deals == whole.deals
    assert points[-1].points == pytest.approx(whole.points_per_deal)
    assert points[-1].win_rate == pytest.approx(whole.win_rate)


def test_a_long_series_is_thinned_and_keeps_its_end(store: Store) -> None:
    whole, thin = series(store, Filter()), series(store, Filter(), most=3)
    assert len(thin) <= 3
    assert thin[-1] == whole[-1]
    assert set(thin) <= set(whole)


def test_the_grid_and_the_distribution_count_every_bid(
    store: Store, records: list[MatchRecord]
) -> None:
    cells = bid_grid(store, Filter())
    results = [result for _, state in counted(records) for result in state.results]
    made = [(bid, result.taken[0]) for result in results if (bid := result.bids[0]) is not None]
    assert cells == tuple(sorted(cells))
    assert sum(cell.deals for cell in cells) == len(made)
    for bid, taken in made:
        like = [one for one in made if one == (bid, taken)]
        assert BidCell(bid.kind.name.lower(), bid.tricks, taken, len(like)) in cells
    plain = [taken - bid.tricks for bid, taken in made if not bid.nil]
    assert distribution(store, Filter()) == tuple(
        (margin, plain.count(margin)) for margin in sorted(set(plain))
    )


def test_statistics_follow_what_is_played_meanwhile(tmp_path: Path) -> None:
    one, _ = open_store(tmp_path, Clock())
    other, _ = open_store(tmp_path, Clock(2_000_000.0))
    for number in range(1, 4):
        writer = one if number % 2 else other
        writer.new_match(played(empty_record(SOLO, number), number))
        assert summary(one, Filter()).matches == number
        assert summary(one, Filter()).matches == number
    one.close()
    other.close()


def test_an_empty_store_has_empty_statistics(tmp_path: Path) -> None:
    empty, _ = open_store(tmp_path, Clock())
    assert summary(empty, Filter()) == Summary()
    assert by_person(empty, Filter()) == {}
    for answer in (series, outcomes, bid_grid, distribution):
        assert answer(empty, Filter()) == ()
    empty.close()


def test_your_name_may_change(tmp_path: Path) -> None:
    found, _ = open_store(tmp_path, Clock())
    for name in ("Ada", "Bob", "Ada"):
        record = empty_record(SOLO, 5)
        players = (Player(name, "human"), *record.players[1:])
        found.new_match(played(replace(record, players=players), 5))
    assert summary(found, Filter()).matches == 3
    assert series(found, Filter())[-1].matches == 3
    assert choices(found).people == ("Amara", "Otto", "Vera")
    found.close()


def test_opponents_of_several_levels_are_mixed(tmp_path: Path) -> None:
    found, _ = open_store(tmp_path, Clock())
    record = empty_record(Rules(deals=1), 5)
    others = [
        replace(player, level=level)
        for player, level in zip(record.players[1:], ("easy", "pro", "pro"), strict=True)
    ]
    found.new_match(played(replace(record, players=(record.players[0], *others)), 5))
    assert choices(found).levels == ("mixed",)
    assert summary(found, Filter(person="Otto", level="pro")).matches == 1
    found.close()


@pytest.mark.parametrize("query", ["_BY_BID", "_BY_MATCH", "_PEOPLE"])
@pytest.mark.parametrize("who", ["", "AND player = 'Ada'"])
def test_queries_are_answered_from_an_index_alone(store: Store, query: str, who: str) -> None:
    text = getattr(tallies, query)
    text, values = (text % who, (1,)) if "%s" in text else (text, ())
    text = tallies.counting(text, undone=False)
    plan = " ".join(row[3] for row in store.rows(f"EXPLAIN QUERY PLAN {text}", values))
    assert "COVERING INDEX" in plan
    assert "TEMP B-TREE" not in plan
    assert "SCAN deal_results" not in plan


@pytest.mark.parametrize("query", ["_ENDINGS", "_OUTCOMES"])
def test_endings_are_answered_from_their_own_index(store: Store, query: str) -> None:
    text = tallies.counting(getattr(tallies, query) % "", undone=False)
    plan = " ".join(row[3] for row in store.rows(f"EXPLAIN QUERY PLAN {text}", (1,)))
    assert "COVERING INDEX endings" in plan


def test_made_up_deals_are_like_real_ones(tmp_path: Path) -> None:
    fill(tmp_path, 200)
    found, notices = open_store(tmp_path, Clock())
    assert notices == ()
    whole = summary(found, Filter())
    assert (whole.matches, whole.deals) == (20, 200)
    assert sum(cell.deals for cell in bid_grid(found, Filter())) == 200
    found.close()
