"""What a widget in a row is told, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Point, Rect
from game.ui.keyface import State
from game.words.option_values import Value


@dataclass(frozen=True, slots=True)
class Take:
    """Set this value; a sliding one is only shown until the pointer lets go."""

    value: Value
    sliding: bool = False


@dataclass(frozen=True, slots=True)
class Open:
    """Open a list of these values, of which number `chosen` is in force (-1 for none)."""

    values: tuple[Value, ...]
    labels: tuple[str, ...]
    chosen: int


@dataclass(frozen=True, slots=True)
class Edit:
    """Begin to write."""


@dataclass(frozen=True, slots=True)
class Meet:
    """Show all characters, to seat one of them."""


Answer = Take | Open | Edit | Meet | None


@dataclass(frozen=True, slots=True)
class Look:
    """What pointer and keyboard do to a widget; `over` is the part under the pointer."""

    enabled: bool = True
    over: int | None = None
    down: bool = False
    focus: bool = False

    @property
    def state(self) -> State:
        """The state of the widget as a whole."""
        if not self.enabled:
            return State.DISABLED
        if self.over is None:
            return State.NORMAL
        return State.PRESSED if self.down else State.OVER


@dataclass(frozen=True, slots=True)
class Part:
    """A part that can be pressed: its name within the widget, its place, and whether it is live."""

    name: str
    rect: Rect
    live: bool = True


class Editor(Protocol):
    """A widget for one option; it is made anew whenever the option has another value."""

    def width(self, brush: Brush) -> float:
        """Return the least width in surface pixels."""

    def parts(self, brush: Brush, area: Rect) -> Sequence[Part]:
        """Return what can be pressed when the widget fills `area`."""

    def draw(self, brush: Brush, surface: pygame.Surface, area: Rect, look: Look) -> None:
        """Draw the widget."""

    def pressed(self, brush: Brush, area: Rect, part: int, point: Point) -> Answer:
        """Tell what the pointer on a part asks for."""

    def stepped(self, by: int, *, far: bool) -> Answer:
        """Tell what an arrow key asks for: -1 left, 1 right; `far` with shift."""

    def entered(self) -> Answer:
        """Tell what Enter asks for."""
