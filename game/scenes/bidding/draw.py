"""Asks whether the card looked at is kept (RULES section 2, draw2)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

import pygame

from game.engine.actions import Action, Draw
from game.scenes.bidding.ask import AskScene
from game.ui.control import Control
from game.ui.geometry import Rect
from game.ui.layout.draw_pile import DrawSpots, draw_spots
from game.ui.layout.table import TableLayout
from game.words import t

KEEP, REFUSE = "keep", "refuse"


class DrawScene(AskScene):
    """Two buttons under the card that was looked at."""

    name = "draw"

    _spots: DrawSpots | None = None

    @property
    def panel(self) -> Rect:
        """The place of both buttons."""
        spots = self._laid_out
        return Rect.spanning(spots.keep.x, spots.keep.y, spots.refuse.right, spots.refuse.bottom)

    @property
    def _laid_out(self) -> DrawSpots:
        if self._spots is None:
            raise RuntimeError("the drawing is not laid out")
        return self._spots

    def enter(self) -> None:
        """Begin with keeping."""
        self._controls.focus_on(KEEP)

    def _place(self, table: TableLayout) -> None:
        self._spots = draw_spots(table)

    def _make_controls(self) -> Iterator[Control]:
        spots = self._laid_out
        for name, rect, icon, keep in (
            (KEEP, spots.keep, "check", True),
            (REFUSE, spots.refuse, "x", False),
        ):
            label = t(f"draw.{name}")
            yield Control(
                name,
                rect,
                self._button(label, rect, gold=keep, icon=icon),
                partial(self._send, Draw(self._seat, keep=keep)),
                spoken=label,
                shortcuts=(label[0].lower(),),
            )

    def _controls_for(self, action: Action) -> frozenset[str]:
        keeps = isinstance(action, Draw) and action.keep
        return frozenset({KEEP if keeps else REFUSE})

    def _draw_panel(self, surface: pygame.Surface, dx: float = 0.0, dy: float = 0.0) -> None:
        """There is nothing under the buttons but the table."""

    def _says(self) -> Hashable:
        return self._refused
