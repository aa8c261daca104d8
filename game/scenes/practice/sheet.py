"""The end of a practice: how the deal went now, and how it went in the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.state import DealResult, State
from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.session.practice import Practice
from game.ui.layout.seats import side_order
from game.words import t
from game.words.names import Names
from game.words.review import compared, side_line


class PracticeSheet(Dialog):
    """A line a side with both results; the golden button and Esc lead back."""

    name = "practice_sheet"

    def __init__(
        self,
        desk: Desk,
        practice: Practice,
        again: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        """`again` begins the same practice anew, `leave` ends it. Raises ValueError unless the
        deal is over.
        """
        result = practice.result
        if result is None:
            raise ValueError("the deal is not over")
        self._session = practice.session
        names = Names(desk.names, practice.session.viewer)
        lines = tuple(_lines(practice.session.view, result, practice.before, names))
        choices = (
            Choice("back", lambda: t("practice.back"), lambda: self.close(leave), gold=True),
            Choice("again", lambda: t("practice.once_more"), lambda: self.close(again)),
        )
        title = t("practice.title", deal=result.deal)
        super().__init__(desk, title, choices, text="\n".join(lines))

    def view(self) -> State | None:
        """What the viewer knows of the practice."""
        return self._session.view


def _lines(view: State, now: DealResult, before: DealResult | None, names: Names) -> Iterator[str]:
    viewer = names.viewer or 0
    own = view.table.side_of(viewer)
    yield compared(now, before, own)
    for side in side_order(view.table.sides, viewer):
        yield side_line(now, before, side, view.table, names)
