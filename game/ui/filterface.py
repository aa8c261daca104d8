"""Faces of filters: pills of which one is chosen, and drop-downs."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.dropdown import dropdown, dropdown_width
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.shadow import shade
from game.ui.shapes import focus_ring, rounded
from game.ui.theme import STRONG, Step

_PILL_PAD = 20


def pill_width(brush: Brush, label: str) -> float:
    """Return the width of a pill with `label`, in surface pixels."""
    return brush.text.width(label, Step.BODY, STRONG) + 2 * _PILL_PAD * brush.scale


def pill_face(label: str, *, chosen: bool) -> Face:
    """Return the face of a pill, golden if `chosen`."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,
    ) -> None:
        theme, u, area, radius = brush.theme, brush.scale, box(rect), rect.h / 2
        lit = state in (State.OVER, State.PRESSED)
        if chosen:
            shade(brush, surface, area, radius, 8 * u, 0.4, dy=3 * u)
            rounded(brush, surface, area, radius, theme.gold.top, foot=theme.gold.foot,
                    edge=theme.gold_edge, edge_opacity=0.55)  # fmt: skip
        else:
            rounded(brush, surface, area, radius, theme.hollow, opacity=theme.well_opacity,
                    edge=theme.text, edge_opacity=max(0.18, theme.edge_opacity))  # fmt: skip
            if lit:
                opacity = (0.10 if state is State.OVER else 0.04) * blend
                rounded(brush, surface, area, radius, theme.veil, opacity=round(opacity, 3))
        if focus:
            focus_ring(brush, surface, area, radius)
        ink = theme.gold.ink if chosen else theme.text
        brush.text.draw(surface, label, rect.cx, rect.cy, Step.BODY, ink,
                        weight=STRONG if chosen else 500, align="center")  # fmt: skip

    return draw


def dropdown_face(label: str) -> Face:
    """Return the face of a closed drop-down that says `label`, cut if it has no room."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        room = rect.w - dropdown_width(brush, [""])
        words = brush.text.fit(label, Step.BODY, room, STRONG)
        dropdown(brush, surface, box(rect), words, state=state, focus=focus)

    return draw
