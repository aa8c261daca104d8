"""What was drawn is kept within bounds that follow the surface."""

from __future__ import annotations

import gc
import subprocess
import sys

import pygame
import pytest

from game.ui.assets import assets_dir
from game.ui.cardsprites import CardSprites
from game.ui.memory import Sweeper, bound_memory, forget_pictures
from game.ui.vector import SurfaceCache, surface_bytes
from tests.ui.kit import brush


def test_a_larger_surface_keeps_more() -> None:
    at, sprites = brush(), CardSprites(assets_dir() / "cards")
    caches = (at.cache, at.moments, at.models, sprites.kept)
    bound_memory(at, sprites, (1920, 1080))
    small = [cache.limit for cache in caches]
    bound_memory(at, sprites, (3840, 2160))
    assert all(cache.limit == 4 * least for cache, least in zip(caches, small, strict=True))
    assert sum(small) < 100 << 20


def test_nothing_is_kept_for_a_place_that_shows_other_pictures() -> None:
    at, sprites = brush(), CardSprites(assets_dir() / "cards")
    sprites.prepare(100, ["QS"])
    at.svg("<g/>", 10, 10)
    forget_pictures(at, sprites)
    assert (at.cache.bytes, sprites.kept.bytes) == (0, 0)


def test_a_lower_bound_drops_the_longest_unused() -> None:
    cache = SurfaceCache()
    for key in "abcd":
        cache.get(key, lambda: pygame.Surface((100, 100), 0, 32))
    cache.limit = 2 * surface_bytes(pygame.Surface((100, 100), 0, 32))
    assert [key in cache for key in "abcd"] == [False, False, True, True]


_DROPPING = """
import os
from pathlib import Path

import pygame

from game.ui.memory import give_back_surfaces


def resident() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


# From the size of the first large block that was dropped, the C library keeps all others.
pygame.Surface((1000, 1000), 0, 32).fill("white")
give_back_surfaces()
surfaces = [pygame.Surface((1000, 1000), 0, 32) for _ in range(20)]
for surface in surfaces:
    surface.fill("white")
# The last one stands in the way of a heap that gives back its end only.
held, last = resident(), surfaces.pop()
surfaces.clear()
print(held - resident(), last.get_at((0, 0)).r)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems need no word")
def test_dropped_surfaces_go_back_to_the_system() -> None:
    # A process of its own: the holes in another test's heap would take the surfaces in.
    done = subprocess.run(
        [sys.executable, "-c", _DROPPING], capture_output=True, text=True, check=True
    )
    freed, white = map(int, done.stdout.split()[-2:])
    assert freed > 60 << 20
    assert white == 255


def test_nothing_is_searched_while_cards_fly(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[None] = []
    thresholds = gc.get_threshold()
    monkeypatch.setattr(gc, "collect", lambda: searched.append(None))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    try:
        sweeper = Sweeper()
        for _ in range(100):
            sweeper.pass_by(0.1, moving=True)
        assert not searched
        sweeper.pass_by(0.1, moving=False)
        sweeper.pass_by(0.1, moving=False)
        assert len(searched) == 1
    finally:
        gc.set_threshold(*thresholds)
