"""The share of matches won as a line in its band of uncertainty, with a dot for each match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.shapes import disc, outline, rule
from game.ui.theme import Step
from game.ui.vector import put, rasterise

Outcome = Literal["won", "drawn", "lost"]

_QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
_PAD = 10
_FOOT = 68
"""Height of the dots and the words under the frame, at scale 1."""
_DOT = 6.6
_DOT_PITCH = 17.0
_LINE = 3.2


@dataclass(frozen=True, slots=True)
class RatePoint:
    """After `match` matches: the share won, and the bounds between which it truly is likely."""

    match: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class RateChart:
    """All that the chart shows, in words and numbers.

    `points` ascend by match. `dots` are the latest matches, the last of them the match of the last
    point. `quarters` are the names of 0, 25, 50, 75 and 100 per cent, `end` that of the last
    point; `empty` stands in the frame while there is no point.
    """

    points: tuple[RatePoint, ...]
    dots: tuple[Outcome, ...]
    quarters: tuple[str, str, str, str, str]
    end: str
    each: str
    latest: str
    empty: str


def dots_that_fit(brush: Brush, width: float) -> int:
    """Return how many dots stand clear of each other under a chart `width` pixels wide."""
    return max(1, int((width - 130 * brush.scale) / (_DOT_PITCH * brush.scale)))


def rate_chart(brush: Brush, surface: pygame.Surface, area: Rect, chart: RateChart) -> None:
    """Draw the chart within `area`, on a panel."""
    u, text = brush.scale, brush.text
    labels = max(text.width(word, Step.CAPTION, 400) for word in chart.quarters)
    ends = text.width(chart.end, Step.TITLE, 700) + 18 * u
    frame = Rect.spanning(
        area.x + labels + 14 * u,
        area.y + 8 * u,
        area.right - max(ends, 24 * u),
        area.bottom - _FOOT * u,
    )
    plot = _Plot(frame, chart.points)
    _grid(brush, surface, frame, chart.quarters)
    if chart.points:
        _band(brush, surface, plot)
        _end(brush, surface, plot, chart.end)
    else:
        words = frame.grown(-24 * u)
        lines = len(text.wrap(chart.empty, Step.BODY, words.w))
        top = frame.y + frame.h * 0.375 - lines * text.line(Step.BODY) / 2
        text.paragraph(surface, chart.empty, words.cx, top, words.w, Step.BODY,
                       brush.theme.second, align="center")  # fmt: skip
    _dots(brush, surface, plot, chart)


class _Plot:
    """Where matches and shares lie in the frame."""

    def __init__(self, frame: Rect, points: tuple[RatePoint, ...]) -> None:
        self.frame, self.points = frame, points
        self.first = points[0].match if points else 1
        self.last = points[-1].match if points else 1

    def x(self, match: float) -> float:
        span = self.last - self.first
        return self.frame.x + self.frame.w * ((match - self.first) / span if span else 1.0)

    def y(self, share: float) -> float:
        return self.frame.bottom - self.frame.h * share

    def path(self, spots: Iterable[tuple[float, float]]) -> str:
        """A line through (match, share), in a box that is `_PAD` larger than the frame."""
        left, top = self.frame.x - _PAD, self.frame.y - _PAD
        return "L".join(f"{self.x(m) - left:.1f} {self.y(s) - top:.1f}" for m, s in spots)


def _grid(brush: Brush, surface: pygame.Surface, frame: Rect, names: tuple[str, ...]) -> None:
    theme, u = brush.theme, brush.scale
    strong = 1.0 if theme.depth else 2.2
    for share, name in zip(_QUARTERS, names, strict=True):
        y = frame.bottom - frame.h * share
        rule(brush, surface, frame.x, y, frame.w, theme.text,
             opacity=(0.30 if share == 0.5 else 0.12) * strong)  # fmt: skip
        brush.text.draw(surface, name, frame.x - 14 * u, y, Step.CAPTION, theme.second,
                        weight=400, align="right")  # fmt: skip


def _band(brush: Brush, surface: pygame.Surface, plot: _Plot) -> None:
    colour, points = brush.theme.sides[0], plot.points
    frame, wide = plot.frame, _LINE * brush.scale
    if len(points) == 1:
        # A single match has no width of its own, so its bounds stand as a narrow bar.
        reach = 3 * brush.scale * (plot.last - plot.first or 1) / frame.w
        around = [(points[0].match - reach, points[0]), (points[0].match, points[0])]
    else:
        around = [(float(point.match), point) for point in points]
    upper = [(match, point.high) for match, point in around]
    lower = [(match, point.low) for match, point in reversed(around)]
    body = (
        f'<path d="M{plot.path(upper + lower)}Z" fill="{colour}" fill-opacity="0.17"/>'
        f'<path d="M{plot.path((p.match, p.rate) for p in points)}" fill="none" '
        f'stroke="{colour}" stroke-width="{wide:g}" stroke-linejoin="round" '
        'stroke-linecap="round"/>'
    )
    # Seen only as part of a kept panel, so it is not kept by itself.
    drawn = rasterise(body, frame.w + 2 * _PAD, frame.h + 2 * _PAD, 2)
    put(surface, drawn, frame.x - _PAD, frame.y - _PAD)


def _end(brush: Brush, surface: pygame.Surface, plot: _Plot, name: str) -> None:
    u, theme, last = brush.scale, brush.theme, plot.points[-1]
    x, y = plot.x(last.match), plot.y(last.rate)
    disc(brush, surface, x, y, 6.5 * u, theme.sides[0], edge=theme.panel.top, edge_width=2.5 * u)
    brush.text.draw(surface, name, x + 15 * u, y, Step.TITLE, theme.sides[0], weight=700)


def _dots(brush: Brush, surface: pygame.Surface, plot: _Plot, chart: RateChart) -> None:
    u, theme, text = brush.scale, brush.theme, brush.text
    y, below = plot.frame.bottom + 24 * u, plot.frame.bottom + 52 * u
    places = _dot_places(plot, len(chart.dots), u)
    for x, outcome in zip(places, chart.dots, strict=True):
        _dot(brush, surface, x, y, outcome)
    end = text.draw(surface, chart.each, plot.frame.x - 8 * u, below, Step.CAPTION, theme.second,
                    weight=400)  # fmt: skip
    wide = text.width(chart.latest, Step.CAPTION, 400)
    x = min(places[-1] - wide / 2, plot.frame.right + 20 * u - wide) if places else 0.0
    if places and x > end + 16 * u:
        text.draw(surface, chart.latest, x, below, Step.CAPTION, theme.second, weight=400)


def _dot_places(plot: _Plot, count: int, u: float) -> list[float]:
    """Where the dots stand: under their matches if those have room, else close to the right."""
    pitch, frame, span = _DOT_PITCH * u, plot.frame, plot.last - plot.first
    if span and frame.w / span >= pitch:
        pitch = frame.w / span
    if not plot.points:
        return [frame.x + i * max(pitch, 24 * u) for i in range(count)]
    return [frame.right - (count - 1 - i) * pitch for i in range(count)]


def _dot(brush: Brush, surface: pygame.Surface, x: float, y: float, outcome: Outcome) -> None:
    u, theme = brush.scale, brush.theme
    if outcome == "won":
        disc(brush, surface, x, y, _DOT * u, theme.sides[0])
        return
    disc(brush, surface, x, y, (_DOT - 0.9) * u, None, edge=theme.second, edge_width=1.5 * u)
    if outcome == "drawn":
        r = (_DOT - 0.9) * u
        half = f'<path d="M0 {-r:g}A{r:g} {r:g} 0 0 1 0 {r:g}Z" fill="{theme.second}"/>'
        outline(brush, surface, x, y, r, half)
