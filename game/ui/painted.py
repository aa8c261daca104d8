"""Parts of an opaque page that are painted once and then laid down as long as they say the same."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect


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
    box = _pixels(area).clip(surface.get_rect())
    if box.w <= 0 or box.h <= 0:
        return
    whole = ("painted", key, brush.theme.name, brush.scale, surface.get_size(), tuple(box))
    if whole in brush.cache:
        surface.blit(brush.cache.get(whole, surface.copy), box)
        return
    before = surface.get_clip()
    surface.set_clip(box.clip(before))
    paint()
    surface.set_clip(before)
    brush.cache.get(whole, lambda: surface.subsurface(box).copy())


def faded(surface: pygame.Surface, area: Rect, shown: float, paint: Callable[[], None]) -> None:
    """Call `paint`, which draws within `area`, and let it show by the share `shown` (0 to 1)."""
    box = _pixels(area).clip(surface.get_rect())
    if shown >= 1 or box.w <= 0 or box.h <= 0:
        paint()
        return
    under = surface.subsurface(box).copy()
    paint()
    under.set_alpha(round(255 * (1 - max(0.0, shown))))
    surface.blit(under, box)


def _pixels(area: Rect) -> pygame.Rect:
    left, top = math.floor(area.x), math.floor(area.y)
    return pygame.Rect(left, top, math.ceil(area.right) - left, math.ceil(area.bottom) - top)
