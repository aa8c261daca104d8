"""An open drop-down over a page: its rows, from which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.scenes.desk import Desk
from game.scenes.scene import Scene, Target
from game.ui.dropdown import OpenList
from game.ui.geometry import Rect
from game.ui.input import Input, KeyPressed, WheelTurned

_ROW, _MARGIN = 36, 40
"""Height of a row at its tightest, and what the list leaves of the window, at scale 1."""


class DropList(Scene):
    """The values of a filter under its key; Esc, or a click beside them, leaves it as it was.

    Of more values than the window holds, those beyond come when they are moved to.
    """

    name = "drop_list"
    overlay = True

    def __init__(
        self,
        desk: Desk,
        key: Rect,
        labels: Sequence[str],
        chosen: int,
        choose: Callable[[int], None],
    ) -> None:
        """Open under `key` with row `chosen` ticked; `choose` is told the row pressed."""
        self._desk, self._key, self._labels = desk, key, tuple(labels)
        self._chosen, self._choose = chosen, choose
        self._window: Rect | None = None
        self._first, self._shown = 0, len(self._labels)
        self._list: OpenList | None = None

    def layout(self, size: tuple[int, int]) -> None:
        """Open the list; a window of another size closes it."""
        if self._window is not None:
            self._desk.stack.pop(self)
            return
        self._window = Rect(0.0, 0.0, *map(float, size))
        u = self._desk.brush.scale
        fitting = int((self._window.h - _MARGIN * u) / (_ROW * u))
        self._shown = min(len(self._labels), fitting)
        self._open(self._chosen)

    def handle(self, event: Input) -> bool:
        """Take every input, so that none reaches the page."""
        if self._list is None:
            return True
        row = self._first + self._list.lit
        match event:
            case WheelTurned(steps):
                self._open(row - (1 if steps > 0 else -1))
            case KeyPressed("up" | "down" as name):
                self._open(row + (1 if name == "down" else -1))
            case KeyPressed("page up" | "page down" as name):
                self._open(row + (self._shown if name == "page down" else -self._shown))
            case KeyPressed("home" | "end" as name):
                self._open(len(self._labels) if name == "end" else 0)
            case _:
                self._pick(self._list, event)
        return True

    @property
    def focus(self) -> str | None:
        """The row that is lit."""
        return None if self._list is None else f"option_{self._first + self._list.lit}"

    def targets(self) -> Iterator[Target]:
        """The rows that are seen."""
        if self._list is not None:
            for number, rect in enumerate(self._list.items, self._first):
                yield Target(f"option_{number}", rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the rows over the page."""
        if self._list is not None:
            self._list.draw(self._desk.brush, surface)

    def _open(self, row: int) -> None:
        """Show the rows about `row` and light it."""
        if self._window is None:
            return
        row = min(len(self._labels) - 1, max(0, row))
        self._first = min(row, max(self._first, row - self._shown + 1))
        seen = self._labels[self._first : self._first + self._shown]
        chosen = self._chosen - self._first
        self._list = OpenList(self._desk.brush, seen, chosen, self._key, self._window)
        self._list.lit = row - self._first

    def _pick(self, opened: OpenList, event: Input) -> None:
        picked = opened.handle(event)
        if picked is not None:
            self._desk.stack.pop(self)
            if picked.item is not None:
                self._choose(self._first + picked.item)
