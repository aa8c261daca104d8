"""The rows of the open page: laid out, scrolled, found under the pointer, drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.scenes.options.option import Option, Row
from game.scenes.options.rowface import RowLook, draw_row
from game.scenes.options.rowlayout import Cell, FoldHeight, Frame, PlacedRow, RowsState, place_rows
from game.scenes.scene import Target
from game.ui.brush import Brush
from game.ui.geometry import Point, Rect
from game.ui.scroller import Scroller


@dataclass(frozen=True, slots=True)
class Spot:
    """What is under the pointer: a row, perhaps a widget in it and a part of that, or its undo."""

    row: PlacedRow
    cell: Cell | None = None
    part: int = 0
    undo: bool = False

    @property
    def seen(self) -> tuple[str, str, int, bool]:
        """What of it can be seen in the picture of a row."""
        cell = "" if self.cell is None else self.cell.option.id
        return self.row.row.id, cell, self.part, self.undo


class RowsPanel:
    """The rows within a viewport."""

    def __init__(self) -> None:
        self.scroller = Scroller()
        self.placed: tuple[PlacedRow, ...] = ()
        self._state: RowsState | None = None

    def lay(
        self,
        brush: Brush,
        rows: Sequence[Row],
        view: Rect,
        frame: Frame,
        state: RowsState,
        fold: FoldHeight,
    ) -> None:
        """Lay the rows out anew; the open row stays where it is on the screen."""
        before = self._top_of(state.current)
        self.placed = place_rows(brush, rows, frame, state, fold)
        self._state = state
        length = self.placed[-1].area.bottom if self.placed else 0.0
        self.scroller.lay(view, length, brush.scale)
        after = self._top_of(state.current)
        if before is None:
            self.scroller.move_to(0.0)
        elif after is not None:
            self.scroller.move_to(self.scroller.offset + after - before)

    def row_of(self, option: str) -> PlacedRow | None:
        """The row in which an option stands."""
        return next((p for p in self.placed if any(o.id == option for o in p.row.options)), None)

    def cell_of(self, option: str) -> Cell | None:
        """The widget of an option, in its place among the rows."""
        return next((c for p in self.placed for c in p.cells if c.option.id == option), None)

    def on_screen(self, rect: Rect) -> Rect:
        """A place among the rows as it is on the screen."""
        return rect.moved(0.0, self.scroller.top)

    def reveal(self, option: str) -> None:
        """Scroll until the row of an option is seen, with what folds out under it if it fits."""
        placed = self.row_of(option)
        if placed is not None:
            self.scroller.show(placed.area.y, placed.area.bottom)

    def at(self, point: Point) -> Spot | None:
        """What is under a point of the screen."""
        if not self.scroller.view.holds(point):
            return None
        inside = Point(point.x, point.y - self.scroller.top)
        row = next((p for p in self.placed if p.head.holds(inside)), None)
        if row is None:
            return None
        if row.undo is not None and row.undo.grown(4).holds(inside):
            return Spot(row, undo=True)
        for cell in row.cells:
            for number, part in enumerate(cell.parts):
                if part.rect.holds(inside):
                    return Spot(row, cell, number)
        return Spot(row)

    def neighbour(self, option: str, by: int) -> Option | None:
        """The option `by` rows further on, in the same place of its row; the ends are kept."""
        here = self.row_of(option)
        if here is None:
            return None
        place = next(i for i, o in enumerate(here.row.options) if o.id == option)
        at = min(len(self.placed) - 1, max(0, self.placed.index(here) + by))
        options = self.placed[at].row.options
        return options[min(place, len(options) - 1)]

    def draw(
        self, brush: Brush, surface: pygame.Surface, spot: Spot | None, focus: str, *, down: bool
    ) -> None:
        """Draw what is seen of the rows."""
        view, top = self.scroller.view, self.scroller.top
        current = "" if self._state is None else self._state.current
        for placed in self.placed:
            area = placed.area.moved(0.0, top)
            if area.bottom < view.y or area.y > view.bottom:
                continue
            here = spot if spot is not None and spot.row.row.id == placed.row.id else None
            over = None
            if here is not None and here.cell is not None:
                over = (here.cell.option.id, here.part)
            look = RowLook(
                current=placed.row.id == current,
                over=over,
                down=down,
                undo=here is not None and here.undo,
                focus=focus,
            )
            draw_row(brush, surface, placed, top, look)

    def targets(self) -> Iterator[Target]:
        """What can be pressed in the rows, as far as it is seen."""
        for placed in self.placed:
            parts = [
                (f"{cell.option.id}:{part.name}", part.rect, part.live and not cell.option.idle)
                for cell in placed.cells
                for part in cell.parts
            ]
            if placed.undo is not None:
                parts.append((f"{placed.row.id}:undo", placed.undo, True))
            for name, rect, live in parts:
                seen = _seen(self.on_screen(rect), self.scroller.view)
                if seen is not None:
                    yield Target(name, seen, live)

    def _top_of(self, row: str) -> float | None:
        return next((p.area.y for p in self.placed if p.row.id == row), None)


def _seen(rect: Rect, view: Rect) -> Rect | None:
    """The part of a place that is in view, if its middle is."""
    if not view.holds(rect.centre):
        return None
    return Rect.spanning(rect.x, max(rect.y, view.y), rect.right, min(rect.bottom, view.bottom))
