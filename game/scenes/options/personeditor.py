"""The widget that seats a character: the portrait, which opens the choice of all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.scenes.options.answers import Answer, Look, Meet, Part
from game.scenes.options.choices import neighbour
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Point, Rect
from game.ui.icons import icon
from game.ui.keyface import State
from game.ui.portraits import portrait
from game.ui.shapes import disc, focus_ring
from game.words.option_values import Value

RADIUS = 23
"""Of a portrait in a row, at scale 1."""
_BADGE = 10


@dataclass(frozen=True, slots=True)
class PersonEditor:
    """A portrait with a small arrow at its foot."""

    values: tuple[Value, ...]
    value: Value

    def width(self, brush: Brush) -> float:
        """Return the width of the portrait."""
        return 2 * RADIUS * brush.scale

    def parts(self, _brush: Brush, area: Rect) -> Sequence[Part]:
        """Return the portrait."""
        return [Part("person", area)]

    def draw(self, brush: Brush, surface: pygame.Surface, area: Rect, look: Look) -> None:
        """Draw the portrait, in brass where it would be pressed."""
        theme, u = brush.theme, brush.scale
        lit = look.state in (State.OVER, State.PRESSED)
        portrait(brush, surface, str(self.value), area.cx, area.cy, RADIUS * u,
                 ring=theme.accent if lit else None)  # fmt: skip
        x, y = area.right - 6 * u, area.bottom - 6 * u
        disc(brush, surface, x, y, _BADGE * u, theme.panel.foot, edge=theme.text,
             edge_width=1.2 * u, edge_opacity=0.5)  # fmt: skip
        icon(brush, surface, "down", x, y + u, 12 * u, theme.accent if lit else theme.text,
             stroke=2.6)  # fmt: skip
        if look.focus:
            focus_ring(brush, surface, box(area.grown(3 * u)), (RADIUS + 3) * u)

    def pressed(self, _brush: Brush, _area: Rect, _part: int, _point: Point) -> Answer:
        """Show everybody."""
        return Meet()

    def stepped(self, by: int, *, far: bool) -> Answer:
        """Seat the neighbour, or with shift the last that way."""
        return neighbour(self.values, self.value, by, far=far)

    def entered(self) -> Answer:
        """Show everybody."""
        return Meet()
