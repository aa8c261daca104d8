"""Writes text, always at the size it is drawn at, centred on the height of its capitals.

A size is a `Step` or pixels; both are multiplied by `scale`. In rich text `*words*` are strong and
red suit symbols take the colour `red`. Numbers stand in columns: the figures of the typeface are
all of one width. Widths are in surface pixels.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Literal

import pygame

from game.ui.fonts import Fonts
from game.ui.richtext import Run, runs, wrap_words
from game.ui.theme import STRONG, Colour, Step
from game.ui.vector import put

Align = Literal["left", "center", "right"]

_CENTRE_OF_CAPITALS = 0.33
"""How far the middle of a capital is above the baseline, in ems."""
_KEPT, _MEASURED = 600, 3000
"""How many texts written and how many widths are remembered."""
_ELLIPSIS = "…"
_SMALL = 22
"""Under so many pixels the spaces between words are those for reading."""
_UNWRITABLE = re.compile("[\0\ud800-\udfff]")
"""What no font takes. Names of files may hold it, and files that were damaged."""
_Key = tuple[str, int, int, Colour, bool]


class TextPainter:
    """Measures and writes text; keeps what it wrote last, so that a still page costs nothing."""

    def __init__(self, fonts: Fonts, scale: float = 1.0) -> None:
        """Write with `fonts`; `scale` multiplies every size (change it when the window does)."""
        self._fonts = fonts
        self._written: OrderedDict[tuple[str, int, int, Colour, bool], pygame.Surface] = (
            OrderedDict()
        )
        self._widths: dict[tuple[str, int, int], int] = {}
        self._lock = Lock()
        self.scale = scale
        self.suits: Mapping[str, Colour] = {}
        """Colours of suit symbols in a deck of four, instead of the red asked for or the text's."""

    def px(self, size: Step | float) -> int:
        """Return the pixels of `size` on the surface."""
        return max(1, round((size.px if isinstance(size, Step) else size) * self.scale))

    def line(self, size: Step | float) -> float:
        """Return the line height of `size` in surface pixels."""
        return (size.line if isinstance(size, Step) else size * 1.4) * self.scale

    def width(
        self, text: str, size: Step | float, weight: int | None = None, spacing: float = 0
    ) -> float:
        """Return how wide the plain `text` is; `spacing` is added between letters (at scale 1)."""
        px, strength = self.px(size), _weight(size, weight)
        if spacing:
            letters = sum(self._measure(letter, px, strength) for letter in text)
            return letters + spacing * self.scale * max(0, len(text) - 1)
        return self._measure(text, px, strength)

    def _measure(self, text: str, px: int, weight: int) -> int:
        key = (text, px, weight)
        wide = self._widths.get(key)
        if wide is None:
            if len(self._widths) >= _MEASURED:
                self._widths.clear()
            wide = self._widths[key] = self._fonts.get(px, weight).size(self._signs(text, px))[0]
        return wide

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        x: float,
        y: float,
        size: Step | float,
        colour: Colour,
        *,
        weight: int | None = None,
        align: Align = "left",
        spacing: float = 0,
        alpha: int = 255,
    ) -> float:
        """Write plain `text` at `x` with the middle of its capitals at `y`.

        Returns the x at which it ends.
        """
        px, strength = self.px(size), _weight(size, weight)
        wide = self.width(text, size, weight, spacing)
        left = x - {"left": 0.0, "center": wide / 2, "right": wide}[align]
        top = round(y + _CENTRE_OF_CAPITALS * px - self._fonts.get(px, strength).get_ascent())
        if not spacing:
            self._blit(surface, text, left, top, px, strength, colour, alpha)
            return left + wide
        at = left
        for letter in text:
            self._blit(surface, letter, at, top, px, strength, colour, alpha)
            at += self.width(letter, size, weight) + spacing * self.scale
        return left + wide

    def rich_width(
        self,
        text: str,
        size: Step | float,
        weight: int | None = None,
        strong: int = STRONG,
    ) -> float:
        """Return how wide the rich `text` is."""
        plain = _weight(size, weight)
        return sum(
            self.width(run.text, size, strong if run.strong else plain) for run in runs(text)
        )

    def rich(
        self,
        surface: pygame.Surface,
        text: str,
        x: float,
        y: float,
        size: Step | float,
        colour: Colour,
        *,
        weight: int | None = None,
        align: Align = "left",
        strong: int = STRONG,
        strong_colour: Colour | None = None,
        red: Colour | None = None,
        alpha: int = 255,
    ) -> float:
        """Write one line of rich `text`; strong words take `strong` and `strong_colour`.

        Returns the x at which it ends.
        """
        plain = _weight(size, weight)
        wide = self.rich_width(text, size, plain, strong)
        at = x - {"left": 0.0, "center": wide / 2, "right": wide}[align]
        for run in runs(text):
            at = self.draw(
                surface,
                run.text,
                at,
                y,
                size,
                self._run_colour(run, colour, strong_colour, red),
                weight=strong if run.strong else plain,
                alpha=alpha,
            )
        return at

    def wrap(
        self, text: str, size: Step | float, width: float, weight: int | None = None
    ) -> list[str]:
        """Return rich `text` in lines no wider than `width`; a longer word has its own line."""
        return wrap_words(text, width, lambda line: self.rich_width(line, size, weight))

    def paragraph(
        self,
        surface: pygame.Surface,
        text: str,
        x: float,
        y: float,
        width: float,
        size: Step | float,
        colour: Colour,
        *,
        weight: int | None = None,
        align: Align = "left",
        strong_colour: Colour | None = None,
        red: Colour | None = None,
        line: float | None = None,
    ) -> float:
        """Write wrapped rich `text` with its top at `y`; `x` is what `align` says of each line.

        `line` is a line height in surface pixels other than the step's. Returns the y below.
        """
        height = self.line(size) if line is None else line
        for row in self.wrap(text, size, width, weight):
            self.rich(
                surface,
                row,
                x,
                y + height / 2,
                size,
                colour,
                weight=weight,
                align=align,
                strong_colour=strong_colour,
                red=red,
            )
            y += height
        return y

    def fit(self, name: str, size: Step | float, width: float, weight: int | None = None) -> str:
        """Return `name`, cut with an ellipsis if it is wider than `width`; for names only."""
        if self.width(name, size, weight) <= width:
            return name
        for end in range(len(name) - 1, 0, -1):
            cut = name[:end].rstrip() + _ELLIPSIS
            if self.width(cut, size, weight) <= width:
                return cut
        return _ELLIPSIS

    def _run_colour(
        self, run: Run, colour: Colour, strong_colour: Colour | None, red: Colour | None
    ) -> Colour:
        plain = strong_colour if run.strong and strong_colour is not None else colour
        if not run.suit or red is None:
            return plain
        return self.suits.get(run.suit, plain if run.suit == "♣" else red)

    def _blit(
        self,
        surface: pygame.Surface,
        text: str,
        left: float,
        top: int,
        px: int,
        weight: int,
        colour: Colour,
        alpha: int,
    ) -> None:
        # Panels are also painted ahead, in a thread.
        layer = bool(surface.get_flags() & pygame.SRCALPHA)
        with self._lock:
            glyphs = self._glyphs(text, px, weight, colour, layer=layer)
            if layer:
                put(surface, glyphs, left, top, alpha)
                return
            glyphs.set_alpha(alpha)
            surface.blit(glyphs, (round(left), top))

    def _glyphs(
        self, text: str, px: int, weight: int, colour: Colour, *, layer: bool
    ) -> pygame.Surface:
        """The text as a picture; premultiplied for a `layer`, as layers are."""
        key = (text, px, weight, colour, layer)
        glyphs = self._written.get(key)
        if glyphs is not None:
            self._written.move_to_end(key)
            return glyphs
        font, signs = self._fonts.get(px, weight), self._signs(text, px)
        # Signs without a width, which a name may be made of, cannot be rendered alone.
        glyphs = font.render(signs if font.size(signs)[0] else "", True, colour)
        if layer and glyphs.get_width():
            glyphs = glyphs.premul_alpha()
        self._written[key] = glyphs
        if len(self._written) > _KEPT:
            self._written.popitem(last=False)
        return glyphs

    def _signs(self, text: str, px: int) -> str:
        """What the font is to write for `text`."""
        signs = _UNWRITABLE.sub("?", text)
        return signs.replace(" ", self._fonts.word_space(px)) if px < _SMALL else signs


def _weight(size: Step | float, weight: int | None) -> int:
    if weight is not None:
        return weight
    return size.weight if isinstance(size, Step) else Step.BODY.weight
