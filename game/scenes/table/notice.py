"""A sentence at a card: why it may not be played. It stays a while and goes by itself."""

from __future__ import annotations

import pygame

from game.ui import motion
from game.ui.brush import Brush
from game.ui.chips import BUBBLE_HEIGHT, bubble
from game.ui.geometry import Point
from game.ui.theme import STRONG, Step


class Notice:
    """At most one sentence, at a point of the table."""

    def __init__(self) -> None:
        self._words = ""
        self._at = Point(0.0, 0.0)
        self._age = 0.0

    @property
    def shown(self) -> bool:
        """Whether a sentence stands."""
        return bool(self._words)

    def say(self, words: str, at: Point) -> None:
        """Show `words` with their foot at a point."""
        self._words, self._at, self._age = words, at, 0.0

    def hush(self) -> None:
        """Take the sentence away."""
        self._words = ""

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; whether the sentence has just gone."""
        self._age += dt * 1000
        if self._words and self._age >= motion.REFUSAL_WORDS:
            self._words = ""
            return True
        return False

    def draw(self, brush: Brush, surface: pygame.Surface) -> None:
        """Draw the sentence, kept inside the window."""
        if not self._words:
            return
        u = brush.scale
        half = brush.text.rich_width(self._words, Step.BODY, STRONG) / 2 + 24 * u
        x = min(max(self._at.x, half), surface.get_width() - half)
        y = max(self._at.y - BUBBLE_HEIGHT * u, BUBBLE_HEIGHT * u)
        bubble(brush, surface, x, y, self._words, colour=brush.theme.book.loss)
