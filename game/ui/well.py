"""The dark hollow that choices, numbers, names and sliders lie in."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.shapes import rounded
from game.ui.theme import WELL_RADIUS, Colour

"""Of its corners, at scale 1."""
WELL_INSET = 4
"""What is left free round the keys in it, at scale 1."""
_OFF = 0.45


def well(
    brush: Brush,
    surface: pygame.Surface,
    area: RectLike,
    *,
    radius: float | None = None,
    off: bool = False,
    edge: Colour | None = None,
) -> None:
    """Draw a hollow over `area`; `off` makes it fainter, `edge` colours its outline.

    `radius` is in surface pixels.
    """
    theme = brush.theme
    round_by = WELL_RADIUS * brush.scale if radius is None else radius
    opacity = theme.well_opacity * (_OFF if off else 1.0)
    line = max(0.14, theme.edge_opacity) if edge is None else 1.0
    rounded(brush, surface, area, round_by, theme.hollow, opacity=opacity,
            edge=edge or theme.text, edge_opacity=line)  # fmt: skip
