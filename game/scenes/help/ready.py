"""The pictures of the pages are made by a thread, so that no page waits for its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from threading import Thread

import pygame

from game.scenes.desk import Desk
from game.scenes.help.pictures import PICTURES
from game.ui.assets import assets_dir
from game.ui.brush import Brush
from game.ui.fonts import Fonts
from game.ui.geometry import Rect
from game.ui.text import TextPainter


class ReadyPictures:
    """Which pictures can be laid down without delay; one is made at a time.

    A card that one thread turns must not be drawn by another meanwhile: draw only pictures that
    are ready, keep what was drawn, and ask for the next only when nothing more is drawn of it.
    """

    def __init__(self, desk: Desk, topics: Sequence[str]) -> None:
        """Make the pictures of the pages `topics`."""
        self._desk, self._topics = desk, topics
        self._thread: Thread | None = None
        self._ready: set[tuple[Rect, int]] = set()

    @property
    def busy(self) -> bool:
        """Whether a picture is being made."""
        return self._thread is not None and self._thread.is_alive()

    def ready(self, stage: Rect, page: int) -> bool:
        """Whether everything on the picture of a page is made for this stage."""
        return (stage, page) in self._ready

    def make(self, stage: Rect, scale: float, page: int) -> None:
        """Begin with the picture of a page for `stage` at `scale`, unless one is being made."""
        if self.busy or self.ready(stage, page):
            return
        self._thread = Thread(target=self._draw, args=(stage, scale, page), daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Wait until nothing is being made."""
        if self._thread is not None:
            self._desk.ahead.let_end(self._thread)

    def _draw(self, stage: Rect, scale: float, page: int) -> None:
        """Draw on a speck: the parts are kept, and laid down when the page is shown.

        Fonts and written words may not be shared between threads, so this one has its own.
        """
        shared = self._desk.brush
        text = TextPainter(Fonts(assets_dir() / "fonts"))
        own = replace(self._desk, brush=Brush(shared.theme, text, shared.cache, scale))
        speck = pygame.Surface((1, 1), 0, 32)
        try:
            PICTURES[self._topics[page]](own, speck, stage)
        finally:
            self._ready.add((stage, page))
