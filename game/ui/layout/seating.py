"""Places the other seats' hands and plates round the table, clear of the corners (LOOK 3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from game.ui.geometry import CARD_RATIO, Point, Rect
from game.ui.layout.backs import BackFan, back_fan, narrowest
from game.ui.layout.plates import PlateForm, PlateSpot, plate, plate_size, row_form
from game.ui.layout.screen import Screen, SizeClass
from game.ui.layout.seats import PLACES, Edge
from game.ui.layout.spread import clamp, spread
from game.ui.theme import SPACE_2

_GAP = SPACE_2
_SIDE_SHIFT = {
    SizeClass.WIDE: 0.0,
    SizeClass.VERY_WIDE: 0.0,
    SizeClass.SMALL: -0.085,
    SizeClass.TALL: -0.055,
}
_TOP_PLATE = {SizeClass.WIDE: 0.152, SizeClass.VERY_WIDE: 0.152, SizeClass.TALL: 0.235}
_SMALL_TOP_PLATE = 88
_SIDE_PLATE = 0.062
_SMALL_SIDE_PLATE = 54
_TALL_COLUMN = 0.138
_NARROW = 912
OPEN_HEIGHT = 0.122
"""The height of the others' cards where they lie open, as a share of the surface's."""
OPEN_EDGE, OPEN_PLATE_GAP = 8, 5
"""Between open cards and the edge of the table, and between those at the top and a plate."""


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """Where another seat's hand and plate are."""

    edge: Edge
    hand: BackFan
    plate: PlateSpot


@dataclass(frozen=True, slots=True)
class Limits:
    """What the seats keep clear of: the corners of the table, and the row of the own plate.

    `foot` is the y above which side seats end; `corners` are menu, caption and score. Where the
    others' cards lie open they are `open_height` pixels high, 0 where only their backs are seen.
    """

    corners: tuple[Rect, ...]
    foot: float
    open_height: float = 0.0


def seat_spots(screen: Screen, seats: int, cards: int, limits: Limits) -> tuple[SeatSpot, ...]:
    """Return the spots of all seats but the own one, clockwise from the viewer's left."""
    tops = _tops(screen, seats, cards, limits)
    sides = _sides(screen, seats, cards, limits)
    others = PLACES[seats][1:]
    left = iter(s for s in sides if s.edge is Edge.LEFT)
    right = iter(s for s in reversed(sides) if s.edge is Edge.RIGHT)
    top = iter(tops)
    by_edge = {Edge.LEFT: left, Edge.RIGHT: right, Edge.TOP: top}
    return tuple(next(by_edge[place.edge]) for place in others)


def _tops(screen: Screen, seats: int, cards: int, limits: Limits) -> tuple[SeatSpot, ...]:
    places = [p for p in PLACES[seats] if p.edge is Edge.TOP]
    if not places:
        return ()
    u, table = screen.u, screen.table
    sample = _top_fan(screen, limits)
    wanted = [table.x + p.along * table.w for p in places]
    form = row_form(screen)
    half = max(sample.at(screen.width / 2).half(cards), plate_size(form, u)[0] / 2)
    lo, hi = _top_room(screen, limits)
    middles, half = spread(wanted, half, lo, hi, _GAP * u)
    spots = []
    for x in middles:
        hand = sample.at(x).held_to(half, cards)
        w, h = plate_size(form, u)
        row = (OPEN_EDGE + OPEN_PLATE_GAP) * u + limits.open_height
        over = max(hand.area(cards).bottom + 4 * u, row if limits.open_height else 0.0)
        cy = max(_top_plate_y(screen), over + h / 2)
        spots.append(SeatSpot(Edge.TOP, hand, plate(form, x - w / 2, cy, u)))
    return tuple(spots)


def _top_fan(screen: Screen, limits: Limits) -> BackFan:
    sample = back_fan(screen, Edge.TOP, screen.width / 2)
    if screen.kind is not SizeClass.TALL:
        return sample
    under_bar = max(r.bottom for r in limits.corners) + _GAP * screen.u + sample.height / 2
    lower = max(sample.centre.y, under_bar + 0.1 * sample.height)
    return replace(sample, centre=Point(sample.centre.x, lower))


def _top_plate_y(screen: Screen) -> float:
    if screen.kind is SizeClass.SMALL:
        return _SMALL_TOP_PLATE * screen.u
    return _TOP_PLATE[screen.kind] * screen.height


