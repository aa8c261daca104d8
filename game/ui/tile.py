"""A tile: one number large, what it counts, and where it comes from."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.theme import STRONG, Step

LOW = 104
"""Height at scale 1 under which a tile is set tight."""


@dataclass(frozen=True, slots=True)
class Tile:
    """The words of a tile; `own` sets its number in the accent."""

    value: str
    label: str
    note: str
    own: bool = False


def tile(brush: Brush, surface: pygame.Surface, rect: Rect, words: Tile) -> None:
    """Draw a tile over `rect`."""
    u, text, theme = brush.scale, brush.text, brush.theme
    glass(brush, surface, box(rect), depth=0.6, opacity=0.9)
    tight = rect.h < LOW * u
    pad = (14 if tight else 20) * u
    value, places = (Step.TOTAL, (26, 54, 75)) if tight else (Step.DISPLAY, (42, 79, 102))
    x, room = rect.x + pad, rect.w - 1.6 * pad
    first, second, third = (rect.y + y * u * rect.h / ((92 if tight else 125) * u) for y in places)
    ink = theme.accent if words.own else theme.text
    text.draw(surface, words.value, x, first, value, ink, weight=STRONG)
    label = Step.BODY if text.width(words.label, Step.BODY, 500) <= room else Step.CAPTION
    text.draw(surface, text.fit(words.label, label, room, 500), x, second, label, theme.text,
              weight=500)  # fmt: skip
    text.draw(surface, text.fit(words.note, Step.CAPTION, room, 400), x, third, Step.CAPTION,
              theme.second, weight=400)  # fmt: skip
