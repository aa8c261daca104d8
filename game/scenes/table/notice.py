"""A sentence at a card: why it may not be played. It stays a while and goes by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.ui import motion
from game.ui.brush import Brush
from game.ui.chips import BUBBLE_HEIGHT, bubble, bubble_width
from game.ui.geometry import Point, Rect
from game.ui.parts import Part, around

_LEVEL = 9.0
_REACH = 32
"""How far the shade of the sentence runs over it, at scale 1."""


class Notice:
    """At most one sentence, at a point of the table."""

    def __init__(self) -> None:
        self._words = ""
        self._at = Point(0.0, 0.0)
        self._below: Point | None = None
        self.question: Rect | None = None
        """The panel over the table, which would hide what stands under it."""
        self._age, self._stay = 0.0, motion.REFUSAL_WORDS

    @property
    def shown(self) -> bool:
        """Whether a sentence stands."""
        return bool(self._words)

    def say(self, words: str, at: Point, stay: float = motion.REFUSAL_WORDS) -> None:
        """Show `words` with their foot at a point for so many milliseconds."""
        self._words, self._at, self._below = words, at, None
        self._age, self._stay = 0.0, stay

    def say_at(self, words: str, key: Rect) -> None:
        """Show `words` over a key, or under it where a question lies there."""
        self.say(words, Point(key.cx, key.y))
        self._below = Point(key.cx, key.bottom)

    def hush(self) -> None:
        """Take the sentence away."""
        self._words = ""

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether the sentence has just gone."""
        self._age += dt * 1000
        if self._words and self._age >= self._stay:
            self._words = ""
            return True
        return False

    def parts(self, brush: Brush, size: tuple[int, int]) -> Iterator[Part]:
        """Yield the sentence, kept inside a window of `size` pixels."""
        if not self._words:
            return
        u, words = brush.scale, self._words
        room = self._room(bubble_width(brush, words) + 20 * u, BUBBLE_HEIGHT * u, size)
        x, y = room.cx, room.cy

        def draw(surface: pygame.Surface) -> None:
            bubble(brush, surface, x, y, words)

        yield Part("notice", (_LEVEL,), (words, x, y), around(room, _REACH * u), draw)

    def _room(self, wide: float, high: float, size: tuple[int, int]) -> Rect:
        """Where the sentence stands: over its point, else under its key, else under the question.

        The last where both of the others would be hidden, however long the sentence is.
        """
        x = min(max(self._at.x, wide / 2), size[0] - wide / 2)
        room = Rect.centred(x, max(self._at.y - 0.75 * high, high), wide, high)
        if self.question is None or self._below is None or not self.question.meets(room):
            return room
        under = Rect.centred(x, self._below.y + 0.75 * high, wide, high)
        if not self.question.meets(under):
            return under
        return under.moved(0.0, self.question.bottom - under.y)
