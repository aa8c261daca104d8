"""What the end of a deal is worth to one side, as a table over the tricks of the seats.

Scoring is looked up here and nowhere else in the search: sets, bags, nils and every bonus are
whatever the ledger makes of them.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from game.ai.fast.ending import Ending
from game.ai.kernel import Kernel
from game.engine.bids import Bid
from game.engine.ledger import Ledger, SideDeal, score
from game.engine.rules import Rules
from game.engine.tables import Side

LIMIT = 1 << 23
"""Values lie within this far of 0, so that sums of their products fit 64 bits."""

Worth = Callable[[tuple[int, ...]], int]
"""The value of a deal to a side from the tricks taken by each seat; more is better."""


class Utility:
    """The values of all ends of a deal for one side.

    `values[sum(tricks * weight)]` is the value of the end where each seat took its tricks; the
    last seat weighs nothing, since all tricks are taken. Raises ValueError for a value beyond
    `LIMIT`.
    """

    def __init__(self, kernel: Kernel, side: Side, worth: Worth) -> None:
        self.side = side
        self.seats, self.tricks = kernel.seats, kernel.tricks
        base = kernel.tricks + 1
        self.weights = (*(base**seat for seat in range(kernel.seats - 1)), 0)
        self.values: array[int] = array("q", bytes(8 * base ** (kernel.seats - 1)))
        for taken in _shares(kernel.seats, kernel.tricks):
            value = worth(taken)
            if not -LIMIT <= value <= LIMIT:
                raise ValueError(f"a value of {value} is too large")
            self.values[self._index(taken)] = value
        self._endings: dict[tuple[int, ...], Ending] = {}

    def of(self, taken: Sequence[int]) -> int:
        """The value of a finished deal."""
        return self.values[self._index(taken)]

    def ending(self, taken: Sequence[int], left: int) -> Ending:
        """The ends still open after `taken`, with `left` tricks to play; made once."""
        key = tuple(taken)
        if key not in self._endings:
            self._endings[key] = Ending.of(self.of, key, left)
        return self._endings[key]

    def _index(self, taken: Sequence[int]) -> int:
        return sum(map(int.__mul__, taken, self.weights))


def _shares(seats: int, tricks: int) -> Iterator[tuple[int, ...]]:
    """Every way to share out the tricks."""
    if seats == 1:
        yield (tricks,)
        return
    for first in range(tricks + 1):
        for others in _shares(seats - 1, tricks - first):
            yield (first, *others)


def points_lead(
    kernel: Kernel, rules: Rules, bids: Sequence[Bid], bags: Sequence[int], side: Side
) -> Utility:
    """The side's points in the deal, once for every other side, less the points of those.

    `bids` run over the seats, empty in a deal without bids; `bags` run over the sides.
    """
    ledgers = side_ledgers(rules, bids, bags)
    others = len(rules.row.sides) - 1

    def worth(taken: tuple[int, ...]) -> int:
        points = [ledger.points for ledger in ledgers(taken)]
        return (others + 1) * points[side] - sum(points)

    return Utility(kernel, side, worth)


def side_ledgers(
    rules: Rules, bids: Sequence[Bid], bags: Sequence[int]
) -> Callable[[Sequence[int]], list[Ledger]]:
    """The ledgers of all sides from the tricks of the seats; each is worked out once."""
    sides = rules.row.sides

    @cache
    def ledger(side: Side, taken: tuple[int, ...]) -> Ledger:
        own = tuple(bids[seat] for seat in sides[side]) if bids else ()
        return score(rules, SideDeal(own, taken), bags[side])

    def ledgers(taken: Sequence[int]) -> list[Ledger]:
        return [
            ledger(side, tuple(taken[seat] for seat in seats)) for side, seats in enumerate(sides)
        ]

    return ledgers
