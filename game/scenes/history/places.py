"""Where the head, the tabs and the list of matches are, and what stands where in a row."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.brush import Brush
from game.ui.buttons import button_width
from game.ui.filterface import pill_width
from game.ui.geometry import Rect
from game.ui.layout.pages import page_edge
from game.ui.layout.screen import Screen, SizeClass
from game.ui.pagehead import BACK
from game.ui.theme import Step

_SMALL_BACK = 44
_ROW, _SMALL_ROW = 92, 76
_BUTTON, _SMALL_BUTTON = 46, 42
_WHEN_FROM = 1000
_WHEN_WIDE = 190
_OUTCOME = 116
_ARROW = 44


@dataclass(frozen=True, slots=True)
class HistoryPlaces:
    """Every place of the page, in pixels; `row` is the height a row of the list wants."""

    screen: Screen
    back: Rect
    watch: Rect
    tabs: tuple[Rect, Rect]
    panel: Rect
    area: Rect
    row: float


@dataclass(frozen=True, slots=True)
class RowPlaces:
    """Where the parts of a row are; `when` is None where its words begin the note instead."""

    when: Rect | None
    words: Rect
    first: Rect
    second: Rect


def roomy(view: Screen) -> bool:
    """Whether there is room for the distances of a large page."""
    return view.kind.roomy or view.kind is SizeClass.TALL


def history_places(
    brush: Brush, view: Screen, labels: tuple[str, str], watch: str
) -> HistoryPlaces:
    """Return the places on a screen; `labels` are those of the tabs, `watch` that of the button."""
    u, edge, large = view.u, page_edge(view), roomy(view)
    side = (BACK if large else _SMALL_BACK) * u
    back = Rect(edge, view.margin, side, side)
    right, high, gap = view.width - edge, (40 if large else 36) * u, 10 * u
    wide = [pill_width(brush, label) for label in labels]
    y = back.cy - high / 2
    second = Rect(right - wide[1], y, wide[1], high)
    first = Rect(second.x - gap - wide[0], y, wide[0], high)
    button = button_width(brush, watch, icon="eye", size=Step.BODY)
    beside = Rect(first.x - 2 * gap - button, y, button, high)
    top = back.bottom + (24 if large else 14) * u
    panel = Rect.spanning(edge, top, right, view.height - view.margin)
    return HistoryPlaces(view, back, beside, (first, second), panel, panel.grown(-12 * u),
                         (_ROW if large else _SMALL_ROW) * u)  # fmt: skip


def row_places(brush: Brush, view: Screen, row: Rect, labels: tuple[str, str]) -> RowPlaces:
    """Return the parts of a row.

    With `labels` for two buttons they stand at its end, else the outcome and an arrow do.
    """
    u = view.u
    high = (_BUTTON if roomy(view) else _SMALL_BUTTON) * u
    end = row.right - 16 * u
    if any(labels):
        sizes = [button_width(brush, label, size=Step.BODY) for label in labels]
        second = Rect(end - sizes[1], row.cy - high / 2, sizes[1], high)
        first = Rect(second.x - 12 * u - sizes[0], second.y, sizes[0], high)
    else:
        second = Rect(row.right - _ARROW * u, row.y, _ARROW * u, row.h)
        first = Rect(second.x - _OUTCOME * u, row.y, _OUTCOME * u, row.h)
    left = row.x + 20 * u
    when = None
    if row.w >= _WHEN_FROM * u:
        when = Rect(left, row.y, _WHEN_WIDE * u, row.h)
        left = when.right + 10 * u
    return RowPlaces(when, Rect.spanning(left, row.y, first.x - 20 * u, row.bottom), first, second)
