"""Matches on file for the scenes that list and count them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from game.ai.executor import InlineExecutor
from game.scenes.desk import Desk
from game.session.keeping import Keeper
from game.session.match import MatchSession
from game.session.thinker import ExecutorThinker
from game.storage.match_summary import MatchSummary
from game.storage.matches import Store, open_store
from tests.scenes.desks import desk, match

DAY = 86_400.0
BEGAN = 1_760_000_000.0


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = BEGAN

    def __call__(self) -> float:
        return self.now


class Files:
    """A store in a folder with a keeper over it, and a clock."""

    def __init__(self, folder: Path) -> None:
        self.clock = Clock()
        self.store: Store = open_store(folder, self.clock)[0]
        self.keeper = Keeper(self.store, lambda: ExecutorThinker(InlineExecutor()), lambda: 7)

    def keep(self, session: MatchSession) -> int:
        """Store a match as it stands, a day after the one before."""
        self.clock.now += DAY
        number = self.store.new_match(session.record)
        self.store.release(number)
        return number

    def desk(self) -> Desk:
        """Return a desk over these files."""
        at = desk()
        at.store, at.resume, at.now = self.store, self.keeper.resume, self.clock
        at.leave, at.match_of = self.keeper.leave, self.keeper.match_of
        return at


class TakenStore(Store):
    """A store whose unfinished matches another copy of the game plays."""

    def unfinished(self) -> list[MatchSummary]:
        """Every match under way, taken."""
        return [replace(summary, taken=True) for summary in super().unfinished()]


@cache
def over(seed: int) -> MatchSession:
    """Return a match of one deal played to its end."""
    return match(9, seed=seed, deals=1)


@cache
def running(seed: int = 3) -> MatchSession:
    """Return a match left in its second deal."""
    return match(1, seed=seed, tricks=2)
