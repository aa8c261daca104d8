"""Where the parts of a page of help are: head, words, picture, and the keys that turn pages."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import Point, Rect
from game.ui.layout.screen import Screen, screen

_WIDEST = 1560
_BESIDE_FROM = 780
_AIRY_FROM = 760
_WORDS_SHARE = 0.35
_LEAST_WORDS, _MOST_WORDS = 330, 540
_HEAD_KEY = 48
_DOT_PITCH, _DOT_HIGH = 30, 44
_SHADE = 48
"""How far the shade of the panel runs down over what is under it."""


@dataclass(frozen=True, slots=True)
class HowToPlaces:
    """Every place of a page, in pixels.

    `panel` is the glass with the words, `text` where they may be written, `stage` the felt where
    the picture lies. `changing` is all that differs from page to page, in two parts that meet
    between panel and stage; the parts of head and foot are what is left over and under it.
    """

    screen: Screen
    airy: bool
    back: Rect
    title: Point
    lesson: Rect
    keys: Rect
    head_part: Rect
    changing: Rect
    foot_part: Rect
    words_part: Rect
    stage_part: Rect
    panel: Rect
    text: Rect
    stage: Rect
    previous: Rect
    dots: tuple[Rect, ...]
    next: Rect


def howto_places(
    size: tuple[float, float], pages: int, words: float | None = None, scale: float = 1.0
) -> HowToPlaces:
    """Return the places on a surface of `size` pixels for so many pages, at a `scale`.

    `words` is how high the longest page of words is, in pixels; the panel takes all there is room
    for unless it is given.
    """
    view = screen(size, scale)
    u = view.u
    airy = view.units[1] >= _AIRY_FROM and view.units[0] >= _BESIDE_FROM
    wide = min(view.width - 2 * view.margin, _WIDEST * u)
    left, right = (view.width - wide) / 2, (view.width + wide) / 2
    key, gap = _HEAD_KEY * u, (20 if airy else 12) * u
    back = Rect(left, view.margin, key, key)
    foot_high = (54 if airy else 46) * u
    foot = Rect(left, view.height - view.margin - foot_high, wide, foot_high)
    content = Rect.spanning(left, back.bottom + gap, right, foot.y - gap)
    pad_x, pad_y = (30 * u, 24 * u) if airy else (20 * u, 14 * u)
    panel, stage = _parts(view, content, gap, None if words is None else words + 2 * pad_y)
    top, bottom = float(round(content.y - 8 * u)), float(round(content.bottom + _SHADE * u))
    changing = Rect.spanning(0.0, top, view.width, min(bottom, view.height))
    words_part, stage_part = _halves(changing, panel, stage)
    button = Rect(0.0, foot.y, (190 if airy else 150) * u, foot_high)
    high = 48 * u if airy else 44 * u
    return HowToPlaces(
        screen=view,
        airy=airy,
        back=back,
        title=Point(back.right + 18 * u, back.cy),
        lesson=Rect(right - 272 * u, back.cy - high / 2, 140 * u, high),
        keys=Rect(right - 120 * u, back.cy - high / 2, 120 * u, high),
        head_part=Rect(0.0, 0.0, view.width, top),
        changing=changing,
        foot_part=Rect.spanning(0.0, changing.bottom, view.width, view.height),
        words_part=words_part,
        stage_part=stage_part,
        panel=panel,
        text=Rect.spanning(panel.x + pad_x, panel.y + pad_y, panel.right - pad_x,
                           panel.bottom - pad_y),
        stage=stage,
        previous=button.moved(left),
        dots=_dots(foot, pages, u),
        next=button.moved(right - button.w),
    )  # fmt: skip


def _parts(view: Screen, content: Rect, gap: float, wanted: float | None) -> tuple[Rect, Rect]:
    """Return the words beside the picture, or under it where the window is upright."""
    u = view.u
    if view.width >= view.height and view.units[0] >= _BESIDE_FROM:
        wide = min(_MOST_WORDS * u, max(_LEAST_WORDS * u, _WORDS_SHARE * content.w))
        high = content.h if wanted is None else min(wanted, content.h)
        panel = Rect(content.x, content.cy - high / 2, wide, high)
        stage = Rect.spanning(panel.right + gap, content.y, content.right, content.bottom)
        return panel, stage
    most = 0.42 * content.h
    high = most if wanted is None else min(wanted, most)
    panel = Rect(content.x, content.bottom - high, content.w, high)
    return panel, Rect.spanning(content.x, content.y, content.right, panel.y - gap)


def _halves(whole: Rect, panel: Rect, stage: Rect) -> tuple[Rect, Rect]:
    """Return `whole` cut in the middle of the gap between panel and stage, on a whole pixel."""
    if stage.x > panel.x:
        x = round((panel.right + stage.x) / 2)
        left = Rect.spanning(whole.x, whole.y, x, whole.bottom)
        return left, Rect.spanning(x, whole.y, whole.right, whole.bottom)
    y = round((stage.bottom + panel.y) / 2)
    low = Rect.spanning(whole.x, y, whole.right, whole.bottom)
    return low, Rect.spanning(whole.x, whole.y, whole.right, y)


def _dots(foot: Rect, pages: int, u: float) -> tuple[Rect, ...]:
    pitch, high = _DOT_PITCH * u, _DOT_HIGH * u
    first = foot.cx - pages * pitch / 2
    return tuple(
        Rect(first + page * pitch, foot.cy - high / 2, pitch, high) for page in range(pages)
    )
