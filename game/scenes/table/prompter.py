"""What helps the viewer at the table: hints and claims, their keys and their panels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from game.engine.cards import Card
from game.scenes.bidding.ask import AskScene
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.scenes.table.claim import KEY as CLAIM_KEY
from game.scenes.table.claim import Claims
from game.scenes.table.companion import Companion
from game.scenes.table.hint import KEY as HINT_KEY
from game.scenes.table.hint import Hints
from game.scenes.table.notice import Notice
from game.session.match import MatchSession
from game.ui.control import Control
from game.ui.faces import icon_face
from game.ui.geometry import Rect
from game.ui.hintface import HintText
from game.ui.layout.corners import KeySpots
from game.ui.layout.table import TableLayout
from game.ui.tempo import Tempo
from game.ui.theme import SPACE_3
from game.words import t
from game.words.names import Names

_GAP = SPACE_3
"""Between the keys of a claim and of the last trick, at scale 1."""
_FEW_CHOICES = 4


class Prompter(Companion):
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
        super().__init__(desk, match)
        self._notice, self._play = notice, play
        self.hints = Hints(desk, match, names)
        self.claims = Claims(desk, match, names)
        self._question: AskScene | None = None
        self._told_there = False

    @property
    def look(self) -> object:
        """Changes whenever keys or panels look otherwise."""
        return self.hints.look, self.claims.look

    @property
    def suggested(self) -> frozenset[str]:
        """The cards that a hint marks."""
        return self.hints.cards

    @property
    def caption(self) -> str:
        """What is said of a claim."""
        return self.claims.caption

    def update(self, overlay: Scene | None, *, at_rest: bool) -> None:
        """Take in what came, mark what is advised, and play on with a claim once all is shown."""
        self.hints.update()
        self._notice.question = asked = self._asked(overlay)
        self._question = overlay if isinstance(overlay, AskScene) and asked is not None else None
        if self._question is not None:
            self._question.suggest(self.hints.advised)
        self._told_there = self._tell(self.hints.text)
        if not at_rest:
            return
        self.claims.update()
        card = self.claims.next_card()
        if card is not None:
            self._play(card)

    def tempo(self, usual: Tempo) -> Tempo:
        """Faster while a claim is played out."""
        return self.claims.tempo(usual)

    def put_away(self) -> bool:
        """Put away what stands; whether anything did."""
        claimed = self.claims.put_away()
        hinted = self.hints.shown
        self.hints.put_away()
        return claimed or hinted

    def close(self) -> None:
        """Drop a hint that is still being thought of."""
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

    def key(self, name: str, keys: KeySpots) -> bool:
        """Take the key of a claim that is not offered; whether it was that."""
        if name != CLAIM_KEY:
            return False
        self._claim(keys.last)
        return True

    def _text(self, layout: TableLayout) -> HintText | None:
        """What stands on the panel, with fewer choices where room is short."""
        hint = self.hints.text
        if hint is not None and self._told_there:
            return replace(hint, sentence="", foot="") if hint.rows else None
        if hint is not None and not layout.screen.kind.roomy:
            return replace(hint, rows=hint.rows[:_FEW_CHOICES])
        return hint or self.claims.text

    def _tell(self, hint: HintText | None) -> bool:
        """Have the question say the sentence of a hint; whether it does."""
        return self._question is not None and self._question.advise(hint.sentence if hint else "")

    def _hint(self, key: Rect) -> None:
        self.claims.put_away()
        # What more there is to a hint comes with its sentence, even where a choice took its place.
        self._tell(None)
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
