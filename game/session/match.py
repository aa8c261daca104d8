"""The referee of one match: its record, the full state, and what the viewer has been told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.ai.players import usual_strength
from game.ai.request import Request
from game.engine.actions import Action, AnswerRedeal, NextDeal
from game.engine.events import Event
from game.engine.evolve import fold
from game.engine.legality import check, legal_actions
from game.engine.record import MatchRecord, courses
from game.engine.redaction import redact
from game.engine.refusal import Refusal
from game.engine.shuffle import Seeded, request_seed
from game.engine.state import Phase, State, initial_state
from game.engine.tables import Seat
from game.engine.turn import phase, to_act
from game.engine.undo import Course, Entry, Hinted, UndoTo
from game.words.characters import temper_of

HUMAN = "human"
"""The level of a seat that no computer player fills."""

HASTY = "instant"
"""The level that plays a rest in which nothing is to be thought about."""


class Thinker(Protocol):
    """Whoever answers for the computer players, at once or later."""

    def ask(self, request: Request) -> int:
        """Begin a decision and return its number."""

    def answer(self, number: int) -> Action | None:
        """The action decided on, None while it is still being thought about."""

    def drop(self, number: int) -> None:
        """Forget a decision that is not needed any more."""


Views = dict[Seat, State]
"""What each seat knows."""

Store = Callable[[int, Entry], None]
"""Told each log entry, with its number from 1, before its events are shown."""


class MatchSession:
    """One match between the viewer and computer players, advanced by `submit` and `pump`.

    A `record` with a log is taken up where the log ends. Raises RecordError if its log is illegal.
    """

    def __init__(
        self,
        record: MatchRecord,
        thinker: Thinker,
        viewer: Seat = 0,
        store: Store = lambda _number, _action: None,
    ) -> None:
        self._record = record
        self._thinker = thinker
        self._store = store
        self._viewer = viewer
        self._question: int | None = None
        self._views: Views = {
            seat: initial_state(record.rules, None, record.start, viewer=seat)
            for seat in range(record.rules.row.seats)
        }
        self._kept: dict[int, Views] = {}
        self._untold: list[Event] = []
        self._told = initial_state(record.rules, None, record.start, viewer=viewer)
        self._jumps = 0
        self._hinted: set[tuple[int, int]] = set()
        self._hasty = 0
        for course in courses(record):
            self._arrive(course)
        if record.log:
            self._untold.clear()
            self._told = self.view
            self.pump()

    @property
    def record(self) -> MatchRecord:
        """The match so far, complete."""
        return self._record

    @property
    def viewer(self) -> Seat:
        """The seat whose knowledge is shown."""
        return self._viewer

    @property
    def view(self) -> State:
        """What the viewer knows now; events not yet pumped are in it already."""
        return self._views[self._viewer]

    @property
    def told(self) -> State:
        """What the viewer knew at the last `pump`."""
        return self._told

    @property
    def version(self) -> int:
        """The number of log entries; an action meant for an older version is refused."""
        return len(self._record.log)

    @property
    def decision(self) -> tuple[int, int]:
        """Names the decision that the match waits on; asked anew after undo it has another."""
        return len(self._course.line), self._jumps

    @property
    def hinted_deals(self) -> frozenset[int]:
        """The numbers of the deals in which the viewer took hints."""
        return frozenset(deal for deal, _ in self._hinted)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return phase(self._course.state) is Phase.OVER

    @property
    def thinking(self) -> Seat | None:
        """The computer player that is thinking, None if none is."""
        return to_act(self._course.state) if self._question is not None else None

    @property
    def jumps(self) -> int:
        """How often undo or redo took the match elsewhere; what was shown is then shown anew."""
        return self._jumps

    def undo_refusal(self, *, forced: bool = False) -> Refusal | None:
        """Why `undo` would do nothing, None if it would."""
        target = self._course.undo_target(forced=forced)
        return self._course.wall if target is None else None

    @property
    def redo_refusal(self) -> Refusal | None:
        """Why `redo` would do nothing, None if it would."""
        return None if self._course.ahead else Refusal.NOTHING_TO_REDO

    def submit(self, action: Action, version: int) -> Refusal | None:
        """Take an action of the viewer; the reason if it is refused and nothing happened."""
        if version != self.version or action.seat != self._viewer:
            return Refusal.NOT_NOW
        refusal = check(self.view, action)
        if refusal is None:
            self._take(action)
        return refusal

    def next_deal(self) -> Refusal | None:
        """Close the score sheet; the reason if there is none to close."""
        return self.submit(NextDeal(self._viewer), self.version)

    def note_hint(self) -> None:
        """Keep in the log that the viewer took a hint for the decision at hand, once."""
        course = self._course
        here = course.state.deal, len(course.line)
        if to_act(course.state) == self._viewer and here not in self._hinted:
            self._take(Hinted(self._viewer))

    def hasten(self) -> None:
        """Let the computer players act without a thought until the deal is over or taken back.

        It is for a rest in which no card of theirs changes a score.
        """
        self._hasty = self.view.deal

    def undo(self, *, forced: bool = False) -> Refusal | None:
        """Go back to the viewer's last decision; the reason if there is none to go back to.

        With `forced` an action that was the only one is a decision, too.
        The viewer is told nothing of it by `pump`: `jumps` counts, and `told` is where the match
        stands then.
        """
        target = self._course.undo_target(forced=forced)
        if target is None:
            return self._course.wall
        self.close()
        self._take(UndoTo(target))
        self._jump()
        return None

    def redo(self, *, forced: bool = False) -> Refusal | None:
        """Play again what was taken back, on to the viewer's next decision, as `undo` tells it.

        The computer players act as recorded.
        """
        if not self._course.ahead:
            return Refusal.NOTHING_TO_REDO
        self.close()
        self._take(self._course.ahead[0])
        while self._course.ahead and not self._course.asked(forced=forced):
            self._take(self._course.ahead[0])
        self._jump()
        return None

    def pump(self, *, held: bool = False) -> tuple[Event, ...]:
        """Let the computer players act as far as their answers are in; while `held` they think.

        An answer that was taken back with the same line before it comes again as recorded. Returns
        what happened since the last call, as the viewer learns of it.
        """
        while (action := self._next_action(held=held)) is not None:
            self._take(action)
        events = tuple(self._untold)
        self._untold.clear()
        self._told = fold(self._told, events)
        return events

    def close(self) -> None:
        """Leave the table; a decision under way is dropped."""
        if self._question is not None:
            self._thinker.drop(self._question)
            self._question = None

    def _next_action(self, *, held: bool) -> Action | None:
        course = self._course
        seat = to_act(course.state)
        if seat is None:
            return None
        if self._record.players[seat].level == HUMAN:
            return _forced_answer(self.view, seat) if seat == self._viewer else None
        if course.ahead:
            return None if held else course.ahead[0]
        if self._question is None:
            self._question = self._thinker.ask(self._request(seat))
        action = None if held else self._thinker.answer(self._question)
        if action is not None:
            self._question = None
        return action

    def _request(self, seat: Seat) -> Request:
        view, source = self._views[seat], self._record.source
        seed = source.seed if isinstance(source, Seeded) else 0
        player = self._record.players[seat]
        level = HASTY if self._hasty == view.deal else player.level
        # The place in the line and not in the log: the same position gets the same answer.
        place = len(self._course.line)
        return Request(
            view=view,
            legal=legal_actions(view, seat),
            seed=request_seed(seed, view.deal, seat, place),
            level=level,
            # Records of before players had a strength have none.
            strength=player.strength or usual_strength(player.level),
            temper=temper_of(player.character, level),
        )

    def _take(self, entry: Entry) -> None:
        course = self._course.after(entry)
        self._record = self._record.with_entry(entry)
        self._store(self.version, entry)
        self._arrive(course)

    def _arrive(self, course: Course) -> None:
        self._course = course
        if isinstance(course.last, UndoTo):
            self._views = self._kept[course.last.n]
        elif isinstance(course.last, Hinted):
            self._hinted.add((course.state.deal, len(course.line)))
        else:
            self._views = {
                seat: fold(view, (redact(event, seat) for event in course.events))
                for seat, view in self._views.items()
            }
        self._untold.extend(redact(event, self._viewer) for event in course.events)
        self._kept = {turn.n: self._kept.get(turn.n, self._views) for turn in course.turns}

    def _jump(self) -> None:
        """Leave out what happened on the way."""
        self._hasty = 0
        self._untold.clear()
        self._told = self.view
        self._jumps += 1


def _forced_answer(view: State, seat: Seat) -> Action | None:
    """A player who may not ask for a redeal is not bothered with the question."""
    if phase(view) is not Phase.REDEAL:
        # Every frame asks, and the legal actions of a hand take longer than the frame's other work.
        return None
    stand = AnswerRedeal(seat, ask=False)
    return stand if legal_actions(view, seat) == (stand,) else None
