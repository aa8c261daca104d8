"""The options as a scene: pages of settings, every one of them stored as it is made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.options.answers import Answer, Edit, Open, Take
from game.scenes.options.kinds import Write
from game.scenes.options.model import OptionsModel
from game.scenes.options.option import Option
from game.scenes.options.pages import PAGES, changed_in_all
from game.scenes.options.rowspanel import Spot
from game.scenes.options.view import OptionsView
from game.scenes.scene import Scene, Target
from game.ui.dropdown import OpenList
from game.ui.geometry import Point
from game.ui.input import (
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
)
from game.words import t

_ENTER = ("return", "enter", "keypad enter", "space")
_REPEAT_AFTER, _REPEAT_EVERY = 0.4, 0.06
"""Seconds a step key is held before it repeats, and between repeats."""
_ROWS_A_PAGE = 4
_OUTSIDE = PointerMoved(-1.0, -1.0)
_ROW = "row"


class OptionsScene(Scene):
    """Pages of rules and settings; a change is stored at once, rules hold from the next match.

    The keyboard goes round by Tab: list, row, the explanation's buttons, the foot. In the rows,
    arrows up and down go from row to row and the others change a value.
    """

    name = "options"

    def __init__(self, desk: Desk, page: str = PAGES[0]) -> None:
        """Open at one of PAGES."""
        self._desk = desk
        self._model = OptionsModel(desk, page, self._refresh_view)
        presses = {
            "done": self._done,
            "reset": self._ask_reset,
            "set_back": lambda: self._model.set_back(self._model.option),
            "both": self._model.set_together,
        }
        self._view = OptionsView(desk.brush, self._model, presses)
        self._focus, self._focus_shown = "done", False
        self._pointer = Point(-1.0, -1.0)
        self._spot: Spot | None = None
        self._list: tuple[OpenList, Open, Option] | None = None
        self._held: tuple[str, str] | None = None
        self._held_for = 0.0
        self._slid: tuple[Option, Take] | None = None

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the page out for this size; an open list closes."""
        self._list = None
        self._view.lay(size)
        self._view.rows.reveal(self._model.option.id)
        self._sync()

    def leave(self) -> None:
        """Keep a name that is still being written."""
        self._model.end_writing()

    def handle(self, event: Input) -> bool:
        """Take an input; nothing reaches a scene below."""
        if self._list is not None:
            self._use_list(event)
        elif isinstance(event, KeyPressed):
            self._key(event)
        elif isinstance(event, TextTyped):
            self._typed(event.text)
        else:
            self._use_pointer(event)
        self._sync()
        return True

    def update(self, dt: float) -> None:
        """Let buttons fade and a held key repeat."""
        self._view.controls.update(dt)
        self._view.told.update(dt)
        if self._held is not None:
            self._held_for += dt
            while self._held is not None and self._held_for >= _REPEAT_AFTER:
                self._held_for -= _REPEAT_EVERY
                self._press_held()

    @property
    def moving(self) -> bool:
        """Whether a button fades or a key is held down."""
        return self._view.controls.moving or self._view.told.moving or self._held is not None

    @property
    def settled(self) -> bool:
        """Whether nothing happens until the player acts."""
        return self._held is None

    def targets(self) -> Iterator[Target]:
        """What can be pressed: the items of an open list, or everything on the page."""
        if self._list is not None:
            opened, asked, option = self._list
            for value, rect in zip(asked.values, opened.items, strict=True):
                yield Target(f"{option.id}={value}", rect)
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
        focus = self._model.option.id if self._focus == _ROW and self._focus_shown else ""
        spot = None if self._list is not None else self._spot
        self._view.draw(surface, spot, focus, down=self._held is not None)
        if self._list is not None:
            self._list[0].draw(self._desk.brush, surface)

    # What the pointer does

    def _use_pointer(self, event: Input) -> None:
        view = self._view
        if isinstance(event, PointerMoved):
            self._pointer = Point(event.x, event.y)
        if self._slid is not None:
            self._slide(event)
            return
        if view.rows.scroller.handle(event) or view.told_scroller.handle(event):
            return
        in_told = view.told_view().holds(self._place(event))
        told = view.told.handle(event if in_told else _OUTSIDE)
        if isinstance(event, PointerPressed) and self._model.writing is not None:
            self._model.end_writing()
        if told or view.controls.handle(event):
            if isinstance(event, PointerPressed):
                name = (view.told if told else view.controls).focus or "done"
                self._focus, self._focus_shown = _stop(name), False
        elif isinstance(event, PointerPressed):
            self._press(Point(event.x, event.y))
        elif isinstance(event, PointerReleased):
            self._held = None

    def _place(self, event: Input) -> Point:
        if isinstance(event, PointerMoved | PointerPressed | PointerReleased):
            return Point(event.x, event.y)
        return self._pointer

    def _press(self, point: Point) -> None:
        self._focus_shown = False
        spot = self._view.rows.at(point)
        if spot is None:
            return
        self._focus = _ROW
        option = spot.row.row.options[0] if spot.cell is None else spot.cell.option
        self._model.explain(option.id)
        if spot.undo:
            self._model.set_back(option)
        elif spot.cell is not None and not option.idle:
            part = spot.cell.parts[spot.part]
            if part.name[0] in "+-":
                self._held, self._held_for = (option.id, part.name), 0.0
            area = self._view.rows.on_screen(spot.cell.area)
            self._answer(option, spot.cell.editor.pressed(self._desk.brush, area, spot.part, point))

    def _press_held(self) -> None:
        """Press the held key once more, while it is still under the pointer."""
        option, part = self._held or ("", "")
        cell = self._view.rows.cell_of(option)
        found = None if cell is None else next((p for p in cell.parts if p.name == part), None)
        if cell is None or found is None or not found.live:
            self._held = None
        elif self._view.rows.on_screen(found.rect).holds(self._pointer):
            place = cell.parts.index(found)
            answer = cell.editor.pressed(self._desk.brush, cell.area, place, self._pointer)
            self._answer(cell.option, answer)

    def _slide(self, event: Input) -> None:
        """Follow the pointer with a knob, and keep where it is let go."""
        assert self._slid is not None
        option, take = self._slid
        cell = self._view.rows.cell_of(option.id)
        if isinstance(event, PointerMoved) and cell is not None:
            area = self._view.rows.on_screen(cell.area)
            answer = cell.editor.pressed(self._desk.brush, area, 0, self._pointer)
            self._answer(option, answer)
        elif isinstance(event, PointerReleased):
            self._slid = self._view.sliding = None
            self._model.set(option, take.value)
            self._view.refresh()

    # What the keys do

    def _key(self, event: KeyPressed) -> None:
        name = event.name
        if self._model.writing is not None:
            self._write_key(event)
        elif name == "escape":
            self._done()
        elif name == "tab":
            self._step(-1 if event.shift else 1)
        elif name == "m":
            self._model.set_muted(not self._model.settings.sound.muted)
        elif name in ("page up", "page down"):
            self._go(-_ROWS_A_PAGE if name == "page up" else _ROWS_A_PAGE)
        elif self._focus == _ROW:
            self._row_key(event)
        elif self._focus == "list":
            self._list_key(name)
        else:
            self._button_key(event)

    def _row_key(self, event: KeyPressed) -> None:
        option = self._model.option
        cell = self._view.rows.cell_of(option.id)
        far = len(self._model.rows)
        moves = {"up": -1, "down": 1, "home": -far, "end": far}
        if event.name in moves:
            self._go(moves[event.name])
        elif cell is None or option.idle:
            return
        elif event.name in ("left", "right"):
            self._focus_shown = True
            by = -1 if event.name == "left" else 1
            self._answer(option, cell.editor.stepped(by, far=event.shift))
        elif event.name in _ENTER:
            answer = cell.editor.entered()
            if not (isinstance(answer, Edit) and event.name == "space"):
                self._answer(option, answer)
        elif event.name in ("backspace", "delete"):
            self._model.set_back(option)

    def _list_key(self, name: str) -> None:
        far = len(PAGES)
        moves = {"up": -1, "down": 1, "home": -far, "end": far}
        if name in moves:
            self._model.turn_page(moves[name])
            self._focus_shown = True
        elif name == "right" or name in _ENTER:
            self._go(0)

    def _button_key(self, event: KeyPressed) -> None:
        if event.name in ("up", "down", "home", "end"):
            self._go(0)
        elif event.name in ("left", "right"):
            self._step(-1 if event.name == "left" else 1)
        else:
            told = self._focus in [control.id for control in self._view.told]
            (self._view.told if told else self._view.controls).handle(event)

    def _write_key(self, event: KeyPressed) -> None:
        assert self._model.writing is not None
        name = event.name
        if name in ("return", "enter", "keypad enter", "escape"):
            self._model.end_writing(keep=name != "escape")
        elif name in ("tab", "up", "down"):
            self._model.end_writing()
            self._key(event)
        else:
            self._model.rewrite(self._model.writing[1].keyed(name))

    def _typed(self, text: str) -> None:
        if self._model.writing is not None:
            self._model.rewrite(self._model.writing[1].typed(text))

    # Where the keyboard is

    def _stops(self) -> list[str]:
        """What Tab goes round, in order; a row has a stop for each of its options."""
        view = self._view
        buttons = [c.id for c in (*view.told, *view.controls) if c.enabled]
        told = [name for name in ("both", "set_back") if name in buttons]
        foot = [name for name in ("reset", "done") if name in buttons]
        rows = [f"{_ROW}:{option.id}" for option in self._model.row.options]
        return ["back", "list", *rows, *told, *foot]

    def _step(self, by: int) -> None:
        stops = self._stops()
        here = f"{_ROW}:{self._model.option.id}" if self._focus == _ROW else self._focus
        at = stops.index(here) if here in stops else 0
        to = stops[(at + by) % len(stops)]
        self._focus_shown = True
        if to.startswith(f"{_ROW}:"):
            self._focus = _ROW
            self._model.explain(to.removeprefix(f"{_ROW}:"))
            self._view.rows.reveal(self._model.option.id)
        else:
            self._focus = to

    def _go(self, by: int) -> None:
        """Bring the keyboard to the rows, so many rows further on."""
        if self._focus != _ROW:
            by = 0
        self._focus, self._focus_shown = _ROW, True
        option = self._view.rows.neighbour(self._model.option.id, by)
        if option is not None:
            self._model.explain(option.id)
            self._view.rows.reveal(option.id)

    # What comes of it

    def _answer(self, option: Option, answer: Answer) -> None:
        match answer:
            case Take(value, sliding=True):
                self._slid = (option, answer)
                self._view.sliding = (option.id, replace(option, value=value))
                self._view.refresh()
            case Take(value):
                self._model.set(option, value)
                self._view.rows.reveal(option.id)
            case Open():
                self._open(option, answer)
            case Edit() if isinstance(option.kind, Write):
                self._model.write(option, option.kind.most)

    def _open(self, option: Option, asked: Open) -> None:
        cell = self._view.rows.cell_of(option.id)
        if cell is not None:
            brush = self._desk.brush
            key = self._view.rows.on_screen(cell.area)
            opened = OpenList(brush, asked.labels, asked.chosen, key, self._view.places.view.window)
            self._list = (opened, asked, option)

    def _use_list(self, event: Input) -> None:
        assert self._list is not None
        opened, asked, option = self._list
        if isinstance(event, PointerMoved):
            self._pointer = Point(event.x, event.y)
        picked = opened.handle(event)
        if picked is not None:
            self._list = None
            if picked.item is not None:
                self._model.set(option, asked.values[picked.item])

    def _done(self) -> None:
        self._model.end_writing()
        self._desk.stack.pop(self)

    def _ask_reset(self) -> None:
        """Ask before all rules are set back; to keep them is the golden button."""
        changed = changed_in_all(self._model.settings.rules)
        dialog = Dialog(
            self._desk,
            t("options.reset.title"),
            (
                Choice("keep", lambda: t("options.reset.keep"),
                       lambda: dialog.close(lambda: None), gold=True),
                Choice("reset", lambda: t("options.reset.yes"),
                       lambda: dialog.close(self._model.reset_rules)),
            ),
            text=t("options.reset.text", n=changed),
        )  # fmt: skip
        self._desk.stack.push(dialog)

    def _refresh_view(self) -> None:
        self._view.refresh()

    def _sync(self) -> None:
        """Bring what is under the pointer and where the keyboard is in line with the page."""
        view = self._view
        view.refresh_told()
        self._spot = view.rows.at(self._pointer)
        focus = f"page_{self._model.page}" if self._focus == "list" else self._focus
        if self._focus == "set_back" and "set_back" not in self._stops():
            self._focus = focus = _ROW
        for controls in (view.controls, view.told):
            controls.focus_on(focus)
            controls.focus_shown = self._focus_shown


def _stop(name: str) -> str:
    """The place of the keyboard's round that a control belongs to."""
    return "list" if name.startswith("page_") else name
