"""The score book: pages of paper, open or single; what the game reckons stands on them."""

from __future__ import annotations

import random

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.shadow import shade
from game.ui.shapes import rounded
from game.ui.theme import PAGE_RADIUS, Colour
from game.ui.vector import put, rasterise

_SPINE_REACH = 75
_GRAIN = 6
_TILE = 256
_SEED = 3


def paper(
    brush: Brush, surface: pygame.Surface, box: RectLike, *, spine: float | None = None
) -> None:
    """Draw pages over `box`, with the leaves under them; `spine` is the x of the fold."""
    area, u, theme = pygame.FRect(box), brush.scale, brush.theme
    radius, book = PAGE_RADIUS * u, brush.theme.book
    shade(brush, surface, area, radius, 37 * u, 0.59, dy=20 * u)
    shade(brush, surface, area, radius, 7 * u, 0.47, dy=3 * u)
    for out in (5 * u, 2.5 * u):
        leaf = pygame.FRect(area.x - out, area.y + out, area.w + 2 * out, area.h)
        rounded(brush, surface, leaf, radius, book.leaf, edge=book.rule, edge_opacity=0.5)
    rounded(brush, surface, area, radius, book.page.top, foot=book.page.foot)
    if theme.depth:
        _grain(brush, surface, area)
    else:
        rounded(brush, surface, area, radius, None, edge=theme.text)
    if spine is not None:
        _fold(brush, surface, spine, area)


def _grain(brush: Brush, surface: pygame.Surface, area: pygame.FRect) -> None:
    tile = brush.cache.get(("paper grain",), _grain_tile)
    inset = round(3 * brush.scale)
    within = pygame.Rect(area).inflate(-2 * inset, -2 * inset)
    before = surface.get_clip()
    surface.set_clip(within.clip(before))
    for y in range(within.top, within.bottom, _TILE):
        for x in range(within.left, within.right, _TILE):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    surface.set_clip(before)


def _grain_tile() -> pygame.Surface:
    levels = bytes(i * _GRAIN // 255 for i in range(256))
    grey = random.Random(_SEED).randbytes(_TILE * _TILE).translate(levels)
    tile = pygame.image.frombytes(grey, (_TILE, _TILE), "P")
    tile.set_palette([(i, i, i) for i in range(256)])
    return tile.convert(pygame.Surface((1, 1), 0, 32))


def _fold(brush: Brush, surface: pygame.Surface, x: float, area: pygame.FRect) -> None:
    """Darken the pages towards the fold at `x`."""
    if not brush.theme.depth:
        rounded(brush, surface, (x - 1, area.y, 2, area.h), 0, brush.theme.text)
        return
    reach, height = round(_SPINE_REACH * brush.scale), round(area.h)

    def make() -> pygame.Surface:
        return pygame.transform.scale(_fold_strip(reach), (2 * reach, height))

    put(surface, brush.cache.get(("fold", reach, height), make), x - reach, area.y)


def _fold_strip(reach: int) -> pygame.Surface:
    left = ((0, "#5a4620", 0), (0.75, "#5a4620", 0.07), (1, "#3a2c10", 0.30))
    right = ((0, "#3a2c10", 0.26), (0.2, "#5a4620", 0.08), (1, "#5a4620", 0))
    body = ""
    for name, start, stops in (("a", 0, left), ("b", reach, right)):
        inner = "".join(
            f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>'
            for at, colour, opacity in stops
        )
        body += (
            f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{start}" '
            f'y1="0" x2="{start + reach}" y2="0">{inner}</linearGradient></defs>'
            f'<rect x="{start}" y="0" width="{reach}" height="4" fill="url(#{name})"/>'
        )
    return rasterise(body, 2 * reach, 4, 1)


def leaders(
    brush: Brush, surface: pygame.Surface, start: float, end: float, y: float, colour: Colour
) -> None:
    """Draw a line of dots from x `start` to x `end`, if there is room for three or more."""
    u = brush.scale
    if end - start < 12 * u:
        return
    body = (
        f'<path d="M{2 * u:g} {2 * u:g}H{end - start - 2 * u:g}" stroke="{colour}" '
        f'stroke-opacity="0.65" stroke-width="{1.5 * u:g}" stroke-linecap="round" '
        f'stroke-dasharray="0.1 {6 * u:g}" fill="none"/>'
    )
    brush.vector(surface, start, y - 2 * u, end - start, 4 * u, body)
