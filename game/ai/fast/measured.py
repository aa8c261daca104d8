"""What a batch of playouts or of solved endings found."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

Worlds = array
"""Worlds in one array of 64-bit masks: the hands of the first, seat by seat, then the next."""


class Measured(NamedTuple):
    """Values of some cards over the same worlds.

    `worlds` were measured, each as often as its weight says; `sums` of values run over the cards,
    and `products[i][j]` sums the values of two cards multiplied world by world, so that their
    difference has a known error. `nodes` is the size of the search, 0 for playouts. Batches add up.
    """

    worlds: int
    sums: list[int]
    products: list[list[int]]
    nodes: int = 0

    def __add__(self, other: object) -> Measured:
        if not isinstance(other, Measured):
            return NotImplemented
        return Measured(
            self.worlds + other.worlds,
            [a + b for a, b in zip(self.sums, other.sums, strict=True)],
            [
                [a + b for a, b in zip(ours, theirs, strict=True)]
                for ours, theirs in zip(self.products, other.products, strict=True)
            ],
            self.nodes + other.nodes,
        )


def measured(
    rows: Sequence[Sequence[int]],
    cards: int,
    nodes: int = 0,
    weights: Sequence[int] | None = None,
) -> Measured:
    """The sums over `rows`, which hold the values of all cards in one world each.

    A world counts by its weight, once where there are none.
    """
    heavy = [1] * len(rows) if weights is None else weights
    sums, products = [0] * cards, [[0] * cards for _ in range(cards)]
    for row, weight in zip(rows, heavy, strict=True):
        for i, value in enumerate(row):
            sums[i] += weight * value
            for j, other in enumerate(row):
                products[i][j] += weight * value * other
    return Measured(sum(heavy), sums, products, nodes)


def hands_in(worlds: array[int], seats: int) -> list[list[int]]:
    """The hands of each world. Raises ValueError if the last is cut short."""
    if len(worlds) % seats:
        raise ValueError("a world lacks a hand")
    return [list(worlds[at : at + seats]) for at in range(0, len(worlds), seats)]
