"""What the tests of drawing share: a brush and ways to look at a surface."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui.assets import assets_dir
from game.ui.brush import Brush
from game.ui.fonts import Fonts
from game.ui.text import TextPainter
from game.ui.theme import Colour, Step
from game.ui.themes import THEMES

GREY = (90, 90, 90)


LEAST_WINDOW = 640
"""Pixels; a narrower surface is a piece of a window, or a sheet for one control."""
LEAST_TEXT = 14
"""Nothing is written smaller, in units (LOOK 2)."""


class LegiblePainter(TextPainter):
    """Refuses to write what is too small to read, or beside the window: whatever a test draws."""

    def px(self, size: Step | float) -> int:
        wanted = size.px if isinstance(size, Step) else size
        assert wanted >= LEAST_TEXT - 1e-6, f"a text of {wanted:g} units is too small"
        return super().px(size)

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        x: float,
        y: float,
        size: Step | float,
        colour: Colour,
        **how: Any,
    ) -> float:
        right = super().draw(surface, text, x, y, size, colour, **how)
        left = right - self.width(text, size, how.get("weight"), how.get("spacing", 0))
        if surface.get_width() >= LEAST_WINDOW:
            inside = left >= -1 and right <= surface.get_width() + 1
            assert inside or not text.strip(), f"the window cuts off {text!r}"
        return right


def painter(scale: float = 1.0) -> TextPainter:
    """Return a painter with the game's fonts."""
    return LegiblePainter(Fonts(assets_dir() / "fonts"), scale)


def brush(theme: str = "green", scale: float = 1.0) -> Brush:
    """Return a brush with an empty memory."""
    return Brush(THEMES[theme], painter(), scale=scale)


def sheet(width: int = 300, height: int = 200) -> pygame.Surface:
    """Return a grey surface of the kind windows have."""
    surface = pygame.Surface((width, height), 0, 32)
    surface.fill(GREY)
    return surface


def touched(surface: pygame.Surface) -> pygame.Rect:
    """Return the smallest box around everything that is no longer grey."""
    mask = pygame.mask.from_threshold(surface, GREY, (1, 1, 1, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def pixels(surface: pygame.Surface) -> bytes:
    """Return every pixel of `surface`."""
    return pygame.image.tobytes(surface, "RGB")
