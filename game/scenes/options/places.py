"""Where everything on the page of the options is."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.options.pages import PAGES, is_rules
from game.ui.brush import Brush
from game.ui.buttons import button_width
from game.ui.geometry import Rect
from game.ui.layout.pages import PageLayout, page
from game.ui.layout.screen import Screen, screen
from game.ui.scroller import BAR
from game.words import t

_ROOMY_FROM = 780
_ENTRY = 45
_LEAST_DONE = 150
_BAR_GAP = 6


@dataclass(frozen=True, slots=True)
class OptionsPlaces:
    """Every place of the page, in pixels.

    `entries` are the pages in the list, under the two `captions`; `divider` is the line between
    them. `head` is the head of the rows, from the left of their words to the right of their
    widgets; `rows` is where they scroll, `side` what is free at both sides of a row. `told` is
    where the explanation scrolls and `back` the button under it, None where it folds under its
    row.
    """

    view: Screen
    page: PageLayout
    roomy: bool
    captions: tuple[Rect, Rect]
    entries: tuple[Rect, ...]
    divider: Rect
    head: Rect
    rows: Rect
    side: float
    told: Rect | None
    back: Rect | None
    reset: Rect
    done: Rect

    @property
    def row_width(self) -> float:
        """The width of a row; what is left beside it is for the scroll bar."""
        return self.rows.w - (BAR + _BAR_GAP) * self.view.u


def options_places(brush: Brush, size: tuple[int, int]) -> OptionsPlaces:
    """Return the places on a surface of `size` pixels, whose unit the brush takes over."""
    view = screen(size)
    brush.scale = view.u
    where, u = page(view), view.u
    roomy = view.units[1] >= _ROOMY_FROM
    captions, entries, divider = _list(where.groups, u, roomy=roomy)
    high, side = (70 if roomy else 54) * u, (20 if roomy else 14) * u
    panel = where.rows
    rows = Rect.spanning(
        panel.x + BAR * u, panel.y + high, panel.right - _BAR_GAP * u, panel.bottom - 8 * u
    )
    left, right = rows.x + side, rows.right - (BAR + _BAR_GAP) * u - side
    told = back = None
    if where.explanation is not None:
        inner, pad = where.explanation, (26 if roomy else 18) * u
        back = Rect(inner.x + pad, inner.bottom - pad - 44 * u, inner.w - 2 * pad, 44 * u)
        told = Rect.spanning(inner.x + 2 * u, inner.y + 8 * u, inner.right - 6 * u, back.y - 14 * u)
    foot = where.foot
    done = max(_LEAST_DONE * u, button_width(brush, t("options.done")))
    reset = button_width(brush, t("options.reset"), icon="reset")
    return OptionsPlaces(
        view=view,
        page=where,
        roomy=roomy,
        captions=captions,
        entries=entries,
        divider=divider,
        head=Rect.spanning(left, panel.y, right, rows.y),
        rows=rows,
        side=side,
        told=told,
        back=back,
        reset=Rect(foot.x, foot.y, reset, foot.h),
        done=Rect(foot.right - done, foot.y, done, foot.h),
    )


def _list(
    panel: Rect, u: float, *, roomy: bool
) -> tuple[tuple[Rect, Rect], tuple[Rect, ...], Rect]:
    """Return the captions, the entries and the line between the two parts of the list."""
    inset, caption, gap = 11 * u, (38 if roomy else 28) * u, (22 if roomy else 10) * u
    first = sum(is_rules(name) for name in PAGES)
    room = panel.h - 2 * caption - gap - (16 if roomy else 8) * u
    high = min(_ENTRY * u, room / len(PAGES))
    x, w = panel.x + inset, panel.w - 2 * inset
    y = panel.y + (6 if roomy else 2) * u
    upper = Rect(x, y, w, caption)
    rules = [Rect(x, upper.bottom + i * high + u, w, high - 2 * u) for i in range(first)]
    line = Rect(x, rules[-1].bottom + gap / 2, w, u)
    lower = Rect(x, rules[-1].bottom + gap, w, caption)
    game = [
        Rect(x, lower.bottom + i * high + u, w, high - 2 * u) for i in range(len(PAGES) - first)
    ]
    return (upper, lower), (*rules, *game), line
