"""Where everything on the page of a review is (LOOK 3; the table, its strip, and the panel)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.ui.geometry import Rect
from game.ui.layout.screen import Screen, SizeClass

_BACK, _SMALL_BACK = 48, 44
_PANEL, _MIDDLE_PANEL, _LEAST_PANEL = 502, 400, 310
_ROOMY_FROM, _MIDDLE_FROM = 1440, 1120
_PANEL_SHARE = 0.37
_TALL_PANEL = 0.42
_STRIP, _SMALL_STRIP = 66, 52
_ONE_ROW_FROM = 740
_CHOICE = (236, 42)
_STEP_KEY = 40
_WORD, _NUMBER = 42, 16
"""What the cell of a stop takes that is named by a word, and by a number, at least."""
_BUTTON = 45
_HEAD_GAP = 5
"""Between a head of one row, in which two lines of text end, and the table: more than under it."""


@dataclass(frozen=True, slots=True)
class ReviewPlaces:
    """Every place of the page, in pixels.

    `title` is where the head may be written, `deals` the keys to the deal before and after,
    `stage` the room for the table. `keys` lead to the first trick, the one before, the next and
    the last. `view` is where the text of the panel is seen, `buttons` those at its foot.
    """

    screen: Screen
    back: Rect
    title: Rect
    deals: tuple[Rect, Rect]
    hands: Rect
    stage: Rect
    strip: Rect
    keys: tuple[Rect, Rect, Rect, Rect]
    stops: tuple[Rect, ...]
    panel: Rect
    view: Rect
    buttons: tuple[Rect, Rect]


def review_places(view: Screen, stops: int, words: int = 0) -> ReviewPlaces:
    """Return the places on a screen for a deal with so many stops.

    The first `words` of them are named by a word, the others by a number.
    """
    u = view.u
    tall = view.kind is SizeClass.TALL
    large = view.kind.roomy or tall
    panel, region = _halves(view, tall=tall)
    side = (_BACK if large else _SMALL_BACK) * u
    back = Rect(region.x, region.y, side, side)
    w, h = _CHOICE[0] * u, _CHOICE[1] * u
    one_row = region.w >= _ONE_ROW_FROM * u
    row = back if one_row else Rect(region.x, back.bottom + 8 * u, region.w, h)
    hands = Rect(region.right - w, row.cy - h / 2, w, h)
    key = _STEP_KEY * u
    next_deal = Rect((hands.x - 16 * u if one_row else row.x + 2 * key + 6 * u) - key,
                     row.cy - key / 2, key, key)  # fmt: skip
    before = next_deal.moved(-key - 6 * u)
    right = before.x - 12 * u if one_row else region.right
    strip_h = (_STRIP if large else _SMALL_STRIP) * u
    strip = Rect(region.x, region.bottom - strip_h, region.w, strip_h)
    gap = (12 if large else 7) * u
    top = max(back.bottom, hands.bottom) + gap + (_HEAD_GAP * u if one_row else 0.0)
    keys, cells = _strip(strip, stops, words, u)
    pad = (28 if large else 18) * u
    buttons = _buttons(panel, pad, u)
    return ReviewPlaces(
        screen=view,
        back=back,
        title=Rect.spanning(back.right + 14 * u, back.y, right, back.bottom),
        deals=(before, next_deal),
        hands=hands,
        stage=Rect.spanning(region.x, top, region.right, strip.y - gap),
        strip=strip,
        keys=keys,
        stops=cells,
        panel=panel,
        view=Rect.spanning(panel.x + pad, panel.y + (22 if large else 14) * u,
                           panel.right - pad, buttons[0].y - 14 * u),
        buttons=buttons,
    )  # fmt: skip


def _halves(view: Screen, *, tall: bool) -> tuple[Rect, Rect]:
    """The panel, and the region of the table beside or over it."""
    u, edge = view.u, view.margin
    whole = view.window.grown(-edge)
    if tall:
        high = _TALL_PANEL * view.height
        panel = Rect.spanning(whole.x, whole.bottom - high, whole.right, whole.bottom)
        return panel, Rect.spanning(whole.x, whole.y, whole.right, panel.y - 16 * u)
    wide = view.units[0]
    if wide >= _ROOMY_FROM:
        w = _PANEL * u
    elif wide >= _MIDDLE_FROM:
        w = _MIDDLE_PANEL * u
    else:
        w = max(_LEAST_PANEL * u, _PANEL_SHARE * view.width)
    panel = Rect.spanning(whole.right - w, whole.y, whole.right, whole.bottom)
    return panel, Rect.spanning(whole.x, whole.y, panel.x - 16 * u, whole.bottom)


def _strip(
    strip: Rect, stops: int, words: int, u: float
) -> tuple[tuple[Rect, Rect, Rect, Rect], tuple[Rect, ...]]:
    """The keys at both ends of the strip and the cells of the stops between them."""
    side = min(_STEP_KEY * u, strip.w / (stops + 6))
    pad = max(6 * u, (strip.h - side) / 2 - 2 * u)
    y = strip.cy - side / 2
    gap = 6 * u
    first = Rect(strip.x + pad, y, side, side)
    end = Rect(strip.right - pad - side, y, side, side)
    keys = (first, first.moved(side + gap), end.moved(-side - gap), end)
    left, right = keys[1].right + gap, keys[2].x - gap
    return keys, tuple(
        Rect.centred(middle, strip.cy, min(wide - 2 * u, 46 * u), strip.h - 10 * u)
        for middle, wide in _cells(left, right, stops, words, u)
    )


def _cells(
    left: float, right: float, stops: int, words: int, u: float
) -> Iterator[tuple[float, float]]:
    """The middle and the width of each cell: words take more where the cells are narrow."""
    even = (right - left) / max(1, stops)
    numbers = max(1, stops - words)
    most = (right - left - numbers * _NUMBER * u) / max(1, words)
    word = max(even, min(_WORD * u, most))
    rest = (right - left - words * word) / numbers
    for place in range(stops):
        wide = word if place < words else rest
        yield left + wide / 2, wide
        left += wide


def _buttons(panel: Rect, pad: float, u: float) -> tuple[Rect, Rect]:
    h, gap = _BUTTON * u, 12 * u
    left, right = panel.x + pad, panel.right - pad
    y = panel.bottom - (22 * u if pad > 20 * u else 14 * u) - h
    half = (right - left - gap) / 2
    return Rect(left, y, half, h), Rect(left + half + gap, y, half, h)
