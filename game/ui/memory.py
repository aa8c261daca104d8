"""How much of what was drawn is kept, measured by the surface it is drawn for."""

from __future__ import annotations

from game.ui.brush import Brush
from game.ui.cardsprites import CardSprites

_PIXEL = 4
_PICTURES, _MOMENTS, _CARDS = 6, 1.25, 2.5
"""Whole surfaces' worth of pictures, of what is seen in passing, and of cards."""
_LEAST = 8 << 20


def bound_memory(brush: Brush, sprites: CardSprites, size: tuple[int, int]) -> None:
    """Let `brush` and `sprites` keep what a table on a surface of `size` pixels needs."""
    surface = _PIXEL * size[0] * size[1]
    shares = ((brush.cache, _PICTURES), (brush.moments, _MOMENTS), (sprites.kept, _CARDS))
    for cache, surfaces in shares:
        cache.limit = max(_LEAST, round(surfaces * surface))
