"""Jobs are done in order of class, and the table gets an answer whatever becomes of the worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.ai.executor import InlineExecutor, WorkerExecutor
from game.ai.instant import instant
from game.ai.jobs import Advance, Answer, Executor, Job, JobClass, JobId, Limit, Origin, Report
from game.ai.players import choose
from game.ai.request import Request, conclude
from game.engine.rules import Rules
from tests.ai.table import seeded

PATIENCE = 30.0
"""Seconds a slow machine may take before a test gives up."""


def request(strength: int = 5, level: str = "standard", table: str = "partners") -> Request:
    """A bid to make; each world takes some tenths of a millisecond."""
    return seeded(Rules(blind_nil="off", table=table), 3).request(level, 1, strength)


ENDLESS = 10**9
LONG = Limit(3600.0)


def hear(
    executor: Executor, until: Callable[[list[Report]], bool], patience: float = PATIENCE
) -> list[Report]:
    """Poll until the reports so far satisfy `until`, at most `patience` seconds."""
    heard: list[Report] = []
    end = time.monotonic() + patience
    while not until(heard) and time.monotonic() < end:
        heard += executor.poll()
        time.sleep(0.002)
    return heard


def answer(executor: Executor, job: JobId) -> Answer:
    """The answer to one job."""
    heard = hear(executor, lambda reports: bool(answers(reports, job)))
    (found,) = answers(heard, job)
    return found


def answers(reports: list[Report], job: JobId) -> list[Answer]:
    return [each for each in reports if isinstance(each, Answer) and each.job == job]


def advanced(job: JobId) -> Callable[[list[Report]], bool]:
    return lambda reports: any(isinstance(r, Advance) and r.job == job for r in reports)


@pytest.fixture
def worker() -> Iterator[WorkerExecutor]:
    executor = WorkerExecutor(time.monotonic, grace=1.0)
    yield executor
    executor.close()


def test_inline_answers_all_jobs_the_highest_class_first() -> None:
    executor = InlineExecutor()
    review = executor.submit(Job(request(), JobClass.REVIEW))
    dropped = executor.submit(Job(request(), limit=LONG))
    hint = executor.submit(Job(request(), JobClass.HINT))
    move = executor.submit(Job(request(), JobClass.MOVE))
    executor.cancel(dropped)
    assert [report.job for report in executor.poll()] == [move, hint, review]
    assert executor.poll() == []


def test_inline_forgets_its_jobs_when_closed() -> None:
    executor = InlineExecutor()
    executor.submit(Job(request(), limit=LONG))
    executor.close()
    assert executor.poll() == []


def test_worker_answers_as_the_player_does_here(worker: WorkerExecutor) -> None:
    for level in ("easy", "standard", "pro"):
        job = worker.submit(Job(request(level=level), limit=LONG))
        assert answer(worker, job) == Answer(job, choose(request(level=level)))


def test_nothing_runs_before_the_start() -> None:
    executor = WorkerExecutor(time.monotonic)
    assert executor.pid is None
    executor.start()
    assert hear(executor, lambda _: executor.pid is not None) == []
    assert executor.pid is not None
    executor.close()
    assert executor.pid is None


def test_a_higher_class_suspends_a_lower_one(worker: WorkerExecutor) -> None:
    review = worker.submit(Job(request(ENDLESS), JobClass.REVIEW, LONG))
    assert advanced(review)(hear(worker, advanced(review)))
    began = time.monotonic()
    move = worker.submit(Job(request(), JobClass.MOVE))
    assert answer(worker, move).origin is Origin.PLAYER
    assert time.monotonic() - began < 1.0
    heard = hear(worker, advanced(review))
    assert advanced(review)(heard)
    assert not answers(heard, review)


def test_jobs_of_one_class_are_done_in_turn(worker: WorkerExecutor) -> None:
    jobs = [worker.submit(Job(request(), limit=LONG)) for _ in range(3)]
    heard = hear(worker, lambda reports: bool(answers(reports, jobs[-1])))
    assert [report.job for report in heard if isinstance(report, Answer)] == jobs


def test_a_cancelled_job_is_heard_of_no_more(worker: WorkerExecutor) -> None:
    endless = worker.submit(Job(request(ENDLESS), JobClass.MOVE, LONG))
    hear(worker, advanced(endless))
    worker.cancel(endless)
    after = worker.submit(Job(request(), JobClass.REVIEW))
    heard = hear(worker, lambda reports: bool(answers(reports, after)))
    assert [report.job for report in heard] == [after]


def test_a_late_answer_is_dropped(worker: WorkerExecutor) -> None:
    late = worker.submit(Job(request(), limit=LONG))
    after = worker.submit(Job(request(), limit=LONG))
    worker.cancel(late)
    heard = hear(worker, lambda reports: bool(answers(reports, after)))
    assert [report.job for report in heard] == [after]


def test_the_ceiling_ends_a_search_with_what_it_has(worker: WorkerExecutor) -> None:
    answer(worker, worker.submit(Job(request(), limit=LONG)))
    found = answer(worker, worker.submit(Job(request(ENDLESS), limit=Limit(0.2))))
    assert found.origin is Origin.PLAYER
    assert found.decision.cut
    assert 0 < found.decision.worlds < ENDLESS


def test_a_player_that_breaks_down_is_stood_in_for(
    worker: WorkerExecutor, caplog: pytest.LogCaptureFixture
) -> None:
    """The worker knows no table that only the tests have seated."""
    broken = request(table="five")
    found = answer(worker, worker.submit(Job(broken)))
    assert found == Answer(found.job, conclude(instant(broken)), Origin.INSTANT)
    assert "Traceback" in caplog.text
    assert "the instant player sits in for standard" in caplog.text
    assert answer(worker, worker.submit(Job(request(), limit=LONG))).origin is Origin.PLAYER


def test_an_unknown_level_is_stood_in_for(worker: WorkerExecutor) -> None:
    assert answer(worker, worker.submit(Job(request(level="nobody")))).origin is Origin.INSTANT


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs signals")
class TestSignals:
    def started(self, worker: WorkerExecutor) -> int:
        """A worker that has proved itself awake."""
        assert answer(worker, worker.submit(Job(request(), limit=LONG))).origin is Origin.PLAYER
        assert worker.pid is not None
        return worker.pid

    def test_a_killed_worker_is_replaced_and_the_job_sent_again(
        self, worker: WorkerExecutor, caplog: pytest.LogCaptureFixture
    ) -> None:
        first = self.started(worker)
        job = worker.submit(Job(request(400), limit=LONG))
        os.kill(first, signal.SIGKILL)
        assert answer(worker, job).origin is Origin.PLAYER
        assert worker.pid != first
        assert f"the worker {first} ended, another one is started" in caplog.text

    def test_a_job_that_kills_twice_is_stood_in_for(self, worker: WorkerExecutor) -> None:
        job = worker.submit(Job(request(ENDLESS), limit=LONG))
        killed = []
        for _ in range(2):
            hear(worker, advanced(job))
            killed.append(worker.pid or 0)
            os.kill(killed[-1], signal.SIGKILL)
        assert answer(worker, job).origin is Origin.INSTANT
        assert len({*killed, self.started(worker)}) == 3

    def test_a_wedged_worker_is_replaced_once_then_stood_in_for(
        self, worker: WorkerExecutor
    ) -> None:
        os.kill(self.started(worker), signal.SIGSTOP)
        began = time.monotonic()
        job = worker.submit(Job(request(ENDLESS), limit=Limit(0.1)))
        wedged = {worker.pid}
        while not (found := answers(worker.poll(), job)) and time.monotonic() - began < PATIENCE:
            if worker.pid not in {*wedged, None}:
                wedged.add(worker.pid)
                os.kill(worker.pid or 0, signal.SIGSTOP)
            time.sleep(0.002)
        assert found[0].origin is Origin.INSTANT
        assert len(wedged) == 2
        assert time.monotonic() - began < 6.0

    def test_a_wedged_worker_holds_up_no_call(self, worker: WorkerExecutor) -> None:
        os.kill(self.started(worker), signal.SIGSTOP)
        began = time.monotonic()
        for _ in range(300):
            worker.submit(Job(request(), limit=LONG))
            worker.poll()
        assert time.monotonic() - began < 10.0

    def test_only_one_job_pays_for_a_dead_worker(self, worker: WorkerExecutor) -> None:
        first = self.started(worker)
        jobs = [worker.submit(Job(request(400), limit=LONG)) for _ in range(3)]
        os.kill(first, signal.SIGKILL)
        heard = hear(worker, lambda reports: bool(answers(reports, jobs[-1])))
        origins = [report.origin for report in heard if isinstance(report, Answer)]
        assert origins == [Origin.PLAYER] * 3

    def test_workers_that_keep_dying_are_given_up(self, worker: WorkerExecutor) -> None:
        self.started(worker)
        deaths: set[int] = set()
        end = time.monotonic() + PATIENCE
        worker.submit(Job(request(ENDLESS), limit=LONG))
        while time.monotonic() < end:
            for report in worker.poll():
                if isinstance(report, Answer):
                    worker.submit(Job(request(ENDLESS), limit=LONG))
            pid = worker.pid
            if pid is None and len(deaths) >= 4:
                break
            if pid is not None and pid not in deaths:
                deaths.add(pid)
                os.kill(pid, signal.SIGKILL)
            time.sleep(0.002)
        assert len(deaths) == 4
        assert answer(worker, worker.submit(Job(request(), limit=LONG))).origin is Origin.INSTANT

    def test_an_interrupt_is_not_for_the_worker(self, worker: WorkerExecutor) -> None:
        pid = self.started(worker)
        os.kill(pid, signal.SIGINT)
        assert self.started(worker) == pid

    def test_the_worker_yields_to_the_game(self, worker: WorkerExecutor) -> None:
        assert os.getpriority(os.PRIO_PROCESS, self.started(worker)) > os.getpriority(
            os.PRIO_PROCESS, 0
        )

    @pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
    def test_the_worker_dies_with_the_game(self) -> None:
        """Killed outright in the middle of a search, the game leaves no process behind."""
        done = subprocess.run(
            [sys.executable, "-c", _ORPHAN], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == -signal.SIGKILL
        end = time.monotonic() + PATIENCE
        while alive(int(done.stdout)) and time.monotonic() < end:
            time.sleep(0.01)
        assert not alive(int(done.stdout))


_ORPHAN = f"""
import os, signal, time
from game.ai.executor import WorkerExecutor
from game.ai.jobs import Advance, Job, Limit
from tests.ai.test_executor import request
worker = WorkerExecutor(time.monotonic)
worker.submit(Job(request({ENDLESS}), limit=Limit(3600.0)))
while not any(isinstance(report, Advance) for report in worker.poll()):
    time.sleep(0.01)
print(worker.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has buried yet does not."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_clock_is_the_callers() -> None:
    """Time stands still but for what the test lets pass, so nothing is ever overdue."""
    now = [100.0]
    executor = WorkerExecutor(lambda: now[0], grace=0.0)
    job = executor.submit(Job(request(400), limit=Limit(60.0)))
    assert answer(executor, job).origin is Origin.PLAYER
    job = executor.submit(Job(request(ENDLESS), limit=LONG))
    executor.poll()
    now[0] += 3601.0
    executor.poll()
    now[0] += 3601.0
    assert [report.job for report in executor.poll() if isinstance(report, Answer)] == [job]
    executor.close()


def test_no_player_needs_pygame() -> None:
    code = "import sys, game.ai.executor; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
