"""Cards, bids and actions print and parse as the same text."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.actions import (
    AnswerRedeal,
    Give,
    Look,
    MakeBid,
    NextDeal,
    Play,
    SayRange,
    parse_action,
)
from game.engine.bids import BLIND_NIL, NIL, Bid, blind_six, tricks_bid
from game.engine.cards import STANDARD_PACK, Card, Suit, cards, notation

JOKERS = cards("LJ BJ")


@pytest.mark.parametrize("card", [*STANDARD_PACK, *JOKERS], ids=str)
def test_cards_print_and_parse(card: Card) -> None:
    assert Card.parse(str(card)) == card


def test_the_pack_has_52_cards_and_the_jokers_are_spades() -> None:
    assert len(set(STANDARD_PACK)) == 52
    assert [card.suit for card in JOKERS] == [Suit.SPADES] * 2


def test_cards_order_by_rank_and_then_clubs_diamonds_hearts_spades() -> None:
    assert notation(sorted(cards("2S AC BJ TD 2H TC LJ 2C 2D"))) == "2C 2D 2H 2S TC TD AC LJ BJ"


@pytest.mark.parametrize("text", ["", "1C", "10H", "qs", "Q", "QSS", "QX", "bj", "S6", " QS"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card.parse(text)


@pytest.mark.parametrize(
    ("text", "bid", "nil", "blind"),
    [
        ("4", tricks_bid(4), False, False),
        ("0", tricks_bid(0), False, False),
        ("13", tricks_bid(13), False, False),
        ("N", NIL, True, False),
        ("B", BLIND_NIL, True, True),
        ("S6", blind_six(6), False, True),
    ],
)
def test_bids_print_and_parse(text: str, bid: Bid, nil: bool, blind: bool) -> None:
    assert (Bid.parse(text), str(bid)) == (bid, text)
    assert (bid.nil, bid.blind) == (nil, blind)


@pytest.mark.parametrize("text", ["", "n", "-1", "S", "SN", "N0", "B6", "4.0", "123", "+4", "٤"])
def test_what_is_no_bid(text: str) -> None:
    with pytest.raises(ValueError, match="no bid"):
        Bid.parse(text)


ACTIONS = [
    ("0 bid 4", MakeBid(0, tricks_bid(4))),
    ("3 bid S10", MakeBid(3, blind_six(10))),
    ("1 bid B", MakeBid(1, BLIND_NIL)),
    ("2 say 3 5", SayRange(2, 3, 5)),
    ("2 look", Look(2)),
    ("1 redeal", AnswerRedeal(1, ask=True)),
    ("1 stand", AnswerRedeal(1, ask=False)),
    ("0 give 2C QS", Give(0, frozenset(cards("QS 2C")))),
    ("0 give", Give(0, frozenset())),
    ("3 play TH", Play(3, Card.parse("TH"))),
    ("5 next", NextDeal(5)),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS)
def test_actions_print_and_parse(text: str, action: Any) -> None:
    assert (parse_action(text), str(action)) == (action, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "bid 4",
        "0 bid",
        "0 bid 4 5",
        "0 bid x",
        "0  bid 4",
        "-1 bid 4",
        "a bid 4",
        "² bid 4",
        "0 say 3",
        "0 say 3 4 5",
        "0 say a b",
        "0 look now",
        "0 redeal yes",
        "0 stand 1",
        "0 give 2C 2C",
        "0 give  2C",
        "0 give xx",
        "0 play",
        "0 play QS KS",
        "0 next deal",
        "0 fold",
        "0 BID 4",
        "0 bid 4\n",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_action(text)
