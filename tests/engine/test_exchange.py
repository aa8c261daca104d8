"""The exchange beside a nil (RULES section 4, "Exchange")."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.actions import Give
from game.engine.cards import cards
from game.engine.events import CardsChosen, CardsPassed, ExchangeOpened, PlayOpened
from game.engine.legality import check, legal_actions
from game.engine.redaction import redact
from game.engine.refusal import Refusal
from game.engine.state import State
from tests.engine.helpers import act, dealt, events_of, hand_of, refusal

HANDS = {
    0: "2C 3C 4C 5C 6C 2D 3D 4D 5D 2H 3H 4H 2S",
    2: "AC KC QC AD KD QD AH KH QH JH AS KS QS",
}


def after_bids(bids: str = "N 3 4 3", **options: Any) -> State:
    """The table once seats 0 to 3 have bid."""
    state = dealt(HANDS, **{"blind_nil": "off", "nil_exchange": 2, **options})
    return act(state, "; ".join(f"{seat} bid {bid}" for seat, bid in enumerate(bids.split())))


WHO = [
    # options, bids, the exchange that opens as (bidder, partner, size)
    ({}, "N 3 4 3", (0, 2, 2)),
    ({}, "4 3 N 3", (2, 0, 2)),
    ({}, "4 N 4 3", (1, 3, 2)),
    ({"nil_exchange": 4}, "4 3 4 N", (3, 1, 4)),
    ({}, "N 3 N 3", None),
    ({}, "N N N 3", (1, 3, 2)),
    ({}, "4 3 4 2", None),
    ({"nil_exchange": 0}, "N 3 4 3", None),
    ({"nil": "zero"}, "0 3 4 3", None),
    ({"table": "solo4"}, "N 3 4 3", None),
]


@pytest.mark.parametrize(("options", "bids", "opened"), WHO)
def test_who_exchanges(
    options: dict[str, Any], bids: str, opened: tuple[int, int, int] | None
) -> None:
    swap = after_bids(bids, **options).exchange_open()
    assert (swap and (swap.bidder, swap.partner, swap.size)) == opened


@pytest.mark.parametrize(
    ("bids", "first", "second"),
    [("N N 4 3", 0, 1), ("4 N N 3", 2, 1), ("N 3 4 N", 0, 3), ("4 3 N N", 2, 3)],
)
def test_sides_exchange_in_bidding_order(bids: str, first: int, second: int) -> None:
    """The side that bids first goes first, whichever partner bid the nil."""
    state = after_bids(bids)
    swap = state.exchange_open()
    assert swap is not None
    assert swap.bidder == first
    swap = act(state, f"{first} give").exchange_open()
    assert swap is not None
    assert swap.bidder == second


def test_blind_and_sighted_nils_have_sizes_of_their_own() -> None:
    state = dealt(HANDS, blind_nil="any", blind_exchange=3, nil_exchange=1)
    state = act(state, "0 bid B; 1 look; 1 bid N; 2 bid 4; 3 look; 3 bid 3")
    assert [swap.size for swap in state.exchanges] == [3]
    state = act(state, "0 give")
    assert [swap.size for swap in state.exchanges] == [3, 1]


def test_the_bidder_gives_first_and_the_partner_returns_as_many() -> None:
    state = after_bids()
    assert events_of(state, "0 give 2S 4H") == (
        CardsChosen(0, 2, frozenset(cards("2S 4H"))),
        CardsPassed(0, 2, 2, frozenset(cards("2S 4H"))),
    )
    state = act(state, "0 give 2S 4H")
    assert (state.counts, "2S" in hand_of(state, 2)) == ((11, 13, 15, 13), True)
    assert [type(event) for event in events_of(state, "2 give QC QD")] == [
        CardsChosen,
        CardsPassed,
        PlayOpened,
    ]
    state = act(state, "2 give QC QD")
    assert hand_of(state, 0) == "2C 2D 2H 3C 3D 3H 4C 4D 5C 5D 6C QC QD"
    assert state.counts == (13,) * 4


def test_the_partner_may_return_received_cards() -> None:
    state = act(after_bids(), "0 give 2S 4H; 2 give 2S AH")
    assert hand_of(state, 0) == "2C 2D 2H 2S 3C 3D 3H 4C 4D 5C 5D 6C AH"


def test_giving_nothing_ends_the_exchange() -> None:
    for order in ("bidder_first", "unseen"):
        state = act(after_bids(exchange_order=order), "0 give")
        assert (state.leader, state.exchange_open()) == (0, None)


def test_unseen_both_choose_before_either_sees() -> None:
    state = after_bids(exchange_order="unseen")
    assert events_of(state, "0 give 2S") == (CardsChosen(0, 1, frozenset(cards("2S"))),)
    state = act(state, "0 give 2S")
    assert state.counts == (13,) * 4
    assert refusal(state, "2 give 2S") is Refusal.NOT_YOUR_CARD
    passed = events_of(state, "2 give QC")[1:3]
    assert passed == (
        CardsPassed(0, 2, 1, frozenset(cards("2S"))),
        CardsPassed(2, 0, 1, frozenset(cards("QC"))),
    )
    state = act(state, "2 give QC")
    assert ("QC" in hand_of(state, 0), "2S" in hand_of(state, 2)) == (True, True)


REFUSED = [
    ("", "2 give QC", Refusal.NOT_YOUR_TURN),
    ("", "1 give", Refusal.NOT_YOUR_TURN),
    ("", "0 give 2S 2H 3H", Refusal.TOO_MANY_CARDS),
    ("", "0 give AS", Refusal.NOT_YOUR_CARD),
    ("", "0 play 2S", Refusal.NOT_NOW),
    ("", "0 bid 4", Refusal.NOT_NOW),
    ("0 give 2S 4H", "2 give QC", Refusal.RETURN_AS_MANY),
    ("0 give 2S 4H", "2 give", Refusal.RETURN_AS_MANY),
    ("0 give 2S 4H", "2 give QC QD QH", Refusal.RETURN_AS_MANY),
    ("0 give 2S 4H", "0 give 2C", Refusal.NOT_YOUR_TURN),
]


@pytest.mark.parametrize(("made", "action", "why"), REFUSED)
def test_refusals(made: str, action: str, why: Refusal) -> None:
    state = after_bids()
    if made:
        state = act(state, made)
    assert refusal(state, action) is why


def test_every_choice_of_cards_is_listed() -> None:
    state = after_bids()
    gives = legal_actions(state, 0)
    assert len(gives) == 1 + 13 + 78
    assert all(isinstance(give, Give) and check(state, give) is None for give in gives)
    assert len(legal_actions(act(state, "0 give 2S 4H"), 2)) == 15 * 14 // 2


def test_only_the_two_know_the_cards_and_others_the_count() -> None:
    state = after_bids(exchange_order="unseen")
    chosen = events_of(state, "0 give 2S")[0]
    assert redact(chosen, 0) == chosen
    assert [redact(chosen, seat) for seat in (1, 2, 3)] == [CardsChosen(0, 1, None)] * 3
    passed = events_of(act(state, "0 give 2S"), "2 give QC")[1]
    assert [redact(passed, seat) for seat in (0, 2)] == [passed] * 2
    assert [redact(passed, seat) for seat in (1, 3)] == [CardsPassed(0, 2, 1, None)] * 2


def test_the_first_lead_looks_at_the_hands_after_exchanges() -> None:
    state = after_bids(first_lead="lowest_club")
    opened = events_of(act(state, "0 give 2C"), "2 give AS")[-1]
    assert opened == PlayOpened(2, cards("2C")[0])


def test_styles_count_spades_at_the_bid() -> None:
    hands = {**HANDS, 1: "4S 5S 6S", 3: "7S 8S 9S TS JS 3S"}
    state = dealt(hands, blind_nil="off", nil_exchange=2, bid_style="whiz")
    state = act(state, "0 bid N; 1 bid 3; 2 bid 3; 3 bid 6; 0 give 2S; 2 give QC")
    assert (hand_of(state, 2).count("S"), state.contract(0), state.leader) == (4, 3, 0)


def test_the_opening_of_an_exchange_is_public() -> None:
    state = act(dealt(HANDS, blind_nil="off", nil_exchange=2), "0 bid N; 1 bid 3; 2 bid 4")
    assert events_of(state, "3 bid 2")[1:] == (ExchangeOpened(0, 2, 2),)
