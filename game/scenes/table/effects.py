"""Short movements of the furniture: bubbles, marks, the ring of the turn, lost nils, the chip."""

from __future__ import annotations

from game.engine.events import BidMade, DealScored, Event, RangeSaid, SpadesBroken, TrickTaken
from game.engine.state import State
from game.engine.tables import Seat
from game.ui import motion
from game.ui.boston import boston_seats, celebration
from game.ui.furniture import AT_REST, FurnitureMotion
from game.ui.motion import Motion, progress
from game.ui.plates import STILL, PlateMotion
from game.ui.tempo import Tempo

_BREATH_STEPS = 48
"""In how many steps of brightness the ring breathes: more are not seen, and each is drawn."""


class Effects:
    """Runs since the events that started them; times are seconds."""

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self._bubbles: dict[Seat, float] = {}
        self._marks: dict[Seat, float] = {}
        self._lost: dict[Seat, float] = {}
        self._broken: float | None = None
        self._boston: tuple[tuple[Seat, ...], float] | None = None
        self._acting: Seat | None = None
        self._acts_for = 0.0
        self._thinks = False

    @property
    def moving(self) -> bool:
        """Whether anything is under way that comes to an end."""
        turning = self._acting is not None and self._share(self._acts_for, motion.TURN_RING) < 1
        runs = self._bubbles or self._marks or self._lost or self._boston
        return bool(runs) or self._broken is not None or turning

    @property
    def breathing(self) -> bool:
        """Whether the ring of the seat to act breathes, as it does while another thinks."""
        return self._thinks and not self.tempo.reduced and self.tempo.speed.value > 0

    def start(self, event: Event, view: State) -> None:
        """Begin what `event` sets off; `view` is the table after it."""
        match event:
            case BidMade(seat) | RangeSaid(seat):
                self._bubbles[seat] = 0.0
            case SpadesBroken():
                self._broken = 0.0
            case DealScored() if seats := boston_seats(view):
                self._boston = (seats, 0.0)
            case TrickTaken(seat):
                self._marks[seat] = 0.0
                bid = view.bids[seat]
                if bid is not None and bid.nil and view.taken(seat) == 1:
                    self._lost[seat] = 0.0

    def turn_to(self, seat: Seat | None, *, thinks: bool) -> None:
        """The table waits for a seat, None for nobody; `thinks` for another than the viewer's."""
        self._thinks = thinks
        if seat != self._acting:
            self._acting, self._acts_for = seat, 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._bubbles = self._older(self._bubbles, dt, motion.BID_BUBBLE)
        self._marks = self._older(self._marks, dt, motion.PIP)
        self._lost = self._older(self._lost, dt, motion.NIL_LOST)
        self._acts_for += dt
        if self._boston is not None:
            seats, age = self._boston
            self._boston = (seats, age + dt) if age + dt < celebration(self.tempo) else None
        if self._broken is not None:
            self._broken += dt
            if self._broken >= self.tempo.seconds(motion.BROKEN_GLOW):
                self._broken = None

    def finish(self) -> None:
        """Bring everything to its end."""
        self._bubbles, self._marks, self._lost, self._broken = {}, {}, {}, None
        self._boston = None
        self._acts_for = max(self._acts_for, self.tempo.seconds(motion.TURN_RING))

    def now(self) -> FurnitureMotion:
        """How far everything is."""
        if not self.moving and not self.breathing:
            return AT_REST
        acting = [] if self._acting is None else [self._acting]
        lit = () if self._boston is None else self._boston[0]
        seats = {*self._marks, *self._lost, *acting, *lit}
        plates = {seat: plate for seat in seats if (plate := self._plate(seat)) != STILL}
        broken = self._broken
        return FurnitureMotion(
            plates=plates,
            bubbles={
                seat: motion.BID_BUBBLE.easing(self._share(age, motion.BID_BUBBLE))
                for seat, age in self._bubbles.items()
            },
            broken=0.0 if broken is None else 1 - self._eased(broken, motion.BROKEN_GLOW),
            chip=1.0 if broken is None else self._travelled(broken, motion.SPADES_BROKEN),
            travels=not self.tempo.reduced,
        )

    def _plate(self, seat: Seat) -> PlateMotion:
        lost = self._lost.get(seat)
        mark = self._marks.get(seat)
        return PlateMotion(
            turn=self._turn if seat == self._acting else 1.0,
            swing=0.0 if lost is None or self.tempo.reduced else self._eased(lost, motion.NIL_LOST),
            mark=1.0 if mark is None else self._travelled(mark, motion.PIP),
            gold=self._gold(seat),
            bad=1.0 if lost is None else self._eased(lost, motion.BAD_EDGE),
        )

    def _gold(self, seat: Seat) -> float:
        """How far the light of a Boston has come over the plate of a seat."""
        if self._boston is None or seat not in self._boston[0]:
            return 0.0
        return self._eased(self._boston[1], motion.GOLD_LIGHT)

    @property
    def _turn(self) -> float:
        """How bright the ring of the seat to act is."""
        come = self._eased(self._acts_for, motion.TURN_RING)
        if come >= 1 and self.breathing:
            come = motion.breath(self._acts_for - self.tempo.seconds(motion.TURN_RING))
        return round(_BREATH_STEPS * come) / _BREATH_STEPS

    def _share(self, age: float, movement: Motion) -> float:
        return progress(age, self.tempo.seconds(movement))

    def _eased(self, age: float, movement: Motion) -> float:
        return movement.easing(self._share(age, movement))

    def _travelled(self, age: float, movement: Motion) -> float:
        """How far a movement is that is left out where motion is reduced."""
        return 1.0 if self.tempo.reduced else self._eased(age, movement)

    def _older(self, ages: dict[Seat, float], dt: float, movement: Motion) -> dict[Seat, float]:
        length = self.tempo.seconds(movement)
        return {seat: age + dt for seat, age in ages.items() if age + dt < length}
