"""Several askers at one executor."""

from __future__ import annotations

from functools import cache

from game.ai.executor import InlineExecutor
from game.ai.jobs import Job
from game.ai.request import Request
from game.ai.sharing import SharedExecutor
from game.engine.legality import legal_actions
from tests.scenes.seeded import match_at, my_turn


@cache
def job() -> Job:
    view = match_at(my_turn(2, 2)).view
    return Job(Request(view, legal_actions(view, 0), seed=1, level="easy"))


def test_each_hears_of_its_own_jobs() -> None:
    shared = SharedExecutor(InlineExecutor())
    one, two = shared.line(), shared.line()
    first, second = one.submit(job()), two.submit(job())
    assert [report.job for report in one.poll()] == [first]
    assert [report.job for report in two.poll()] == [second]
    assert not one.poll()
    assert not two.poll()


def test_closing_one_line_leaves_the_other() -> None:
    shared = SharedExecutor(InlineExecutor())
    one, two = shared.line(), shared.line()
    one.submit(job())
    second = two.submit(job())
    one.close()
    assert not one.poll()
    assert [report.job for report in two.poll()] == [second]


def test_nothing_is_heard_of_a_job_dropped_after_its_answer_came() -> None:
    shared = SharedExecutor(InlineExecutor())
    one, two = shared.line(), shared.line()
    first = one.submit(job())
    two.poll()
    one.cancel(first)
    assert not one.poll()
