"""Undo as an entry of the log, and the course of a match that takes back and plays again.

The log only grows. What holds is its live line: each action makes it longer, and `undo to n` leaves
the first n of its actions. Nothing recorded is lost by that: where the line goes on as it went
before, what followed then is ahead of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine.actions import Action, AnswerRedeal, NextDeal, parse_action
from game.engine.decide import decide, opening_events
from game.engine.events import CardsPassed, Dealt, Event, HandSeen, TopKept, TopLooked, TopRefused
from game.engine.evolve import fold
from game.engine.legality import legal_actions
from game.engine.redaction import redact
from game.engine.refusal import Refusal, Refused
from game.engine.state import State
from game.engine.tables import Seat
from game.engine.turn import to_act

_UNDO = "undo to "
_HINT = " hint"


@dataclass(frozen=True, slots=True)
class UndoTo:
    """Take back: of the line the first `n` actions hold."""

    n: int

    def __str__(self) -> str:
        return f"{_UNDO}{self.n}"


@dataclass(frozen=True, slots=True)
class Hinted:
    """A person took a hint for the decision at hand; nothing changes by it."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat}{_HINT}"


Entry = Action | UndoTo | Hinted
"""What a log is made of."""

Line = tuple[Action, ...]


def parse_entry(text: str) -> Entry:
    """Return the entry written as `text`, the inverse of `str(entry)`.

    Raises ValueError if `text` is no entry.
    """
    undo = text.startswith(_UNDO)
    if not undo and not text.endswith(_HINT):
        return parse_action(text)
    number = text.removeprefix(_UNDO) if undo else text.removesuffix(_HINT)
    if not (number.isascii() and number.isdigit()):
        raise ValueError(f"no entry is written {text!r}")
    return UndoTo(int(number)) if undo else Hinted(int(number))


@dataclass(frozen=True, slots=True)
class Turn:
    """A moment at which a person was to act: after how many actions of the line, and the state."""

    n: int
    state: State

    @property
    def free(self) -> bool:
        """Whether there was a choice; a forced action is no decision."""
        return len(self._legal) > 1

    @property
    def asked(self) -> bool:
        """Whether the person was asked at all: who may not ask for a redeal is answered for."""
        return self.free or not all(isinstance(action, AnswerRedeal) for action in self._legal)

    @property
    def _legal(self) -> Line:
        seat = to_act(self.state)
        return () if seat is None else legal_actions(self.state, seat)


@dataclass(frozen=True, slots=True)
class Course:
    """A match at one moment of its log, and what can be taken back and played again.

    `people` are the seats that no computer player fills. `last` is the entry that led here and
    `events` what it brought about, nothing for an undo. `turns` are those of people that undo may
    still reach, `branches` the lines cut off by undo since. `undone` tells whether something that
    was answered, or that showed a card, was taken back in this deal.
    """

    state: State
    people: frozenset[Seat]
    last: Entry | None = None
    events: tuple[Event, ...] = ()
    line: Line = ()
    turns: tuple[Turn, ...] = ()
    branches: tuple[Line, ...] = ()
    undone: bool = False
    wall: Refusal = Refusal.NOTHING_TO_UNDO
    """Why undo goes no further back than `turns`."""

    @classmethod
    def begin(cls, blank: State, people: frozenset[Seat]) -> Course:
        """The match before its first entry; `blank` is the full state before anything happened."""
        events = opening_events(blank)
        return cls(fold(blank, events), people, events=events)._with_turn()

    def after(self, entry: Entry) -> Course:
        """The course with one more entry.

        Raises Refused if the rules refuse it, and NoPackLeft if given packs have run out.
        """
        match entry:
            case UndoTo():
                return self._back_to(entry)
            case Hinted():
                return self._hinted(entry)
            case _:
                return self._on_by(entry)

    @property
    def ahead(self) -> Line:
        """What followed when the line was last at this moment and went on."""
        n = len(self.line)
        later = (line for line in reversed(self.branches) if len(line) > n)
        return next((line[n:] for line in later if line[:n] == self.line), ())

    def asked(self, *, forced: bool = False) -> bool:
        """Whether a person is to act now, with a choice; with `forced` also without one."""
        here = bool(self.turns) and self.turns[-1].n == len(self.line)
        return here and (self.turns[-1].asked if forced else self.turns[-1].free)

    def undo_target(self, *, forced: bool = False) -> int | None:
        """The `n` of the last decision of a person that was answered, None if there is none.

        With `forced` an action that was the only one counts as well, if the person took it.
        """
        n = len(self.line)
        before = (turn for turn in reversed(self.turns) if turn.n < n)
        return next((turn.n for turn in before if (turn.asked if forced else turn.free)), None)

    def _on_by(self, action: Action) -> Course:
        events = decide(self.state, action)
        course = replace(
            self, state=fold(self.state, events), last=action, events=events,
            line=(*self.line, action),
        )  # fmt: skip
        if any(self._uncovers(event) for event in events):
            next_deal = isinstance(action, NextDeal)
            wall = Refusal.NOTHING_TO_UNDO if next_deal else Refusal.HAND_SEEN_SINCE
            undone = self.undone and not next_deal
            course = replace(course, turns=(), branches=(), undone=undone, wall=wall)
        return course._with_turn()

    def _hinted(self, entry: Hinted) -> Course:
        if entry.seat not in self.people or to_act(self.state) != entry.seat:
            raise Refused(Refusal.NOT_YOUR_TURN)
        return replace(self, last=entry, events=())

    def _uncovers(self, event: Event) -> bool:
        """Whether undo may not cross `event`: what a person has seen cannot be unseen."""
        return isinstance(event, Dealt) or (
            isinstance(event, HandSeen) and event.seat in self.people
        )

    def _with_turn(self) -> Course:
        if to_act(self.state) not in self.people:
            return self
        return replace(self, turns=(*self.turns, Turn(len(self.line), self.state)))

    def _back_to(self, entry: UndoTo) -> Course:
        kept = [turn for turn in self.turns if turn.n <= entry.n]
        if not kept or kept[-1].n != entry.n or entry.n >= len(self.line) or not kept[-1].asked:
            raise Refused(self.wall)
        state = kept[-1].state
        cut = self.line[entry.n :]
        return replace(
            self,
            state=state,
            last=entry,
            events=(),
            line=self.line[: entry.n],
            turns=tuple(kept),
            branches=_with_branch(self.branches, self.line),
            undone=self.undone or _has_told(state, cut),
        )


def _with_branch(branches: tuple[Line, ...], line: Line) -> tuple[Line, ...]:
    """The lines cut off, with the one that `line` is part of as the latest."""
    n = len(line)
    same = next((branch for branch in reversed(branches) if branch[:n] == line), line)
    return (*(branch for branch in branches if branch is not same), same)


def _has_told(state: State, cut: Line) -> bool:
    """Whether another player acted in `cut`, or whoever acted saw a card of others."""
    seat = to_act(state)
    for action in cut:
        if seat is None or action.seat != seat:
            return True
        events = decide(state, action)
        if any(_shows(redact(event, seat), seat) for event in events):
            return True
        state = fold(state, events)
    return False


def _shows(event: Event, seat: Seat) -> bool:
    """Whether `event` shows `seat` a card that it did not know."""
    match event:
        case TopRefused():
            return True
        case TopKept():
            return event.discarded is not None
        case TopLooked():
            return event.card is not None
        case CardsPassed():
            return event.receiver == seat
        case _:
            return False
