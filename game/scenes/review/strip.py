"""The strip at the foot: a cell for each stop with the points given away there."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.shapes import focus_ring, rounded
from game.ui.theme import PAGE_RADIUS, Step

_PER_POINT = 3.2
_LEAST_BAR, _MOST_BAR = 4, 24
_FINE = (14, 3)
_BAR_WIDE = 8


def stop_face(label: str, loss: float | None, *, here: bool) -> Face:
    """Return the face of a stop; `loss` is None as long as it is unknown.

    No loss is a green line, another a red bar as high as it is.
    """

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        u, theme = brush.scale, brush.theme
        radius = min(PAGE_RADIUS * u, rect.w / 3)
        if here:
            rounded(brush, surface, box(rect), radius, theme.accent, opacity=0.16,
                    edge=theme.accent, edge_opacity=0.9, edge_width=1.4 * u)  # fmt: skip
        elif state in (State.OVER, State.PRESSED):
            rounded(brush, surface, box(rect), radius, theme.veil, opacity=0.10)
        _loss(brush, surface, rect, loss)
        fits = brush.text.width(label, Step.BODY, 700) <= rect.w - 8 * u
        brush.text.draw(surface, label, rect.cx, rect.bottom - rect.h * 0.24,
                        Step.BODY if fits else Step.CAPTION, theme.text if here else theme.second,
                        weight=700 if here else 500, align="center")  # fmt: skip
        if focus:
            focus_ring(brush, surface, box(rect), radius)

    return draw


def _loss(brush: Brush, surface: pygame.Surface, rect: Rect, loss: float | None) -> None:
    u, theme = brush.scale, brush.theme
    foot = rect.y + rect.h * 0.53
    if loss is None:
        return
    if not loss:
        w, h = min(_FINE[0] * u, rect.w * 0.6), _FINE[1] * u
        rounded(brush, surface, (rect.cx - w / 2, foot - h, w, h), h / 2, theme.good)
        return
    h = min(_MOST_BAR * u, rect.h * 0.45, max(_LEAST_BAR * u, loss * _PER_POINT * u))
    w = min(_BAR_WIDE * u, rect.w * 0.4)
    rounded(brush, surface, (rect.cx - w / 2, foot - h, w, h), 2.5 * u, theme.bad)
