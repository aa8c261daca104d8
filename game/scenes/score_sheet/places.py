"""Where the pages, the headline, the tabs and the button of the score book are."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ui.geometry import Point, Rect
from game.ui.layout.screen import Screen, SizeClass, screen

_WIDEST = 1350
_LOWEST_PAGE, _HIGHEST_PAGE = 420, 760
_OPEN_FROM = 900
_AIRY_FROM = 810
_BETWEEN_SHEETS = 26
_DEAL_SHARE, _PER_SIDE, _MOST_SIDES = 0.5, 0.03, 5
"""What the deal's sheet has of the height that two sheets share, and what each side beyond two
adds to it."""
_TAB_HEIGHT = 40
_TAB_WIDTH = 190
_BUTTON = (236, 54)
_MENU_KEY = 44


class Form(Enum):
    """How the two pages lie: side by side, one over the other, or one behind the other."""

    OPEN = "open"
    STACKED = "stacked"
    TABBED = "tabbed"


@dataclass(frozen=True, slots=True)
class SheetPlaces:
    """Every place of the score book, in pixels.

    `sheets` are the pieces of paper, `spine` the x of the fold between two pages. `deal` and
    `match` are where the pages may be written on; with tabs they are one and the same.
    """

    screen: Screen
    form: Form
    headline: Point
    sheets: tuple[Rect, ...]
    spine: float | None
    deal: Rect
    match: Rect
    tabs: tuple[Rect, ...]
    button: Rect
    menu: Rect

    @property
    def airy(self) -> bool:
        """Whether there is room for the distances of a large page."""
        return min(self.deal.h, self.match.h) >= 520 * self.screen.u


def sheet_places(size: tuple[float, float], scale: float = 1.0, sides: int = 2) -> SheetPlaces:
    """Return the places on a surface of `size` pixels at a scale of the interface.

    A deal of more `sides` has more to tell.
    """
    view = screen(size, scale)
    u, (_, high) = view.u, view.units
    airy = high >= _AIRY_FROM
    head = (92 if airy else 60) * u
    w, h = _BUTTON[0] * u, (_BUTTON[1] if airy else 46) * u
    low = (32 if airy else 16) * u
    form = _form(view)
    room = _room(view, head, view.height - low - h - (34 if airy else 20) * u, form)
    sheets = _sheets(room, u, form, sides)
    if form is Form.OPEN:
        spine: float | None = room.cx
        deal = _page(Rect.spanning(room.x, room.y, room.cx, room.bottom), u, left=True)
        match = _page(Rect.spanning(room.cx, room.y, room.right, room.bottom), u, left=False)
    else:
        spine = None
        deal, match = _page(sheets[0], u), _page(sheets[-1], u)
    key = _MENU_KEY * u
    edge = view.margin if view.kind is SizeClass.SMALL else 24 * u
    return SheetPlaces(
        screen=view,
        form=form,
        headline=Point(view.width / 2, room.y - (_TAB_HEIGHT * u if form is Form.TABBED else 0)
                       - (head / 2 - 2 * u)),
        sheets=sheets,
        spine=spine,
        deal=deal,
        match=match,
        tabs=_tabs(room, u) if form is Form.TABBED else (),
        button=Rect(room.right - w, room.bottom + (34 if airy else 20) * u, w, h),
        menu=Rect(edge, edge if airy else 8 * u, key, key),
    )  # fmt: skip


def _form(view: Screen) -> Form:
    w, h = view.units
    if w < h and h >= 2 * _LOWEST_PAGE + 240:
        return Form.STACKED
    return Form.OPEN if w >= _OPEN_FROM else Form.TABBED


def _room(view: Screen, top: float, bottom: float, form: Form) -> Rect:
    """Return where the paper may lie, in the middle of a window that has more than enough."""
    u = view.u
    side = max(view.margin + 6 * u, (view.width - _WIDEST * u) / 2)
    if form is Form.TABBED:
        top += _TAB_HEIGHT * u
    sheets = 2 if form is Form.STACKED else 1
    most = (sheets * _HIGHEST_PAGE + (sheets - 1) * _BETWEEN_SHEETS) * u
    spare = max(0.0, bottom - top - most)
    return Rect.spanning(side, top + spare * 0.45, view.width - side, bottom - spare * 0.55)


def _sheets(room: Rect, u: float, form: Form, sides: int) -> tuple[Rect, ...]:
    if form is not Form.STACKED:
        return (room,)
    gap = _BETWEEN_SHEETS * u
    share = _DEAL_SHARE + _PER_SIDE * (min(sides, _MOST_SIDES) - 2)
    deal = Rect(room.x, room.y, room.w, share * (room.h - gap))
    return deal, Rect.spanning(room.x, deal.bottom + gap, room.right, room.bottom)


def _page(sheet: Rect, u: float, *, left: bool | None = None) -> Rect:
    """Return where a page is written on, `left` telling the pages of an open book apart."""
    outer, fold = (47, 53) if sheet.w >= 560 * u else (24, 28)
    foot = (26 if sheet.h >= 520 * u else 14) * u
    before = (fold if left is False else outer) * u
    after = (fold if left else outer) * u
    return Rect.spanning(sheet.x + before, sheet.y, sheet.right - after, sheet.bottom - foot)


def _tabs(room: Rect, u: float) -> tuple[Rect, Rect]:
    w, h = _TAB_WIDTH * u, _TAB_HEIGHT * u
    first = Rect(room.x + 24 * u, room.y - h, w, h)
    return first, first.moved(w + 8 * u)
