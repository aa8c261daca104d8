"""The score of one side in a small strip, and in the bar over a tall table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.marks import side_mark
from game.ui.scoremarks import beads, beads_width
from game.ui.shapes import rounded
from game.ui.table_info import SideInfo
from game.ui.theme import STRONG, Step
from game.words.numbers import number

_STRIP_TRICKS, _STRIP_BAGS = 136, 192
"""Where the columns of a strip end."""
_BAR_BEAD = 12.5
_BAR_LEFT = 26
_BAR_RIGHT = 22


def strip_shift(brush: Brush, cell: Rect, sides: Sequence[SideInfo]) -> float:
    """Return how far the columns of a strip move to the left to make room for the totals."""
    u = brush.scale
    step = _total_step(brush, cell)
    widest = max(brush.text.width(number(side.total), step, 700) for side in sides)
    return max(0.0, cell.x + _STRIP_BAGS * u + 10 * u - (cell.right - 15 * u - widest))


def strip_cell(
    brush: Brush, surface: pygame.Surface, cell: Rect, info: SideInfo, shift: float, *, first: bool
) -> None:
    """Draw a side on one line: mark, name, tricks, bags, total; all but the first have a rule.

    `shift` is that of all the strip's columns.
    """
    u, theme, y = brush.scale, brush.theme, cell.cy
    if not first:
        rounded(brush, surface, (cell.x + 15 * u, cell.y - 0.75 * u, cell.w - 30 * u, 1.5 * u), 0,
                theme.veil, opacity=0.1)  # fmt: skip
    side_mark(brush, surface, info.mark, cell.x + 18 * u, y, 5 * u)
    total, bags = cell.right - 15 * u, cell.x + _STRIP_BAGS * u - shift
    tricks = cell.x + _STRIP_TRICKS * u - shift
    brush.text.draw(surface, number(info.total), total, y, _total_step(brush, cell), theme.text,
                    weight=700, align="right")  # fmt: skip
    _rich(brush, surface, bags, y, info.bag_words, strong=500, size=Step.CAPTION)
    words = info.terse
    _rich(brush, surface, tricks, y, words)
    wide = brush.text.rich_width(words, Step.BODY, strong=700)
    left = cell.x + 31 * u
    room = tricks - wide - 8 * u - left
    name, size = strip_name(brush, info, room)
    brush.text.draw(surface, name, left, y, size, theme.text, weight=STRONG)


def _total_step(brush: Brush, cell: Rect) -> Step:
    """The size of a total: a lower line would leave no air between large ones."""
    return Step.TITLE if cell.h >= brush.text.line(Step.TITLE) else Step.LEAD


def strip_name(brush: Brush, info: SideInfo, room: float) -> tuple[str, Step]:
    """The name of a side and its size on a strip: in less words, then smaller, then cut."""
    wishes = ((info.short, Step.BODY), (info.initials, Step.BODY), (info.initials, Step.CAPTION))
    fitting = (wish for wish in wishes if brush.text.width(*wish, STRONG) <= room)
    cut = brush.text.fit(info.initials, Step.CAPTION, room, STRONG)
    return next(fitting, (cut, Step.CAPTION))


def bar_cell(
    brush: Brush,
    surface: pygame.Surface,
    cell: Rect,
    info: SideInfo,
    *,
    beads_shown: bool,
    first: bool,
) -> None:
    """Draw a side on two lines; all but the `first` of a row have a rule at their left."""
    u, theme = brush.scale, brush.theme
    high, low = cell.y + 0.31 * cell.h, cell.y + 0.71 * cell.h
    left, right = cell.x + _BAR_LEFT * u, cell.right - _BAR_RIGHT * u
    if not first:
        rule = (cell.x + 11 * u, cell.y + 0.21 * cell.h, 1.3 * u, 0.58 * cell.h)
        rounded(brush, surface, rule, 0, theme.text, opacity=max(0.16, theme.edge_opacity))
    points = number(info.total)
    brush.text.draw(surface, points, right, high + 2 * u, Step.TOTAL, theme.text, align="right")
    side_mark(brush, surface, info.mark, left + 7 * u, high, 6.5 * u)
    free = right - brush.text.width(points, Step.TOTAL) - 8 * u - (left + 23 * u)
    fits = brush.text.width(info.short, Step.LEAD) <= free
    name = brush.text.fit(info.short if fits else info.initials, Step.LEAD, free)
    brush.text.draw(surface, name, left + 23 * u, high, Step.LEAD, theme.text)
    words = info.brief
    end = _rich(brush, surface, left, low, words, right=False)
    bags = info.bag_words
    _rich(brush, surface, right, low, bags, strong=400)
    if info.bag_limit is None or not beads_shown:
        return
    room = Rect.spanning(end, low, right - brush.text.rich_width(bags, Step.BODY, strong=400), low)
    wide = beads_width(brush, info.bag_limit, _BAR_BEAD)
    if wide + 24 * u <= room.w:
        beads(brush, surface, room.cx - wide / 2, low, info.bags, info.bag_limit,
              near=info.near_limit, pitch=_BAR_BEAD)  # fmt: skip


def _rich(
    brush: Brush,
    surface: pygame.Surface,
    x: float,
    y: float,
    words: str,
    *,
    right: bool = True,
    strong: int = 700,
    size: Step = Step.BODY,
) -> float:
    ink = brush.theme.text if strong == 700 else brush.theme.second
    return brush.text.rich(surface, words, x, y, size, brush.theme.second, strong=strong,
                           strong_colour=ink, align="right" if right else "left")  # fmt: skip
