"""A remark in a pale bubble: on one line, or on more in smaller type where there is little room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.shadow import shade
from game.ui.shapes import rounded
from game.ui.theme import STRONG, Step

_SETTINGS = ((Step.BODY, 1), (Step.CAPTION, 1), (Step.BODY, 2), (Step.CAPTION, 2),
             (Step.CAPTION, 3))  # fmt: skip
"""Sizes of type with the most lines, the pleasantest first."""
_BESIDE, _OVER = 14, 7
"""From the sides and from the top of a bubble to its words, at scale 1."""
_ROUND = 19
"""The most that its corners are rounded, at scale 1."""
_NARROWER = 4
"""Pixels by which lines are tried narrower, at scale 1."""


@dataclass(frozen=True, slots=True)
class RemarkForm:
    """A remark set in lines of some size of type, with its bubble's width and height in pixels."""

    rows: tuple[str, ...]
    step: Step
    size: tuple[float, float]


def remark_forms(brush: Brush, words: str) -> Iterator[RemarkForm]:
    """Yield the forms a remark may have, the pleasantest first."""
    u = brush.scale
    for step, most in _SETTINGS:
        rows = _rows(brush, words, step, most)
        wide = max(brush.text.rich_width(row, step, STRONG) for row in rows)
        high = len(rows) * brush.text.line(step) + 2 * _OVER * u
        yield RemarkForm(rows, step, (wide + 2 * _BESIDE * u, high))


def draw_remark(brush: Brush, surface: pygame.Surface, place: Rect, form: RemarkForm) -> None:
    """Draw a remark in its place, which has the form's size."""
    u, tones, line = brush.scale, brush.theme.bubble, brush.text.line(form.step)
    radius = min(place.h / 2, _ROUND * u)
    shade(brush, surface, box(place), radius, 10 * u, 0.43, dy=3.4 * u)
    rounded(brush, surface, box(place), radius, tones.top, foot=tones.foot)
    y = place.cy - line * (len(form.rows) - 1) / 2
    for row in form.rows:
        brush.text.rich(surface, row, place.cx, y, form.step, brush.theme.gold.ink, weight=STRONG,
                        align="center")  # fmt: skip
        y += line


def _rows(brush: Brush, words: str, step: Step, most: int) -> tuple[str, ...]:
    """The narrowest lines in which `words` take no more than `most`."""
    whole = brush.text.rich_width(words, step, STRONG)
    wide, rows = whole, [words]
    while wide > whole / (most + 1):
        wide -= _NARROWER * brush.scale
        narrower = brush.text.wrap(words, step, wide, STRONG)
        if len(narrower) > most or len(narrower) < len(rows):
            break
        rows = narrower
    return tuple(rows)
