"""Choices beside each other: what each is expected to bring, as bars with their uncertainty."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.shapes import rounded, rule
from game.ui.theme import BAR_RADIUS, STRONG, Colour, Step, Tones
from game.words import t
from game.words.numbers import signed
from game.words.review import points

_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_MOST_TICKS = 4
_LABEL = 54
_MOST_LABEL = 0.4
"""The part of the width that labels take at most."""
_VALUE = 66
_BESIDE = 4
"""Between the points of the longest bar and how often each choice wins."""
_AXIS = 26
_FOOT = 0.35
"""What a bar of the worst choice has of the distance between worst and best."""
_LEAST_SPAN = 4.0
_BAR_GAP = 3
_CAP = 7
_APART = 8
"""Between two numbers under the axis, at least."""
_LARGE_ROW = 30
_PLAIN = 0.22
"""How strong a bar is that is neither the best nor the player's."""


@dataclass(frozen=True, slots=True)
class ChoiceBar:
    """One choice in points; `mark` is whose choice it is: "you", the "best" or, where Expert's
    is not the best in points, "expert"; "best_you" or "expert_you" for both; "" for nobody's.
    `wins` says how often the match is won with it, "" where that is not known."""

    label: str
    points: float
    error: float
    mark: str = ""
    wins: str = ""


@dataclass(frozen=True, slots=True)
class Axis:
    """The points from the left end to the right, and the numbers written under it."""

    low: float
    high: float
    ticks: tuple[int, ...]


def axis_for(bars: Sequence[ChoiceBar]) -> Axis:
    """Return an axis on which every bar has some length and room for its uncertainty."""
    least = min(bar.points - bar.error for bar in bars)
    most = max(bar.points + bar.error for bar in bars)
    span = max(_LEAST_SPAN, most - least)
    foot = least - _FOOT * span
    step = next((s for s in _STEPS if (most - foot) / s <= _MOST_TICKS), _STEPS[-1])
    first = math.floor(foot / step) * step
    ticks = tuple(range(first, math.floor(most / step) * step + 1, step))
    return Axis(float(first), max(most, float(ticks[-1])), ticks)


def chart_height(count: int, row: float, u: float) -> float:
    """Return the height of a chart of `count` rows, each `row` surface pixels high."""
    return count * row + _AXIS * u


def choice_chart(
    brush: Brush, surface: pygame.Surface, area: Rect, bars: Sequence[ChoiceBar]
) -> None:
    """Draw the bars from the top down over the axis, all of it within `area`."""
    if not bars:
        return
    u, theme, axis = brush.scale, brush.theme, axis_for(bars)
    widest = max(brush.text.width(bar.label, Step.LEAD, 700) for bar in bars) + 10 * u
    labels = min(max(_LABEL * u, widest), _MOST_LABEL * area.w)
    shares = max(brush.text.width(bar.wins, Step.CAPTION, STRONG) for bar in bars)
    right = area.right - shares - (_VALUE + (_BESIDE if shares else 0)) * u
    plot = Rect.spanning(area.x + labels, area.y, right, area.bottom)
    per_point = plot.w / (axis.high - axis.low)
    row = (area.h - _AXIS * u) / len(bars)
    foot = area.y + row * len(bars)
    numbered = numbered_ticks(brush, axis.ticks, per_point)
    for tick in axis.ticks:
        x = plot.x + (tick - axis.low) * per_point
        line = (x, area.y - 2 * u, max(1.0, u), row * len(bars) + 6 * u)
        rounded(brush, surface, line, 0, theme.text, opacity=0.12)
        if tick in numbered:
            brush.text.draw(surface, signed(tick), x, foot + 15 * u, Step.CAPTION, theme.second,
                            align="center")  # fmt: skip
    for place, bar in enumerate(bars):
        slot = Rect(plot.x, area.y + place * row, (bar.points - axis.low) * per_point, row)
        _bar(brush, surface, slot, bar, per_point, area.x)
        brush.text.draw(surface, bar.wins, area.right, slot.cy, Step.CAPTION,
                        theme.text if bar.mark else theme.second,
                        weight=STRONG if bar.mark else 400, align="right")  # fmt: skip


def numbered_ticks(brush: Brush, ticks: Sequence[int], per_point: float) -> tuple[int, ...]:
    """Return the ticks that have their number under them: all if there is room, 0 before others.

    `per_point` are the pixels between two points.
    """
    widest = max(brush.text.width(signed(tick), Step.CAPTION) for tick in ticks)
    apart = (ticks[1] - ticks[0]) * per_point if len(ticks) > 1 else math.inf
    every = max(1, math.ceil((widest + _APART * brush.scale) / apart))
    return tuple(ticks[(ticks.index(0) if 0 in ticks else 0) % every :: every])


def _bar(
    brush: Brush, surface: pygame.Surface, slot: Rect, bar: ChoiceBar, per_point: float, left: float
) -> None:
    u, theme, text, y = brush.scale, brush.theme, brush.text, slot.cy
    step = Step.LEAD if slot.h >= _LARGE_ROW * u else Step.BODY
    label = text.fit(bar.label, step, slot.x - left - 6 * u, 700)
    text.rich(surface, label, left, y, step, theme.text, weight=700, red=theme.red_suit)
    ink = _tones(brush, bar.mark).ink if bar.mark else theme.gold.ink
    box = (slot.x, slot.y + _BAR_GAP * u, max(2 * u, slot.w), slot.h - 2 * _BAR_GAP * u)
    if bar.mark:
        tones = _tones(brush, bar.mark)
        rounded(brush, surface, box, BAR_RADIUS * u, tones.top, foot=tones.foot)
    else:
        rounded(brush, surface, box, BAR_RADIUS * u, theme.text, opacity=_PLAIN)
    word = t(f"review.{bar.mark}") if bar.mark else ""
    if word and text.width(word, Step.BODY, STRONG) + 20 * u <= slot.w:
        text.draw(surface, word, slot.x + 11 * u, y, Step.BODY, ink, weight=STRONG)
    reach = bar.error * per_point
    _whisker(brush, surface, slot.right, y, reach, ink)
    colour, weight = (theme.text, 700) if bar.mark else (theme.second, 400)
    text.draw(surface, points(bar.points), slot.right + reach + 9 * u, y, Step.BODY, colour,
              weight=weight)  # fmt: skip


def _whisker(
    brush: Brush, surface: pygame.Surface, x: float, y: float, reach: float, ink: Colour
) -> None:
    """Draw the uncertainty: a line with caps, in `ink` on the bar and seen beside it."""
    if reach <= 0:
        return
    u, theme = brush.scale, brush.theme
    thick = max(1.0, 1.7 * u)
    rule(brush, surface, x - reach, y, reach, ink, thickness=thick, opacity=0.85)
    rule(brush, surface, x, y, reach, theme.text, thickness=thick, opacity=0.9)
    for end, colour in ((x - reach, ink), (x + reach, theme.text)):
        cap = (end - thick / 2, y - _CAP / 2 * u, thick, _CAP * u)
        rounded(brush, surface, cap, 0, colour, opacity=0.85)


def _tones(brush: Brush, mark: str) -> Tones:
    return brush.theme.gold if mark == "you" else brush.theme.best
