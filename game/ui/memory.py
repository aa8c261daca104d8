"""How much of what was drawn is kept, measured by the surface it is drawn for."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

from game.ui.brush import Brush
from game.ui.cardsprites import CardSprites

_PIXEL = 4
_PICTURES, _MOMENTS, _MODELS, _CARDS = 6.2, 2.6, 1.1, 2.3
"""How many surfaces full each of these may be."""
_LEAST = 8 << 20
_SWEEP_EVERY = 5.0
"""Seconds between two searches for unused objects."""
_YOUNG, _MIDDLE, _OLD = 2000, 20, 200
"""How many objects, and searches of the younger ones, before Python searches by itself."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""What glibc's `mallopt` calls the size from which a block stands alone, and the heaps in use."""


def bound_memory(brush: Brush, sprites: CardSprites, size: tuple[int, int]) -> None:
    """Let `brush` and `sprites` keep what a table on a surface of `size` pixels needs."""
    surface = _PIXEL * size[0] * size[1]
    shares = (
        (brush.cache, _PICTURES),
        (brush.moments, _MOMENTS),
        (brush.models, _MODELS),
        (sprites.kept, _CARDS),
    )
    for cache, surfaces in shares:
        cache.limit = max(_LEAST, round(surfaces * surface))


def forget_pictures(brush: Brush, sprites: CardSprites) -> None:
    """Drop all that was drawn, for a place that shows other pictures, in other sizes."""
    brush.forget()
    sprites.kept.clear()


def give_back_surfaces() -> None:
    """Have surfaces that are dropped go back to the system at once, where that needs saying.

    The C library of most Linux systems keeps them, a quarter of all that a table takes.
    """
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):
        library = ctypes.CDLL(None)
        library.mallopt(_MMAP_THRESHOLD, 256 << 10)
        library.mallopt(_ARENA_MAX, 1)


def give_back() -> None:
    """Have what is free go back to the system, between what is in use, too; takes a moment.

    Small pictures lie side by side, and where some are dropped the C library keeps their place.
    """
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


class Sweeper:
    """Looks for unused objects while nothing moves; a full search would cost a card its frame."""

    def __init__(self) -> None:
        self._since = 0.0
        self._settled = False
        gc.set_threshold(_YOUNG, _MIDDLE, _OLD)

    def pass_by(self, dt: float, *, moving: bool) -> None:
        """Let `dt` seconds pass; search if it is time and nothing is `moving`."""
        self._since += dt
        if moving or self._since < _SWEEP_EVERY:
            return
        self._since = 0.0
        gc.collect()
        if not self._settled:
            # What is there once the first screen rests stays, and need not be searched again.
            gc.freeze()
            self._settled = True
