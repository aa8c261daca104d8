"""The packs of the tables under every value of `trumps` (RULES sections 2 and 3)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.cards import STANDARD_PACK, Suit, cards, notation
from game.engine.rules import Rules
from tests.engine.test_rules import faults_of

ROWS = [
    # table, seats, sides, tricks and pack; the same with jokers
    ("partners", 4, 2, (13, 52), (13, 52)),
    ("solo4", 4, 4, (13, 52), (13, 52)),
    ("solo3", 3, 3, (17, 51), (18, 54)),
    ("draw2", 2, 2, (13, 52), (13, 52)),
    ("solo5", 5, 5, (10, 50), (10, 50)),
    ("pairs6", 6, 3, (8, 48), (9, 54)),
]


@pytest.mark.parametrize(("table", "seats", "sides", "plain", "jokers"), ROWS)
def test_tables(
    table: str, seats: int, sides: int, plain: tuple[int, int], jokers: tuple[int, int]
) -> None:
    for trumps, expected in (("ace_high", plain), ("four_deuces", plain), ("jokers", jokers)):
        row = Rules.model_validate({"table": table, "trumps": trumps}).row
        assert (row.seats, len(row.sides)) == (seats, sides)
        assert (row.tricks, len(row.pack.cards)) == expected
        assert len(set(row.pack.cards)) == len(row.pack.cards)


@pytest.mark.parametrize(
    ("table", "partners"),
    [("partners", (2, 3, 0, 1)), ("pairs6", (3, 4, 5, 0, 1, 2)), ("solo3", (None, None, None))],
)
def test_partners_sit_opposite(table: str, partners: tuple[int | None, ...]) -> None:
    row = Rules(table=table).row
    assert tuple(row.partner_of(seat) for seat in range(row.seats)) == partners


GONE = [
    ({}, ""),
    ({"trumps": "four_deuces"}, ""),
    ({"trumps": "jokers"}, "2C 2H"),
    ({"trumps": "jokers", "removed_for_jokers": "2c_2d"}, "2C 2D"),
    ({"trumps": "jokers_2s", "removed_for_jokers": "2h_2d"}, "2D 2H"),
    ({"table": "solo3"}, "2C"),
    ({"table": "solo3", "trumps": "jokers"}, ""),
    ({"table": "solo3", "trumps": "four_deuces"}, "3C"),
    ({"table": "solo5"}, "2C 2D"),
    ({"table": "solo5", "trumps": "jokers"}, "2C 2D 2H 2S"),
    ({"table": "solo5", "trumps": "jokers_2d_2s"}, "2C 2H 3C 3D"),
    ({"table": "solo5", "trumps": "four_deuces"}, "3C 3D"),
    ({"table": "pairs6"}, "2C 2D 2H 2S"),
    ({"table": "pairs6", "trumps": "jokers_2s_2d"}, ""),
    ({"table": "pairs6", "trumps": "four_deuces"}, "3C 3D 3H 3S"),
]


@pytest.mark.parametrize(("options", "gone"), GONE)
def test_the_lowest_cards_that_are_not_promoted_go_out(options: dict[str, Any], gone: str) -> None:
    pack = Rules.model_validate(options).row.pack
    assert notation(sorted(set(STANDARD_PACK) - set(pack.cards))) == gone


TOPS = [
    ("ace_high", "AS KS QS"),
    ("jokers", "BJ LJ AS KS"),
    ("jokers_2s", "BJ LJ 2S AS"),
    ("jokers_2d_2s", "BJ LJ 2D 2S AS"),
    ("jokers_2s_2d", "BJ LJ 2S 2D AS"),
    ("four_deuces", "2S 2D 2C 2H AS"),
]


@pytest.mark.parametrize(("trumps", "top"), TOPS)
def test_the_highest_spades(trumps: str, top: str) -> None:
    pack = Rules.model_validate({"trumps": trumps}).row.pack
    spades = [card for card in pack.cards if pack.suit(card) is Suit.SPADES]
    highest = sorted(spades, key=pack.power, reverse=True)
    assert tuple(highest[: len(cards(top))]) == cards(top)


@pytest.mark.parametrize(
    ("trumps", "removed"),
    [("jokers_2d_2s", "2c_2d"), ("jokers_2d_2s", "2h_2d"), ("jokers_2s_2d", "2c_2d")],
)
def test_a_promoted_deuce_does_not_go_out(trumps: str, removed: str) -> None:
    values = {"trumps": trumps, "removed_for_jokers": removed}
    assert faults_of(values) == ["removed_is_promoted"]
    assert Rules.model_validate({**values, "table": "solo3"})
