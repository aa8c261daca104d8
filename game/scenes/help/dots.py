"""The dots under the pages, one a page."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.shapes import disc, focus_ring

_DOT, _OPEN_DOT = 4.5, 6.5
_RING = 9.0


def dot_face(*, open_page: bool) -> Face:
    """Return the face of a dot; that of the open page is brass."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        u, theme = brush.scale, brush.theme
        lit = state in (State.OVER, State.PRESSED)
        ink = theme.accent if open_page else theme.text if lit or focus else theme.second
        radius = (_OPEN_DOT if open_page or lit else _DOT) * u
        disc(brush, surface, rect.cx, rect.cy, radius, ink)
        if focus:
            ring = _RING * u
            box = (rect.cx - ring, rect.cy - ring, 2 * ring, 2 * ring)
            focus_ring(brush, surface, box, ring)

    return draw
