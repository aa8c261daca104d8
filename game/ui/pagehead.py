"""The head of a page: its title, and a line under it."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.theme import STRONG, Step

BACK = 48
"""Side of the key that leads back, at scale 1."""
TITLE_GAP = 18
_TITLE_UP, _NOTE_DOWN = 0.23, 0.36
"""How far the title and its note are off the middle of the key, of the key's height."""


def head_title(
    brush: Brush, surface: pygame.Surface, back: Rect, right: float, title: str, note: str
) -> None:
    """Write `title` and the `note` under it beside the key at `back`, up to the x `right`."""
    u, text, theme = brush.scale, brush.text, brush.theme
    x = back.right + TITLE_GAP * u
    size = Step.HEAD if back.h >= BACK * u else Step.TITLE
    y = back.cy - (_TITLE_UP * back.h if note else 0.0)
    text.draw(surface, text.fit(title, size, right - x, STRONG), x, y, size, theme.text,
              weight=STRONG)  # fmt: skip
    if note:
        step = Step.BODY if text.width(note, Step.BODY, 400) <= right - x else Step.CAPTION
        y = back.cy + _NOTE_DOWN * back.h
        text.draw(surface, text.fit(note, step, right - x, 400), x, y, step, theme.second,
                  weight=400)  # fmt: skip


def empty_words(brush: Brush, surface: pygame.Surface, area: Rect, title: str, words: str) -> None:
    """Say in the middle of `area` that there is nothing to show, and why."""
    u, text, theme = brush.scale, brush.text, brush.theme
    y = area.y + area.h * 0.44
    text.draw(surface, title, area.cx, y, Step.TITLE, theme.text, weight=STRONG, align="center")
    text.paragraph(surface, words, area.cx, y + 26 * u, area.w * 0.8, Step.BODY, theme.second,
                   align="center")  # fmt: skip
