"""A match step by step: every action of each deal with the table before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.actions import Action, NextDeal
from game.engine.events import Event
from game.engine.evolve import fold
from game.engine.record import MatchRecord, courses
from game.engine.redaction import redact
from game.engine.state import DealResult, State, initial_state
from game.engine.tables import Seat
from game.engine.undo import Course, Hinted


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a deal; `number` is its place in the match's line, from 1.

    `before` and `after` are full states, `seen` is what the seat whose walk it is knew before, and
    `events` is what the action brought about.
    """

    number: int
    action: Action
    before: State
    seen: State
    after: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class DealWalk:
    """One deal: the full state once it was dealt, its steps, and how it ended if it did."""

    opened: State
    steps: tuple[Step, ...] = ()
    result: DealResult | None = None

    @property
    def deal(self) -> int:
        """The number of the deal."""
        return self.opened.deal


def walk(record: MatchRecord, seat: Seat) -> tuple[DealWalk, ...]:
    """The deals of a match in order, with what `seat` knew at each step.

    What was taken back is left out. Raises RecordError as `replay` does.
    """
    deals: list[DealWalk] = []
    steps: list[Step] = []
    for step in _steps(record, seat):
        if isinstance(step.action, NextDeal):
            deals.append(_deal(deals, steps, record))
            steps = []
        else:
            steps.append(step)
    last = _deal(deals, steps, record) if steps else None
    return (*deals, last) if last is not None else tuple(deals)


def hinted_deals(record: MatchRecord) -> frozenset[int]:
    """The numbers of the deals in which somebody took hints, taken back or not.

    Raises RecordError as `replay` does.
    """
    if not any(isinstance(entry, Hinted) for entry in record.log):
        return frozenset()
    told = (course for course in courses(record) if isinstance(course.last, Hinted))
    return frozenset(course.state.deal for course in told)


def _deal(deals: list[DealWalk], steps: list[Step], record: MatchRecord) -> DealWalk:
    number = record.start.deal + len(deals)
    results = steps[-1].after.results
    return DealWalk(
        steps[0].before, tuple(steps), next((one for one in results if one.deal == number), None)
    )


def _steps(record: MatchRecord, seat: Seat) -> Iterator[Step]:
    opening, *line = _line(record)
    seen = initial_state(record.rules, None, record.start, viewer=seat)
    seen, before = _told(seen, opening, seat), opening.state
    for number, course in enumerate(line, 1):
        action = course.line[-1]
        yield Step(number, action, before, seen, course.state, course.events)
        seen, before = _told(seen, course, seat), course.state


def _told(seen: State, course: Course, seat: Seat) -> State:
    return fold(seen, (redact(event, seat) for event in course.events))


def _line(record: MatchRecord) -> list[Course]:
    """The match before the first action and after each of those that hold."""
    kept: list[Course] = []
    for course in courses(record):
        if len(course.line) == len(kept):
            kept.append(course)
        del kept[len(course.line) + 1 :]
    return kept
