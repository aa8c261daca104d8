"""The widget for what is chosen by its looks: small pictures side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from game.scenes.options.answers import Answer, Look, Part, Take
from game.scenes.options.choices import neighbour
from game.ui.brush import Brush
from game.ui.cardstyle import BACK, CardStyle
from game.ui.faces import box
from game.ui.geometry import Point, Rect
from game.ui.keyface import State
from game.ui.shapes import focus_ring, rounded
from game.ui.swatches import SWATCH, card_swatch, table_swatch, ticked
from game.ui.theme import SPACE_1, WELL_RADIUS
from game.words.option_values import Value

_GAP = 10
_AROUND = SPACE_1

Picture = Callable[[Brush, pygame.Surface, str, Rect], None]
"""Draws what a value looks like within a rectangle."""


def _cards(field: str, usual: CardStyle, *codes: str) -> Picture:
    """Return how cards look in the `usual` deck but for one field, whose values are shown."""

    def draw(brush: Brush, surface: pygame.Surface, value: str, area: Rect) -> None:
        card_swatch(brush, surface, replace(usual, **{field: value}), codes, area)

    return draw


PICTURES: Mapping[str, Picture] = {
    "look.theme": table_swatch,
    "look.face": _cards("face", CardStyle(), "QH"),
    "look.deck": _cards("deck", CardStyle(face="large"), "AC", "AD"),
    "look.back": _cards("back", CardStyle(), BACK),
}
"""What the values of an option look like, by the option's id."""


@dataclass(frozen=True, slots=True)
class SwatchEditor:
    """A picture for each value; the one in force has a ring and a tick."""

    option: str
    values: tuple[Value, ...]
    value: Value

    def width(self, brush: Brush) -> float:
        """Return the width of all pictures."""
        count = len(self.values)
        return (count * SWATCH[0] + (count - 1) * _GAP + 2 * _AROUND) * brush.scale

    def parts(self, brush: Brush, area: Rect) -> Sequence[Part]:
        """Return a part for each value."""
        u, x = brush.scale, area.right - self.width(brush) + _AROUND * brush.scale
        w, h = SWATCH[0] * u, min(SWATCH[1] * u, area.h)
        return [
            Part(str(value), Rect(x + i * (w + _GAP * u), area.cy - h / 2, w, h))
            for i, value in enumerate(self.values)
        ]

    def draw(self, brush: Brush, surface: pygame.Surface, area: Rect, look: Look) -> None:
        """Draw the pictures."""
        theme, u = brush.theme, brush.scale
        for i, (value, part) in enumerate(zip(self.values, self.parts(brush, area), strict=True)):
            around = box(part.rect.grown(_AROUND * u))
            if value == self.value:
                rounded(brush, surface, around, 9 * u, theme.veil, opacity=0.10,
                        edge=theme.accent, edge_width=2.2 * u)  # fmt: skip
            elif i == look.over and look.state in (State.OVER, State.PRESSED):
                rounded(brush, surface, around, 9 * u, theme.veil, opacity=0.10)
            PICTURES[self.option](brush, surface, str(value), part.rect)
            if value == self.value:
                ticked(brush, surface, part.rect)
        if look.focus:
            focus_ring(brush, surface, box(area.grown(2 * u)), WELL_RADIUS * u)

    def pressed(self, _brush: Brush, _area: Rect, part: int, _point: Point) -> Answer:
        """Take the value of the part."""
        return Take(self.values[part])

    def stepped(self, by: int, *, far: bool) -> Answer:
        """Take the neighbour, or with shift the last value that way."""
        return neighbour(self.values, self.value, by, far=far)

    def entered(self) -> Answer:
        """Take the next value, the first after the last."""
        return Take(self.values[(self.values.index(self.value) + 1) % len(self.values)])
