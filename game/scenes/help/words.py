"""The words of a page on their glass; what does not fit scrolls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.scenes.help.telling import PageText
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.shapes import rounded
from game.ui.softedge import soft_edges
from game.ui.theme import STRONG, Step

_WHEEL = 60
_BAR = 5
_WIDEST = 720


@dataclass(frozen=True, slots=True)
class Density:
    """The steps of title, first sentence and paragraphs, and the gaps at scale 1.

    `pitch` is the line height of the paragraphs.
    """

    title: Step
    lead: Step
    body: Step
    pitch: float
    after_title: float
    gap: float


DENSITIES = (
    Density(Step.TOTAL, Step.TITLE, Step.LEAD, 29, 14, 22),
    Density(Step.HEAD, Step.LEAD, Step.LEAD, 26, 8, 16),
    Density(Step.TITLE, Step.BODY, Step.BODY, 24, 4, 10),
    Density(Step.TITLE, Step.BODY, Step.BODY, 22, 0, 6),
)
"""From the largest to the smallest."""


def density_for(brush: Brush, texts: Iterable[PageText], room: Rect) -> tuple[Density, float]:
    """Return the largest density in which each of `texts` fits `room`, else the smallest.

    Beside it stands how high the longest of them is in it.
    """
    pages = tuple(texts)
    for density in DENSITIES:
        longest = max(_written(brush, page, room, density) for page in pages)
        if longest <= room.h:
            break
    return density, longest


class WordsPanel:
    """The words of one page on `panel`, written within `room`."""

    def __init__(
        self, brush: Brush, text: PageText, panel: Rect, room: Rect, density: Density
    ) -> None:
        self._brush, self._text, self._panel, self._room = brush, text, panel, room
        self._density = density
        self._height = _written(brush, text, room, density)
        self.scroll = 0.0

    @property
    def overflow(self) -> float:
        """How many pixels of the words do not fit."""
        more = self._height - self._room.h
        # The room of the longest page is as high as its words, but for an error of rounding.
        return more if more >= 1 else 0.0

    def turn(self, steps: float) -> None:
        """Scroll by steps of the wheel, positive towards the top."""
        wanted = self.scroll - steps * _WHEEL * self._brush.scale
        self.scroll = min(self.overflow, max(0.0, wanted))

    def draw_glass(self, surface: pygame.Surface) -> None:
        """Draw the panel without its words."""
        glass(self._brush, surface, box(self._panel))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the panel and what is seen of the words."""
        brush, room = self._brush, self._room
        self.draw_glass(surface)
        before = surface.get_clip()
        if self.overflow:
            surface.set_clip(pygame.Rect(box(room)).clip(before))
        moved = room.moved(dy=-self.scroll)
        with soft_edges(surface, room, self.scroll, self.overflow - self.scroll, brush.scale):
            _written(brush, self._text, moved, self._density, surface)
        surface.set_clip(before)
        if self.overflow:
            self._bar(surface)

    def _bar(self, surface: pygame.Surface) -> None:
        """A thin bar that says which part of the words is seen."""
        brush, u, room = self._brush, self._brush.scale, self._room
        wide = _BAR * u
        x = self._panel.right - 9 * u - wide / 2
        share = room.h / self._height
        y = room.y + (room.h - room.h * share) * self.scroll / self.overflow
        veil = brush.theme.veil
        rounded(brush, surface, (x, room.y, wide, room.h), wide / 2, veil, opacity=0.10)
        rounded(brush, surface, (x, y, wide, room.h * share), wide / 2, veil, opacity=0.45)


def _written(
    brush: Brush,
    page: PageText,
    room: Rect,
    density: Density,
    surface: pygame.Surface | None = None,
) -> float:
    """Write a page from the top of `room` on, or only measure it; return how high it is."""
    u, text, theme = brush.scale, brush.text, brush.theme
    wide = min(room.w, _WIDEST * u)
    x, y = room.cx - wide / 2, room.y
    parts = [
        (page.title, density.title, theme.text, STRONG, 0.0, text.line(density.title)),
        (page.lead, density.lead, theme.text, 500, density.after_title, text.line(density.lead)),
    ]
    parts += [
        (words, density.body, theme.second, 400, density.gap, density.pitch * u)
        for words in page.paragraphs
    ]
    for words, step, ink, weight, before, pitch in parts:
        y += before * u
        if surface is not None:
            text.paragraph(surface, words, x, y, wide, step, ink, weight=weight, line=pitch,
                           strong_colour=theme.text, red=theme.red_suit)  # fmt: skip
        y += len(text.wrap(words, step, wide, weight)) * pitch
    return y - room.y
