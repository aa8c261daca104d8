"""How the sections of the rules are set in columns: pure measuring, no drawing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.theme import Step
from game.words.rules_full import Section

HEAD = 36
"""Height of a section's heading with the line under it, at scale 1."""
LINE = 22
_AFTER_HEAD, _BETWEEN, _AFTER_SECTION = 8, 5, 22
_GUTTER = 44
_LEAST_COLUMN, _WIDEST_COLUMN = 332, 620
_MOST_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence in its place; `house` says that Classic does not have it."""

    text: str
    area: Rect
    house: bool


@dataclass(frozen=True, slots=True)
class Block:
    """One section in its place: the heading and its sentences."""

    title: str
    area: Rect
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """All sections, placed from (0, 0) on, and how high they are together."""

    blocks: tuple[Block, ...]
    height: float


def sheet(
    brush: Brush, sections: Sequence[Section], house: frozenset[str], width: float, height: float
) -> Sheet:
    """Set the sections in a width of so many pixels.

    The fewest columns that are easy to read and end within `height` are taken. Where none do, the
    sections run on downwards in as many columns as there is room for, each in the column that is
    shortest, so that who scrolls down reads them in order. Sentences in `house` are marked.
    """
    gutter, gap = _GUTTER * brush.scale, _AFTER_SECTION * brush.scale
    room_for = int((width + gutter) / (_LEAST_COLUMN * brush.scale + gutter))
    most = max(1, min(_MOST_COLUMNS, room_for))
    least = math.ceil((width + gutter) / (_WIDEST_COLUMN * brush.scale + gutter))
    for count in range(min(least, most), most + 1):
        wide = (width - (count - 1) * gutter) / count
        heights = [_height(brush, section, wide) for section in sections]
        starts = _in_order(heights, count, height, gap)
        if starts is None and count == most:
            starts = _run_on(heights, count, gap)
        if starts is not None:
            break
    blocks = tuple(
        _block(brush, section, house, Rect(column * (wide + gutter), top, wide, high))
        for section, high, (column, top) in zip(sections, heights, starts or (), strict=True)
    )
    return Sheet(blocks, max(block.area.bottom for block in blocks))


_Start = tuple[int, float]
"""The column of a section and the y at which it begins."""


def _in_order(heights: Sequence[float], count: int, room: float, gap: float) -> list[_Start] | None:
    """Fill the columns one after another to the least height that does; None if over `room`."""
    ends = range(1, len(heights) + 1)
    limits = {sum(heights[i:j]) + (j - i - 1) * gap for j in ends for i in range(j)}
    for limit in sorted(limit for limit in limits if limit <= room):
        starts = _filled(heights, limit, gap)
        if starts is not None and starts[-1][0] < count:
            return starts
    return None


def _filled(heights: Sequence[float], limit: float, gap: float) -> list[_Start] | None:
    """Fill columns up to `limit`; None if a section is higher than that."""
    starts: list[_Start] = []
    column, y = 0, 0.0
    for high in heights:
        if high > limit + 0.5:
            return None
        if y and y + high > limit + 0.5:
            column, y = column + 1, 0.0
        starts.append((column, y))
        y += high + gap
    return starts


def _run_on(heights: Sequence[float], count: int, gap: float) -> list[_Start]:
    """Set each section under the shortest column."""
    ends = [0.0] * count
    starts: list[_Start] = []
    for high in heights:
        column = min(range(count), key=lambda at: (round(ends[at]), at))
        starts.append((column, ends[column]))
        ends[column] += high + gap
    return starts


def _height(brush: Brush, section: Section, width: float) -> float:
    u = brush.scale
    lines = sum(len(_wrap(brush, text, width)) for text in section.sentences)
    between = (len(section.sentences) - 1) * _BETWEEN
    return (HEAD + _AFTER_HEAD + lines * LINE + between) * u


def _block(brush: Brush, section: Section, house: frozenset[str], area: Rect) -> Block:
    u = brush.scale
    y = area.y + (HEAD + _AFTER_HEAD) * u
    placed: list[Sentence] = []
    for text in section.sentences:
        high = len(_wrap(brush, text, area.w)) * LINE * u
        placed.append(Sentence(text, Rect(area.x, y, area.w, high), text in house))
        y += high + _BETWEEN * u
    return Block(section.title, area, tuple(placed))


def _wrap(brush: Brush, text: str, width: float) -> list[str]:
    return brush.text.wrap(text, Step.BODY, width, 400)
