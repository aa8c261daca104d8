"""Where everything on the page of the options is."""

from __future__ import annotations

from dataclasses import dataclass

from game.scenes.options.headplaces import HeadPlaces, head_places
from game.scenes.options.pages import PAGES, is_rules
from game.ui.brush import Brush
from game.ui.buttons import button_width
from game.ui.geometry import Rect
from game.ui.layout.pages import PageLayout, page
from game.ui.layout.screen import Screen
from game.ui.scroller import BAR
from game.ui.theme import Step
from game.words import t

_ROOMY_FROM = 780
_ENTRY = 45
_LEAST_DONE, _LEAST_FILE = 150, 120
_BAR_GAP = 6


@dataclass(frozen=True, slots=True)
class OptionsPlaces:
    """Every place of the page, in pixels.

    `entries` are the pages in the list, under the two `captions`; `divider` is the line between
    them. `head` is the head of the rows, from the left of their words to the right of their
    widgets; `rows` is where they scroll, `side` what is free at both sides of a row. `told` is
    where the explanation scrolls and `back` the button under it, None where it folds under its
    row. `tools` are the places at the head, `foot` the buttons for rules. `saved` is where the
    foot says that changes are kept, `saved_beside_rules` where those buttons are there too; each
    is None where it has no room.
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
    tools: HeadPlaces
    foot: tuple[Rect, Rect, Rect]
    done: Rect
    saved: Rect | None
    saved_beside_rules: Rect | None

    @property
    def row_width(self) -> float:
        """The width of a row; what is left beside it is for the scroll bar."""
        return self.rows.w - (BAR + _BAR_GAP) * self.view.u


def options_places(brush: Brush, size: tuple[int, int]) -> OptionsPlaces:
    """Return the places on a surface of `size` pixels, whose unit the brush takes over."""
    view = brush.screen(size)
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
        inner, pad = where.explanation, BAR * u + side
        back = Rect(inner.x + pad, inner.bottom - pad - 44 * u, inner.w - 2 * pad, 44 * u)
        # Its title stands on the same line as the head of the rows.
        top = inner.y + (12 if roomy else 2) * u
        told = Rect.spanning(inner.x + 2 * u, top, inner.right - 6 * u, back.y - 14 * u)
    foot, done = _foot(brush, where.foot)
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
        tools=head_places(brush, where),
        foot=foot,
        done=done,
        saved=_saved(brush, where.foot, where.foot.x, done.x),
        saved_beside_rules=_saved(brush, where.foot, foot[1].right, foot[2].x),
    )


def _foot(brush: Brush, foot: Rect) -> tuple[tuple[Rect, Rect, Rect], Rect]:
    """Return import, export and save, and the golden button at the right."""
    gap = 14 * brush.scale
    wide = max(_LEAST_DONE * brush.scale, button_width(brush, t("options.done")))
    done = Rect(foot.right - wide, foot.y, wide, foot.h)
    first, second = (
        max(_LEAST_FILE * brush.scale, button_width(brush, t(f"editor.{name}"), icon="save"))
        for name in ("import", "export")
    )
    save = button_width(brush, t("editor.save"))
    rects = (
        Rect(foot.x, foot.y, first, foot.h),
        Rect(foot.x + first + gap, foot.y, second, foot.h),
        Rect(done.x - gap - save, foot.y, save, foot.h),
    )
    return rects, done


def _saved(brush: Brush, foot: Rect, left: float, right: float) -> Rect | None:
    """Return where changes are said to be kept between two x, None without room for it."""
    gap = 18 * brush.scale
    need = brush.text.width(t("options.saved"), Step.BODY, 400)
    return (
        Rect(right - gap - need, foot.y, need, foot.h) if right - left >= need + 2 * gap else None
    )


def _list(
    panel: Rect, u: float, *, roomy: bool
) -> tuple[tuple[Rect, Rect], tuple[Rect, ...], Rect]:
    """Return the captions, the entries and the line between the two parts of the list."""
    inset, caption, gap = 11 * u, (38 if roomy else 28) * u, (22 if roomy else 10) * u
    first = sum(is_rules(name) for name in PAGES)
    room = panel.h - 2 * caption - gap - (16 if roomy else 14) * u
    high = min(_ENTRY * u, room / len(PAGES))
    x, w = panel.x + inset, panel.w - 2 * inset
    y = panel.y + 6 * u
    upper = Rect(x, y, w, caption)
    rules = [Rect(x, upper.bottom + i * high + u, w, high - 2 * u) for i in range(first)]
    line = Rect(x, rules[-1].bottom + gap / 2, w, u)
    lower = Rect(x, rules[-1].bottom + gap, w, caption)
    game = [
        Rect(x, lower.bottom + i * high + u, w, high - 2 * u) for i in range(len(PAGES) - first)
    ]
    return (upper, lower), (*rules, *game), line
