"""Widgets for numbers: keys that step, a knob that slides."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.scenes.options.answers import Answer, Look, Open, Part, Take
from game.scenes.options.kinds import Slide, Steps
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Point, Rect
from game.ui.slider import slider, slider_share, slider_track
from game.ui.stepper import StepperLook, stepper, stepper_parts, stepper_width
from game.words import t
from game.words.option_values import Value, value_text

_SLIDER_WIDE = 256
_STEPPER_WIDE = 190


@dataclass(frozen=True, slots=True)
class StepEditor:
    """A number between keys; `base` is the number that a named value like "same" stands for."""

    key: str
    kind: Steps
    value: Value
    base: int
    refused: Value | None = None

    def width(self, brush: Brush) -> float:
        """Return what the widest number needs."""
        ends = [value_text(self.key, end) for end in (self.kind.low, self.kind.high)]
        names = [value_text(self.key, v) for v in (*self.kind.offered, self.value)]
        widest = max((*ends, *names), key=len)
        need = stepper_width(brush, self._look(Look()), widest)
        return max(need, _STEPPER_WIDE * brush.scale)

    def parts(self, brush: Brush, area: Rect) -> Sequence[Part]:
        """Return the keys, and the number if it opens a list."""
        look = self._look(Look())
        less = len(look.less)
        lefts = [rect.x for rect in stepper_parts(brush, box(area), look)]
        parts = []
        for number, (left, right) in enumerate(pairwise((*lefts, area.right))):
            if number == less and not look.listed:
                continue
            name = "list" if number == less else f"{self._by(number):+d}"
            place = Rect.spanning(left, area.y, right, area.bottom)
            parts.append(Part(name, place, number not in look.dead))
        return parts

    def draw(self, brush: Brush, surface: pygame.Surface, area: Rect, look: Look) -> None:
        """Draw the number between its keys; one that was refused is red."""
        colour = None if self.refused is None else brush.theme.bad
        stepper(brush, surface, box(area), self._look(look), enabled=look.enabled,
                focus=look.focus, colour=colour)  # fmt: skip

    def pressed(self, brush: Brush, area: Rect, part: int, _point: Point) -> Answer:
        """Step, or open the list of offered numbers."""
        name = self.parts(brush, area)[part].name
        return self.entered() if name == "list" else self._step(int(name))

    def stepped(self, by: int, *, far: bool) -> Answer:
        """Step finely, or coarsely with shift."""
        return self._step(by * (self.kind.coarse if far and self.kind.coarse else self.kind.fine))

    def entered(self) -> Answer:
        """Open the list of offered numbers, if there is one."""
        values = self.kind.offered
        if not values:
            return None
        labels = tuple(value_text(self.key, value) for value in values)
        return Open(values, labels, values.index(self.value) if self.value in values else -1)

    def _step(self, by: int) -> Answer:
        """The next multiple of the step, within the bounds."""
        size = abs(by)
        count = math.floor(self.base / size) + 1 if by > 0 else math.ceil(self.base / size) - 1
        to = min(self.kind.high, max(self.kind.low, count * size))
        return Take(to) if to != self.base else None

    def _by(self, number: int) -> int:
        kind = self.kind
        steps = (-kind.coarse, -kind.fine, 0, kind.fine, kind.coarse) if kind.coarse else (
            -kind.fine, 0, kind.fine)  # fmt: skip
        return steps[number]

    def _look(self, look: Look) -> StepperLook:
        kind = self.kind
        steps = (kind.coarse, kind.fine) if kind.coarse else ()
        less = tuple(t("step.less", by=by) for by in steps) or ("",)
        more = tuple(t("step.more", by=by) for by in reversed(steps)) or ("",)
        dead = {number for number in range(len(less)) if self.base <= kind.low}
        dead |= {len(less) + 1 + i for i in range(len(more)) if self.base >= kind.high}
        listed = bool(kind.offered)
        over = look.over
        if over is not None and not listed and over >= len(less):
            over += 1
        shown = self.value if self.refused is None else self.refused
        return StepperLook(value_text(self.key, shown), less, more, frozenset(dead), listed,
                           over, look.down)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SlideEditor:
    """A knob on a line, and the number it stands at."""

    key: str
    kind: Slide
    value: Value

    def width(self, brush: Brush) -> float:
        """Return the width of a slider."""
        return _SLIDER_WIDE * brush.scale

    def parts(self, brush: Brush, area: Rect) -> Sequence[Part]:
        """Return the line."""
        track = slider_track(brush, box(area), self._widest())
        out = track.x - area.x
        return [Part("slider", Rect(area.x, area.y, track.w + 2 * out, area.h))]

    def draw(self, brush: Brush, surface: pygame.Surface, area: Rect, look: Look) -> None:
        """Draw the slider."""
        kind = self.kind
        share = (float(self.value) - kind.low) / (kind.high - kind.low)
        slider(brush, surface, box(area), share, value_text(self.key, self.value), self._widest(),
               state=look.state, focus=look.focus)  # fmt: skip

    def pressed(self, brush: Brush, area: Rect, _part: int, point: Point) -> Answer:
        """Slide to the pointer."""
        kind = self.kind
        share = slider_share(slider_track(brush, box(area), self._widest()), point.x)
        return Take(self._at(kind.low + share * (kind.high - kind.low)), sliding=True)

    def stepped(self, by: int, *, far: bool) -> Answer:
        """Go a step, or five with shift."""
        to = self._at(float(self.value) + by * self.kind.by * (5 if far else 1))
        return Take(to) if to != self.value else None

    def entered(self) -> Answer:
        """Do nothing: a slider has nothing to press."""
        return None

    def _at(self, wanted: float) -> Value:
        """The nearest step within the bounds."""
        kind = self.kind
        steps = round((wanted - kind.low) / kind.by)
        value = min(kind.high, max(kind.low, kind.low + steps * kind.by))
        return round(value) if kind.whole else round(value, 2)

    def _widest(self) -> str:
        kind = self.kind
        ends = (round(end) if kind.whole else float(end) for end in (kind.low, kind.high))
        return max((value_text(self.key, end) for end in ends), key=len)
