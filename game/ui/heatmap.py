"""A grid of bids and what was taken with them; the fuller a square, the more deals it holds."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.shapes import rounded
from game.ui.theme import STRONG, Colour, Step

LEAST_ROW = 21
"""Least height of a row, at scale 1."""
HEAD, FOOT = 30, 40
"""Heights of the row of numbers over the grid and of the key under it, at scale 1."""
_TITLE_LINE = 22
"""What the title of the columns takes under the key where it has no room beside it."""
_SIDE, _NAME_GAP = 14, 9
_KEY_GAPS = {Step.BODY: 26, Step.CAPTION: 14}
_DARK, _LIGHT = "#0b0905", "#fffaf0"
_EMPTY = 0.035
_FAINTEST = 0.24


@dataclass(frozen=True, slots=True)
class GridRow:
    """One bid: its name, the deals by tricks taken, and the tricks that make it exactly.

    `strict` means that every other number of tricks fails it, as with nil.
    """

    name: str
    deals: tuple[int, ...]
    exact: int
    strict: bool = False


@dataclass(frozen=True, slots=True)
class HeatMap:
    """All that the grid shows; `counts` are the deals of each square in words, by row.

    `key` names the three colours: made exactly, over, short.
    """

    corner: str
    rows: tuple[GridRow, ...]
    counts: tuple[tuple[str, ...], ...]
    short_counts: tuple[tuple[str, ...], ...]
    key: tuple[str, str, str]
    across: str


def least_height(rows: int) -> float:
    """Return the least height of a grid of so many rows, at scale 1."""
    return HEAD + rows * LEAST_ROW + FOOT


def heat_map(brush: Brush, surface: pygame.Surface, area: Rect, grid: HeatMap) -> None:
    """Draw the grid and its key within `area`, on a panel."""
    u, text, theme = brush.scale, brush.text, brush.theme
    names = [row.name for row in grid.rows]
    labels = max(text.width(word, Step.BODY, STRONG) for word in (*names, grid.corner))
    key, title = _key_size(brush, area, grid), _title_width(brush, grid)
    under = title > area.w - _key_width(brush, grid, key)
    frame = Rect.spanning(
        area.x + labels + 14 * u,
        area.y + HEAD * u,
        area.right,
        area.bottom - (FOOT + (_TITLE_LINE if under else 0)) * u,
    )
    columns = len(grid.rows[0].deals)
    wide, high = frame.w / columns, frame.h / len(grid.rows)
    text.draw(surface, grid.corner, frame.x - 12 * u, area.y + 12 * u, Step.CAPTION, theme.second,
              weight=400, align="right")  # fmt: skip
    for tricks in range(columns):
        text.draw(surface, str(tricks), frame.x + (tricks + 0.5) * wide, area.y + 12 * u,
                  Step.BODY, theme.text, weight=STRONG, align="center")  # fmt: skip
    for number, name in enumerate(names):
        text.draw(surface, name, frame.x - 12 * u, frame.y + (number + 0.5) * high, Step.BODY,
                  theme.text, weight=STRONG, align="right")  # fmt: skip
    _squares(brush, surface, frame, grid, wide, high)
    y = area.bottom - 10 * u
    text.draw(surface, grid.across, area.right, y, Step.CAPTION, theme.second, weight=400,
              align="right")  # fmt: skip
    _key(brush, surface, area.x, y - (_TITLE_LINE * u if under else 0), grid, key)


def _squares(
    brush: Brush, surface: pygame.Surface, frame: Rect, grid: HeatMap, wide: float, high: float
) -> None:
    u, text = brush.scale, brush.text
    gap = max(1.0, min(2.5 * u, 0.06 * min(wide, high)))
    most = max(max(row.deals) for row in grid.rows)
    counts, size = _lettering(brush, grid, wide - 2 * gap - 4 * u, high - 2 * gap)
    for number, row in enumerate(grid.rows):
        for tricks, deals in enumerate(row.deals):
            cell = Rect(frame.x + tricks * wide, frame.y + number * high, wide, high).grown(-gap)
            strength = _FAINTEST + (1 - _FAINTEST) * (deals / most) ** 0.6 if deals else 0.0
            ground = _square(brush, surface, cell, row, tricks, strength)
            if deals:
                text.draw(surface, counts[number][tricks], cell.cx, cell.cy, size,
                          _ink(ground), weight=700, align="center")  # fmt: skip


def _lettering(
    brush: Brush, grid: HeatMap, width: float, height: float
) -> tuple[tuple[tuple[str, ...], ...], Step]:
    """Return the counts and the step in which they fit a square."""
    for counts in (grid.counts, grid.short_counts):
        for size in (Step.LEAD, Step.BODY, Step.CAPTION):
            widest = max(brush.text.width(word, size, 700) for row in counts for word in row)
            if widest <= width and size.px * 1.1 * brush.scale <= height:
                return counts, size
    return grid.short_counts, Step.CAPTION


def _square(
    brush: Brush, surface: pygame.Surface, cell: Rect, row: GridRow, tricks: int, strength: float
) -> pygame.Color:
    """Draw a square; return the colour that its number stands on."""
    u, theme = brush.scale, brush.theme
    radius = min(8 * u, 0.24 * cell.h)
    area = (cell.x, cell.y, cell.w, cell.h)
    exact = tricks == row.exact
    colour = theme.sides[0] if exact else theme.bad if _fails(row, tricks) else theme.sides[1]
    if strength:
        rounded(brush, surface, area, radius, colour, opacity=round(strength, 3))
    else:
        rounded(brush, surface, area, radius, theme.text, opacity=_EMPTY)
    if exact:
        rounded(brush, surface, area, radius, None, edge=theme.turn_ring,
                edge_opacity=0.8 if strength else 0.22, edge_width=1.5 * u)  # fmt: skip
    return pygame.Color(theme.panel.foot).lerp(pygame.Color(colour), strength)


def _fails(row: GridRow, tricks: int) -> bool:
    return row.strict or tricks < row.exact


def _ink(ground: pygame.Color) -> Colour:
    """Return the ink that stands out more on `ground`."""
    light = _luminance(ground)
    dark_ratio = (light + 0.05) / (_luminance(pygame.Color(_DARK)) + 0.05)
    light_ratio = (_luminance(pygame.Color(_LIGHT)) + 0.05) / (light + 0.05)
    return _DARK if dark_ratio >= light_ratio else _LIGHT


def _luminance(colour: pygame.Color) -> float:
    """Return the relative luminance of a colour, 0 to 1."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b)


def _key_size(brush: Brush, area: Rect, grid: HeatMap) -> Step:
    """The step in which the colours are named on one line."""
    return Step.BODY if _key_width(brush, grid, Step.BODY) <= area.w else Step.CAPTION


def _key_width(brush: Brush, grid: HeatMap, size: Step) -> float:
    words = sum(brush.text.width(word, size, 400) for word in grid.key)
    return words + len(grid.key) * (_SIDE + _NAME_GAP + _KEY_GAPS[size]) * brush.scale


def _title_width(brush: Brush, grid: HeatMap) -> float:
    return brush.text.width(grid.across, Step.CAPTION, 400)


def _key(
    brush: Brush, surface: pygame.Surface, x: float, y: float, grid: HeatMap, size: Step
) -> None:
    u, text, theme = brush.scale, brush.text, brush.theme
    side = _SIDE * u
    for word, colour in zip(grid.key, (theme.sides[0], theme.sides[1], theme.bad), strict=True):
        rounded(brush, surface, (x, y - side / 2, side, side), 4 * u, colour)
        x = text.draw(surface, word, x + side + _NAME_GAP * u, y, size, theme.second, weight=400)
        x += _KEY_GAPS[size] * u
