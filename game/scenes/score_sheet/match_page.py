"""Draws the page of the match: its progress and the history of its deals."""

from __future__ import annotations

import pygame

from game.scenes.score_sheet.columns import HEADS, Group, HistoryColumns, history_columns
from game.scenes.score_sheet.content import HistoryRow, MatchPage
from game.ui.book import page_head, points_ink, scrollbar
from game.ui.brush import Brush
from game.ui.chart import book_mark, chart
from game.ui.geometry import Rect
from game.ui.kept import painted
from game.ui.shapes import rounded, rule
from game.ui.theme import STRONG, Step
from game.words import t

_ROWS_A_STEP = 3
_OUT = 12
_REACH = 20
"""How far anything on the page runs out of it: the bar that tells where it is scrolled to."""


class MatchPanel:
    """The match's page within `area`, under a head of `head` pixels; a long history scrolls."""

    def __init__(
        self, brush: Brush, page: MatchPage, area: Rect, head: float, *, airy: bool
    ) -> None:
        u = brush.scale
        self.area, self._page, self._head, self._brush = area, page, head, brush
        self._row = (33 if airy else 25) * u
        self._heads = (56 if airy else 50) * u
        room = area.h - head - 14 * u
        wanted = self._heads + len(page.rows) * self._row + 16 * u
        high = min(max(room - wanted, 0.40 * room), (270 if airy else 210) * u)
        self._chart = Rect(area.x, area.y + head + 14 * u, area.w, high)
        top = self._chart.bottom + 14 * u
        self._table = Rect.spanning(area.x, top, area.right, area.bottom)
        self._columns: HistoryColumns = history_columns(brush, page, area.x, area.right)
        self._fits = max(1, int((self._table.h - self._heads) / self._row))
        self._first = 0.0
        self.show(page.shown)

    @property
    def first(self) -> int:
        """The index of the first deal that is seen."""
        return round(self._first)

    @property
    def overflow(self) -> int:
        """How many deals do not fit."""
        return max(0, len(self._page.rows) - self._fits)

    def show(self, index: int) -> None:
        """Scroll as little as need be for a deal to be seen; from the newest up at first."""
        first = self.overflow if index < 0 else min(self._first or self.overflow, max(0, index))
        if index >= first + self._fits:
            first = index - self._fits + 1
        self._first = float(min(self.overflow, first))

    def turn(self, steps: float) -> None:
        """Scroll by steps of the wheel, positive towards the first deal."""
        self._first = min(float(self.overflow), max(0.0, self._first - steps * _ROWS_A_STEP))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page."""
        page, brush = self._page, self._brush
        grown = self.area.grown(_REACH * brush.scale)
        top = Rect.spanning(grown.x, grown.y, grown.right, self._chart.bottom + 4 * brush.scale)
        key = ("match page", page.title, page.goal, page.progress, self._chart)
        painted(brush, surface, top, key, lambda: self._paint_top(surface))
        low = Rect.spanning(grown.x, top.bottom, grown.right, grown.bottom)
        rows = page.rows[self.first : self.first + self._fits]
        seen = ("history", page.names, rows, page.shown, self.first, len(page.rows), self._table)
        painted(brush, surface, low, seen, lambda: self._paint_table(surface, rows))

    def _paint_top(self, surface: pygame.Surface) -> None:
        page = self._page
        page_head(self._brush, surface, self.area, page.title, page.goal, self._head)
        chart(self._brush, surface, self._chart, page.progress)

    def _paint_table(self, surface: pygame.Surface, rows: tuple[HistoryRow, ...]) -> None:
        brush, u, table = self._brush, self._brush.scale, self._table
        self._table_heads(surface)
        y = table.y + self._heads
        for number, row in enumerate(rows, self.first):
            place = Rect(table.x, y, table.w, self._row)
            self._history_row(surface, row, place, shown=number == self._page.shown)
            y += self._row
        if self.overflow:
            track = Rect(table.right + 14 * u, table.y + self._heads, 5 * u, self._fits * self._row)
            count = len(self._page.rows)
            scrollbar(brush, surface, track, self.first / count, self._fits / count)

    def _table_heads(self, surface: pygame.Surface) -> None:
        brush, u, text = self._brush, self._brush.scale, self._brush.text
        book, table = brush.theme.book, self._table
        names, heads = table.y + 12 * u, table.y + self._heads - 19 * u
        text.draw(surface, t("sheet.column.deal"), table.x, heads, Step.CAPTION, book.second,
                  weight=400)  # fmt: skip
        for side, group in enumerate(self._columns.groups):
            self._group_head(surface, side, group, names)
            for cell, end in zip(group.cells, group.ends, strict=True):
                text.draw(surface, t(f"sheet.column.{HEADS[cell]}"), end, heads, Step.CAPTION,
                          book.second, weight=400, align="right")  # fmt: skip
        rule(brush, surface, table.x, table.y + self._heads - 5 * u, table.w, book.rule,
             opacity=0.55, thickness=1.2 * u)  # fmt: skip

    def _group_head(self, surface: pygame.Surface, side: int, group: Group, y: float) -> None:
        """Write a side's name over its columns, in the middle of them where there are several."""
        brush, u, text = self._brush, self._brush.scale, self._brush.text
        left = self._columns.deal if side == 0 else self._columns.groups[side - 1].ends[-1]
        room = group.ends[-1] - left - 30 * u
        name = text.fit(self._page.names[side], Step.BODY, max(room, 24 * u), STRONG)
        wide = text.width(name, Step.BODY, STRONG) + 18 * u
        middle = (group.start + group.ends[-1]) / 2
        x = min(max(middle - wide / 2, left + 10 * u), group.ends[-1] - wide)
        book_mark(brush, surface, side, x + 6 * u, y, 5.5 * u)
        text.draw(surface, name, x + 18 * u, y, Step.BODY, brush.theme.book.page.ink,
                  weight=STRONG)  # fmt: skip

    def _history_row(
        self, surface: pygame.Surface, row: HistoryRow, place: Rect, *, shown: bool
    ) -> None:
        brush, u, text = self._brush, self._brush.scale, self._brush.text
        book, size, y = brush.theme.book, self._columns.size, place.cy
        if shown:
            box = (place.x - _OUT * u, place.y + u, place.w + 2 * _OUT * u, place.h - 2 * u)
            rounded(brush, surface, box, 7 * u, book.sides[0], opacity=0.16)
        text.draw(surface, str(row.deal), place.x + 4 * u, y, size, book.page.ink,
                  weight=STRONG if shown else 400)  # fmt: skip
        for side, group in enumerate(self._columns.groups):
            for cell, end in zip(group.cells, group.ends, strict=True):
                ink, weight = book.page.ink, 400
                if HEADS[cell] == "total":
                    ink, weight = book.sides[side], 700
                elif HEADS[cell] == "points":
                    ink = points_ink(book, row.points[side])
                text.draw(surface, row.cells[side][cell], end, y, size, ink, weight=weight,
                          align="right")  # fmt: skip
