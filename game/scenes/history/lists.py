"""The two lists of matches, read from the store as far as they are looked at."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.history.content import MatchRow, row_of
from game.storage.matches import Store

_BATCH = 50

Read = Callable[[], float]


class MatchLists:
    """The matches under way and those finished, the latest first; none without a store."""

    def __init__(self, store: Store | None, now: Read) -> None:
        """`now` gives the time in seconds since 1970."""
        self._store, self._now = store, now
        self.open: tuple[MatchRow, ...] = ()
        self.finished: tuple[MatchRow, ...] = ()
        self._more = False
        self.read()

    def read(self) -> None:
        """Read both lists anew."""
        self.open, self.finished, self._more = (), (), self._store is not None
        if self._store is not None:
            now = self._now()
            self.open = tuple(row_of(match, now) for match in self._store.unfinished())
        self.reach(0)

    def reach(self, row: int) -> bool:
        """See to it that finished match number `row` is read; whether any were."""
        grown = False
        while self._more and row >= len(self.finished) and self._store is not None:
            batch = self._store.finished(_BATCH, len(self.finished))
            now = self._now()
            self.finished += tuple(row_of(match, now) for match in batch)
            self._more, grown = len(batch) == _BATCH, True
        return grown
