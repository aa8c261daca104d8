"""A key that opens a list, and the list it opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Point, Rect
from game.ui.glass import glass
from game.ui.icons import icon
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed
from game.ui.keyface import Kind, State, ink, key_face
from game.ui.shapes import focus_ring, rounded
from game.ui.theme import KEY_RADIUS, STRONG, WELL_RADIUS, Colour, Step

_PAD, _CHEVRON = 16, 34
_ITEM, _ITEM_SMALL = 42, 34
_LIST_INSET = 7


def dropdown_width(brush: Brush, labels: Sequence[str]) -> float:
    """Return the least width of a key that can show any of `labels`, in surface pixels."""
    widest = max(brush.text.width(label, Step.BODY, STRONG) for label in labels)
    return widest + (_PAD + _CHEVRON) * brush.scale


def dropdown(
    brush: Brush,
    surface: pygame.Surface,
    area: RectLike,
    label: str,
    *,
    state: State = State.NORMAL,
    focus: bool = False,
    colour: Colour | None = None,
) -> None:
    """Draw the key that opens a list, with what is chosen; `colour` is that of the label."""
    theme, u, where = brush.theme, brush.scale, pygame.FRect(area)
    key_face(brush, surface, where, WELL_RADIUS * u, Kind.PLAIN, state)
    paint = ink(theme, Kind.PLAIN, state) if colour is None else colour
    red = None if state is State.DISABLED or colour else theme.red_suit
    brush.text.rich(surface, label, where.x + _PAD * u, where.centery, Step.BODY, paint,
                    weight=STRONG, red=red)  # fmt: skip
    faint = theme.disabled if state is State.DISABLED else theme.second
    icon(brush, surface, "down", where.right - 20 * u, where.centery, 17 * u, faint, stroke=2.2)
    if focus:
        focus_ring(brush, surface, where, WELL_RADIUS * u)


@dataclass(frozen=True, slots=True)
class Picked:
    """What came of an input to an open list: the number of an item, or None to close it."""

    item: int | None


class OpenList:
    """A list laid over the screen under `key`, or over it where there is more room."""

    def __init__(
        self, brush: Brush, labels: Sequence[str], chosen: int, key: Rect, window: Rect
    ) -> None:
        """Open with item `chosen` lit; it keeps inside `window`."""
        self._labels, self._chosen = tuple(labels), chosen
        self.lit = max(0, chosen)
        u, n = brush.scale, len(self._labels)
        room = window.h - 16 * u - 2 * _LIST_INSET * u
        item = min(_ITEM * u, max(_ITEM_SMALL * u, room / n))
        high = item * n + 2 * _LIST_INSET * u
        wide = max(key.w, dropdown_width(brush, self._labels) + 10 * u)
        below = key.bottom + 6 * u
        y = below if below + high <= window.bottom - 8 * u else key.y - 6 * u - high
        y = min(max(y, window.y + 8 * u), window.bottom - 8 * u - high)
        x = min(max(key.right - wide, window.x + 8 * u), window.right - 8 * u - wide)
        self.rect = Rect(x, y, wide, high)
        inset = _LIST_INSET * u
        self.items = tuple(
            Rect(x + inset, y + inset + i * item, wide - 2 * inset, item) for i in range(n)
        )

    def handle(self, event: Input) -> Picked | None:
        """Take any input; what was picked, if anything."""
        match event:
            case PointerMoved(x, y):
                under = self._at(Point(x, y))
                self.lit = self.lit if under is None else under
            case PointerPressed(x, y):
                inside = self.rect.holds(Point(x, y))
                under = self._at(Point(x, y))
                return None if inside and under is None else Picked(under)
            case KeyPressed("return" | "enter" | "space" | "keypad enter"):
                return Picked(self.lit)
            case KeyPressed("escape" | "tab"):
                return Picked(None)
            case KeyPressed(name):
                self._step(name)
        return None

    def draw(self, brush: Brush, surface: pygame.Surface) -> None:
        """Draw the list over what is there."""
        theme, u = brush.theme, brush.scale
        glass(brush, surface, box(self.rect), radius=KEY_RADIUS * u, depth=0.6, opacity=1.0)
        for number, (label, item) in enumerate(zip(self._labels, self.items, strict=True)):
            if number == self.lit:
                rounded(brush, surface, box(item), 9 * u, theme.veil, opacity=0.12,
                        edge=theme.text, edge_opacity=max(0.16, theme.edge_opacity))  # fmt: skip
            chosen = number == self._chosen
            paint = theme.accent if chosen else theme.text
            brush.text.rich(surface, label, item.x + 11 * u, item.cy, Step.BODY, paint,
                            weight=STRONG if chosen else 500, red=theme.red_suit)  # fmt: skip
            if chosen:
                icon(brush, surface, "check", item.right - 17 * u, item.cy, 16 * u, theme.accent,
                     stroke=2.4)  # fmt: skip

    def _at(self, point: Point) -> int | None:
        return next((i for i, item in enumerate(self.items) if item.holds(point)), None)

    def _step(self, name: str) -> None:
        last = len(self.items) - 1
        by = {"up": -1, "down": 1, "left": -1, "right": 1, "home": -last, "end": last,
              "page up": -last, "page down": last}.get(name, 0)  # fmt: skip
        self.lit = min(last, max(0, self.lit + by))
