"""Which widget sets which option, and the one for names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.rules import Rules
from game.scenes.options.answers import Answer, Edit, Editor, Look, Part
from game.scenes.options.choices import ChoiceEditor, ListEditor, SwitchEditor
from game.scenes.options.kinds import Pick, Seating, Slide, Steps, Toggle
from game.scenes.options.numbers import SlideEditor, StepEditor
from game.scenes.options.option import Option
from game.scenes.options.personeditor import PersonEditor
from game.scenes.options.swatches import PICTURES, SwatchEditor
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Point, Rect
from game.ui.textfield import Writing, textfield
from game.words.option_values import Value, value_text

_NAME_WIDE = 164


@dataclass(frozen=True, slots=True)
class NameEditor:
    """A field for a name; `writing` while it is being written."""

    text: str
    writing: Writing | None = None

    def width(self, brush: Brush) -> float:
        """Return the width of a field."""
        return _NAME_WIDE * brush.scale

    def parts(self, _brush: Brush, area: Rect) -> Sequence[Part]:
        """Return the field."""
        return [Part("field", area)]

    def draw(self, brush: Brush, surface: pygame.Surface, area: Rect, look: Look) -> None:
        """Draw the field, with its cursor while it is written."""
        text, cursor = (self.text, None) if self.writing is None else (
            self.writing.text, self.writing.cursor)  # fmt: skip
        textfield(brush, surface, box(area), text, cursor=cursor, state=look.state,
                  focus=look.focus)  # fmt: skip

    def pressed(self, _brush: Brush, _area: Rect, _part: int, _point: Point) -> Answer:
        """Begin to write."""
        return Edit()

    def stepped(self, by: int, *, far: bool) -> Answer:  # noqa: ARG002
        """Do nothing: arrows move within a name only while it is written."""
        return None

    def entered(self) -> Answer:
        """Begin to write."""
        return Edit()


def editor_for(
    brush: Brush,
    option: Option,
    rules: Rules,
    room: float,
    *,
    spread: bool = True,
    refused: Value | None = None,
    writing: Writing | None = None,
) -> Editor:
    """Return the widget of an option; a choice that needs more than `room` becomes a list.

    With `spread` a choice may take more room than its labels need. `refused` is a value that was
    chosen and cannot be, `writing` what stands in a name's field while it is written.
    """
    kind = option.kind
    if isinstance(kind, Toggle):
        return SwitchEditor(kind.off, kind.on, option.value, refused)
    if isinstance(kind, Steps):
        return StepEditor(option.key, kind, option.value, _base(option, rules), refused)
    if isinstance(kind, Seating):
        return PersonEditor(kind.values, option.value)
    if isinstance(kind, Slide):
        return SlideEditor(option.key, kind, option.value)
    if isinstance(kind, Pick):
        if option.id in PICTURES:
            pictures = SwatchEditor(option.id, kind.values, option.value)
            if pictures.width(brush) <= room:
                return pictures
        labels = tuple(value_text(option.key, value) for value in kind.values)
        side_by_side = ChoiceEditor(kind.values, labels, option.value, refused, spread)
        if side_by_side.width(brush) <= room:
            return side_by_side
        return ListEditor(kind.values, labels, option.value, refused, spread)
    return NameEditor(str(option.value), writing)


def _base(option: Option, rules: Rules) -> int:
    """The number an option comes to: a nil's penalty that is the same as its points."""
    return option.value if isinstance(option.value, int) else rules.penalty_for_nil
