"""The last trick shown again in the middle of the table, in the order it was played."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.state import State, Trick
from game.scenes.desk import Desk
from game.scenes.table.cardparts import spot_part
from game.ui.furniture import banner_part
from game.ui.layout.table import TableLayout
from game.ui.parts import Part
from game.ui.placement import trick_spots
from game.words import t
from game.words.names import Names

_LEVEL = 7.0
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

    def parts(self, desk: Desk, layout: TableLayout, view: State, names: Names) -> Iterator[Part]:
        """Yield the last trick with a caption that says who took it."""
        trick = last_trick(view)
        if not self.shown or trick is None or trick.winner is None:
            return
        for name, spot in trick_spots(trick, view, layout).items():
            yield spot_part(desk, f"last {name}", (_LEVEL, 0, spot.z), spot)
        winner = trick.winner
        words = t("table.last_trick", you=names.you(winner), who=names.title(winner))
        yield banner_part(desk.brush, layout, words, (_LEVEL, 1))


def last_trick(view: State) -> Trick | None:
    """The trick taken last in this deal."""
    return next((trick for trick in reversed(view.tricks) if trick.winner is not None), None)
