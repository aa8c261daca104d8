"""Where the head, the filters, the tiles and the charts of the page are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scenes.statistics.filters import Group, Sieve
from game.ui.brush import Brush
from game.ui.dropdown import dropdown_width
from game.ui.filterface import pill_width
from game.ui.geometry import Point, Rect
from game.ui.heatmap import least_height
from game.ui.layout.pages import page_edge
from game.ui.layout.screen import Screen, SizeClass
from game.ui.pagehead import BACK, TITLE_GAP
from game.ui.theme import STRONG, Step

_SMALL_BACK = 44
_TILE, _SMALL_TILE = 125, 92
_LEAST_TILE = 140
_DROP_MOST, _DROP_LEAST = 230, 96
_FOOT = 46
_LEAST_CHART = 250
_LINE_SHARE = 0.553
"""Of the charts' width, where they stand side by side."""


@dataclass(frozen=True, slots=True)
class FilterPlaces:
    """The place of each filter: one rectangle for a drop-down, one for each value as pills."""

    rects: tuple[tuple[Rect, ...], ...]
    bar: bool
    """Whether they stand beside the title; else they have a row of their own."""
    left: float
    """Where they begin."""


@dataclass(frozen=True, slots=True)
class StatsPlaces:
    """Every place of the page, in pixels; `room` is the part that scrolls if its content is higher.

    `tiles`, `line` and `grid` are given as they stand before anything is scrolled, `content` is
    their height together.
    """

    screen: Screen
    back: Rect
    title_right: float
    filters: FilterPlaces
    room: Rect
    tiles: tuple[Rect, ...]
    line: Rect
    grid: Rect
    content: float
    foot: Point


def roomy(view: Screen) -> bool:
    """Whether there is room for the distances of a large page."""
    return view.kind.roomy or view.kind is SizeClass.TALL


def stats_places(
    brush: Brush, view: Screen, groups: Sequence[Group], title: str, tiles: int, rows: int
) -> StatsPlaces:
    """Return the places for so many tiles and rows of the grid; `title` is the page's."""
    u, edge, large = view.u, page_edge(view), roomy(view)
    side = (BACK if large else _SMALL_BACK) * u
    back = Rect(edge, view.margin, side, side)
    gap = (16 if large else 10) * u
    step = Step.HEAD if large else Step.TITLE
    words = back.right + (TITLE_GAP + 30) * u + max(
        brush.text.width(title, step, STRONG), 250 * u if large else 210 * u
    )  # fmt: skip
    filters = _filters(brush, view, groups, back, words)
    top = back.bottom + (24 if large else 14) * u
    if not filters.bar and groups:
        top += (40 if large else 36) * u + gap
    foot = (_FOOT if large else 30) * u
    room = Rect.spanning(edge, top, view.width - edge, view.height - foot)
    places = _content(view, room, gap, tiles, rows)
    right = filters.left - 20 * u if filters.bar and groups else room.right
    low = view.height - foot / 2 + (2 * u if large else 0.0)
    return StatsPlaces(view, back, right, filters, room, *places, Point(edge + u, low))


def _content(
    view: Screen, room: Rect, gap: float, tiles: int, rows: int
) -> tuple[tuple[Rect, ...], Rect, Rect, float]:
    """Return the places of the tiles, the line, the grid, and their height together."""
    u, large = view.u, roomy(view)
    columns = tiles if (room.w - (tiles - 1) * gap) / tiles >= _LEAST_TILE * u else -(-tiles // 2)
    wide = (room.w - (columns - 1) * gap) / columns
    high = (_TILE if large else _SMALL_TILE) * u
    places = tuple(
        Rect(room.x + i % columns * (wide + gap), room.y + i // columns * (high + gap), wide, high)
        for i in range(tiles)
    )
    top = places[-1].bottom + gap
    chart = max(_LEAST_CHART * u, (least_height(rows) + head_height(view) / u + 16) * u)
    if view.kind is SizeClass.TALL:
        each = max(chart, (room.bottom - top - gap) / 2)
        line = Rect(room.x, top, room.w, each)
        grid = Rect(room.x, line.bottom + gap, room.w, each)
    else:
        each = max(chart, room.bottom - top)
        share = _LINE_SHARE * (room.w - gap)
        line = Rect(room.x, top, share, each)
        grid = Rect.spanning(line.right + gap, top, room.right, top + each)
    return places, line, grid, grid.bottom - room.y


def head_height(view: Screen) -> float:
    """Return the height of a chart's title, in pixels."""
    return (62 if roomy(view) else 44) * view.u


def _filters(
    brush: Brush, view: Screen, groups: Sequence[Group], back: Rect, words: float
) -> FilterPlaces:
    """Return the filters beside the title, with pills for the tables if there is room."""
    u, edge = view.u, page_edge(view)
    gap = 10 * u
    right = view.width - edge
    high = (40 if roomy(view) else 36) * u
    for pills in (True, False):
        widths = [_widths(brush, group, pills=pills) for group in groups]
        wide = sum(sum(group) for group in widths) + gap * (sum(map(len, widths)) - 1)
        if right - wide >= words:
            rects = _row(widths, right - wide, back.cy - high / 2, high, gap)
            return FilterPlaces(rects, True, right - wide)
    top = back.bottom + (24 if roomy(view) else 14) * u
    narrower = min(1.0, (right - edge - gap * (len(widths) - 1)) / sum(g[0] for g in widths))
    rects = _row([(g[0] * narrower,) for g in widths], edge, top, high, gap)
    return FilterPlaces(rects, False, edge)


def _widths(brush: Brush, group: Group, *, pills: bool) -> tuple[float, ...]:
    if pills and group.sieve is Sieve.TABLE:
        return tuple(pill_width(brush, label) for label in group.labels)
    u = brush.scale
    width = dropdown_width(brush, group.labels)
    return (min(_DROP_MOST * u, max(_DROP_LEAST * u, width)),)


def _row(
    widths: Sequence[tuple[float, ...]], x: float, y: float, high: float, gap: float
) -> tuple[tuple[Rect, ...], ...]:
    rows = []
    for group in widths:
        rects = []
        for wide in group:
            rects.append(Rect(x, y, wide, high))
            x += wide + gap
        rows.append(tuple(rects))
    return tuple(rows)
