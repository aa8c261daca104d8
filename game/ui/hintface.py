"""A hint on dark glass: the advice in a sentence, and under it the choices with their values."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect, poses_bounds
from game.ui.glass import glass
from game.ui.kept import kept_part
from game.ui.layout.hand import LIFT
from game.ui.layout.table import TableLayout
from game.ui.parts import Level, Part
from game.ui.shapes import rounded, rule
from game.ui.theme import STRONG, Step

_WIDTHS = (348, 276, 204)
"""The widths that a panel may have at scale 1; where room is short it begins with the second."""

_WORTH_NARROWING = 0.6
"""The share of the cost down to which a narrower panel must bring it."""

_SLIGHT = 300.0
"""What a panel covers, in weighed pixels, before it is made narrower."""

_PAD, _GAP = 16, 10
_ROW = 27
_COLUMN = 14
"""Between two columns."""


@dataclass(frozen=True, slots=True)
class HintRow:
    """A line under the sentence: what it is about and what stands in the columns at the right.

    A `tone` of 1 is that of good, -1 that of bad.
    """

    label: str
    columns: tuple[str, ...]
    tone: int = 0


@dataclass(frozen=True, slots=True)
class HintText:
    """What a panel says: a sentence, perhaps rows under headings, and a line at the foot."""

    sentence: str
    rows: tuple[HintRow, ...] = ()
    heads: tuple[str, ...] = ()
    foot: str = ""


def hint_place(
    brush: Brush, layout: TableLayout, text: HintText, covered: Sequence[Rect], cards: int
) -> Rect:
    """Return where a panel covers least, best of all over the keys at the right.

    It is no narrower than it must be. `covered` is what stands over the table besides, `cards` the
    number in the own hand.
    """
    things = _things(layout, covered, cards)
    widths = _WIDTHS if layout.screen.kind.roomy else _WIDTHS[1:]
    found = (
        _cheapest(layout, _size(brush, text, wide * brush.scale), covered, things)
        for wide in widths
    )
    cost, place = next(found)
    for narrower, there in found:
        covers = any(_common(place, rect) * weight > _SLIGHT for rect, weight in things)
        if covers and narrower < _WORTH_NARROWING * cost:
            cost, place = narrower, there
    return place


def _cheapest(
    layout: TableLayout,
    size: tuple[float, float],
    covered: Sequence[Rect],
    things: Sequence[tuple[Rect, float]],
) -> tuple[float, Rect]:
    """The place of a panel of this size that costs least, and what it costs."""
    home = _home(layout, size, covered)

    def away(place: Rect) -> float:
        return abs(place.cx - home.cx) + abs(place.cy - home.cy)

    best, least = home, math.inf
    for place in sorted(_places(layout, size, home, covered), key=away):
        cost = away(place)
        if cost >= least:
            break
        for rect, weight in things:
            cost += _common(place, rect) * weight
            if cost >= least:
                break
        else:
            best, least = place, cost
    return least, best


def _things(layout: TableLayout, covered: Sequence[Rect], cards: int) -> list[tuple[Rect, float]]:
    """What is on the table, and how bad it is to cover a pixel of it."""
    things = [(_trick(layout), 4.0)]
    things += [(rect, 4.0) for rect in _hand(layout, cards)]
    things += [(rect, 6.0) for rect in covered]
    things += [(rect, 5.0) for rect in (*layout.keys.rects, *layout.corners())]
    things += [(plate.rect, 3.0) for plate in layout.plates]
    things += [(rect, 0.5) for rect in (*layout.chips, *layout.discs)]
    things += [(backs.area(cards), 0.01) for backs in layout.backs if backs is not None]
    return things


def _size(brush: Brush, text: HintText, wide: float) -> tuple[float, float]:
    u = brush.scale
    lines = len(_sentence(brush, text, wide))
    high = 2 * _PAD * u + lines * brush.text.line(Step.BODY)
    if text.rows:
        high += (2 * _GAP + 4) * u + brush.text.line(Step.CAPTION) + len(text.rows) * _ROW * u
    if text.foot:
        high += _GAP * u + brush.text.line(Step.CAPTION)
    return wide, high


def hint_part(brush: Brush, name: str, level: Level, place: Rect, text: HintText) -> Part:
    """The panel as a part of the table's picture."""

    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        _paint(brush, layer, place.moved(dx, dy), text)

    return kept_part(brush, name, level, ("hint", text), place, paint)


def suggested_edge(brush: Brush, surface: pygame.Surface, rect: Rect) -> None:
    """Draw the green edge of a key that is suggested (LOOK 5)."""
    u, colour = brush.scale, brush.theme.suggested
    for out, opacity in ((6.0, 0.2), (4.0, 0.4), (2.5, 1.0)):
        area = box(rect.grown(out * u))
        rounded(brush, surface, area, (14 + out) * u, None, edge=colour, edge_opacity=opacity,
                edge_width=2.5 * u)  # fmt: skip


