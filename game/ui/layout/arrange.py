"""Arranges a table step by step, each step keeping clear of the ones before."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.cardstyle import CLASSIC_INDEX, Index
from game.ui.geometry import Rect, bounds
from game.ui.layout.corners import caption, menu_button, score
from game.ui.layout.marks import BubbleSpot, bubble, disc
from game.ui.layout.own import own_corner
from game.ui.layout.padsize import pad_wishes
from game.ui.layout.screen import Screen, SizeClass, screen, screen_in_units
from game.ui.layout.seating import OPEN_HEIGHT, Limits, SeatSpot, seat_spots
from game.ui.layout.seats import PLACES, Edge, side_order
from game.ui.layout.table import TableLayout
from game.ui.layout.trick import Inlay, TrickSpot, chip_height, chips, inlay, trick_spot

_LEAST_CAPTION = {SizeClass.SMALL: 120, SizeClass.WIDE: 180, SizeClass.VERY_WIDE: 180}


def table_layout(
    size: tuple[float, float],
    sides: Sequence[Sequence[int]],
    *,
    viewer: int = 0,
    cards: int = 13,
    scale: float = 1.0,
    hand_share: float = 0.25,
    talk: bool = False,
    u: float | None = None,
    index: Index = CLASSIC_INDEX,
    open_hands: bool = False,
) -> TableLayout:
    """Return the layout of a table on a surface of `size` pixels.

    `sides` are the seats of each side, `cards` the most cards a seat holds in this deal, `scale`
    the scale of the interface, `hand_share` the card size setting (0.20 to 0.30), and `talk`
    tells whether the wider pad of team talk must find room between the bubbles. Where the table has
    a part of a surface, `u` is the unit of all of it. `index` is the part of a card that names it;
    `open_hands` makes room for the others' cards to be read.
    Raises ValueError unless there are two to six seats and the viewer is one of them.
    """
    seats = sum(len(s) for s in sides)
    if seats not in PLACES or not 0 <= viewer < seats:
        raise ValueError(f"no table for {seats} seats seen from seat {viewer}")
    view = screen(size, scale) if u is None else screen_in_units(size, u)
    builder = _Builder(view, seats, len(sides), cards, hand_share, talk, open_hands)
    return builder.build(viewer, side_order(sides, viewer), index)


class _Builder:
    """Lays out one table step by step, each step keeping clear of the ones before."""

    def __init__(
        self,
        view: Screen,
        seats: int,
        sides: int,
        cards: int,
        share: float,
        talk: bool,
        open_hands: bool,
    ) -> None:
        self.view, self.seats, self.cards, self.talk = view, seats, cards, talk
        self.open_height = OPEN_HEIGHT * view.height if open_hands else 0.0
        self.menu = menu_button(view)
        self.score = score(view, sides)
        self.own = own_corner(view, cards, share, self.score)

    def build(self, viewer: int, order: tuple[int, ...], index: Index) -> TableLayout:
        others = self._others()
        line = self._caption(others)
        plates = (self.own.plate, *(s.plate for s in others))
        fixed = self._fixed(line, others)
        room = self._trick_room(others)
        trick, stadium, pair = self._middle(room, (*fixed, self.own.keys.redo))
        bubbles = self._bubbles(others, (*fixed, self.own.disc), trick, room)
        slots = (bounds(s.corners) for s in trick.slots)
        beside = (*fixed, *pair, *slots, *(b.rect for b in bubbles))
        discs = self._discs(others, beside)
        return TableLayout(
            screen=self.view,
            seats=self.seats,
            viewer=viewer,
            cards=self.cards,
            side_order=order,
            menu=self.menu,
            caption=line,
            score=self.score,
            keys=self.own.keys,
            hand=self.own.hand,
            backs=(None, *(s.hand for s in others)),
            plates=plates,
            room=room,
            trick=trick,
            inlay=stadium,
            chips=pair,
            tag=self.own.tag,
            discs=discs,
            bubbles=bubbles,
            index=index,
        )

    def _others(self) -> tuple[SeatSpot, ...]:
        corners = [self.menu, self.score.rect]
        least = _LEAST_CAPTION.get(self.view.kind)
        if least is not None:
            line = caption(self.view, self.menu.right + least * self.view.u)
            corners += [line] if line else []
        foot = min(self.own.tag.y, self.own.keys.rect.y)
        limits = Limits(tuple(corners), foot, self.open_height)
        return seat_spots(self.view, self.seats, self.cards, limits)

    def _caption(self, others: Sequence[SeatSpot]) -> Rect | None:
        gap = 16 * self.view.u
        ends = [self.score.rect.x, self.view.width / 2 - gap]
        for spot in others:
            if spot.edge is Edge.TOP:
                ends += [spot.hand.area(self.cards).x, spot.plate.rect.x]
        return caption(self.view, min(ends) - gap)

    def _middle(
        self, room: Rect, fixed: tuple[Rect, ...]
    ) -> tuple[TrickSpot, Inlay, tuple[Rect, Rect]]:
        """Return the trick, the inlay and the chips; the trick gives way if the chips need room."""
        view = self.view
        above_chips = self.own.tag.y - chip_height(view) - 12 * view.u
        for foot in (room.bottom, self.own.plate.rect.y - 6 * view.u, above_chips):
            low = Rect.spanning(room.x, room.y, room.right, min(room.bottom, foot))
            trick = trick_spot(view, self.seats, low)
            stadium = inlay(view, self.seats, trick)
            pair = chips(view, trick, stadium, fixed)
            if pair:
                return trick, stadium, pair
        under = Rect(trick.centre.x, above_chips, 0.0, chip_height(view))
        return trick, stadium, (under, under)

    def _trick_room(self, others: Sequence[SeatSpot]) -> Rect:
        view, gap = self.view, 6 * self.view.u
        left = [s.plate.rect.right for s in others if s.edge is Edge.LEFT]
        right = [s.plate.rect.x for s in others if s.edge is Edge.RIGHT]
        tops = [s.plate.rect.bottom for s in others if s.edge is Edge.TOP]
        tall = view.kind is SizeClass.TALL
        head = self.score.rect.bottom if tall else self.menu.bottom
        foot = min(self.own.hand.lifted_top(n) for n in (self.cards, 1))
        return Rect.spanning(
            max(left, default=view.margin) + gap,
            max(tops, default=head) + gap,
            min(right, default=view.width - view.margin) - gap,
            (self.own.plate.rect.y if tall else foot) - gap,
        )

    def _pad_foot(self) -> float:
        tall = self.view.kind is SizeClass.TALL
        return self.own.plate.rect.y if tall else self.own.area.y

    def _fixed(self, line: Rect | None, others: Sequence[SeatSpot]) -> tuple[Rect, ...]:
        corners = (self.menu, self.score.rect, *((line,) if line else ()))
        seats = (r for s in others for r in (s.plate.rect, s.hand.area(self.cards)))
        own = (self.own.plate.rect, self.own.tag, self.own.disc, self.own.area)
        return (*corners, *self.own.keys.rects, *seats, *own)

    def _discs(self, others: Sequence[SeatSpot], taken: tuple[Rect, ...]) -> tuple[Rect, ...]:
        spots = [self.own.disc]
        for seat in others:
            spots.append(disc(self.view, seat.edge, seat.plate, (*taken, *spots)))
        return tuple(spots)

    def _bubbles(
        self,
        others: Sequence[SeatSpot],
        taken: tuple[Rect, ...],
        trick: TrickSpot,
        room: Rect,
    ) -> tuple[BubbleSpot, ...]:
        sizes = pad_wishes(self.view, self.cards, self.talk)
        high = self._pad_foot() - room.y
        fitting = [s for s in sizes if s[1] <= high] or sizes
        wishes = [Rect.centred(trick.centre.x, trick.centre.y, w, h) for w, h in fitting]
        plates = [seat.plate.rect for seat in others]
        spots = [bubble(self.view, Edge.OWN, self.own.plate, plates, ())]
        for seat in others:
            kept = (*taken, *(b.rect for b in spots))
            spots.append(bubble(self.view, seat.edge, seat.plate, kept, wishes))
        return tuple(spots)
