"""The pause over the table: go on, look something up or set something, or leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.record import Kind
from game.engine.state import State
from game.scenes.captioned import toggle_captions
from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.help import HowToScene
from game.scenes.mute import MUTE_KEY, toggle_sound
from game.scenes.options import OptionsScene
from game.scenes.quitting import quit_game
from game.scenes.rules import show_rules
from game.scenes.score_sheet import ScoreSheetScene
from game.ui.input import Input, KeyPressed
from game.words import t

_LEAVE = {
    Kind.MATCH: "pause.menu",
    Kind.PRACTICE: "practice.leave",
    Kind.LESSON: "lesson.leave",
}


class PauseScene(Dialog):
    """The dialog of the menu key. Esc and M work as at the table: back, and sound."""

    name = "pause"

    def __init__(
        self,
        desk: Desk,
        on_menu: Callable[[], None],
        on_full_screen: Callable[[], None] | None = None,
    ) -> None:
        """`on_menu` leaves the table for the menu; `on_full_screen` has a button if given."""
        self._on_menu, self._on_full_screen = on_menu, on_full_screen
        cards = 0 if desk.match is None else desk.match.view.table.tricks
        super().__init__(desk, t("pause.title"), tuple(self._listed(desk)), cards=cards)

    def handle(self, event: Input) -> bool:
        """Take every input; M turns the sound on and off."""
        if event == KeyPressed(MUTE_KEY):
            self._toggle_sound()
            return True
        return super().handle(event)

    def view(self) -> State | None:
        """What the viewer knows of the match."""
        return None if self._desk.match is None else self._desk.match.view

    def _listed(self, desk: Desk) -> Iterator[Choice]:
        yield Choice("resume", lambda: t("pause.resume"), self._resume, gold=True)
        yield Choice("score", lambda: t("pause.score"), self._show_score)
        yield Choice("rules", lambda: t("rules.key"), lambda: show_rules(desk))
        yield Choice("sound", self._sound_label, self._toggle_sound)
        yield Choice("captions", self._captions_label, self._toggle_captions)
        if self._on_full_screen is not None:
            yield Choice("full_screen", lambda: t("pause.full_screen"), self._on_full_screen)
        yield Choice("options", lambda: t("menu.options"), self._show_options)
        yield Choice("help", lambda: t("menu.help"), self._show_help)
        leave = "pause.menu" if desk.match is None else _LEAVE[desk.match.record.kind]
        yield Choice("menu", lambda: t(leave), lambda: self.close(self._on_menu))
        yield Choice("quit", lambda: t("pause.quit"), lambda: quit_game(desk))

    def _resume(self) -> None:
        self.close(lambda: None)

    def _show_score(self) -> None:
        if self._desk.match is not None:
            self._desk.stack.push(ScoreSheetScene(self._desk, reading=True))

    def _show_options(self) -> None:
        # Rules and players hold from the next match on: the first page is one that holds at once.
        self._desk.stack.push(OptionsScene(self._desk, "look"))

    def _show_help(self) -> None:
        self._desk.stack.push(HowToScene(self._desk))

    def _captions_label(self) -> str:
        shown = self._desk.settings.look.captions
        return t("pause.captions_on" if shown else "pause.captions_off")

    def _toggle_captions(self) -> None:
        toggle_captions(self._desk)
        self.relabel()

    def _sound_label(self) -> str:
        return t("pause.sound_off" if self._desk.sounds.muted else "pause.sound_on")

    def _toggle_sound(self) -> None:
        toggle_sound(self._desk)
        self.relabel()
