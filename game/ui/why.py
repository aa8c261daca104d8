"""Says at a control that cannot be pressed why not: a sentence in a bubble over or under it."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.chips import BUBBLE_HEIGHT, bubble, bubble_width
from game.ui.geometry import Rect
from game.ui.theme import SPACE_2

_GAP = SPACE_2
REACH = 32
"""How far the shade of the sentence runs over it, at scale 1."""


def why_place(brush: Brush, control: Rect, words: str, size: tuple[float, float]) -> Rect:
    """Return where the sentence stands, kept inside a surface of `size` pixels."""
    u = brush.scale
    wide, high = bubble_width(brush, words), BUBBLE_HEIGHT * u
    least = wide / 2 + _GAP * u
    x = max(least, min(control.cx, size[0] - least))
    away = _GAP * u + high / 2
    above = control.y - away - high / 2 >= 0
    return Rect.centred(x, control.y - away if above else control.bottom + away, wide, high)


def draw_why(brush: Brush, surface: pygame.Surface, place: Rect, words: str) -> None:
    """Draw the sentence in its place."""
    bubble(brush, surface, place.cx, place.cy, words)
