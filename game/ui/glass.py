"""Panels of dark glass: what the game says stands on them."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.shadow import shade
from game.ui.shapes import rounded, rule
from game.ui.theme import PANEL_RADIUS, Tones

PLATE_DEPTH = 0.55
"""The share of a panel's shade that a plate throws."""


def glass(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    *,
    radius: float | None = None,
    depth: float = 0.8,
    opacity: float | None = None,
    tones: Tones | None = None,
) -> None:
    """Draw a panel over `box` (surface pixels) with its shade, edge and the light on its top.

    `radius` is a panel's unless given (surface pixels), `depth` the share of the full shade,
    `opacity` and `tones` the theme's.
    """
    theme, u = brush.theme, brush.scale
    area = pygame.FRect(box)
    r = min(PANEL_RADIUS * u if radius is None else radius, area.h / 2)
    face = theme.panel if tones is None else tones
    if depth:
        shade(brush, surface, area, r, 34 * depth * u, 0.47, dy=16 * depth * u)
        shade(brush, surface, area, r, 5 * u, 0.35, dy=2 * u)
    clear = theme.panel_opacity if opacity is None else opacity
    rounded(
        brush,
        surface,
        area,
        r,
        face.top,
        foot=face.foot,
        opacity=clear,
        edge=theme.text,
        edge_opacity=theme.edge_opacity,
    )
    if theme.hairline:
        line = max(1.0, theme.outline * u)
        y = area.y + line
        rule(brush, surface, area.x + r, y, area.w - 2 * r, "#ffffff", opacity=theme.hairline,
             thickness=line)  # fmt: skip
