"""Ends the program; a deal that is on no file is not lost without a word."""

from __future__ import annotations

from game.engine.record import Kind
from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.words import t


class QuitDialog(Dialog):
    """Says that a practice is not kept; to stay is the golden button."""

    name = "quit"

    def __init__(self, desk: Desk) -> None:
        cards = 0 if desk.match is None else desk.match.view.table.tricks
        choices = (
            Choice("stay", lambda: t("practice.quit.no"), self._stay, gold=True),
            Choice("quit", lambda: t("practice.quit.yes"), desk.stack.clear),
        )
        super().__init__(
            desk, t("practice.quit.title"), choices, text=t("practice.quit.text"), cards=cards
        )

    def _stay(self) -> None:
        self.close(lambda: None)


def quit_game(desk: Desk) -> None:
    """Leave for good. In the midst of a practice that is asked first; asked again it is done."""
    match, stack = desk.match, desk.stack
    practising = match is not None and match.record.kind is Kind.PRACTICE and not match.view.results
    if practising and not isinstance(stack.top, QuitDialog):
        stack.push(QuitDialog(desk))
    else:
        stack.clear()
