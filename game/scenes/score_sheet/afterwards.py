"""What can be done with a deal that is over: review it, or play it once more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.engine.record import Kind, MatchRecord
from game.scenes import openers
from game.scenes.desk import Desk
from game.ui.brush import Brush
from game.ui.buttons import button_width
from game.ui.geometry import Rect
from game.ui.theme import SPACE_3, Step
from game.words import t

_GAP = SPACE_3


@dataclass(frozen=True, slots=True)
class Afterwards:
    """The buttons for one deal of a match, counted from 0.

    Without a `record` the match is the one on the desk. `match` is the number of a match on file.
    """

    desk: Desk
    deal: int
    record: MatchRecord | None = None
    match: int | None = None

    def offers(self) -> Iterator[tuple[str, str, Callable[[], None]]]:
        """The name of each button, its key, and what it does."""
        record = self._record()
        if record is None or record.kind is not Kind.MATCH:
            return
        yield "review", "v", self._review
        if self.desk.players is not None and any(player.human for player in record.players):
            yield "again", "d", self._again

    def _record(self) -> MatchRecord | None:
        if self.record is not None:
            return self.record
        return None if self.desk.match is None else self.desk.match.record

    def _review(self) -> None:
        record = self._record()
        if record is not None:
            fresh = self.record is None
            number = self.match
            if fresh and self.desk.match is not None:
                number = self.desk.match_of(self.desk.match)
            scene = openers.review(self.desk, record, number, self.deal, analyse=fresh)
            self.desk.stack.push(scene)

    def _again(self) -> None:
        record = self._record()
        if record is not None:
            openers.play_again(self.desk, record, self.deal)


def label_of(name: str) -> str:
    """The words on a button."""
    return t("review.key" if name == "review" else f"review.{name}")


def button_places(brush: Brush, row: Rect, names: tuple[str, ...]) -> Iterator[Rect]:
    """Return where the buttons are, from the left of a `row`; those without room are left out."""
    x = row.x
    for name in names:
        wide = button_width(brush, label_of(name), size=Step.BODY)
        if x + wide > row.right:
            return
        yield Rect(x, row.y, wide, row.h)
        x += wide + _GAP * brush.scale
