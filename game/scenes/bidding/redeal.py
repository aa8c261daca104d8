"""Asks whether a hand that may is dealt anew (RULES section 4, `redeal`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.actions import Action, AnswerRedeal
from game.engine.legality import check
from game.scenes.bidding.places import question_places
from game.scenes.bidding.question import QuestionScene
from game.ui.control import Control
from game.ui.layout.table import TableLayout
from game.ui.questionface import QuestionText
from game.words import t
from game.words.offers import redeal_question

KEEP, ASK = "keep", "ask"


class RedealScene(QuestionScene):
    """Asks for new cards or keeps the hand; to keep it is the safe answer."""

    name = "redeal"

    @property
    def text(self) -> QuestionText:
        """Why the viewer may ask, or why the answer was refused."""
        why = redeal_question(self._view, self._seat)
        return QuestionText(t("redeal.title"), self._refused or why)

    def _place(self, table: TableLayout) -> None:
        self._places = question_places(table, words=False, buttons=2)

    def _make_controls(self) -> Iterator[Control]:
        keep, ask = self._laid_out.buttons
        for name, rect, key, wanted in (
            (KEEP, keep, "redeal.stand", False),
            (ASK, ask, "redeal.ask", True),
        ):
            answer = AnswerRedeal(self._seat, ask=wanted)
            yield Control(
                name,
                rect,
                self._button(t(key), rect, gold=not wanted),
                partial(self._send, answer),
                enabled=check(self._view, answer) is None,
                spoken=t(key),
            )

    def _controls_for(self, action: Action) -> frozenset[str]:
        asks = isinstance(action, AnswerRedeal) and action.ask
        return frozenset({ASK if asks else KEEP})

    def enter(self) -> None:
        """Begin with the safe answer."""
        self._controls.focus_on(KEEP)
