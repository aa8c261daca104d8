"""Portraits cut to a disc, in a ring of the side's colour."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.likeness import drawing
from game.ui.people import PEOPLE
from game.ui.shadow import shade
from game.ui.shapes import disc
from game.ui.theme import Colour
from game.ui.vector import put, rasterise

PORTRAIT_NAMES = tuple(PEOPLE)
"""The name of every portrait."""
_DIMMED = (120, 130, 126, 255)


def portrait(
    brush: Brush,
    surface: pygame.Surface,
    name: str,
    cx: float,
    cy: float,
    radius: float,
    *,
    ring: Colour | None = None,
    dim: bool = False,
) -> None:
    """Draw the portrait of `name` about (cx, cy), `radius` surface pixels to its ring.

    `ring` is the side's colour, or a faint one if not given; `dim` darkens the face. Raises
    KeyError for an unknown name.
    """
    u, d = brush.scale, round(2 * radius)
    box = (cx - radius, cy - radius, 2 * radius, 2 * radius)
    shade(brush, surface, box, radius, 8.5 * u, 0.5, dy=3.4 * u)
    face = brush.cache.get(("portrait", name, d, dim), lambda: _face(name, d, dim))
    put(surface, face, cx - d / 2, cy - d / 2)
    disc(
        brush,
        surface,
        cx,
        cy,
        radius + 1.2 * u,
        None,
        edge=ring or brush.theme.text,
        edge_width=2.5 * u,
        edge_opacity=1.0 if ring else 0.5,
    )


def _face(name: str, size: int, dim: bool) -> pygame.Surface:
    picture = f'<g transform="scale({size / 100:g})">{drawing(PEOPLE[name])}</g>'
    face = rasterise(picture, size, size, 3)
    r = size / 2
    whole = f'<circle cx="{r:g}" cy="{r:g}" r="{r - 0.6:g}" fill="#ffffff"/>'
    face.blit(rasterise(whole, size, size, 3), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if dim:
        face.fill(_DIMMED, special_flags=pygame.BLEND_RGBA_MULT)
    return face
