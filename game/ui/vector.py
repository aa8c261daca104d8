"""Turns SVG bodies into premultiplied surfaces, and keeps the surfaces made last."""

from __future__ import annotations

import io
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

import pygame

_MIB = 1 << 20
_LARGEST_SUPERSAMPLED = 250_000
"""Pixels up to which a drawing is made larger first; beyond, its edges hardly count.

What it costs grows faster than its pixels: a ring round a card takes a frame by itself.
"""


def surface_bytes(surface: pygame.Surface) -> int:
    """Return how much memory the pixels of `surface` take."""
    return surface.get_pitch() * surface.get_height()


def _at_once() -> None:
    """Wait for nothing."""


class SurfaceCache:
    """Keeps surfaces by key and drops the longest unused ones past a number of bytes.

    Threads may share it: two that ask for one key at once both make it, and one is kept.
    """

    def __init__(self, limit_bytes: int = 256 * _MIB) -> None:
        """Keep at most `limit_bytes`, though always the surface asked for last."""
        self._limit = limit_bytes
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()
        self.before_making: Callable[[], None] = _at_once
        """Called before anything is made: a thread may wait there for what is more urgent."""
        self.before_keeping: Callable[[], None] = _at_once
        """Called before what was made is kept: it may raise where that is out of date by now."""

    @property
    def bytes(self) -> int:
        """The memory all kept surfaces take."""
        return self._bytes

    @property
    def limit(self) -> int:
        """The bytes it may keep."""
        return self._limit

    @limit.setter
    def limit(self, limit_bytes: int) -> None:
        with self._lock:
            self._limit = limit_bytes
            self._drop()

    def __contains__(self, key: Hashable) -> bool:
        """Whether a surface is kept under `key`."""
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under `key`, calling `make` if there is none."""
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None:
                self._kept.move_to_end(key)
                return kept
        self.before_making()
        made = make()
        self.before_keeping()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self._bytes += surface_bytes(made)
            self._drop()
        return made

    def clear(self) -> None:
        """Forget every surface."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0

    def _drop(self) -> None:
        while self._bytes > self._limit and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= surface_bytes(oldest)


def premultiplied(surface: pygame.Surface) -> pygame.Surface:
    """Return `surface` in the one pixel order that blits fast, its colours times its alpha."""
    template = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
    return surface.convert(template).premul_alpha()


def rasterise(body: str, width: float, height: float, supersample: int = 2) -> pygame.Surface:
    """Return the SVG `body`, in a box of `width` by `height` pixels, as premultiplied surface.

    It is drawn up to `supersample` times as large and scaled down, which makes finer edges than
    drawing it small. Needs no window, so that threads may call it.
    """
    w, h = max(1, math.ceil(width)), max(1, math.ceil(height))
    while supersample > 1 and w * h * supersample**2 > _LARGEST_SUPERSAMPLED:
        supersample -= 1
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{body}</svg>'
    )
    size = (w * supersample, h * supersample)
    drawn = premultiplied(pygame.image.load_sized_svg(io.BytesIO(document.encode()), size))
    return drawn if supersample == 1 else pygame.transform.smoothscale(drawn, (w, h))


def put(
    surface: pygame.Surface, sprite: pygame.Surface, x: float, y: float, alpha: int = 255
) -> None:
    """Lay the premultiplied `sprite` on `surface` with its top left corner at (x, y)."""
    if alpha <= 0:
        return
    place = round(x), round(y)
    if alpha < 255:
        # Often no more than a corner of it is drawn again.
        seen = sprite.get_rect(topleft=place).clip(surface.get_clip())
        if not seen:
            return
        sprite = sprite.subsurface(seen.move(-place[0], -place[1])).copy()
        sprite.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        place = seen.topleft
    _lay(surface, sprite, place)


def put_round(
    surface: pygame.Surface, sprite: pygame.Surface, x: float, y: float, hole: pygame.Rect
) -> None:
    """Lay `sprite` down as `put` does, but for what would fall into `hole`, which is covered."""
    area = sprite.get_rect(topleft=(round(x), round(y)))
    inner = hole.clip(area)
    if not inner:
        _lay(surface, sprite, area.topleft)
        return
    for strip in (
        pygame.Rect(area.x, area.y, area.w, inner.y - area.y),
        pygame.Rect(area.x, inner.y, inner.x - area.x, inner.h),
        pygame.Rect(inner.right, inner.y, area.right - inner.right, inner.h),
        pygame.Rect(area.x, inner.bottom, area.w, area.bottom - inner.bottom),
    ):
        if strip:
            _lay(surface, sprite, strip.topleft, strip.move(-area.x, -area.y))


def _lay(
    surface: pygame.Surface,
    sprite: pygame.Surface,
    place: tuple[int, int],
    part: pygame.Rect | None = None,
) -> None:
    try:
        surface.blit(sprite, place, part, special_flags=pygame.BLEND_PREMULTIPLIED)
    except pygame.error:
        # A thread that turns or scales the picture holds it meanwhile; a copy of it is free.
        surface.blit(sprite.copy(), place, part, special_flags=pygame.BLEND_PREMULTIPLIED)
