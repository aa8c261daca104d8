"""Which rows of a long list are seen: whole rows only, so that none is ever cut."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.input import Input
from game.ui.scroller import BAR, Scroller
from game.ui.theme import SPACE_2

_BAR_GAP = SPACE_2


class RowWindow:
    """The seen rows of a list within an area; the wheel and a bar at its right move it.

    Rows that all fit have the height they were made for, else as many as fit share the area.
    """

    def __init__(self) -> None:
        self._scroller = Scroller()
        self._area = Rect(0.0, 0.0, 0.0, 0.0)
        self._count = 0
        self._shown = 1
        self._pitch = 1.0
        self._u = 1.0

    def lay(self, area: Rect, row: float, count: int, u: float) -> None:
        """Show `count` rows of about `row` pixels within `area`; what was scrolled to stays."""
        first = self._first
        self._area, self._count, self._u = area, count, u
        self._shown = max(1, int(area.h / row + 1e-6))
        self._pitch = area.h / self._shown if count > self._shown else row
        self._scroller.lay(area, count * self._pitch, u)
        self._scroller.move_to(first * self._pitch)

    @property
    def seen(self) -> range:
        """The indices of the rows that are seen."""
        return range(self._first, min(self._count, self._first + self._shown))

    @property
    def page(self) -> int:
        """How many rows the area holds."""
        return self._shown

    def handle(self, event: Input) -> bool:
        """Take an input; whether it was for the wheel or the bar."""
        return self._scroller.handle(event)

    def turn(self, rows: int) -> None:
        """Move by so many rows, positive towards the end."""
        self._scroller.move_to((self._first + rows) * self._pitch)

    def reveal(self, index: int) -> None:
        """Move as little as need be to see row `index`."""
        if index not in self.seen:
            first = self._first
            self.turn(index - first - (0 if index < first else self._shown - 1))

    def places(self) -> Iterator[tuple[int, Rect]]:
        """The index and place of each row that is seen."""
        beside = (BAR + _BAR_GAP) * self._u if self._count > self._shown else 0.0
        for place, index in enumerate(self.seen):
            y = self._area.y + place * self._pitch
            yield index, Rect(self._area.x, y, self._area.w - beside, self._pitch)

    def draw(self, brush: Brush, surface: pygame.Surface) -> None:
        """Draw the bar, where there is one."""
        self._scroller.draw(brush, surface)

    @property
    def _first(self) -> int:
        return round(self._scroller.offset / self._pitch)
