"""The panel of a review: where its parts are, and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.scenes.review.content import Cost, PanelText
from game.ui.brush import Brush
from game.ui.choicechart import ChoiceBar, chart_height, choice_chart
from game.ui.control import Face
from game.ui.controls import row_face
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.shapes import rounded, rule
from game.ui.theme import CAPITALS_SPACING, STRONG, Step
from game.words import t
from game.words.review import points

_BADGE = (102, 54)
_LEAST_ROW, _MOST_ROW = 23, 34
_FEWEST = 4
"""Choices that are shown at least."""
_FOLD = 30
"""The height of the row that unfolds the others."""
_COST_ROW = 40
_COST_WORDS = 84
_LEAST_UNSURE = 0.05


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """Where the parts of the text are, from its own top; a part without words is empty.

    `lines` are the wrapped lines of title, of what Expert would do, of why and of its aim,
    each with its text step and the y of its middle. `bars` are the choices that are shown; where
    that is not all, or need not be, `fold` is where they are unfolded and folded again.
    """

    lines: tuple[tuple[str, str, Step, float], ...]
    badge: Rect | None
    chart_head: float
    from_y: float
    chart: Rect
    bars: tuple[ChoiceBar, ...]
    fold: Rect | None
    action: Rect
    costs_head: float
    costs: tuple[Rect, ...]
    height: float


def lay_panel(
    brush: Brush,
    width: float,
    room: float,
    text: PanelText,
    *,
    with_action: bool,
    unfolded: bool = False,
) -> PanelPlaces:
    """Return where everything is in a column `width` wide that should be `room` high at most.

    `with_action` keeps a place for the key that starts or stops the analysis. Where that is too
    little for all choices the best are shown and the one that was made, unless they are `unfolded`.
    """
    u = brush.scale
    badge = None
    if text.loss is not None:
        badge = Rect(width - _BADGE[0] * u, 6 * u, _BADGE[0] * u, _BADGE[1] * u)
    lines, y = _lines(brush, width, text, badge)
    action = Rect(0.0, y + 12 * u, width, 45 * u) if with_action else Rect(0.0, y, width, 0.0)
    y = action.bottom + (8 * u if with_action else 0.0)
    costs = len(text.costs or ())
    under = (34 + 8 + 30) * u + max(1, costs) * _COST_ROW * u
    chart_head = from_y = y + 20 * u
    chart, bars, fold = Rect(0.0, y, width, 0.0), text.bars, None
    if text.bars:
        if _head_width(brush, text) > width:
            from_y += 22 * u
        free = room - from_y - 18 * u - 26 * u - under
        folds = free < len(bars) * _LEAST_ROW * u and len(bars) > _FEWEST
        if folds:
            free -= (_FOLD + 2) * u
        if folds and not unfolded:
            bars = _best(bars, max(_FEWEST, int(free / u // _LEAST_ROW)))
        row = min(_MOST_ROW * u, max(_LEAST_ROW * u, free / len(bars)))
        chart = Rect(0.0, from_y + 18 * u, width, chart_height(len(bars), row, u))
        if folds:
            fold = Rect(-12 * u, chart.bottom + 2 * u, width + 24 * u, _FOLD * u)
    costs_head = (chart if fold is None else fold).bottom + 30 * u
    first = costs_head + 18 * u
    rows = tuple(
        Rect(-12 * u, first + i * _COST_ROW * u, width + 24 * u, _COST_ROW * u)
        for i in range(costs)
    )
    bottom = rows[-1].bottom if rows else first + 26 * u
    return PanelPlaces(lines, badge, chart_head, from_y, chart, bars, fold, action,
                       costs_head, rows, bottom)  # fmt: skip


def _best(bars: tuple[ChoiceBar, ...], most: int) -> tuple[ChoiceBar, ...]:
    """The best choices, in any case with the one that was made."""
    own = next((bar for bar in bars[most:] if bar.mark), None)
    return bars[:most] if own is None else (*bars[: most - 1], own)


def _head_width(brush: Brush, text: PanelText) -> float:
    """The width of the two parts of the line over the chart."""
    title = brush.text.width(t("review.points"), Step.BODY, STRONG)
    return title + brush.text.width(text.from_, Step.CAPTION, 400) + 16 * brush.scale


def _lines(
    brush: Brush, width: float, text: PanelText, badge: Rect | None
) -> tuple[tuple[tuple[str, str, Step, float], ...], float]:
    """The wrapped lines of all that stands over the chart, and the y below them."""
    u = brush.scale
    beside = width - (_BADGE[0] + 14) * u if badge is not None else width
    lines: list[tuple[str, str, Step, float]] = []
    y = 32 * u
    large = Step.HEAD if brush.text.rich_width(text.title, Step.HEAD, STRONG) <= beside else None
    parts = (
        ("title", text.title, large or Step.TITLE, STRONG),
        ("would", text.would, Step.LEAD, 400),
        ("why", text.why, Step.BODY, 400),
        ("aim", text.aim, Step.BODY, 400),
    )
    under = badge.bottom if badge is not None else 0.0
    for name, words, step, weight in parts:
        if not words:
            continue
        high = brush.text.line(step)
        for row in brush.text.wrap(words, step, beside if y < under else width, weight):
            lines.append((name, row, step, y + high / 2))
            y += high
        y += (4 if name == "title" else 8) * u
        if name == "would" and badge is not None:
            y = max(y, badge.bottom + 8 * u)
    return tuple(lines), y


def draw_panel(
    brush: Brush, surface: pygame.Surface, left: float, top: float, text: PanelText,
    places: PanelPlaces, width: float,
) -> None:  # fmt: skip
    """Draw the text with its top left corner at (left, top); the rows of costs are controls."""
    u, theme, painter = brush.scale, brush.theme, brush.text
    painter.draw(surface, text.caption.upper(), left, top + 14 * u, Step.CAPTION, theme.second,
                 weight=STRONG, spacing=CAPITALS_SPACING)  # fmt: skip
    for name, row, step, y in places.lines:
        title = name == "title"
        painter.rich(surface, row, left, top + y, step, theme.text if title else theme.second,
                     weight=STRONG if title else 400,
                     strong_colour=theme.good if name == "would" else theme.text,
                     red=theme.red_suit if title else None)  # fmt: skip
    if places.badge is not None and text.loss is not None:
        _badge(brush, surface, places.badge.moved(left, top), text)
    if text.bars:
        y = top + places.chart_head
        painter.draw(surface, t("review.points"), left, y, Step.BODY, theme.text, weight=STRONG)
        beside = places.from_y == places.chart_head
        painter.draw(surface, text.from_, left + width if beside else left, top + places.from_y,
                     Step.CAPTION, theme.second, weight=400,
                     align="right" if beside else "left")  # fmt: skip
        choice_chart(brush, surface, places.chart.moved(left, top), places.bars)
    y = top + places.costs_head
    if places.chart.h or places.lines:
        rule(brush, surface, left, y - 22 * u, width, theme.text, opacity=0.14)
    painter.draw(surface, t("review.costs"), left, y, Step.BODY, theme.text, weight=STRONG)
    if not text.costs:
        key = "costs_unknown" if text.costs is None else "no_costs"
        painter.draw(surface, t(f"review.{key}"), left, y + 30 * u, Step.BODY, theme.second,
                     weight=400)  # fmt: skip


def _badge(brush: Brush, surface: pygame.Surface, area: Rect, text: PanelText) -> None:
    """The points given away, in red, or in green where they are as good as none."""
    u, theme = brush.scale, brush.theme
    colour = theme.good if text.slight else theme.bad
    rounded(brush, surface, box(area), 14 * u, colour, opacity=0.13, edge=colour,
            edge_opacity=0.65, edge_width=1.2 * u)  # fmt: skip
    brush.text.draw(surface, points(-(text.loss or 0.0)), area.cx, area.y + 19 * u, Step.TITLE,
                    colour, weight=700, align="center")  # fmt: skip
    words = t("review.loss")
    if text.unsure >= _LEAST_UNSURE:
        words = t("review.loss.unsure", by=points(text.unsure).lstrip("+"))
    brush.text.draw(surface, words, area.cx, area.bottom - 14 * u, Step.CAPTION, colour,
                    weight=400, align="center")  # fmt: skip


def fold_face(label: str) -> Face:
    """Return the face of the row that shows all choices, or the best alone again."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        row_face(brush, surface, box(rect), state=state, focus=focus)
        brush.text.draw(surface, label, rect.x + 12 * brush.scale, rect.cy, Step.CAPTION,
                        brush.theme.second, weight=STRONG)  # fmt: skip

    return draw


def cost_face(cost: Cost, *, here: bool) -> Face:
    """Return the face of one of the costliest decisions; `here` marks the one that is shown."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        u, theme, text = brush.scale, brush.theme, brush.text
        lit = state if state is not State.NORMAL or not here else State.OVER
        row_face(brush, surface, box(rect), state=lit, focus=focus, marked=here)
        left, right = rect.x + 12 * u, rect.right - 12 * u
        text.draw(surface, cost.place, left, rect.cy, Step.BODY, theme.text, weight=STRONG)
        value = points(-cost.loss)
        wide = text.width(value, Step.BODY, 700)
        text.draw(surface, value, right, rect.cy, Step.BODY, theme.bad, weight=700, align="right")
        words = text.fit(cost.words, Step.BODY, right - wide - 10 * u - left - _COST_WORDS * u, 400)
        text.rich(surface, words, left + _COST_WORDS * u, rect.cy, Step.BODY, theme.second,
                  weight=400, red=theme.red_suit)  # fmt: skip

    return draw
