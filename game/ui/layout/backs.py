"""The other seats' hands: fans of backs at the table's edges (LOOK 3, Other hands)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ui.geometry import CARD_RATIO, Fan, Point, Rect, bounds, clipped, fan
from game.ui.layout.screen import Screen, SizeClass
from game.ui.layout.seats import Edge

_TILT = 1.7
_FULL_TILT_TO = 13
_STEP = 0.19
_REACH = 1.28
_TOP_WIDER = 1.25
_HALVINGS = 10
_BASE = {Edge.LEFT: 90.0, Edge.RIGHT: -90.0, Edge.TOP: 180.0}
_HEIGHT = {
    SizeClass.WIDE: 0.145,
    SizeClass.VERY_WIDE: 0.145,
    SizeClass.SMALL: 0.14,
    SizeClass.TALL: 0.105,
}
_SIDE_INSET = {
    SizeClass.WIDE: 0.004,
    SizeClass.VERY_WIDE: 0.004,
    SizeClass.SMALL: -0.012,
    SizeClass.TALL: -0.012,
}
_TOP_INSET = {
    SizeClass.WIDE: 0.012,
    SizeClass.VERY_WIDE: 0.012,
    SizeClass.SMALL: -0.012,
    SizeClass.TALL: 0.156,
}


@dataclass(frozen=True, slots=True)
class BackFan:
    """One seat's fan of backs: its middle, its edge, its cards' height and its longest arc.

    `reach` is the most pixels between the centres of the first and the last card.
    """

    screen: Screen
    edge: Edge
    centre: Point
    height: float
    reach: float

    def poses(self, count: int) -> Fan:
        """Return the poses of `count` backs."""
        wider = _TOP_WIDER if self.edge is Edge.TOP else 1.0
        step = min(_STEP * wider * self.height, self.reach / max(1, count - 1))
        tilt = _TILT * min(1.0, _FULL_TILT_TO / max(1, count))
        if step <= 0.0:
            tilt = 0.0
        return fan(count, self.centre, step, tilt, _BASE[self.edge], self.height)

    def area(self, count: int) -> Rect:
        """Return the rectangle round what of `count` backs is in the window."""
        poses = self.poses(count)
        outer = {poses[i] for i in (0, count // 2, (count - 1) // 2, -1)} if poses else ()
        seen = [p for pose in outer for p in clipped(pose.corners, self.screen.window)]
        return bounds(seen) if seen else Rect(self.centre.x, self.centre.y, 0.0, 0.0)

    def half(self, count: int) -> float:
        """Return half the length of the fan along its edge, in pixels."""
        area = self.area(count)
        if self.edge is Edge.TOP:
            return max(area.right - self.centre.x, self.centre.x - area.x)
        return max(area.bottom - self.centre.y, self.centre.y - area.y)

    def at(self, along: float) -> BackFan:
        """Return it moved along its edge, to x (top) or y (sides) `along`."""
        c = self.centre
        return replace(
            self, centre=Point(along, c.y) if self.edge is Edge.TOP else Point(c.x, along)
        )

    def held_to(self, half: float, count: int) -> BackFan:
        """Return it with its arc shortened until `count` backs reach no further than `half`."""
        if self.half(count) <= half:
            return self
        lo, hi = 0.0, self.reach
        for _ in range(_HALVINGS):
            middle = (lo + hi) / 2
            fits = replace(self, reach=middle).half(count) <= half
            lo, hi = (middle, hi) if fits else (lo, middle)
        return replace(self, reach=lo)


def back_fan(screen: Screen, edge: Edge, along: float, most: float | None = None) -> BackFan:
    """Return the fan of a seat whose middle is at x (top) or y (sides) `along`.

    A fan that must be less deep than usual has cards no higher than `most` pixels.
    """
    table, kind = screen.table, screen.kind
    height = _HEIGHT[kind] * screen.height
    height = height if most is None else min(height, most)
    if edge is Edge.TOP:
        centre = Point(along, _TOP_INSET[kind] * screen.height)
        return BackFan(screen, edge, centre, height, _REACH * _TOP_WIDER * height)
    inset = _SIDE_INSET[kind] * table.w
    x = table.x + inset if edge is Edge.LEFT else table.right - inset
    return BackFan(screen, edge, Point(x, along), height, _REACH * height)


def narrowest(fan_: BackFan) -> float:
    """Return half the length of the shortest arc worth drawing, in pixels."""
    return 0.62 * fan_.height if fan_.edge is not Edge.TOP else CARD_RATIO * fan_.height
