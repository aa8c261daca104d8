"""Widgets for one value of a few: keys side by side, a list, a switch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.scenes.options.answers import Answer, Look, Open, Part, Take
from game.ui.brush import Brush
from game.ui.controls import choice, choice_parts, choice_width, switch
from game.ui.dropdown import dropdown, dropdown_width
from game.ui.faces import box
from game.ui.geometry import Point, Rect
from game.ui.shapes import rounded
from game.ui.theme import STRONG, WELL_RADIUS, Step
from game.words.option_values import Value

_SPREAD = 232
"""Few values are spread over so much, at scale 1, so that rows stand in line."""
_SWITCH = (56, 30)


@dataclass(frozen=True, slots=True)
class ChoiceEditor:
    """All values side by side; the one that was refused has a red edge."""

    values: tuple[Value, ...]
    labels: tuple[str, ...]
    value: Value
    refused: Value | None = None
    spread: bool = True

    def width(self, brush: Brush) -> float:
        """Return what the labels need; a few that are `spread` take a little more."""
        least = _SPREAD * brush.scale if self.spread else 0.0
        return max(choice_width(brush, self.labels), least)

    def parts(self, brush: Brush, area: Rect) -> Sequence[Part]:
        """Return a part for each value."""
        lefts = [rect.x for rect in choice_parts(brush, box(area), self.labels)]
        spans = pairwise((*lefts, area.right))
        return [
            Part(str(value), Rect.spanning(left, area.y, right, area.bottom))
            for value, (left, right) in zip(self.values, spans, strict=True)
        ]

    def draw(self, brush: Brush, surface: pygame.Surface, area: Rect, look: Look) -> None:
        """Draw the keys, the value in force in gold."""
        choice(brush, surface, box(area), self.labels, self._at(self.value), state=look.state,
               part=look.over, focus=look.focus)  # fmt: skip
        if self.refused is None:
            return
        at, theme = self._at(self.refused), brush.theme
        part = choice_parts(brush, box(area), self.labels)[at]
        rounded(brush, surface, part, (WELL_RADIUS - 3) * brush.scale, theme.panel.foot,
                edge=theme.bad, edge_width=1.6 * brush.scale)  # fmt: skip
        brush.text.draw(surface, self.labels[at], part.centerx, part.centery, Step.BODY, theme.bad,
                        weight=STRONG, align="center")  # fmt: skip

    def pressed(self, _brush: Brush, _area: Rect, part: int, _point: Point) -> Answer:
        """Take the value of the part."""
        return Take(self.values[part])

    def stepped(self, by: int, *, far: bool) -> Answer:
        """Take the neighbour, or with shift the last value that way."""
        return neighbour(self.values, self.value, by, far=far)

    def entered(self) -> Answer:
        """Take the next value, the first after the last."""
        return Take(self.values[(self._at(self.value) + 1) % len(self.values)])

    def _at(self, value: Value) -> int:
        return self.values.index(value) if value in self.values else -1


@dataclass(frozen=True, slots=True)
class ListEditor:
    """A key that shows the value in force and opens a list of them all."""

    values: tuple[Value, ...]
    labels: tuple[str, ...]
    value: Value
    refused: Value | None = None
    spread: bool = True

    def width(self, brush: Brush) -> float:
        """Return what the longest label needs, and a little more if it is `spread`."""
        least = _SPREAD * brush.scale if self.spread else 0.0
        return max(dropdown_width(brush, self.labels), least)

    def parts(self, _brush: Brush, area: Rect) -> Sequence[Part]:
        """Return the key."""
        return [Part("list", area)]

    def draw(self, brush: Brush, surface: pygame.Surface, area: Rect, look: Look) -> None:
        """Draw the key; a value that was refused stands on it in red."""
        shown = self.value if self.refused is None else self.refused
        colour = None if self.refused is None else brush.theme.bad
        dropdown(brush, surface, box(area), self.labels[self.values.index(shown)],
                 state=look.state, focus=look.focus, colour=colour)  # fmt: skip

    def pressed(self, _brush: Brush, _area: Rect, _part: int, _point: Point) -> Answer:
        """Open the list."""
        return self.entered()

    def stepped(self, by: int, *, far: bool) -> Answer:
        """Take the neighbour without opening the list."""
        return neighbour(self.values, self.value, by, far=far)

    def entered(self) -> Answer:
        """Open the list."""
        return Open(self.values, self.labels, self.values.index(self.value))


@dataclass(frozen=True, slots=True)
class SwitchEditor:
    """Off at the left, on at the right."""

    off: Value
    on: Value
    value: Value
    refused: Value | None = None

    def width(self, brush: Brush) -> float:
        """Return the width of the switch."""
        return _SWITCH[0] * brush.scale

    def parts(self, brush: Brush, area: Rect) -> Sequence[Part]:
        """Return the switch."""
        return [Part("switch", self._place(brush, area))]

    def draw(self, brush: Brush, surface: pygame.Surface, area: Rect, look: Look) -> None:
        """Draw the switch; one that was refused has a red edge."""
        place = self._place(brush, area)
        switch(brush, surface, box(place), float(self.value == self.on), state=look.state,
               focus=look.focus)  # fmt: skip
        if self.refused is not None:
            rounded(brush, surface, box(place.grown(3 * brush.scale)), place.h, None,
                    edge=brush.theme.bad, edge_width=1.6 * brush.scale)  # fmt: skip

    def pressed(self, _brush: Brush, _area: Rect, _part: int, _point: Point) -> Answer:
        """Turn it over."""
        return self.entered()

    def stepped(self, by: int, *, far: bool) -> Answer:  # noqa: ARG002
        """Turn it the way of the arrow."""
        return Take(self.on if by > 0 else self.off)

    def entered(self) -> Answer:
        """Turn it over."""
        return Take(self.off if self.value == self.on else self.on)

    def _place(self, brush: Brush, area: Rect) -> Rect:
        w, h = (side * brush.scale for side in _SWITCH)
        return Rect(area.right - w, area.cy - h / 2, w, h)


def neighbour(values: tuple[Value, ...], value: Value, by: int, *, far: bool) -> Answer:
    """Return the answer that takes the value beside `value`, or the `far` end that way."""
    last = len(values) - 1
    at = values.index(value) if value in values else 0
    to = (last if by > 0 else 0) if far else min(last, max(0, at + by))
    return Take(values[to]) if to != at else None
