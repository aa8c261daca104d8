"""The options as a scene: pages of settings, every one of them stored as it is made."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.scenes.desk import Desk
from game.scenes.dialog import HOUSE_KEYS
from game.scenes.options.asking import Asker
from game.scenes.options.deeds import Deeds
from game.scenes.options.filedeeds import FileDeeds
from game.scenes.options.keyboard import ROW, Keyboard
from game.scenes.options.model import OptionsModel
from game.scenes.options.pages import PAGES
from game.scenes.options.pointer import Pointer
from game.scenes.options.presetdeeds import PresetDeeds
from game.scenes.options.view import OptionsView
from game.scenes.scene import Scene, Target
from game.ui.input import FileDropped, Input, KeyPressed, TextTyped
from game.words import t


class OptionsScene(Scene):
    """Pages of rules and settings; a change is stored at once, rules hold from the next match."""

    name = "options"

    def __init__(self, desk: Desk, page: str = PAGES[0], dropped: Path | None = None) -> None:
        """Open at one of PAGES; rules are taken from the file that was `dropped`, if any."""
        self._desk, self._dropped = desk, dropped
        self._model = OptionsModel(desk, page, self._changed)
        self._asker = Asker(desk)
        self._files = FileDeeds(desk, self._model, self._asker)
        self._presets = PresetDeeds(desk, self._model, self._asker)
        presses = {
            "done": self._done,
            "reset": self._ask_reset,
            "undo": self._model.take_back,
            "set_back": self._set_back,
            "both": self._model.set_together,
            "preset": self._open_presets,
            "search": lambda: None,
            "import": self._files.ask_import,
            "export": self._files.ask_export,
            "save": self._presets.ask_save,
        }
        self._view = OptionsView(desk.brush, self._model, presses, desk.sound_button)
        self._deeds = Deeds(desk.brush, self._model, self._view)
        self._keyboard = Keyboard(self._model, self._view, self._deeds, self._done)
        self._pointer = Pointer(desk.brush, self._model, self._view, self._deeds, self._keyboard)

    def enter(self) -> None:
        """Take the rules of a file that was dropped."""
        if self._dropped is not None:
            self._files.take_in(self._dropped)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the page out for this size; an open list closes."""
        self._deeds.list = None
        self._model.refresh()
        self._view.lay(size)
        self._view.rows.reveal(self._model.current)
        self._sync()

    def leave(self) -> None:
        """Keep a name that is still being written."""
        self._model.end_writing()

    def handle(self, event: Input) -> bool:
        """Take an input; none but the keys of the house reaches a scene below."""
        if isinstance(event, KeyPressed) and event.name in HOUSE_KEYS:
            return False
        self._model.follow()
        if isinstance(event, FileDropped):
            self._files.take_in(Path(event.path))
        elif self._deeds.list is not None:
            self._pointer.moved(event)
            self._deeds.use_list(event)
        elif isinstance(event, KeyPressed):
            self._keyboard.key(event)
        elif isinstance(event, TextTyped):
            self._keyboard.typed(event.text)
        else:
            self._pointer.handle(event)
        self._sync()
        return True

    def update(self, dt: float) -> None:
        """Let buttons fade and a held key repeat."""
        self._model.follow()
        self._view.controls.update(dt)
        self._view.told.update(dt)
        if self._pointer.holding:
            self._pointer.update(dt)
            self._sync()

    @property
    def moving(self) -> bool:
        """Whether a button fades or a key is held down."""
        return self._view.controls.moving or self._view.told.moving or not self.settled

    @property
    def settled(self) -> bool:
        """Whether nothing happens until the player acts."""
        return not self._pointer.holding

    @property
    def focus(self) -> str | None:
        """The option, the page or the button that the keyboard is at."""
        return self._keyboard.focus

    def targets(self) -> Iterator[Target]:
        """What can be pressed: the items of an open list, or everything on the page."""
        asked = self._deeds.list
        if asked is not None:
            for value, rect in zip(asked.asked.values, asked.opened.items, strict=True):
                yield Target(f"{asked.option.id}={value}", rect)
            return
        view = self._view
        for control in view.controls:
            yield Target(control.id, control.rect, control.enabled)
        yield from view.rows.targets()
        for control in view.told:
            if control.rect.within(view.told_view()):
                yield Target(control.id, control.rect, control.enabled)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and an open list over it."""
        asked, keyboard, pointer = self._deeds.list, self._keyboard, self._pointer
        focus = self._model.current if keyboard.at == ROW and keyboard.shown else ""
        spot = pointer.spot if asked is None else None
        self._view.draw(surface, spot, focus, down=pointer.holding)
        if asked is not None:
            asked.opened.draw(self._desk.brush, surface)

    def _changed(self) -> None:
        self._view.refresh()

    def _sync(self) -> None:
        self._view.refresh_told()
        self._pointer.sync()
        self._keyboard.sync()

    def _open_presets(self) -> None:
        self._presets.open_list(self._view.places.tools.preset)

    def _set_back(self) -> None:
        if self._model.option is not None:
            self._model.set_back(self._model.option)

    def _done(self) -> None:
        self._model.end_writing()
        self._desk.stack.pop(self)

    def _ask_reset(self) -> None:
        """Ask before all rules are set back; to keep them is the golden button."""
        self._model.end_writing()
        preset = self._model.base.name
        self._asker.ask(
            t("options.reset.title"),
            t("options.reset.text", n=self._model.changes, preset=preset),
            ("keep", t("options.reset.keep"), lambda: None),
            ("reset", t("options.reset.yes"), self._reset),
        )

    def _reset(self) -> None:
        self._model.reset_rules()
        self._sync()
