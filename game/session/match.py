"""The referee of one match: its record, the full state, and what the viewer has been told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.ai.players import usual_strength
from game.ai.request import Request
from game.engine.actions import Action, AnswerRedeal, NextDeal
from game.engine.decide import decide
from game.engine.events import Event
from game.engine.evolve import fold
from game.engine.legality import check, legal_actions
from game.engine.record import MatchRecord, blank_state, chapters
from game.engine.redaction import redact
from game.engine.refusal import Refusal
from game.engine.shuffle import Seeded, request_seed
from game.engine.state import Phase, State, initial_state
from game.engine.tables import Seat
from game.engine.turn import phase, to_act

HUMAN = "human"
"""The level of a seat that no computer player fills."""


class Thinker(Protocol):
    """Whoever answers for the computer players, at once or later."""

    def ask(self, request: Request) -> int:
        """Begin a decision and return its number."""

    def answer(self, number: int) -> Action | None:
        """The action decided on, None while it is still being thought about."""

    def drop(self, number: int) -> None:
        """Forget a decision that is not needed any more."""


Store = Callable[[int, Action], None]
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
        self._views = {
            seat: initial_state(record.rules, None, record.start, viewer=seat)
            for seat in range(record.rules.row.seats)
        }
        self._untold: list[Event] = []
        self._state = blank_state(record)
        for events in chapters(record):
            self._happen(events)
        self._told = initial_state(record.rules, None, record.start, viewer=viewer)
        if record.log:
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
    def over(self) -> bool:
        """Whether the match is over."""
        return phase(self._state) is Phase.OVER

    @property
    def thinking(self) -> Seat | None:
        """The computer player that is thinking, None if none is."""
        return to_act(self._state) if self._question is not None else None

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

    def pump(self) -> tuple[Event, ...]:
        """Let the computer players act as far as their answers are in.

        Returns what happened since the last call, as the viewer learns of it.
        """
        while (action := self._next_action()) is not None:
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

    def _next_action(self) -> Action | None:
        seat = to_act(self._state)
        if seat is None:
            return None
        if self._record.players[seat].level == HUMAN:
            return _forced_answer(self.view, seat) if seat == self._viewer else None
        if self._question is None:
            self._question = self._thinker.ask(self._request(seat))
        action = self._thinker.answer(self._question)
        if action is not None:
            self._question = None
        return action

    def _request(self, seat: Seat) -> Request:
        view, source = self._views[seat], self._record.source
        seed = source.seed if isinstance(source, Seeded) else 0
        return Request(
            view=view,
            legal=legal_actions(view, seat),
            seed=request_seed(seed, view.deal, seat, self.version),
            level=self._record.players[seat].level,
            strength=usual_strength(self._record.players[seat].level),
        )

    def _take(self, action: Action) -> None:
        events = decide(self._state, action)
        self._record = self._record.with_action(action)
        self._store(self.version, action)
        self._happen(events)

    def _happen(self, events: tuple[Event, ...]) -> None:
        self._state = fold(self._state, events)
        for seat, view in self._views.items():
            self._views[seat] = fold(view, (redact(event, seat) for event in events))
        self._untold.extend(redact(event, self._viewer) for event in events)


def _forced_answer(view: State, seat: Seat) -> Action | None:
    """A player who may not ask for a redeal is not bothered with the question."""
    stand = AnswerRedeal(seat, ask=False)
    return stand if legal_actions(view, seat) == (stand,) else None
