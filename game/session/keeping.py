"""Matches that outlive the program: begun from the settings, stored as played, taken up again."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.record import MatchRecord, Player
from game.engine.shuffle import Seeded
from game.engine.undo import Entry
from game.session.casting import cast
from game.session.match import HUMAN, MatchSession, Thinker
from game.session.match import Store as Write
from game.storage.match_summary import MatchSummary
from game.storage.matches import Store
from game.storage.presets import OwnPresets
from game.storage.settings import Settings


class MatchTaken(RuntimeError):
    """Another copy of the game plays this match."""


class Keeper:
    """Makes the sessions of stored matches.

    `thinker` makes the computer players of a session, `seeds` gives the seed of each new match.
    Rules of `presets` keep the name that they have there.
    """

    def __init__(
        self,
        store: Store,
        thinker: Callable[[], Thinker],
        seeds: Callable[[], int],
        presets: OwnPresets | None = None,
    ) -> None:
        self._store, self._thinker, self._seeds = store, thinker, seeds
        self._presets = presets
        self._matches: dict[MatchSession, int] = {}

    def begin(self, settings: Settings) -> MatchSession:
        """A new match by the settings' rules and players, stored from its first entry on."""
        name = "" if self._presets is None else self._presets.name_of_rules(settings)
        record = new_record(settings, self._seeds(), name)
        return self._sit(self._store.new_match(record), record)

    def resume(self, match: int) -> MatchSession:
        """A stored match to the card.

        Raises MatchTaken, RecordError for a damaged match, and KeyError for one that is not there.
        """
        if not self._store.claim(match):
            raise MatchTaken(match)
        try:
            return self._sit(match, self._store.load(match))
        except Exception:
            self._store.release(match)
            raise

    def unfinished(self) -> list[MatchSummary]:
        """The matches that can be gone on with, the last played first."""
        return self._store.unfinished()

    def match_of(self, session: MatchSession) -> int:
        """The number of a session's match. Raises KeyError once the session is left."""
        return self._matches[session]

    def leave(self, session: MatchSession) -> None:
        """Close a session; its match can be taken up again."""
        session.close()
        self._store.release(self._matches.pop(session))

    def abandon(self, session: MatchSession) -> None:
        """Close a session and give its match up."""
        session.close()
        self._store.abandon(self._matches.pop(session))

    def _sit(self, match: int, record: MatchRecord) -> MatchSession:
        session = MatchSession(record, self._thinker(), store=self._writing(match))
        self._matches[session] = match
        return session

    def _writing(self, match: int) -> Write:
        def write(number: int, entry: Entry) -> None:
            self._store.append(match, number, entry)

        return write


def new_record(settings: Settings, seed: int, rules_name: str = "") -> MatchRecord:
    """A match without an entry: the player at the first seat, the others clockwise."""
    players = settings.players
    others = cast(players, settings.rules.row.seats - 1, seed)
    seats = (Player(players.you, HUMAN), *others)
    return MatchRecord(settings.rules, seats, Seeded(seed), rules_name=rules_name)
