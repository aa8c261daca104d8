"""Sits down to the first deal, and gets up again: meanwhile the match on the desk is laid aside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.desk import Desk
from game.scenes.lesson.sheet import LessonSheet
from game.scenes.lesson.tutor import Tutor
from game.scenes.table import TableScene
from game.session.lesson import begin_lesson
from game.storage.settings import Players

_TEACHERS = Players().names[:3]
"""Who plays the first deal, whoever sits at the player's own table."""


def open_lesson(
    desk: Desk,
    play: Callable[[], None] | None = None,
    on_leave: Callable[[], None] = lambda: None,
) -> None:
    """Open the table for the first deal; leaving it leads back to what lies below.

    At the end `play` begins a match, where it is given; `on_leave` is called when the table goes.
    Who leaves before the end without skipping the rest is offered the first deal again.
    """
    session = begin_lesson(desk.settings.players.you, _TEACHERS)
    bring_back = desk.lay_aside(session)
    left = False

    def leave(then: Callable[[], None] = lambda: None) -> None:
        nonlocal left
        if left:
            return
        left = True
        session.close()
        desk.stack.pop(table)
        bring_back()
        on_leave()
        then()

    def again() -> None:
        leave(lambda: open_lesson(desk, play, on_leave))

    def skip() -> None:
        desk.first_start = False
        leave()

    def ending() -> LessonSheet:
        desk.first_start = False
        return LessonSheet(desk, session, None if play is None else lambda: leave(play), again,
                           leave)  # fmt: skip

    table = TableScene(desk, again, leave, ending, partial(Tutor, skip=skip))
    desk.stack.push(table)
