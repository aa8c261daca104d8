"""A table with open hands in a part of the window: rows and columns that can be read."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.cardstyle import CLASSIC_INDEX, Index
from game.ui.geometry import CARD_RATIO, CardPose, Fan, Point, Rect, poses_bounds
from game.ui.layout.plates import PlateForm, PlateSpot, plate, plate_size
from game.ui.layout.seats import PLACES, SLOTS, Edge, relative

_OWN, _OTHER, _TRICK = 0.225, 0.15, 0.171
"""Heights of cards, as shares of the room's."""
_ROWS_FROM, _MINI_FROM = 900, 520
"""The width in units from which plates are whole, and from which they lie in a row at all."""
_STEP, _HIDDEN_STEP = 0.33, 0.12
_OWN_STEP = 0.66
_LIFT = 12
_TAG_ROOM = 36
_PLATE_GAP = 5
_BETWEEN = 6
_INLAY = (0.285, 0.224)


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Where hands, plates and the trick are, for the seats clockwise from the viewer's."""

    room: Rect
    u: float
    viewer: int
    plates: tuple[PlateSpot, ...]
    slots: tuple[CardPose, ...]
    own: Rect
    others: tuple[Rect | None, ...]
    own_height: float
    row_height: float
    column_height: float
    index: Index
    edges: tuple[Edge, ...]

    def _place(self, seat: int) -> int:
        return relative(seat, self.viewer, len(self.plates))

    @property
    def trick_area(self) -> Rect:
        """The rectangle round all slots of the trick."""
        return poses_bounds(self.slots)

    @property
    def middle(self) -> Point:
        """The middle of the trick."""
        return self.trick_area.centre

    @property
    def inlay(self) -> tuple[float, float]:
        """Half the width and half the height of the stadium in the middle."""
        return _INLAY[0] * self.room.w, _INLAY[1] * self.room.h

    def plate(self, seat: int) -> PlateSpot:
        """Return where a seat's plate is."""
        return self.plates[self._place(seat)]

    def slot(self, seat: int) -> CardPose:
        """Return where the card lies that a seat plays."""
        return self.slots[self._place(seat)]

    def hand(self, seat: int, count: int, *, hidden: bool = False) -> Fan:
        """Return the poses of a seat's cards, from the left or from the top."""
        place = self._place(seat)
        area = self.others[place]
        if area is None:
            return _row(self.own, count, self.own_height, _OWN_STEP * CARD_RATIO)
        if self.edges[place] is Edge.TOP:
            step = _HIDDEN_STEP if hidden else max(_STEP, self.index.across)
            return _row(area, count, self.row_height, step)
        step = _HIDDEN_STEP if hidden else max(_STEP, self.index.down)
        return _column(area, count, self.column_height, step)

    def lifted(self, pose: CardPose) -> CardPose:
        """Return the pose of a card of the own hand that stands out."""
        return CardPose(pose.x, pose.y - _LIFT * self.u, pose.angle, pose.height)


def open_table(
    room: Rect, u: float, seats: int, viewer: int, cards: int, index: Index = CLASSIC_INDEX
) -> OpenTable:
    """Return the table in `room` for so many seats and cards a hand.

    `index` is the part of a card that shows in every open hand.
    """
    places = PLACES[seats]
    form, side_form = _forms(room, u)
    own_h = _OWN * room.h
    wide, high = plate_size(form, u)
    own_y = room.bottom - own_h / 2 - 4 * u
    own_plate = plate(form, room.x, min(own_y, room.bottom - high / 2 - 4 * u), u)
    own = Rect.spanning(own_plate.rect.right + 14 * u, own_y - own_h / 2, room.right,
                        own_y + own_h / 2)  # fmt: skip
    own_h = min(own_h, own.w / (CARD_RATIO + index.across * (cards - 1)))
    foot = own.y - _TAG_ROOM * u
    tops = [i for i, place in enumerate(places) if place.edge is Edge.TOP]
    column_h = _column_height(room, u, seats, cards, index, foot)
    column = column_h * CARD_RATIO
    plates: list[PlateSpot] = [own_plate] * seats
    others: list[Rect | None] = [None] * seats
    has_sides = any(place.edge is Edge.LEFT for place in places)
    inner = room.grown(0) if not has_sides else Rect.spanning(
        room.x + column + 12 * u, room.y, room.right - column - 12 * u, room.bottom)  # fmt: skip
    part = inner.w / max(1, len(tops))
    row_h = min(_OTHER * room.h,
                (part - 8 * u) / (CARD_RATIO + index.across * (cards - 1)))  # fmt: skip
    for number, i in enumerate(tops):
        area = Rect(inner.x + number * part + 4 * u, room.y, part - 8 * u, row_h)
        others[i] = area
        y = area.bottom + high / 2 + _PLATE_GAP * u
        plates[i] = plate(form, area.cx - wide / 2, y, u)
    over = [plates[i].rect for i in tops]
    step = max(_STEP, index.across)
    over += [poses_bounds(_row(area, cards, row_h, step)) for area in others if area is not None]
    for edge in (Edge.LEFT, Edge.RIGHT):
        seated = sorted((p.along, i) for i, p in enumerate(places) if p.edge is edge)
        for number, (_, i) in enumerate(seated):
            slot = (foot - room.y) / len(seated)
            x = room.x if edge is Edge.LEFT else room.right - column
            area = Rect(x, room.y + number * slot + _BETWEEN / 2 * u, column, slot - _BETWEEN * u)
            others[i] = area
            plates[i] = _side_plate(side_form, edge, area, over, u)
    slots = _slots(room, u, seats, plates, tops, foot)
    edges = tuple(place.edge for place in places)
    return OpenTable(room, u, viewer, tuple(plates), slots, own, tuple(others), own_h, row_h,
                     column_h, index, edges)  # fmt: skip


