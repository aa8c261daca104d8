"""The middle of the table: the trick's slots, the inlay and the chips on it (LOOK 3, Trick)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.geometry import CARD_RATIO, CardPose, Point, Rect, polygons_meet, poses_bounds
from game.ui.layout.screen import Screen, SizeClass
from game.ui.layout.seats import SLOTS
from game.ui.layout.spread import clamp

_CENTRE = {
    SizeClass.WIDE: 0.44,
    SizeClass.VERY_WIDE: 0.44,
    SizeClass.SMALL: 0.415,
    SizeClass.TALL: 0.43,
}
_HEIGHT = {
    SizeClass.WIDE: 0.205,
    SizeClass.VERY_WIDE: 0.205,
    SizeClass.SMALL: 0.215,
    SizeClass.TALL: 0.15,
}
_MANY_SEATS = 5
_MANY_SMALLER = 0.175 / 0.205
_SMALL_LOWER = 8
_INLAY = {
    SizeClass.WIDE: (0.235, 0.222),
    SizeClass.VERY_WIDE: (0.235, 0.222),
    SizeClass.SMALL: (0.25, 0.215),
    SizeClass.TALL: (0.36, 0.165),
}
_SIX_INLAY = (0.245, 0.245)
_CHIP_AT = 0.15
_CHIP_SIZE = {
    SizeClass.WIDE: (200, 32),
    SizeClass.VERY_WIDE: (200, 32),
    SizeClass.SMALL: (100, 28),
    SizeClass.TALL: (176, 32),
}


def chip_height(screen: Screen) -> float:
    """Return the height of a chip in pixels."""
    return _CHIP_SIZE[screen.kind][1] * screen.u


@dataclass(frozen=True, slots=True)
class Inlay:
    """The stadium inlaid in the table: its rectangle and how far its inner line lies inside."""

    rect: Rect
    inner: float


@dataclass(frozen=True, slots=True)
class TrickSpot:
    """Where the trick lies: its middle, the height of its cards and a slot for each seat.

    The slots go clockwise from the viewer's own.
    """

    centre: Point
    height: float
    slots: tuple[CardPose, ...]

    @property
    def area(self) -> Rect:
        """The rectangle round all slots."""
        return poses_bounds(self.slots)


def trick_spot(screen: Screen, seats: int, room: Rect) -> TrickSpot:
    """Return the trick in its usual place and size, or moved and shrunk to stay inside `room`."""
    cx = screen.table.cx
    lower = _SMALL_LOWER * screen.u if screen.kind is SizeClass.SMALL else 0.0
    cy = _CENTRE[screen.kind] * screen.height + lower
    height = _HEIGHT[screen.kind] * screen.height
    height *= _MANY_SMALLER if seats >= _MANY_SEATS else 1.0
    reach = poses_bounds(_slots(seats, Point(0.0, 0.0), 1.0))
    height = min(
        height,
        room.h / reach.h,
        (cx - room.x) / -reach.x,
        (room.right - cx) / reach.right,
    )
    cy = clamp(cy, room.y - reach.y * height, room.bottom - reach.bottom * height)
    centre = Point(cx, cy)
    return TrickSpot(centre, height, _slots(seats, centre, height))


def inlay(screen: Screen, seats: int, trick: TrickSpot) -> Inlay:
    """Return the inlay round the trick."""
    wide, high = _INLAY[screen.kind]
    if seats == 6 and screen.kind.roomy:
        wide, high = _SIX_INLAY
    lower = _SMALL_LOWER * screen.u if screen.kind is SizeClass.SMALL else 0.0
    rect = Rect.centred(
        trick.centre.x,
        trick.centre.y - lower,
        2 * wide * screen.table.w,
        2 * high * screen.height,
    )
    inside = rect.within(screen.window)
    return Inlay(rect if inside else _cut(rect, screen.window), 13 * screen.u)


def chips(
    screen: Screen, trick: TrickSpot, stadium: Inlay, taken: Sequence[Rect]
) -> tuple[Rect, Rect] | None:
    """Return the room of the chips for broken spades (left) and the suit led (right).

    They lie on the lower line of the inlay, or as near to it as leaves the `taken` places and the
    cards of the trick clear; None if there is no such place. A chip is drawn in the middle of its
    room, as wide as its words.
    """
    u = screen.u
    w, h = (n * u for n in _CHIP_SIZE[screen.kind])
    half_slot = trick.height * CARD_RATIO / 2
    apart = max(_CHIP_AT * screen.table.w, half_slot + w / 2 + 8 * u)
    outside = trick.centre.x - trick.area.x + w / 2 + 8 * u
    line = stadium.rect.bottom - 2 * u
    under_trick = trick.area.bottom + h / 2 + 4 * u
    under_sides = _sides_bottom(trick) + h / 2 + 4 * u
    spots = ((apart, line), (apart, under_sides), (outside, line), (apart, under_trick))
    pairs = (_pair(trick.centre.x, dx, y, w, h) for dx, y in spots)
    return next((p for p in pairs if all(_free(r, trick, taken) for r in p)), None)


def _slots(seats: int, centre: Point, height: float) -> tuple[CardPose, ...]:
    w = height * CARD_RATIO
    return tuple(
        CardPose(centre.x + s.x * w, centre.y + s.y * height, s.angle, height) for s in SLOTS[seats]
    )


def _cut(rect: Rect, window: Rect) -> Rect:
    return Rect.spanning(
        max(rect.x, window.x),
        max(rect.y, window.y),
        min(rect.right, window.right),
        min(rect.bottom, window.bottom),
    )


def _sides_bottom(trick: TrickSpot) -> float:
    others = [s for s in trick.slots[1:] if abs(s.x - trick.centre.x) > s.width / 2]
    return poses_bounds(others).bottom if others else trick.area.bottom


def _pair(cx: float, dx: float, y: float, w: float, h: float) -> tuple[Rect, Rect]:
    return Rect.centred(cx - dx, y, w, h), Rect.centred(cx + dx, y, w, h)


def _free(rect: Rect, trick: TrickSpot, taken: Sequence[Rect]) -> bool:
    return not any(rect.meets(t) for t in taken) and not any(
        polygons_meet(rect.corners, s.corners) for s in trick.slots
    )
