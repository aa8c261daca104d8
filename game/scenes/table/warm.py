"""Draws what a table is about to show ahead of time, beside the main loop."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from game.engine.cards import Card
from game.engine.events import CardPlayed, DealerCut, Event, HandSeen, SpadesBroken
from game.engine.state import State
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.scenes.table.cardparts import spot_part
from game.scenes.table.hand import HandTouch
from game.scenes.table.painter import TablePainter
from game.ui.cards import prepare_flight, prepare_shade
from game.ui.furniture import AT_REST, FurnitureMotion
from game.ui.geometry import CardPose
from game.ui.handorder import HandOrder
from game.ui.layout.table import TableLayout
from game.ui.memory import give_back
from game.ui.parts import Part
from game.ui.placement import OWN_HAND_Z, TRICK_Z, WINNER
from game.ui.table_info import table_info
from game.ui.tablemodel import TableModel
from game.ui.tempo import Tempo
from game.ui.tween import BACK, STEP, Spot
from game.words.names import Names

_BREAKING = FurnitureMotion(broken=0.5, chip=0.4)
"""Spades on their way to broken: the light, and the side of the chip that turns away."""


class Warmer:
    """Has what a deal needs drawn before it shows: the pack, the fans, and each event to come.

    Nothing is shown: the parts are painted where nobody looks, and what they are made of is kept.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._layout: TableLayout | None = None
        self._look: object = None
        self._rests = False
        self._opening = False
        self._coming: Event | None = None
        self._meant: Event | None = None
        self._asked: object = None

    @property
    def opening(self) -> bool:
        """Whether the first picture is still being made."""
        return self._opening

    def open(self, parts: Iterable[Part]) -> None:
        """Draw the first picture, before anything else."""
        made = list(parts)
        self._opening = True

        def draw() -> None:
            try:
                for part in made:
                    part.paint(_nowhere())
            finally:
                self._opening = False

        if not self._desk.ahead.draw(draw, urgent=True):
            self._opening = False

    def lay_out(self, layout: TableLayout, held: Iterable[str]) -> None:
        """Draw everything in the sizes of a layout; `held` are the cards of the viewer's hand."""
        self._layout, self._look = layout, self._looks()
        ahead, sprites = self._desk.ahead, self._desk.sprites
        ahead.forget()
        heights = {fan.height for fan in layout.backs if fan is not None}
        for height in (*heights, layout.trick.height, layout.hand.height):
            ahead.draw(partial(sprites.prepare, height, (BACK,)))
        for height in (layout.trick.height, layout.hand.height):
            ahead.draw(partial(prepare_flight, self._desk.brush, height))
        # The cards of the hand are known late, but they will lie like this.
        for pose in layout.own_hand(layout.cards):
            ahead.draw(partial(prepare_shade, self._desk.brush, pose))
        for pose in layout.trick.slots:
            self._later(Spot(pose, BACK, TRICK_Z, edge=WINNER, lift=0.25))
        for seat in range(layout.seats):
            for spot in _fan(layout, seat):
                self._later(spot)
        self.hold(held)

    def follow_look(self, held: Callable[[], Iterable[str]]) -> None:
        """Draw everything again if the theme or the deck is another now."""
        if self._layout is not None and self._look != self._looks():
            self.lay_out(self._layout, held())

    def _looks(self) -> object:
        return self._desk.brush.theme, self._desk.sprites.style

    def hold(self, held: Iterable[str]) -> None:
        """Draw the viewer's cards as they lie and as they will once one is gone.

        What is still there from the last time costs nothing, and stays longer for it.
        """
        layout, hand = self._layout, tuple(held)
        if layout is None:
            return
        ahead, sprites = self._desk.ahead, self._desk.sprites
        for code in hand:
            for height in (layout.hand.height, layout.trick.height):
                ahead.draw(partial(sprites.prepare, height, (code,)))
        now, then = layout.own_hand(len(hand)), layout.own_hand(max(0, len(hand) - 1))
        for place, code in enumerate(hand):
            for pose in (*now[place : place + 1], *then[max(0, place - 1) : place + 1]):
                self._later(Spot(pose, code, OWN_HAND_Z))

    def expect(
        self,
        events: tuple[Event, ...],
        view: State,
        order: HandOrder,
        tempo: Tempo,
        names: Names,
    ) -> None:
        """Draw what will be seen of the next of the events to be shown, from `view` on."""
        layout, events = self._layout, _next_seen(events)
        if layout is None or not events or events[-1] is self._coming:
            return
        known = next((i + 1 for i, e in enumerate(events) if e is self._coming), 0)
        self._coming = events[-1]
        model = TableModel(view, layout, tempo, order)
        for event in events[:known]:
            model.apply(event)
        for event in events[known:]:
            job = partial(self._rehearse, event, model, names)
            self._desk.ahead.draw(job, urgent=True)

    def rest(self, *, now: bool) -> None:
        """Once it is the player's turn `now`, keep nothing of what has moved until then."""
        if now and not self._rests:
            self._desk.brush.moments.clear()
            self._desk.ahead.draw(give_back)
        self._rests = now

    def mean(
        self, event: Event | None, view: State, order: HandOrder, tempo: Tempo, names: Names
    ) -> None:
        """Draw what will be seen if the player does what the pointer or the keys are at now."""
        layout = self._layout
        if event == self._meant or layout is None:
            return
        self._meant = event
        if event is None:
            return

        def rehearse() -> None:
            # By then the player may be at something else.
            if self._meant is event:
                self._rehearse(event, TableModel(view, layout, tempo, order), names)

        self._desk.ahead.draw(rehearse, urgent=True)

    def ask(
        self, decision: object, question: Callable[[], Scene | None], size: tuple[int, int]
    ) -> None:
        """Draw the scene that a `decision` opens once all is shown."""
        if decision == self._asked:
            return
        self._asked = decision

        def draw() -> None:
            scene = question()
            if scene is None:
                return
            scene.layout(size)
            parts = scene.parts()
            if parts is None:
                scene.draw(pygame.Surface(size, 0, 32))
            for part in parts or ():
                part.paint(_nowhere())

        self._desk.ahead.draw(draw, urgent=True)

    def _later(self, spot: Spot) -> None:
        self._desk.ahead.draw(partial(self._paint, spot))

    def _paint(self, spot: Spot) -> None:
        spot_part(self._desk, "", (), spot).paint(_nowhere())

    def _rehearse(self, event: Event, model: TableModel, names: Names) -> None:
        """Paint every picture of an event, each part that changed in it."""
        painter, touch, shown = TablePainter(self._desk), HandTouch(), dict[str, Part]()
        screen, nowhere = model.layout.screen, _nowhere()
        size = (round(screen.width), round(screen.height))
        self._prepare(event)
        model.apply(event)
        info = table_info(model.view, names, self._desk.portraits)
        motion = _BREAKING if isinstance(event, SpadesBroken) else AT_REST
        while True:
            parts = painter.parts(size, model, info, motion, touch,
                                  place_open=info.viewer_acts, bare_middle=False)  # fmt: skip
            for part in parts:
                known = shown.get(part.name)
                if known is None or not part.same(known):
                    shown[part.name] = part
                    part.paint(nowhere)
            if not model.stage.moving:
                return
            model.stage.advance(STEP)

    def _prepare(self, event: Event) -> None:
        """Draw the faces that an event shows in the middle of the table."""
        cards: tuple[Card, ...] = ()
        match event:
            case CardPlayed():
                cards = (event.card,)
            case DealerCut():
                cards = event.drawn
        if self._layout is not None and cards:
            self._desk.sprites.prepare(self._layout.trick.height, map(str, cards))


def _next_seen(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events up to the second that shows: that another looks at a hand does not."""
    seen = [i for i, e in enumerate(events) if not (isinstance(e, HandSeen) and e.cards is None)]
    return events[: seen[1] + 1] if len(seen) > 1 else events


def _fan(layout: TableLayout, seat: int) -> Iterable[Spot]:
    """The backs of a seat's whole hand."""
    own = layout.place(seat) == 0
    poses: Iterable[CardPose] = layout.any_hand(seat, layout.cards)
    return (Spot(pose, BACK, OWN_HAND_Z if own else 0.0) for pose in poses)


def _nowhere() -> pygame.Surface:
    """A surface too small to show anything."""
    return pygame.Surface((1, 1), 0, 32)
