"""What is seen of something longer than its place: the wheel and a bar to drag move it."""

from __future__ import annotations

from contextlib import AbstractContextManager

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Point, Rect
from game.ui.input import Input, PointerMoved, PointerPressed, PointerReleased, WheelTurned
from game.ui.shapes import rounded
from game.ui.softedge import soft_edges

BAR = 8
"""Width of the bar, at scale 1."""
_WHEEL = 60
_LEAST_THUMB = 28
_REACH = 6
"""How far beside the bar it can still be taken hold of, at scale 1."""


class Scroller:
    """A window of `view` on a content `length` pixels high, seen from `offset` on."""

    def __init__(self) -> None:
        self.view = Rect(0.0, 0.0, 0.0, 0.0)
        self.offset = 0.0
        self._length = 0.0
        self._u = 1.0
        self._pointer = Point(-1.0, -1.0)
        self._held: float | None = None

    @property
    def reach(self) -> float:
        """How many pixels do not fit."""
        return max(0.0, self._length - self.view.h)

    @property
    def held(self) -> bool:
        """Whether the bar is being dragged."""
        return self._held is not None

    @property
    def top(self) -> float:
        """The y at which the content begins."""
        return self.view.y - self.offset

    def lay(self, view: Rect, length: float, u: float) -> None:
        """Show content of this `length` in `view`, at scale `u`."""
        self.view, self._length, self._u = view, length, u
        self.move_to(self.offset)

    def move_to(self, offset: float) -> None:
        """Begin `offset` pixels down, or as near as can be."""
        self.offset = min(self.reach, max(0.0, offset))

    def scroll(self, views: float) -> None:
        """Move on by so many times what is seen at once."""
        self.move_to(self.offset + views * self.view.h)

    def show(self, top: float, bottom: float) -> None:
        """Move as little as brings the content from `top` to `bottom` into view, the top first."""
        if bottom - self.offset > self.view.h:
            self.move_to(bottom - self.view.h)
        if top < self.offset:
            self.move_to(top)

    def handle(self, event: Input) -> bool:
        """Take an input; whether it was for the wheel or the bar."""
        match event:
            case PointerMoved(x, y):
                self._pointer = Point(x, y)
                if self._held is not None:
                    self._drag(y)
                return self._held is not None
            case PointerPressed(x, y):
                return self._press(Point(x, y))
            case PointerReleased():
                was, self._held = self._held, None
                return was is not None
            case WheelTurned(steps) if self.reach and self.view.holds(self._pointer):
                self.move_to(self.offset - steps * _WHEEL * self._u)
                return True
        return False

    def bar(self) -> Rect | None:
        """The part of the bar that can be dragged; None where everything is seen."""
        if not self.reach:
            return None
        track = self._track()
        high = max(_LEAST_THUMB * self._u, track.h * self.view.h / self._length)
        return Rect(track.x, track.y + (track.h - high) * self.offset / self.reach, track.w, high)

    def draw(self, brush: Brush, surface: pygame.Surface) -> None:
        """Draw the bar, where there is one."""
        bar = self.bar()
        if bar is None:
            return
        theme, track, radius = brush.theme, self._track(), bar.w / 2
        lit = self._held is not None or bar.grown(_REACH * self._u).holds(self._pointer)
        strong = 0.65 if lit else 0.38
        rounded(brush, surface, (track.x, track.y, track.w, track.h), radius, theme.text,
                opacity=0.08)  # fmt: skip
        rounded(brush, surface, (bar.x, bar.y, bar.w, bar.h), radius, theme.text,
                opacity=strong if theme.depth else 1.0)  # fmt: skip

    def softened(self, surface: pygame.Surface, out: float = 0.0) -> AbstractContextManager[None]:
        """While the content is drawn: let it fade into the ground where there is more of it.

        `out` is how many pixels it runs out of the view to the left.
        """
        view = Rect.spanning(self.view.x - out, self.view.y, self.view.right, self.view.bottom)
        return soft_edges(surface, view, self.offset, self.reach - self.offset, self._u)

    def _track(self) -> Rect:
        w = BAR * self._u
        return Rect(self.view.right - w, self.view.y, w, self.view.h)

    def _press(self, point: Point) -> bool:
        bar = self.bar()
        if bar is None or not self._track().grown(_REACH * self._u).holds(point):
            return False
        inside = bar.y <= point.y < bar.bottom
        self._held = point.y - bar.y if inside else bar.h / 2
        self._drag(point.y)
        return True

    def _drag(self, y: float) -> None:
        bar, track = self.bar(), self._track()
        if bar is not None and self._held is not None and track.h > bar.h:
            self.move_to((y - self._held - track.y) / (track.h - bar.h) * self.reach)
