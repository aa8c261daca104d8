"""What the score is made of: contract segments, beads of bags, lines to the target."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.shapes import disc, rounded
from game.ui.table_info import SideInfo
from game.ui.theme import SEGMENT_RADIUS, Colour

_SEGMENT, _SEGMENT_GAP, _SEGMENT_HEIGHT = 15.0, 3.0, 9.0
_BEAD_PITCH = 14.0
_LINE = 3.0


def segments(
    brush: Brush,
    surface: pygame.Surface,
    x: float,
    cy: float,
    width: float,
    info: SideInfo,
) -> None:
    """Draw a segment for each trick of the contract from `x`, at most `width` wide in all.

    Tricks over the contract follow in the colour of bags near their limit.
    """
    taken, u, theme = info.taken, brush.scale, brush.theme
    radius, colour = SEGMENT_RADIUS * u, theme.sides[info.mark]
    for i in range(max(info.contract, taken)):
        place = segment_place(brush, x, cy, width, info, i)
        box = (place.x, place.y, place.w, place.h)
        if i >= info.contract:
            rounded(brush, surface, box, radius, theme.warn)
        elif i < taken:
            rounded(brush, surface, box, radius, colour)
        else:
            rounded(brush, surface, box, radius, theme.hollow, opacity=theme.hollow_opacity,
                    edge=colour, edge_opacity=0.75, edge_width=1.3 * u)  # fmt: skip


def segment_place(
    brush: Brush, x: float, cy: float, width: float, info: SideInfo, index: int
) -> Rect:
    """Return where one of the segments of a side is, counted from the left."""
    u, count = brush.scale, max(info.contract, info.taken)
    pitch = min((_SEGMENT + _SEGMENT_GAP) * u, (width + _SEGMENT_GAP * u) / count)
    wide = pitch - min(_SEGMENT_GAP * u, pitch * 0.3)
    high = _SEGMENT_HEIGHT * u
    return Rect(x + index * pitch, cy - high / 2, wide, high)


def beads_width(brush: Brush, limit: int, pitch: float = _BEAD_PITCH) -> float:
    """Return the width of the beads of a limit of bags; `pitch` is one bead's at scale 1."""
    return limit * pitch * brush.scale


def beads(
    brush: Brush,
    surface: pygame.Surface,
    x: float,
    cy: float,
    bags: int,
    limit: int,
    *,
    near: bool,
    pitch: float = _BEAD_PITCH,
) -> None:
    """Draw a bead for each bag up to `limit` from `x`, filled up to `bags`."""
    u, theme = brush.scale, brush.theme
    for i in range(limit):
        cx = x + (i + 0.36) * pitch * u
        if i < bags:
            disc(brush, surface, cx, cy, 0.33 * pitch * u, theme.warn if near else theme.bag)
        else:
            disc(brush, surface, cx, cy, 0.285 * pitch * u, theme.hollow,
                 opacity=theme.hollow_opacity, edge=theme.text, edge_width=1.2 * u,
                 edge_opacity=max(0.3, 0.65 * theme.edge_opacity))  # fmt: skip


def way(
    brush: Brush,
    surface: pygame.Surface,
    x: float,
    y: float,
    width: float,
    share: float,
    colour: Colour,
) -> None:
    """Draw the line to the end of the match, filled up to `share`, with its top at `y`."""
    high, strong = _LINE * brush.scale, brush.theme.edge_opacity
    rounded(brush, surface, (x, y, width, high), high / 2, brush.theme.veil,
            opacity=max(0.1, 0.4 * strong))  # fmt: skip
    if share > 0:
        filled = width * max(share, 0.012)
        rounded(brush, surface, (x, y, filled, high), high / 2, colour)