def _column_height(
    room: Rect, u: float, seats: int, cards: int, index: Index, foot: float
) -> float:
    """The height of the cards of a column, of which each shows its index."""
    least = _OTHER * room.h
    for edge in (Edge.LEFT, Edge.RIGHT):
        seated = sum(place.edge is edge for place in PLACES[seats])
        if seated:
            slot = (foot - room.y) / seated - _BETWEEN * u
            least = min(least, slot / (1 + index.down * (cards - 1)))
    return least


def _forms(room: Rect, u: float) -> tuple[PlateForm, PlateForm]:
    """The form of the plates in a row, and of those at the sides."""
    if room.w >= _ROWS_FROM * u:
        return PlateForm.ROW, PlateForm.ROW
    return PlateForm.MINI, PlateForm.MINI if room.w >= _MINI_FROM * u else PlateForm.SMALL_COLUMN


def _side_plate(form: PlateForm, edge: Edge, area: Rect, over: list[Rect], u: float) -> PlateSpot:
    """The plate beside a column, in its middle, or lower where something is `over` it."""
    wide, high = plate_size(form, u)
    left = area.right + 8 * u if edge is Edge.LEFT else area.x - 8 * u - wide
    mirrored = edge is Edge.RIGHT and form in (PlateForm.ROW, PlateForm.MINI)
    spot = plate(form, left, area.cy, u, mirrored=mirrored)
    low = max((r.bottom for r in over if r.grown(4 * u).meets(spot.rect)), default=None)
    if low is None:
        return spot
    return plate(form, left, low + 5 * u + high / 2, u, mirrored=mirrored)


def _slots(
    room: Rect, u: float, seats: int, plates: list[PlateSpot], tops: list[int], foot: float
) -> tuple[CardPose, ...]:
    """The slots of the trick, as large as the room between the plates allows."""
    top = max((plates[i].rect.bottom for i in tops), default=room.y)
    sides = [p.rect for i, p in enumerate(plates) if i and i not in tops]
    left = max((r.right for r in sides if r.cx < room.cx), default=room.x)
    right = min((r.x for r in sides if r.cx > room.cx), default=room.right)
    shapes = SLOTS[seats]
    unit = poses_bounds(
        [CardPose(s.x * CARD_RATIO, s.y, s.angle, 1.0) for s in shapes]
    )  # fmt: skip
    gap = 8 * u
    height = min(
        _TRICK * room.h, (right - left - 2 * gap) / unit.w, (foot - top - 2 * gap) / unit.h
    )
    cx, cy = (left + right) / 2, (top + foot) / 2 - unit.cy * height
    cx -= unit.cx * height
    return tuple(
        CardPose(cx + s.x * CARD_RATIO * height, cy + s.y * height, s.angle, height) for s in shapes
    )


def _row(area: Rect, count: int, height: float, step: float) -> Fan:
    wide = height * CARD_RATIO
    apart = min(step * height, (area.w - wide) / max(1, count - 1))
    first = area.cx - apart * (count - 1) / 2
    return tuple(CardPose(first + i * apart, area.cy, 0.0, height) for i in range(count))


def _column(area: Rect, count: int, height: float, step: float) -> Fan:
    apart = min(step * height, (area.h - height) / max(1, count - 1))
    first = area.cy - apart * (count - 1) / 2
    return tuple(CardPose(area.cx, first + i * apart, 0.0, height) for i in range(count))