def _top_room(screen: Screen, limits: Limits) -> tuple[float, float]:
    """Return the x from and to which top seats may reach between the corners."""
    gap = _GAP * screen.u
    if screen.kind is SizeClass.TALL:
        return screen.margin, screen.width - screen.margin
    left = max((r.right for r in limits.corners if r.cx < screen.width / 2), default=0.0)
    right = min((r.x for r in limits.corners if r.cx > screen.width / 2), default=screen.width)
    return left + gap, right - gap


def _sides(screen: Screen, seats: int, cards: int, limits: Limits) -> tuple[SeatSpot, ...]:
    """Return the side seats from the lowest up on the left, then the same on the right."""
    along = sorted(p.along for p in PLACES[seats] if p.edge is Edge.LEFT)
    if not along:
        return ()
    u = screen.u
    form = _side_form(screen, seats, limits)
    wanted = [(a + _SIDE_SHIFT[screen.kind]) * screen.height for a in along]
    sample = back_fan(screen, Edge.LEFT, screen.height / 2)
    least = plate_size(form, u)[1] / 2
    lo = _side_top(screen, form, sample.area(cards), limits)
    hi = limits.foot - _GAP * u
    half = max(least, _side_half(sample, cards, wanted, lo, hi))
    middles, half = spread(wanted, half, lo, hi, _GAP * u)
    spots = []
    for edge in (Edge.LEFT, Edge.RIGHT):
        for y in reversed(middles):
            hand = back_fan(screen, edge, y).held_to(half, cards)
            spot = _side_plate(screen, form, edge, y, hand.area(cards), limits)
            spots.append(SeatSpot(edge, hand, spot))
    return tuple(spots)


def _side_form(screen: Screen, seats: int, limits: Limits) -> PlateForm:
    if screen.kind is SizeClass.TALL:
        return PlateForm.COLUMN
    if screen.kind.roomy:
        return PlateForm.ROW
    stacked = sum(p.edge is Edge.LEFT for p in PLACES[seats])
    gap = _GAP * screen.u
    needed = stacked * (plate_size(PlateForm.SMALL_COLUMN, screen.u)[1] + gap) + gap
    room = limits.foot - max(r.bottom for r in limits.corners)
    if screen.units[0] < _NARROW and needed <= room:
        return PlateForm.SMALL_COLUMN
    return PlateForm.MINI


def _side_half(sample: BackFan, cards: int, wanted: list[float], lo: float, hi: float) -> float:
    """Return half the room for a hand: all of it, or where two share a side what keeps places."""
    full = sample.half(cards)
    if len(wanted) < 2:
        return full
    between = min(b - a for a, b in pairwise(wanted))
    kept = min(wanted[0] - lo, hi - wanted[-1], between / 2 - sample.screen.u * _GAP / 2)
    return clamp(kept, narrowest(sample), full)


def _side_top(screen: Screen, form: PlateForm, hand: Rect, limits: Limits) -> float:
    """Return the y under which side seats must stay to clear the corners above them."""
    gap = _GAP * screen.u
    reach = _side_plate(screen, form, Edge.LEFT, screen.height / 2, hand, limits).rect.right
    mirrored = screen.width - reach
    above = [r.bottom for r in limits.corners if r.x < reach or r.right > mirrored]
    return max(above, default=0.0) + gap


def _side_plate(
    screen: Screen, form: PlateForm, edge: Edge, y: float, hand: Rect, limits: Limits
) -> PlateSpot:
    u, table = screen.u, screen.table
    w, _ = plate_size(form, u)
    if form is PlateForm.ROW:
        inset = _SIDE_PLATE * table.w
    elif form is PlateForm.MINI:
        inset = _SMALL_SIDE_PLATE * u if screen.units[0] >= _NARROW else 0.0
    elif form is PlateForm.COLUMN:
        inset = _TALL_COLUMN * table.w - w / 2
    else:
        inset = 34 * u
    if limits.open_height:
        inset = max(inset, limits.open_height * CARD_RATIO + (OPEN_EDGE + _GAP) * u)
    if edge is Edge.LEFT:
        return plate(form, max(table.x + inset, hand.right + _GAP * u), y, u)
    right = min(table.right - inset, hand.x - _GAP * u)
    return plate(form, right - w, y, u, mirrored=form in (PlateForm.ROW, PlateForm.MINI))
