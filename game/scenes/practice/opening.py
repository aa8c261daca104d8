"""Sits down to a practice, and gets up again: meanwhile the match on the desk is laid aside."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.record import MatchRecord
from game.engine.tables import Seat
from game.scenes.desk import Desk
from game.scenes.history.content import names_of
from game.scenes.practice.sheet import PracticeSheet
from game.scenes.table import TableScene
from game.session.practice import begin_practice
from game.session.thinker import ExecutorThinker
from game.session.walk import DealWalk, walk


def open_practice(
    desk: Desk, record: MatchRecord, walked: DealWalk, steps: int, seat: Seat
) -> None:
    """Open the table for a practice of a deal after the first `steps` of its actions.

    Leaving it leads back to what lies below. Raises ValueError where nobody is to be asked for the
    computer players, and as `begin_practice`.
    """
    if desk.players is None:
        raise ValueError("no computer players, no practice")
    line = desk.players()
    thinker = ExecutorThinker(line, desk.stand_ins)
    practice = begin_practice(record, walked, steps, seat, thinker)
    bring_back = desk.lay_aside(practice.session)
    left = False

    def leave(then: Callable[[], None] = lambda: None) -> None:
        nonlocal left
        if left:
            return
        left = True
        practice.session.close()
        line.close()
        desk.stack.pop(table)
        bring_back()
        then()

    def again() -> None:
        leave(lambda: open_practice(desk, record, walked, steps, seat))

    table = TableScene(desk, again, leave, lambda: PracticeSheet(desk, practice, again, leave))
    desk.stack.push(table)


def play_again(desk: Desk, record: MatchRecord, deal: int) -> None:
    """Open the table for a practice of a deal, counted from 0, from its first bid.

    It is played from the first seat that no computer player fills. Raises as `open_practice`.
    """
    seat = names_of(record.players).viewer or 0
    open_practice(desk, record, walk(record, seat)[deal], 0, seat)
