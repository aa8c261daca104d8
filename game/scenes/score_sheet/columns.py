"""Which columns the history has room for, and where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scenes.score_sheet.content import HistoryRow, MatchPage
from game.ui.brush import Brush
from game.ui.theme import Step
from game.words import t

HEADS = ("took", "points", "total", "bags")
"""The columns of a side, as in `content.Columns`."""
_CHOICES: tuple[tuple[Step, tuple[int, ...]], ...] = (
    (Step.BODY, (0, 1, 2, 3)),
    (Step.CAPTION, (0, 1, 2, 3)),
    (Step.BODY, (0, 1, 2)),
    (Step.CAPTION, (0, 1, 2)),
    (Step.BODY, (1, 2)),
    (Step.CAPTION, (1, 2)),
    (Step.BODY, (2,)),
    (Step.CAPTION, (2,)),
)
_LEAST_GAP, _MOST_GAP = 10, 44
_GROUP_GAP = 2.0
"""The gap before a side's first column, in gaps."""


@dataclass(frozen=True, slots=True)
class Group:
    """One side's columns: which cells they show, where each ends, and where they begin."""

    cells: tuple[int, ...]
    ends: tuple[float, ...]
    start: float


@dataclass(frozen=True, slots=True)
class HistoryColumns:
    """The columns of the history, in pixels; `size` is the step of its figures."""

    size: Step
    deal: float
    groups: tuple[Group, ...]


def history_columns(brush: Brush, page: MatchPage, left: float, right: float) -> HistoryColumns:
    """Return the most columns that stand clear of each other between `left` and `right`."""
    sides = len(page.names)
    for size, cells in _CHOICES:
        deal, widths = _widths(brush, page.rows, sides, size, cells)
        gaps = sides * (len(cells) - 1 + _GROUP_GAP)
        spare = right - left - deal - sum(sum(group) for group in widths)
        gap = spare / gaps
        if gap >= _LEAST_GAP * brush.scale:
            break
    gap = min(gap, _MOST_GAP * brush.scale) if sides > 1 else gap
    between = (spare - sides * (len(cells) - 1) * gap) / sides
    return HistoryColumns(size, left + deal, _groups(cells, widths, left + deal, gap, between))


def _groups(
    cells: tuple[int, ...],
    widths: Sequence[Sequence[float]],
    x: float,
    gap: float,
    between: float,
) -> tuple[Group, ...]:
    groups = []
    for group in widths:
        x += between
        start, ends = x, []
        for number, width in enumerate(group):
            x += width + (gap if number else 0)
            ends.append(x)
        groups.append(Group(cells, tuple(ends), start))
    return tuple(groups)


def _widths(
    brush: Brush,
    rows: Sequence[HistoryRow],
    sides: int,
    size: Step,
    cells: tuple[int, ...],
) -> tuple[float, list[list[float]]]:
    """Return how wide the column of the deal's number and those of each side must be."""
    text = brush.text
    deal = text.width(t("sheet.column.deal"), Step.CAPTION, 400)
    widths = []
    for side in range(sides):
        group = []
        for cell in cells:
            weight = 700 if HEADS[cell] == "total" else 400
            words = {row.cells[side][cell] for row in rows}
            head = text.width(t(f"sheet.column.{HEADS[cell]}"), Step.CAPTION, 400)
            group.append(max([head, *(text.width(word, size, weight) for word in words)]))
        widths.append(group)
    return deal, widths
