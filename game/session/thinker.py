"""Asks the computer players through an executor, by number."""

from __future__ import annotations

from game.ai.jobs import Answer, Executor, Job, Limit
from game.ai.players import ceiling_of
from game.ai.request import Request
from game.engine.actions import Action


class ExecutorThinker:
    """The computer players of one match; answers are kept until they are fetched."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
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
        return self._answers.pop(number, None)

    def drop(self, number: int) -> None:
        """Forget a decision that is not needed any more."""
        self._executor.cancel(number)
        self._answers.pop(number, None)
