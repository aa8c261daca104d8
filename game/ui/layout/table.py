"""The layout of the table: everything on it as positions, computed from the surface's size."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.cardstyle import Index
from game.ui.geometry import CardPose, Fan, Rect
from game.ui.layout.backs import BackFan
from game.ui.layout.corners import KeySpots, ScoreSpot
from game.ui.layout.hand import OwnHand
from game.ui.layout.marks import BubbleSpot
from game.ui.layout.plates import PlateSpot
from game.ui.layout.screen import Screen
from game.ui.layout.seats import PLACES, Edge, relative
from game.ui.layout.trick import Inlay, TrickSpot


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Where everything on the table is, in pixels; seats are given by their own numbers.

    `places`, `plates`, `discs` and `bubbles` go clockwise from the viewer; the methods take a
    seat. `side_order` is the order of the cells in `score`. `caption` is None where the bar has
    no room for it, and holds the rules line only where `rules_line` is true. `room` is the middle
    of the table, between the plates and the own hand. `index` is the part of a card that shows
    in a hand that lies open.
    """

    screen: Screen
    seats: int
    viewer: int
    cards: int
    side_order: tuple[int, ...]
    menu: Rect
    caption: Rect | None
    score: ScoreSpot
    keys: KeySpots
    hand: OwnHand
    backs: tuple[BackFan | None, ...]
    plates: tuple[PlateSpot, ...]
    room: Rect
    trick: TrickSpot
    inlay: Inlay
    chips: tuple[Rect, Rect]
    tag: Rect
    discs: tuple[Rect, ...]
    bubbles: tuple[BubbleSpot, ...]
    index: Index

    @property
    def u(self) -> float:
        """The unit of length in pixels."""
        return self.screen.u

    @property
    def rules_line(self) -> bool:
        """Whether the caption has the rules line; else it is under the menu and its key."""
        return self.screen.kind.roomy

    def place(self, seat: int) -> int:
        """Return how many places clockwise from the viewer a seat sits."""
        return relative(seat, self.viewer, self.seats)

    def edge(self, seat: int) -> Edge:
        """Return the edge of the table a seat is at."""
        return PLACES[self.seats][self.place(seat)].edge

    def own_hand(self, count: int) -> Fan:
        """Return the poses at rest of the viewer's hand of `count` cards, in its order."""
        return self.hand.poses(count)

    def other_hand(self, seat: int, count: int) -> Fan:
        """Return the poses of another seat's backs.

        Raises ValueError for the viewer's own seat.
        """
        backs = self.backs[self.place(seat)]
        if backs is None:
            raise ValueError("the viewer's own hand is no fan of backs")
        return backs.poses(count)

    def any_hand(self, seat: int, count: int) -> Fan:
        """Return the poses of any seat's hand."""
        return self.own_hand(count) if self.place(seat) == 0 else self.other_hand(seat, count)

    def plate(self, seat: int) -> PlateSpot:
        """Return where a seat's plate is."""
        return self.plates[self.place(seat)]

    def disc(self, seat: int) -> Rect:
        """Return the square round the dealer's disc at a seat."""
        return self.discs[self.place(seat)]

    def bubble(self, seat: int) -> BubbleSpot:
        """Return where a seat's bid bubble stands."""
        return self.bubbles[self.place(seat)]

    def trick_slot(self, seat: int) -> CardPose:
        """Return where the card a seat plays comes to lie."""
        return self.trick.slots[self.place(seat)]

    def taken_pile(self, seat: int) -> CardPose:
        """Return where a won trick goes: small, onto the winner's plate."""
        spot = self.plate(seat).portrait
        return CardPose(spot.x, spot.y, 0.0, self.trick.height * 0.35)

    def standing(self) -> tuple[Rect, ...]:
        """Return what is on the table whenever a hand is played: plates, corners, hands, keys."""
        backs = (b.area(self.cards) for b in self.backs if b)
        seats = (p.rect for p in self.plates)
        return (*self.corners(), *self.keys.rects, *seats, *backs, *self.discs)

    def corners(self) -> tuple[Rect, ...]:
        """Return the menu button, the caption if there is one, and the score."""
        return tuple(r for r in (self.menu, self.caption, self.score.rect) if r)
