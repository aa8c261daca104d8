"""What the match waits on: the questions of a deal, the score sheet after it, and the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.actions import Action, Look
from game.engine.events import BidMade
from game.engine.refusal import Refusal
from game.engine.state import Phase
from game.engine.turn import phase, to_act
from game.scenes.bidding import BidScene, BlindScene, ExchangeScene, scene_for
from game.scenes.bidding.ask import AskScene
from game.scenes.desk import Desk
from game.scenes.match_over import MatchOverScene
from game.scenes.pause import PauseScene
from game.scenes.scene import Scene
from game.scenes.score_sheet import ScoreSheetScene
from game.scenes.table.cardplay import CardPlay
from game.scenes.table.show import Show
from game.scenes.table.undo import TakingBack
from game.session.match import MatchSession
from game.ui.geometry import Rect


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a table leads.

    `open_table` shows the table of a fresh match, `open_menu` the menu; `ending` makes the scene
    that comes after a deal in place of the score sheet, None for the sheet.
    """

    open_table: Callable[[], None]
    open_menu: Callable[[], None]
    ending: Callable[[], Scene] | None = None


class Asking:
    """Puts each question of a match before the player once, over its table."""

    def __init__(
        self,
        desk: Desk,
        match: MatchSession,
        show: Show,
        cards: CardPlay,
        back: TakingBack,
        ways: Ways,
    ) -> None:
        self._desk, self._match, self._show = desk, match, show
        self._cards, self._back, self._ways = cards, back, ways
        self._asked: object = None
        self._overlay: Scene | None = None

    @property
    def overlay(self) -> Scene | None:
        """The scene that was opened last; it may be closed by now."""
        return self._overlay

    @property
    def shows(self) -> bool:
        """Whether that scene lies over the table."""
        return self._overlay is not None and self._overlay in self._desk.stack.visible()

    @property
    def panel(self) -> Rect | None:
        """The panel of a question that lies over the table."""
        return self._overlay.panel if isinstance(self._overlay, AskScene) and self.shows else None

    @property
    def exchange(self) -> ExchangeScene | None:
        """The exchange that takes cards of the hand, while one is open."""
        overlay = self._overlay
        open_ = phase(self._match.view) is Phase.EXCHANGE
        return overlay if isinstance(overlay, ExchangeScene) and open_ else None

    @property
    def meant(self) -> BidMade | None:
        """What happens if the bid is made that the player chose, None while none is."""
        overlay = self._overlay
        chosen = overlay.chosen if isinstance(overlay, BidScene) and self.shows else None
        return None if chosen is None else BidMade(self._match.viewer, chosen)

    def coming(self) -> Scene | None:
        """The scene of what the match waits on, made anew and not shown."""
        if phase(self._match.view) not in (Phase.SCORED, Phase.OVER):
            return scene_for(self._match.view, self._desk, self._submit)
        return self._score_sheet() if self._ways.ending is None else None

    def ask(self) -> None:
        """Put the question that the match waits on, unless it was put already."""
        view = self._match.view
        question = (self._match.decision, phase(view))
        only = self._cards.only_card() if self._desk.settings.pace.play_forced else None
        if only is not None and self._show.rested:
            self._cards.play(only)
        ended = phase(view) in (Phase.SCORED, Phase.OVER)
        # A dialog halts the table: what still moves then would never come to its end.
        halting = ended and self._ways.ending is not None and self._show.moving
        if self._asked == question or halting:
            return
        self._asked = question
        if ended:
            self._open(self._score_sheet() if self._ways.ending is None else self._ways.ending())
        elif to_act(view) == self._match.viewer and phase(view) is not Phase.PLAY:
            self._open_question(self.coming())

    def withdraw(self) -> None:
        """Ask no more what was asked: the match is at another moment."""
        if self._overlay is not None:
            self._desk.stack.pop(self._overlay)
            self._overlay = None

    def pause(self) -> None:
        """Lay the pause over the table."""
        self._desk.stack.push(PauseScene(self._desk, self._ways.open_menu, self._desk.full_screen))

    def _open(self, scene: Scene) -> None:
        self._overlay = scene
        self._desk.stack.push(scene)

    def _open_question(self, question: Scene | None) -> None:
        if isinstance(question, BlindScene) and not self._desk.settings.pace.ask_blind:
            self._submit(Look(self._match.viewer))
        elif question is None:
            self._overlay = None
        else:
            self._open(question)

    def _score_sheet(self) -> ScoreSheetScene:
        sheet = ScoreSheetScene(
            self._desk, -1, lambda: self._after_sheet(sheet), on_menu=self.pause,
            on_undo=self._undo,
        )  # fmt: skip
        return sheet

    def _after_sheet(self, sheet: Scene) -> None:
        self._desk.stack.pop(sheet)
        if self._match.over:
            ways = self._ways
            self._open(MatchOverScene(self._desk, ways.open_table, ways.open_menu, self._undo))
        else:
            self._match.next_deal()

    @property
    def _undo(self) -> Callable[[], None] | None:
        return self._back.undo if self._back.offered else None

    def _submit(self, action: Action) -> Refusal | None:
        return self._match.submit(action, self._match.version)
