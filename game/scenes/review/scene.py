"""The review as a scene: step through a deal, and see what Expert says to each decision."""

from __future__ import annotations

from functools import partial

import pygame

from game.engine.record import MatchRecord
from game.engine.state import State
from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.scenes.history.content import names_of
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.scenes.practice.opening import open_practice
from game.scenes.review.content import note_of, panel_text
from game.scenes.review.controls import Deeds, ReviewControls
from game.scenes.review.handschoice import Hands
from game.scenes.review.page import Page
from game.scenes.review.position import Position
from game.scenes.review.shown import Shown, shown_at
from game.session.match import HUMAN
from game.session.review import Review
from game.storage.reviews import Reviews
from game.ui.geometry import Point
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed, WheelTurned
from game.ui.people import portraits_of
from game.words import t


class ReviewScene(ControlledScene):
    """The review of a match; Esc and the key at the top lead back.

    The arrows to the left and right go from trick to trick, up and down from card to card, Home
    and End to the ends, Page up and Page down to other deals; with shift up and down scroll the
    panel.
    """

    name = "review"

    def __init__(
        self,
        desk: Desk,
        record: MatchRecord,
        match: int | None = None,
        deal: int = 0,
        *,
        analyse: bool = False,
    ) -> None:
        """Open at a deal of `record`, counted from 0, negative from the last.

        `match` is its number on file, None if it is not there. With `analyse` Expert is asked at
        once about what is not known. Raises RecordError if the record does not replay.
        """
        super().__init__(desk)
        self._record = record
        self._names = names_of(record.players)
        kept = None if match is None or desk.store is None else Reviews(desk.store, match)
        self._line = None if desk.players is None else desk.players()
        self._review = Review(record, self._names.viewer or 0, self._line, kept)
        self._at = Position(self._review, range(len(self._review.deals))[deal])
        self._hands = Hands.ALL
        self._analyse = analyse
        if analyse:
            self._review.begin(self._at.deal)
        self._pointer = Point(-1.0, -1.0)
        self._page = Page(desk, portraits_of(record.players))
        self._size = (1600, 900)
        self._unfolded = False
        self._fresh = False
        self._deeds = Deeds(
            back=partial(desk.stack.pop, self),
            go=self._go,
            go_to_stop=self._go_to_stop,
            go_to_deal=self._go_to_deal,
            show_hands=self._show_hands,
            fold=self._fold,
            ask=self._ask,
            stop_asking=self._stop_asking,
            practise=self._practise,
        )

    @property
    def _watched(self) -> bool:
        return self._record.players[self._review.seat].level != HUMAN

    # -- what is looked at --------------------------------------------------------------------

    def _go(self, step: int) -> None:
        self._at.go(step)
        self._show()

    def _go_to_stop(self, index: int) -> None:
        self._at.go_to_stop(index)
        self._show()

    def _go_to_deal(self, deal: int) -> None:
        if self._at.go_to_deal(deal):
            self._review.cancel()
            if self._analyse:
                self._review.begin(deal)
            self._show()

    def _show_hands(self, hands: Hands) -> None:
        self._hands = hands
        self._lay()

    def _fold(self) -> None:
        self._unfolded = not self._unfolded
        self._lay()

    def _show(self) -> None:
        """Show another step, from the top of the panel."""
        self._page.from_top()
        self._lay()

    # -- scene --------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the page out for this size."""
        self._size = size
        self._lay()

    def handle(self, event: Input) -> bool:
        """Take an input: move through the deal, scroll the panel, or use a control."""
        if self._page.handle(event):
            self._lay()
            return True
        match event:
            case PointerMoved(x, y):
                self._pointer = Point(x, y)
            case WheelTurned(steps) if self._page.places.stage.holds(self._pointer):
                self._go(self._at.step - (1 if steps > 0 else -1))
                return True
            case PointerPressed(x, y) if self._page.places.stage.holds(Point(x, y)):
                self._go(self._at.step + 1)
                return True
            case KeyPressed("escape"):
                self._desk.stack.pop(self)
                return True
            case KeyPressed(name) if name == MUTE_KEY:
                toggle_sound(self._desk)
                return True
            case KeyPressed(name) if self._key(name):
                return True
        return self._controls.handle(event)

    def _key(self, name: str) -> bool:
        match name:
            case "left" | "right":
                self._go_to_stop(self._at.index + (1 if name == "right" else -1))
            case "up" | "down":
                self._go(self._at.step + (1 if name == "down" else -1))
            case "home":
                self._go_to_stop(0)
            case "end":
                self._go_to_stop(len(self._at.stops) - 1)
            case "page up" | "page down":
                self._go_to_deal(self._at.deal + (1 if name == "page down" else -1))
            case _:
                return False
        return True

    def update(self, dt: float) -> None:
        """Take in what Expert has answered, and let the controls fade."""
        self._controls.update(dt)
        self._fresh = self._review.update()
        if self._fresh:
            self._lay()

    def leave(self) -> None:
        """Ask no further."""
        self._review.cancel()
        if self._line is not None:
            self._line.close()

    @property
    def moving(self) -> bool:
        """Whether something has just been answered, or a control fades."""
        return self._fresh or self._controls.moving

    @property
    def settled(self) -> bool:
        """Whether nothing is being asked."""
        return not self._review.under_way

    def view(self) -> State | None:
        """What the seat under review knew at the step that is shown."""
        return self._at.here.seen

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page."""
        only = self._review.seat if self._hands is Hands.MINE else None
        self._page.draw(surface, self._names, only)
        self._controls.draw(self._desk.brush, surface)
        self._page.draw_bar(surface)

    # -- what is where ------------------------------------------------------------------------

    def _lay(self) -> None:
        at, review, row = self._at, self._review, self._record.rules.row
        asking = review.under_way
        can_ask = self._line is not None and not review.complete(at.deal) and not self._watched
        self._page.lay(
            self._size,
            table=(row.seats, review.seat, row.tricks),
            stops=len(at.stops),
            named=sum(stop.kind != "trick" for stop in at.stops),
            title=t("review.title", deal=review.deals[at.deal].deal),
            note=note_of(review, at.deal, watched=self._watched),
            text=panel_text(review, at.deal, at.stop, at.step, self._names),
            shown=self._shown(),
            asking=review.progress if asking else None,
            share=review.share,
            with_action=asking or can_ask,
            unfolded=self._unfolded,
        )
        playable = self._desk.players is not None and not self._watched
        controls = ReviewControls(self._desk, self._page, at, self._hands, self._deeds, playable)
        self._controls.replace(controls.all(), self._controls.focus)

    def _shown(self) -> Shown:
        verdict = self._review.verdict(self._at.here.number)
        best, beaten = None, False
        if verdict is not None:
            # Of choices that are no different the player's own is as good as Expert's.
            best = verdict.step.action if verdict.agrees else verdict.decision.action
            beaten = verdict.beaten
        at, order = self._at, self._desk.hand_order
        return shown_at(at.steps, at.stop, at.step, self._review.seat, order, best, beaten=beaten)

    # -- what the player does -----------------------------------------------------------------

    def _ask(self) -> None:
        self._analyse = True
        self._review.begin(self._at.deal)
        self._lay()

    def _stop_asking(self) -> None:
        self._analyse = False
        self._review.cancel()
        self._lay()

    def _practise(self, steps: int) -> None:
        self._stop_asking()
        walked = self._review.deals[self._at.deal]
        open_practice(self._desk, self._record, walked, steps, self._review.seat)
