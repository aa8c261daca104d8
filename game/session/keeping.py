"""Matches that outlive the program: begun from the settings, stored as played, taken up again."""

from __future__ import annotations

from collections.abc import Callable

from game.session.match import MatchSession, Thinker
from game.storage.match_summary import MatchSummary
from game.storage.matches import Store
from game.storage.settings import Settings


class MatchTaken(RuntimeError):
    """Another copy of the game plays this match."""


class Keeper:
    """Makes the sessions of stored matches.

    `thinker` makes the computer players of a session, `seeds` gives the seed of each new match.
    """

    def __init__(
        self, store: Store, thinker: Callable[[], Thinker], seeds: Callable[[], int]
    ) -> None:
        self._store, self._thinker, self._seeds = store, thinker, seeds

    def begin(self, settings: Settings) -> MatchSession:
        """A new match by the settings' rules and players, stored from its first entry on."""
        raise NotImplementedError

    def resume(self, match: int) -> MatchSession:
        """A stored match to the card.

        Raises MatchTaken, RecordError for a damaged match, and KeyError for one that is not there.
        """
        raise NotImplementedError

    def unfinished(self) -> list[MatchSummary]:
        """The matches that can be gone on with, the last played first."""
        return self._store.unfinished()

    def match_of(self, session: MatchSession) -> int:
        """The number of a session's match."""
        raise NotImplementedError

    def leave(self, session: MatchSession) -> None:
        """Close a session; its match can be taken up again."""
        raise NotImplementedError

    def abandon(self, session: MatchSession) -> None:
        """Close a session and give its match up."""
        raise NotImplementedError
