"""Team talk: a range, then the side's contract (RULES section 4, `team_talk`)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.bids import tricks_bid
from game.engine.refusal import Refusal
from game.engine.state import Range, State
from tests.engine.helpers import act, dealt, legal, legal_bid_words, refusal

ALL = "1 2 3 4 5 6 7 8 9 10 11 12 13"


def talk(actions: str = "", **options: Any) -> State:
    state = dealt(**{"team_talk": "on", "blind_nil": "off", **options})
    return act(state, actions) if actions else state


def test_the_first_partner_says_a_range_or_bids_nil() -> None:
    ranges = [f"say {low} {high}" for low in range(1, 14) for high in range(low, 14)]
    assert legal(talk(), 0) == sorted([*ranges, "bid N"])


REFUSED = [
    ({}, "", "0 bid 4", Refusal.SAY_A_RANGE),
    ({}, "", "0 say 0 4", Refusal.BAD_RANGE),
    ({}, "", "0 say 5 4", Refusal.BAD_RANGE),
    ({}, "", "0 say 5 14", Refusal.BAD_RANGE),
    ({}, "", "1 say 5 6", Refusal.NOT_YOUR_TURN),
    ({}, "0 say 3 5; 1 say 2 2", "2 bid N", Refusal.NO_NIL_AFTER_RANGE),
    ({}, "0 say 3 5; 1 say 2 2", "2 say 3 5", Refusal.NOT_NOW),
    ({}, "0 say 3 5; 1 say 2 2", "0 bid 4", Refusal.NOT_YOUR_TURN),
    ({"nil": "off"}, "", "0 bid N", Refusal.NO_NIL),
    ({"blind_nil": "any"}, "", "0 say 2 3", Refusal.LOOK_FIRST),
    ({"board": 5}, "0 say 3 5; 1 say 2 2", "2 bid 4", Refusal.BELOW_BOARD),
    ({"lowest_bid": 3}, "0 say 1 2; 1 say 2 2", "2 bid 2", Refusal.BELOW_LOWEST_BID),
    (
        {"total_not_tricks": "on"},
        "0 say 3 5; 1 say 2 2; 2 bid 6",
        "3 bid 7",
        Refusal.TOTAL_EQUALS_TRICKS,
    ),
]


@pytest.mark.parametrize(("options", "made", "action", "why"), REFUSED)
def test_refusals(options: dict[str, Any], made: str, action: str, why: Refusal) -> None:
    assert refusal(talk(made, **options), action) is why


@pytest.mark.parametrize("options", [{}, {"nil": "off"}, {"double_nil": "forbidden"}])
def test_the_second_partner_names_the_whole_contract(options: dict[str, Any]) -> None:
    assert legal_bid_words(talk("0 say 3 5; 1 say 9 9", **options), 2) == ALL


@pytest.mark.parametrize(("contract", "first", "second"), [(8, 4, 4), (7, 3, 4), (1, 0, 1)])
def test_each_bids_half_and_the_odd_trick_is_the_later_bidders(
    contract: int, first: int, second: int
) -> None:
    state = talk(f"0 say 3 5; 1 say 2 2; 2 bid {contract}")
    assert (state.bids[0], state.bids[2]) == (tricks_bid(first), tricks_bid(second))
    assert state.contract(0) == contract
    assert state.ranges == (Range(3, 5), Range(2, 2), None, None)


def test_the_range_does_not_bind() -> None:
    assert refusal(talk("0 say 6 8; 1 say 2 2"), "2 bid 2") is None


def test_beside_a_nil_the_partner_bids_alone() -> None:
    state = talk("0 bid N; 1 say 2 2")
    assert legal_bid_words(state, 2) == f"{ALL} N"
    assert act(state, "2 bid 5").contract(0) == 5


def test_play_opens_after_both_sides_have_spoken() -> None:
    state = talk("0 say 1 5; 1 say 2 2; 2 bid 5; 3 bid 6")
    assert state.leader == 0


def test_a_blind_bid_may_stand_in_place_of_the_range() -> None:
    state = talk("0 bid S7; 1 look; 1 say 2 2", blind_six="double_single")
    assert legal_bid_words(state, 2) == "1 2 3 4 5 6 N"
    assert act(state, "2 bid 3").contract(0) == 10


def test_a_blind_six_after_a_range_is_the_whole_contract() -> None:
    state = talk("0 look; 0 say 1 5; 1 look; 1 say 2 2; 2 bid S7", blind_six="double_single")
    assert state.contract(0) == 7
    assert [str(bid) for bid in state.bids] == ["3", "None", "S4", "None"]


@pytest.mark.usefixtures("made_up")
def test_a_hand_waits_face_down_for_the_range_that_opens_a_blind_six() -> None:
    """The opener must leave its partner three of eight tricks; the partner leaves nothing."""
    options: dict[str, Any] = {
        "table": "made6",
        "nil": "off",
        "lowest_bid": 3,
        "blind_six": "double_single",
    }
    state = talk(**options)
    assert state.seen == (True, True, True, False, False, False)
    state = act(state, "0 say 3 4; 1 say 3 3; 2 say 3 3")
    assert legal(state, 3) == ["bid S6", "bid S7", "bid S8", "look"]
