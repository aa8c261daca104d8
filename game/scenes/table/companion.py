"""What helps the viewer at the table: hints and claims, their keys and their panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from game.engine.cards import Card
from game.scenes.bidding.ask import AskScene
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.scenes.table.claim import KEY as CLAIM_KEY
from game.scenes.table.claim import Claims
from game.scenes.table.hint import KEY as HINT_KEY
from game.scenes.table.hint import Hints
from game.scenes.table.notice import Notice
from game.session.match import MatchSession
from game.ui.control import Control
from game.ui.faces import icon_face
from game.ui.geometry import Rect
from game.ui.hintface import HintForm, HintText, hint_part
from game.ui.hintplace import HintPlace, hint_place
from game.ui.input import Input
from game.ui.layout.corners import KeySpots
from game.ui.layout.table import TableLayout
from game.ui.parts import Part
from game.ui.tempo import Tempo
from game.ui.theme import SPACE_3
from game.words import t
from game.words.names import Names

_GAP = SPACE_3
"""Between the keys of a claim and of the last trick, at scale 1."""
_LEVEL = 8.5
_FEW_CHOICES = 4
_OVER_KEYS = ("claim", "redo")
"""The keys that stand over others, and not always."""


class Companion:
    """Hints and claims of one table; of their panels one stands at a time.

    `notice` says why there is none, `play` plays a card of the viewer.
    """

    def __init__(
        self,
        desk: Desk,
        match: MatchSession,
        names: Names,
        notice: Notice,
        play: Callable[[Card], None],
    ) -> None:
        self._desk, self._match, self._notice, self._play = desk, match, notice, play
        self.hints = Hints(desk, match, names)
        self.claims = Claims(desk, match, names)
        self._layout: TableLayout | None = None
        self._placed_for: object = None
        self._place = HintPlace(Rect(0.0, 0.0, 0.0, 0.0), HintForm(0.0))

    @property
    def look(self) -> object:
        """Changes whenever keys or panels look otherwise."""
        return self.hints.look, self.claims.look

    @property
    def suggested(self) -> frozenset[str]:
        """The cards of the hand that are marked, as sprites are named."""
        return self.hints.cards

    def holds_back(self) -> bool:
        """Look at a table at rest; whether the player is not to be asked yet."""
        return False

    @property
    def panel(self) -> Rect | None:
        """Where the panel stood in the last picture, None before the first."""
        return self._place.rect if self._layout is not None else None

    @property
    def caption(self) -> str:
        """What the table says in its middle, "" for nothing."""
        return self.claims.caption

    def update(self, overlay: Scene | None, *, at_rest: bool) -> None:
        """Take in what came, mark what is advised, and play on with a claim once all is shown."""
        self.hints.update()
        self._notice.question = self._asked(overlay)
        if isinstance(overlay, AskScene):
            overlay.suggest(self.hints.advised)
        if not at_rest:
            return
        self.claims.update()
        card = self.claims.next_card()
        if card is not None:
            self._play(card)

    def tempo(self, usual: Tempo) -> Tempo:
        """How fast the table goes."""
        return self.claims.tempo(usual)

    def put_away(self) -> bool:
        """Put away what stands; whether anything did."""
        claimed = self.claims.put_away()
        hinted = self.hints.shown
        self.hints.put_away()
        return claimed or hinted

    def close(self) -> None:
        """The table is left."""
        self.hints.close()

    def controls(self, keys: KeySpots) -> Iterator[Control]:
        """The key of hints, and over that of the last trick the one of a claim that is offered."""
        thinking = self.hints.thinking
        label = t("hint.thinking" if thinking else "table.key.hint")
        yield Control(
            "hint", keys.hint, icon_face("hint", label if keys.labels else ""),
            lambda: self._hint(keys.hint), spoken=label, shortcuts=(HINT_KEY,),
        )  # fmt: skip
        if self.claims.offered is not None:
            spot = claim_spot(keys, self._desk.brush.scale)
            label = t("claim.key")
            yield Control(
                "claim", spot, icon_face("check", label if keys.labels else ""),
                lambda: self._claim(spot), spoken=label, shortcuts=(CLAIM_KEY,),
            )  # fmt: skip

    def takes(self, _event: Input) -> bool:
        """Take an input before anything else on the table does; whether it was for the panel."""
        return False

    def go_on(self) -> bool:
        """Take a press on the empty table; whether there was something to go on with."""
        return False

    def key(self, name: str, keys: KeySpots) -> bool:
        """Take the key of a claim that is not offered; whether it was that."""
        if name != CLAIM_KEY:
            return False
        self._claim(keys.last)
        return True

    def parts(
        self,
        layout: TableLayout,
        overlay: Scene | None,
        controls: Iterable[Control],
        cards: int,
    ) -> Iterator[Part]:
        """Yield the panel that stands, away from a question and keys, and a hand of `cards`."""
        text = self._text(layout)
        if text is None:
            return
        brush = self._desk.brush
        covered = [control.rect for control in controls if control.id in _OVER_KEYS]
        covered.append(layout.disc(self._match.view.dealer))
        asked = self._asked(overlay)
        if asked is not None:
            covered.append(asked)
        view = self._match.view
        bids = view.dealt and not view.tricks
        key = (text, covered, cards, bids)
        if layout is not self._layout or key != self._placed_for:
            self._layout, self._placed_for = layout, key
            place = hint_place(brush, layout, text, covered, cards,
                               playing=asked is None, bids=bids)  # fmt: skip
            self._place = self._settled(place, layout)
        place = self._place
        yield hint_part(brush, "companion", (_LEVEL,), place.rect, text, place.form)

    def _settled(self, place: HintPlace, _layout: TableLayout) -> HintPlace:
        """Where the panel comes to stand after all."""
        return place

    def _text(self, layout: TableLayout) -> HintText | None:
        """What stands on the panel, with fewer choices where room is short."""
        hint = self.hints.text
        if hint is not None and not layout.screen.kind.roomy:
            return replace(hint, rows=hint.rows[:_FEW_CHOICES])
        return hint or self.claims.text

    def _asked(self, overlay: Scene | None) -> Rect | None:
        """The panel of a question over the table, None while there is none."""
        if isinstance(overlay, AskScene) and overlay in self._desk.stack.visible():
            return overlay.panel
        return None

    def _hint(self, key: Rect) -> None:
        self.claims.put_away()
        self._say(self.hints.press(), key)

    def _claim(self, key: Rect) -> None:
        self.hints.put_away()
        self._say(self.claims.press(), key)

    def _say(self, words: str, key: Rect) -> None:
        if words:
            self._notice.say_at(words, key)


def claim_spot(keys: KeySpots, u: float) -> Rect:
    """Where the key of a claim is."""
    return keys.last.moved(0.0, -keys.last.h - _GAP * u)
