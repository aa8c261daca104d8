"""The face of a tile with somebody on it: the portrait over the name and a note."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.portraits import portrait
from game.ui.shapes import focus_ring, rounded
from game.ui.theme import STRONG, Step

_RADIUS, _CORNER, _INSET = 22, 12, 6
_PORTRAIT, _NAME, _NOTE = 29, 63, 79
"""How far below the top of a tile each stands, at scale 1."""


def person_face(name: str, label: str, note: str, *, here: bool) -> Face:
    """Return the face of a tile with the portrait `name`; one that is `here` has a gold edge."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,
    ) -> None:
        theme, u, text, area = brush.theme, brush.scale, brush.text, box(rect)
        lit = {State.OVER: 0.10, State.PRESSED: 0.04}.get(state, 0.0) * blend
        if here:
            rounded(brush, surface, area, _CORNER * u, theme.accent, opacity=0.10,
                    edge=theme.accent, edge_width=2 * u)  # fmt: skip
        if lit:
            rounded(brush, surface, area, _CORNER * u, theme.veil, opacity=round(lit, 3))
        portrait(brush, surface, name, rect.cx, rect.y + _PORTRAIT * u, _RADIUS * u)
        room = rect.w - 2 * _INSET * u
        text.draw(surface, text.fit(label, Step.BODY, room, STRONG), rect.cx, rect.y + _NAME * u,
                  Step.BODY, theme.text, weight=STRONG, align="center")  # fmt: skip
        text.draw(surface, text.fit(note, Step.CAPTION, room, 400), rect.cx, rect.y + _NOTE * u,
                  Step.CAPTION, theme.second, weight=400, align="center")  # fmt: skip
        if focus:
            focus_ring(brush, surface, area, _CORNER * u)

    return draw
