"""What everything that draws is handed: the theme, the scale, the typeface and a memory."""

from __future__ import annotations

import pygame

from game.ui.layout.screen import Screen, screen
from game.ui.text import TextPainter
from game.ui.theme import Theme
from game.ui.vector import SurfaceCache, put, rasterise

_MOMENTS_BYTES = 48 << 20


class Brush:
    """Theme, scale, text and kept surfaces of one window.

    `cache` keeps what is drawn again and again, `moments` what is seen in passing only, and
    `models` what moments are made of.

    `interface` is the scale of the interface that the player wants, a factor of the unit.

    Drawing functions take places, sizes and radii in surface pixels; the lengths a function owns
    (strokes, shadows, text steps) they multiply by `scale`.
    """

    def __init__(
        self,
        theme: Theme,
        text: TextPainter,
        cache: SurfaceCache | None = None,
        scale: float = 1.0,
    ) -> None:
        """Draw with `theme` at `scale`, which `text` takes over."""
        self.text = text
        self.theme = theme
        self.cache = SurfaceCache() if cache is None else cache
        self.moments = SurfaceCache(_MOMENTS_BYTES)
        self.models = SurfaceCache(_MOMENTS_BYTES)
        self.interface = 1.0
        self._scale = scale
        text.scale = scale

    @property
    def theme(self) -> Theme:
        """The table whose colours are used."""
        return self._theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._theme = theme
        suits = {"♣": theme.club, "♦": theme.diamond}
        self.text.suits = {sign: ink for sign, ink in suits.items() if ink is not None}

    @property
    def scale(self) -> float:
        """Surface pixels for one pixel of the design."""
        return self._scale

    @scale.setter
    def scale(self, value: float) -> None:
        self._scale = value
        self.text.scale = value

    def screen(self, size: tuple[float, float]) -> Screen:
        """Return the screen for a surface of this size, and draw at its unit."""
        view = screen(size, self.interface)
        self.scale = view.u
        return view

    def passing(self) -> Brush:
        """Return a brush like this one that keeps nothing, for what is part of a kept picture."""
        return Brush(self.theme, self.text, SurfaceCache(0), self.scale)

    def forget(self) -> None:
        """Drop everything kept, because cards or colours are others now."""
        for cache in (self.cache, self.moments, self.models):
            cache.clear()

    def svg(self, body: str, width: float, height: float, supersample: int = 2) -> pygame.Surface:
        """Return `rasterise` of the same arguments, made once."""
        key = (body, round(width), round(height), supersample)
        return self.cache.get(
            key, lambda: rasterise(body, round(width), round(height), supersample)
        )

    def vector(
        self,
        surface: pygame.Surface,
        x: float,
        y: float,
        width: float,
        height: float,
        body: str,
        *,
        supersample: int = 2,
        alpha: int = 255,
    ) -> None:
        """Draw the SVG `body` in the box (x, y, width, height)."""
        put(surface, self.svg(body, width, height, supersample), x, y, alpha)
