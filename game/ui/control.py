"""Controls of a screen: what is under the pointer, pressed, focused, and what happens then."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Point, Rect
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.ui.keyface import State
from game.ui.motion import HOVER, PRESS, REFUSAL_WORDS, RELEASE, Motion, progress
from game.ui.parts import Level, Part, around
from game.ui.why import REACH, draw_why, why_place


class Face(Protocol):
    """Draws a control; `blend` (0 to 1) is how far it has gone over to `state`."""

    def __call__(
        self,
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,
    ) -> None: ...


_FACE_REACH = 36
"""How far the shade and the focus ring of a control run over it, at scale 1."""


@dataclass(slots=True)
class Control:
    """One thing to press: where it is, how it looks, and what it does.

    `spoken` names it for people who cannot see it; `id` names it for traces and tests. One that is
    not `enabled` calls `refused` when it is pressed all the same, and says `why` it cannot be
    pressed, in a sentence, when it is pressed or pointed at. A sign without words says what it
    `does` when it is pointed at or the keyboard is at it.
    """

    id: str
    rect: Rect
    face: Face
    press: Callable[[], None]
    enabled: bool = True
    spoken: str = ""
    shortcuts: tuple[str, ...] = ()
    refused: Callable[[], None] | None = None
    why: str = ""
    does: str = ""
    state: State = field(default=State.NORMAL, init=False)
    since: float = field(default=1000.0, init=False)
    left: State | None = field(default=None, init=False)
    """The state it fades out of, once the pointer let it be."""

    @property
    def shown(self) -> tuple[State, float]:
        """The state to draw and how far it has come, 0 to 1: one that was left goes back."""
        if self.left is not None and self.since < RELEASE.ms:
            return self.left, 1 - RELEASE.easing(progress(self.since, RELEASE.ms))
        motion: Motion = PRESS if self.state is State.PRESSED else HOVER
        return self.state, motion.easing(progress(self.since, motion.ms))

    def turn(self, state: State) -> None:
        """Go over to a state."""
        if state is self.state:
            return
        lit = self.state in (State.OVER, State.PRESSED)
        self.left = self.state if lit and state is State.NORMAL else None
        self.state, self.since = state, 0.0

    def take_over(self, other: Control) -> None:
        """Go on as the control that this one replaces."""
        self.state, self.since, self.left = other.state, other.since, other.left


class Controls:
    """The controls of one scene; one of them may be focused, one hovered, one held down.

    Tab finds its way in from nowhere; arrows only move a focus that is there, so that a scene may
    use them for something else. `on_press` is called before whatever a pressed control does.
    """

    def __init__(
        self,
        controls: Sequence[Control] = (),
        focus: str | None = None,
        *,
        on_press: Callable[[], None] = lambda: None,
    ) -> None:
        self._on_press = on_press
        self._controls: tuple[Control, ...] = ()
        self._focus: str | None = None
        self._held: str | None = None
        self._pointer = Point(-1.0, -1.0)
        self._asked: str | None = None
        self._asked_for = 0.0
        self.focus_shown = False
        self.replace(controls, focus)

    def __iter__(self) -> Iterator[Control]:
        return iter(self._controls)

    @property
    def focus(self) -> str | None:
        """The id of the focused control."""
        return self._focus

    def replace(self, controls: Iterable[Control], focus: str | None = None) -> None:
        """Lay out anew; focus and state are kept where the ids are, and a new control rests."""
        before = {control.id: control for control in self._controls}
        self._controls = tuple(controls)
        for control in self._controls:
            if control.id in before:
                control.take_over(before[control.id])
            elif not control.enabled:
                control.state = State.DISABLED
        live = [control.id for control in self._controls if control.enabled]
        if focus in live:
            self._focus = focus
        elif self._focus not in live:
            self._focus = None
        if self._held not in live:
            self._held = None
        self._refresh(0.0)

    def focus_on(self, name: str, *, shown: bool = False) -> None:
        """Put the keyboard focus on a control."""
        self._focus = name
        self.focus_shown = self.focus_shown or shown

    def handle(self, event: Input) -> bool:
        """Take an input; whether it was for one of the controls."""
        match event:
            case PointerMoved(x, y):
                self._pointer = Point(x, y)
                self._refresh(0.0)
                return False
            case PointerPressed(x, y):
                return self._pressed(Point(x, y))
            case PointerReleased(x, y):
                return self._released(Point(x, y))
            case KeyPressed(name, shift):
                return self._key(name, shift)
            case _:
                return False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for controls that fade between states."""
        for control in self._controls:
            control.since += dt * 1000
        self._asked_for += dt * 1000
        if self._asked_for >= REFUSAL_WORDS:
            self._asked = None

    @property
    def moving(self) -> bool:
        """Whether a control is fading between states, or a sentence is still to go."""
        return self._asked is not None or any(_fades(c) for c in self._controls)

    @property
    def told(self) -> tuple[Control, str] | None:
        """What a control says of itself: the one pointed at, pressed last in vain, or focused."""
        under = self.at(self._pointer)
        asked = next((c for c in self._controls if c.id == self._asked), None)
        focused = next(
            (c for c in self._controls if self.focus_shown and c.id == self._focus), None
        )
        for control in (under, asked, focused):
            words = "" if control is None else control.does if control.enabled else control.why
            if control is not None and words:
                return control, words
        return None

    def draw(self, brush: Brush, surface: pygame.Surface) -> None:
        """Draw every control."""
        for control in self._controls:
            focus = self.focus_shown and control.id == self._focus
            state, blend = control.shown
            control.face(brush, surface, control.rect, state, focus, blend)
        if self.told is not None:
            told, words = self.told
            place = why_place(brush, told.rect, words, surface.get_size())
            draw_why(brush, surface, place, words)

    @property
    def look(self) -> Hashable:
        """Everything that the picture of the controls depends on."""
        focus = self._focus if self.focus_shown else None
        told = None if self.told is None else (self.told[0].id, self.told[1])
        return focus, told, tuple((c.face, c.rect, *c.shown) for c in self._controls)

    def parts(self, brush: Brush, level: Level, size: tuple[int, int]) -> Iterator[Part]:
        """Yield every control, and what one says of itself, on a surface of `size` pixels."""
        reach = _FACE_REACH * brush.scale
        for number, control in enumerate(self._controls):
            focus = self.focus_shown and control.id == self._focus
            shown, blend = control.shown
            state = (control.rect, shown, focus, blend)
            draw = partial(_draw, control.face, brush, state)
            look, area = (control.face, state), around(control.rect, reach)
            yield Part(f"control {control.id}", (*level, number), look, area, draw)
        if self.told is not None:
            told, words = self.told
            place = why_place(brush, told.rect, words, size)
            say = partial(_say, brush, place, words)
            area = around(place, REACH * brush.scale)
            yield Part("why", (*level, len(self._controls)), (words, place), area, say)

    def at(self, point: Point) -> Control | None:
        """The control under a point, the last drawn first."""
        return next((c for c in reversed(self._controls) if c.rect.holds(point)), None)

    def _refresh(self, dt: float) -> None:
        under = self.at(self._pointer)
        for control in self._controls:
            control.since += dt
            if not control.enabled:
                state = State.DISABLED
            elif control is not under:
                state = State.NORMAL
            else:
                state = State.PRESSED if control.id == self._held else State.OVER
            control.turn(state)

    def _pressed(self, point: Point) -> bool:
        self._pointer = point
        control = self.at(point)
        self.focus_shown = False
        self._held = control.id if control is not None and control.enabled else None
        if control is not None and not control.enabled:
            self._refuse(control)
        if self._held is not None:
            self._focus = self._held
        self._refresh(0.0)
        return control is not None

    def _released(self, point: Point) -> bool:
        self._pointer = point
        control, held = self.at(point), self._held
        self._held = None
        self._refresh(0.0)
        if control is None or held != control.id or not control.enabled:
            return held is not None
        self._on_press()
        control.press()
        return True

    def _key(self, name: str, shift: bool) -> bool:
        for control in self._controls:
            if name in control.shortcuts:
                return self._fire(control)
        if name == "tab":
            return self._step(-1 if shift else 1)
        if name in ARROWS:
            return self._towards(*ARROWS[name])
        if name in ("return", "enter", "space", "keypad enter"):
            focused = next((c for c in self._controls if c.id == self._focus), None)
            return focused is not None and self._fire(focused)
        return False

    def _fire(self, control: Control) -> bool:
        if control.enabled:
            self._on_press()
            control.press()
        else:
            self._refuse(control)
        return True

    def _refuse(self, control: Control) -> None:
        if control.why:
            self._asked, self._asked_for = control.id, 0.0
        if control.refused is not None:
            control.refused()

    def _step(self, by: int) -> bool:
        live = [control.id for control in self._controls if control.enabled]
        if not live:
            return False
        at = live.index(self._focus) + by if self._focus in live else (0 if by > 0 else -1)
        self._focus, self.focus_shown = live[at % len(live)], True
        return True

    def _towards(self, dx: int, dy: int) -> bool:
        """Move the focus to the nearest live control in a direction."""
        here = next((c for c in self._controls if c.id == self._focus), None)
        if here is None:
            return False
        self.focus_shown = True
        start = here.rect.centre

        def cost(control: Control) -> float | None:
            x, y = control.rect.cx - start.x, control.rect.cy - start.y
            along = x * dx + y * dy
            across = abs(x * dy) + abs(y * dx)
            return along + 2.5 * across if along > 1 else None

        costs = {c.id: cost(c) for c in self._controls if c.enabled and c is not here}
        reachable = {name: value for name, value in costs.items() if value is not None}
        if reachable:
            self._focus = min(reachable, key=lambda name: reachable[name])
        return True


ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def _fades(control: Control) -> bool:
    """Whether a control is on its way from one state to another."""
    motion = PRESS if control.state is State.PRESSED else HOVER
    return control.since < (RELEASE.ms if control.left is not None else motion.ms)


def _draw(
    face: Face, brush: Brush, state: tuple[Rect, State, bool, float], surface: pygame.Surface
) -> None:
    face(brush, surface, *state)


def _say(brush: Brush, place: Rect, words: str, surface: pygame.Surface) -> None:
    draw_why(brush, surface, place, words)
