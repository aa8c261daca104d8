"""What the seat to play knows of the deal when it gives its reasons."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.expert.account import Account, account
from game.ai.fast.stakes import Stakes
from game.ai.kernel import ALONE, Kernel
from game.ai.knowledge import know
from game.ai.position import Position
from game.engine.state import State
from game.engine.tables import Seat


@dataclass(frozen=True, slots=True)
class Sight:
    """What the seat to play knows when it gives its reasons.

    `may` runs over the seats: the cards that each may hold. `alive` are the seats whose nil
    stands, a bit each.
    """

    view: State
    position: Position
    account: Account
    may: tuple[int, ...]
    alive: int

    @classmethod
    def of(cls, view: State, position: Position, stakes: Stakes) -> Sight:
        """What is known of a position in which the viewer is to play."""
        known = know(view, position.kernel)
        may = tuple(
            holds | (free if needs else 0)
            for holds, free, needs in zip(known.holds, known.may, known.needs, strict=True)
        )
        alive = stakes.alive(position.taken)
        return cls(view, position, account(view, position, stakes), may, alive)

    @property
    def kernel(self) -> Kernel:
        """The table."""
        return self.position.kernel

    @property
    def hand(self) -> int:
        """The cards of the seat to play."""
        return self.position.hands[self.position.seat]

    @property
    def out(self) -> int:
        """The cards that one of the others may hold."""
        mine, found = self.position.seat, 0
        for seat, cards in enumerate(self.may):
            found |= 0 if seat == mine else cards
        return found

    @property
    def mate(self) -> Seat:
        """The partner, ALONE without one."""
        return self.kernel.partners[self.position.seat]

    @property
    def hunted(self) -> tuple[Seat, ...]:
        """The seats of other sides whose nil stands."""
        own = {self.position.seat, self.mate}
        return tuple(s for s in range(self.kernel.seats) if self.alive >> s & 1 and s not in own)

    @property
    def to_come(self) -> tuple[Seat, ...]:
        """The seats that play to the trick after the seat to play."""
        later = self.kernel.seats - 1 - self.position.played
        return self.kernel.followers[self.position.seat][:later]

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The hunted seats still to play that may follow suit over what lies there."""
        over = self.kernel.beaters(self.position.led, self.position.best) & self.position.led
        return tuple(s for s in self.to_come if s in self.hunted and self.may[s] & over)

    def stands(self, seat: Seat) -> bool:
        """Whether the nil of a seat stands."""
        return seat != ALONE and bool(self.alive >> seat & 1)

    def others_may(self, seats: tuple[Seat, ...], cards: int) -> bool:
        """Whether one of some seats may hold one of these cards."""
        return any(self.may[seat] & cards for seat in seats)
