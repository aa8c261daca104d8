"""Redeals on request: which hands, in which order, and how often (RULES section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.events import Dealt, RedealAnswered
from game.engine.refusal import Refusal
from game.engine.state import State
from tests.engine.helpers import FILLER, act, dealt, events_of, hand_of, legal, refusal

SHIFTED = {seat: FILLER[(seat + 1) % 4] for seat in range(4)}
"""The filler hands one seat on: seat 2 holds no spade."""


def asked(**options: Any) -> State:
    return dealt(dict(enumerate(FILLER)), **{"blind_nil": "off", "redeal": "no_spade", **options})


HANDS = [
    ("no_spade", "2C 3C 4C 5C 6C 7C 8H 9H TH JH QD KD AD", True),
    ("no_spade", "2C 3C 4C 5C 6C 7C 8H 9H TH JH QD KD 2S", False),
    ("one_spade", "2C 3C 4C 5C 6C 7C 8H 9H TH JH QD KD AD", True),
    ("one_spade", "2C 3C 4C 5C 6C 7C 8H 9H TH JH QD KD 2S", True),
    ("one_spade", "2C 3C 4C 5C 6C 7C 8H 9H TH JH QD 3S 2S", False),
    ("no_face", "2C 3C 4C 5C 6C 7C 8H 9H TH TD 2D 3S 2S", True),
    ("no_face", "2C 3C 4C 5C 6C 7C 8H 9H TH TD JD 3S 2S", False),
    ("no_face", "2C 3C 4C 5C 6C 7C 8H 9H TH TD AD 3S 2S", False),
    ("seven_suit", "2C 3C 4C 5C 6C 7C 8C 9H TH TD AD 3S 2S", True),
    ("seven_suit", "2S 3S 4S 5S 6S 7S 8S 9S TH TD AD 3C 2C", True),
    ("seven_suit", "2C 3C 4C 5C 6C 7C 8H 9H TH TD AD 3S 2S", False),
]


@pytest.mark.parametrize(("kind", "hand", "may"), HANDS)
def test_which_hands_may_ask(kind: str, hand: str, may: bool) -> None:
    state = dealt({0: hand}, blind_nil="off", redeal=kind)
    assert legal(state, 0) == (["redeal", "stand"] if may else ["stand"])
    assert refusal(state, "0 redeal") is (None if may else Refusal.NO_REDEAL)


def test_every_seat_is_asked_in_bidding_order_before_the_first_bid() -> None:
    state = asked()
    for seat in range(4):
        assert [bool(legal(state, other)) for other in range(4)] == [
            other == seat for other in range(4)
        ]
        assert refusal(state, f"{seat} bid 4") is Refusal.NOT_NOW
        state = act(state, f"{seat} stand")
    assert "bid 4" in legal(state, 0)
    assert refusal(state, "3 redeal") is Refusal.NOT_NOW


def test_a_redeal_keeps_dealer_and_deal_number_and_draws_new_cards() -> None:
    state = act(asked(again=(SHIFTED,)), "0 stand; 1 stand; 2 stand")
    answered, fresh, *_ = events_of(state, "3 redeal")
    assert answered == RedealAnswered(3, ask=True)
    assert isinstance(fresh, Dealt)
    assert (fresh.deal, fresh.redeal, fresh.dealer) == (1, 1, 3)
    state = act(state, "3 redeal")
    assert (state.answers, hand_of(state, 2).count("S")) == ((None,) * 4, 0)
    assert legal(act(state, "0 stand; 1 stand"), 2) == ["redeal", "stand"]


def test_after_five_redeals_running_the_deal_stands() -> None:
    state = asked(again=(dict(enumerate(FILLER)),) * 5)
    for redeal in range(5):
        assert state.redeal == redeal
        state = act(state, "0 stand; 1 stand; 2 stand; 3 redeal")
    assert (state.redeal, state.packs_used) == (5, 6)
    assert "bid 4" in legal(state, 0)


def test_requests_and_throw_ins_count_together() -> None:
    again = (dict(enumerate(FILLER)),) * 5
    state = asked(again=again, least_total=11)
    state = act(state, "0 stand; 1 stand; 2 stand; 3 redeal")
    low = "0 bid 1; 1 bid 1; 2 bid 1; 3 bid 1"
    for _ in range(4):
        state = act(state, f"0 stand; 1 stand; 2 stand; 3 stand; {low}")
    assert state.redeal == 5
    assert act(state, low).leader == 0


def test_an_opening_deal_without_bids_may_be_asked_for_again() -> None:
    state = act(asked(opening_deal="bids_itself"), "0 stand; 1 stand; 2 stand")
    assert legal(state, 3) == ["redeal", "stand"]
    assert act(state, "3 stand").leader == 0


BLIND = {"blind_nil": "any", "redeal": "no_spade"}


def test_the_blind_offers_come_before_the_redeal_question() -> None:
    state = asked(**BLIND)
    for seat in range(4):
        assert legal(state, seat) == ["bid B", "look"]
        assert refusal(state, f"{seat} stand") is Refusal.NOT_NOW
        state = act(state, f"{seat} look")
    assert legal(state, 0) == ["stand"]
    assert refusal(state, "0 bid B") is Refusal.NOT_NOW
    state = act(state, "0 stand; 1 stand; 2 stand; 3 stand")
    assert refusal(state, "0 bid B") is Refusal.NOT_BLIND


def test_a_seat_that_bid_blind_cannot_ask_and_does_not_bid_again() -> None:
    state = act(asked(**BLIND), "0 look; 1 look; 2 look; 3 bid B")
    state = act(state, "0 stand; 1 stand")
    assert refusal(state, "3 stand") is Refusal.NOT_YOUR_TURN
    state = act(state, "2 stand; 0 bid 1; 1 bid 2; 2 bid 3")
    assert [str(bid) for bid in state.bids] == ["1", "2", "3", "B"]
    assert state.exchange_open() is not None


def test_a_redeal_takes_back_blind_bids_and_asks_for_them_again() -> None:
    state = asked(again=(SHIFTED,), **{**BLIND, "bid_start": "dealer"})
    state = act(state, "3 look; 0 bid B; 1 look; 3 redeal")
    assert (state.redeal, state.bids, state.seen) == (1, (None,) * 4, (False,) * 4)
    assert legal(state, 3) == ["bid B", "look"]


def test_all_may_bid_blind_so_that_nobody_is_left_to_ask() -> None:
    state = dealt(table="solo4", blind_nil="any", redeal="no_spade")
    state = act(state, "0 bid B; 1 bid B; 2 bid B; 3 bid B")
    assert state.leader == 0


def test_a_redeal_that_stands_goes_straight_to_bids_with_blind_offers_in_turn() -> None:
    state = asked(again=(dict(enumerate(FILLER)),) * 5, **BLIND)
    for _ in range(5):
        state = act(state, "0 look; 1 look; 2 look; 3 look")
        state = act(state, "0 stand; 1 stand; 2 stand; 3 redeal")
    state = act(state, "0 look; 0 bid 1")
    assert (state.redeal, legal(state, 1)) == (5, ["bid B", "look"])
