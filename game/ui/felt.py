"""The table itself: a lamp's light on felt, wood or paper, and the line inlaid in it.

Made once for a window's size; the same size and theme always give the same pixels.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.marks import suit_sign
from game.ui.theme import Ground, Theme
from game.ui.vector import rasterise

LAMP = (0.50, 0.43)
"""Where the light falls, in shares of the window."""
_LIGHT_CELLS = (96, 54)
_TILE = 512
_SEED = 7
_DITHER = 3
_BOARDS, _BOARD_TONES = 6, 34
_SEAM, _SEAM_LIGHT = (120, 112, 108), (9, 7, 5)
_DIM = (0.2, 0.6, 0.0)
"""How far pool, middle and rim sink towards the rim when the lamp is turned down."""


def table(
    brush: Brush, size: tuple[int, int], *, dim: bool = False, lamp_y: float = LAMP[1]
) -> pygame.Surface:
    """Return the bare table, `size` pixels large, without an alpha channel.

    `dim` turns the lamp down, as behind pages and dialogs; `lamp_y` is the height of its middle.
    Kept by the brush: do not draw on it.
    """
    key = ("table", brush.theme.name, size, dim, lamp_y)
    return brush.cache.get(key, lambda: _table(brush.theme, size, dim, lamp_y))


def lit(
    theme: Theme, size: tuple[int, int], *, dim: bool = False, lamp_y: float = LAMP[1]
) -> pygame.Surface:
    """Return a new table without its grain, as `table` would light it."""
    if theme.ground is Ground.PLAIN:
        plain = pygame.Surface(size, 0, 32)
        plain.fill(theme.mid)
        return plain
    return pygame.transform.smoothscale(_light(theme, dim, lamp_y), size)


def _table(theme: Theme, size: tuple[int, int], dim: bool, lamp_y: float) -> pygame.Surface:
    ground = lit(theme, size, dim=dim, lamp_y=lamp_y)
    if theme.ground is Ground.PLAIN:
        return ground
    chance = random.Random(_SEED)
    for cells, depth in _grains(theme.ground, size):
        _multiply(ground, cells, depth, chance)
    if theme.ground is Ground.WOOD:
        _boards(ground, chance)
    for flag in (pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB):
        _tiled(ground, _noise((_TILE, _TILE), _DITHER, chance), flag)
    return ground


def _light(theme: Theme, dim: bool, lamp_y: float) -> pygame.Surface:
    """Return the light as a small picture, brightest under the lamp."""
    pool, mid, rim = (pygame.Color(c) for c in (theme.pool, theme.mid, theme.rim))
    if dim:
        pool, mid, rim = (
            low.lerp(rim, share) for low, share in zip((mid, mid, rim), _DIM, strict=True)
        )
    columns, rows = _LIGHT_CELLS
    levels = bytearray()
    # The lamp hangs over the middle, so that the right half is the left one turned over.
    across = [(i / (columns - 1) - LAMP[0]) * 2 * 0.86 for i in range(columns // 2)]
    for j in range(rows):
        dy = (j / (rows - 1) - lamp_y) * 2 * 0.98
        half = bytes(round(255 * min(1.0, math.hypot(dx, dy) / 1.18)) for dx in across)
        levels += half + half[::-1]
    light = pygame.image.frombytes(bytes(levels), _LIGHT_CELLS, "P")
    light.set_palette([_shine(pool, mid, rim, level / 255) for level in range(256)])
    return light.convert(pygame.Surface((1, 1), 0, 32))


def _shine(pool: pygame.Color, mid: pygame.Color, rim: pygame.Color, away: float) -> pygame.Color:
    """Return the colour at `away` (0 to 1) of the lamp's reach."""
    t = away * away * (3 - 2 * away)
    return pool.lerp(mid, 2 * t) if t < 0.5 else mid.lerp(rim, 2 * t - 1)


