"""The cut, the deal and what each seat learns of it (RULES section 1)."""

from __future__ import annotations

import pytest

from game.engine.cards import cards
from game.engine.decide import opening_events
from game.engine.events import DealerCut, Dealt, HandSeen
from game.engine.flow import deal_cards
from game.engine.redaction import redact
from game.engine.rules import CLASSIC, Rules
from game.engine.shuffle import GivenPacks, Seeded
from game.engine.state import Start, initial_state
from game.engine.tables import TABLES
from tests.engine.helpers import FILLER, dealt, hand_of, opening_state, pack_for_hands, record_of


@pytest.mark.parametrize(
    ("cut", "dealer"),
    [("2C 3C 4C 5C", 3), ("KH AC KS QS", 1), ("TC TH TD TS", 3), ("AS AH AD AC", 0)],
)
def test_the_highest_card_of_the_cut_deals_first(cut: str, dealer: int) -> None:
    drawn = cards(cut)
    rest = tuple(card for card in CLASSIC.row.pack.cards if card not in drawn)
    blank = initial_state(CLASSIC, GivenPacks(((*drawn, *rest),)))
    assert opening_events(blank)[0] == DealerCut(drawn, dealer)
    state = opening_state(record_of(CLASSIC, blank.source, Start()))
    assert (state.dealer, state.bidding_order[0]) == (dealer, (dealer + 1) % 4)


def test_cards_are_dealt_singly_clockwise_from_the_dealers_left() -> None:
    pack = CLASSIC.row.pack.cards
    state = initial_state(CLASSIC, GivenPacks((pack,)))
    hands = deal_cards(state, 1, 0, 1).hands
    assert hands == tuple(frozenset(pack[place::4]) for place in (2, 3, 0, 1))


def test_given_hands_arrive_where_they_belong() -> None:
    state = dealt(blind_nil="off")
    for seat, hand in enumerate(FILLER):
        assert sorted(hand_of(state, seat).split()) == sorted(hand.split())


def test_a_pack_for_hands_leaves_the_rest_to_the_other_seats() -> None:
    pack = pack_for_hands(TABLES["partners"], {2: "AS KS"}, 3)
    assert sorted(pack) == sorted(CLASSIC.row.pack.cards)
    assert set(cards("AS KS")) <= set(pack[2::4])


def test_a_deal_shows_nobodys_cards_until_a_hand_is_turned_up() -> None:
    state = initial_state(CLASSIC, Seeded(3), Start(dealer=0))
    fresh, *seen = opening_events(state)
    assert isinstance(fresh, Dealt)
    for seat in range(4):
        assert redact(fresh, seat) == Dealt(1, 0, 0, (None,) * 4)
        shown = [redact(event, seat) for event in seen]
        assert shown == [
            HandSeen(other, fresh.hands[other] if other == seat else None) for other in (1, 2, 3, 0)
        ]


def test_an_eligible_hand_is_not_shown_even_to_its_own_seat() -> None:
    state = initial_state(Rules(blind_nil="any"), Seeded(3), Start(dealer=0))
    assert [type(event) for event in opening_events(state)] == [Dealt]


def test_one_seats_knowledge_cannot_deal() -> None:
    with pytest.raises(ValueError, match="cannot deal"):
        opening_events(initial_state(CLASSIC, None, viewer=0))
    with pytest.raises(ValueError, match="cannot deal"):
        opening_events(initial_state(CLASSIC, None, Start(dealer=0), viewer=0))
