"""The score: a panel on a wide table, a strip on a small one, a bar on a tall one (LOOK 3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.kept import kept_part
from game.ui.layout.corners import ScoreForm, ScoreSpot
from game.ui.marks import side_mark
from game.ui.parts import Level, Part
from game.ui.pops import segment_part
from game.ui.scorebar import bar_cell, strip_cell, strip_shift
from game.ui.scoremarks import (
    beads,
    segment_place,
    segments,
    way,
)
from game.ui.table_info import SideInfo, TableInfo
from game.ui.text import Align
from game.ui.theme import CAPITALS_SPACING, STRONG, Step
from game.words import t
from game.words.numbers import number

_EDGE = 22
_TIGHT = 70
"""A cell less high than this, at scale 1, has no room for segments."""


def score_part(brush: Brush, level: Level, spot: ScoreSpot, info: TableInfo) -> Part:
    """The score of every side in the form that `spot` has."""
    key = ("score", spot.form, spot.beads, info.sides, info.heading, info.goal)

    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        _paint(brush, layer, _moved(spot, dx, dy), info)

    return kept_part(brush, "score", level, key, spot.rect, paint)


def segment_parts(
    brush: Brush, level: Level, spot: ScoreSpot, info: TableInfo, marks: Mapping[int, float]
) -> Iterator[Part]:
    """Yield the newest segment of each side named in `marks`, as far as it has come."""
    if spot.form is not ScoreForm.PANEL or spot.cells[0].h < _TIGHT * brush.scale:
        return
    for cell, side in zip(spot.cells, info.sides, strict=True):
        if side.mark not in marks or not side.taken:
            continue
        line = _segment_line(brush, cell, side.progress if spot.beads else _in_one(side))
        place = segment_place(brush, line.x, line.y, line.w, side, side.taken - 1)
        over = side.taken > side.contract
        colour = brush.theme.warn if over else brush.theme.sides[side.mark]
        yield segment_part(brush, level, str(side.mark), place, colour, marks[side.mark])


def _segment_line(brush: Brush, cell: Rect, words: str) -> Rect:
    """The line of a side's segments, without height; `words` stand at its right end."""
    u = brush.scale
    left, right = cell.x + _EDGE * u, cell.right - _EDGE * u
    free = right - left - brush.text.rich_width(words, Step.BODY, strong=700) - 12 * u
    return Rect(left, cell.y + 63 * u, free, 0.0)


def _moved(spot: ScoreSpot, dx: float, dy: float) -> ScoreSpot:
    head = None if spot.head is None else spot.head.moved(dx, dy)
    cells = tuple(cell.moved(dx, dy) for cell in spot.cells)
    return ScoreSpot(spot.form, spot.rect.moved(dx, dy), head, cells, spot.beads)


def _paint(brush: Brush, surface: pygame.Surface, spot: ScoreSpot, info: TableInfo) -> None:
    r, u = spot.rect, brush.scale
    radius = (13 if spot.form is ScoreForm.STRIP else 18) * u
    depth = {ScoreForm.PANEL: 0.8, ScoreForm.BAR: 0.6, ScoreForm.STRIP: 0.5}[spot.form]
    glass(brush, surface, (r.x, r.y, r.w, r.h), radius=radius, depth=depth)
    if spot.head is not None:
        _head(brush, surface, spot.head, info)
    strip = spot.form is ScoreForm.STRIP
    shift = strip_shift(brush, spot.cells[0], info.sides) if strip else 0.0
    for place, (cell, side) in enumerate(zip(spot.cells, info.sides, strict=True)):
        if strip:
            strip_cell(brush, surface, cell, side, shift, first=place == 0)
        elif spot.form is ScoreForm.BAR:
            bar_cell(
                brush, surface, cell, side, beads_shown=spot.beads, first=cell.x == spot.cells[0].x
            )
        elif cell.h < _TIGHT * u:
            _tight_cell(brush, surface, cell, side)
        else:
            _cell(brush, surface, cell, side, beads_shown=spot.beads)


def _head(brush: Brush, surface: pygame.Surface, head: Rect, info: TableInfo) -> None:
    u, ink, y = brush.scale, brush.theme.second, head.y + 24 * brush.scale
    ends: tuple[tuple[str, float, Align], ...] = (
        (info.heading, head.x + _EDGE * u, "left"),
        (info.goal, head.right - _EDGE * u, "right"),
    )
    for words, x, align in ends:
        brush.text.draw(surface, words.upper(), x, y, Step.CAPTION, ink, weight=STRONG,
                        align=align, spacing=CAPITALS_SPACING)  # fmt: skip


def _name_line(
    brush: Brush, surface: pygame.Surface, cell: Rect, info: SideInfo, y: float, total: Step
) -> None:
    u, theme = brush.scale, brush.theme
    points, right = number(info.total), cell.right - _EDGE * u
    middle = y if total is Step.TOTAL else cell.y + 31 * u
    brush.text.draw(surface, points, right, middle + (u if total is Step.TOTAL else 0), total,
                    theme.text, align="right")  # fmt: skip
    side_mark(brush, surface, info.mark, cell.x + 30 * u, y, 7 * u)
    left = cell.x + 46 * u
    free = right - brush.text.width(points, total, total.weight) - 10 * u - left
    name = brush.text.fit(info.name, Step.LEAD, free, Step.LEAD.weight)
    brush.text.draw(surface, name, left, y, Step.LEAD, theme.text)


def _facts_line(
    brush: Brush, surface: pygame.Surface, x: float, y: float, words: str, *, right: bool
) -> None:
    brush.text.rich(surface, words, x, y, Step.BODY, brush.theme.second, strong=700,
                    strong_colour=brush.theme.text, align="right" if right else "left")  # fmt: skip


def _cell(
    brush: Brush, surface: pygame.Surface, cell: Rect, info: SideInfo, *, beads_shown: bool
) -> None:
    u = brush.scale
    left, right = cell.x + _EDGE * u, cell.right - _EDGE * u
    way(brush, surface, left, cell.y, right - left, info.share, brush.theme.sides[info.mark])
    _name_line(brush, surface, cell, info, cell.y + 30 * u, Step.TOTAL)
    words = info.progress if beads_shown else _in_one(info)
    line = _segment_line(brush, cell, words)
    _facts_line(brush, surface, right, line.y, words, right=True)
    segments(brush, surface, line.x, line.y, line.w, info)
    if beads_shown:
        y = cell.y + 88 * u
        _facts_line(brush, surface, right, y, info.bag_words, right=True)
        if info.bag_limit is not None:
            beads(brush, surface, left, y, info.bags, info.bag_limit, near=info.near_limit)


def _tight_cell(brush: Brush, surface: pygame.Surface, cell: Rect, info: SideInfo) -> None:
    u = brush.scale
    left, right = cell.x + _EDGE * u, cell.right - _EDGE * u
    way(brush, surface, left, cell.y, right - left, info.share, brush.theme.sides[info.mark])
    _name_line(brush, surface, cell, info, cell.y + 20 * u, Step.FIGURE)
    y = cell.y + 42 * u
    _facts_line(brush, surface, cell.x + 46 * u, y, _in_one(info), right=False)


def _in_one(info: SideInfo) -> str:
    """Tricks and bags on one line."""
    return t("score.joint").join(part for part in (info.brief, info.bag_words) if part)
