"""Shows a watched match one event after another, with all hands open or with one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.engine.evolve import evolve
from game.engine.state import State
from game.engine.tables import Seat
from game.scenes.table.show import Show
from game.session.watching import Seen, Watched, onlookers_view
from game.ui.geometry import CardPose
from game.ui.sound import SoundBoard
from game.ui.tablemodel import TableModel
from game.ui.tempo import Tempo


class WatchShow(Show):
    """The events of a watched match on their way to the screen; every player takes its time."""

    def __init__(
        self,
        watched: Watched,
        make_model: Callable[[State], TableModel],
        tempo: Tempo,
        sounds: SoundBoard,
    ) -> None:
        """`make_model` makes the table that shows a view."""
        record = watched.session.record
        self._watched = watched
        self._seen = [onlookers_view(record, everything=all_) for all_ in (True, False)]
        self._pairs: deque[Seen] = deque()
        self.everything = True
        super().__init__(watched.session, make_model(self._seen[0]), tempo, sounds)

    def show_hands(self, *, everything: bool) -> None:
        """Show all hands from now on, or only one."""
        if everything != self.everything:
            self.everything = everything
            self._queue.clear()
            self._queue.extend(pair[self._which] for pair in self._pairs)
            self.model.jump(self._seen[self._which])

    @property
    def _which(self) -> int:
        return 0 if self.everything else 1

    def _hear(self) -> None:
        fresh = self._watched.pump()
        self._pairs.extend(fresh)
        self._queue.extend(pair[self._which] for pair in fresh)

    def _by_another(self, _seat: Seat) -> bool:
        return True

    def _next(self, origin: CardPose | None = None) -> None:
        pair = self._pairs.popleft()
        self._seen = [evolve(seen, event) for seen, event in zip(self._seen, pair, strict=True)]
        super()._next(origin)
