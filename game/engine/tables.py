"""Table formats as data: seats, sides, pack and cards each (RULES section 2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.engine.cards import STANDARD_PACK, Card, Suit

Seat = int
"""A place at the table, counted clockwise from 0."""

Side = int
"""An index into `Table.sides`; a side is one seat or two partners."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards of a table and how each counts in play (RULES section 3).

    `promoted` lists the cards that are spades above the ace of spades, highest first.
    """

    cards: tuple[Card, ...]
    promoted: tuple[Card, ...] = ()

    def suit(self, card: Card) -> Suit:
        """The suit that `card` counts as: promoted cards are spades in every respect."""
        return Suit.SPADES if card in self.promoted else card.suit

    def power(self, card: Card) -> int:
        """Height of `card` within its suit; the greater power wins."""
        if card in self.promoted:
            return 14 + len(self.promoted) - self.promoted.index(card)
        return card.rank


@dataclass(frozen=True, eq=False)
class Table:
    """One row of RULES section 2; everything that depends on the table's size reads it here."""

    key: str
    sides: tuple[tuple[Seat, ...], ...]
    tricks: int
    pack: Pack
    joker_tricks: int = 0
    """Tricks a deal where the jokers are in the pack, if they are more than `tricks`."""
    drawn: bool = False
    """Whether the cards are drawn one by one from a face-down pack instead of dealt."""

    @cached_property
    def seats(self) -> int:
        """Number of seats."""
        return sum(len(side) for side in self.sides)

    @cached_property
    def partners(self) -> bool:
        """Whether sides hold two seats."""
        return any(len(side) > 1 for side in self.sides)

    def side_of(self, seat: Seat) -> Side:
        """The side that `seat` plays for."""
        return self._sides_by_seat[seat]

    def partner_of(self, seat: Seat) -> Seat | None:
        """The other seat of the side, or None where sides are single seats."""
        return self._partners_by_seat[seat]

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Every seat in clockwise order, `first` at the head."""
        return (*range(first, self.seats), *range(first))

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    @cached_property
    def _sides_by_seat(self) -> dict[Seat, Side]:
        return {seat: index for index, side in enumerate(self.sides) for seat in side}

    @cached_property
    def _partners_by_seat(self) -> dict[Seat, Seat | None]:
        return {
            seat: next((mate for mate in side if mate != seat), None)
            for side in self.sides
            for seat in side
        }


def _smaller(size: int) -> Pack:
    """The standard pack without its lowest cards, twos first, clubs first (RULES section 2)."""
    out = sorted(STANDARD_PACK)[: len(STANDARD_PACK) - size]
    return Pack(tuple(card for card in STANDARD_PACK if card not in out))


_FULL = Pack(STANDARD_PACK)

TABLES: dict[str, Table] = {
    table.key: table
    for table in (
        Table("partners", ((0, 2), (1, 3)), 13, _FULL),
        Table("solo4", ((0,), (1,), (2,), (3,)), 13, _FULL),
        Table("solo3", ((0,), (1,), (2,)), 17, _smaller(51), joker_tricks=18),
        Table("draw2", ((0,), (1,)), 13, _FULL, drawn=True),
        Table("solo5", ((0,), (1,), (2,), (3,), (4,)), 10, _smaller(50)),
        Table("pairs6", ((0, 3), (1, 4), (2, 5)), 8, _smaller(48), joker_tricks=9),
    )
}
"""Every table format by its key."""
