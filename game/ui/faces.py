"""Ready-made faces for controls: buttons, icon keys and panes.

Asked for the same twice, they give the same face: a control made anew is not drawn anew for it.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.brush import Brush
from game.ui.buttons import button, icon_key
from game.ui.control import Face
from game.ui.geometry import Rect
from game.ui.keyface import Kind, State
from game.ui.shapes import focus_ring, rounded
from game.ui.theme import Step

_KEPT = 128
"""How many faces of a kind are remembered."""


def box(rect: Rect) -> pygame.FRect:
    """The pygame rectangle of a layout rectangle."""
    return pygame.FRect(rect.x, rect.y, rect.w, rect.h)


@lru_cache(_KEPT)
def button_face(
    label: str, *, gold: bool = False, icon: str = "", size: Step | float = Step.LEAD
) -> Face:
    """A button with words on it."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,
    ) -> None:
        button(
            brush,
            surface,
            box(rect),
            label,
            kind=Kind.GOLD if gold else Kind.PLAIN,
            state=state,
            focus=focus,
            icon=icon,
            size=size,
            blend=blend,
        )

    return draw


@lru_cache(_KEPT)
def icon_face(icon: str, label: str = "") -> Face:
    """A key with an icon, over a small label if there is one."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,
    ) -> None:
        icon_key(brush, surface, box(rect), icon, label, state=state, focus=focus, blend=blend)

    return draw


@lru_cache(_KEPT)
def pane_face(radius: float) -> Face:
    """The light over a panel that can be pressed; `radius` is that of its corners, at scale 1."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,
    ) -> None:
        area, corner = box(rect), radius * brush.scale
        if state in (State.OVER, State.PRESSED):
            lit = 0.07 if state is State.OVER else 0.03
            rounded(brush, surface, area, corner, brush.theme.veil, opacity=lit,
                    edge=brush.theme.text, edge_opacity=0.2, alpha=round(255 * blend))  # fmt: skip
        if focus:
            focus_ring(brush, surface, area, corner)

    return draw
