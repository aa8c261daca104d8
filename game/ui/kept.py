"""Pictures of panels that change seldom: drawn once, then laid down every frame."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.parts import Level, Part
from game.ui.vector import put

SHADE_REACH = 84
"""How far a panel's shade reaches beyond it at most, at scale 1."""
PLATE_REACH = 56
"""The same of a plate's shade."""

Painter = Callable[[pygame.Surface, float, float], None]
"""Draws a picture with everything moved by (dx, dy) surface pixels."""


def kept(
    brush: Brush,
    surface: pygame.Surface,
    key: Hashable,
    area: Rect,
    paint: Painter,
    *,
    reach: float = SHADE_REACH,
    dx: float = 0.0,
    dy: float = 0.0,
    alpha: int = 255,
) -> None:
    """Lay down the picture of `area` that `paint` draws, moved by (dx, dy).

    It is drawn anew only when `key`, the size or place within a pixel, the scale or the theme is
    another; `key` must name everything the picture shows. `reach` is how far it may run over
    `area`, at scale 1.
    """
    box = _box(brush, area, reach)

    def make() -> pygame.Surface:
        layer = pygame.Surface(box.size, pygame.SRCALPHA, 32)
        paint(layer, -box.x, -box.y)
        return layer

    place = (round(area.x - box.x, 2), round(area.y - box.y, 2), round(area.w, 2), round(area.h, 2))
    whole = ("kept", key, place, brush.scale, brush.theme.name)
    put(surface, brush.cache.get(whole, make), box.x + dx, box.y + dy, alpha)


def kept_part(
    brush: Brush,
    name: str,
    level: Level,
    key: Hashable,
    area: Rect,
    paint: Painter,
    *,
    reach: float = SHADE_REACH,
    dx: float = 0.0,
    dy: float = 0.0,
    alpha: int = 255,
) -> Part:
    """The part of a larger picture that `kept` lays down, given the same."""

    def draw(surface: pygame.Surface) -> None:
        kept(brush, surface, key, area, paint, reach=reach, dx=dx, dy=dy, alpha=alpha)

    box = _box(brush, area, reach)
    there = box.move(round(box.x + dx) - box.x, round(box.y + dy) - box.y)
    look = (key, alpha, area, brush.scale, brush.theme.name)
    return Part(name, level, look, there, draw)


def _box(brush: Brush, area: Rect, reach: float) -> pygame.Rect:
    """The whole pixels of a picture of `area` and what runs over it."""
    wide = reach * brush.scale
    left, top = math.floor(area.x - wide), math.floor(area.y - wide)
    width, height = math.ceil(area.w + 2 * wide) + 1, math.ceil(area.h + 2 * wide) + 1
    return pygame.Rect(left, top, width, height)
