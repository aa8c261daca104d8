"""Undo and redo at the table: their keys, and the click on a card that was just played."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.refusal import Refusal
from game.scenes.desk import Desk
from game.scenes.table.notice import Notice
from game.scenes.table.show import Show
from game.session.match import MatchSession
from game.ui.control import Control
from game.ui.faces import icon_face
from game.ui.geometry import Point, Rect
from game.ui.input import Input, KeyPressed
from game.ui.layout.corners import KeySpots
from game.words import t
from game.words.numbers import capital


class TakingBack:
    """Takes the match back and forth; `arrived` is called when it stands elsewhere."""

    def __init__(
        self,
        desk: Desk,
        match: MatchSession,
        show: Show,
        notice: Notice,
        arrived: Callable[[], None],
    ) -> None:
        self._desk, self._match, self._show = desk, match, show
        self._notice, self._arrived = notice, arrived

    @property
    def allowed(self) -> bool:
        """Whether the settings allow it."""
        return self._desk.settings.pace.undo

    @property
    def offered(self) -> bool:
        """Whether there is something to take back."""
        return self.allowed and self._refusal is None

    def undo(self) -> None:
        """Go back to the player's last decision."""
        if self.allowed and self._match.undo(forced=self._forced) is None:
            self._jump()

    def redo(self) -> None:
        """Play again what was taken back, up to the player's next decision."""
        if self.allowed and self._match.redo(forced=self._forced) is None:
            self._jump()

    def key(self, event: Input) -> bool:
        """Take the keys that need a second one held; whether it was one of them."""
        match event:
            case KeyPressed("z", shift, control=True):
                (self.redo if shift else self.undo)()
                return True
            case _:
                return False

    def pressed(self, point: Point) -> bool:
        """Take a click on the card just played, while nobody has acted since; whether it was."""
        card = self._show.moment.card
        spot = None if card is None else self._show.model.stage.rest.get(card)
        if spot is None:
            return False
        pose = spot.pose
        if not Rect.centred(pose.x, pose.y, pose.width, pose.height).holds(point):
            return False
        self.undo()
        return True

    def redo_place(self, keys: KeySpots) -> Rect | None:
        """Where the key of redo stands, None while nothing was taken back."""
        if not self.allowed or self._match.redo_refusal is not None:
            return None
        before_play = self._show.model.view.leader is None
        return keys.redo_before_play if before_play else keys.redo

    def controls(self, keys: KeySpots) -> Iterator[Control]:
        """The key of undo, and that of redo where something was taken back."""
        label = t("table.key.undo") if keys.labels else ""
        yield Control(
            "undo", keys.undo, icon_face("undo", label), self.undo,
            enabled=self.offered, spoken=t("table.key.undo"),
            shortcuts=("u",), refused=lambda: self._say_why(keys.undo),
        )  # fmt: skip
        place = self.redo_place(keys)
        if place is not None:
            yield Control("redo", place, icon_face("redo"), self.redo,
                          spoken=t("table.key.redo"), shortcuts=("y",))  # fmt: skip

    @property
    def _refusal(self) -> Refusal | None:
        return self._match.undo_refusal(forced=self._forced)

    @property
    def _forced(self) -> bool:
        """Whether a card that had to be played is a stop; one that plays itself would go again."""
        return not self._desk.settings.pace.play_forced

    def _say_why(self, key: Rect) -> None:
        refusal = self._refusal
        if not self.allowed:
            words = t("table.undo.off")
        elif refusal is not None:
            words = capital(t(f"refusals.{refusal.value}"))
        else:
            return
        self._notice.say_at(words, key)

    def _jump(self) -> None:
        self._show.follow_jump()
        self._arrived()
