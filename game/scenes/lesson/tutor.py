"""The coach at the table: its panel, what it marks, and the key that ends the lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from game.engine.actions import Play
from game.engine.cards import Card
from game.scenes.bidding.ask import AskScene
from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.scene import Scene
from game.scenes.table.companion import Companion
from game.scenes.table.notice import Notice
from game.session.coach import Coach
from game.session.match import MatchSession
from game.ui.control import Control
from game.ui.faces import icon_face
from game.ui.geometry import Point, Rect
from game.ui.hintface import HintForm, HintText, panel_size
from game.ui.hintplace import HintPlace
from game.ui.input import Input, KeyPressed, PointerPressed
from game.ui.layout.corners import KeySpots
from game.ui.layout.table import TableLayout
from game.words import t
from game.words.names import Names

NEXT_KEY = "space"
_MIDDLE = 360.0
"""How wide the panel in the middle of the table is, at scale 1."""


class Tutor(Companion):
    """Takes the place of hints and claims in a lesson; `skip` ends it for good."""

    def __init__(
        self,
        desk: Desk,
        match: MatchSession,
        names: Names,
        _notice: Notice,
        _play: Callable[[Card], None],
        *,
        skip: Callable[[], None],
    ) -> None:
        super().__init__(desk, match)
        self.coach = Coach(match, names)
        self._skip = skip

    @property
    def look(self) -> object:
        """Changes whenever the panel or a mark looks otherwise."""
        return self.coach.line, self.coach.advice

    @property
    def suggested(self) -> frozenset[str]:
        """The card that is meant, as sprites are named."""
        advice = self.coach.advice
        return frozenset({str(advice.card)}) if isinstance(advice, Play) else frozenset()

    def holds_back(self) -> bool:
        """Let the coach look; whether it has more to say before the learner decides."""
        self.coach.look(at_rest=True)
        return self.coach.more

    def update(self, overlay: Scene | None, *, at_rest: bool) -> None:
        """Let the coach see what happened, and mark the key that it means."""
        self.coach.look(at_rest=at_rest)
        if isinstance(overlay, AskScene):
            overlay.suggest(self.coach.advice)

    def controls(self, keys: KeySpots) -> Iterator[Control]:
        """The key that ends the lesson, in the place of the one of hints."""
        label = t("lesson.skip")
        yield Control("skip", keys.hint, icon_face("end", label if keys.labels else ""),
                      self._ask, spoken=label)  # fmt: skip

    def takes(self, event: Input) -> bool:
        """Take a click on the panel or a key to go on."""
        match event:
            case KeyPressed(name) if name == NEXT_KEY:
                return self.coach.go_on()
            case PointerPressed(x, y) if self.panel is not None:
                return self.panel.holds(Point(x, y)) and (self.coach.go_on() or True)
            case _:
                return False

    def go_on(self) -> bool:
        """Say the next thing."""
        return self.coach.go_on()

    def _ask(self) -> None:
        """Ask before the lesson ends; to go on with it is the golden button."""
        dialog = Dialog(
            self._desk,
            t("lesson.skip.title"),
            (
                Choice("keep", lambda: t("lesson.skip.no"), lambda: dialog.close(lambda: None),
                       gold=True),
                Choice("end", lambda: t("lesson.skip.yes"), lambda: dialog.close(self._skip)),
            ),
            text=t("lesson.skip.text"),
        )  # fmt: skip
        self._desk.stack.push(dialog)

    def _settled(self, place: HintPlace, layout: TableLayout) -> HintPlace:
        """In the middle while nothing is asked, and never over half of the words in the corner."""
        text, corner = self._text(layout), layout.caption
        if self.coach.more and text is not None:
            form = HintForm(_MIDDLE)
            size = panel_size(self._desk.brush, text, form) or (place.rect.w, place.rect.h)
            middle = layout.inlay.rect.centre
            return HintPlace(Rect.centred(middle.x, middle.y, *size), form)
        if corner is None or not place.rect.meets(corner):
            return place
        return replace(place, rect=place.rect.moved(corner.x - place.rect.x))

    def _text(self, _layout: TableLayout) -> HintText | None:
        """What the coach says, and how to go on."""
        line = self.coach.line
        if not line:
            return None
        page, pages = self.coach.page
        key = "lesson.foot.next" if self.coach.more else "lesson.foot"
        return HintText(line, foot=t(key, page=page, pages=pages))
