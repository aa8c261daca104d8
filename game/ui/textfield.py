"""A line of text that is being written, and the field it stands in."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.keyface import State
from game.ui.shapes import focus_ring, rounded
from game.ui.theme import WELL_RADIUS, Step
from game.ui.well import well

_PAD = 14
_WEIGHT = 500


@dataclass(frozen=True, slots=True)
class Writing:
    """A line that is being written: its text and how many letters stand before the cursor."""

    text: str
    cursor: int
    most: int

    def typed(self, letters: str) -> Writing:
        """Return it with letters put in at the cursor, as many as there is room for."""
        seen = "".join(letter for letter in letters if letter.isprintable())
        fitting = seen[: max(0, self.most - len(self.text))]
        text = self.text[: self.cursor] + fitting + self.text[self.cursor :]
        return Writing(text, self.cursor + len(fitting), self.most)

    def keyed(self, name: str) -> Writing:
        """Return it after one of the keys that move the cursor or delete; else as it is."""
        text, at = self.text, self.cursor
        match name:
            case "left":
                at = max(0, at - 1)
            case "right":
                at = min(len(text), at + 1)
            case "home":
                at = 0
            case "end":
                at = len(text)
            case "backspace" if at:
                text, at = text[: at - 1] + text[at:], at - 1
            case "delete":
                text = text[:at] + text[at + 1 :]
        return Writing(text, at, self.most)


def textfield(
    brush: Brush,
    surface: pygame.Surface,
    area: RectLike,
    text: str,
    *,
    cursor: int | None = None,
    state: State = State.NORMAL,
    focus: bool = False,
    empty: str = "",
) -> None:
    """Draw a field with `text`; `cursor` letters stand before the cursor while it is written.

    `empty` stands faintly in it while there is no text.

    A text wider than the field is moved so far that the cursor is seen.
    """
    theme, u, box = brush.theme, brush.scale, pygame.FRect(area)
    writing = cursor is not None
    well(brush, surface, box, edge=theme.accent if writing else None)
    if state is State.OVER and not writing:
        rounded(brush, surface, box, WELL_RADIUS * u, theme.veil, opacity=0.06)
    inner = box.inflate(-2 * _PAD * u, -6 * u)
    written_line(brush, surface, inner, text, cursor)
    if empty and not text:
        words = brush.text.fit(empty, Step.BODY, inner.w, 400)
        brush.text.draw(surface, words, inner.x + 4 * u, box.centery, Step.BODY, theme.second,
                        weight=400)  # fmt: skip
    if focus:
        focus_ring(brush, surface, box, WELL_RADIUS * u)


def written_line(
    brush: Brush,
    surface: pygame.Surface,
    inner: pygame.FRect,
    text: str,
    cursor: int | None,
) -> None:
    """Write `text` in the middle of `inner`, with the cursor after so many letters of it.

    A text wider than the room is moved so far that the cursor is seen, or cut without one.
    """
    theme, u = brush.theme, brush.scale
    if cursor is None:
        shown = brush.text.fit(text, Step.BODY, inner.w, _WEIGHT)
        brush.text.draw(surface, shown, inner.x, inner.centery, Step.BODY, theme.text,
                        weight=_WEIGHT)  # fmt: skip
        return
    before = brush.text.width(text[:cursor], Step.BODY, _WEIGHT)
    x = inner.x - max(0.0, before - inner.w + 2 * u)
    clip = surface.get_clip()
    surface.set_clip(pygame.Rect(inner.inflate(4 * u, 0)).clip(clip))
    brush.text.draw(surface, text, x, inner.centery, Step.BODY, theme.text, weight=_WEIGHT)
    surface.set_clip(clip)
    high = brush.text.px(Step.BODY) * 1.3
    rounded(brush, surface, (x + before, inner.centery - high / 2, 2 * u, high), 0, theme.accent)
