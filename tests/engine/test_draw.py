"""Two hands drawn from the pack (RULES section 2, draw2)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.cards import Card, cards
from game.engine.events import TopKept, TopLooked, TopRefused
from game.engine.redaction import redact
from game.engine.refusal import Refusal
from game.engine.rules import Rules
from game.engine.shuffle import GivenPacks
from game.engine.state import Start, State
from tests.engine.helpers import act, events_of, hand_of, legal, opening_state, record_of, refusal

PACK = Rules(table="draw2").row.pack.cards[::-1]
"""AS KS QS and so on down to the two of clubs."""


def drawing(actions: str = "", **options: Any) -> State:
    """A match where seat 1 deals and so seat 0 starts; the ace of spades lies on top."""
    rules = Rules(table="draw2", **options)
    state = opening_state(record_of(rules, GivenPacks((PACK, PACK)), Start(dealer=1)))
    return act(state, actions) if actions else state


def drawn(**options: Any) -> State:
    """Both hands full, every first card kept."""
    turns = [f"{turn % 2} keep" for turn in range(26)]
    return drawing("; ".join(turns), **options)


def test_the_non_dealer_looks_at_the_top_card_and_keeps_or_refuses_it() -> None:
    state = drawing()
    assert (state.top, state.counts, state.stock_count) == (Card.parse("AS"), (0, 0), 52)
    assert [legal(state, seat) for seat in (0, 1)] == [["keep", "refuse"], []]
    assert refusal(state, "1 keep") is Refusal.NOT_YOUR_TURN
    assert refusal(state, "0 bid 4") is Refusal.NOT_NOW


def test_kept_the_next_card_goes_out_unseen() -> None:
    ace, king = cards("AS KS")
    assert events_of(drawing(), "0 keep") == (
        TopKept(0, ace, king, shown=False),
        TopLooked(1, Card.parse("QS")),
    )
    state = drawing("0 keep")
    assert (hand_of(state, 0), state.counts, state.stock_count) == ("AS", (1, 0), 50)


def test_refused_the_next_card_must_be_kept() -> None:
    ace, king = cards("AS KS")
    assert events_of(drawing(), "0 refuse")[0] == TopRefused(0, ace, king)
    assert hand_of(drawing("0 refuse; 1 refuse"), 1) == "JS"


@pytest.mark.parametrize("shown", ["off", "on"])
def test_what_each_seat_learns(shown: str) -> None:
    state = drawing(draw_shows_second=shown)
    kept = events_of(state, "0 keep")[0]
    seen = Card.parse("KS") if shown == "on" else None
    assert redact(kept, 0) == TopKept(0, Card.parse("AS"), seen, shown=shown == "on")
    assert redact(kept, 1) == TopKept(0, None, None, shown=shown == "on")
    refused = events_of(state, "0 refuse")[0]
    assert redact(refused, 0) == refused
    assert redact(refused, 1) == TopRefused(0, None, None)
    assert redact(TopLooked(0, Card.parse("AS")), 1) == TopLooked(0, None)


def test_both_draw_thirteen_and_the_non_dealer_bids_first_and_leads() -> None:
    state = drawn(bid_start="dealer")
    assert (state.counts, state.stock_count, len(state.discards)) == ((13, 13), 0, 26)
    assert "bid 4" in legal(state, 0)
    assert act(state, "0 bid 4; 1 bid 3").leader == 0


@pytest.mark.parametrize(
    "options",
    [
        {"blind_nil": "any"},
        {"blind_six": "double_single"},
        {"blind_nil": "any", "blind_six": "double_double"},
    ],
)
def test_there_are_no_blind_bids(options: dict[str, Any]) -> None:
    assert drawing(**options).seen == (True, True)
    state = drawn(**options)
    assert refusal(state, "0 look") is Refusal.ALREADY_SEEN
    assert not any(" B" in action or " S" in action for action in legal(state, 0))


def test_a_low_total_is_played_all_the_same() -> None:
    state = act(drawn(least_total=11), "0 bid 1; 1 bid 1")
    assert (state.redeal, state.leader) == (0, 0)


def test_a_redeal_draws_anew() -> None:
    """All spades go to the discards first, so that either seat may ask."""
    hidden = tuple(card for pair in zip(PACK[26:], PACK[:26], strict=True) for card in pair)
    rules = Rules(table="draw2", redeal="no_spade")
    state = opening_state(record_of(rules, GivenPacks((hidden, PACK)), Start(dealer=1)))
    state = act(state, "; ".join(f"{turn % 2} keep" for turn in range(26)))
    assert legal(state, 0) == ["redeal", "stand"]
    state = act(state, "0 stand; 1 redeal")
    assert (state.redeal, state.counts, state.stock_count) == (1, (0, 0), 52)
    assert legal(state, 0) == ["keep", "refuse"]


def test_the_next_deal_changes_who_starts() -> None:
    state = act(drawn(nil="zero", lead_spades="any"), "0 bid 1; 1 bid 1")
    while not state.scored:
        seat = next(seat for seat in (0, 1) if legal(state, seat))
        state = act(state, f"{seat} {legal(state, seat)[0]}")
    state = act(state, "0 next")
    assert [legal(state, seat) for seat in (0, 1)] == [[], ["keep", "refuse"]]
