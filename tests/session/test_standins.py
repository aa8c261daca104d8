"""The table hears once that the instant player sat in."""

from __future__ import annotations

import pytest

from game.ai.jobs import Answer, Job, Origin, Report
from game.ai.players import choose
from game.engine.rules import Rules
from game.session.standins import StandIns
from game.session.thinker import ExecutorThinker
from tests.ai.table import seeded


class Answering:
    """Answers in somebody's name."""

    def __init__(self, origin: Origin) -> None:
        self._origin = origin
        self._reports: list[Report] = []

    def submit(self, job: Job) -> int:
        self._reports.append(Answer(1, choose(job.request), self._origin))
        return 1

    def poll(self) -> list[Report]:
        return self._reports

    def cancel(self, job: int) -> None:
        raise AssertionError(job)

    def close(self) -> None:
        raise AssertionError


@pytest.mark.parametrize("origin", list(Origin))
def test_only_a_stand_in_is_news_and_only_once(origin: Origin) -> None:
    stand_ins = StandIns()
    thinker = ExecutorThinker(Answering(origin), stand_ins)
    number = thinker.ask(seeded(Rules(blind_nil="off"), 3).request("easy"))
    assert not stand_ins.news()
    assert thinker.answer(number) is not None
    assert stand_ins.news() is (origin is Origin.INSTANT)
    stand_ins.note()
    assert stand_ins.news() is (origin is Origin.PLAYER)
    assert not stand_ins.news()
