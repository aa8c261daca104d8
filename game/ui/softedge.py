"""Lets what scrolls fade into the ground at the edges of its view."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.ui.geometry import Rect

_FADE = 16
"""How much fades at an edge beyond which there is more, at scale 1."""


@contextmanager
def soft_edges(
    surface: pygame.Surface, view: Rect, above: float, below: float, u: float
) -> Iterator[None]:
    """While the content is drawn on its ground: let it fade at the upper and the lower edge.

    `above` and `below` are how many pixels of it lie beyond each; an edge is hard without any.
    """
    edges = [
        (surface.subsurface(area).copy(), area, shown, upper)
        for area, shown, upper in _strips(surface, view, above, below, _FADE * u)
    ]
    yield
    for ground, area, shown, upper in edges:
        _fade(surface, ground, area, shown, upper=upper)


def _strips(
    surface: pygame.Surface, view: Rect, above: float, below: float, high: float
) -> Iterator[tuple[pygame.Rect, float, bool]]:
    """The strip at each edge beyond which there is more, and how strongly it fades."""
    for y, more, upper in ((view.y, above, True), (view.bottom - high, below, False)):
        strip = pygame.Rect(round(view.x), round(y), round(view.w), round(high))
        area = strip.clip(surface.get_rect())
        if more >= 1 and area.w and area.h:
            yield area, min(1.0, more / high), upper


def _fade(
    surface: pygame.Surface, ground: pygame.Surface, area: pygame.Rect, shown: float, *, upper: bool
) -> None:
    """Lay the `ground` of `area` over what was drawn there, more of it the nearer to the edge."""
    strip = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    strip.blit(ground, (0, 0))
    for row in range(area.h):
        near = (area.h - row if upper else row + 1) / area.h
        strip.fill((255, 255, 255, round(255 * shown * near)), (0, row, area.w, 1),
                   special_flags=pygame.BLEND_RGBA_MULT)  # fmt: skip
    surface.blit(strip, area)
