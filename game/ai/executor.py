"""The executors: in line for tests, and the worker process that the game uses."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count

from game.ai.instant import instant
from game.ai.jobs import Advance, Answer, Job, JobId, Origin, Report
from game.ai.link import Link, Wire
from game.ai.patience import BOOT, GRACE, MOST_FAILURES, Lag, lag, rest_after
from game.ai.players import choose
from game.ai.request import conclude
from game.ai.worker import Advanced, Cancel, Done, Failed, Hurry, News, Submit

_LOG = logging.getLogger(__name__)
_LOG.addHandler(logging.NullHandler())


class InlineExecutor:
    """Does its jobs to the end whenever it is polled, in this process."""

    def __init__(self) -> None:
        self._ids = count(1)
        self._jobs: dict[JobId, Job] = {}

    def submit(self, job: Job) -> JobId:
        """Take on a job."""
        number = next(self._ids)
        self._jobs[number] = job
        return number

    def poll(self) -> list[Report]:
        """Do all jobs, the highest class first."""
        order = sorted(self._jobs, key=lambda number: (-self._jobs[number].kind, number))
        return [Answer(number, choose(self._jobs.pop(number).request)) for number in order]

    def cancel(self, job: JobId) -> None:
        """Drop a job."""
        self._jobs.pop(job, None)

    def close(self) -> None:
        """Drop all jobs."""
        self._jobs.clear()


@dataclass(slots=True)
class _Pending:
    number: JobId
    job: Job
    spent: float = 0.0
    failures: int = 0
    hurried: bool = False


class WorkerExecutor:
    """Sends jobs to one long-lived process, and minds it: the table never waits for a dead one.

    A job past its limit is told to end with what it has. It is overdue when its class's turn has
    lasted `grace` seconds past the limit and for as long nothing was heard of the worker. When a
    worker is overdue or dead a new one takes over its jobs; the job it failed at is sent once more,
    and the second time answered by the instant player. A slow worker is left alone, but the instant
    player answers what takes it ten seconds too long. Where one worker after another is lost there
    is a rest without any (`rest_after`), and what comes is answered by the instant player until
    another has started. `clock` tells the seconds, `connect` starts a process.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        grace: float = GRACE,
        connect: Callable[[], Wire] = Link,
    ) -> None:
        self._clock = clock
        self._grace = grace
        self._connect = connect
        self._ids = count(1)
        self._link: Wire | None = None
        self._pending: dict[JobId, _Pending] = {}
        self._looked = clock()
        self._booting = 0.0
        self._quiet = 0.0
        self._rested = 0.0
        self._failures = 0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The worker process, None while there is none."""
        return None if self._link is None else self._link.pid

    def start(self) -> None:
        """Start the worker in the background, unless there has to be a rest; jobs do so too."""
        if self._link is None and not self._closed and self._rested >= rest_after(self._failures):
            self._link, self._booting = self._connect(), 0.0

    def submit(self, job: Job) -> JobId:
        """Take on a job."""
        self._charge()
        self.start()
        number = next(self._ids)
        self._pending[number] = _Pending(number, job)
        self._send(self._pending[number])
        return number

    def poll(self) -> list[Report]:
        """What has been heard since the last call, and the answers of the instant player."""
        self._charge()
        if self._failures:
            self.start()
        reports: list[Report] = []
        if self._link is not None:
            ready, heard = self._link.ready, self._link.receive()
            if heard or self._link.ready != ready:
                self._quiet = 0.0
            for news in heard:
                reports += self._heard(news)
        return reports + self._mind()

    def cancel(self, job: JobId) -> None:
        """Drop a job."""
        if self._pending.pop(job, None) is not None and self._link is not None:
            self._link.send(Cancel(job))

    def close(self) -> None:
        """Drop all jobs and end the worker; nothing may be submitted afterwards."""
        self._pending.clear()
        self._closed = True
        if self._link is not None:
            self._link.close(patience=0.5)
            self._link = None

    def _send(self, pending: _Pending) -> None:
        pending.hurried = False
        if self._link is not None:
            # Players read no earlier deals, and a long match would make every message heavy.
            request = pending.job.request
            request = replace(request, view=replace(request.view, results=()))
            self._link.send(Submit(pending.number, replace(pending.job, request=request)))

    def _heard(self, news: News) -> list[Report]:
        """A report of the news; late news of a job that is settled is dropped."""
        match news:
            case Advanced(number, progress) if number in self._pending:
                return [Advance(number, progress)]
            case Done(number, decision) if number in self._pending:
                self._failures = 0
                del self._pending[number]
                return [Answer(number, decision)]
            case Failed(number, why) if number in self._pending:
                _LOG.error("a player broke down over job %d\n%s", number, why)
                return [self._sit_in(self._pending[number])]
            case _:
                return []

    def _current(self) -> _Pending | None:
        """The job that the worker is at."""
        return max(
            self._pending.values(), key=lambda each: (each.job.kind, -each.number), default=None
        )

    def _charge(self) -> None:
        """Put the time since the last look down to the job that the worker is at."""
        now = self._clock()
        passed, self._looked = now - self._looked, now
        current = self._current()
        if current is not None:
            current.spent += passed
            self._quiet += passed
        if self._link is None:
            self._rested += passed
        elif not self._link.ready:
            self._booting += passed

    def _mind(self) -> list[Report]:
        """Hurry the worker, replace it if it is dead or wedged, and answer in its stead."""
        link, reports = self._link, self._without_worker()
        if link is None:
            return reports
        current, why, late = self._current(), "", Lag.NONE
        if current is not None:
            over = current.spent - current.job.limit.seconds
            late = lag(over, self._quiet, self._grace, ready=link.ready)
        if link.gone:
            why = "ended"
        elif not link.ready and self._booting > BOOT:
            why = "does not start"
        elif late is Lag.WEDGED:
            why = "is overdue"
        if why:
            return reports + self._lose(link, current, why)
        if current is not None and late is Lag.TOO_LATE:
            reports.append(self._sit_in(current))
        elif current is not None and late is Lag.LATE and not current.hurried:
            current.hurried = True
            link.send(Hurry(current.number))
        return reports

    def _without_worker(self) -> list[Report]:
        """Answers to all jobs while there is no worker, or one after a rest is still to start."""
        starting = self._link is not None and not self._link.ready
        if self._link is None or (starting and self._failures >= MOST_FAILURES):
            return [self._sit_in(each) for each in list(self._pending.values())]
        return []

    def _lose(self, link: Wire, current: _Pending | None, why: str) -> list[Report]:
        """Let a new worker take over all jobs; the answer to one that has failed before."""
        reports: list[Report] = []
        if current is not None:
            current.failures, current.spent = current.failures + 1, 0.0
            if current.failures > 1:
                reports.append(self._sit_in(current))
        pid = link.pid
        link.kill()
        self._failures += 1
        self._link, self._rested, self._quiet = None, 0.0, 0.0
        self.start()
        rest = rest_after(self._failures)
        then = f"another one is started in {rest:.0f} s" if rest else "another one is started"
        _LOG.warning("the worker %s %s, %s", pid, why, then)
        for pending in self._pending.values():
            self._send(pending)
        return reports

    def _sit_in(self, pending: _Pending) -> Answer:
        """The instant player's answer; the worker's is no longer wanted."""
        self.cancel(pending.number)
        request = pending.job.request
        _LOG.warning("the instant player sits in for %s, job %d", request.level, pending.number)
        decision = conclude(instant(request))
        return Answer(pending.number, decision, Origin.INSTANT)