def _paint(brush: Brush, surface: pygame.Surface, place: Rect, text: HintText) -> None:
    u, theme = brush.scale, brush.theme
    glass(brush, surface, box(place), opacity=max(0.965, theme.panel_opacity))
    left, right = place.x + _PAD * u, place.right - _PAD * u
    y = place.y + _PAD * u
    line = brush.text.line(Step.BODY)
    for row in _sentence(brush, text, place.w):
        brush.text.rich(surface, row, left, y + line / 2, Step.BODY, theme.text,
                        red=theme.red_suit)  # fmt: skip
        y += line
    if text.rows:
        y = _rows(brush, surface, (left, right), y + _GAP * u, text)
    if text.foot:
        at = y + _GAP * u + brush.text.line(Step.CAPTION) / 2
        brush.text.draw(surface, text.foot, left, at, Step.CAPTION, theme.second)


def _rows(
    brush: Brush, surface: pygame.Surface, sides: tuple[float, float], y: float, text: HintText
) -> float:
    u, theme, (left, right) = brush.scale, brush.theme, sides
    rule(brush, surface, left, y, right - left, theme.text, opacity=max(0.14, theme.edge_opacity))
    caption, ends = brush.text.line(Step.CAPTION), _ends(brush, right, text)
    y += _GAP * u + caption / 2
    for head, end in zip(text.heads, ends, strict=True):
        brush.text.draw(surface, head, end, y, Step.CAPTION, theme.second, align="right")
    y += caption / 2 + 4 * u
    for row in text.rows:
        middle, weight = y + _ROW * u / 2, STRONG if row.tone else 400
        ink = {1: theme.good, -1: theme.bad}.get(row.tone, theme.text)
        brush.text.rich(surface, row.label, left, middle, Step.BODY, ink, weight=weight,
                        red=None if row.tone else theme.red_suit)  # fmt: skip
        for words, end in zip(row.columns, ends, strict=True):
            brush.text.draw(surface, words, end, middle, Step.BODY, ink, weight=weight,
                            align="right")  # fmt: skip
        y += _ROW * u
    return y


def _ends(brush: Brush, right: float, text: HintText) -> list[float]:
    """Where each column ends, each as wide as it must be."""
    ends: list[float] = []
    for place in reversed(range(len(text.heads))):
        ends.insert(0, right)
        widths = [brush.text.width(row.columns[place], Step.BODY, STRONG) for row in text.rows]
        right -= max(*widths, brush.text.width(text.heads[place], Step.CAPTION))
        right -= _COLUMN * brush.scale
    return ends


def _sentence(brush: Brush, text: HintText, wide: float) -> list[str]:
    return brush.text.wrap(text.sentence, Step.BODY, wide - 2 * _PAD * brush.scale)


def _home(layout: TableLayout, size: tuple[float, float], covered: Sequence[Rect]) -> Rect:
    """Over the keys and whatever stands on them, its right edge on theirs."""
    keys, gap = layout.keys.rect, 12 * layout.u
    above = [rect.y for rect in covered if rect.bottom <= keys.y and rect.x >= keys.x - gap]
    return Rect(keys.right - size[0], min([keys.y, *above]) - gap - size[1], *size)


def _places(
    layout: TableLayout, size: tuple[float, float], home: Rect, covered: Sequence[Rect]
) -> Iterator[Rect]:
    """Home, and places beside what stands on the table."""
    yield home
    screen, gap = layout.screen, 10 * layout.u
    margin, (wide, high) = screen.margin, size
    plates = (plate.rect for plate in layout.plates)
    things = (*covered, *plates, *layout.corners(), _trick(layout), layout.keys.rect)
    across = {margin, screen.width - margin - wide, home.x}
    across |= {x for r in things for x in (r.right + gap, r.x - gap - wide)}
    down = {home.y, *(y for r in things for y in (r.bottom + gap, r.y - gap - high))}
    for x in across:
        if margin <= x <= screen.width - margin - wide:
            for y in down:
                if margin <= y <= screen.height - margin - high:
                    yield Rect(x, y, wide, high)


def _hand(layout: TableLayout, cards: int) -> Iterator[Rect]:
    """The own hand card by card, each lifted too."""
    for pose in layout.own_hand(max(1, cards)):
        yield poses_bounds((pose, pose.lifted(LIFT)))


def _trick(layout: TableLayout) -> Rect:
    return poses_bounds(layout.trick.slots)


def _common(one: Rect, two: Rect) -> float:
    """The area that two rectangles have in common."""
    wide = min(one.right, two.right) - max(one.x, two.x)
    high = min(one.bottom, two.bottom) - max(one.y, two.y)
    return max(0.0, wide) * max(0.0, high)
