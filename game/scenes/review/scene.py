"""The review as a scene: step through a deal, and see what Expert says to each decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.record import MatchRecord
from game.engine.state import State
from game.scenes.desk import Desk
from game.scenes.history.content import names_of
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.scenes.practice.opening import open_practice
from game.scenes.review.content import PanelText, note_of, panel_text
from game.scenes.review.controls import Hands, hands_faces
from game.scenes.review.page import Page
from game.scenes.review.panel import cost_face
from game.scenes.review.shown import Shown, shown_at
from game.scenes.review.stops import Stop, stops_of
from game.scenes.review.strip import stop_face
from game.scenes.scene import Scene, Target
from game.session.match import HUMAN
from game.session.review import Review
from game.storage.reviews import Reviews
from game.ui.buttons import button_width
from game.ui.control import Control, Controls
from game.ui.faces import button_face, icon_face
from game.ui.geometry import Point
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed, WheelTurned
from game.ui.theme import Step
from game.words import t

_STOP_ICONS = ("first", "before", "after", "end")


@dataclass(slots=True)
class _At:
    """What is looked at: a deal of the match from 0, and a step of it."""

    deal: int
    step: int = 0


class ReviewScene(Scene):
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
        self._desk, self._record = desk, record
        self._names = names_of(record.players)
        self._seat = self._names.viewer or 0
        kept = None if match is None or desk.store is None else Reviews(desk.store, match)
        self._line = None if desk.players is None else desk.players()
        self._review = Review(record, self._seat, self._line, kept)
        self._at = _At(range(len(self._review.deals))[deal])
        self._hands = Hands.ALL
        self._analyse = analyse
        self._pointer = Point(-1.0, -1.0)
        self._controls = Controls()
        self._page = Page(desk)
        self._size = (1600, 900)
        self._fresh = False
        self._open_deal(self._at.deal)

    # -- what is looked at --------------------------------------------------------------------

    @property
    def _watched(self) -> bool:
        return self._record.players[self._seat].level != HUMAN

    @property
    def _stop(self) -> Stop:
        return self._stops[self._stop_index]

    @property
    def _stop_index(self) -> int:
        at = self._at.step
        return next(i for i, stop in enumerate(self._stops) if stop.first <= at <= stop.last)

    def _open_deal(self, deal: int) -> None:
        self._at = _At(deal)
        self._stops = stops_of(self._review.deals[deal].steps, self._seat)
        costs = panel_text(self._review, deal, self._stops[0], 0, self._names).costs
        self._at.step = costs[0].step if costs else self._stops[0].home
        if self._analyse:
            self._review.begin(deal)

    def _go(self, step: int) -> None:
        self._at.step = min(self._stops[-1].last, max(0, step))
        self._page.from_top()
        self._lay()

    def _go_to_stop(self, index: int) -> None:
        self._go(self._stops[min(len(self._stops) - 1, max(0, index))].home)

    def _go_to_deal(self, by: int) -> None:
        to = self._at.deal + by
        if 0 <= to < len(self._review.deals):
            self._review.cancel()
            self._open_deal(to)
            self._page.from_top()
            self._lay()

    def _show_hands(self, hands: Hands) -> None:
        self._hands = hands
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
                self._go_to_stop(self._stop_index + (1 if name == "right" else -1))
            case "up" | "down":
                self._go(self._at.step + (1 if name == "down" else -1))
            case "home":
                self._go_to_stop(0)
            case "end":
                self._go_to_stop(len(self._stops) - 1)
            case "page up" | "page down":
                self._go_to_deal(1 if name == "page down" else -1)
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

    def targets(self) -> Iterator[Target]:
        """The keys, the stops and the costliest decisions that are seen."""
        for control in self._controls:
            yield Target(control.id, control.rect, control.enabled)

    def view(self) -> State | None:
        """What the seat under review knew at the step that is shown."""
        return self._review.deals[self._at.deal].steps[self._at.step].seen

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page."""
        self._page.draw(surface, self._names, self._only())
        self._controls.draw(self._desk.brush, surface)
        self._page.draw_bar(surface)

    # -- what is where ------------------------------------------------------------------------

    def _only(self) -> int | None:
        return self._seat if self._hands is Hands.MINE else None

    def _lay(self) -> None:
        asking, row = self._review.under_way, self._record.rules.row
        can_ask = self._line is not None and not self._review.complete(self._at.deal)
        self._page.lay(
            self._size,
            table=(row.seats, self._seat, row.tricks),
            stops=len(self._stops),
            title=t("review.title", deal=self._review.deals[self._at.deal].deal),
            note=note_of(self._review, self._at.deal, watched=self._watched),
            text=self._text(),
            shown=self._shown(),
            asking=self._review.progress if asking else None,
            share=self._review.share,
            with_action=asking or (can_ask and not self._watched),
        )
        self._controls.replace(self._make_controls(), self._controls.focus)

    def _text(self) -> PanelText:
        return panel_text(self._review, self._at.deal, self._stop, self._at.step, self._names)

    def _shown(self) -> Shown:
        steps = self._review.deals[self._at.deal].steps
        verdict = self._review.verdict(steps[self._at.step].number)
        best, beaten = None, False
        if verdict is not None:
            # Of choices that are no different the player's own is as good as Expert's.
            best = verdict.step.action if verdict.agrees else verdict.decision.action
            beaten = verdict.beaten
        order = self._desk.hand_order
        return shown_at(steps, self._stop, self._at.step, self._seat, order, best, beaten=beaten)

    def _make_controls(self) -> Iterator[Control]:
        places, deals = self._page.places, len(self._review.deals)
        yield Control("back", places.back, icon_face("prev"), partial(self._desk.stack.pop, self),
                      spoken=t("button.back"))  # fmt: skip
        if deals > 1:
            for name, by, icon, rect in (
                ("deal_before", -1, "up", places.deals[0]),
                ("deal_after", 1, "down", places.deals[1]),
            ):
                live = 0 <= self._at.deal + by < deals
                yield Control(name, rect, icon_face(icon), partial(self._go_to_deal, by), live,
                              spoken=t(f"review.{name.replace('_', '.')}"))  # fmt: skip
        yield from self._hands_controls()
        yield from self._strip_controls()
        yield from self._panel_controls()

    def _hands_controls(self) -> Iterator[Control]:
        labels = (t("review.all_hands"), t("review.only_mine"))
        faces = hands_faces(self._desk.brush, self._page.places.hands, labels, self._hands)
        for hands, label, (rect, face) in zip(Hands, labels, faces, strict=True):
            yield Control(f"hands_{hands.value}", rect, face, partial(self._show_hands, hands),
                          spoken=label)  # fmt: skip

    def _strip_controls(self) -> Iterator[Control]:
        places, index = self._page.places, self._stop_index
        last = len(self._stops) - 1
        to = (0, index - 1, index + 1, last)
        icons = ("first", "prev", "next", "end")
        for name, icon, rect, target in zip(_STOP_ICONS, icons, places.keys, to, strict=True):
            live = 0 <= target <= last and target != index
            yield Control(name, rect, icon_face(icon), partial(self._go_to_stop, target), live,
                          spoken=t(f"review.{name}"))  # fmt: skip
        for number, (stop, rect) in enumerate(zip(self._stops, places.stops, strict=True)):
            label = stop.words("stop")
            face = stop_face(label, self._loss_at(stop), here=number == index)
            yield Control(f"stop_{number}", rect, face, partial(self._go, stop.home),
                          spoken=stop.words("at"))  # fmt: skip

    def _loss_at(self, stop: Stop) -> float | None:
        """What was given away at a stop; 0 where that is next to nothing, None if unknown."""
        steps = self._review.deals[self._at.deal].steps[stop.first : stop.last + 1]
        found = (self._review.verdict(step.number) for step in steps)
        known = [one for one in found if one is not None and one.loss is not None]
        return max((0.0 if one.slight else one.loss or 0.0 for one in known), default=None)

    def _panel_controls(self) -> Iterator[Control]:
        places, page = self._page.places, self._page
        for number, (cost, rect) in enumerate(page.cost_rows()):
            face = cost_face(cost, here=cost.step == self._at.step)
            yield Control(f"cost_{number}", rect, face, partial(self._go, cost.step),
                          spoken=cost.words)  # fmt: skip
        action = page.action_key()
        if action is not None:
            asking = self._review.under_way
            label = t("review.stop_analysis" if asking else "review.analyse")
            press = self._stop_asking if asking else self._ask
            yield Control("analyse", action, button_face(label, gold=not asking, size=Step.BODY),
                          press, spoken=label, shortcuts=("a",))  # fmt: skip
        if self._watched or self._desk.players is None:
            return
        for name, steps, icon, shortcut, rect in (
            ("practise", self._at.step, "play", "p", places.buttons[0]),
            ("again", 0, "reset", "d", places.buttons[1]),
        ):
            label = spoken = t(f"review.{name}")
            if button_width(self._desk.brush, label, icon=icon, size=Step.BODY) > rect.w:
                label = t(f"review.{name}.short")
            yield Control(name, rect, button_face(label, icon=icon, size=Step.BODY),
                          partial(self._practise, steps), spoken=spoken,
                          shortcuts=(shortcut,))  # fmt: skip

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
        open_practice(self._desk, self._record, walked, steps, self._seat)
