"""A question that is answered by writing a line."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import pygame

from game.scenes.desk import Desk
from game.scenes.dialog import HOUSE_KEYS, Choice, Dialog
from game.ui.brush import Brush
from game.ui.clipboard import clipboard_text
from game.ui.control import Control
from game.ui.faces import box, button_face
from game.ui.geometry import Rect
from game.ui.input import Input, KeyPressed, TextTyped
from game.ui.keyface import State
from game.ui.textfield import Writing, textfield
from game.ui.theme import Step
from game.words import t

FIELD = "field"
_INSIDE = frozenset({"left", "right", "home", "end", "backspace", "delete", "space"})
_ENTER = frozenset({"return", "enter", "keypad enter"})
_FIELD, _FAULT, _GAP, _PAD = 44, 32, 14, 24


class FieldDialog(Dialog):
    """A title, a sentence, a field, and what is wrong with what is written in it.

    The golden button takes the line, Enter in the field too; Esc takes nothing.
    """

    name = "field_dialog"
    width = 480
    empty = ""
    """What stands in the field while nothing is written."""

    def __init__(
        self,
        desk: Desk,
        title: str,
        text: str,
        yes: str,
        writing: Writing,
        fault: Callable[[str], str],
        done: Callable[[str], None],
    ) -> None:
        """Ask for a line that begins as `writing`.

        `fault` says in a sentence why a line, without the spaces round it, cannot be taken, ""
        where it can; `done` is told the line when the dialog is gone.
        """
        self._writing, self._fault, self._done = writing, fault, done
        choices = (
            Choice("yes", lambda: yes, self._accept, gold=True),
            Choice("cancel", lambda: t("button.cancel"), self._cancel),
        )
        super().__init__(desk, title, choices, text=text)
        self._entered = False

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the dialog out; the keyboard is in the field at first."""
        super().layout(size)
        if not self._entered:
            self._entered = True
            self._controls.focus_on(FIELD)

    def handle(self, event: Input) -> bool:
        """Take every input but the keys of the house; letters go into the field."""
        if self._then is not None:
            return super().handle(event)
        in_field = self._controls.focus == FIELD
        match event:
            case KeyPressed(name) if name in HOUSE_KEYS:
                return False
            case KeyPressed("escape"):
                self._cancel()
            case TextTyped(text) if in_field:
                self._rewrite(self._writing.typed(text))
            case KeyPressed("v", control=True) if in_field:
                self._rewrite(self._writing.typed(clipboard_text()))
            case KeyPressed(name) if in_field and name in _ENTER:
                self._accept()
            case KeyPressed(name) if in_field and name in _INSIDE:
                self._rewrite(self._writing.keyed(name))
            case _:
                super().handle(event)
        return True

    @property
    def line(self) -> str:
        """What is written, without the spaces round it."""
        return self._writing.text.strip()

    def _accept(self) -> None:
        line = self.line
        if line and not self._fault(line):
            self.close(lambda: self._done(line))

    def _cancel(self) -> None:
        self.close(lambda: None)

    def _rewrite(self, writing: Writing) -> None:
        self._writing = writing
        self._desk.brush.scale = self._screen.u
        self._controls.replace(self._buttons())

    def _above(self) -> float:
        """The height of what stands between the sentence and the field, in pixels."""
        return 0.0

    def _head(self) -> float:
        return super()._head() + self._above() + (_GAP + _FIELD + _FAULT) * self._screen.u

    def _field(self) -> Rect:
        u, rect = self._screen.u, self._rect
        y = rect.y + self._head() - (_FIELD + _FAULT) * u
        return Rect(rect.x + _PAD * u, y, rect.w - 2 * _PAD * u, _FIELD * u)

    def _says(self) -> Hashable:
        return super()._says(), self._writing

    def _paint(self, surface: pygame.Surface, shown: float) -> None:
        super()._paint(surface, shown)
        fault = self._fault(self.line) if self.line else ""
        if fault:
            brush, field = self._desk.brush, self._field()
            brush.text.draw(surface, fault, field.x + 2 * brush.scale,
                            field.bottom + _FAULT / 2 * brush.scale, Step.CAPTION,
                            brush.theme.bad)  # fmt: skip

    def _buttons(self) -> Iterator[Control]:
        yield Control(FIELD, self._field(), self._face, lambda: None)
        yield from super()._buttons()

    def _button(self, choice: Choice, rect: Rect) -> Control:
        label = choice.label()
        why = self._fault(self.line) if self.line else t("why.empty")
        live = not choice.gold or not why
        face = button_face(label, gold=choice.gold, size=Step.LEAD)
        return Control(choice.id, rect, face, choice.press, enabled=live, spoken=label, why=why)

    def _face(
        self,
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,  # noqa: ARG002
        blend: float,  # noqa: ARG002
    ) -> None:
        cursor = self._writing.cursor if self._controls.focus == FIELD else None
        textfield(brush, surface, box(rect), self._writing.text, cursor=cursor, state=state,
                  empty=self.empty)  # fmt: skip
