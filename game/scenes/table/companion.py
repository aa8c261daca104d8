"""What stands by the viewer at the table: a panel that speaks, its marks and its keys."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from functools import partial

from game.scenes.bidding.ask import AskScene
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.session.match import MatchSession
from game.ui.control import Control
from game.ui.geometry import Rect
from game.ui.hintface import HintForm, HintText, hint_part
from game.ui.hintplace import HintPlace, hint_place
from game.ui.input import Input
from game.ui.layout.corners import KeySpots
from game.ui.layout.table import TableLayout
from game.ui.parts import Part
from game.ui.placement import lying_seats
from game.ui.tempo import Tempo

_LEVEL = 8.5
_OVER_KEYS = ("claim", "redo")
"""The keys that stand over others, and not always."""


class Companion(ABC):
    """What all companions of a table share: the place of the panel, and silence on all else."""

    def __init__(self, desk: Desk, match: MatchSession) -> None:
        self._desk, self._match = desk, match
        self._layout: TableLayout | None = None
        self._placed_for: object = None
        self._place = HintPlace(Rect(0.0, 0.0, 0.0, 0.0), HintForm(0.0))
        self._apart: tuple[HintText, HintPlace] | None = None
        """A sentence that has no room in the panel, where it stands by itself."""

    @property
    @abstractmethod
    def look(self) -> object:
        """Changes whenever keys, marks or the panel look otherwise."""

    @property
    @abstractmethod
    def suggested(self) -> frozenset[str]:
        """The cards of the hand that are marked, as sprites are named."""

    @property
    def caption(self) -> str:
        """What the table says in its middle, "" for nothing."""
        return ""

    @property
    def panel(self) -> Rect | None:
        """Where the panel stood in the last picture, None before the first."""
        return self._place.rect if self._layout is not None else None

    def holds_back(self) -> bool:
        """Look at a table at rest; whether the player is not to be asked yet."""
        return False

    @abstractmethod
    def update(self, overlay: Scene | None, *, at_rest: bool) -> None:
        """Take in what came, and mark what is advised; `at_rest` once all of it is shown."""

    def tempo(self, usual: Tempo) -> Tempo:
        """How fast the table goes."""
        return usual

    def put_away(self) -> bool:
        """Put away what stands; whether anything did."""
        return False

    def close(self) -> None:  # noqa: B027
        """Let go of what is still awaited: the table is left."""

    @abstractmethod
    def controls(self, keys: KeySpots) -> Iterator[Control]:
        """Yield the keys that stand among those of the table."""

    def takes(self, _event: Input) -> bool:
        """Take an input before anything else on the table does; whether it was for the panel."""
        return False

    def go_on(self) -> bool:
        """Take a press on the empty table; whether there was something to go on with."""
        return False

    def key(self, _name: str, _keys: KeySpots) -> bool:
        """Take a key that no control has; whether it means anything."""
        return False

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
        lying = lying_seats(view)
        key = (text, covered, cards, bids, lying)
        if layout is not self._layout or key != self._placed_for:
            self._layout, self._placed_for = layout, key
            find = partial(hint_place, brush, layout, cards=cards, playing=asked is None,
                           bids=bids, lying=lying)  # fmt: skip
            self._place = self._settled(find(text, covered), layout)
            self._apart = None
            if self._place.form.bare and text.sentence:
                sentence = HintText(text.sentence)
                self._apart = sentence, find(sentence, [*covered, self._place.rect])
        place = self._place
        yield hint_part(brush, "companion", (_LEVEL,), place.rect, text, place.form)
        if self._apart is not None:
            sentence, place = self._apart
            yield hint_part(brush, "sentence", (_LEVEL,), place.rect, sentence, place.form)

    def _settled(self, place: HintPlace, _layout: TableLayout) -> HintPlace:
        """Where the panel comes to stand after all."""
        return place

    @abstractmethod
    def _text(self, layout: TableLayout) -> HintText | None:
        """What stands on the panel, None for no panel."""

    def _asked(self, overlay: Scene | None) -> Rect | None:
        """The panel of a question over the table, None while there is none."""
        if isinstance(overlay, AskScene) and overlay in self._desk.stack.visible():
            return overlay.panel
        return None
