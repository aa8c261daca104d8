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
_ICONS = {"review": "eye", "again": "reset"}


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


def icon_of(name: str) -> str:
    """The icon on a button."""
    return _ICONS[name]


def labelled_places(
    brush: Brush, row: Rect, names: tuple[str, ...]
) -> Iterator[tuple[str, str, Rect]]:
    """Return each button's name, label and place, from the left of a `row`.

    The labels are short where the full ones have no room; a button without room is left out.
    """
    for form in ("", ".short"):
        labels = [t(f"review.{name}{form}") for name in names]
        placed = list(_placed(brush, row, names, labels))
        if len(placed) == len(names):
            break
    yield from placed


def _placed(
    brush: Brush, row: Rect, names: tuple[str, ...], labels: list[str]
) -> Iterator[tuple[str, str, Rect]]:
    x = row.x
    for name, label in zip(names, labels, strict=True):
        wide = button_width(brush, label, icon=icon_of(name), size=Step.BODY)
        if x + wide > row.right:
            return
        yield name, label, Rect(x, row.y, wide, row.h)
        x += wide + _GAP * brush.scale
