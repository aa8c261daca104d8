"""The keyboard on the options: where it is, and what its keys do."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.options.answers import Edit
from game.scenes.options.buttons import FOOT_BUTTONS, HEAD_BUTTONS, SEARCH
from game.scenes.options.deeds import Deeds
from game.scenes.options.model import OptionsModel
from game.scenes.options.pages import PAGES
from game.scenes.options.view import OptionsView
from game.ui.input import KeyPressed
from game.words import t

ROW = "row"
"""The keyboard is at the open row."""
LIST = "list"
"""The keyboard is at the list of pages."""
_ENTER = ("return", "enter", "keypad enter", "space")
_ROWS_A_PAGE = 4
_TOLD_SHARE = 0.7


class Keyboard:
    """Goes round by Tab: back, preset, search, list, row, the explanation's buttons, the foot.

    In the list and the rows, arrows up and down go from one to the next; left and right change the
    value of a row. Shift and the page keys scroll the explanation. A slash, or F with control, goes
    to the search. `at` is ROW, LIST or the id of a button; it is `shown` from the first key on.
    """

    def __init__(
        self, model: OptionsModel, view: OptionsView, deeds: Deeds, done: Callable[[], None]
    ) -> None:
        self._model, self._view, self._deeds, self._done = model, view, deeds, done
        self.at = "done"
        self.shown = False

    @property
    def focus(self) -> str:
        """The name of the option, the page or the button."""
        names = {ROW: self._model.current, LIST: f"page_{self._model.page}"}
        return names.get(self.at, self.at)

    def sync(self) -> None:
        """Let the buttons know where the keyboard is; a button that went leaves it at the row."""
        if self.at not in (ROW, LIST) and self.at not in self._stops():
            self.at = ROW
        focus = self.focus
        self._model.seeking = self.at == SEARCH
        for controls in (self._view.controls, self._view.told):
            controls.focus_on(focus)
            controls.focus_shown = self.shown

    def key(self, event: KeyPressed) -> None:
        """Do what a key is for."""
        name = event.name
        if self._model.writing is not None:
            self._write(event)
        elif name == "f" and event.control:
            self._seek()
        elif name == "escape":
            self._escape()
        elif self.at == SEARCH and name not in ("tab", "page up", "page down"):
            self._search(name)
        elif name == "tab":
            self._step(-1 if event.shift else 1)
        elif name == "m":
            self._model.set_muted(not self._model.settings.sound.muted)
        elif name in ("page up", "page down") and event.shift:
            by = -1 if name == "page up" else 1
            self._view.told_scroller.scroll(by * _TOLD_SHARE)
        elif name in ("page up", "page down"):
            self._go(-_ROWS_A_PAGE if name == "page up" else _ROWS_A_PAGE)
        elif self.at == ROW:
            self._row(event)
        elif self.at == LIST:
            self._list(name)
        else:
            self._button(event)

    def typed(self, text: str) -> None:
        """Write letters into the name that is being written, or into the search."""
        model = self._model
        if model.writing is not None:
            model.rewrite(model.writing[1].typed(text))
        elif self.at == SEARCH:
            model.seek(model.search.typed(text))
        elif text == t("editor.find.key"):
            self._seek()

    def _seek(self) -> None:
        self.at, self.shown = SEARCH, True

    def _escape(self) -> None:
        """Leave the search, or the page where nothing is searched."""
        if self._model.searching or self.at == SEARCH:
            self._model.stop_seeking()
            self.at = ROW
            self._view.rows.reveal(self._model.current)
        else:
            self._done()

    def _search(self, name: str) -> None:
        """Move the cursor of the search, or go on to what was found."""
        if name in ("down", *_ENTER) and name != "space":
            self._go(0)
        else:
            self._model.seek(self._model.search.keyed(name))

    def _row(self, event: KeyPressed) -> None:
        option = self._model.option
        far = len(self._model.rows)
        moves = {"up": -1, "down": 1, "home": -far, "end": far}
        if event.name in moves:
            at_top = self._model.row == next(iter(self._model.rows), None)
            if event.name == "up" and at_top and self._model.searching:
                self._seek()
            else:
                self._go(moves[event.name])
            return
        cell = self._view.rows.cell_of(self._model.current)
        if option is None or cell is None or option.idle:
            return
        self.shown = self.shown or event.name in ("left", "right", *_ENTER)
        if event.name in ("left", "right"):
            by = -1 if event.name == "left" else 1
            self._deeds.carry_out(option, cell.editor.stepped(by, far=event.shift))
        elif event.name in _ENTER:
            answer = cell.editor.entered()
            # A space that began to write would be the first letter too.
            if not (isinstance(answer, Edit) and event.name == "space"):
                self._deeds.carry_out(option, answer)
        elif event.name in ("backspace", "delete"):
            self._model.set_back(option)

    def _list(self, name: str) -> None:
        far = len(PAGES)
        moves = {"up": -1, "down": 1, "home": -far, "end": far}
        if name in moves:
            self._model.turn_page(moves[name])
            self.shown = True
        elif name == "right" or name in _ENTER:
            self._go(0)

    def _button(self, event: KeyPressed) -> None:
        if event.name in ("up", "down", "home", "end"):
            self._go(0)
        elif event.name in ("left", "right"):
            self._step(-1 if event.name == "left" else 1)
        else:
            told = self.at in [control.id for control in self._view.told]
            (self._view.told if told else self._view.controls).handle(event)

    def _write(self, event: KeyPressed) -> None:
        name, writing = event.name, self._model.writing
        if name in ("return", "enter", "keypad enter", "escape"):
            self._model.end_writing(keep=name != "escape")
        elif name in ("tab", "up", "down", "page up", "page down"):
            self._model.end_writing()
            self.key(event)
        elif writing is not None:
            self._model.rewrite(writing[1].keyed(name))

    def _stops(self) -> list[str]:
        """What Tab goes round, in order; a row has a stop for each of its options."""
        view = self._view
        live = {control.id for control in (*view.told, *view.controls) if control.enabled}
        row = self._model.row
        rows = [] if row is None else [f"{ROW}:{option.id}" for option in row.options]
        head = [name for name in HEAD_BUTTONS if name in live]
        foot = [name for name in ("both", "set_back", *FOOT_BUTTONS) if name in live]
        return ["back", *head, LIST, *rows, *foot, "done"]

    def _step(self, by: int) -> None:
        stops = self._stops()
        here = f"{ROW}:{self._model.current}" if self.at == ROW else self.at
        at = stops.index(here) if here in stops else 0
        to = stops[(at + by) % len(stops)]
        self.shown = True
        if not to.startswith(f"{ROW}:"):
            self.at = to
            return
        self.at = ROW
        self._model.explain(to.removeprefix(f"{ROW}:"))
        self._view.rows.reveal(self._model.current)

    def _go(self, by: int) -> None:
        """Go to the rows, or so many rows further on if the keyboard is there already."""
        steps = by if self.at == ROW else 0
        self.at, self.shown = ROW, True
        option = self._view.rows.neighbour(self._model.current, steps)
        if option is not None:
            self._model.explain(option.id)
            self._view.rows.reveal(option.id)
