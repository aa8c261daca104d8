"""Where the hands of the others lie when they lie open: rows and columns that can be read."""

from __future__ import annotations

from collections.abc import Iterator

from game.ui.geometry import CARD_RATIO, CardPose, Fan, Rect, poses_bounds
from game.ui.layout.seating import OPEN_EDGE, OPEN_HEIGHT, OPEN_PLATE_GAP
from game.ui.layout.seats import Edge
from game.ui.layout.table import TableLayout
from game.ui.theme import SPACE_2

_LEAST = 52
"""Of a card that can still be read, at scale 1; it may lie over a plate then."""
_STEP = 0.34
"""The step of a hand with room, as a share of a card's height; at least the index shows."""
_GAP = SPACE_2


def open_hand(layout: TableLayout, seat: int, count: int) -> Fan:
    """Return the poses of another seat's cards, from the left or from the top.

    Raises ValueError for the viewer's own seat.
    """
    backs = layout.backs[layout.place(seat)]
    if backs is None:
        raise ValueError("the viewer's own hand has its own place")
    if layout.edge(seat) is Edge.TOP:
        return _row(layout, seat, count, backs.centre.x)
    return _column(layout, seat, count, backs.centre.y)


def _row(layout: TableLayout, seat: int, count: int, middle: float) -> Fan:
    u, plate = layout.u, layout.plate(seat).rect
    bars = [r.bottom for r in layout.corners() if r.x < middle < r.right]
    over = [b + _GAP * u for b in bars if b < plate.cy]
    top = max(over, default=OPEN_EDGE * u)
    height = _height(layout, (plate.y - top) - OPEN_PLATE_GAP * u)
    sides = [r for r in layout.corners() if r.y < top + height]
    left = max((r.right for r in sides if r.right <= middle), default=layout.screen.table.x)
    right = min((r.x for r in sides if r.x >= middle), default=layout.screen.table.right)
    half = min(middle - left, right - middle, _to_neighbour(layout, seat, across=True))
    half -= _GAP * u
    height = min(height, 2 * half / (CARD_RATIO + layout.index.across * (layout.cards - 1)))
    step = _step(max(_STEP, layout.index.across) * height, 2 * half - height * CARD_RATIO, count)
    first = middle - step * (count - 1) / 2
    y = top + height / 2
    return tuple(CardPose(first + i * step, y, 0.0, height) for i in range(count))


def _rows(layout: TableLayout) -> Iterator[Rect]:
    """The full rows at the top."""
    for seat in range(layout.seats):
        backs = layout.backs[layout.place(seat)]
        if backs is not None and layout.edge(seat) is Edge.TOP:
            yield poses_bounds(_row(layout, seat, layout.cards, backs.centre.x))


def _column(layout: TableLayout, seat: int, count: int, middle: float) -> Fan:
    u, table = layout.u, layout.screen.table
    height = min(_column_height(layout, each) for each in _beside(layout))
    wide, index = height * CARD_RATIO, layout.index.down
    left = layout.edge(seat) is Edge.LEFT
    x = table.x + OPEN_EDGE * u + wide / 2 if left else table.right - OPEN_EDGE * u - wide / 2
    top, foot, half = _column_room(layout, seat)
    half = min(half, *(_column_room(layout, each)[2] for each in _beside(layout)))
    centre = min(max(middle, top + half), foot - half)
    step = _step(max(_STEP, index) * height, 2 * half - height, count)
    first = centre - step * (count - 1) / 2
    return tuple(CardPose(x, first + i * step, 0.0, height) for i in range(count))


def _beside(layout: TableLayout) -> list[int]:
    """The seats at the sides: their columns have cards of one size."""
    return [s for s in range(layout.seats) if layout.edge(s) in (Edge.LEFT, Edge.RIGHT)]


def _column_height(layout: TableLayout, seat: int) -> float:
    """How high the cards of a column may be."""
    half = _column_room(layout, seat)[2]
    return min(_widest(layout, seat), 2 * half / (1 + layout.index.down * (layout.cards - 1)))


def _widest(layout: TableLayout, seat: int) -> float:
    """How high the cards of a column may be beside the plate."""
    u, plate, table = layout.u, layout.plate(seat).rect, layout.screen.table
    left = layout.edge(seat) is Edge.LEFT
    free = plate.x - table.x if left else table.right - plate.right
    return _height(layout, (free - 2 * OPEN_EDGE * u) / CARD_RATIO)


def _column_room(layout: TableLayout, seat: int) -> tuple[float, float, float]:
    """Where a column begins and ends at most, and half of what it may take of that."""
    u, table, backs = layout.u, layout.screen.table, layout.backs[layout.place(seat)]
    middle = table.cy if backs is None else backs.centre.y
    reach = OPEN_EDGE * u + _widest(layout, seat) * CARD_RATIO
    left = layout.edge(seat) is Edge.LEFT
    others = (layout.plate(each).rect for each in range(layout.seats)
              if layout.edge(each) in (Edge.TOP, Edge.OWN))  # fmt: skip
    things = [*layout.corners(), *_rows(layout), *others, layout.keys.rect]
    meeting = [r for r in things
               if (r.x < table.x + reach if left else r.right > table.right - reach)]  # fmt: skip
    top = max((r.bottom for r in meeting if r.cy < middle), default=0.0) + _GAP * u
    foot = min((r.y for r in meeting if r.cy > middle), default=layout.screen.height) - _GAP * u
    half, near = (foot - top) / 2, _to_neighbour(layout, seat, across=False) - _GAP / 2 * u
    if near < half:
        # Two share the edge, and neither may give way to the other.
        half = min(near, middle - top, foot - middle)
    return top, foot, half


def _height(layout: TableLayout, room: float) -> float:
    return max(_LEAST * layout.u, min(OPEN_HEIGHT * layout.screen.height, room))


def _step(wanted: float, room: float, count: int) -> float:
    """The step of so many cards of which all but the last share the `room`."""
    return max(0.0, min(wanted, room / max(1, count - 1)))


def _to_neighbour(layout: TableLayout, seat: int, *, across: bool) -> float:
    """Half the way to the next seat at the same edge."""
    edge, own = layout.edge(seat), layout.backs[layout.place(seat)]
    ways = []
    for other in range(layout.seats):
        backs = layout.backs[layout.place(other)]
        if other != seat and backs is not None and own is not None and layout.edge(other) is edge:
            there, here = backs.centre, own.centre
            ways.append(abs(there.x - here.x if across else there.y - here.y) / 2)
    return min(ways, default=float(layout.screen.width))
