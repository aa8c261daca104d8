"""The pictures of the cards at the sizes and angles in which they lie."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from threading import Lock

import pygame

from game.ui.cardstyle import BACK, CARD_UNITS, CardStyle
from game.ui.geometry import CARD_RATIO
from game.ui.vector import SurfaceCache, rasterise

__all__ = ["BACK", "CardSprites"]

_UNITS_WIDE, _UNITS_HIGH = CARD_UNITS
_MIB = 1 << 20
_DIMMED = (134, 146, 141, 255)
_ANGLE_STEP = 0.25


class CardSprites:
    """Draws cards from their files and keeps them, up to a bound of memory.

    A code is what the engine prints a card as (`QS`, `TH`, `BJ`), or `back`. Sprites are
    premultiplied: lay them down with `vector.put`.
    """

    def __init__(self, folder: Path, limit_bytes: int = 192 * _MIB) -> None:
        """Read the cards in `folder`: one folder for each kind of face, and one of backs."""
        self._folder = folder
        self._style = CardStyle()
        self._cache = SurfaceCache(limit_bytes)
        self._bodies: dict[tuple[CardStyle, str], str] = {}
        self._heights: dict[str, set[int]] = {}
        self._lock = Lock()

    @property
    def kept(self) -> SurfaceCache:
        """Every sprite that is kept."""
        return self._cache

    @property
    def style(self) -> CardStyle:
        """The deck that is drawn; another one drops every sprite of the last."""
        return self._style

    @style.setter
    def style(self, style: CardStyle) -> None:
        if style != self._style:
            self._style = style
            self._cache.clear()
            self._bodies.clear()

    def codes(self) -> list[str]:
        """Return the code of every card there is a file for."""
        faces = (self._folder / self._style.face).glob("*.svg")
        return sorted([*(path.stem for path in faces), BACK])

    def prepare(
        self,
        height: float,
        codes: Iterable[str] | None = None,
        angles: Iterable[float] = (),
    ) -> None:
        """Draw `codes` (every card unless given) upright and at `angles`, `height` pixels high.

        A thread may do this while the window draws; what is ready is used from then on.
        """
        high = round(height)
        turns = [0.0, *(_rounded(angle, _ANGLE_STEP) for angle in angles)]
        for code in self.codes() if codes is None else list(codes):
            for turn in turns:
                self._exact(code, high, turn)
            with self._lock:
                self._heights.setdefault(code, set()).add(high)

    def source_height(self, code: str, height: float) -> int:
        """Return the height, prepared for `code`, that loses least when it is brought to `height`.

        Without one it is the least height over `height` of any card, in which it will be needed.
        """
        high = round(height)
        with self._lock:
            own = self._heights.get(code, set())
            larger = [h for h in own or set().union(*self._heights.values()) if h >= high]
            return min(larger) if larger else max(own, default=high)

    def sprite(
        self, code: str, height: float, angle: float = 0, *, dark: bool = False
    ) -> pygame.Surface:
        """Return the card, `height` pixels high and turned clockwise by `angle` degrees.

        `dark` is a card that may not be played. Turned cards that were not prepared are turned
        pictures, a little softer. Raises FileNotFoundError for a code without a file.
        """
        high, turn = round(height), _rounded(angle, _ANGLE_STEP)
        if dark:
            key = (self._style, code, high, turn, True)
            return self._cache.get(key, lambda: self._darkened(code, high, turn))
        return self._light(code, high, turn)

    def _light(self, code: str, high: int, turn: float) -> pygame.Surface:
        if not turn or (self._style, code, high, turn, False) in self._cache:
            return self._exact(code, high, turn)

        def make() -> pygame.Surface:
            return pygame.transform.rotozoom(self._exact(code, high, 0.0), -turn, 1)

        return self._cache.get(("turned", self._style, code, high, turn), make)

    def _darkened(self, code: str, high: int, turn: float) -> pygame.Surface:
        dark = self._light(code, high, turn).copy()
        dark.fill(_DIMMED, special_flags=pygame.BLEND_RGBA_MULT)
        return dark

    def _exact(self, code: str, high: int, turn: float) -> pygame.Surface:
        style = self._style
        key = (style, code, high, turn, False)
        return self._cache.get(key, lambda: self._drawn(style, code, high, turn))

    def _drawn(self, style: CardStyle, code: str, high: int, angle: float) -> pygame.Surface:
        turn, wide = math.radians(angle), high * CARD_RATIO
        cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
        w, h = math.ceil(wide * cos + high * sin) + 2, math.ceil(wide * sin + high * cos) + 2
        move = (
            f"translate({w / 2:g} {h / 2:g}) rotate({angle:g}) scale({high / _UNITS_HIGH:g}) "
            f"translate({-_UNITS_WIDE / 2:g} {-_UNITS_HIGH / 2:g})"
        )
        return rasterise(f'<g transform="{move}">{self._body(style, code)}</g>', w, h)

    def _body(self, style: CardStyle, code: str) -> str:
        body = self._bodies.get((style, code))
        if body is None:
            body = self._bodies[style, code] = style.drawing(self._folder, code)
        return body


def _rounded(angle: float, step: float) -> float:
    turn = round(angle / step) * step % 360
    return turn if turn <= 180 else turn - 360
