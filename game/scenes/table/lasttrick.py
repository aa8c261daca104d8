"""The last trick shown again in the middle of the table, in the order it was played."""

from __future__ import annotations

import pygame

from game.engine.state import State, Trick
from game.scenes.desk import Desk
from game.scenes.table.painter import draw_spot
from game.ui.furniture import banner
from game.ui.layout.table import TableLayout
from game.ui.placement import trick_spots
from game.words import t
from game.words.names import Names

SHOWN_FOR = 4.0
"""Seconds after which the trick on the table comes back by itself."""


class LastTrick:
    """Whether the last trick is being looked at, and for how long yet."""

    def __init__(self) -> None:
        self._left = 0.0

    @property
    def shown(self) -> bool:
        """Whether the last trick lies on the table again."""
        return self._left > 0

    def toggle(self) -> None:
        """Show it, or put it away."""
        self._left = 0.0 if self.shown else SHOWN_FOR

    def put_away(self) -> None:
        """Show what is on the table."""
        self._left = 0.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether the trick was put away just now."""
        before, self._left = self._left, max(0.0, self._left - dt)
        return before > 0 and self._left == 0

    def draw(
        self, desk: Desk, surface: pygame.Surface, layout: TableLayout, view: State, names: Names
    ) -> None:
        """Draw the last trick with a caption that says who took it."""
        trick = last_trick(view)
        if not self.shown or trick is None or trick.winner is None:
            return
        for spot in trick_spots(trick, view, layout).values():
            draw_spot(desk, surface, spot, moving=False)
        winner = trick.winner
        words = t("table.last_trick", you=names.you(winner), who=names.title(winner))
        banner(desk.brush, surface, layout, words)


def last_trick(view: State) -> Trick | None:
    """The trick taken last in this deal."""
    return next((trick for trick in reversed(view.tricks) if trick.winner is not None), None)
