"""The one typeface of the game in its five weights."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import pygame

_QUARTER = "\N{FOUR-PER-EM SPACE}"
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

    @cached_property
    def word_space(self) -> str:
        """The space between words at sizes for reading: a quarter of the size wide.

        That of the typeface is a fifth, which whole pixels and kerning all but close.
        """
        # The typeface has no such sign: it is left to what shapes the text to leave a gap.
        drawn = self.get(48, 400).render(_QUARTER, True, "white")
        return " " if drawn.get_bounding_rect().w else _QUARTER
