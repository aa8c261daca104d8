"""The pages beside the table: how wide they are, and that of rows with its parts (LOOK 3)."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import Rect
from game.ui.layout.screen import Screen

PAGE_WIDEST = 1680
"""How wide a page is at most, at scale 1: what belongs together stays in one glance."""
_FOLDED_UNDER = 1200
_ONE_PAGE_UNDER = 800
_LIST, _EXPLANATION = 0.16, 0.32
_LEAST_LIST, _LEAST_EXPLANATION = 210, 340


@dataclass(frozen=True, slots=True)
class PageLayout:
    """A page: back button, title, tools at its right, its columns, and the foot for buttons.

    `groups` is the list on the left, or a drop-down over the rows if `dropdown`; `explanation` is
    None where it folds under its row. Rows that do not fit their column scroll.
    """

    back: Rect
    title: Rect
    tools: Rect
    groups: Rect
    dropdown: bool
    rows: Rect
    explanation: Rect | None
    foot: Rect


def page_edge(view: Screen) -> float:
    """Return how far a page stays off the left and the right of the window, in pixels."""
    return max(view.margin, (view.width - PAGE_WIDEST * view.u) / 2)


def page(view: Screen) -> PageLayout:
    """Return the layout of a page with a list, rows and an explanation."""
    u, edge, margin = view.u, page_edge(view), view.margin
    gap = 20 * u if view.kind.roomy else 12 * u
    back = Rect(edge, margin, 48 * u, 48 * u)
    right = view.width - edge
    whole = right - edge + 2 * margin
    title = Rect.spanning(back.right + 18 * u, back.y, edge - margin + whole * 0.4, back.bottom)
    tools = Rect.spanning(title.right + gap, back.y, right, back.bottom)
    foot = Rect(edge, view.height - margin - 48 * u, right - edge, 48 * u)
    top, bottom = back.bottom + gap, foot.y - gap
    width = view.units[0]
    if width < _ONE_PAGE_UNDER:
        groups = Rect(edge, top, right - edge, 44 * u)
        rows = Rect.spanning(edge, groups.bottom + gap, right, bottom)
        return PageLayout(back, title, tools, groups, True, rows, None, foot)
    groups = Rect.spanning(edge, top, edge + max(_LIST * whole, _LEAST_LIST * u), bottom)
    folded = width < _FOLDED_UNDER
    told = 0.0 if folded else max(_EXPLANATION * whole, _LEAST_EXPLANATION * u)
    end = right if folded else right - told - gap
    rows = Rect.spanning(groups.right + gap, top, end, bottom)
    explanation = None if folded else Rect.spanning(right - told, top, right, bottom)
    return PageLayout(back, title, tools, groups, False, rows, explanation, foot)
