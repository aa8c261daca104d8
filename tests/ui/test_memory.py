"""What was drawn is kept within bounds that follow the surface."""

from __future__ import annotations

import pygame

from game.ui.assets import assets_dir
from game.ui.cardsprites import CardSprites
from game.ui.memory import bound_memory
from game.ui.vector import SurfaceCache, surface_bytes
from tests.ui.kit import brush


def test_a_larger_surface_keeps_more() -> None:
    at, sprites = brush(), CardSprites(assets_dir() / "cards")
    caches = (at.cache, at.moments, sprites.kept)
    bound_memory(at, sprites, (1920, 1080))
    small = [cache.limit for cache in caches]
    bound_memory(at, sprites, (3840, 2160))
    assert all(cache.limit == 4 * least for cache, least in zip(caches, small, strict=True))
    assert sum(small) < 100 << 20


def test_a_lower_bound_drops_the_longest_unused() -> None:
    cache = SurfaceCache()
    for key in "abcd":
        cache.get(key, lambda: pygame.Surface((100, 100), 0, 32))
    cache.limit = 2 * surface_bytes(pygame.Surface((100, 100), 0, 32))
    assert [key in cache for key in "abcd"] == [False, False, True, True]
