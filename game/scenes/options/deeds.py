"""What comes of an answer: a value is set, a knob follows, a list opens, a name is written."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.scenes.options.answers import Answer, Edit, Meet, Open, Take
from game.scenes.options.kinds import Write
from game.scenes.options.model import OptionsModel
from game.scenes.options.option import Option
from game.scenes.options.view import OptionsView
from game.ui.brush import Brush
from game.ui.dropdown import OpenList
from game.ui.input import Input
from game.words.option_values import Value


@dataclass(frozen=True, slots=True)
class AskedList:
    """A list that lies open, and the option it is for."""

    opened: OpenList
    asked: Open
    option: Option


class Deeds:
    """Carries answers out on the model; what is not yet decided is kept here."""

    def __init__(self, brush: Brush, model: OptionsModel, view: OptionsView) -> None:
        self._brush, self._model, self._view = brush, model, view
        self.list: AskedList | None = None
        self._slid: tuple[Option, Value] | None = None

    @property
    def sliding(self) -> Option | None:
        """The option whose knob follows the pointer."""
        return None if self._slid is None else self._slid[0]

    def carry_out(self, option: Option, answer: Answer) -> None:
        """Do what a widget asks for."""
        match answer:
            case Take(value, sliding=True):
                self._slid = (option, value)
                self._view.sliding = (option.id, replace(option, value=value))
                self._view.refresh()
            case Take(value):
                self._model.set(option, value)
            case Open():
                self._open(option, answer)
            case Meet():
                self._model.meet(option)
            case Edit() if isinstance(option.kind, Write):
                self._model.write(option, option.kind.most)

    def let_go(self) -> None:
        """Keep the value at which a knob was let go."""
        if self._slid is None:
            return
        option, value = self._slid
        self._slid = self._view.sliding = None
        self._model.set(option, value)
        self._view.refresh()

    def use_list(self, event: Input) -> None:
        """Hand an input to the open list and take what is picked."""
        if self.list is None:
            return
        picked = self.list.opened.handle(event)
        if picked is None:
            return
        asked, option = self.list.asked, self.list.option
        self.list = None
        if picked.item is not None:
            self._model.set(option, asked.values[picked.item])

    def _open(self, option: Option, asked: Open) -> None:
        cell = self._view.rows.cell_of(option.id)
        if cell is not None:
            key = self._view.rows.on_screen(cell.area)
            window = self._view.places.view.window
            opened = OpenList(self._brush, asked.labels, asked.chosen, key, window)
            self.list = AskedList(opened, asked, option)
