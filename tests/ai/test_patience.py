"""A slow worker is hurried and waited for, a lost one comes back after a rest; no clock runs."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from game.ai.executor import WorkerExecutor
from game.ai.jobs import Answer, Job, JobId, Limit, Origin
from game.ai.patience import MOST_FAILURES, Lag, lag, rest_after
from game.ai.players import choose
from game.ai.request import Progress
from game.ai.worker import Advanced, Done, Hurry, News, Order
from tests.ai.test_executor import request

LIMIT = Limit(0.5)


class Wires:
    """Hands out workers that do what the test says, on a clock that the test turns."""

    def __init__(self) -> None:
        self.now = 100.0
        self.made: list[Scripted] = []
        self.executor = WorkerExecutor(lambda: self.now, connect=self._connect)

    def _connect(self) -> Scripted:
        self.made.append(Scripted(len(self.made) + 1))
        return self.made[-1]

    def submit(self) -> JobId:
        return self.executor.submit(Job(request(), limit=LIMIT))

    def wait(self, seconds: float) -> list[Origin]:
        """Let time pass; who has answered since."""
        self.now += seconds
        return [each.origin for each in self.executor.poll() if isinstance(each, Answer)]

    def lose(self, count: int = MOST_FAILURES) -> None:
        """Let so many workers end at once, with a job under way."""
        self.submit()
        for _ in range(count):
            self.made[-1].gone = True
            self.wait(0.0)


@dataclass(slots=True)
class Scripted:
    """A worker that has started, unless the test says otherwise."""

    pid: int | None
    ready: bool = True
    gone: bool = False
    orders: list[Order] = field(default_factory=list)
    news: list[News] = field(default_factory=list)

    def send(self, order: Order) -> None:
        self.orders.append(order)

    def receive(self) -> list[News]:
        heard, self.news = self.news, []
        return heard

    def kill(self) -> None:
        self.gone = True

    def close(self, patience: float) -> None:
        self.gone = patience >= 0.0


@pytest.fixture
def wires() -> Wires:
    return Wires()


def test_a_job_past_its_limit_is_hurried_once(wires: Wires) -> None:
    job = wires.submit()
    wires.wait(0.5)
    assert Hurry(job) not in wires.made[0].orders
    wires.wait(0.1)
    wires.wait(0.1)
    assert wires.made[0].orders.count(Hurry(job)) == 1


def test_a_worker_that_says_nothing_is_replaced(wires: Wires) -> None:
    wires.submit()
    assert wires.wait(3.6) == []
    assert len(wires.made) == 2


def test_a_slow_worker_is_left_alone(wires: Wires) -> None:
    job = wires.submit()
    for _ in range(9):
        wires.made[0].news.append(Advanced(job, Progress(1, 2)))
        assert wires.wait(1.0) == []
    wires.made[0].news.append(Done(job, choose(request())))
    assert wires.wait(1.0) == [Origin.PLAYER]
    assert len(wires.made) == 1


def test_the_table_does_not_wait_for_ever_for_a_slow_worker(wires: Wires) -> None:
    job, answers = wires.submit(), []
    for _ in range(11):
        wires.made[0].news.append(Advanced(job, Progress(1, 2)))
        answers += wires.wait(1.0)
    assert answers == [Origin.INSTANT]
    assert len(wires.made) == 1


def test_after_a_rest_a_worker_is_back(wires: Wires) -> None:
    wires.lose()
    assert len(wires.made) == MOST_FAILURES
    wires.submit()
    assert wires.wait(9.0) == [Origin.INSTANT]
    wires.wait(1.0)
    assert len(wires.made) == MOST_FAILURES + 1
    fresh = wires.made[-1]
    fresh.ready = False
    wires.submit()
    assert wires.wait(0.0) == [Origin.INSTANT]
    fresh.ready = True
    job = wires.submit()
    fresh.news.append(Done(job, choose(request())))
    assert wires.wait(0.1) == [Origin.PLAYER]


def test_a_worker_lost_again_is_missed_for_longer(wires: Wires) -> None:
    wires.lose()
    wires.wait(10.0)
    wires.lose(1)
    wires.wait(19.0)
    assert len(wires.made) == MOST_FAILURES + 1
    wires.wait(1.0)
    assert len(wires.made) == MOST_FAILURES + 2


def test_nothing_is_started_once_closed(wires: Wires) -> None:
    wires.lose()
    wires.executor.close()
    wires.wait(1000.0)
    assert len(wires.made) == MOST_FAILURES


def test_rests_grow_up_to_two_minutes() -> None:
    rests = [rest_after(failures) for failures in range(MOST_FAILURES - 1, MOST_FAILURES + 7)]
    assert rests == [0.0, 10.0, 20.0, 40.0, 80.0, 120.0, 120.0, 120.0]
    assert rest_after(10**6) == 120.0


@pytest.mark.parametrize(
    ("over", "quiet", "ready", "found"),
    [
        (-0.1, 9.0, True, Lag.NONE),
        (0.1, 9.0, True, Lag.LATE),
        (3.1, 2.9, True, Lag.LATE),
        (3.1, 3.1, True, Lag.WEDGED),
        (10.1, 0.1, True, Lag.TOO_LATE),
        (3.1, 9.0, False, Lag.TOO_LATE),
    ],
)
def test_how_late_a_job_is(over: float, quiet: float, ready: bool, found: Lag) -> None:
    assert lag(over, quiet, ready=ready) is found
