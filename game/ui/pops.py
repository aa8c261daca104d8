"""Marks that come in: pips, segments and the edge of a lost nil, each in its own small part."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.parts import Level, Part, around
from game.ui.shapes import diamond, disc, rounded
from game.ui.theme import SEGMENT_RADIUS, Colour

_LARGER = 0.9
"""By how much larger a mark comes in than it is."""
_STEP = 0.25
"""Pixels to which the size of a mark on its way is rounded, so that few are drawn."""
_BAD_WIDTH = 2.0


def pip_part(
    brush: Brush, level: Level, name: str, place: Rect, colour: Colour, share: float, *, over: bool
) -> Part:
    """The pip at `place`, coming down on it; `over` for a diamond.

    `share` is how far it has come, 0 to 1 and a little more.
    """
    radius = _rounded(_size(share) * place.w / 2)

    def draw(surface: pygame.Surface) -> None:
        if over:
            diamond(brush, surface, place.cx, place.cy, radius * 1.1, colour)
        else:
            disc(brush, surface, place.cx, place.cy, radius, colour)

    room = Rect.centred(place.cx, place.cy, 2.2 * radius, 2.2 * radius)
    return Part(f"pip {name}", level, (place, colour, radius, over), around(room, 2), draw)


def segment_part(
    brush: Brush, level: Level, name: str, place: Rect, colour: Colour, share: float
) -> Part:
    """The segment of a contract at `place`, coming down on it as a pip does."""
    size = _size(share)
    room = Rect.centred(place.cx, place.cy, _rounded(size * place.w), _rounded(size * place.h))
    radius = SEGMENT_RADIUS * brush.scale

    def draw(surface: pygame.Surface) -> None:
        rounded(brush, surface, (room.x, room.y, room.w, room.h), radius, colour)

    return Part(f"segment {name}", level, (room, colour), around(room, 2), draw)


def bad_edge(brush: Brush, surface: pygame.Surface, panel: Rect, radius: float, alpha: int) -> None:
    """Draw the edge of a plate whose nil was lost."""
    rounded(brush, surface, (panel.x, panel.y, panel.w, panel.h), radius, None,
            edge=brush.theme.bad, edge_width=_BAD_WIDTH * brush.scale, alpha=alpha)  # fmt: skip


def bad_edge_part(
    brush: Brush, level: Level, name: str, panel: Rect, radius: float, share: float
) -> Part:
    """The edge of a plate whose nil was lost, come up by the share `share` (0 to 1)."""
    alpha = round(255 * share)

    def draw(surface: pygame.Surface) -> None:
        bad_edge(brush, surface, panel, radius, alpha)

    room = around(panel, 2 * _BAD_WIDTH * brush.scale)
    return Part(f"bad {name}", level, (panel, alpha), room, draw)


def _size(share: float) -> float:
    """How large a mark is on its way, of its own size."""
    return 1 + _LARGER * (1 - share)


def _rounded(length: float) -> float:
    return max(_STEP, round(length / _STEP) * _STEP)
