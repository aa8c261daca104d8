"""What to call the people at the table: the viewer is "you"."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.tables import Seat, Side, Table
from game.words.lookup import t
from game.words.numbers import capital


@dataclass(frozen=True, slots=True)
class Names:
    """The names by seat, and the seat of the one who reads, None for an onlooker."""

    by_seat: tuple[str, ...]
    viewer: Seat | None = None

    def you(self, seat: Seat) -> bool:
        """Whether `seat` is the viewer's."""
        return seat == self.viewer

    def of(self, seat: Seat) -> str:
        """The name within a sentence: "you", "Vera"."""
        return t("person.you") if self.you(seat) else self.by_seat[seat]

    def title(self, seat: Seat) -> str:
        """The name at the head of a sentence or on a plate: "You", "Vera"."""
        return capital(self.of(seat)) if self.you(seat) else self.by_seat[seat]

    def possessive(self, seat: Seat) -> str:
        """Whose, before a noun within a sentence: "your", "Vera’s"."""
        if self.you(seat):
            return t("person.your")
        return t("person.possessive", name=self.by_seat[seat])

    def whose(self, seat: Seat) -> str:
        """Whose, without a noun: "yours", "Vera’s"."""
        return t("person.yours") if self.you(seat) else self.possessive(seat)

    def seats(self, side: Side, table: Table) -> tuple[Seat, ...]:
        """The seats of a side, the viewer's first."""
        return tuple(sorted(table.sides[side], key=lambda seat: not self.you(seat)))

    def side(self, side: Side, table: Table) -> str:
        """The side by its people: "You & Vera", or one name where the side is one seat."""
        first, *others = (self.title(seat) for seat in self.seats(side, table))
        return t("person.side", first=first, last=others[0]) if others else first

    def side_short(self, side: Side, table: Table) -> str:
        """The side in a word where two sides of partners play ("Us", "Them"), else its name."""
        if self.viewer is None or not table.partners or len(table.sides) != 2:
            return self.side(side, table)
        return t("person.us" if self.yours(side, table) else "person.them")

    def side_initials(self, side: Side, table: Table) -> str:
        """The side in as little room as can be: "Us", "Otto & J.", or one name."""
        seats = self.seats(side, table)
        if len(seats) == 1 or self.side_short(side, table) != self.side(side, table):
            return self.side_short(side, table)
        first, other = map(self.title, seats)
        return t("person.side.short", first=first, initial=other[:1])

    def yours(self, side: Side, table: Table) -> bool:
        """Whether the viewer plays for `side`."""
        return self.viewer in table.sides[side]
