"""Where the parts of a question over the table are: head, tiles, keys, words and buttons."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ui.geometry import Rect
from game.ui.layout.pad import free_spot
from game.ui.layout.screen import SizeClass
from game.ui.layout.table import TableLayout


@dataclass(frozen=True, slots=True)
class _Style:
    """The measures of a question, in units."""

    width: float
    edge: float
    top: float
    title: float
    promise: float
    tile: float
    key: float
    words: float
    button: float
    gap: float
    foot: float
    large: bool


_LARGE = _Style(640, 30, 24, 40, 40, 104, 58, 46, 56, 16, 26, True)
_MEDIUM = replace(_LARGE, width=592)
_SMALL = _Style(480, 20, 10, 26, 24, 52, 38, 38, 38, 8, 17, False)
_NARROW = replace(_SMALL, width=428, edge=14)
_TIGHT = _Style(428, 14, 6, 24, 22, 46, 34, 36, 34, 6, 12, False)
_DENSE = _Style(408, 10, 5, 24, 20, 42, 32, 36, 34, 5, 10, False)


@dataclass(frozen=True, slots=True)
class QuestionPlaces:
    """A question's panel and what stands in it, from the top down.

    `emblem` is None where there is no room for it; `words` stand over the `buttons`, or left of a
    single one, and take no height where there are none. `large` tells which text sizes go with it.
    """

    panel: Rect
    large: bool
    emblem: Rect | None
    title: Rect
    promise: Rect
    tiles: tuple[Rect, ...]
    keys: tuple[Rect, ...]
    words: Rect
    buttons: tuple[Rect, ...]


def question_places(
    table: TableLayout,
    *,
    tiles: int = 0,
    keys: int = 0,
    words: bool = True,
    buttons: int = 2,
    emblem: bool = False,
) -> QuestionPlaces:
    """Return the places of a question with so many parts, in the middle of the table.

    It keeps clear of all that stands there, in the largest style that finds room.
    """
    styles: tuple[_Style, ...] = (_SMALL, _NARROW, _TIGHT, _DENSE)
    if table.screen.kind is not SizeClass.SMALL:
        styles = (_LARGE, _MEDIUM, *styles)
    u = table.u
    over = words and buttons > 1
    for usual in styles:
        style = usual if over else replace(usual, words=0.0)
        size = style.width * u, _height(style, tiles, keys) * u
        panel = free_spot(table, *size, centred=True)
        if panel is not None:
            break
    else:
        # Nothing is free: the middle of the trick is where a question hides least.
        centre = table.trick.centre
        panel = Rect.centred(centre.x, centre.y, *size)
    return _set_out(panel, style, u, tiles, keys, buttons, emblem)


def _height(style: _Style, tiles: int, keys: int) -> float:
    gap = style.gap
    high = style.top + style.title + style.promise + gap
    high += style.tile + gap if tiles else 0.0
    high += style.key + gap if keys else 0.0
    return high + style.words + gap + style.button + style.foot


def _set_out(
    panel: Rect, style: _Style, u: float, tiles: int, keys: int, buttons: int, emblem: bool
) -> QuestionPlaces:
    gap, left, right = style.gap * u, panel.x + style.edge * u, panel.right - style.edge * u
    y = panel.y + style.top * u
    side = (style.title + style.promise) * u
    mark = Rect(left, y + 2 * u, side, side) if emblem and style.large else None
    head = left if mark is None else mark.right + 8 * u
    title = Rect.spanning(head, y, right, y + style.title * u)
    promise = Rect.spanning(head, title.bottom, right, title.bottom + style.promise * u)
    y = promise.bottom + gap
    tile_row: tuple[Rect, ...] = ()
    if tiles:
        tile_row = _row(left, right, y, style.tile * u, tiles, gap)
        y += style.tile * u + gap
    key_row: tuple[Rect, ...] = ()
    if keys:
        key_row = _row(left, right, y, style.key * u, keys, min(gap, 8 * u))
        y += style.key * u + gap
    foot = panel.bottom - style.foot * u
    low = Rect.spanning(left, foot - style.button * u, right, foot)
    if buttons == 1:
        button = Rect(right - 0.42 * low.w, low.y, 0.42 * low.w, low.h)
        words = Rect.spanning(left, low.y, button.x - gap, low.bottom)
        return QuestionPlaces(
            panel, style.large, mark, title, promise, tile_row, key_row, words, (button,)
        )
    words = Rect.spanning(left, y, right, y + style.words * u)
    row = _row(left, right, low.y, low.h, buttons, gap)
    return QuestionPlaces(panel, style.large, mark, title, promise, tile_row, key_row, words, row)


def _row(left: float, right: float, y: float, h: float, count: int, gap: float) -> tuple[Rect, ...]:
    w = (right - left - (count - 1) * gap) / count
    return tuple(Rect(left + i * (w + gap), y, w, h) for i in range(count))
