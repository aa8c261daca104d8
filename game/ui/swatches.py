"""Small pictures to choose a table or a deck by."""

from __future__ import annotations

import pygame

from game.ui.assets import assets_dir
from game.ui.brush import Brush
from game.ui.cardstyle import CARD_UNITS, CardStyle
from game.ui.geometry import CARD_RATIO, Rect
from game.ui.icons import icon
from game.ui.shapes import disc, rounded
from game.ui.themes import THEMES
from game.ui.vector import put, rasterise

SWATCH = (48, 44)
"""Width and height of a picture, at scale 1."""
_TABLE = 30
_TURN = 7
_TICK = 7.5


def table_swatch(brush: Brush, surface: pygame.Surface, name: str, area: Rect) -> None:
    """Draw the table `name` within `area`: its cloth in the light, a panel, and its accent."""
    theme, u = THEMES[name], brush.scale
    high = _TABLE * u
    cloth = pygame.FRect(area.x + u, area.cy - high / 2, area.w - 2 * u, high)
    rounded(brush, surface, cloth, 7 * u, theme.pool, foot=theme.mid, edge=brush.theme.text,
            edge_opacity=0.5)  # fmt: skip
    panel = pygame.FRect(cloth.x + 5 * u, cloth.bottom - 13 * u, cloth.w - 10 * u, 9 * u)
    rounded(brush, surface, panel, 4 * u, theme.panel.top, edge=theme.text, edge_opacity=0.4)
    disc(brush, surface, panel.x + 6 * u, panel.centery, 2.4 * u, theme.accent)
    rounded(brush, surface, (panel.x + 12 * u, panel.centery - u, 14 * u, 2 * u), u, theme.text)


def card_swatch(
    brush: Brush, surface: pygame.Surface, style: CardStyle, codes: tuple[str, ...], area: Rect
) -> None:
    """Draw one card or two of a deck within `area`."""
    size = (round(area.w), round(area.h))
    picture = brush.cache.get(("swatch", style, codes, size), lambda: _cards(style, codes, *size))
    put(surface, picture, area.x, area.y)


def _cards(style: CardStyle, codes: tuple[str, ...], width: int, height: int) -> pygame.Surface:
    folder, wide, high = assets_dir() / "cards", *CARD_UNITS
    tall = height * (0.98 if len(codes) == 1 else 0.92)
    body = ""
    for i, code in enumerate(codes):
        away = (2 * i - 1) if len(codes) > 1 else 0
        place = (
            f"translate({width / 2 + 0.2 * away * tall * CARD_RATIO:g} {height / 2:g}) "
            f"rotate({_TURN * away}) scale({tall / high:g}) translate({-wide / 2:g} {-high / 2:g})"
        )
        body += f'<g transform="{place}">{style.drawing(folder, code)}</g>'
    return rasterise(body, width, height, 3)


def ticked(brush: Brush, surface: pygame.Surface, area: Rect) -> None:
    """Mark the picture in `area` as the one in force."""
    u, gold = brush.scale, brush.theme.gold
    x, y = area.right - 7 * u, area.bottom - 7 * u
    disc(brush, surface, x, y, _TICK * u, gold.top, edge=gold.ink, edge_width=1.3 * u)
    icon(brush, surface, "check", x, y, 10 * u, gold.ink, stroke=2.8)
