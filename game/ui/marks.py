"""The marks of the sides and the signs of the suits; every length is in surface pixels."""

from __future__ import annotations

import math

import pygame

from game.ui.brush import Brush
from game.ui.shapes import disc, outline, polygon
from game.ui.theme import SIDE_SHAPES, Colour, Shape

SUIT_PATHS = {
    "S": "M0-48C18-25 45-9 45 13C45 28 34 37 22 37C13 37 6 32 3 25C4 36 9 43 17 48H-17"
    "C-9 43-4 36-3 25C-6 32-13 37-22 37C-34 37-45 28-45 13C-45-9-18-25 0-48Z",
    "H": "M0 47C-18 24-46 8-46-18C-46-35-34-45-22-45C-11-45-4-38 0-28C4-38 11-45 22-45"
    "C34-45 46-35 46-18C46 8 18 24 0 47Z",
    "D": "M0-50C9-30 23-13 38 0C23 13 9 30 0 50C-9 30-23 13-38 0C-23-13-9-30 0-50Z",
    "C": "M0-48A21 21 0 0 1 17-14A22 22 0 1 1 3 22C4 35 9 43 17 48H-17C-9 43-4 35-3 22"
    "A22 22 0 1 1-17-14A21 21 0 0 1 0-48Z",
}
"""Each suit in a box of 100, about its middle."""


def _mark_path(shape: Shape, r: float) -> str:
    if shape is Shape.DIAMOND:
        return polygon([(0, -r), (r, 0), (0, r), (-r, 0)])
    if shape is Shape.TRIANGLE:
        return polygon([(0, -r), (r, r * 0.85), (-r, r * 0.85)])
    if shape is Shape.SQUARE:
        return polygon([(-r * 0.84, -r * 0.84), (r * 0.84, -r * 0.84), (r * 0.84, r * 0.84),
                        (-r * 0.84, r * 0.84)])  # fmt: skip
    corners = [k * math.tau / 5 for k in range(5)]
    return polygon([(r * math.sin(a), -r * math.cos(a)) for a in corners])


def side_mark(
    brush: Brush,
    surface: pygame.Surface,
    side: int,
    cx: float,
    cy: float,
    radius: float,
    colour: Colour | None = None,
) -> None:
    """Draw the mark of side number `side` (0 is the viewer's), in its own colour unless given.

    The diamond of side 1 is hollow, the others are filled. Raises IndexError past five sides.
    """
    paint = brush.theme.sides[side] if colour is None else colour
    shape = SIDE_SHAPES[side]
    if shape is Shape.DISC:
        disc(brush, surface, cx, cy, radius, paint)
        return
    reach = radius * 1.14
    look = f'fill="{paint}"'
    if shape is Shape.DIAMOND:
        wide = radius * 0.29
        look = f'fill="none" stroke="{paint}" stroke-width="{wide:g}" stroke-linejoin="round"'
    body = f'<path d="{_mark_path(shape, reach)}" {look}/>'
    outline(brush, surface, cx, cy, reach + radius * 0.3, body)


def suit_sign(
    brush: Brush,
    surface: pygame.Surface,
    suit: str,
    cx: float,
    cy: float,
    size: float,
    colour: Colour,
    opacity: float = 1.0,
) -> None:
    """Draw the sign of `suit` (one of C D H S), `size` high."""
    body = (
        f'<path transform="scale({size / 100:g})" d="{SUIT_PATHS[suit]}" fill="{colour}" '
        f'fill-opacity="{opacity:g}"/>'
    )
    outline(brush, surface, cx, cy, size / 2, body)


def broken_spade(
    brush: Brush,
    surface: pygame.Surface,
    cx: float,
    cy: float,
    size: float,
    colour: Colour,
    crack: Colour,
) -> None:
    """Draw a spade with a crack in the colour of what lies under it."""
    body = (
        f'<g transform="scale({size / 100:g})"><path d="{SUIT_PATHS["S"]}" fill="{colour}"/>'
        f'<path d="M6-52L-9-20L10-6L-8 16L4 30L-2 56" fill="none" stroke="{crack}" '
        'stroke-width="10" stroke-linejoin="round"/></g>'
    )
    outline(brush, surface, cx, cy, size / 2, body)
