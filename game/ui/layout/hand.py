"""The viewer's own hand: one fan, or two rows on a tall screen, and its hit areas (LOOK 3)."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from game.ui.geometry import (
    CARD_RATIO,
    CardPose,
    Fan,
    Point,
    Polygon,
    Rect,
    clipped,
    fan,
    polygon_holds,
    polygons_meet,
    poses_bounds,
)
from game.ui.layout.screen import Screen, SizeClass

LIFT = 0.16
"""How far a card rises under the pointer, as a share of its height."""
INDEX = 0.20
"""The part of a card's width that its index takes: what no neighbour may cover."""

_LEAST_STEP = 0.22
_SINGLE_ROW_FROM = 0.40
_DEFAULT_SHARE = 0.25
_HEIGHT = {
    SizeClass.WIDE: 1.0,
    SizeClass.VERY_WIDE: 1.0,
    SizeClass.SMALL: 1.1,
    SizeClass.TALL: 0.7,
}
_TILT = {
    SizeClass.WIDE: 2.0,
    SizeClass.VERY_WIDE: 2.0,
    SizeClass.SMALL: 1.7,
    SizeClass.TALL: 1.2,
}
_FULL_TILT_TO = 13
_SHRINK = 0.98
_HALVINGS = 10
_GAP, _EDGE = 4, 8


@dataclass(frozen=True, slots=True)
class OwnHand:
    """The own hand on a screen.

    `height` is that of its cards, `reach` the most pixels along the arc from its middle to the
    centre of an outermost card.
    """

    screen: Screen
    height: float
    reach: float = math.inf

    @property
    def width(self) -> float:
        """The width of a card."""
        return self.height * CARD_RATIO

    def rows(self, count: int) -> tuple[int, ...]:
        """Return how many cards lie in each row, the upper row first."""
        if self.screen.kind is not SizeClass.TALL or count < 2:
            return (count,)
        step = (0.90 * self.screen.width - self.width) / (count - 1)
        return (count,) if step >= _SINGLE_ROW_FROM * self.width else (-(-count // 2), count // 2)

    def poses(self, count: int) -> Fan:
        """Return the poses of a hand of `count` cards at rest, from left to right, row by row."""
        rows = self.rows(count)
        centres = (1.02, 0.40) if len(rows) == 2 else (self._drop(),)
        return tuple(
            pose
            for cards, share in zip(rows, centres, strict=True)
            for pose in self._row(cards, self.screen.height - share * self.height, rows)
        )

    def slot(self, index: int, count: int) -> CardPose:
        """Return the pose at rest of one card of a hand of `count`."""
        return self.poses(count)[index]

    def lifted(self, index: int, count: int) -> CardPose:
        """Return the pose of a card under the pointer."""
        return self.slot(index, count).lifted(LIFT)

    def card_at(self, point: Point, count: int) -> int | None:
        """Return the index of the card under a point, as they lie at rest."""
        if not self.screen.window.holds(point):
            return None
        for i, pose in reversed(tuple(enumerate(self.poses(count)))):
            if polygon_holds(pose.corners, point):
                return i
        return None

    def area(self, count: int) -> Rect:
        """Return the rectangle round the hand at rest, as far as it is in the window."""
        if count == 0:
            return Rect(self.screen.width / 2, self.screen.height, 0.0, 0.0)
        box = poses_bounds(self.poses(count))
        return Rect.spanning(box.x, box.y, box.right, self.screen.height)

    def lifted_top(self, count: int) -> float:
        """Return the least y a lifted card reaches."""
        return min(
            (p.y for pose in self.poses(count) for p in pose.lifted(LIFT).corners),
            default=self.screen.height,
        )

    def least_step(self, count: int) -> float:
        """Return the distance between neighbours in the fullest row."""
        rows = self.rows(count)
        return self._step(max(rows), rows)

    def _drop(self) -> float:
        return 0.40 if self.screen.kind is SizeClass.TALL else 0.36

    def _tilt(self, count: int) -> float:
        return _TILT[self.screen.kind] * min(1.0, _FULL_TILT_TO / max(1, count))

    def _row(self, count: int, cy: float, rows: tuple[int, ...]) -> Fan:
        centre = Point(self.screen.width / 2, cy)
        step = self._step(max(rows), rows)
        return fan(count, centre, step, self._tilt(count), 0.0, self.height)

    def _wanted_step(self, count: int, rows: tuple[int, ...]) -> float:
        gaps = max(1, count - 1)
        if self.screen.kind.roomy:
            return min(0.47 * self.width, (0.60 * self.screen.table.w - self.width) / gaps)
        if self.screen.kind is SizeClass.SMALL:
            return 0.415 * self.width
        most = 0.66 if len(rows) == 2 else 0.47
        return min(most * self.width, (0.90 * self.screen.width - self.width) / gaps)

    def _step(self, count: int, rows: tuple[int, ...]) -> float:
        return min(self._wanted_step(count, rows), 2 * self.reach / max(1, count - 1))


def own_hand(
    screen: Screen,
    share: float,
    cards: int,
    clear: tuple[Rect, ...] = (),
    head: float = 0.0,
) -> OwnHand:
    """Return the own hand for a deal of `cards` cards a seat.

    `share` is the card size setting: the height of a card on a wide table as a share of the
    window's. The cards keep one size through the deal, the largest up to that at which every index
    of the full hand shows beside the rectangles in `clear` and no lifted card rises over y `head`.
    """
    height = screen.height * share * _HEIGHT[screen.kind]
    hand = _clear_hand(screen, height, cards, clear)
    while height > screen.u and (
        hand.lifted_top(cards) < head
        or (cards > 1 and hand.least_step(cards) < _LEAST_STEP * hand.width)
    ):
        height *= _SHRINK
        hand = _clear_hand(screen, height, cards, clear)
    return hand


def _clear_hand(screen: Screen, height: float, cards: int, clear: tuple[Rect, ...]) -> OwnHand:
    """Return the hand with the longest reach at which the full hand keeps clear of things."""
    free = OwnHand(screen, height)
    around = [r.grown(_GAP * screen.u).corners for r in clear]
    if cards < 2 or _fits(free, cards, around):
        return free
    lo, hi = 0.0, free.least_step(cards) * (max(free.rows(cards)) - 1) / 2
    for _ in range(_HALVINGS):
        middle = (lo + hi) / 2
        fits = _fits(replace(free, reach=middle), cards, around)
        lo, hi = (middle, hi) if fits else (lo, middle)
    return replace(free, reach=lo)


def _fits(hand: OwnHand, cards: int, around: list[Polygon]) -> bool:
    screen, edge = hand.screen, _EDGE * hand.screen.u
    poses = hand.poses(cards)
    row = hand.rows(cards)[0]
    for end in (poses[0], poses[row - 1]):
        for pose in (end, end.lifted(LIFT)):
            seen = clipped(pose.corners, _above_the_edge(screen))
            if any(p.x < edge or p.x > screen.width - edge for p in seen):
                return False
            if any(polygons_meet(pose.corners, thing) for thing in around):
                return False
    return True


def _above_the_edge(screen: Screen) -> Rect:
    return Rect.spanning(-screen.width, -screen.height, 2 * screen.width, screen.height)
