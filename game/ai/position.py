"""A deal in play on the kernel, one card at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ai.kernel import Kernel
from game.engine.state import State
from game.engine.tables import Seat

UNSEEN = -1
"""A lowest club that must be led (RULES section 5) and is not known before the hands are."""


@dataclass(slots=True)
class Position:
    """Where a deal stands: changed in place by `play`, so copy it to branch.

    `hands` and `taken` run over the seats; `left` counts the tricks not yet taken. `led` is the
    suit of the trick on the table and `best` the card taking it, both 0 between tricks. `live` are
    the cards that nobody has played, out of play or not.
    """

    kernel: Kernel
    hands: list[int]
    leader: Seat
    club: int
    left: int
    taken: list[int]
    broken: bool = False
    played: int = 0
    led: int = 0
    best: int = 0
    winner: Seat = field(default=-1)
    live: int = field(default=-1)

    def __post_init__(self) -> None:
        if self.live < 0:
            self.live = self.kernel.pack

    @classmethod
    def opening(cls, kernel: Kernel, hands: list[int], left: Seat) -> Position:
        """The first lead of a deal; seat `left` leads unless a club must be (RULES section 5)."""
        leader, club = kernel.first_leader(hands, left)
        return cls(kernel, hands, leader, club, kernel.tricks, [0] * kernel.seats)

    @classmethod
    def unopened(cls, kernel: Kernel, left: Seat) -> Position:
        """The first lead of a deal before any hand is known; seat `left` leads if no club must be.

        It is for playing out worlds: each of them tells its own lowest club and leader.
        """
        club = UNSEEN if kernel.club_leads else 0
        nothing = [0] * kernel.seats
        return cls(kernel, nothing, left, club, kernel.tricks, nothing[:])

    @classmethod
    def of(cls, kernel: Kernel, view: State, hands: list[int]) -> Position:
        """The deal of `view`, which has reached the play, were these the `hands` left."""
        if view.leader is None:
            raise ValueError("the play has not begun")
        kept = view.tricks if view.trick is None else view.tricks[:-1]
        leader = kept[-1].winner if kept else view.leader
        club = 0 if view.lowest_club is None else kernel.bits[view.lowest_club]
        left = kernel.tricks - len(kept)
        assert leader is not None
        taken = [view.taken(seat) for seat in range(kernel.seats)]
        spades = any(kernel.bits[card] & kernel.spades for t in kept for card in t.cards)
        position = cls(kernel, list(hands), leader, club, left, taken, spades)
        position.live = kernel.pack & ~kernel.mask(card for t in kept for card in t.cards)
        for card in () if view.trick is None else view.trick.cards:
            position._lay(kernel.bits[card])
        return position

    @property
    def first(self) -> bool:
        """Whether the first trick is still to be taken."""
        return self.left == self.kernel.tricks

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return (self.leader + self.played) % self.kernel.seats

    @property
    def last(self) -> bool:
        """Whether the seat whose turn it is plays the last card of the trick."""
        return self.played == self.kernel.seats - 1

    def legal(self) -> int:
        """The cards that the seat whose turn it is may play."""
        hand = self.hands[self.seat]
        if not self.played:
            return self.kernel.lead(hand, self.club, first=self.first, broken=self.broken)
        return self.kernel.follow(hand, self.led, self.club, first=self.first)

    def play(self, card: int) -> None:
        """Play a legal card; the last one of a trick also takes it."""
        self.hands[self.seat] ^= card
        self._lay(card)

    def within(self, hands: Sequence[int]) -> Position:
        """The same moment were these the hands."""
        trial = self.copy()
        trial.hands = list(hands)
        if self.club == UNSEEN:
            trial.leader, trial.club = self.kernel.first_leader(trial.hands, self.leader)
        return trial

    def copy(self) -> Position:
        """A position that changes on its own."""
        return Position(
            self.kernel,
            self.hands[:],
            self.leader,
            self.club,
            self.left,
            self.taken[:],
            self.broken,
            self.played,
            self.led,
            self.best,
            self.winner,
            self.live,
        )

    def _lay(self, card: int) -> None:
        kernel = self.kernel
        if not self.played:
            self.led, self.best, self.winner = kernel.suit_of[card], card, self.leader
        elif card & kernel.beaters(self.led, self.best):
            self.best, self.winner = card, self.seat
        self.live &= ~card
        self.broken = self.broken or bool(card & kernel.spades)
        self.played += 1
        if self.played == kernel.seats:
            self.taken[self.winner] += 1
            self.leader, self.left = self.winner, self.left - 1
            self.played = self.led = self.best = 0
