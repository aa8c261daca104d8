"""The progress of a match as lines on paper, a mark a deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.marks import side_mark
from game.ui.shapes import diamond, disc, rule
from game.ui.theme import SIDE_SHAPES, STRONG, Shape, Step
from game.ui.vector import put, rasterise
from game.words.numbers import number

_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000)
_MOST_MARKS, _MOST_LINES = 26, 8
_MARK = 5
_LINE = 2.6
_PAD = 10


@dataclass(frozen=True, slots=True)
class Series:
    """The totals of one side, the first before any deal; `side` is its mark and colour."""

    side: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """A match so far.

    `goal` is the total it is played to, None where a number of deals ends it; `first` is the
    number of the first deal, `deals` how many deals the chart has room for.
    """

    series: tuple[Series, ...]
    goal: int | None
    first: int
    deals: int


@dataclass(frozen=True, slots=True)
class Scale:
    """The lines across a chart, from the lowest to the highest, in points."""

    low: int
    high: int
    ticks: tuple[int, ...]


def scale_for(low: int, high: int, goal: int | None, most: int) -> Scale:
    """Return a scale that holds `low` to `high`, 0 and the goal, with `most` lines or one more."""
    least, top = min(0, low), max(1, high, goal or 0)
    step = next((s for s in _STEPS if (top - least) / s <= most), _STEPS[-1])
    bottom = step * (least // step)
    end = goal if goal is not None and high <= goal else -step * (-top // step)
    ticks = set(range(bottom, end + 1, step))
    if goal is not None:
        ticks = {tick for tick in ticks if abs(tick - goal) >= 0.75 * step} | {goal}
    return Scale(bottom, max(end, *ticks), tuple(sorted(ticks)))


def labelled_deals(first: int, deals: int, most: int) -> tuple[int, ...]:
    """Return the numbers of the deals to be named under a chart with room for `most` names."""
    last = first + deals - 1
    step = next((s for s in _STEPS if deals / s <= most), _STEPS[-1])
    if step == 1:
        return tuple(range(first, last + 1))
    return tuple(range(step * -(-first // step), last + 1, step))


class _Plot:
    """Where points and deals lie in the chart's frame."""

    def __init__(self, frame: Rect, scale: Scale, deals: int) -> None:
        self.frame, self.scale, self.deals = frame, scale, max(1, deals)

    def x(self, deal: int) -> float:
        return self.frame.x + self.frame.w * deal / self.deals

    def y(self, points: float) -> float:
        low, high = self.scale.low, self.scale.high
        return self.frame.bottom - self.frame.h * (points - low) / (high - low)

    def path(self, totals: Sequence[int]) -> str:
        """The line through `totals`, in a box that is `_PAD` larger than the frame."""
        left, top = self.frame.x - _PAD, self.frame.y - _PAD
        spots = (f"{self.x(i) - left:.1f} {self.y(v) - top:.1f}" for i, v in enumerate(totals))
        return "M" + "L".join(spots)


def chart(brush: Brush, surface: pygame.Surface, area: Rect, progress: Progress) -> None:
    """Draw the lines of every side within `area`, on the paper of the score book."""
    u, text = brush.scale, brush.text
    values = [total for series in progress.series for total in series.totals]
    most = max(2, min(_MOST_LINES, int(area.h / (32 * u))))
    scale = scale_for(min(values), max(values), progress.goal, most)
    labels = max(text.width(number(tick), Step.CAPTION, STRONG) for tick in scale.ticks)
    ends = max(text.width(number(s.totals[-1]), Step.LEAD, 700) for s in progress.series)
    frame = Rect.spanning(
        area.x + labels + 10 * u,
        area.y + 8 * u,
        area.right - ends - 16 * u,
        area.bottom - 24 * u,
    )
    plot = _Plot(frame, scale, progress.deals)
    _grid(brush, surface, plot, progress)
    _area(brush, surface, plot, progress.series[0])
    for series in reversed(progress.series):
        _line(brush, surface, plot, series)
    for series in reversed(progress.series):
        _marks(brush, surface, plot, series)
    _ends(brush, surface, plot, progress.series)


