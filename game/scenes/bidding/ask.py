"""What every question over the table shares: its place, its controls, and how it is answered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial

import pygame

from game.engine.actions import Action
from game.engine.refusal import Refusal
from game.engine.state import State
from game.engine.tables import Seat
from game.scenes.controlled import ControlledScene
from game.scenes.desk import Desk
from game.ui.brush import Brush
from game.ui.buttons import button_width
from game.ui.control import ARROWS, Control, Face
from game.ui.faces import button_face
from game.ui.geometry import Point, Rect
from game.ui.hintface import suggested_edge
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.ui.kept import SHADE_REACH, faded, kept
from game.ui.layout.table import TableLayout
from game.ui.motion import DIALOG_IN, HINT_EDGE, progress
from game.ui.parts import Part, around
from game.ui.theme import Step
from game.words.names import Names
from game.words.refusals import refusal_text

ENTER = ("return", "enter", "keypad enter")
"""The keys that press the golden button."""

_EDGE_REACH = 12
"""How far the edge of what is suggested runs over its control, at scale 1."""

Submit = Callable[[Action], Refusal | None]
"""Takes an action of the viewer; the reason if it is refused and nothing happened."""


class AskScene(ControlledScene):
    """A panel over the table with controls; it goes away when its answer was taken."""

    overlay = True

    def __init__(self, desk: Desk, submit: Submit) -> None:
        """Ask the viewer of the desk's match; raises ValueError if there is none."""
        super().__init__(desk)
        if desk.match is None:
            raise ValueError("there is no match to ask about")
        self._submit = submit
        self._view = desk.match.view
        self._seat: Seat = desk.match.viewer
        self._names = Names(desk.names, self._seat)
        self._pointer = Point(-1.0, -1.0)
        self._refused = ""
        self._suggested: frozenset[str] = frozenset()
        self._advised: object = None
        self._advice = ""
        self._advises = False
        self._suggested_for = 0.0
        self._age = 0.0
        self._token = object()
        self._version = 0
        self._size = (0, 0)
        self._table: TableLayout | None = None

    @property
    def panel(self) -> Rect:
        """The panel's place; known once the scene is laid out."""
        raise NotImplementedError

    def _place(self, table: TableLayout) -> None:
        """Set everything out over `table`."""
        raise NotImplementedError

    def _make_controls(self) -> Iterator[Control]:
        """The controls as they are now, in the order of the tab key."""
        raise NotImplementedError

    def _draw_panel(self, surface: pygame.Surface, dx: float = 0.0, dy: float = 0.0) -> None:
        """Draw the panel under the controls, moved by (dx, dy)."""
        raise NotImplementedError

    def _says(self) -> Hashable:
        """Everything the panel says now."""
        raise NotImplementedError

    def _controls_for(self, _action: Action) -> frozenset[str]:
        """The ids of the controls that make an action."""
        return frozenset()

    @property
    def suggested(self) -> frozenset[str]:
        """The ids of the controls that are marked."""
        return self._suggested

    def suggest(self, action: Action | None) -> None:
        """Mark the controls that make an action, None for no mark."""
        suggested = frozenset() if action is None else self._controls_for(action)
        if suggested != self._suggested:
            self._suggested, self._suggested_for = suggested, 0.0
            self._version += 1

    def advise(self, words: str) -> bool:
        """Say what a hint says in the panel, "" for nothing; whether it stands there.

        It does where the table has hardly room for it beside the panel, until something is chosen.
        """
        if (words, self._table) != self._advised:
            self._advised = words, self._table
            tight = self._table is not None and self._table.screen.tight
            self._advises = bool(words) and tight and self._has_room(words)
            self._advice = words if self._advises else ""
            self._reword()
        return self._advises

    def _has_room(self, _words: str) -> bool:
        """Whether the panel has a place for the words of a hint."""
        return False

    def _reword(self) -> None:
        """Put together anew what the panel says."""

    def layout(self, size: tuple[int, int]) -> None:
        """Set the panel out over the table of this size."""
        self._size = size
        self._table = table = self._desk.table_layout(
            size, self._view.table, self._seat, captioned=True
        )
        self._place(table)
        self._refresh()

    def handle(self, event: Input) -> bool:
        """Take keys and clicks for the controls; nothing under the panel is clicked through."""
        if isinstance(event, PointerMoved | PointerPressed | PointerReleased):
            self._pointer = Point(event.x, event.y)
        if isinstance(event, KeyPressed) and event.name in ARROWS and self._controls.focus is None:
            # Arrows find no way in from nowhere by themselves; the tab key does.
            event = KeyPressed("tab")
        taken = self._controls.handle(event)
        if isinstance(event, PointerPressed | PointerReleased):
            return taken or self.panel.holds(self._pointer)
        return taken

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._age += dt
        self._suggested_for += dt
        self._controls.update(dt)

    def parts(self) -> Iterator[Part]:
        """Yield the panel with all that is on it, as one while it comes in."""
        shown = DIALOG_IN.easing(self._shown())
        if shown >= 1:
            yield from self._standing()
            return
        reach = SHADE_REACH * self._desk.brush.scale
        panel = self.panel

        def draw(surface: pygame.Surface) -> None:
            faded(surface, panel.grown(reach), shown, lambda: self._draw_whole(surface))

        look = (self._token, self._version, self._says(), self._controls.look, shown,
                self._edge)  # fmt: skip
        yield Part("question", (1,), look, around(panel, reach + 2), draw)

    def _standing(self) -> Iterator[Part]:
        """The panel, its controls, and the edges of those that are suggested."""
        brush, share = self._desk.brush, self._edge
        look = (self._token, self._version, self._says())
        area = around(self.panel, SHADE_REACH * brush.scale + 2)
        yield Part("panel", (1,), look, area, self._draw_panel)
        yield from self._controls.parts(brush, (2,), self._size)
        for control in self._controls:
            if control.id in self._suggested:
                edge = partial(_draw_edge, brush, control.rect, share)
                around_key = around(control.rect, _EDGE_REACH * brush.scale)
                yield Part(f"suggested {control.id}", (3,), (control.rect, share), around_key, edge)

    @property
    def settled(self) -> bool:
        """Whether the panel, and the edge of a suggestion, are up."""
        return self._shown() >= 1 and self._edge >= 1

    def view(self) -> State:
        """What the viewer knew when the question was asked."""
        return self._view

    def _shown(self) -> float:
        return progress(self._age, self._desk.tempo.seconds(DIALOG_IN))

    def _draw_whole(self, surface: pygame.Surface) -> None:
        """Draw panel and controls, as one kept picture while no control fades."""
        brush, controls = self._desk.brush, self._controls
        if controls.moving or self._edge < 1:
            self._draw_panel(surface)
            controls.draw(brush, surface)
            self._draw_suggested(surface)
            return
        focus = controls.focus if controls.focus_shown else None

        def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
            self._draw_panel(layer, dx, dy)
            for control in controls:
                place = control.rect.moved(dx, dy)
                control.face(brush, layer, place, control.state, control.id == focus, 1.0)
            self._draw_suggested(layer, dx, dy)

        looks = tuple((control.face, control.rect, control.state) for control in controls)
        # The same question asked anew has the same picture, which may have been drawn ahead.
        key = (self.name, self._says(), self._suggested, looks, focus)
        kept(brush, surface, key, self.panel, paint)

    @property
    def _edge(self) -> float:
        """How far the edge of what is suggested has come up."""
        length = self._desk.tempo.seconds(HINT_EDGE)
        return HINT_EDGE.easing(progress(self._suggested_for, length)) if self._suggested else 1.0

    def _draw_suggested(self, surface: pygame.Surface, dx: float = 0.0, dy: float = 0.0) -> None:
        for control in self._controls:
            if control.id in self._suggested:
                suggested_edge(self._desk.brush, surface, control.rect.moved(dx, dy), self._edge)

    def _refresh(self, focus: str | None = None) -> None:
        """Make the controls anew after something was chosen."""
        self._version += 1
        self._controls.replace(self._make_controls(), focus)

    def _button(self, label: str, place: Rect, *, gold: bool = False, icon: str = "") -> Face:
        """A button with its label in the larger size that has room."""
        brush = self._desk.brush
        # A button's own width has 20 on either side of its label; 8 will do.
        least = button_width(brush, label, icon=icon) - 24 * brush.scale
        size = Step.LEAD if least <= place.w else Step.BODY
        return button_face(label, gold=gold, icon=icon, size=size)

    def _send(self, action: Action) -> None:
        """Put an action to the table; a refusal is shown, otherwise the scene is done."""
        refusal = self._submit(action)
        if refusal is None:
            self._desk.stack.pop(self)
        else:
            self._refused = refusal_text(self._view, action, refusal, self._names)


def _draw_edge(brush: Brush, rect: Rect, share: float, surface: pygame.Surface) -> None:
    suggested_edge(brush, surface, rect, share)
