"""What stands beside the plates: the dealer's disc, the bid bubbles and the tag of the turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from game.ui.geometry import Point, Rect
from game.ui.layout.plates import PlateForm, PlateSpot
from game.ui.layout.screen import Screen, SizeClass
from game.ui.layout.seats import Edge
from game.ui.theme import SPACE_2

_GAP = SPACE_2
_DISC = {SizeClass.SMALL: 22, SizeClass.TALL: 28, SizeClass.WIDE: 30, SizeClass.VERY_WIDE: 30}
_BUBBLE = {True: (84, 52, 11), False: (60, 40, 9)}
_TAG = {True: (120, 28), False: (110, 26)}
_TAG_ABOVE = 10


class Tail(Enum):
    """Which way a bubble's tail points; the value is the unit vector (x, y)."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


@dataclass(frozen=True, slots=True)
class BubbleSpot:
    """Where a bid bubble stands: the room of its body, its tail's tip and where that points.

    A narrower bubble keeps to the tail's side of its room.
    """

    room: Rect
    tip: Point
    tail: Tail

    def body(self, width: float) -> Rect:
        """Return the body of a bubble `width` pixels wide."""
        r = self.room
        w = min(width, r.w)
        x = {Tail.LEFT: r.x, Tail.RIGHT: r.right - w}.get(self.tail, r.cx - w / 2)
        return Rect(x, r.y, w, r.h)

    @property
    def rect(self) -> Rect:
        """The room of body and tail together."""
        r = self.room
        return Rect.spanning(
            min(r.x, self.tip.x),
            min(r.y, self.tip.y),
            max(r.right, self.tip.x),
            max(r.bottom, self.tip.y),
        )


def own_disc(screen: Screen, own: PlateSpot) -> Rect:
    """Return the square round the dealer's disc beside the own plate."""
    side = _DISC[screen.kind] * screen.u
    return Rect.centred(own.rect.right + 9 * screen.u + side / 2, own.panel.cy, side, side)


def tag(screen: Screen, own: PlateSpot) -> Rect:
    """Return the room of the tag over the own plate that says whose turn it is."""
    u = screen.u
    w, h = (n * u for n in _TAG[screen.kind is not SizeClass.SMALL])
    bottom = min(own.panel.y - _TAG_ABOVE * u, own.rect.y - 2 * u)
    return Rect(max(own.rect.cx + 20 * u - w / 2, screen.margin), bottom - h, w, h)


def disc(screen: Screen, edge: Edge, seat: PlateSpot, taken: Iterable[Rect]) -> Rect:
    """Return the square round the dealer's disc beside another seat's plate.

    It is the first of some places near the plate that is inside the window and clear of `taken`,
    or else a badge on the portrait.
    """
    u = screen.u
    side = _DISC[screen.kind] * u
    plate, gap = seat.rect, _GAP * u + side / 2
    px = seat.portrait.x
    inner = 1 if edge is not Edge.RIGHT else -1
    near, far = plate.x + side / 2, plate.right - side / 2
    spots = [
        (px, plate.bottom + gap),
        (px, plate.y - gap),
        (plate.cx + inner * (plate.w / 2 + gap), plate.cy),
        (plate.cx, plate.bottom + gap),
        (plate.cx - inner * (plate.w / 2 + gap), plate.cy),
        *((x, y) for y in (plate.y - gap, plate.bottom + gap) for x in (far, near, plate.cx)),
    ]
    if edge is Edge.TOP:
        outer = 1 if plate.cx > screen.width / 2 + u else -1
        beside = ((plate.cx + k * outer * (plate.w / 2 + gap), plate.cy) for k in (1, -1))
        spots = [*beside, *spots]
    rects = (Rect.centred(x, y, side, side) for x, y in spots)
    off = 0.7 * seat.radius
    badge = Rect.centred(px + inner * off, seat.portrait.y + off, side, side)
    taken = tuple(taken)
    return next((r for r in rects if _free(screen, r, taken)), badge)


