"""Work for the computer players: jobs, their classes and limits, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Protocol

from game.ai.request import Decision, Progress, Request

JobId = int
"""Names a job with its executor; never used twice."""


class JobClass(IntEnum):
    """What a job is for; a greater class suspends a lesser one."""

    REVIEW = 0
    BACKGROUND = 1
    HINT = 2
    MOVE = 3


@dataclass(frozen=True, slots=True)
class Limit:
    """The ceiling on a decision in seconds of thinking; only a slow machine ever meets it."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Job:
    """A request to work on."""

    request: Request
    kind: JobClass = JobClass.MOVE
    limit: Limit = Limit(2.0)


class Origin(Enum):
    """Who answered: the player that was asked, or the instant player in its stead."""

    PLAYER = "player"
    INSTANT = "instant"


@dataclass(frozen=True, slots=True)
class Answer:
    """The decision of a job; it is the last that is heard of the job."""

    job: JobId
    decision: Decision
    origin: Origin = Origin.PLAYER


@dataclass(frozen=True, slots=True)
class Advance:
    """A job is under way and so far."""

    job: JobId
    progress: Progress


Report = Answer | Advance


class Executor(Protocol):
    """Does jobs while the table goes on; no call ever waits for an answer."""

    def submit(self, job: Job) -> JobId:
        """Take on a job."""

    def poll(self) -> list[Report]:
        """What has been heard since the last call; an `Answer` for every job in the end."""

    def cancel(self, job: JobId) -> None:
        """Drop a job; nothing is heard of it any more. A finished or unknown job is no fault."""

    def close(self) -> None:
        """Drop all jobs and end."""
