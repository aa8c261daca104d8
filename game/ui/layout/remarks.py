"""Where a remark stands: beside the plate of whoever says it, clear of everything that counts."""

from __future__ import annotations

from collections.abc import Iterator

from game.ui.geometry import Rect
from game.ui.layout.pad import bid_pad, pad_obstacles
from game.ui.layout.spread import clamp
from game.ui.layout.table import TableLayout
from game.ui.theme import SPACE_2

_GAP = SPACE_2
_DISC = 30
"""Room that a dealer's disc may take over or under a plate, at scale 1."""


def remark_place(table: TableLayout, seat: int, w: float, h: float) -> Rect | None:
    """Return the place of a remark of this size in pixels; None where there is no room.

    It covers no card, plate, key or bid, nor where the viewer is asked for a bid.
    """
    taken = (*pad_obstacles(table), bid_pad(table, table.cards + 1).frame.panel)
    for rect in _wishes(table, seat, w, h):
        if rect.within(table.screen.window) and not any(rect.meets(other) for other in taken):
            return rect
    return None


def _wishes(table: TableLayout, seat: int, w: float, h: float) -> Iterator[Rect]:
    """Under the plate and over it, then to its sides, beyond the bubble of its bid too."""
    gap, disc = _GAP * table.u, (_DISC + _GAP) * table.u
    plate, said = table.plate(seat).rect, table.bubble(seat).rect
    margin = table.screen.margin
    middle = clamp(plate.cx - w / 2, margin, table.screen.width - margin - w)
    for x in (middle, plate.x, plate.right - w):
        for far in (gap, disc):
            yield Rect(x, plate.bottom + far, w, h)
            yield Rect(x, plate.y - far - h, w, h)
    for beside in (plate, said):
        yield Rect(beside.right + gap, plate.cy - h / 2, w, h)
        yield Rect(beside.x - gap - w, plate.cy - h / 2, w, h)
    for x in (middle, plate.x, plate.right - w):
        yield Rect(x, said.bottom + gap, w, h)
        yield Rect(x, said.y - gap - h, w, h)
