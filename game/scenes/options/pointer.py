"""The pointer on the options: what is under it, held or dragged."""

from __future__ import annotations

from game.scenes.options.deeds import Deeds
from game.scenes.options.keyboard import LIST, ROW, Keyboard
from game.scenes.options.model import OptionsModel
from game.scenes.options.rowspanel import Spot
from game.scenes.options.view import OptionsView
from game.ui.brush import Brush
from game.ui.geometry import Point
from game.ui.input import Input, PointerMoved, PointerPressed, PointerReleased

_REPEAT_AFTER, _REPEAT_EVERY = 0.4, 0.06
"""Seconds a step key is held before it repeats, and between repeats."""
_OUTSIDE = PointerMoved(-1.0, -1.0)


class Pointer:
    """Scrolls, presses buttons and widgets; a step key that is held repeats."""

    def __init__(
        self,
        brush: Brush,
        model: OptionsModel,
        view: OptionsView,
        deeds: Deeds,
        keyboard: Keyboard,
    ) -> None:
        self._brush, self._model, self._view = brush, model, view
        self._deeds, self._keyboard = deeds, keyboard
        self._at = Point(-1.0, -1.0)
        self._held: tuple[str, str] | None = None
        self._held_for = 0.0
        self.spot: Spot | None = None

    @property
    def holding(self) -> bool:
        """Whether a step key is held down."""
        return self._held is not None

    def sync(self) -> None:
        """Look again what is under the pointer."""
        self.spot = self._view.rows.at(self._at)

    def moved(self, event: Input) -> None:
        """Remember where the pointer is."""
        if isinstance(event, PointerMoved | PointerPressed | PointerReleased):
            self._at = Point(event.x, event.y)

    def handle(self, event: Input) -> None:
        """Take what the pointer does."""
        self.moved(event)
        view = self._view
        if self._deeds.sliding is not None:
            self._slide(event)
            return
        if isinstance(event, PointerReleased):
            self._held = None
        if view.rows.scroller.handle(event) or view.told_scroller.handle(event):
            return
        if isinstance(event, PointerPressed):
            self._keyboard.shown = False
            self._model.end_writing()
        told = view.told.handle(event if view.told_view().holds(self._at) else _OUTSIDE)
        if told or view.controls.handle(event):
            if isinstance(event, PointerPressed):
                name = (view.told if told else view.controls).focus or "done"
                self._keyboard.at = LIST if name.startswith("page_") else name
        elif isinstance(event, PointerPressed):
            self._press()

    def update(self, dt: float) -> None:
        """Let a held key repeat."""
        if self._held is None:
            return
        self._held_for += dt
        while self._held is not None and self._held_for >= _REPEAT_AFTER:
            self._held_for -= _REPEAT_EVERY
            self._press_held(*self._held)

    def _press(self) -> None:
        spot = self._view.rows.at(self._at)
        if spot is None:
            return
        self._keyboard.at = ROW
        option = spot.row.row.options[0] if spot.cell is None else spot.cell.option
        if self._view.places.told is not None or (spot.cell is None and not spot.undo):
            # Where the explanation folds out, a press on a widget must not move it away.
            self._model.explain(option.id)
        if spot.undo:
            self._model.set_back(option)
        elif spot.cell is not None and not option.idle:
            part = spot.cell.parts[spot.part]
            if part.name[0] in "+-":
                self._held, self._held_for = (option.id, part.name), 0.0
            area = self._view.rows.on_screen(spot.cell.area)
            answer = spot.cell.editor.pressed(self._brush, area, spot.part, self._at)
            self._deeds.carry_out(option, answer)

    def _press_held(self, option: str, part: str) -> None:
        """Press the held key once more, while it is still under the pointer."""
        cell = self._view.rows.cell_of(option)
        found = None if cell is None else next((p for p in cell.parts if p.name == part), None)
        if cell is None or found is None or not found.live:
            self._held = None
        elif self._view.rows.on_screen(found.rect).holds(self._at):
            place = cell.parts.index(found)
            answer = cell.editor.pressed(self._brush, cell.area, place, self._at)
            self._deeds.carry_out(cell.option, answer)

    def _slide(self, event: Input) -> None:
        """Let a knob follow, and keep where it is let go."""
        option = self._deeds.sliding
        cell = None if option is None else self._view.rows.cell_of(option.id)
        if isinstance(event, PointerReleased):
            self._deeds.let_go()
        elif isinstance(event, PointerMoved) and option is not None and cell is not None:
            area = self._view.rows.on_screen(cell.area)
            answer = cell.editor.pressed(self._brush, area, 0, self._at)
            self._deeds.carry_out(option, answer)
