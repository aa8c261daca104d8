"""Soft shades under things and light around them, blurred once for each size."""

from __future__ import annotations

import math

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.theme import Colour
from game.ui.vector import put, rasterise

_BLACK = "#000000"
_SPREAD = 2.2
"""How far a blur reaches beyond the shape, in blurs."""


def _coarseness(blur: float) -> int:
    """Return by how much a shape may be drawn smaller before it is blurred by `blur` pixels."""
    return 1 if blur < 2.5 else 2 if blur < 9 else 4 if blur < 24 else 8


def _blurred(
    width: float, height: float, radius: float, blur: float, colour: Colour, angle: float
) -> pygame.Surface:
    turn = math.radians(angle)
    cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
    q = _coarseness(blur)
    w = int((width * cos + height * sin + 2 * _SPREAD * blur) / q) + 1
    h = int((width * sin + height * cos + 2 * _SPREAD * blur) / q) + 1
    body = (
        f'<rect transform="translate({w / 2:g} {h / 2:g}) rotate({angle:g})" '
        f'x="{-width / q / 2:g}" y="{-height / q / 2:g}" width="{width / q:g}" '
        f'height="{height / q:g}" rx="{radius / q:g}" fill="{colour}"/>'
    )
    small = pygame.transform.gaussian_blur(rasterise(body, w, h, 1), max(1, round(blur / q * 0.9)))
    return small if q == 1 else pygame.transform.smoothscale(small, (w * q, h * q))


def soft(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    radius: float,
    blur: float,
    opacity: float,
    *,
    dx: float = 0,
    dy: float = 0,
    angle: float = 0,
    colour: Colour = _BLACK,
) -> None:
    """Draw a blurred rounded box of `colour`, moved by (dx, dy) and turned by `angle` degrees.

    `opacity` runs from 0 to 1; `angle` turns clockwise about the middle of `box`.
    """
    x, y, w, h = pygame.FRect(box)
    alpha = round(255 * min(1.0, opacity))
    if alpha <= 0:
        return
    blur = max(1.0, blur)
    size = (round(w), round(h), round(radius), round(blur), round(angle, 1))

    def make() -> pygame.Surface:
        shade = _blurred(*size[:4], colour, size[4])
        shade.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return shade

    shade = brush.cache.get(("soft", *size, colour, alpha), make)
    put(
        surface,
        shade,
        x + w / 2 + dx - shade.get_width() / 2,
        y + h / 2 + dy - shade.get_height() / 2,
    )


def shade(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    radius: float,
    blur: float,
    opacity: float,
    *,
    dx: float = 0,
    dy: float = 0,
    angle: float = 0,
) -> None:
    """Draw the shade of a box as deep as the theme has it; all lengths in surface pixels."""
    deep = opacity * brush.theme.depth
    soft(brush, surface, box, radius, blur, deep, dx=dx, dy=dy, angle=angle)


def glow(
    brush: Brush,
    surface: pygame.Surface,
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    colour: Colour,
    opacity: float,
    share: float = 1.0,
) -> None:
    """Draw light of `colour` around (cx, cy) that fades to nothing at the radii `rx`, `ry`.

    A light that comes and goes is of one `opacity`, and shows by the share `share` (0 to 1).
    """
    alpha = round(255 * min(1.0, opacity))
    if alpha <= 0:
        return
    w, h = max(2, round(2 * rx)), max(2, round(2 * ry))

    def make() -> pygame.Surface:
        return pygame.transform.smoothscale(_light(colour, alpha), (w, h))

    sprite = brush.cache.get(("glow", w, h, colour, alpha), make)
    put(surface, sprite, cx - w / 2, cy - h / 2, round(255 * min(1.0, max(0.0, share))))


def _light(colour: Colour, alpha: int, side: int = 64) -> pygame.Surface:
    hue, half = pygame.Color(colour), side // 2
    rows = []
    for j in range(half):
        row = []
        for i in range(half):
            near = max(0.0, 1 - math.hypot(i + 0.5 - half, j + 0.5 - half) / half)
            a = near * near * (3 - 2 * near) * alpha / 255
            row.append(bytes((int(hue.r * a), int(hue.g * a), int(hue.b * a), int(255 * a))))
        rows.append(b"".join(row + row[::-1]))
    light = pygame.image.frombytes(b"".join(rows + rows[::-1]), (side, side), "RGBA")
    return light.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
