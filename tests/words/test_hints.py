"""Every reason has words, and a hint is a sentence and what would do as well."""

from __future__ import annotations

import re

import pytest

from game.ai.players import choose
from game.ai.reason import Reason, Why
from game.engine.actions import Draw, Give, Play
from game.engine.cards import Card, Suit, cards
from game.engine.rules import Rules
from game.words.hints import chance_text, deed_text, hint_text, points_text, reason_text
from game.words.names import Names
from tests.ai.table import sit

NAMES = Names(("You", "Otto", "Vera", "Amara"), 0)
RULES = Rules(blind_nil="off")


def example(why: Why, number: int = 3) -> Reason:
    return Reason(why, number, 9, cards("KD"), (1,), Suit.DIAMONDS)


@pytest.mark.parametrize("why", Why)
@pytest.mark.parametrize("number", [0, 1, 2, 43])
def test_every_code_has_a_clause_of_its_own(why: Why, number: int) -> None:
    view = sit("..", rules=RULES).views[0]
    words = reason_text(view, example(why, number), NAMES)
    assert words
    assert not words.endswith(".")
    assert "{" not in words


def test_the_two_strongest_reasons_are_given() -> None:
    view = sit("AH KD 4D .. / 3H ..-D / 4H .. / 5H ..", "3 3 3 3", rules=RULES).views[0]
    found = [Reason(Why.MADE), Reason(Why.BAG, 8), Reason(Why.LENGTH, 2, suit=Suit.DIAMONDS)]
    words = hint_text(view, Play(0, Card.parse("4D")), found, NAMES)
    assert words == ("Lead the 4♦: your contract is made and this trick would be your 8th bag.")


@pytest.mark.parametrize(
    ("played", "card", "deed"),
    [
        ("3D", "KD", "Play the K♦"),
        ("3D 5D 9D", "KD", "Take it with the K♦"),
        ("3D 5D 9D", "4D", "Duck with the 4♦"),
        ("2C 5C 9C", "4S", "Ruff with the 4♠"),
        ("2C 5C 9C", "4D", "Discard the 4♦"),
    ],
)
def test_a_card_is_played_to_some_end(played: str, card: str, deed: str) -> None:
    hands = "KD 4D 4S .. -C / 3D 2C .. / 5D 5C .. / 9D 9C ..".replace(".. -C", "..-C")
    sitting = sit(hands, "3 3 3 3", "", dealer=0, rules=RULES)
    for each in cards(played):
        sitting.act(Play(sitting.seat, each))
    view = sitting.views[0]
    assert deed_text(view, Play(0, Card.parse(card))) == deed


def test_gifts_and_draws_are_advised_too() -> None:
    rules = Rules(blind_nil="off", nil_exchange=2)
    view = sit("KS QS ..", "N 3 3 3", rules=rules).views[0]
    assert deed_text(view, Give(0, frozenset(cards("KS QS")))) == "Give K♠ and Q♠"
    assert deed_text(view, Give(0, frozenset())) == "Give no card"
    spades = Reason(Why.GIVES_SPADES, cards=cards("KS QS"))
    words = hint_text(view, Give(0, frozenset(cards("KS QS"))), [spades], NAMES)
    assert words == "Give K♠ and Q♠: they could take tricks."
    words = hint_text(view, Give(0, frozenset(cards("KS QS 2H"))), [spades], NAMES)
    assert words == "Give K♠, Q♠ and 2♥: K♠ and Q♠ could take tricks."
    drawn = sit("..", dealer=1, rules=Rules(table="draw2", blind_nil="off")).views[0]
    assert deed_text(drawn, Draw(0, keep=True)).startswith("Keep the ")


def test_estimates_say_how_far_they_may_be_off() -> None:
    assert points_text(12_300, 1_140) == "+12 ± 1.1"
    assert points_text(-40_000, 12_400) == "−40 ± 12"
    assert points_text(12_300, 0) == "+12"
    assert chance_text(537) == "54 %"
    assert chance_text(537, exact=True) == "53.7 %"


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ([], "You hold no hearts: discard the 10♣."),
        (
            [Reason(Why.KEEPS_SPADES, 2)],
            "You hold no hearts: discard the 10♣, since you keep your 2 spades.",
        ),
    ],
)
def test_that_a_suit_cannot_be_followed_comes_first(found: list[Reason], words: str) -> None:
    view = sit("TC 9S ..-H / 9H .. / 3H .. / 4H ..", "3 3 3 3", "9H 3H 4H", 0, rules=RULES).views[0]
    void = Reason(Why.CANNOT_FOLLOW, suit=Suit.HEARTS)
    assert hint_text(view, Play(0, Card.parse("TC")), [*found, void], NAMES) == words


@pytest.mark.parametrize(
    ("others", "words"),
    [
        ("AS", "The A♠ is as good."),
        ("AS KH", "A♠ and K♥ are as good."),
        ("AS KH QC JC", "Several other cards are as good."),
    ],
)
def test_what_would_do_as_well_is_told_after_the_reasons(others: str, words: str) -> None:
    view = sit("4D ..", "3 3 3 3", rules=RULES).views[0]
    found = [Reason(Why.MADE), Reason(Why.AS_GOOD, cards=cards(others))]
    told = hint_text(view, Play(0, Card.parse("4D")), found, NAMES)
    assert told == f"Lead the 4♦: your contract is made. {words}"


def test_a_nil_that_breaks_is_told_with_what_a_trump_would_do() -> None:
    view = sit("TC 9S ..-H / 9H .. / 3H .. / 4H ..", "N 3 4 3", "9H 3H 4H", 0, rules=RULES).views[0]
    found = [Reason(Why.BREAKS_NIL, seats=(1,)), Reason(Why.TRUMP_SAVES_NIL, seats=(1,))]
    words = hint_text(view, Play(0, Card.parse("TC")), found, NAMES)
    assert words == "Discard the 10♣: Otto’s nil breaks on this trick, but a trump would save it."


def test_a_bid_is_explained_by_what_is_expected() -> None:
    sitting = sit("AS KS QS 5S 4S AH KH 3H AD 3D 2D 3C 2C / ..", rules=RULES)
    decision = choose(sitting.request("expert"))
    words = hint_text(sitting.views[0], decision.action, decision.reasons, NAMES)
    told = (
        r"Bid 6: your hand is worth about [67]\.\d tricks, but 7 would be missed in \d+ of 100 "
        r"such hands at a cost of \d+ points, and bring 9 more in the others\."
    )
    assert re.match(told, words)
