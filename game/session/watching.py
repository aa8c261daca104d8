"""A match between computer players alone, watched by somebody who may see every hand."""

from __future__ import annotations

from dataclasses import replace

from game.engine.events import Dealt, Event
from game.engine.record import Kind, MatchRecord, opening
from game.engine.redaction import redact
from game.engine.state import State, initial_state
from game.engine.tables import Seat
from game.session.casting import cast
from game.session.keeping import new_record
from game.session.match import MatchSession, Thinker
from game.storage.settings import Settings
from game.words import t

SEAT: Seat = 0
"""Whose hand is seen in any case."""

Seen = tuple[Event, Event]
"""What happened as it is seen with all hands open, and with one."""


def watch_record(settings: Settings, seed: int) -> MatchRecord:
    """A match of the settings' computer players; one of them takes the player's seat.

    It enters no statistics and is on no file.
    """
    record = new_record(settings, seed)
    others = record.players[1:]
    # The last of all who may come is not among the others, whatever the table.
    guest = cast(settings.players, len(settings.players.names) + 1, seed)[-1]
    return replace(record, players=(guest, *others), kind=Kind.PRACTICE,
                   rules_name=t("watch.name"))  # fmt: skip


class Watched:
    """A match of computer players, and what happens as onlookers see it."""

    def __init__(self, record: MatchRecord, thinker: Thinker) -> None:
        self.session = MatchSession(record, thinker, SEAT)
        self._course = opening(record)
        self._entries = 0
        self._untold = list(map(seen_by_onlookers, self._course.events))

    def pump(self) -> tuple[Seen, ...]:
        """Let the players act as far as their answers are in; what happened since the last call."""
        self.session.pump()
        log = self.session.record.log
        for entry in log[self._entries :]:
            self._course = self._course.after(entry)
            self._untold += map(seen_by_onlookers, self._course.events)
        self._entries = len(log)
        told = tuple(self._untold)
        self._untold.clear()
        return told


def onlookers_view(record: MatchRecord, *, everything: bool) -> State:
    """What an onlooker knows before anything happened."""
    return initial_state(record.rules, None, record.start, viewer=None if everything else SEAT)


def seen_by_onlookers(event: Event) -> Seen:
    """An event as it is seen by one who sees all hands, and by one who sees that of `SEAT`.

    Cards go round face down for both.
    """
    own = redact(event, SEAT)
    return (own if isinstance(event, Dealt) else event), own
