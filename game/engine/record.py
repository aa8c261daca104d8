"""A match is its record: rules, seats, where the deals come from, and the log of actions.

The record is the one thing that is saved, resumed, replayed and sent with a bug report. An undo is
an entry of the log too; what was taken back stays in the log, and replay follows what holds. So is
a hint that was taken, which changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from game.engine.events import Event
from game.engine.evolve import fold
from game.engine.refusal import Refused
from game.engine.rules import Rules
from game.engine.shuffle import NoPackLeft, Source
from game.engine.state import FROM_THE_CUT, Start, State, initial_state
from game.engine.undo import Course, Entry, Hinted, UndoTo


class Kind(Enum):
    """What a match is for; only matches enter statistics."""

    MATCH = "match"
    PRACTICE = "practice"
    LESSON = "lesson"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, and the level of a computer player or "human".

    `character` is the key of the face and temper that a computer player has, "" for none.
    """

    name: str
    level: str
    strength: int = 0
    character: str = ""

    @property
    def human(self) -> bool:
        """Whether no computer player fills the seat."""
        return self.level == "human"


class RecordFault(Enum):
    """What is wrong with a record; `words` has a sentence for each."""

    NOT_A_RECORD = "not_a_record"
    NEWER_VERSION = "newer_version"
    BAD_RULES = "bad_rules"
    BAD_SEATS = "bad_seats"
    BAD_DEALS = "bad_deals"
    BAD_START = "bad_start"
    BAD_ACTION = "bad_action"
    ILLEGAL_ACTION = "illegal_action"


class RecordError(ValueError):
    """A damaged or foreign record; `entry` is the number of the faulty action, from 1."""

    def __init__(self, fault: RecordFault, entry: int | None = None) -> None:
        super().__init__(fault.value if entry is None else f"{fault.value} at entry {entry}")
        self.fault = fault
        self.entry = entry


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """One match, complete: everything else about it follows by replay.

    `rules_name` is what a player called the rules, "" where nobody gave them a name of their own.
    """

    rules: Rules
    players: tuple[Player, ...]
    source: Source
    start: Start = FROM_THE_CUT
    kind: Kind = Kind.MATCH
    log: tuple[Entry, ...] = ()
    rules_name: str = ""

    def with_entry(self, entry: Entry) -> MatchRecord:
        """The record with one more entry."""
        return replace(self, log=(*self.log, entry))


def blank_state(record: MatchRecord) -> State:
    """The full state before anything happened."""
    return initial_state(record.rules, record.source, record.start)


def opening(record: MatchRecord) -> Course:
    """The match before the first entry of its log."""
    people = frozenset(seat for seat, player in enumerate(record.players) if player.human)
    return Course.begin(blank_state(record), people)


def courses(record: MatchRecord) -> Iterator[Course]:
    """The match before the first entry, then after each entry of the log, undone or not.

    Raises RecordError at an entry that the rules refuse.
    """
    course = opening(record)
    yield course
    for number, entry in enumerate(record.log, 1):
        try:
            course = course.after(entry)
        except (Refused, NoPackLeft) as fault:
            raise RecordError(RecordFault.ILLEGAL_ACTION, number) from fault
        yield course


def chapters(record: MatchRecord) -> Iterator[tuple[Event, ...]]:
    """What happened before the first action, then what each action that holds brought about.

    Raises RecordError as `courses` does.
    """
    undone = max((n for n, e in enumerate(record.log, 1) if isinstance(e, UndoTo)), default=0)
    told: list[tuple[Event, ...]] = []
    for number, course in enumerate(courses(record)):
        if isinstance(course.last, UndoTo):
            del told[len(course.line) + 1 :]
        elif not isinstance(course.last, Hinted):
            told.append(course.events)
        # What another undo may yet take back is not told.
        if number >= undone:
            yield from told
            told.clear()


def states(record: MatchRecord) -> Iterator[State]:
    """Every state of the match: the opening one, then one after each action that holds.

    Raises RecordError as `chapters` does.
    """
    state = blank_state(record)
    for events in chapters(record):
        state = fold(state, events)
        yield state


def replay(record: MatchRecord) -> State:
    """The state after the whole log. Raises RecordError as `states` does."""
    *_, last = states(record)
    return last
