"""Positions written by hand: what each level plays, and why (RULES section 9).

Seat 0 leads and bids first. `..` in a hand is filled up, `..-H` without hearts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from game.ai.players import choose
from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.rules import Rules
from tests.ai.table import Sitting, sit


@dataclass(frozen=True)
class Spot:
    """A position, the card to be played and the reason."""

    why: str
    hands: str
    played: str
    card: str
    bids: str = "3 3 3 3"
    rules: dict[str, Any] = field(default_factory=dict)

    def table(self) -> Sitting:
        rules = Rules.model_validate({"blind_nil": "off", **self.rules})
        return sit(self.hands, self.bids, self.played, rules=rules)


STANDARD = [
    Spot("leads its highest card, clubs before hearts", "AC AH 2D 2S ..", "", "AC"),
    Spot(
        "leads the lowest once its bid is reached, clubs first", "2D 2C AH ..", "", "2C", "N 3 3 3"
    ),
    Spot("a zero is reached from the start", "2D AH ..", "", "2D", "0 3 3 3", {"nil": "zero"}),
    Spot(
        "leads the lowest after the trick it bid for",
        "AC 2D 3D KS .. / 2C .. / 3C .. / 4C ..",
        "AC 2C 3C 4C",
        "2D",
        "1 3 3 3",
    ),
    Spot(
        "leads high again while its bid is not reached",
        "AC KD 2D .. / 2C .. / 3C .. / 4C ..-S",
        "AC 2C 3C 4C",
        "KD",
        "2 3 3 3",
    ),
    Spot("takes with the highest card that can", "5H .. / KH 9H 3H ..-H", "5H", "KH"),
    Spot("takes from its partner too", "KC .. / 3C .. / AC 2C ..-C", "KC 3C", "AC"),
    Spot("plays the lowest of the suit when it cannot take", "KH .. / QH 3H 9H ..-H", "KH", "3H"),
    Spot("ruffs with the highest spade", "AH .. / AS 2S 9C ..-H", "AH", "AS"),
    Spot("throws the lowest card when void of both", "AH .. / 3D 2C KC ..-HS", "AH", "2C"),
    Spot("overruffs with the highest spade", "AH .. / JS ..-HS / QS KS 2S 3C ..-HS", "AH JS", "KS"),
    Spot(
        "under a ruff it cannot beat plays the lowest, 2D before 2S",
        "AH .. / JS ..-HS / 9S 2S 2D 4C ..-HS",
        "AH JS",
        "2D",
    ),
    Spot("a ruff lets nobody take in the suit led", "5H .. / JS ..-HS / AH 6H ..-H", "5H JS", "6H"),
    Spot(
        "once reached plays the lowest card that loses",
        "9H .. / KH 7H 5H ..-H",
        "9H",
        "5H",
        "3 N 3 3",
    ),
    Spot("loses with the lower of two that both may", "2H .. / KH 7H ..-H", "2H", "7H", "3 N 3 3"),
    Spot(
        "last, must take: with the highest",
        "2H .. / 3H .. / 4H .. / KH 7H ..-H",
        "2H 3H 4H",
        "KH",
        "3 3 3 N",
    ),
    Spot(
        "last, loses whenever it can",
        "2H .. / 8H .. / 4H .. / KH 7H ..-H",
        "2H 8H 4H",
        "7H",
        "3 3 3 N",
    ),
    Spot("once reached ruffs nothing it need not", "AH .. / 2S 3C KC ..-H", "AH", "3C", "3 N 3 3"),
    Spot(
        "once reached goes under a ruff",
        "AH .. / JS ..-HSC / 2S 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
        "AH JS",
        "2S",
        "3 3 N 3",
    ),
    Spot(
        "last with spades alone must take with the highest",
        "2C .. / 3C .. / 4C .. / 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
        "2C 3C 4C",
        "AS",
        "3 3 3 N",
    ),
    Spot(
        "may not ruff the first trick",
        "AH .. / AS 2S 3C KC ..-H",
        "AH",
        "3C",
        rules={"spades_first_trick": "not_allowed"},
    ),
    Spot(
        "a deal without bids is never reached",
        "5H .. / KH 9H 3H ..-H",
        "5H",
        "KH",
        "",
        {"opening_deal": "bids_itself"},
    ),
    Spot(
        "a joker is the highest spade",
        "AH .. / BJ LJ AS 2S 3C ..-H",
        "AH",
        "BJ",
        rules={"table": "four_high"},
    ),
    Spot(
        "a promoted deuce is no low card",
        "KH .. / 2S 3C BJ ..-HS",
        "KH",
        "3C",
        "3 N 3 3",
        {"table": "four_high"},
    ),
    Spot(
        "a promoted diamond follows spades, not diamonds",
        "AD .. / 2D 4C ..-DSJ",
        "AD",
        "2D",
        rules={"table": "four_high"},
    ),
]

PRO = [
    Spot(
        "last, takes with the cheaper of two sure winners",
        "2H .. / 3H .. / TH .. / KH JH ..-H",
        "2H 3H TH",
        "JH",
    ),
    Spot("leads the card likeliest to stand", "AC 9C 8D 7D 6H 5H 4H 2D 3C 4C 5C 2H 3H", "", "AC"),
    Spot(
        "a king likelier beaten than not gives way to the lowest", "QH .. / KH 3H ..-H", "QH", "3H"
    ),
    Spot("an ace second in hand stands likelier than not", "QH .. / AH 3H ..-HS", "QH", "AH"),
    Spot(
        "ruffs last with the lowest spade that takes",
        "AH .. / 2H .. / 3H .. / AS 4S 9C ..-HS",
        "AH 2H 3H",
        "4S",
    ),
    Spot(
        "overruffs last with the lowest that takes",
        "AH .. / 2H .. / JS ..-HS / QS AS 4S 9C ..-HS",
        "AH 2H JS",
        "QS",
    ),
    Spot("nothing takes: the lowest, 2C before 2D", "AH .. / 2C 2D 9C ..-HS", "AH", "2C"),
    Spot(
        "once reached the least likely, the lowest of equals",
        "AH .. / KH 2H ..-H",
        "AH",
        "2H",
        "3 N 3 3",
    ),
    Spot(
        "once reached leads what nobody fails to beat",
        "2H AC KC KD KH AD ..-CDH",
        "",
        "2H",
        "N 3 3 3",
    ),
    Spot(
        "last and reached, must take: the lower of two certainties",
        "2H .. / 3H .. / 4H .. / KH 7H ..-H",
        "2H 3H 4H",
        "7H",
        "3 3 3 N",
    ),
    Spot(
        "a deal without bids is never reached",
        "2H .. / 3H .. / TH .. / KH JH ..-H",
        "2H 3H TH",
        "JH",
        "",
        {"opening_deal": "bids_itself"},
    ),
    Spot(
        "may not ruff the first trick",
        "AH .. / 2H .. / 3H .. / AS 4S 9C 3C ..-H",
        "AH 2H 3H",
        "3C",
        rules={"spades_first_trick": "not_allowed"},
    ),
    Spot("takes from its partner too", "KC .. / 3C .. / AC 2C ..-CS", "KC 3C", "AC"),
]


def card_of(spot: Spot, level: str) -> Card:
    request = spot.table().request(level, seed=11)
    action = choose(request).action
    assert isinstance(action, Play)
    assert len(request.legal) > 1, "nothing to decide"
    return action.card


@pytest.mark.parametrize("level", ["standard", "instant"])
@pytest.mark.parametrize("spot", STANDARD, ids=lambda spot: spot.why)
def test_standard_plays(spot: Spot, level: str) -> None:
    assert str(card_of(spot, level)) == spot.card


@pytest.mark.parametrize("spot", PRO, ids=lambda spot: spot.why)
def test_pro_plays(spot: Spot) -> None:
    assert str(card_of(spot, "pro")) == spot.card
