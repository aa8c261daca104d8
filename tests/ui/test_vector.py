"""Vectors, kept surfaces, and the folder of assets."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui import assets
from game.ui.vector import SurfaceCache, put, put_round, rasterise, surface_bytes
from tests.ui.kit import GREY, brush, pixels, sheet

HALF_RED = '<rect x="0" y="0" width="10" height="10" fill="#ff0000" fill-opacity="0.5"/>'


def _square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA, 32)


def test_rasterised_colours_are_times_their_alpha() -> None:
    pixel = rasterise(HALF_RED, 10, 10).get_at((5, 5))
    assert pixel.a == pytest.approx(128, abs=2)
    assert pixel.r == pytest.approx(128, abs=3)


def test_put_blends_and_fades() -> None:
    sprite, surface = rasterise(HALF_RED, 10, 10), sheet()
    put(surface, sprite, 0, 0)
    put(surface, sprite, 20, 0, alpha=128)
    put(surface, sprite, 40, 0, alpha=0)
    assert surface.get_at((5, 5)).r == pytest.approx((255 + 90) / 2, abs=3)
    assert surface.get_at((25, 5)).r == pytest.approx(90 + (255 - 90) / 4, abs=4)
    assert surface.get_at((45, 5))[:3] == GREY


def test_cache_makes_each_once_and_drops_the_longest_unused() -> None:
    one = surface_bytes(_square(10))
    cache = SurfaceCache(2 * one)
    first = cache.get("a", lambda: _square(10))
    assert cache.get("a", lambda: pytest.fail("made twice")) is first
    cache.get("b", lambda: _square(10))
    cache.get("a", lambda: _square(10))
    cache.get("c", lambda: _square(10))
    assert ("a" in cache, "b" in cache, "c" in cache) == (True, False, True)
    assert cache.bytes == 2 * one


def test_a_thread_can_be_held_back_before_something_is_made() -> None:
    cache, order = SurfaceCache(), list[str]()
    cache.before_making = lambda: order.append("wait")

    def make() -> pygame.Surface:
        order.append("make")
        return _square(4)

    cache.get("a", make)
    cache.get("a", make)
    assert order == ["wait", "make"]


def test_cache_keeps_the_last_even_beyond_its_limit() -> None:
    cache = SurfaceCache(10)
    cache.get("large", lambda: _square(50))
    assert "large" in cache
    cache.clear()
    assert cache.bytes == 0
    assert "large" not in cache


def test_scale_of_a_brush_is_the_scale_of_its_text() -> None:
    one = brush(scale=1.5)
    assert one.text.scale == 1.5
    one.scale = 2
    assert one.text.scale == 2


def test_assets_of_the_checkout_are_found() -> None:
    assert (assets.assets_dir() / "cards" / "classic" / "QS.svg").is_file()


def test_missing_assets_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(assets, "_PACKAGE", tmp_path / "game")
    with pytest.raises(FileNotFoundError, match="assets"):
        assets.assets_dir()


def test_installed_assets_come_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for place in ("assets/fonts", "game/assets/fonts"):
        (tmp_path / place).mkdir(parents=True)
    monkeypatch.setattr(assets, "_PACKAGE", tmp_path / "game")
    assert assets.assets_dir() == tmp_path / "game" / "assets"


@pytest.mark.parametrize("alpha", [255, 90])
def test_a_picture_that_a_thread_holds_is_laid_down_all_the_same(alpha: int) -> None:
    sprite = rasterise('<rect width="20" height="20" fill="#fff"/>', 20, 20)
    free, held = sheet(), sheet()
    put(free, sprite, 5, 5, alpha)
    sprite.lock()
    put(held, sprite, 5, 5, alpha)
    sprite.unlock()
    assert pixels(held) == pixels(free)


@pytest.mark.parametrize("clip", [(0, 0, 12, 9), (9, 3, 8, 40), (60, 0, 5, 5)])
def test_a_part_of_a_faded_picture_is_that_part_of_the_whole(
    clip: tuple[int, int, int, int],
) -> None:
    sprite = rasterise('<circle cx="10" cy="10" r="9" fill="#fa3"/>', 20, 20)
    whole, part = sheet(), sheet()
    put(whole, sprite, -3.4, 5.6, 90)
    part.set_clip(clip)
    put(part, sprite, -3.4, 5.6, 90)
    part.set_clip(None)
    empty = sheet()
    empty.blit(whole, clip, clip)
    assert pixels(part) == pixels(empty)


@pytest.mark.parametrize("hole", [(8, 9, 6, 7), (-20, 8, 60, 5), (90, 90, 9, 9), (0, 0, 99, 99)])
def test_a_picture_round_a_hole_leaves_the_hole_alone(hole: tuple[int, int, int, int]) -> None:
    sprite = rasterise('<circle cx="10" cy="10" r="9" fill="#fa3" fill-opacity="0.6"/>', 20, 20)
    whole, part = sheet(), sheet()
    put(whole, sprite, 2.6, 4.2)
    whole.blit(sheet(), hole, hole)
    put_round(part, sprite, 2.6, 4.2, pygame.Rect(hole))
    assert pixels(part) == pixels(whole)