def _grains(ground: Ground, size: tuple[int, int]) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield the cells of each layer of unevenness and how much of 255 it takes away at most."""
    w, h = size
    if ground is Ground.WOOD:
        for high, depth in ((h // 3, 52), (h // 9, 40), (h // 40, 44)):
            yield (max(2, w // 420), max(2, high)), depth
        yield (max(2, w // 26), h), 30
        yield size, 10
        return
    if ground is Ground.PAPER:
        yield (max(2, w // 90), max(2, h // 90)), 6
        yield (max(2, w // 7), h), 6
        yield size, 9
        return
    yield (max(2, w // 80), max(2, h // 80)), 26
    yield (max(2, w // 5), h), 22
    yield (w, max(2, h // 5)), 22
    yield size, 26


def _boards(ground: pygame.Surface, chance: random.Random) -> None:
    """Join the wood from boards, each of a tone of its own, with a seam between them."""
    w, h = ground.get_size()
    high, line = h / _BOARDS, max(1, round(h / 720))
    for i in range(_BOARDS):
        top, foot = round(i * high), round((i + 1) * high)
        tone = 255 - chance.randrange(_BOARD_TONES)
        ground.fill((tone, tone, tone), (0, top, w, foot - top), pygame.BLEND_RGB_MULT)
        ground.fill(_SEAM, (0, top, w, line), pygame.BLEND_RGB_MULT)
        ground.fill(_SEAM_LIGHT, (0, top + line, w, line), pygame.BLEND_RGB_ADD)


def _multiply(
    ground: pygame.Surface, cells: tuple[int, int], depth: int, chance: random.Random
) -> None:
    """Darken `ground` unevenly, in as many cells across and down as `cells` says."""
    size = ground.get_size()
    if cells == size:
        _tiled(ground, _noise((_TILE, _TILE), depth, chance, light=True), pygame.BLEND_RGB_MULT)
        return
    layer = pygame.transform.smoothscale(_noise(cells, depth, chance, light=True), size)
    ground.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _noise(
    size: tuple[int, int], depth: int, chance: random.Random, *, light: bool = False
) -> pygame.Surface:
    """Return grey noise from black up to `depth`, or from white down by `depth` if `light`."""
    levels = bytes(255 - int(i * depth / 255 + 0.5) if light else int(i * depth / 255 + 0.5)
                   for i in range(256))  # fmt: skip
    grey = chance.randbytes(size[0] * size[1]).translate(levels)
    noise = pygame.image.frombytes(grey, size, "P")
    noise.set_palette([(i, i, i) for i in range(256)])
    return noise.convert(pygame.Surface((1, 1), 0, 32))


def _tiled(ground: pygame.Surface, tile: pygame.Surface, flag: int) -> None:
    side = tile.get_width()
    for y in range(0, ground.get_height(), side):
        for x in range(0, ground.get_width(), side):
            ground.blit(tile, (x, y), special_flags=flag)


def inlaid(brush: Brush, size: tuple[int, int], line: Rect) -> pygame.Surface:
    """Return the bare table with the stadium `line` inlaid: one picture for most of a table.

    Kept by the brush: do not draw on it.
    """

    def make() -> pygame.Surface:
        ground = _table(brush.theme, size, False, LAMP[1])
        inlay(brush.passing(), ground, line.cx, line.cy, line.w / 2, line.h / 2)
        return ground

    return brush.cache.get(("inlaid", brush.theme.name, brush.scale, size, line), make)


def inlay(
    brush: Brush,
    surface: pygame.Surface,
    cx: float,
    cy: float,
    half_width: float,
    half_height: float,
    *,
    sign: bool = False,
) -> None:
    """Draw the stadium inlaid about (cx, cy); `sign` adds the spade in its middle."""
    u, colour = brush.scale, brush.theme.inlay
    strong = 1.0 if brush.theme.depth else 2.2
    inner = ""
    for inset, stroke, opacity in ((0, 1.8 * u, 0.17), (11 * u, 0.9 * u, 0.13)):
        inner += (
            f'<rect x="{2 * u + inset:g}" y="{2 * u + inset:g}" '
            f'width="{2 * (half_width - inset):g}" height="{2 * (half_height - inset):g}" '
            f'rx="{half_height - inset:g}" fill="none" stroke="{colour}" '
            f'stroke-opacity="{opacity * strong:.3g}" stroke-width="{stroke:g}"/>'
        )
    w, h = 2 * (half_width + 2 * u), 2 * (half_height + 2 * u)
    size = (math.ceil(w), math.ceil(h))
    lines = brush.cache.get(("inlay", inner, size), lambda: rasterise(inner, *size, 1))
    place = (round(cx - w / 2), round(cy - h / 2))
    surface.blit(lines, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    if sign:
        inlaid_sign(brush, surface, cx, cy, half_height)


def inlaid_sign(
    brush: Brush, surface: pygame.Surface, cx: float, cy: float, half_height: float
) -> None:
    """Draw the spade in the middle of a stadium inlaid about (cx, cy)."""
    strong = 1.0 if brush.theme.depth else 2.2
    suit_sign(brush, surface, "S", cx, cy, half_height * 0.9, brush.theme.rim, 0.2 * strong)
