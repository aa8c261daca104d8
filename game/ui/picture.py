"""One picture that is painted again only when it shows something else."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect


class Picture:
    """What was painted last in one part of an opaque page, without anything older."""

    def __init__(self) -> None:
        self._shown: Hashable = None
        self._pixels: pygame.Surface | None = None

    def draw(
        self,
        brush: Brush,
        surface: pygame.Surface,
        area: Rect,
        key: Hashable,
        paint: Callable[[], None],
    ) -> None:
        """Call `paint`, which draws within `area`, or lay down what it drew there before.

        `key` says everything the area shows and what lies under it; theme, scale and size of the
        surface are added to it. What runs out of the area is cut off.
        """
        left, top = math.floor(area.x), math.floor(area.y)
        box = pygame.Rect(left, top, math.ceil(area.right) - left, math.ceil(area.bottom) - top)
        box = box.clip(surface.get_rect())
        if box.w <= 0 or box.h <= 0:
            return
        whole = (key, brush.theme.name, brush.scale, surface.get_size(), tuple(box))
        if whole == self._shown and self._pixels is not None:
            surface.blit(self._pixels, box)
            return
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        paint()
        surface.set_clip(before)
        self._shown, self._pixels = whole, surface.subsurface(box).copy()
