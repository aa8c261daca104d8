from __future__ import annotations

from typing import Any

import pytest

from game.engine.cards import cards
from game.engine.events import DealerCut
from game.engine.state import State
from game.words.exchange import exchange_button, exchange_count, exchange_prompt
from game.words.names import Names
from game.words.offers import blind_offer, cut_text, redeal_question
from tests.engine.helpers import act, dealt
from tests.words.people import PEOPLE

FROM_VERA = Names(PEOPLE.by_seat, viewer=2)


def test_the_blind_offer_of_the_picture() -> None:
    offer = blind_offer(act(dealt(totals=(182, 318)), "0 look; 0 bid 3; 1 bid 4"), 2, FROM_VERA)
    assert (offer.title, offer.bid_nil, offer.six) == ("Blind nil?", "Bid blind nil", False)
    assert offer.promise == "Promise to take no trick, before you see a single card."
    assert offer.tiles == (
        ("+200", "no trick is yours"),
        ("−200", "if you take any"),
        ("2 cards", "to exchange"),
    )
    assert offer.reason == (
        "You may: your side is *136 behind* (this rule asks for 100). Max has bid *3*."
    )
    assert offer.look == "Look at my cards"


def test_no_cards_are_promised_where_none_are_exchanged() -> None:
    alone = blind_offer(dealt(table="solo4", totals=(0, 150, 0, 0)), 0, PEOPLE)
    assert len(alone.tiles) == 2
    assert alone.reason == "You may: you are *150 behind* (this rule asks for 100)."
    two_nils = blind_offer(
        act(dealt(blind_nil="any"), "0 look; 0 bid N; 1 look; 1 bid 3"), 2, FROM_VERA
    )
    assert len(two_nils.tiles) == 2
    assert two_nils.reason == "You may: these rules allow it in every deal. Max has bid *nil*."


def test_a_range_is_told_with_the_offer() -> None:
    state = dealt(team_talk="on", blind_six="double_single")
    offer = blind_offer(act(state, "0 look; 0 say 3 5; 1 look; 1 say 2 2"), 2, FROM_VERA)
    assert offer.reason.endswith("Max has said *3 to 5*.")


def test_a_blind_six_has_its_own_card() -> None:
    offer = blind_offer(dealt(blind_six="double_double"), 0, PEOPLE)
    assert (offer.title, offer.bid_nil, offer.six) == ("Blind six?", "", True)
    assert offer.tiles == (
        ("double", "when made"),
        ("twice", "when missed"),
        ("1 bag", "each trick over"),
    )
    both = blind_offer(dealt(blind_six="double_double", blind_nil="any"), 0, PEOPLE)
    assert (both.title, both.bid_nil, both.six) == ("Bid blind?", "Bid blind nil", True)
    assert [figure for figure, _ in both.tiles] == ["±200", "double", "twice"]


def test_nothing_is_offered_to_a_seat_that_may_not() -> None:
    with pytest.raises(ValueError, match="seat 0"):
        blind_offer(dealt(), 0, PEOPLE)


@pytest.mark.parametrize("redeal", ["no_spade", "one_spade", "no_face", "seven_suit"])
def test_the_question_of_new_cards(redeal: str) -> None:
    state = dealt(redeal=redeal)
    assert redeal_question(state, 0).startswith("Only a hand with")


def test_a_hand_that_earns_new_cards_says_why() -> None:
    text = redeal_question(dealt(redeal="no_spade"), 3)
    assert text == "You hold no spade, so you may ask for new cards."


def test_the_cut() -> None:
    cut = DealerCut(cards("4S 9D KH 2C"), 2)
    assert cut_text(cut, PEOPLE) == (
        "Vera draws the highest card, the king of hearts, and deals first"
    )
    assert cut_text(cut, FROM_VERA) == (
        "You draw the highest card, the king of hearts, and deal first"
    )


def exchanging(**options: Any) -> State:
    return act(dealt(nil_exchange=2, **options), "0 bid 3; 1 bid 3; 2 bid N; 3 bid 3")


def test_an_exchange_asks_one_after_the_other() -> None:
    state = exchanging()
    assert exchange_prompt(state, 2, FROM_VERA) == "Choose up to 2 cards for Max"
    assert exchange_prompt(state, 0, PEOPLE) == "Vera is choosing cards for you"
    assert (exchange_button(state, 2, 0), exchange_count(state, 1)) == (
        "Give no card",
        "1 of 2 chosen",
    )
    given = act(state, "2 give 8S")
    assert exchange_prompt(given, 0, PEOPLE) == "Vera gave you 1 card: choose 1 to return"
    assert (exchange_button(given, 0, 1), exchange_count(given, 0)) == (
        "Return 1 card",
        "0 of 1 chosen",
    )


def test_an_unseen_exchange_asks_before_the_cards_are_seen() -> None:
    given = act(exchanging(exchange_order="unseen"), "2 give 8S 9S")
    assert exchange_prompt(given, 0, PEOPLE) == (
        "Vera gives you 2 cards: choose 2 of yours before you see them"
    )


def test_nothing_is_asked_outside_an_exchange() -> None:
    assert (exchange_prompt(dealt(), 0, PEOPLE), exchange_count(dealt(), 0)) == ("", "")
