"""Short movements of the furniture: bubbles that come up, the light of broken spades, nils lost."""

from __future__ import annotations

from game.engine.events import BidMade, Event, RangeSaid, SpadesBroken, TrickTaken
from game.engine.state import State
from game.engine.tables import Seat
from game.ui import motion
from game.ui.furniture import FurnitureMotion
from game.ui.motion import Motion, progress
from game.ui.plates import PlateMotion
from game.ui.tempo import Tempo


class Effects:
    """Runs since the events that started them; times are seconds."""

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self._bubbles: dict[Seat, float] = {}
        self._swings: dict[Seat, float] = {}
        self._broken: float | None = None

    @property
    def moving(self) -> bool:
        """Whether anything is under way."""
        return bool(self._bubbles or self._swings) or self._broken is not None

    def start(self, event: Event, view: State) -> None:
        """Begin what `event` sets off; `view` is the table after it."""
        match event:
            case BidMade(seat) | RangeSaid(seat):
                self._bubbles[seat] = 0.0
            case SpadesBroken():
                self._broken = 0.0
            case TrickTaken(seat):
                bid = view.bids[seat]
                if bid is not None and bid.nil and view.taken(seat) == 1:
                    self._swings[seat] = 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._bubbles = self._older(self._bubbles, dt, motion.BID_BUBBLE)
        self._swings = self._older(self._swings, dt, motion.NIL_LOST)
        if self._broken is not None:
            self._broken += dt
            if self._broken >= self.tempo.seconds(motion.BROKEN_GLOW):
                self._broken = None

    def finish(self) -> None:
        """Bring everything to its end."""
        self._bubbles, self._swings, self._broken = {}, {}, None

    def now(self) -> FurnitureMotion:
        """How far everything is."""
        glow = 0.0
        if self._broken is not None:
            glow = 1 - self._share(self._broken, motion.BROKEN_GLOW)
        return FurnitureMotion(
            plates={
                seat: PlateMotion(swing=motion.swing(self._share(age, motion.NIL_LOST)))
                for seat, age in self._swings.items()
            },
            bubbles={
                seat: motion.BID_BUBBLE.easing(self._share(age, motion.BID_BUBBLE))
                for seat, age in self._bubbles.items()
            },
            broken=glow,
        )

    def _share(self, age: float, movement: Motion) -> float:
        return progress(age, self.tempo.seconds(movement))

    def _older(self, ages: dict[Seat, float], dt: float, movement: Motion) -> dict[Seat, float]:
        length = self.tempo.seconds(movement)
        return {seat: age + dt for seat, age in ages.items() if age + dt < length}
