"""Points, rectangles and turned cards in surface pixels, without pygame.

x runs right, y runs down, angles are degrees clockwise, and every length is a float in pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

CARD_RATIO = 5 / 7
"""Width of a card as a share of its height."""


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the surface."""

    x: float
    y: float


Polygon = tuple[Point, ...]
"""The corners of a convex shape, in order round it."""


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle: its top left corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def centred(cls, cx: float, cy: float, w: float, h: float) -> Rect:
        """Return the rectangle of this size with its middle at (cx, cy)."""
        return cls(cx - w / 2, cy - h / 2, w, h)

    @classmethod
    def spanning(cls, left: float, top: float, right: float, bottom: float) -> Rect:
        """Return the rectangle between these edges; one that would be negative is empty."""
        return cls(left, top, max(0.0, right - left), max(0.0, bottom - top))

    @property
    def right(self) -> float:
        """The x just past the rectangle."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just past the rectangle."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the middle."""
        return self.y + self.h / 2

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.cx, self.cy)

    @property
    def corners(self) -> Polygon:
        """The four corners, clockwise from the top left."""
        return (
            Point(self.x, self.y),
            Point(self.right, self.y),
            Point(self.right, self.bottom),
            Point(self.x, self.bottom),
        )

    def grown(self, by: float) -> Rect:
        """Return it with every edge moved out by `by` pixels (in, if negative)."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> Rect:
        """Return it moved by (dx, dy)."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def meets(self, other: Rect) -> bool:
        """Tell whether the two share an area; touching edges do not."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def within(self, other: Rect, slack: float = 1e-6) -> bool:
        """Tell whether it lies wholly inside `other`, give or take `slack` pixels."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )

    def holds(self, point: Point) -> bool:
        """Tell whether the point lies in it (left and top edge belong to it)."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom


@dataclass(frozen=True, slots=True)
class CardPose:
    """Where a card lies: its centre, its angle in degrees clockwise and its height."""

    x: float
    y: float
    angle: float
    height: float

    @property
    def width(self) -> float:
        """The card's width."""
        return self.height * CARD_RATIO

    @property
    def corners(self) -> Polygon:
        """The four corners, clockwise from the card's own top left."""
        w, h = self.width / 2, self.height / 2
        return tuple(self.spot(x, y) for x, y in ((-w, -h), (w, -h), (w, h), (-w, h)))

    def spot(self, x: float, y: float) -> Point:
        """Return where a point of the card lies, given from its centre along its own axes."""
        t = math.radians(self.angle)
        c, s = math.cos(t), math.sin(t)
        return Point(self.x + x * c - y * s, self.y + x * s + y * c)

    def lifted(self, share: float) -> CardPose:
        """Return it pushed up along its own axis by a share of its height."""
        if not share:
            return self
        p = self.spot(0.0, -share * self.height)
        return replace(self, x=p.x, y=p.y)

    def towards(self, other: CardPose, t: float) -> CardPose:
        """Return the pose a share `t` of the way to `other` in every value."""
        return CardPose(
            self.x + (other.x - self.x) * t,
            self.y + (other.y - self.y) * t,
            self.angle + (other.angle - self.angle) * t,
            self.height + (other.height - self.height) * t,
        )


def bounds(points: Iterable[Point]) -> Rect:
    """Return the smallest upright rectangle round the points.

    Raises ValueError if there are none.
    """
    seen = tuple(points)
    if not seen:
        raise ValueError("bounds of no points")
    xs, ys = [p.x for p in seen], [p.y for p in seen]
    return Rect.spanning(min(xs), min(ys), max(xs), max(ys))


def poses_bounds(poses: Iterable[CardPose]) -> Rect:
    """Return the smallest upright rectangle round some cards."""
    return bounds(p for pose in poses for p in pose.corners)


def polygon_holds(polygon: Polygon, point: Point) -> bool:
    """Tell whether a point lies in or on a convex polygon."""
    turns = [
        (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) for a, b in _sides(polygon)
    ]
    return all(t >= 0 for t in turns) or all(t <= 0 for t in turns)


def polygons_meet(one: Polygon, two: Polygon) -> bool:
    """Tell whether two convex polygons share an area (no straight line parts them)."""
    return not any(_parts(a, b, one, two) for p in (one, two) for a, b in _sides(p))


def clipped(polygon: Polygon, rect: Rect) -> Polygon:
    """Return the part of a convex polygon that lies in `rect`; empty if there is none."""
    points = list(polygon)
    for along_x, limit, sign in (
        (True, rect.x, 1),
        (True, rect.right, -1),
        (False, rect.y, 1),
        (False, rect.bottom, -1),
    ):
        points = _cut(points, along_x, limit, sign)
    return tuple(points)


def fan(count: int, centre: Point, step: float, tilt: float, base: float, height: float) -> Fan:
    """Return the poses of `count` cards on an arc through `centre`.

    `step` pixels lie between the centres of neighbours, each is turned `tilt` degrees more than
    the one before, and the whole is turned by `base` degrees; with `base` 0 the ends hang lower.
    """
    radius = step / math.sin(math.radians(tilt)) if tilt else 0.0
    turn = math.radians(base)
    poses = []
    for i in range(count):
        place = i - (count - 1) / 2
        a = math.radians(place * tilt)
        x = radius * math.sin(a) if tilt else place * step
        y = radius * (1 - math.cos(a))
        poses.append(
            CardPose(
                centre.x + x * math.cos(turn) - y * math.sin(turn),
                centre.y + x * math.sin(turn) + y * math.cos(turn),
                place * tilt + base,
                height,
            )
        )
    return tuple(poses)


Fan = tuple[CardPose, ...]
"""The cards of one hand, the later ones lying over the earlier."""


def _cut(points: Sequence[Point], along_x: bool, limit: float, sign: int) -> list[Point]:
    kept: list[Point] = []
    for i, b in enumerate(points):
        a = points[i - 1]
        da = sign * ((a.x if along_x else a.y) - limit)
        db = sign * ((b.x if along_x else b.y) - limit)
        if (da < 0) != (db < 0):
            t = da / (da - db)
            kept.append(Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t))
        if db >= 0:
            kept.append(b)
    return kept


def _sides(polygon: Polygon) -> Iterable[tuple[Point, Point]]:
    return zip(polygon, polygon[1:] + polygon[:1], strict=True)


def _parts(a: Point, b: Point, one: Polygon, two: Polygon) -> bool:
    nx, ny = b.y - a.y, a.x - b.x
    first = _shadow(one, nx, ny)
    second = _shadow(two, nx, ny)
    return first[1] <= second[0] or second[1] <= first[0]


def _shadow(polygon: Sequence[Point], nx: float, ny: float) -> tuple[float, float]:
    along = [p.x * nx + p.y * ny for p in polygon]
    return min(along), max(along)
