"""One executor for several askers: each hears of its own jobs alone."""

from __future__ import annotations

from game.ai.jobs import Answer, Executor, Job, JobId, Report


class SharedExecutor:
    """Hands out lines to one executor; reports wait until the line that asked fetches them."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._askers: dict[JobId, Line] = {}

    def line(self) -> Line:
        """An executor of one's own. Closing it drops its jobs and leaves the others'."""
        return Line(self)

    def submit(self, job: Job, asker: Line) -> JobId:
        """Take on a job whose reports `asker` is to have."""
        number = self._executor.submit(job)
        self._askers[number] = asker
        return number

    def hear(self) -> None:
        """Fetch the news and hand them to whoever asked."""
        for report in self._executor.poll():
            asker = self._askers.get(report.job)
            if asker is not None:
                asker.heard.append(report)

    def forget(self, job: JobId) -> None:
        """Drop a job, or what is left of a finished one."""
        if self._askers.pop(job, None) is not None:
            self._executor.cancel(job)


class Line:
    """One asker's executor; made by `SharedExecutor.line`."""

    def __init__(self, shared: SharedExecutor) -> None:
        self._shared = shared
        self._jobs: set[JobId] = set()
        self.heard: list[Report] = []

    def submit(self, job: Job) -> JobId:
        """Take on a job."""
        number = self._shared.submit(job, self)
        self._jobs.add(number)
        return number

    def poll(self) -> list[Report]:
        """What has been heard of this line's jobs since the last call."""
        self._shared.hear()
        reports = [report for report in self.heard if report.job in self._jobs]
        self.heard.clear()
        for report in reports:
            if isinstance(report, Answer):
                self.cancel(report.job)
        return reports

    def cancel(self, job: JobId) -> None:
        """Drop a job."""
        if job in self._jobs:
            self._jobs.discard(job)
            self._shared.forget(job)

    def close(self) -> None:
        """Drop all jobs of this line."""
        for job in tuple(self._jobs):
            self.cancel(job)
