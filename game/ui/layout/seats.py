"""Where each seat is round the table, by the number of seats (LOOK 3, Seats)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum


class Edge(Enum):
    """The edge of the table a seat is at, as the viewer sees it."""

    OWN = "own"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Place:
    """A seat's edge, and how far along it: a share of the height (left, right) or width (top)."""

    edge: Edge
    along: float


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a played card lies from the middle of the trick.

    x in card widths, y in card heights, angle in degrees clockwise.
    """

    x: float
    y: float
    angle: float


_OWN = Place(Edge.OWN, 0.5)

PLACES: dict[int, tuple[Place, ...]] = {
    2: (_OWN, Place(Edge.TOP, 0.5)),
    3: (_OWN, Place(Edge.LEFT, 0.51), Place(Edge.RIGHT, 0.51)),
    4: (_OWN, Place(Edge.LEFT, 0.485), Place(Edge.TOP, 0.5), Place(Edge.RIGHT, 0.485)),
    5: (
        _OWN,
        Place(Edge.LEFT, 0.60),
        Place(Edge.TOP, 0.37),
        Place(Edge.TOP, 0.63),
        Place(Edge.RIGHT, 0.60),
    ),
    6: (
        _OWN,
        Place(Edge.LEFT, 0.69),
        Place(Edge.LEFT, 0.45),
        Place(Edge.TOP, 0.5),
        Place(Edge.RIGHT, 0.45),
        Place(Edge.RIGHT, 0.69),
    ),
}
"""For each number of seats, the places clockwise from the viewer's own."""


def _turned(*offsets: tuple[float, float]) -> tuple[Slot, ...]:
    return tuple(Slot(x, y, 7 * x) for x, y in offsets)


SLOTS: dict[int, tuple[Slot, ...]] = {
    2: _turned((0, 0.36), (0, -0.36)),
    3: _turned((0, 0.36), (-0.8, -0.1), (0.8, -0.1)),
    4: (
        Slot(0, 0.36, -2),
        Slot(-0.80, 0, -8),
        Slot(0.03, -0.34, 3),
        Slot(0.82, -0.02, 9),
    ),
    5: _turned((0, 0.62), (-1.15, 0.15), (-0.62, -0.62), (0.62, -0.62), (1.15, 0.15)),
    6: _turned((0, 0.76), (-1.28, 0.46), (-1.2, -0.5), (0, -0.70), (1.2, -0.5), (1.28, 0.46)),
}
"""For each number of seats, the slots of a trick clockwise from the viewer's own."""


def relative(seat: int, viewer: int, seats: int) -> int:
    """Return how many places clockwise from the viewer a seat is (0: the viewer)."""
    return (seat - viewer) % seats


def side_order(sides: Sequence[Sequence[int]], viewer: int) -> tuple[int, ...]:
    """Return the sides' indices, the viewer's first, then clockwise by their first seat."""
    seats = sum(len(s) for s in sides)
    return tuple(
        sorted(
            range(len(sides)),
            key=lambda i: min(relative(seat, viewer, seats) for seat in sides[i]),
        )
    )
