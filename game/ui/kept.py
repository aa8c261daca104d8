"""What changes seldom is drawn once and then laid down: panels by themselves, parts of a page."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.parts import Level, Part, around
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
    whole = ("kept", *_named(brush, key), place)
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
    look = (*_named(brush, key), alpha, area)
    return Part(name, level, look, there, draw)


def painted(
    brush: Brush,
    surface: pygame.Surface,
    area: Rect,
    key: Hashable,
    paint: Callable[[], None],
) -> None:
    """Call `paint`, which draws within `area`, or lay down what it drew there before.

    `key` says everything the area shows and what lies under it; the theme, the scale and the size
    of the surface are added to it. What runs out of the area is cut off.
    """
    box = around(area).clip(surface.get_rect())
    if box.w <= 0 or box.h <= 0:
        return
    whole = ("painted", *_named(brush, key), surface.get_size(), tuple(box))
    if whole in brush.cache:
        surface.blit(brush.cache.get(whole, surface.copy), box)
        return
    before = surface.get_clip()
    surface.set_clip(box.clip(before))
    paint()
    surface.set_clip(before)
    if before.contains(box):
        brush.cache.get(whole, lambda: surface.subsurface(box).copy())


def faded(surface: pygame.Surface, area: Rect, shown: float, paint: Callable[[], None]) -> None:
    """Call `paint`, which draws within `area`, and let it show by the share `shown` (0 to 1)."""
    box = around(area).clip(surface.get_clip())
    if shown >= 1 or box.w <= 0 or box.h <= 0:
        # Where nothing of it is seen, it is painted for the pieces that are kept.
        paint()
        return
    if shown <= 0:
        return
    under = surface.subsurface(box).copy()
    paint()
    under.set_alpha(round(255 * (1 - shown)))
    surface.blit(under, box)


def _named(brush: Brush, key: Hashable) -> tuple[Hashable, ...]:
    """`key` with what every picture depends on besides."""
    return key, brush.scale, brush.theme.name


def _box(brush: Brush, area: Rect, reach: float) -> pygame.Rect:
    """The whole pixels of a picture of `area` and what runs over it."""
    wide = reach * brush.scale
    left, top = math.floor(area.x - wide), math.floor(area.y - wide)
    width, height = math.ceil(area.w + 2 * wide) + 1, math.ceil(area.h + 2 * wide) + 1
    return pygame.Rect(left, top, width, height)
