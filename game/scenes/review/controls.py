"""The controls of a review: the head, the strip, and what stands on the panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from game.scenes.desk import Desk
from game.scenes.review.handschoice import Hands, hands_faces
from game.scenes.review.page import Page
from game.scenes.review.panel import cost_face, fold_face
from game.scenes.review.position import Position
from game.scenes.review.strip import stop_face
from game.ui.buttons import button_width
from game.ui.control import Control
from game.ui.faces import button_face, icon_face
from game.ui.theme import Step
from game.words import t

_KEYS = (("first", "first"), ("before", "prev"), ("after", "next"), ("end", "end"))
"""The keys at the ends of the strip, each with its icon."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What the controls of a review do; steps and stops are numbers within the deal."""

    back: Callable[[], None]
    go: Callable[[int], None]
    go_to_stop: Callable[[int], None]
    go_to_deal: Callable[[int], None]
    show_hands: Callable[[Hands], None]
    fold: Callable[[], None]
    ask: Callable[[], None]
    stop_asking: Callable[[], None]
    practise: Callable[[int], None]


@dataclass(frozen=True, slots=True)
class ReviewControls:
    """Makes the controls of one position; `playable` offers practice."""

    desk: Desk
    page: Page
    at: Position
    hands: Hands
    deeds: Deeds
    playable: bool

    def all(self) -> Iterator[Control]:
        """Every control, from the top left to the bottom right."""
        places = self.page.places
        yield Control("back", places.back, icon_face("prev"), self.deeds.back,
                      spoken=t("button.back"))  # fmt: skip
        if self.at.deals > 1:
            yield from self._deals()
        yield from self._hands()
        yield from self._strip()
        yield from self._fold()
        yield from self._costs()
        yield from self._analysis()
        if self.playable:
            yield from self._practice()

    def _deals(self) -> Iterator[Control]:
        before, after = self.page.places.deals
        for name, to, icon, rect in (
            ("before", self.at.deal - 1, "up", before),
            ("after", self.at.deal + 1, "down", after),
        ):
            live = 0 <= to < self.at.deals
            yield Control(f"deal_{name}", rect, icon_face(icon), partial(self.deeds.go_to_deal, to),
                          live, spoken=t(f"review.deal.{name}"))  # fmt: skip

    def _hands(self) -> Iterator[Control]:
        labels = (t("review.all_hands"), t("review.only_mine"))
        faces = hands_faces(self.desk.brush, self.page.places.hands, labels, self.hands)
        for hands, label, (rect, face) in zip(Hands, labels, faces, strict=True):
            yield Control(f"hands_{hands.value}", rect, face, partial(self.deeds.show_hands, hands),
                          spoken=label)  # fmt: skip

    def _strip(self) -> Iterator[Control]:
        places, at = self.page.places, self.at
        last = len(at.stops) - 1
        to = (0, at.index - 1, at.index + 1, last)
        for (name, icon), rect, target in zip(_KEYS, places.keys, to, strict=True):
            live = 0 <= target <= last and target != at.index
            yield Control(name, rect, icon_face(icon), partial(self.deeds.go_to_stop, target), live,
                          spoken=t(f"review.{name}"))  # fmt: skip
        for number, (stop, rect) in enumerate(zip(at.stops, places.stops, strict=True)):
            face = stop_face(stop.words("stop"), at.loss_at(stop), here=number == at.index)
            yield Control(f"stop_{number}", rect, face, partial(self.deeds.go, stop.home),
                          spoken=stop.words("at"))  # fmt: skip

    def _fold(self) -> Iterator[Control]:
        place = self.page.fold_key()
        if place is None:
            return
        rect, hidden = place
        label = t("review.unfold", n=hidden) if hidden else t("review.fold")
        yield Control("fold", rect, fold_face(label), self.deeds.fold, spoken=label)

    def _costs(self) -> Iterator[Control]:
        for number, (cost, rect) in enumerate(self.page.cost_rows()):
            face = cost_face(cost, here=cost.step == self.at.step)
            yield Control(f"cost_{number}", rect, face, partial(self.deeds.go, cost.step),
                          spoken=cost.words)  # fmt: skip

    def _analysis(self) -> Iterator[Control]:
        rect = self.page.action_key()
        if rect is None:
            return
        asking = self.at.review.under_way
        label = t("review.stop_analysis" if asking else "review.analyse")
        press = self.deeds.stop_asking if asking else self.deeds.ask
        yield Control("analyse", rect, button_face(label, gold=not asking, size=Step.BODY), press,
                      spoken=label, shortcuts=("a",))  # fmt: skip

    def _practice(self) -> Iterator[Control]:
        here, again = self.page.places.buttons
        for name, steps, icon, shortcut, rect in (
            ("practise", self.at.step, "play", "p", here),
            ("again", 0, "reset", "d", again),
        ):
            label = spoken = t(f"review.{name}")
            if button_width(self.desk.brush, label, icon=icon, size=Step.BODY) > rect.w:
                label = t(f"review.{name}.short")
            yield Control(name, rect, button_face(label, icon=icon, size=Step.BODY),
                          partial(self.deeds.practise, steps), spoken=spoken,
                          shortcuts=(shortcut,))  # fmt: skip
