from __future__ import annotations

import itertools
from typing import get_args

import pytest

from game.engine.bids import NIL, tricks_bid
from game.engine.cards import Card, cards
from game.engine.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealerCut,
    DealScored,
    Dealt,
    Ending,
    Event,
    ExchangeOpened,
    HandSeen,
    Looked,
    MatchEnded,
    PlayOpened,
    RangeSaid,
    RedealAnswered,
    SpadesBroken,
    TopKept,
    TopLooked,
    TopRefused,
    TrickTaken,
)
from game.engine.redaction import redact
from game.engine.rules import CLASSIC
from game.words.events import event_text
from tests.words.people import PEOPLE, TABLE
from tests.words.test_ledger import result_of

QUEEN = Card.parse("QS")
TWO = frozenset(cards("AS KD"))
LEDGERS = result_of(CLASSIC, "5 4 N 3", (6, 3, 0, 4), (9, 0)).ledgers

CARD = cards("QS")[0]

CASES: list[tuple[Event, str]] = [
    (DealerCut(cards("4S 9D KH 2C"), 2), "Vera cuts the king of hearts and deals first"),
    (DealerCut(cards("AS 9D KH 2C"), 0), "You cut the ace of spades and deal first"),
    (Dealt(4, 0, 1, (None,) * 4), "Otto deals, deal 4"),
    (Dealt(4, 1, 0, (None,) * 4), "You deal anew, deal 4"),
    (TopLooked(0, CARD), "You look at the top card, the "),
    (TopLooked(1, None), "Otto looks at the top card"),
    (TopKept(1, None, None, False), "Otto keeps the card"),
    (TopRefused(0, CARD, CARD), "You refuse the card and take the next, the "),
    (HandSeen(0, TWO), "You turn your cards up"),
    (HandSeen(1, None), "Otto turns up a hand of cards"),
    (Looked(2), "Vera looks before bidding"),
    (RedealAnswered(0, True), "You ask for new cards"),
    (RedealAnswered(1, False), "Otto keeps these cards"),
    (BidMade(2, tricks_bid(4)), "Vera bids 4"),
    (BidMade(0, NIL), "You bid nil"),
    (RangeSaid(2, 3, 5), "Vera says 3 to 5"),
    (ExchangeOpened(2, 0, 2), "Vera and you may exchange up to 2 cards"),
    (CardsChosen(2, 1, None), "Vera chooses 1 card to pass"),
    (CardsChosen(0, 2, TWO), "You choose 2 cards: A♠ and K♦ to pass"),
    (CardsPassed(2, 0, 2, TWO), "Vera passes you 2 cards: A♠ and K♦"),
    (CardsPassed(1, 3, 0, None), "Otto passes Amara no card"),
    (PlayOpened(0, None), "You lead first"),
    (PlayOpened(1, Card.parse("2C")), "Otto holds the 2 of clubs and leads it"),
    (CardPlayed(1, QUEEN), "Otto plays the queen of spades"),
    (SpadesBroken(3), "Amara breaks spades"),
    (TrickTaken(0), "You take the trick"),
    (DealScored(LEDGERS), "The deal is scored: You & Vera +51, Otto & Amara +70"),
    (MatchEnded(Ending.TARGET, (0,)), "You won the match, the target is reached"),
    (MatchEnded(Ending.SETS, (1,)), "Otto & Amara won the match, a side was set too many times"),
    (MatchEnded(Ending.BACKSTOP, (0, 1)), "The match is drawn, the most deals a match may have"),
]


@pytest.mark.parametrize(("event", "text"), CASES)
def test_an_event_is_told(event: Event, text: str) -> None:
    assert event_text(event, TABLE, PEOPLE).startswith(text)


def test_every_event_is_tried() -> None:
    assert {type(event) for event, _ in CASES} == set(get_args(Event))


@pytest.mark.parametrize("ending", Ending)
def test_every_ending_is_told(ending: Ending) -> None:
    assert event_text(MatchEnded(ending, (0,)), TABLE, PEOPLE).startswith("You won the match, ")


def test_hidden_cards_are_not_told() -> None:
    passed = CardsPassed(1, 3, 2, TWO)
    events: tuple[Event, ...] = (passed, CardsChosen(1, 2, TWO))
    for event, seat in itertools.product(events, (0, 2)):
        text = event_text(redact(event, seat), TABLE, PEOPLE)
        assert "A♠" not in text
        assert "2 cards" in text
