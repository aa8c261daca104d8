"""Blind bids: who is offered one, when, and when the hand is turned up (RULES section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.events import BidMade, HandSeen, Looked
from game.engine.refusal import Refusal
from game.engine.state import State
from tests.engine.helpers import act, dealt, events_of, legal, refusal

SIXES = ["bid S10", "bid S11", "bid S12", "bid S13", "bid S6", "bid S7", "bid S8", "bid S9"]


def seen(state: State) -> str:
    """The seats whose hands are turned up."""
    return "".join(str(seat) for seat, up in enumerate(state.seen) if up)


OFFERS = [
    # options, totals, seats offered a blind bid in the end
    ({}, (0, 0), ""),
    ({}, (0, 99), ""),
    ({}, (0, 100), "02"),
    ({}, (150, 50), "13"),
    ({"blind_nil": "behind_200"}, (0, 199), ""),
    ({"blind_nil": "behind_200"}, (0, 200), "02"),
    ({"blind_nil": "behind_200"}, (-300, -100), "02"),
    ({"blind_nil": "any"}, (0, 0), "0123"),
    ({"blind_nil": "off"}, (0, 400), ""),
    ({"blind_nil": "any", "nil": "off"}, (0, 0), ""),
    ({"blind_nil": "any", "nil": "zero"}, (0, 0), ""),
    ({"blind_nil": "any", "bid_style": "mirror"}, (0, 0), ""),
    ({"blind_nil": "any", "bid_style": "whiz"}, (0, 0), ""),
    ({"blind_nil": "any", "bid_style": "suicide"}, (0, 0), "0123"),
    ({"blind_nil": "any", "opening_deal": "bids_itself"}, (0, 0), ""),
    ({"blind_nil": "off", "blind_six": "double_single"}, (0, 0), "0123"),
    ({"blind_nil": "off", "blind_six": "double_single", "nil": "off"}, (0, 0), "0123"),
    ({"table": "solo4"}, (0, 20, 100, 0), "03"),
    ({"table": "solo4", "blind_nil": "behind_200"}, (0, 100, 200, -1), "03"),
]


@pytest.mark.parametrize(("options", "totals", "offered"), OFFERS)
def test_hands_that_may_be_bid_blind_lie_face_down(
    options: dict[str, Any], totals: tuple[int, ...], offered: str
) -> None:
    state = dealt(totals=totals, **options)
    assert seen(state) == "".join(seat for seat in "0123" if seat not in offered)


def test_a_seat_is_asked_at_its_turn_and_others_wait_face_down() -> None:
    state = dealt(blind_nil="any")
    assert legal(state, 0) == ["bid B", "look"]
    assert [legal(state, seat) for seat in (1, 2, 3)] == [[], [], []]
    state = act(state, "0 look")
    assert seen(state) == "0"
    assert "bid 4" in legal(state, 0)
    assert legal(act(state, "0 bid 4"), 1) == ["bid B", "look"]


def test_to_look_is_to_refuse() -> None:
    state = dealt(blind_nil="any")
    assert refusal(state, "0 bid 4") is Refusal.LOOK_FIRST
    assert events_of(state, "0 look") == (Looked(0), HandSeen(0, state.hands[0]))
    state = act(state, "0 look")
    assert refusal(state, "0 bid B") is Refusal.NOT_BLIND
    assert refusal(state, "0 look") is Refusal.ALREADY_SEEN
    assert refusal(state, "1 bid B") is Refusal.NOT_YOUR_TURN


def test_a_blind_bid_turns_the_hand_up_and_ends_the_partners_offer() -> None:
    state = dealt(blind_nil="any")
    events = events_of(state, "0 bid B")
    assert [type(event) for event in events] == [BidMade, HandSeen, HandSeen]
    assert seen(act(state, "0 bid B")) == "02"
    state = act(state, "0 bid B; 1 look; 1 bid 3")
    assert refusal(state, "2 bid B") is Refusal.NOT_BLIND
    assert "bid N" in legal(state, 2)


def test_a_sighted_bid_of_the_partner_leaves_the_offer_open() -> None:
    state = act(dealt(totals=(0, 100)), "0 look; 0 bid 4; 1 bid 3")
    assert legal(state, 2) == ["bid B", "look"]


def test_a_contract_that_leaves_no_room_ends_the_offer() -> None:
    options: dict[str, Any] = {"blind_nil": "off", "blind_six": "double_single"}
    state = act(dealt(**options), "0 look; 0 bid 7; 1 look; 1 bid 1")
    assert legal(state, 2) == ["bid S6", "look"]
    state = act(dealt(**options), "0 look; 0 bid 8")
    assert seen(state) == "02"


def test_no_blind_nil_beside_a_nil_where_two_are_forbidden() -> None:
    options: dict[str, Any] = {"blind_nil": "any", "double_nil": "forbidden"}
    assert seen(act(dealt(**options), "0 look; 0 bid N")) == "02"
    assert seen(act(dealt(**options), "0 look; 0 bid 4")) == "0"


def test_in_suicide_a_blind_nil_is_the_nil() -> None:
    options: dict[str, Any] = {"blind_nil": "any", "bid_style": "suicide"}
    state = act(dealt(**options), "0 bid B; 1 look; 1 bid 3")
    assert refusal(state, "2 bid N") is Refusal.PARTNER_BID_NIL
    state = act(dealt(**options), "0 look; 0 bid 4; 1 look; 1 bid 3")
    assert legal(state, 2) == ["bid B", "look"]
    assert legal(act(state, "2 look"), 2) == ["bid N"]


def test_blind_six_is_offered_at_every_first_look_beside_blind_nil() -> None:
    state = dealt(blind_nil="any", blind_six="double_double")
    assert legal(state, 0) == ["bid B", *SIXES, "look"]
    assert legal(act(state, "0 look; 0 bid 3"), 1) == ["bid B", *SIXES, "look"]


def test_blind_six_follows_the_limits_of_the_contract() -> None:
    state = dealt(blind_nil="off", blind_six="double_single", nil="off", lowest_bid=4)
    assert legal(state, 0) == ["bid S6", "bid S7", "bid S8", "bid S9", "look"]
    assert refusal(state, "0 bid S10") is Refusal.NOT_BLIND
    assert refusal(state, "0 bid S5") is Refusal.NOT_BLIND


def test_nobody_looks_twice_and_scores_decide_anew_each_deal() -> None:
    state = act(dealt(totals=(0, 100)), "0 look; 0 bid 4; 1 bid 3; 2 look; 2 bid 1; 3 bid 3")
    assert (seen(state), state.leader) == ("0123", 0)
