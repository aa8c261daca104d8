"""Where the captions stand: beside the table, under it, or over its top where room is short."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import Rect, poses_bounds
from game.ui.layout.table import TableLayout
from game.ui.theme import SPACE_1, SPACE_2

_WIDE, _HIGH = 392, 300
"""What captions beside or under the table take of the window, at scale 1."""
_LEAST_ROOM = (860, 600)
"""What they must leave of it, at scale 1."""
_MARGIN, _STRIP_MARGIN = 14, 4
_GAP = SPACE_2
_OVER_PLATE = 2
"""Between the strip and a plate under it, at scale 1: two lines need all the rest."""


@dataclass(frozen=True, slots=True)
class CaptionSpot:
    """The room that is left for the table, from the top left corner on, and the panel.

    `panel` is None where the captions lie over the table, which then has all the room.
    """

    room: tuple[float, float]
    panel: Rect | None


def caption_spot(size: tuple[float, float], u: float) -> CaptionSpot:
    """Return where captions are on a surface of `size` pixels with the unit `u`.

    They stand at the right where a table fits beside them, else at the foot if it fits over them.
    """
    w, h = size
    beside, over = w - _WIDE * u, h - _HIGH * u
    margin = _MARGIN * u
    if beside >= _LEAST_ROOM[0] * u:
        return CaptionSpot((beside, h), Rect.spanning(beside, margin, w - margin, h - margin))
    if over >= _LEAST_ROOM[1] * u:
        return CaptionSpot((w, over), Rect.spanning(margin, over, w - margin, h - margin))
    return CaptionSpot(size, None)


def captions_over(layout: TableLayout) -> Rect:
    """Return the strip over the top of a table, between its corners: trick and plates stay free."""
    u, gap = layout.u, _GAP * layout.u
    whole = Rect.spanning(layout.menu.right + gap, _STRIP_MARGIN * u, layout.score.rect.x - gap,
                          poses_bounds(layout.trick.slots).y - SPACE_1 * u)  # fmt: skip
    under = (plate.rect.y - _OVER_PLATE * u for plate in layout.plates if plate.rect.meets(whole))
    return Rect.spanning(whole.x, whole.y, whole.right, min(under, default=whole.bottom))
