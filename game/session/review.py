"""A review: what Expert would have done at each of a seat's decisions, seeing what the seat saw."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from game.ai.expert.tuning import USUAL
from game.ai.fast.choice import KERNEL
from game.ai.jobs import Advance, Answer, Executor, Job, JobClass, JobId, Limit, Origin
from game.ai.players import usual_strength
from game.ai.request import Decision, Estimate, Request
from game.engine.actions import Draw, Give, MakeBid, Play, SayRange
from game.engine.legality import legal_actions
from game.engine.record import MatchRecord
from game.engine.shuffle import Seeded, request_seed
from game.engine.tables import Seat
from game.session.decision_text import decision_from, decision_text
from game.session.hints import LEVEL
from game.session.walk import DealWalk, Step, walk
from game.storage.reviews import Finding, Reviews

POINT_WORLDS = 4000 if KERNEL == "compiled" else 160
"""The worlds that tell the points of each choice: many, since nobody is to be blamed for luck."""

SLIGHT = 1.0
"""A loss in points up to which a decision counts as right."""

_SURE = 2.0
"""So many times what it may be off must a loss be before it is held against anybody."""

_SPOKEN = 2
"""Raised whenever Expert gives other reasons: those on file are then asked anew."""

_LIMIT = Limit(20.0)
_REVIEWED = (MakeBid, SayRange, Give, Draw, Play)


def request_for(record: MatchRecord, step: Step, seat: Seat) -> Request | None:
    """The question that was before `seat`, put as a match puts it; None if it had no choice."""
    if step.action.seat != seat or not isinstance(step.action, _REVIEWED):
        return None
    legal = legal_actions(step.seen, seat)
    if len(legal) < 2:
        return None
    seed = record.source.seed if isinstance(record.source, Seeded) else 0
    return Request(
        view=step.seen,
        legal=legal,
        seed=request_seed(seed, step.seen.deal, seat, step.number - 1),
        level=LEVEL,
        strength=usual_strength(LEVEL),
        point_worlds=POINT_WORLDS,
    )


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision of the seat beside Expert's."""

    step: Step
    decision: Decision

    @property
    def best(self) -> Estimate | None:
        """The estimate of Expert's choice, None where nothing was weighed."""
        return self._of(str(self.decision.action))

    @property
    def own(self) -> Estimate | None:
        """The estimate of what was done, None where it was not weighed."""
        return self._of(str(self.step.action))

    @property
    def agrees(self) -> bool:
        """Whether the seat did what Expert would have done, or something no different."""
        best, own = self.best, self.own
        if best is None or own is None:
            return self.step.action == self.decision.action
        return best.action == own.action or _numbers(best) == _numbers(own)

    @property
    def loss(self) -> float | None:
        """The points that the choice gave away, never less than none; None if unknown."""
        best, own = self.best, self.own
        if best is None or own is None:
            return None
        return 0.0 if self.agrees else max(0.0, (best.points - own.points) / 1000)

    @property
    def unsure(self) -> float:
        """By how many points the loss may be off: its standard error."""
        best, own = self.best, self.own
        if best is None or own is None:
            return 0.0
        if isinstance(self.step.action, Play):
            return hypot(best.points_error, own.points_error) / 1000
        # Bids are judged by one estimate of the hand, which is off for all of them alike.
        return abs(best.points_error - own.points_error) / 1000

    @property
    def slight(self) -> bool:
        """Whether next to nothing was given away, as far as can be told."""
        return self.loss is not None and self.loss <= max(SLIGHT, self.unsure)

    @property
    def beaten(self) -> bool:
        """Whether another choice brings more points than Expert's, which looks to the match."""
        best = self.best
        return best is not None and any(e.points > best.points for e in self.decision.estimates)

    @property
    def free(self) -> bool:
        """Whether there were choices that differ."""
        return len({_numbers(each) for each in self.decision.estimates}) > 1

    def _of(self, action: str) -> Estimate | None:
        return next((e for e in self.decision.estimates if str(e.action) == action), None)


def _numbers(estimate: Estimate) -> tuple[int, ...]:
    return estimate.value, estimate.points, estimate.points_error


def accuracy(verdicts: Iterable[Verdict]) -> float | None:
    """The share of free choices that gave away next to nothing; None if there was none."""
    right = [one.slight for one in verdicts if one.free and one.loss is not None]
    return sum(right) / len(right) if right else None


def costliest(verdicts: Iterable[Verdict], most: int = 3) -> tuple[Verdict, ...]:
    """The decisions that gave away most, the costliest first; what may be luck is left out."""
    losses = [(one.loss, one) for one in verdicts if one.loss is not None]
    dear = [(loss, one) for loss, one in losses if loss > max(SLIGHT, _SURE * one.unsure)]
    return tuple(one for _, one in sorted(dear, key=lambda pair: -pair[0])[:most])


