"""The record of a match in captions, as its viewer learned of it: folded from the log as it grows.

Nothing is told that the viewer may not know; what was taken back stays told, with a word about it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.engine.events import Event
from game.engine.evolve import fold
from game.engine.record import opening
from game.engine.redaction import redact
from game.engine.state import State, initial_state
from game.engine.undo import Course, Entry, Hinted, UndoTo
from game.session.match import MatchSession
from game.words.captions import Caption, captions, played_again, taken_back
from game.words.names import Names


class Chronicle:
    """The captions of a match for its viewer.

    `catch_up` reads what the log has by now; the last events of a match may still be on their way
    to the screen, and `told` leaves those out.
    """

    def __init__(self, match: MatchSession, names: Names) -> None:
        self._match, self._names = match, names
        record = match.record
        self._course: Course = opening(record)
        self._view = initial_state(record.rules, None, record.start, viewer=match.viewer)
        self._kept: dict[int, State] = {}
        self._entries = 0
        self._again = False
        self._told: list[Caption] = []
        self._ends: list[int] = []
        self._arrive(self._course)

    @property
    def entries(self) -> int:
        """How many entries of the log have been read."""
        return self._entries

    @property
    def complete(self) -> bool:
        """Whether the whole log has been read."""
        return self._entries == len(self._match.record.log)

    def catch_up(self, most: int) -> None:
        """Read on in the log, by so many entries at most."""
        for entry in self._match.record.log[self._entries : self._entries + most]:
            self._read(entry)

    def told(self, coming: int = 0) -> Sequence[Caption]:
        """The captions of all that was read but the last `coming` events."""
        if not coming:
            return tuple(self._told)
        shown = len(self._ends) - coming
        return tuple(self._told[: self._ends[shown - 1] if shown > 0 else 0])

    def _read(self, entry: Entry) -> None:
        before, course = self._course, self._course.after(entry)
        self._entries += 1
        self._course = course
        if isinstance(entry, UndoTo):
            self._view = self._kept[entry.n]
            self._tell(taken_back(before.line[entry.n], self._names))
        elif not isinstance(entry, Hinted):
            again = bool(before.ahead) and entry == before.ahead[0]
            if again and not self._again and self._mine(entry):
                self._tell(played_again())
            self._again = again
        self._arrive(course)

    def _mine(self, action: Action) -> bool:
        return action.seat == self._match.viewer

    def _arrive(self, course: Course) -> None:
        for event in course.events:
            self._learn(redact(event, self._match.viewer))
        self._kept = {turn.n: self._kept.get(turn.n, self._view) for turn in course.turns}

    def _learn(self, event: Event) -> None:
        before, self._view = self._view, fold(self._view, (event,))
        self._told += captions(event, before, self._view, self._names)
        self._ends.append(len(self._told))

    def _tell(self, caption: Caption) -> None:
        self._told.append(caption)
