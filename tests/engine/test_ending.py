"""When a match ends and who wins it (RULES sections 1 and 6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.engine.events import CardPlayed, DealScored, Ending, MatchEnded, TrickTaken
from game.engine.refusal import Refusal
from game.engine.rules import Rules
from game.engine.state import State, initial_state
from tests.engine.helpers import act, dealt, events_of, legal, refusal, scored


def played(
    bids: str,
    taken: tuple[int, ...],
    *,
    totals: tuple[int, ...] = (0, 0),
    deal: int = 1,
    set_runs: tuple[int, ...] = (),
    **options: Any,
) -> State:
    """The table after a deal with those bids and tricks by seat, begun from `totals`."""
    state = dealt(totals=totals, deal=deal, **{"blind_nil": "off", "nil": "zero", **options})
    if bids:
        state = act(state, "; ".join(f"{seat} bid {bid}" for seat, bid in enumerate(bids.split())))
    return scored(replace(state, set_runs=set_runs or state.set_runs), taken)


ENDINGS = [
    # what, options, totals before, bids, tricks by seat, totals after, ending
    ("below the target", {}, (440, 0), "3 3 2 3", (3, 3, 2, 5), (490, 62), None),
    ("at the target", {}, (450, 0), "3 3 2 3", (3, 3, 2, 5), (500, 62), (Ending.TARGET, (0,))),
    (
        "the highest of two",
        {},
        (450, 460),
        "3 3 2 3",
        (3, 3, 2, 5),
        (500, 522),
        (Ending.TARGET, (1,)),
    ),
    (
        "both above the target",
        {},
        (450, 450),
        "3 3 3 3",
        (3, 3, 3, 4),
        (510, 511),
        (Ending.TARGET, (1,)),
    ),
    ("a tie plays on", {}, (471, 470), "3 3 3 3", (3, 4, 3, 3), (531, 531), None),
    ("no floor", {}, (-400, 0), "9 3 2 0", (3, 7, 0, 3), (-510, 37), None),
    (
        "at the floor",
        {"loss_floor": -200},
        (-90, 0),
        "9 3 2 0",
        (3, 7, 0, 3),
        (-200, 37),
        (Ending.LOSS_FLOOR, (1,)),
    ),
    (
        "above the floor",
        {"loss_floor": -200},
        (-89, 0),
        "9 3 2 0",
        (3, 7, 0, 3),
        (-199, 37),
        None,
    ),
    (
        "the lower of two loses at the floor",
        {"loss_floor": -200},
        (-90, -300),
        "9 3 2 0",
        (3, 7, 0, 3),
        (-200, -263),
        (Ending.LOSS_FLOOR, (0,)),
    ),
    ("deals left", {"deals": 2}, (490, 0), "3 3 2 3", (3, 3, 2, 5), (540, 62), None),
    ("deals played", {"deals": 1}, (0, 0), "3 3 2 3", (3, 3, 2, 5), (50, 62), (Ending.DEALS, (1,))),
    (
        "one point ahead",
        {"deals": 1},
        (11, 0),
        "3 3 2 3",
        (4, 4, 2, 3),
        (62, 61),
        (Ending.DEALS, (0,)),
    ),
    ("a tie of deals plays on", {"deals": 1}, (10, 0), "3 3 2 3", (4, 4, 2, 3), (61, 61), None),
    (
        "the floor ends fixed deals too",
        {"deals": 8, "loss_floor": -200},
        (-90, 0),
        "9 3 2 0",
        (3, 7, 0, 3),
        (-200, 37),
        (Ending.LOSS_FLOOR, (1,)),
    ),
    (
        "a low target",
        {"target": 50},
        (0, 0),
        "3 3 2 3",
        (3, 3, 2, 5),
        (50, 62),
        (Ending.TARGET, (1,)),
    ),
]


@pytest.mark.parametrize(
    ("options", "before", "bids", "taken", "after", "ending"),
    [case[1:] for case in ENDINGS],
    ids=[str(case[0]) for case in ENDINGS],
)
def test_the_match_ends(
    options: dict[str, Any],
    before: tuple[int, ...],
    bids: str,
    taken: tuple[int, ...],
    after: tuple[int, ...],
    ending: tuple[Ending, tuple[int, ...]] | None,
) -> None:
    state = played(bids, taken, totals=before, **options)
    assert state.totals == after
    assert state.ended == (ending and MatchEnded(*ending))


def test_after_a_tie_another_deal_is_played_until_one_is_ahead() -> None:
    state = played("3 3 2 3", (4, 4, 2, 3), totals=(10, 0), deal=4, deals=4)
    assert (state.totals, state.ended) == ((61, 61), None)
    state = played("3 3 2 3", (4, 5, 2, 2), totals=state.totals, deal=5, deals=4)
    assert state.ended == MatchEnded(Ending.DEALS, (1,))


def test_a_bag_penalty_counts_before_the_target_is_looked_at() -> None:
    state = dealt(totals=(449, 0), blind_nil="off", nil="zero")
    state = act(replace(state, bags=(9, 0)), "0 bid 3; 1 bid 3; 2 bid 2; 3 bid 3")
    state = scored(state, (4, 4, 2, 3))
    assert (state.totals, state.bags, state.ended) == ((400, 61), (0, 1), None)


@pytest.mark.parametrize(
    ("boston", "total", "ended"),
    [
        ("wins", 31, MatchEnded(Ending.BOSTON, (0,))),
        (200, 231, None),
        (0, 31, None),
    ],
)
def test_all_the_tricks(boston: str | int, total: int, ended: MatchEnded | None) -> None:
    state = played("1 3 1 3", (8, 0, 5, 0), bag_limit="none", boston=boston)
    assert (state.totals[0], state.ended) == (total, ended)


def test_boston_wins_against_any_total() -> None:
    state = played("1 3 1 3", (8, 0, 5, 0), totals=(-300, 499), boston="wins")
    assert state.ended == MatchEnded(Ending.BOSTON, (0,))


def test_no_boston_without_a_contract() -> None:
    state = played("0 3 0 3", (8, 0, 5, 0), bag_limit="none", boston="wins")
    assert state.ended is None


SETS = [
    # what, sets_lose, runs before, totals before, bids, tricks, runs after, winners
    ("one set", 2, (0, 0), (0, 0), "5 3 3 3", (3, 3, 3, 4), (1, 0), None),
    ("two running", 2, (1, 0), (400, 0), "5 3 3 3", (3, 3, 3, 4), (2, 0), (1,)),
    ("three needed", 3, (1, 0), (400, 0), "5 3 3 3", (3, 3, 3, 4), (2, 0), None),
    ("a made contract ends the run", 2, (1, 1), (0, 0), "3 3 3 5", (3, 3, 3, 4), (0, 2), (0,)),
    ("no contract leaves it", 2, (1, 0), (0, 0), "0 3 0 3", (3, 3, 3, 4), (1, 0), None),
    ("all lost", 2, (1, 1), (40, 50), "5 5 4 4", (3, 3, 3, 4), (2, 2), (1,)),
    ("all lost, ahead", 2, (1, 1), (90, 40), "5 5 4 4", (3, 3, 3, 4), (2, 2), (0,)),
    ("all lost and level", 2, (1, 1), (40, 40), "5 5 4 4", (3, 3, 3, 4), (2, 2), None),
    ("off", "none", (7, 7), (0, 0), "5 5 4 4", (3, 3, 3, 4), (8, 8), None),
]


@pytest.mark.parametrize(
    ("sets_lose", "runs", "totals", "bids", "taken", "after", "winners"),
    [case[1:] for case in SETS],
    ids=[str(case[0]) for case in SETS],
)
def test_sets_running_lose(
    sets_lose: int | str,
    runs: tuple[int, ...],
    totals: tuple[int, ...],
    bids: str,
    taken: tuple[int, ...],
    after: tuple[int, ...],
    winners: tuple[int, ...] | None,
) -> None:
    state = played(bids, taken, totals=totals, set_runs=runs, sets_lose=sets_lose)
    assert state.set_runs == after
    assert state.ended == (winners and MatchEnded(Ending.SETS, winners))


def test_among_single_seats_the_best_that_is_not_lost_wins() -> None:
    state = played(
        "4 3 3 3",
        (3, 3, 3, 4),
        totals=(300, 100, 120, 0),
        set_runs=(1, 0, 0, 0),
        table="solo4",
        sets_lose=2,
    )
    assert state.ended == MatchEnded(Ending.SETS, (2,))


BACKSTOP = [
    (299, (0, 0), None),
    (300, (0, 0), (1,)),
    (300, (12, 0), (0, 1)),
    (300, (13, 0), (0,)),
]


@pytest.mark.parametrize(("deal", "totals", "winners"), BACKSTOP)
def test_a_match_ends_at_300_deals(
    deal: int, totals: tuple[int, ...], winners: tuple[int, ...] | None
) -> None:
    state = played("3 3 2 3", (3, 3, 2, 5), totals=totals, deal=deal)
    assert state.ended == (winners and MatchEnded(Ending.BACKSTOP, winners))


def test_a_tie_at_the_target_in_the_last_deal_is_a_draw() -> None:
    state = played("3 3 3 3", (3, 4, 3, 3), totals=(471, 470), deal=300)
    assert state.ended == MatchEnded(Ending.TARGET, (0, 1))


def test_an_opening_deal_without_bids_sets_nobody() -> None:
    state = played("", (3, 3, 3, 4), set_runs=(1, 1), opening_deal="bids_itself", sets_lose=2)
    assert (state.totals, state.bags, state.set_runs) == ((60, 70), (0, 0), (1, 1))
    assert state.ended is None


def test_start_scores_are_the_totals_of_the_first_deal() -> None:
    rules = Rules(start_scores=(100, -50), blind_nil="off")
    assert initial_state(rules, None).totals == (100, -50)


def test_any_seat_closes_the_score_sheet_and_the_deal_passes_on() -> None:
    state = dealt(again=({},), blind_nil="off", nil="zero")
    state = scored(act(state, "0 bid 3; 1 bid 3; 2 bid 3; 3 bid 3"), (3, 3, 3, 4))
    assert [legal(state, seat) for seat in range(4)] == [["next"]] * 4
    assert refusal(state, "0 play 2C") is Refusal.NOT_NOW
    for seat in range(4):
        after = act(state, f"{seat} next")
        assert (after.deal, after.dealer, after.bidding_order) == (2, 0, (1, 2, 3, 0))


def test_nothing_may_be_done_after_the_end() -> None:
    state = played("3 3 2 3", (3, 3, 2, 5), deals=1)
    assert [legal(state, seat) for seat in range(4)] == [[]] * 4
    assert refusal(state, "0 next") is Refusal.MATCH_OVER


def test_the_result_of_a_deal_keeps_its_ledgers() -> None:
    state = played("3 3 2 3", (3, 3, 2, 5), totals=(450, 0))
    (result,) = state.results
    assert (result.deal, result.dealer, result.taken) == (1, 3, (3, 3, 2, 5))
    assert [ledger.points for ledger in result.ledgers] == [50, 62]
    assert (result.totals, [str(bid) for bid in result.bids]) == ((500, 62), ["3", "3", "2", "3"])


def test_the_last_card_brings_trick_score_and_end_in_order() -> None:
    state = act(dealt(deals=1, blind_nil="off"), "0 bid 3; 1 bid 3; 2 bid 3; 3 bid 3")
    while state.ended is None:
        seat = next(seat for seat in range(4) if legal(state, seat))
        action = f"{seat} {legal(state, seat)[0]}"
        events, state = events_of(state, action), act(state, action)
    assert [type(event) for event in events] == [CardPlayed, TrickTaken, DealScored, MatchEnded]
