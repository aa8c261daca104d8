"""What a player of some sense would do in a match that another process plays and stores."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from game.ai.players import choose
from game.ai.request import Request
from game.engine.actions import Action
from game.engine.events import Event
from game.engine.evolve import fold
from game.engine.legality import legal_actions
from game.engine.record import MatchRecord, opening
from game.engine.redaction import redact
from game.engine.state import State, initial_state
from game.engine.undo import Course
from game.storage.database import NAME
from game.storage.inspection import reader
from game.storage.reading import read_record

_LATEST = "SELECT match FROM matches WHERE status = 'open' ORDER BY played DESC LIMIT 1"
VIEWER = 0


class Adviser:
    """Asks Pro what the person at the first seat should do.

    It is asked with that seat's own view, folded from the log in the folder `home`, where nothing
    is taken back.
    """

    def __init__(self, home: Path) -> None:
        self._path = home / NAME
        self._match: int | None = None
        self._done = 0
        self._course: Course
        self._view: State

    def advise(self) -> Action | None:
        """An action for the match played last, None where there is none to take."""
        self._catch_up()
        if self._match is None:
            return None
        legal = legal_actions(self._view, VIEWER)
        if not legal:
            return None
        return choose(Request(self._view, legal, seed=self._done, level="pro")).action

    def _catch_up(self) -> None:
        with closing(reader(self._path)) as database:
            row = database.execute(_LATEST).fetchone()
            record = None if row is None else read_record(database, row[0])
        match = None if row is None else row[0]
        if record is not None:
            if match != self._match:
                self._begin(record)
            for entry in record.log[self._done :]:
                self._course = self._course.after(entry)
                self._learn(self._course.events)
            self._done = len(record.log)
        self._match = match

    def _begin(self, record: MatchRecord) -> None:
        self._course = opening(record)
        self._view = initial_state(record.rules, None, record.start, viewer=VIEWER)
        self._done = 0
        self._learn(self._course.events)

    def _learn(self, events: tuple[Event, ...]) -> None:
        self._view = fold(self._view, (redact(event, VIEWER) for event in events))
