"""Every match the game was asked to keep: stored as it is played, and given back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.engine.actions import Action
from game.engine.record import MatchRecord
from game.storage.match_summary import MatchSummary
from game.storage.notice import Notice, Report


class Store:
    """The matches in one folder; made by `open_store`.

    A match is named by a number for life. Nothing here raises for a full or broken disk: the
    trouble is told once to `on_trouble`, and what could not be written is written later.
    """

    on_trouble: Report

    def new_match(self, record: MatchRecord) -> int:
        """Begin to store a match, which this copy of the game holds until `release`."""
        raise NotImplementedError

    def append(self, match: int, number: int, action: Action) -> None:
        """Store entry `number`, from 1, of a match's log; results follow when it closes a deal."""
        raise NotImplementedError

    def load(self, match: int) -> MatchRecord:
        """The match as it stands.

        Raises RecordError if it is damaged and KeyError if there is none.
        """
        raise NotImplementedError

    def unfinished(self) -> list[MatchSummary]:
        """The matches that can be gone on with, the last played first."""
        raise NotImplementedError

    def finished(self, limit: int = 50, offset: int = 0) -> list[MatchSummary]:
        """The matches played to their end, the last first."""
        raise NotImplementedError

    def abandon(self, match: int) -> None:
        """Give a match up; it stays on file and counts apart."""
        raise NotImplementedError

    def claim(self, match: int) -> bool:
        """Take a match to play it; False while another copy of the game holds it."""
        raise NotImplementedError

    def release(self, match: int) -> None:
        """Let another copy of the game take a match."""
        raise NotImplementedError

    def rebuild_results(self) -> None:
        """Compute the results of every deal anew from the logs."""
        raise NotImplementedError

    def close(self) -> None:
        """Write what is left to write and let go of the folder."""
        raise NotImplementedError


def open_store(
    folder: Path, clock: Callable[[], float], on_trouble: Report = lambda _notice: None
) -> tuple[Store, tuple[Notice, ...]]:
    """The matches in `folder`, and what there is to tell; `clock` gives seconds since 1970."""
    raise NotImplementedError
