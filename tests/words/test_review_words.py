"""Decisions in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.actions import Give, Look, MakeBid, Play, SayRange, parse_action
from game.engine.bids import NIL, tricks_bid
from game.engine.cards import Card
from game.engine.rules import CLASSIC
from game.engine.state import State, Trick, initial_state
from game.words import t
from game.words.review import did, per_cent, points, rather, would


def view(*trick: str) -> State:
    """A view in which these cards lie in the trick."""
    start = initial_state(CLASSIC, None, viewer=0)
    cards = tuple(map(Card.parse, trick))
    if not cards:
        return start
    return replace(start, tricks=(Trick(1, cards),))


def play(card: str) -> Play:
    return Play(0, Card.parse(card))


@pytest.mark.parametrize(
    ("trick", "card", "words"),
    [
        ((), "QS", "You led the Q♠"),
        (("4H",), "TH", "You played the 10♥"),
        (("4H",), "QS", "You trumped with the Q♠"),
        (("4H",), "2C", "You threw the 2♣"),
        (("4S",), "2C", "You threw the 2♣"),
        (("4S",), "9S", "You played the 9♠"),
    ],
)
def test_what_was_done_with_a_card(trick: tuple[str, ...], card: str, words: str) -> None:
    assert did(view(*trick), play(card)) == words


def test_what_expert_would_do() -> None:
    assert would(view("4H"), play("9S")) == "Expert would trump with the *9♠*"
    assert would(view(), MakeBid(0, NIL)) == "Expert would bid *nil*"
    assert would(view(), SayRange(0, 3, 5)) == "Expert would say *3 to 5*"
    assert would(view(), Look(0)) == t("review.would.look")
    given = Give(0, frozenset({Card.parse("AS"), Card.parse("KC")}))
    assert would(view(), given) == "Expert would give *A♠ and K♣*"


def test_choices_in_short() -> None:
    assert rather(view(), MakeBid(0, NIL), MakeBid(0, tricks_bid(4))) == "Nil rather than 4"
    assert rather(view("4H"), play("QS"), play("9S")) == "Q♠ rather than 9♠"
    with pytest.raises(ValueError, match="no choice"):
        did(view(), parse_action("0 next"))


def test_points_and_shares() -> None:
    assert [points(n) for n in (5.24, -5.25, 0.04, 71.2, -100)] == [
        "+5.2",
        "−5.2",
        "0.0",
        "+71.2",
        "−100.0",
    ]
    assert per_cent(0.876) == "88"
