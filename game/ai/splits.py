"""Dealing kinds of cards over bins so that every distribution of the cards is equally likely."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import comb, factorial, prod

from game.ai.rng import Draws

_FACTORIALS = tuple(map(factorial, range(65)))

Split = tuple[int, ...]
"""How many cards of one row go to each column."""


@dataclass(frozen=True, slots=True)
class Row:
    """`total` cards for the columns `columns` alone."""

    total: int
    columns: tuple[int, ...]


@dataclass(slots=True)
class Splitter:
    """Counts and draws the tables of non-negative numbers with given row and column sums.

    A table counts as often as there are ways to choose the cards, so that drawing a table and
    then the cards of each cell makes all distributions equally likely.
    """

    rows: tuple[Row, ...]
    room: Split
    _known: dict[tuple[int, Split], tuple[list[Split], list[int]]] = field(default_factory=dict)

    @property
    def ways(self) -> int:
        """Number of distributions, 0 if there is none (up to a factor common to all tables)."""
        return self._ways(0, self.room)

    def draw(self, draws: Draws) -> list[Split]:
        """One table, row by row. Raises ValueError if there is none."""
        room, table = self.room, []
        for place in range(len(self.rows)):
            splits, sums = self.choices(place, room)
            if not sums:
                raise ValueError("no distribution of the cards fits what is known")
            chosen = splits[0] if len(splits) == 1 else splits[_pick(sums, draws)]
            room = tuple(have - taken for have, taken in zip(room, chosen, strict=True))
            table.append(chosen)
        return table

    def tables(self) -> Iterator[list[Split]]:
        """Every table once, row by row."""
        return self._tables(0, self.room)

    def _tables(self, place: int, room: Split) -> Iterator[list[Split]]:
        if place == len(self.rows):
            yield []
            return
        for split in self.choices(place, room)[0]:
            left = tuple(have - taken for have, taken in zip(room, split, strict=True))
            for others in self._tables(place + 1, left):
                yield [split, *others]

    def effort(self) -> int:
        """A rough bound of the work that counting takes."""
        return prod(comb(row.total + len(row.columns) - 1, row.total) for row in self.rows[:-1])

    def _ways(self, place: int, room: Split) -> int:
        if place == len(self.rows):
            return int(not any(room))
        if self._nearly_done(place, room):
            return self._ways_of_two(self.rows[place], room)
        sums = self.choices(place, room)[1]
        return sums[-1] if sums else 0

    def _nearly_done(self, place: int, room: Split) -> bool:
        """Whether two rows are left, of which the last may go anywhere."""
        return place == len(self.rows) - 2 and len(self.rows[-1].columns) == len(room)

    def _ways_of_two(self, row: Row, room: Split) -> int:
        """The ways of the last two rows at once, by Vandermonde's identity."""
        total, last = row.total, self.rows[-1].total
        fits = sum(room) == total + last
        whole = _FACTORIALS[total] * _FACTORIALS[last]
        among = comb(sum(room[column] for column in row.columns), total)
        return whole * among // prod(_FACTORIALS[have] for have in room) if fits else 0

    def choices(self, place: int, room: Split) -> tuple[list[Split], list[int]]:
        """The splits of a row that can be completed, and the running sums of their ways."""
        known = self._known.get((place, room))
        if known is None:
            splits, sums, total = [], [], 0
            row = self.rows[place]
            whole = _FACTORIALS[row.total]
            for split in _splits(row, room, last=place == len(self.rows) - 1):
                left = tuple(have - taken for have, taken in zip(room, split, strict=True))
                ways = self._ways(place + 1, left)
                if ways:
                    total += ways * (whole // prod(_FACTORIALS[part] for part in split))
                    splits.append(split)
                    sums.append(total)
            known = self._known[place, room] = (splits, sums)
        return known


def _pick(sums: Sequence[int], draws: Draws) -> int:
    return bisect_right(sums, draws.below(sums[-1]))


def _splits(row: Row, room: Split, *, last: bool) -> Iterator[Split]:
    """Every way to deal a row into the room of its columns; the last row must fill all of it."""
    if last:
        fits = sum(room) == row.total == sum(room[column] for column in row.columns)
        return iter((room,) if fits else ())
    return _spread(row.columns, row.total, room, [0] * len(room))


def _spread(columns: Sequence[int], total: int, room: Split, split: list[int]) -> Iterator[Split]:
    if not columns:
        if not total:
            yield tuple(split)
        return
    column, others = columns[0], columns[1:]
    spare = sum(room[other] for other in others)
    for number in range(max(0, total - spare), min(total, room[column]) + 1):
        split[column] = number
        yield from _spread(others, total - number, room, split)
    split[column] = 0
