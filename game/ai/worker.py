"""The worker process: it thinks, and looks up every few milliseconds for what else is wanted."""

from __future__ import annotations

import contextlib
import os
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from game.ai.jobs import Job, JobId
from game.ai.players import think
from game.ai.request import Decision, Progress, Thinking

SLICE = 0.005
"""Seconds of thinking between two looks at the pipe."""

_PROGRESS_EVERY = 0.1
_NICENESS = 5
"""Enough that the picture goes first; at 10 a busy machine leaves next to nothing to think with."""


@dataclass(frozen=True, slots=True)
class Submit:
    """To the worker: take on a job."""

    job: JobId
    what: Job


@dataclass(frozen=True, slots=True)
class Cancel:
    """To the worker: drop a job."""

    job: JobId


@dataclass(frozen=True, slots=True)
class Hurry:
    """To the worker: decide a job with what is found so far."""

    job: JobId


@dataclass(frozen=True, slots=True)
class Quit:
    """To the worker: end."""


@dataclass(frozen=True, slots=True)
class Ready:
    """From the worker: it is up and listening."""


@dataclass(frozen=True, slots=True)
class Advanced:
    """From the worker: how far a job is."""

    job: JobId
    progress: Progress


@dataclass(frozen=True, slots=True)
class Done:
    """From the worker: a job's decision."""

    job: JobId
    decision: Decision


@dataclass(frozen=True, slots=True)
class Failed:
    """From the worker: a player broke down over a job; `why` is the traceback."""

    job: JobId
    why: str


Order = Submit | Cancel | Hurry | Quit
News = Ready | Advanced | Done | Failed


@dataclass(slots=True)
class _Task:
    job: JobId
    what: Job
    thinking: Thinking
    spent: float = 0.0
    told: float = 0.0
    begun: bool = False
    hurried: bool = False


def serve(pipe: Connection[Any, Any]) -> None:
    """Be the worker at the far end of `pipe` until told to quit or the pipe breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(_NICENESS)
    # A broken pipe means that the game is gone, and there is nobody left to work for.
    with contextlib.suppress(EOFError, OSError):
        pipe.send(Ready())
        Desk(pipe, time.monotonic).work()


class Desk:
    """The jobs in hand: the highest class first, within a class the oldest."""

    def __init__(self, pipe: Connection[Any, Any], clock: Callable[[], float]) -> None:
        self._pipe = pipe
        self._clock = clock
        self._tasks: dict[JobId, _Task] = {}

    def work(self) -> None:
        """Work until told to quit. Raises EOFError or OSError when the pipe breaks."""
        while True:
            while not self._tasks or self._pipe.poll():
                order: Order = self._pipe.recv()
                if isinstance(order, Quit):
                    return
                self._obey(order)
            self._advance(max(self._tasks.values(), key=lambda t: (t.what.kind, -t.job)))

    def _obey(self, order: Submit | Cancel | Hurry) -> None:
        match order:
            case Submit(job, what):
                self._tasks[job] = _Task(job, what, think(what.request))
            case Cancel(job):
                self._tasks.pop(job, None)
            case Hurry(job) if job in self._tasks:
                self._tasks[job].hurried = True

    def _advance(self, task: _Task) -> None:
        """Let a task think for one slice."""
        began = now = self._clock()
        try:
            while now - began < SLICE:
                spent = task.spent + now - began
                over = task.hurried or spent >= task.what.limit.seconds
                progress = task.thinking.send(True if over and task.begun else None)
                task.begun = True
                now = self._clock()
        except StopIteration as end:
            self._finish(task, Done(task.job, end.value))
            return
        except Exception:  # A player at fault must not take the others' jobs with it.
            self._finish(task, Failed(task.job, traceback.format_exc()))
            return
        task.spent += now - began
        if task.spent - task.told >= _PROGRESS_EVERY:
            task.told = task.spent
            self._pipe.send(Advanced(task.job, progress))

    def _finish(self, task: _Task, news: Done | Failed) -> None:
        del self._tasks[task.job]
        self._pipe.send(news)
