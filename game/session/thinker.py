"""Asks the computer players through an executor, by number."""

from __future__ import annotations

from game.ai.jobs import Answer, Executor, Job, Limit, Origin
from game.ai.players import ceiling_of
from game.ai.request import Request
from game.engine.actions import Action
from game.session.standins import StandIns


class ExecutorThinker:
    """The computer players of one match; answers are kept until they are fetched.

    `stand_ins` is told where the instant player answers for one of them.
    """

    def __init__(self, executor: Executor, stand_ins: StandIns | None = None) -> None:
        self._executor = executor
        self._stand_ins = stand_ins or StandIns()
        self._answers: dict[int, Action] = {}

    def ask(self, request: Request) -> int:
        """Begin a decision and return its number."""
        limit = Limit(ceiling_of(request.level, request.strength))
        return self._executor.submit(Job(request, limit=limit))

    def answer(self, number: int) -> Action | None:
        """The action decided on, None while it is still being thought about."""
        for report in self._executor.poll():
            if isinstance(report, Answer):
                self._answers[report.job] = report.decision.action
                if report.origin is Origin.INSTANT:
                    self._stand_ins.note()
        return self._answers.pop(number, None)

    def drop(self, number: int) -> None:
        """Forget a decision that is not needed any more."""
        self._executor.cancel(number)
        self._answers.pop(number, None)
