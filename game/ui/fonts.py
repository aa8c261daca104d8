"""The one typeface of the game in its five weights."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import pygame

_QUARTER, _THIRD = "\N{FOUR-PER-EM SPACE}", "\N{THREE-PER-EM SPACE}"
_TINY = 14
_FILES = {
    300: "SourceSans3_300Light.ttf",
    400: "SourceSans3_400Regular.ttf",
    500: "SourceSans3_500Medium.ttf",
    600: "SourceSans3_600SemiBold.ttf",
    700: "SourceSans3_700Bold.ttf",
}


class Fonts:
    """Opens the weights of the typeface at the sizes asked for, each once."""

    def __init__(self, folder: Path) -> None:
        """Take the fonts in `folder`."""
        pygame.font.init()
        self._folder = folder
        self._open: dict[tuple[int, int], pygame.font.Font] = {}

    def get(self, px: int, weight: int) -> pygame.font.Font:
        """Return the font of `px` pixels and `weight` (300 to 700 by hundreds).

        Raises KeyError for any other weight, FileNotFoundError if the file is missing.
        """
        key = (px, weight)
        if key not in self._open:
            self._open[key] = pygame.font.Font(self._folder / _FILES[weight], px)
        return self._open[key]

    def word_space(self, px: int) -> str:
        """The space between words at a size for reading: a quarter of it wide, or a third if tiny.

        That of the typeface is a fifth, which whole pixels and kerning all but close.
        """
        if not self._leaves_gaps:
            return " "
        return _QUARTER if px >= _TINY else _THIRD

    @cached_property
    def _leaves_gaps(self) -> bool:
        # The typeface has no such signs: it is left to what shapes the text to leave a gap.
        drawn = self.get(48, 400).render(_QUARTER + _THIRD, True, "white")
        return not drawn.get_bounding_rect().w