def bubble(
    screen: Screen, edge: Edge, seat: PlateSpot, taken: Sequence[Rect], wishes: Sequence[Rect]
) -> BubbleSpot:
    """Return where a seat's bid bubble stands.

    It is clear of `taken` and of the first of the `wishes` (the places a bid pad would like) that
    leaves it room beside the plate; where none does it covers the end of its own plate, which
    shows no tricks while bids are made.
    """
    if edge is Edge.OWN:
        own, disc_ = seat.rect, own_disc(screen, seat)
        beside = Rect.spanning(own.x, own.y, disc_.right, own.bottom)
        above = _bubble(screen, beside if screen.kind.roomy else own, Tail.DOWN)
        # Beside the disc it would stand off the plate wherever the viewer does not deal.
        free = screen.kind.roomy or _free(screen, above.rect, taken)
        return above if free else _bubble(screen, beside, Tail.LEFT)
    order = _tails(screen, edge, seat.rect)
    for wish in wishes:
        for tail in order:
            spot = _bubble(screen, seat.rect, tail)
            if _free(screen, spot.rect, (*taken, wish)):
                return spot
    most = wishes[-1].x if wishes else 0.0
    if edge is Edge.TOP:
        row = (r for r in taken if r.y < seat.rect.bottom and seat.rect.y < r.bottom)
        most = min([screen.width, *(r.x for r in row if r.x >= seat.rect.right)])
    return _on_plate(screen, seat, most)


def _tails(screen: Screen, edge: Edge, plate: Rect) -> tuple[Tail, ...]:
    if edge is Edge.LEFT:
        return Tail.LEFT, Tail.UP, Tail.DOWN
    if edge is Edge.RIGHT:
        return Tail.RIGHT, Tail.UP, Tail.DOWN
    if plate.cx < screen.width / 2 - screen.u:
        return Tail.RIGHT, Tail.LEFT, Tail.UP
    return Tail.LEFT, Tail.RIGHT, Tail.UP


def _on_plate(screen: Screen, seat: PlateSpot, most: float) -> BubbleSpot:
    """Return a bubble over the tricks of a plate, not its name; something begins at x `most`."""
    u = screen.u
    w, h, _ = (n * u for n in _BUBBLE[screen.kind is not SizeClass.SMALL])
    panel = seat.panel
    w, h = min(w, panel.w), min(h, panel.h)
    if seat.form in (PlateForm.COLUMN, PlateForm.SMALL_COLUMN):
        room = Rect(panel.cx - w / 2, panel.bottom - h, w, h)
        return BubbleSpot(room, Point(room.cx, room.y), Tail.UP)
    over = min(w / 2, max(0.0, most - 4 * u - panel.right))
    beside = seat.portrait.x - seat.radius - w
    x = max(panel.x, beside) if seat.mirrored else panel.right - w + over
    room = Rect(x, panel.cy - h / 2, w, h)
    # A narrow one keeps to the end of the tricks, away from the name.
    return BubbleSpot(room, Point(room.right, room.cy), Tail.RIGHT)


def _bubble(screen: Screen, plate: Rect, tail: Tail) -> BubbleSpot:
    u = screen.u
    w, h, long = (n * u for n in _BUBBLE[screen.kind is not SizeClass.SMALL])
    gap = (12 if screen.kind.roomy else 6) * u
    dx, dy = tail.value
    tip = Point(
        plate.cx - dx * (plate.w / 2 + gap),
        plate.cy - dy * (plate.h / 2 + gap / 2),
    )
    if dy:
        edge = screen.margin + w / 2
        tip = Point(max(edge, min(tip.x, screen.width - edge)), tip.y)
    cx, cy = tip.x - dx * (long + w / 2), tip.y - dy * (long + h / 2)
    return BubbleSpot(Rect.centred(cx, cy, w, h), tip, tail)


def _free(screen: Screen, rect: Rect, taken: Iterable[Rect]) -> bool:
    return rect.within(screen.window) and not any(rect.meets(t) for t in taken)
