"""The face of a key: its tones, edge and shade in each of its states."""

from __future__ import annotations

from enum import Enum

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.shadow import shade
from game.ui.shapes import focus_ring, rounded
from game.ui.theme import Colour, Theme, Tones

PRESSED_DOWN = 1.5
"""How far what stands on a pressed key goes down, at scale 1."""


class State(Enum):
    """What the pointer does to a control, or that it is off. Keyboard focus comes on top."""

    NORMAL = "normal"
    OVER = "over"
    PRESSED = "pressed"
    DISABLED = "disabled"


class Kind(Enum):
    """What a key is: the one golden one, any other, or one that carries an icon."""

    GOLD = "gold"
    PLAIN = "plain"
    ICON = "icon"


def tones(theme: Theme, kind: Kind, state: State) -> Tones:
    """Return the gradient and ink of a key that is not disabled."""
    if kind is Kind.GOLD:
        faces = {State.OVER: theme.gold_over, State.PRESSED: theme.gold_pressed}
        return faces.get(state, theme.gold)
    rest = theme.icon_key if kind is Kind.ICON else theme.key
    pressed = rest.reversed if rest.top != rest.foot else theme.key_over
    return {State.OVER: theme.key_over, State.PRESSED: pressed}.get(state, rest)


def ink(theme: Theme, kind: Kind, state: State) -> Colour:
    """Return the colour of what stands on a key."""
    return theme.disabled if state is State.DISABLED else tones(theme, kind, state).ink


def sink(brush: Brush, state: State) -> float:
    """Return by how many surface pixels the label of a key goes down."""
    return PRESSED_DOWN * brush.scale if state is State.PRESSED else 0.0


def _edge(theme: Theme, kind: Kind, state: State) -> tuple[Colour, float]:
    if kind is Kind.GOLD:
        return theme.gold_edge, 0.55
    return theme.text, min(1.0, theme.key_edge * (2 if state is State.OVER else 1))


def key_face(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    radius: float,
    kind: Kind,
    state: State,
    *,
    focus: bool = False,
    alpha: int = 255,
) -> None:
    """Draw a key without its label; `radius` is in surface pixels.

    With `alpha` below 255 the face is laid over what is there, without a shade: so one state is
    faded over another.
    """
    theme, u = brush.theme, brush.scale
    if state is State.DISABLED:
        edge = max(0.10, theme.key_edge * 0.5)
        rounded(brush, surface, box, radius, theme.veil, opacity=0.025,
                edge=theme.text, edge_opacity=edge, alpha=alpha)  # fmt: skip
    else:
        if state is not State.PRESSED and alpha == 255:
            strong = kind is Kind.GOLD or state is State.OVER
            blur, deep, down = (12, 0.43, 5) if strong else (8.5, 0.35, 3.4)
            shade(brush, surface, box, radius, blur * u, deep, dy=down * u)
        face = tones(theme, kind, state)
        colour, opacity = _edge(theme, kind, state)
        rounded(brush, surface, box, radius, face.top, foot=face.foot,
                edge=colour, edge_opacity=opacity, alpha=alpha)  # fmt: skip
    if focus:
        focus_ring(brush, surface, box, radius)
