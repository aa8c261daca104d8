"""The packs: which cards are promoted to spades, and which go out to fit a table (RULES 2, 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Literal

from game.engine.cards import STANDARD_PACK, Card, cards
from game.engine.tables import Pack, Table

Trumps = Literal["ace_high", "jokers", "jokers_2s", "jokers_2d_2s", "jokers_2s_2d", "four_deuces"]
RemovedForJokers = Literal["2h_2c", "2c_2d", "2h_2d"]

PROMOTED: dict[Trumps, tuple[Card, ...]] = {
    "ace_high": (),
    "jokers": cards("BJ LJ"),
    "jokers_2s": cards("BJ LJ 2S"),
    "jokers_2d_2s": cards("BJ LJ 2D 2S"),
    "jokers_2s_2d": cards("BJ LJ 2S 2D"),
    "four_deuces": cards("2S 2D 2C 2H"),
}
"""The cards above the ace of spades under each value of `trumps`, highest first."""

_JOKERS = cards("LJ BJ")


def with_jokers(trumps: Trumps) -> bool:
    """Whether the two jokers are in the pack."""
    return _JOKERS[0] in PROMOTED[trumps]


def removed_cards(removed: RemovedForJokers) -> tuple[Card, ...]:
    """The two cards that make room for the jokers at a table of 52 cards."""
    return cards(removed.upper().replace("_", " "))


def with_trumps(table: Table, trumps: Trumps, removed: RemovedForJokers) -> Table:
    """The row of `table` with the pack of `trumps`, cut to the size the table deals.

    At tables that deal 52 cards `removed` makes room for the jokers; elsewhere the lowest cards
    that are not promoted go out, twos first, clubs before diamonds, hearts and spades.
    """
    return table if trumps == "ace_high" else _promoted(table, trumps, removed)


@cache
def _promoted(table: Table, trumps: Trumps, removed: RemovedForJokers) -> Table:
    jokers, promoted = with_jokers(trumps), PROMOTED[trumps]
    tricks = table.joker_tricks if jokers and table.joker_tricks else table.tricks
    size = len(table.pack.cards) + table.seats * (tricks - table.tricks)
    full = (*STANDARD_PACK, *(_JOKERS if jokers else ()))
    if jokers and size == len(STANDARD_PACK):
        out: set[Card] = set(removed_cards(removed))
    else:
        spare = _lowest_first(promoted)
        out = {next(spare) for _ in range(len(full) - size)}
    kept = tuple(card for card in full if card not in out)
    return replace(table, tricks=tricks, pack=Pack(kept, promoted))


def _lowest_first(promoted: tuple[Card, ...]) -> Iterator[Card]:
    return (card for card in sorted(STANDARD_PACK) if card not in promoted)