def _grid(brush: Brush, surface: pygame.Surface, plot: _Plot, progress: Progress) -> None:
    u, book, frame = brush.scale, brush.theme.book, plot.frame
    for tick in plot.scale.ticks:
        strong = tick in (0, progress.goal)
        y, goal = plot.y(tick), tick == progress.goal
        rule(brush, surface, frame.x, y, frame.w, book.rule,
             opacity=0.75 if strong else 0.26, thickness=(1.4 if strong else 1) * u)  # fmt: skip
        ink = book.page.ink if goal else book.second
        brush.text.draw(surface, number(tick), frame.x - 10 * u, y, Step.CAPTION, ink,
                        weight=STRONG if goal else 400, align="right")  # fmt: skip
    most = max(1, int(frame.w / (36 * u)))
    for deal in labelled_deals(progress.first, progress.deals, most):
        x = plot.x(deal - progress.first + 1)
        brush.text.draw(surface, str(deal), x, frame.bottom + 16 * u, Step.CAPTION, book.second,
                        weight=400, align="center")  # fmt: skip


def _area(brush: Brush, surface: pygame.Surface, plot: _Plot, own: Series) -> None:
    if len(own.totals) < 2 or not brush.theme.depth:
        return
    zero = plot.y(0) - plot.frame.y + _PAD
    end = plot.x(len(own.totals) - 1) - plot.frame.x + _PAD
    body = (
        f'<path d="{plot.path(own.totals)}L{end:.1f} {zero:.1f}L{_PAD} {zero:.1f}Z" '
        f'fill="{brush.theme.book.sides[own.side]}" fill-opacity="0.09"/>'
    )
    _lay(surface, plot, body, 1)


def _line(brush: Brush, surface: pygame.Surface, plot: _Plot, series: Series) -> None:
    if len(series.totals) < 2:
        return
    wide = _LINE if len(series.totals) <= _MOST_MARKS else 2
    body = (
        f'<path d="{plot.path(series.totals)}" fill="none" '
        f'stroke="{brush.theme.book.sides[series.side]}" stroke-width="{wide * brush.scale:g}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )
    _lay(surface, plot, body, 2)


def _lay(surface: pygame.Surface, plot: _Plot, body: str, supersample: int) -> None:
    """Draw what is only ever seen as part of a kept page, so it is not kept by itself."""
    frame = plot.frame
    drawn = rasterise(body, frame.w + 2 * _PAD, frame.h + 2 * _PAD, supersample)
    put(surface, drawn, frame.x - _PAD, frame.y - _PAD)


def _marks(brush: Brush, surface: pygame.Surface, plot: _Plot, series: Series) -> None:
    last = len(series.totals) - 1
    every = range(1, last + 1) if last <= _MOST_MARKS else (last,)
    for deal in every or (0,):
        x, y = plot.x(deal), plot.y(series.totals[deal])
        book_mark(brush, surface, series.side, x, y, _MARK * brush.scale)


def book_mark(
    brush: Brush, surface: pygame.Surface, side: int, cx: float, cy: float, radius: float
) -> None:
    """Draw the mark of side number `side` in the book's ink, covering what is under it."""
    book = brush.theme.book
    if SIDE_SHAPES[side] is Shape.DIAMOND:
        diamond(brush, surface, cx, cy, radius * 1.14, book.page.top)
    else:
        disc(brush, surface, cx, cy, radius * 0.9, book.page.top)
    side_mark(brush, surface, side, cx, cy, radius, book.sides[side])


def _ends(brush: Brush, surface: pygame.Surface, plot: _Plot, series: Sequence[Series]) -> None:
    """Write each side's total where its line ends, the totals clear of each other."""
    u = brush.scale
    ordered = sorted(series, key=lambda one: -one.totals[-1])
    wanted = [plot.y(one.totals[-1]) for one in ordered]
    top, bottom = plot.frame.y - 4 * u, plot.frame.bottom + 4 * u
    for one, y in zip(ordered, spread(wanted, 22 * u, top, bottom), strict=True):
        x = plot.x(len(one.totals) - 1) + 14 * u
        ink = brush.theme.book.sides[one.side]
        brush.text.draw(surface, number(one.totals[-1]), x, y, Step.LEAD, ink, weight=700)


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return ascending `places` moved as little as need be to lie `gap` apart from low to high."""
    moved = list(places)
    for i, (one, two) in enumerate(pairwise(places), 1):
        moved[i] = max(two, moved[i - 1] + gap, one + gap)
    over = max(0.0, (moved[-1] if moved else 0.0) - high)
    if over:
        moved[-1] -= over
        for i in range(len(moved) - 2, -1, -1):
            moved[i] = min(moved[i], moved[i + 1] - gap)
    return [max(low + i * gap, place) if place < low else place for i, place in enumerate(moved)]
