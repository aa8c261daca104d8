"""Folds what the viewer learns into the sprites of the table and the way they take there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from game.engine.cards import Card
from game.engine.events import (
    CardPlayed,
    CardsPassed,
    DealerCut,
    DealScored,
    Dealt,
    Event,
    HandSeen,
    SpadesBroken,
    TopKept,
    TopLooked,
    TopRefused,
    TrickTaken,
)
from game.engine.evolve import evolve
from game.engine.state import State
from game.engine.tables import Seat
from game.ui import motion
from game.ui.boston import boston_side, opened
from game.ui.geometry import CardPose
from game.ui.handorder import HandOrder
from game.ui.layout.table import TableLayout
from game.ui.motion import Motion
from game.ui.placement import FLYING_Z, back_key, held_cards, out_key, pack_spot, resting
from game.ui.stage import Mark, Stage, Timeline
from game.ui.tempo import Tempo
from game.ui.tween import BACK, Spot, Tween

_CUT = replace(motion.PLAY, apart=100)
_ARC = 0.05
"""Height of a played card's bow, as a share of the window's height."""
_HEARD_AT = 0.7
"""The share of its way after which a played card is heard: it is nearly there by then."""
_LANDED_LIFT = 0.5
"""How far a card stands off the table when it lands, before it settles."""


@dataclass(frozen=True, slots=True)
class _Change:
    """One event with the table before and after it."""

    before: State
    after: State
    old: Mapping[str, Spot]
    new: Mapping[str, Spot]


class TableModel:
    """The table as it is shown: the viewer's knowledge so far and a stage of sprites.

    `apply` takes one event and plays its timeline; `finish` shows the end of it at once.
    """

    def __init__(
        self, view: State, layout: TableLayout, tempo: Tempo, order: HandOrder | None = None
    ) -> None:
        self.view = view
        self.stage = Stage()
        self._layout = layout
        self.tempo = tempo
        self._order = order or HandOrder()
        self._held: tuple[State, HandOrder, tuple[str, ...]] | None = None
        self.stage.settle(resting(view, layout, self._order))

    @property
    def layout(self) -> TableLayout:
        """Where things are."""
        return self._layout

    @property
    def held(self) -> tuple[str, ...]:
        """The viewer's hand from left to right, as sprites are named."""
        known = self._held
        if known is None or known[0] is not self.view or known[1] != self._order:
            held = tuple(map(str, held_cards(self.view, self._order)))
            known = self._held = (self.view, self._order, held)
        return known[2]

    def reorder(self, order: HandOrder) -> None:
        """Hold the viewer's hand in another order."""
        if order == self._order:
            return
        self._order = order
        old, new = self.stage.rest, resting(self.view, self._layout, order)
        change = _Change(self.view, self.view, old, new)
        self.stage.play(self._drift(change))

    def relayout(self, layout: TableLayout) -> None:
        """Take a new size; whatever moves is at its end."""
        self._layout = layout
        self.stage.settle(resting(self.view, layout, self._order))

    def jump(self, view: State) -> None:
        """Show another moment of the match; what lies there before and after goes its way."""
        new = resting(view, self._layout, self._order)
        change = _Change(self.view, view, self.stage.rest, new)
        self.view = view
        self.stage.play(self._drift(change))

    def apply(self, event: Event, origin: CardPose | None = None) -> None:
        """Show `event`. A card the viewer dragged starts its way at `origin`."""
        after = evolve(self.view, event)
        new = resting(after, self._layout, self._order)
        change = _Change(self.view, after, self.stage.rest, new)
        self.view = after
        handler = self._handler(event)
        if isinstance(event, CardPlayed) and origin is not None:
            timeline = self._played(event, change, origin)
        else:
            timeline = handler(change)
        self.stage.play(timeline)

    def _handler(self, event: Event) -> Callable[[_Change], Timeline]:
        match event:
            case DealerCut():
                return self._cut
            case Dealt():
                return self._dealt
            case HandSeen(seat) if seat == self._layout.viewer:
                return self._turned_up
            case CardsPassed():
                return lambda change: self._passed(event, change)
            case TopLooked():
                return self._looked
            case TopKept(seat, card):
                return lambda change: self._drawn(seat, card, change, refused=False)
            case TopRefused(seat, _, kept):
                return lambda change: self._drawn(seat, kept, change, refused=True)
            case CardPlayed():
                return lambda change: self._played(event, change, None)
            case SpadesBroken():
                return lambda change: Timeline(change.new, marks=(Mark(0.0, "spades_broken"),))
            case DealScored():
                return self._scored
            case TrickTaken():
                return lambda change: self._collected(event.seat, change)
            case _:
                return self._drift

    def _seconds(self, movement: Motion) -> float:
        return self.tempo.seconds(movement)

    def _tween(
        self, key: str, source: Spot, target: Spot, movement: Motion, start: float = 0.0
    ) -> Tween:
        length, fades = self._seconds(movement), self.tempo.reduced
        return Tween(key, start, length, source, target, movement.easing, fades=fades)

    def _fresh(self, spot: Spot) -> Spot:
        """Where a card that was not on the table starts: where motion is reduced it comes in."""
        return replace(spot, alpha=0.0) if self.tempo.reduced else spot

    def _drifts(self, change: _Change, movement: Motion = motion.DROP) -> Iterator[Tween]:
        """Sprites that are there before and after close up; without a way where none is to be."""
        if self.tempo.reduced:
            return
        for key, spot in change.new.items():
            old = change.old.get(key)
            if old is not None and old.pose != spot.pose:
                yield self._tween(key, old, spot, movement)

    def _drift(self, change: _Change) -> Timeline:
        return Timeline(change.new, tuple(self._drifts(change)))

    def _cut(self, change: _Change) -> Timeline:
        start, gap = self._pack_pose(), self.tempo.apart(_CUT)
        tweens = [
            self._tween(key, self._fresh(Spot(start, BACK, spot.z)), spot, _CUT, place * gap)
            for place, (key, spot) in enumerate(change.new.items())
        ]
        return Timeline(change.new, tweens, (Mark(0.0, "shuffle"),))

    def _dealt(self, change: _Change) -> Timeline:
        """Cards go round singly from the dealer, as they are dealt."""
        view = change.after
        pack = self._layout.taken_pile(view.dealer)
        order = view.table.clockwise(view.table.after(view.dealer))
        tweens, marks = [], [Mark(0.0, "shuffle" if view.table.drawn else "deal")]
        gap = self.tempo.apart(motion.DEAL)
        for index in range(max(view.counts)):
            for place, seat in enumerate(order):
                number = index * len(order) + place
                spot = change.new[back_key(seat, index)]
                # A card keeps its size and angle on the way: fifty new pictures a frame cost more
                # than anybody sees in a fifth of a second.
                start = replace(spot.pose, x=pack.x, y=pack.y)
                source = self._fresh(Spot(start, BACK, FLYING_Z + number))
                tweens.append(
                    self._tween(back_key(seat, index), source, spot, motion.DEAL, number * gap)
                )
                if number % 8 == 4:
                    marks.append(Mark(number * gap, "deal"))
        return Timeline(change.new, tweens, marks)

    def _looked(self, change: _Change) -> Timeline:
        """The top card of the pack comes to the middle, face up for whoever looks at it."""
        come = [key for key in change.new if key not in change.old and not key.startswith("pack")]
        pack = pack_spot(self._layout)
        tweens = [self._tween(key, pack, change.new[key], motion.PLAY) for key in come]
        return Timeline(change.new, tweens, (Mark(0.0, "slide"),))

    def _drawn(self, seat: Seat, card: Card | None, change: _Change, *, refused: bool) -> Timeline:
        """Of the top two cards one goes to the hand and one to the discards."""
        known = None if card is None else str(card)
        into = known or back_key(seat, change.after.counts[seat] - 1)
        out = out_key(len(change.after.discards) - 1)
        pack, looked = pack_spot(self._layout), self._looked_at(change.old)
        to_hand, to_discards = (pack, looked) if refused else (looked, pack)
        tweens = [tween for tween in self._drifts(change) if tween.key != into]
        tweens.append(self._tween(into, to_hand, change.new[into], motion.EXCHANGE))
        if out in change.new:
            tweens.append(self._tween(out, to_discards, change.new[out], motion.EXCHANGE))
        return Timeline(change.new, tweens, (Mark(0.0, "play"),))

    def _looked_at(self, old: Mapping[str, Spot]) -> Spot:
        """The card in the middle, looked at by whoever draws."""
        looked = max(old.values(), key=lambda spot: spot.z, default=None)
        return pack_spot(self._layout) if looked is None else looked

    def _turned_up(self, change: _Change) -> Timeline:
        """The viewer's backs turn over where they lie."""
        viewer, gap = self._layout.viewer, self.tempo.apart(motion.TURN_UP)
        held = tuple(map(str, held_cards(change.after, self._order)))
        tweens = []
        for index, key in enumerate(held):
            old = change.old.get(back_key(viewer, index))
            if old is not None:
                tweens.append(self._tween(key, old, change.new[key], motion.TURN_UP, index * gap))
        return Timeline(change.new, tweens, (Mark(0.0, "slide"),) if tweens else ())

    def _played(self, event: CardPlayed, change: _Change, origin: CardPose | None) -> Timeline:
        key = str(event.card)
        source = self._leaving_hand(event, change)
        if origin is not None:
            source = replace(source, pose=origin)
        target = change.new[key]
        landed = replace(target, edge=None, lift=max(_LANDED_LIFT, target.lift))
        flight = self._tween(key, replace(source, z=FLYING_Z, dark=False), landed, motion.PLAY)
        arc = 0.0 if self.tempo.reduced else _ARC * self._layout.screen.height
        flight = replace(flight, arc=arc)
        drifts = (tween for tween in self._drifts(change) if tween.key != key)
        comes_to_rest = motion.WINNER_EDGE if target.edge else motion.SETTLE
        settle = self._tween(key, landed, target, comes_to_rest, flight.end)
        tweens = (flight, settle, *self._edges_that_go(change, flight.end), *drifts)
        return Timeline(change.new, tweens, (Mark(flight.length * _HEARD_AT, "play"),))

    def _edges_that_go(self, change: _Change, start: float) -> Iterator[Tween]:
        """The card that was the best loses its edge once it is beaten."""
        for key, old in change.old.items():
            new = change.new.get(key)
            if old.edge and new is not None and new.edge is None:
                yield self._tween(key, old, new, motion.WINNER_EDGE, start)

    def _leaving_hand(self, event: CardPlayed, change: _Change) -> Spot:
        """Where a played card was: face up in the own hand, or a back in another."""
        own = change.old.get(str(event.card))
        if own is not None:
            return own
        last = change.before.counts[event.seat] - 1
        return change.old[back_key(event.seat, last)]

    def _collected(self, winner: Seat, change: _Change) -> Timeline:
        """The trick goes to its winner."""
        pile = self._layout.taken_pile(winner)
        tweens = [
            self._tween(
                key,
                spot,
                Spot(pile, spot.code, spot.z, alpha=0.0),
                motion.COLLECT,
            )
            for key, spot in change.old.items()
            if key not in change.new
        ]
        return Timeline(change.new, tweens, (Mark(0.0, self._sound_of(winner, change.after)),))

    def _sound_of(self, winner: Seat, after: State) -> str:
        """What a trick that goes to `winner` sounds like: the first of a nil is its end."""
        bid, sides = after.bids[winner], after.table
        if bid is not None and bid.nil and after.taken(winner) == 1:
            return "nil_busted"
        ours = sides.side_of(winner) == sides.side_of(self._layout.viewer)
        return "trick_won" if ours else "trick_lost"

    def _scored(self, change: _Change) -> Timeline:
        """A side that took every trick is celebrated; any other deal just ends."""
        if boston_side(change.after) is None:
            return self._drift(change)
        tweens = opened(change.after, self._layout, self.tempo, self._order)
        return Timeline(change.new, tuple(tweens), (Mark(0.0, "boston"),))

    def _passed(self, event: CardsPassed, change: _Change) -> Timeline:
        """Exchanged cards cross the table, face up only for those who know them."""
        gone = [key for key in change.old if key not in change.new]
        come = [key for key in change.new if key not in change.old]
        gap = self.tempo.apart(motion.EXCHANGE)
        tweens = list(self._drifts(change))
        for number, (old, new) in enumerate(zip(gone, come, strict=True)):
            source = replace(change.old[old], z=FLYING_Z + number)
            tweens.append(self._tween(new, source, change.new[new], motion.EXCHANGE, number * gap))
        return Timeline(change.new, tweens, (Mark(0.0, "slide"),) if event.count else ())

    def _pack_pose(self) -> CardPose:
        centre = self._layout.trick.centre
        return CardPose(centre.x, centre.y, 0.0, self._layout.trick.height)
