"""The end of the first deal: what each thing in it was worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.state import State
from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.session.lesson import LEARNER
from game.session.match import MatchSession
from game.words import t
from game.words.ledger import ledger_lines
from game.words.names import Names
from game.words.numbers import signed


class LessonSheet(Dialog):
    """A line for each entry of the learner's ledger, and the ways on; Esc is the golden one."""

    name = "lesson_sheet"

    def __init__(
        self,
        desk: Desk,
        session: MatchSession,
        play: Callable[[], None] | None,
        again: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        """`play` begins a match, where one may be begun from here."""
        self._session = session
        names = Names(tuple(player.name for player in session.record.players), LEARNER)
        lines = (*_lines(session.view, names), t("lesson.end.rest"))
        back = "lesson.end.back" if play is not None else "lesson.end.done"
        choices = [
            Choice("back", lambda: t(back), lambda: self.close(leave), gold=play is None),
            Choice("again", lambda: t("lesson.end.again"), lambda: self.close(again)),
        ]
        if play is not None:
            begin = play
            choices.insert(
                0,
                Choice("play", lambda: t("lesson.end.play"), lambda: self.close(begin), gold=True),
            )
        super().__init__(desk, t("lesson.end.title"), choices, text="\n".join(lines))

    def view(self) -> State | None:
        """What the learner knows of the deal."""
        return self._session.view


def _lines(view: State, names: Names) -> Iterator[str]:
    result = view.results[-1]
    for line in ledger_lines(view.rules, result, view.table.side_of(LEARNER), names):
        yield t("lesson.end.line", what=line.text, note=line.note, points=signed(line.points))
