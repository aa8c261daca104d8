from __future__ import annotations

import pytest

from game.engine.bids import Bid
from game.engine.cards import Card, Suit, cards
from game.engine.rules import CLASSIC
from game.engine.tables import TABLES
from game.words.cards import bid_label, bid_text, card_list, card_name, card_short, suit_name
from game.words.cards import suit_symbol as symbol
from game.words.names import Names
from game.words.numbers import both_signs, listing, number, ordinal, signed, span, spans
from tests.words.people import PEOPLE, TABLE


@pytest.mark.parametrize(
    ("points", "text"), [(51, "+51"), (-100, "−100"), (0, "0"), (1, "+1"), (-1, "−1")]
)
def test_points_carry_a_true_sign(points: int, text: str) -> None:
    assert signed(points) == text


def test_numbers_carry_a_true_minus() -> None:
    assert (number(-47), number(47)) == ("−47", "47")


@pytest.mark.parametrize(
    ("won", "lost", "text"),
    [(100, -100, "±100"), (100, -50, "+100 −50"), (50, 0, "+50 0"), (0, 0, "0 0")],
)
def test_what_may_be_won_and_lost(won: int, lost: int, text: str) -> None:
    assert both_signs(won, lost) == text


def test_ordinals_cover_every_bag_limit() -> None:
    assert [ordinal(n) for n in (3, 5, 7, 10, 12)] == ["third", "fifth", "seventh", "tenth", "12th"]


def test_lists() -> None:
    assert [listing(list(parts)) for parts in ("", "a", "ab", "abc")] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


def test_runs_of_numbers_are_drawn_together() -> None:
    assert spans([5, 1, 2, 3, 8, 9]) == ["1 to 3", "5", "8", "9"]
    assert spans([]) == []
    assert span(4, 4) == "4"


def test_every_card_of_every_pack_has_its_own_name() -> None:
    for table in TABLES.values():
        pack = table.pack.cards
        assert len({card_name(card) for card in pack}) == len(pack)
        assert len({card_short(card) for card in pack}) == len(pack)


@pytest.mark.parametrize(
    ("card", "name", "short"),
    [
        ("QS", "queen of spades", "Q♠"),
        ("TH", "10 of hearts", "10♥"),
        ("AD", "ace of diamonds", "A♦"),
        ("2C", "2 of clubs", "2♣"),
        ("BJ", "Big Joker", "BJ"),
        ("LJ", "Little Joker", "LJ"),
    ],
)
def test_cards(card: str, name: str, short: str) -> None:
    assert (card_name(Card.parse(card)), card_short(Card.parse(card))) == (name, short)


def test_cards_in_a_list_run_from_spades_down() -> None:
    assert card_list(cards("KD 9S AS")) == "A♠, 9♠ and K♦"


def test_suits() -> None:
    assert [suit_name(suit) for suit in Suit] == ["clubs", "diamonds", "hearts", "spades"]
    assert "".join(symbol(suit) for suit in Suit) == "♣♦♥♠"


@pytest.mark.parametrize(
    ("bid", "text", "label"),
    [
        ("4", "4", "4"),
        ("0", "0", "0"),
        ("N", "nil", "Nil"),
        ("B", "blind nil", "Blind nil"),
        ("S7", "blind 7", "Blind 7"),
    ],
)
def test_bids(bid: str, text: str, label: str) -> None:
    assert (bid_text(Bid.parse(bid)), bid_label(Bid.parse(bid))) == (text, label)


def test_the_viewer_is_you() -> None:
    assert [PEOPLE.title(seat) for seat in range(4)] == ["You", "Otto", "Vera", "Amara"]
    assert [PEOPLE.possessive(seat) for seat in (0, 2)] == ["your", "Vera’s"]
    assert [PEOPLE.whose(seat) for seat in (0, 2)] == ["yours", "Vera’s"]


def test_a_side_is_named_by_its_people_the_viewer_first() -> None:
    from_vera = Names(PEOPLE.by_seat, viewer=2)
    assert [PEOPLE.side(side, TABLE) for side in (0, 1)] == ["You & Vera", "Otto & Amara"]
    assert from_vera.side(0, TABLE) == "You & Max"
    assert Names(PEOPLE.by_seat).side(0, TABLE) == "Max & Vera"


def test_two_sides_of_partners_are_us_and_them() -> None:
    alone = TABLES["solo4"]
    assert [PEOPLE.side_short(side, CLASSIC.row) for side in (0, 1)] == ["Us", "Them"]
    assert [PEOPLE.side_short(side, alone) for side in (0, 1)] == ["You", "Otto"]
    assert Names(PEOPLE.by_seat).side_short(1, TABLE) == "Otto & Amara"


def test_a_side_in_the_least_room() -> None:
    pairs, alone = TABLES["pairs6"], TABLES["solo4"]
    names = Names(("You", "Otto", "Vera", "Amara", "June", "Hugo"), 0)
    assert [names.side_initials(side, pairs) for side in range(3)] == [
        "You & A.",
        "Otto & J.",
        "Vera & H.",
    ]
    assert [PEOPLE.side_initials(side, CLASSIC.row) for side in (0, 1)] == ["Us", "Them"]
    assert PEOPLE.side_initials(1, alone) == "Otto"
