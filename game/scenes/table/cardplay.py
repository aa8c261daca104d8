"""What the player does with the cards of the own hand, by pointer and by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.events import CardPlayed
from game.engine.legality import check, legal_actions
from game.engine.refusal import Refusal
from game.engine.state import Phase, State
from game.engine.turn import phase, to_act
from game.scenes.desk import Desk
from game.scenes.scene import Target
from game.scenes.table.hand import Drag, HandTouch
from game.scenes.table.notice import Notice
from game.scenes.table.queue import CardAhead
from game.scenes.table.show import Show
from game.session.match import MatchSession
from game.ui.geometry import CardPose, Point, Rect
from game.words.names import Names
from game.words.refusals import refusal_text

_TARGET = 6.0
"""Half the side, in units, of the square at which a trace aims on a card."""

_THROW = 0.55
"""A dragged card let go at least this share of its height above the hand is played."""


class Chooser(Protocol):
    """A question that is answered with cards of the hand, as the exchange is."""

    @property
    def chosen(self) -> frozenset[Card]:
        """The cards chosen so far."""

    def toggle(self, card: Card) -> Refusal | None:
        """Choose a card or leave it be; the reason if it may not be chosen."""


class CardPlay:
    """The hand of the viewer: lifted under the pointer, dragged, played, chosen or refused.

    `chooser` gives the question that takes cards now, None while cards are for the trick.
    """

    def __init__(
        self,
        desk: Desk,
        match: MatchSession,
        show: Show,
        names: Names,
        chooser: Callable[[], Chooser | None],
    ) -> None:
        self._desk, self._match, self._show, self._names = desk, match, show, names
        self._chooser = chooser
        self.touch = HandTouch(partial(desk.sounds.play, "lift"))
        self.notice = Notice()
        self.ahead = CardAhead(desk, match, show, self.touch)

    @property
    def wanted(self) -> bool:
        """Whether it is for the viewer to choose a card, now.

        Where cards are chosen ahead that is so once the others' cards are seen.
        """
        view = self._match.view
        if phase(view) is Phase.PLAY and self.ahead.wanted:
            return self._show.my_turn
        asked = phase(view) in (Phase.PLAY, Phase.EXCHANGE)
        return asked and to_act(view) == self._match.viewer

    def takes(self, card: str) -> bool:
        """Whether a card may be pressed to some effect."""
        if not self.wanted:
            return False
        return self._chooser() is not None or self._refusal(card) is None

    @property
    def meant(self) -> CardPlayed | None:
        """What happens if the card that the player is at is played, None if it may not be."""
        card = self.touch.over or self.touch.focus
        if card is None or not self.wanted or self._chooser() or self._refusal(card) is not None:
            return None
        return CardPlayed(self._match.viewer, Card.parse(card))

    def rest_of(self, card: str) -> CardPose | None:
        """Where a card lies at rest."""
        spot = self._show.model.stage.rest.get(card)
        return None if spot is None else spot.pose

    def moved(self, point: Point) -> None:
        """The pointer went to a point."""
        self.touch.dragged(point, self._show.model.layout.u)
        if self.touch.drag is None:
            card = self.card_at(point)
            lifts = card is not None and (self.takes(card) or self.ahead.open)
            self.touch.over = card if lifts else None

    def pressed(self, point: Point) -> bool:
        """The pointer was pressed; whether it was on a card that is asked for."""
        card = self.card_at(point)
        if card is not None and self.ahead.open:
            self.ahead.toggle(card)
            return True
        if card is None or not self.wanted:
            self.touch.focus = None
            return False
        if self._chooser() is not None:
            self._choose(card)
        elif self._refusal(card) is None:
            self.touch.drag = Drag(card, point, point)
        else:
            self._refuse(card)
        return True

    def card_at(self, point: Point) -> str | None:
        """The card of the hand at a point, None where there is none."""
        held = self._show.model.held
        index = self._show.model.layout.hand.card_at(point, len(held)) if held else None
        return None if index is None else held[index]

    def released(self) -> None:
        """The pointer was let go: a card that was clicked or thrown is played."""
        drag = self.touch.drag
        rest = None if drag is None else self.rest_of(drag.card)
        if drag is None or rest is None:
            self.touch.drag = None
            return
        pose = self.touch.pose(drag.card, rest)
        self.touch.drag = None
        if drag.moved:
            if pose.y < rest.y - _THROW * rest.height:
                self.play(drag.card, pose)
        elif self._desk.settings.pace.click == "once" or self.touch.focus == drag.card:
            self.play(drag.card, pose)
        else:
            self.touch.focus = drag.card

    def key(self, name: str) -> bool:
        """Take a key; whether it was for the cards."""
        held = self._show.model.held
        if not held or not (self.wanted or self.ahead.open):
            return False
        if name in ("left", "right"):
            self.touch.focus = self._beside(held, 1 if name == "right" else -1)
            return True
        if name in ("return", "space", "enter", "up") and self.touch.focus in held:
            self._press(str(self.touch.focus))
            return True
        return False

    def play(self, card: str, origin: CardPose | None = None) -> None:
        """Play a card to the trick if it may be played; what is still to be shown is shown."""
        if not self.wanted or self._refusal(card) is not None:
            return
        self._show.catch_up()
        action = Play(self._match.viewer, Card.parse(card))
        if self._match.submit(action, self._match.version) is None:
            self._show.play(origin)
            self.touch.over = self.touch.focus = None

    def play_ahead(self) -> None:
        """Play the card chosen ahead if its turn has come; one that may not be played says why."""
        card = self.ahead.due()
        if card is not None:
            self._press(card)

    def only_card(self) -> str | None:
        """The card that is the only one the viewer may play, None if there is a choice."""
        view = self._match.view
        if phase(view) is not Phase.PLAY or not self.wanted:
            return None
        match legal_actions(view, self._match.viewer):
            case (Play(_, card),):
                return str(card)
            case _:
                return None

    def targets(self, u: float) -> Iterator[Target]:
        """The cards of the hand, each by a square near its index; `u` is the scale unit."""
        half = _TARGET * u
        for card in self._show.model.held:
            rest = self.rest_of(card)
            if rest is not None:
                spot = rest.spot(-0.42 * rest.width, -0.30 * rest.height)
                rect = Rect(spot.x - half, spot.y - half, 2 * half, 2 * half)
                chosen = card in self.touch.chosen or card == self.touch.ahead
                yield Target(f"card-{card}", rect, self.takes(card), chosen)

    def _beside(self, held: tuple[str, ...], step: int) -> str | None:
        """The next card of the hand from the focus on that may be pressed to some effect."""
        if self.touch.focus in held:
            start = held.index(self.touch.focus)
            order = [held[(start + step * far) % len(held)] for far in range(1, len(held) + 1)]
        else:
            order = list(held)
        live = (card for card in order if self.ahead.open or self.takes(card))
        return next(live, self.touch.focus)

    def _press(self, card: str) -> None:
        if self.ahead.open:
            self.ahead.toggle(card)
        elif self._chooser() is not None:
            self._choose(card)
        elif self._refusal(card) is None:
            self.play(card)
        else:
            self._refuse(card)

    def _choose(self, card: str) -> None:
        chooser = self._chooser()
        if chooser is None:
            return
        if chooser.toggle(Card.parse(card)) is not None:
            self.touch.refuse(card)
        self.touch.chosen = frozenset(map(str, chooser.chosen))

    def _refuse(self, card: str) -> None:
        refusal, rest = self._refusal(card), self.rest_of(card)
        if refusal is None or rest is None:
            return
        self.touch.refuse(card)
        self._desk.sounds.play("refused")
        action = Play(self._match.viewer, Card.parse(card))
        words = refusal_text(self._view, action, refusal, self._names)
        self.notice.say(words, rest.spot(0.0, -0.5 * rest.height))

    @property
    def _view(self) -> State:
        return self._match.view

    def _refusal(self, card: str) -> Refusal | None:
        return check(self._match.view, Play(self._match.viewer, Card.parse(card)))
