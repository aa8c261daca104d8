"""The pages beside the table: lists of rows, the score book, dialogs and the main menu (LOOK 3)."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import Rect
from game.ui.layout.screen import Screen

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


@dataclass(frozen=True, slots=True)
class BookLayout:
    """The score book: a headline over it, one or two pages, buttons under it.

    `spine` is the x of the fold; where there is but one page it is None and `tabs` choose it.
    `pages` are the parts to write on, inside the paper's margins.
    """

    headline: Rect
    paper: Rect
    spine: float | None
    pages: tuple[Rect, ...]
    tabs: tuple[Rect, ...]
    foot: Rect


@dataclass(frozen=True, slots=True)
class DialogLayout:
    """A dialog in the middle: its panel, title, text and buttons, left to right."""

    panel: Rect
    title: Rect
    text: Rect
    buttons: tuple[Rect, ...]


def page(view: Screen) -> PageLayout:
    """Return the layout of a page with a list, rows and an explanation."""
    u, edge = view.u, view.margin
    gap = 20 * u if view.kind.roomy else 12 * u
    back = Rect(edge, edge, 48 * u, 48 * u)
    right = view.width - edge
    title = Rect.spanning(back.right + 16 * u, back.y, view.width * 0.4, back.bottom)
    tools = Rect.spanning(title.right + gap, back.y, right, back.bottom)
    foot = Rect(edge, view.height - edge - 48 * u, right - edge, 48 * u)
    top, bottom = back.bottom + gap, foot.y - gap
    width = view.units[0]
    if width < _ONE_PAGE_UNDER:
        groups = Rect(edge, top, right - edge, 44 * u)
        rows = Rect.spanning(edge, groups.bottom + gap, right, bottom)
        return PageLayout(back, title, tools, groups, True, rows, None, foot)
    groups = Rect.spanning(edge, top, edge + max(_LIST * view.width, _LEAST_LIST * u), bottom)
    folded = width < _FOLDED_UNDER
    told = 0.0 if folded else max(_EXPLANATION * view.width, _LEAST_EXPLANATION * u)
    end = right if folded else right - told - gap
    rows = Rect.spanning(groups.right + gap, top, end, bottom)
    explanation = None if folded else Rect.spanning(right - told, top, right, bottom)
    return PageLayout(back, title, tools, groups, False, rows, explanation, foot)


def score_book(view: Screen) -> BookLayout:
    """Return the layout of the score book."""
    u = view.u
    roomy = view.units[0] >= _FOLDED_UNDER and view.units[1] >= 700
    edge = 125 * u if roomy else view.margin + 8 * u
    head, under = (93 * u, 140 * u) if roomy else (60 * u, 84 * u)
    paper = Rect.spanning(edge, head, view.width - edge, view.height - under)
    foot_h = 52 * u
    foot = Rect(edge, paper.bottom + (under - foot_h) / 2 - 4 * u, paper.w, foot_h)
    headline = Rect(edge, 0.0, paper.w, head)
    outer, inner = (47 * u, 53 * u) if roomy else (24 * u, 28 * u)
    top = paper.y + (16 if roomy else 10) * u
    bottom = paper.bottom - (16 if roomy else 10) * u
    if view.units[0] >= _ONE_PAGE_UNDER and view.width >= view.height:
        left = Rect.spanning(paper.x + outer, top, paper.cx - inner, bottom)
        right = Rect.spanning(paper.cx + inner, top, paper.right - outer, bottom)
        return BookLayout(headline, paper, paper.cx, (left, right), (), foot)
    tabs = tuple(Rect(paper.x + outer + i * 168 * u, top, 160 * u, 44 * u) for i in range(2))
    only = Rect.spanning(paper.x + outer, tabs[0].bottom + 8 * u, paper.right - outer, bottom)
    return BookLayout(headline, paper, None, (only,), tabs, foot)


def dialog(view: Screen, buttons: int, width: float = 560, text: float = 96) -> DialogLayout:
    """Return a dialog of so many buttons, `width` wide with `text` for its words, both in units.

    It is cut to the window; its words scroll if they must.
    """
    u = view.u
    edge, gap, button = 28 * u, 16 * u, 52 * u
    w = min(width * u, view.width - 2 * view.margin)
    h = min(edge + 34 * u + gap + text * u + gap + button + edge, view.height - 2 * view.margin)
    panel = Rect.centred(view.width / 2, view.height / 2, w, h)
    title = Rect(panel.x + edge, panel.y + edge, w - 2 * edge, 34 * u)
    foot = Rect(title.x, panel.bottom - edge - button, title.w, button)
    words = Rect.spanning(title.x, title.bottom + gap, title.right, foot.y - gap)
    each = (foot.w - (buttons - 1) * gap) / max(1, buttons)
    row = tuple(Rect(foot.x + i * (each + gap), foot.y, each, button) for i in range(buttons))
    return DialogLayout(panel, title, words, row)
