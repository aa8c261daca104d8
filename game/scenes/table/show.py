"""Shows what happened, one event after another, at the table's tempo."""

from __future__ import annotations

import math
from collections import deque

from game.engine.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    DealerCut,
    Dealt,
    Event,
    Looked,
    RangeSaid,
    RedealAnswered,
    TopKept,
    TopRefused,
    TrickTaken,
)
from game.engine.tables import Seat
from game.engine.turn import to_act
from game.scenes.table.effects import Effects
from game.scenes.table.moment import Moment
from game.session.match import MatchSession
from game.ui.geometry import CardPose
from game.ui.sound import SoundBoard
from game.ui.tablemodel import TableModel
from game.ui.tempo import Tempo

_DELIBERATE = (
    BidMade,
    CardPlayed,
    CardsChosen,
    Looked,
    RangeSaid,
    RedealAnswered,
    TopKept,
    TopRefused,
)
"""Events that a player brings about; before those of computer players there is a pause."""

_NOTICE = 0.1
"""Seconds before an event is shown at the least, in which its pictures are drawn."""
_BEFORE_CUT = 0.5
"""Seconds in which a table that has just opened is looked at, and its cards are drawn."""
_CUT_HOLD = 1.5
"""How much longer the cut for dealer stays than a full trick."""
_LONGEST_CUT = 4.5


class Show:
    """The events of a match on their way to the screen.

    The match itself never waits for them: `catch_up` shows all of them at once.
    """

    def __init__(
        self, match: MatchSession, model: TableModel, tempo: Tempo, sounds: SoundBoard
    ) -> None:
        self._match = match
        self._tempo = tempo
        self._sounds = sounds
        self._queue: deque[Event] = deque()
        self._quiet = 0.0
        self._jumps = match.jumps
        self.model = model
        self.effects = Effects(tempo)
        self.moment = Moment(match)

    def retune(self, tempo: Tempo) -> None:
        """Go on at another tempo."""
        self._tempo = self.model.tempo = self.effects.tempo = tempo

    @property
    def moving(self) -> bool:
        """Whether something on the table moves."""
        return self.model.stage.moving or self.effects.moving

    @property
    def up_to_date(self) -> bool:
        """Whether the table shows all that happened and lies still."""
        return not self.model.stage.moving and not self._queue

    @property
    def coming(self) -> tuple[Event, ...]:
        """What is shown next, as far as it is known."""
        return tuple(self._queue)

    @property
    def rested(self) -> bool:
        """Whether the table has lain still for as long as a player takes to act."""
        return self._quiet >= self._tempo.pace

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to act and no act of another is still to be shown."""
        others = any(isinstance(e, _DELIBERATE) and self._by_another(e.seat) for e in self._queue)
        return not others and to_act(self._match.view) == self._match.viewer

    def follow_jump(self) -> None:
        """Show where undo or redo took the match, if it did since the last time."""
        if self._jumps == self._match.jumps:
            return
        self._jumps = self._match.jumps
        self._queue.clear()
        self.effects.finish()
        self.moment.end()
        self._quiet = 0.0
        self.model.jump(self._match.told)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass and show what is due."""
        self.follow_jump()
        self.moment.update(dt)
        for sound in self.model.stage.advance(dt):
            self._sounds.play(sound)
        self.effects.update(dt)
        acts = to_act(self.model.view)
        self.effects.turn_to(acts, thinks=acts is not None and self._by_another(acts))
        self._hear()
        self._quiet = 0.0 if self.model.stage.moving else self._quiet + dt
        while self._queue and not self.model.stage.moving and self._due(self._queue[0]):
            self._next()

    def play(self, origin: CardPose | None) -> None:
        """Show the card the viewer has just played, from where it was let go."""
        self._hear()
        if self._queue:
            self._next(origin)

    def hurry(self) -> bool:
        """End what is moving or held and the pause after it; whether there was anything."""
        busy = self.model.stage.moving or bool(self._queue)
        self.model.stage.finish()
        self.effects.finish()
        self.moment.end()
        self._quiet = math.inf
        return busy

    def catch_up(self) -> None:
        """Show everything that happened at once."""
        self.moment.end()
        self._hear()
        while self._queue:
            self._next()
            self.model.stage.finish()
        self.model.stage.finish()
        self.effects.finish()

    def _hear(self) -> None:
        """Learn what happened; after an act of the viewer the others wait a moment."""
        self.moment.look(self._tempo.moment)
        heard = self._match.pump(held=self.moment.open)
        if heard and not self._queue:
            notice = min(_NOTICE, self._tempo.pace)
            self._quiet = min(self._quiet, self._tempo.pace - notice)
        self._queue.extend(heard)

    def _by_another(self, seat: Seat) -> bool:
        return seat != self._match.viewer

    def _due(self, event: Event) -> bool:
        """Whether what is on the table has been seen long enough for `event` to follow."""
        return self._quiet >= self._pause_before(event)

    def _pause_before(self, event: Event) -> float:
        if isinstance(event, DealerCut):
            return min(_BEFORE_CUT, self._tempo.pace)
        if isinstance(event, TrickTaken):
            return self._tempo.hold
        if isinstance(event, Dealt) and not self.model.view.dealt and self.model.view.cut:
            return min(_CUT_HOLD * self._tempo.hold, _LONGEST_CUT)
        if isinstance(event, _DELIBERATE) and self._by_another(event.seat):
            return self._tempo.pace
        return 0.0

    def _next(self, origin: CardPose | None = None) -> None:
        event = self._queue.popleft()
        self.model.apply(event, origin)
        self.effects.start(event, self.model.view)
        self._quiet = 0.0