class Review:
    """The decisions of one seat in a match, and what Expert says to them as far as it was asked.

    A deal under way is left out: its hands are still to be played.
    `players` answers questions; without it nothing can be asked. `kept` are the findings on file;
    without it nothing outlives the review. Raises RecordError for a record that does not replay.
    """

    def __init__(
        self,
        record: MatchRecord,
        seat: Seat,
        players: Executor | None = None,
        kept: Reviews | None = None,
    ) -> None:
        self.record, self.seat = record, seat
        walked = walk(record, seat)
        self.deals: tuple[DealWalk, ...] = tuple(one for one in walked if one.result is not None)
        self._players, self._kept = players, kept
        self._requests = dict(self._read_requests())
        self._steps = {step.number: step for deal in self.deals for step in deal.steps}
        self._positions = dict(self._read_positions(walked))
        self._found: dict[int, Decision] = dict(self._read_kept())
        self._asked: dict[JobId, int] = {}
        self._wanted = 0
        self._part = 0.0

    @property
    def under_way(self) -> bool:
        """Whether Expert is being asked."""
        return bool(self._asked)

    @property
    def progress(self) -> tuple[int, int]:
        """How many of the questions under way are answered, and how many there are."""
        return self._wanted - len(self._asked), self._wanted

    @property
    def share(self) -> float:
        """How far the questions under way are, 0 to 1."""
        done, wanted = self.progress
        return min(1.0, (done + self._part) / wanted) if wanted else 1.0

    def request(self, number: int) -> Request | None:
        """The question at an action, None if it is none of the seat's choices."""
        return self._requests.get(number)

    def verdict(self, number: int) -> Verdict | None:
        """What is known of an action."""
        decision = self._found.get(number)
        return None if decision is None else Verdict(self._steps[number], decision)

    def verdicts(self, index: int) -> tuple[Verdict, ...]:
        """What is known of a deal's decisions; `index` counts the match's deals from 0."""
        found = (self.verdict(step.number) for step in self.deals[index].steps)
        return tuple(one for one in found if one is not None)

    def bids(self) -> tuple[Verdict, ...]:
        """What is known of the bids of the whole match."""
        every = (one for index in range(len(self.deals)) for one in self.verdicts(index))
        return tuple(one for one in every if isinstance(one.step.action, MakeBid | SayRange))

    def complete(self, index: int) -> bool:
        """Whether every decision of a deal is known."""
        return not self._missing(index)

    def begin(self, index: int) -> None:
        """Ask about what is not known of a deal, and of the bids of the match."""
        if self._players is None or self.under_way:
            return
        bids = (n for n, request in self._requests.items() if _bidding(request))
        wanted = dict.fromkeys((*self._missing(index), *(n for n in bids if n not in self._found)))
        self._asked = {self._ask(self._players, number): number for number in wanted}
        self._wanted, self._part = len(wanted), 0.0

    def update(self) -> bool:
        """Take in what has been answered; whether there is news."""
        if self._players is None or not self._asked:
            return False
        fresh: dict[int, Decision] = {}
        guessed: set[int] = set()
        reports = self._players.poll()
        for report in reports:
            if isinstance(report, Answer) and report.job in self._asked:
                number = self._asked.pop(report.job)
                fresh[number] = report.decision
                if report.origin is Origin.INSTANT:
                    guessed.add(number)
                self._part = 0.0
            elif isinstance(report, Advance) and report.progress.total:
                self._part = min(1.0, report.progress.done / report.progress.total)
        self._found |= fresh
        # What the instant player said in Expert's stead is not to be taken for Expert's word later.
        self._keep({n: found for n, found in fresh.items() if n not in guessed})
        return bool(reports)

    def cancel(self) -> None:
        """Ask no further; what is known stays."""
        if self._players is not None:
            for job in self._asked:
                self._players.cancel(job)
        self._asked = {}

    def _ask(self, players: Executor, number: int) -> JobId:
        return players.submit(Job(self._requests[number], JobClass.REVIEW, _LIMIT))

    def _missing(self, index: int) -> tuple[int, ...]:
        numbers = (step.number for step in self.deals[index].steps)
        return tuple(n for n in numbers if n in self._requests and n not in self._found)

    def _keep(self, fresh: Mapping[int, Decision]) -> None:
        # A search that its ceiling cut short would say something else another time.
        whole = {number: found for number, found in fresh.items() if not found.cut}
        if self._kept is not None and whole:
            self._kept.save(
                Finding(number, self._positions[number], decision_text(found))
                for number, found in whole.items()
            )

    def _read_kept(self) -> Iterator[tuple[int, Decision]]:
        for finding in () if self._kept is None else self._kept.load():
            if self._positions.get(finding.n) == finding.position:
                try:
                    yield finding.n, decision_from(finding.decision)
                except ValueError:
                    # An earlier game's way of writing it: it is asked again.
                    continue

    def _read_requests(self) -> Iterator[tuple[int, Request]]:
        for deal in self.deals:
            for step in deal.steps:
                request = request_for(self.record, step, self.seat)
                if request is not None:
                    yield step.number, request

    def _read_positions(self, walked: Sequence[DealWalk]) -> Iterator[tuple[int, int]]:
        """A number for each action that changes with all that Expert's answer depends on."""
        asked = (
            f"{_SPOKEN} {LEVEL} {usual_strength(LEVEL)} {POINT_WORLDS} {USUAL} {self.record.source}"
        )
        line = zlib.crc32(asked.encode())
        for deal in walked:
            for step in deal.steps:
                yield step.number, line
                line = zlib.crc32(str(step.action).encode(), line)


def _bidding(request: Request) -> bool:
    return any(isinstance(action, MakeBid | SayRange) for action in request.legal)
