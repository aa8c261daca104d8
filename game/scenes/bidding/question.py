"""A question with buttons, as the blind offer, new cards and the exchange are."""

from __future__ import annotations

import pygame

from game.scenes.bidding.ask import AskScene
from game.scenes.bidding.places import QuestionPlaces
from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.kept import kept
from game.ui.questionface import (
    QuestionText,
    draw_emblem,
    draw_question_panel,
    draw_tile,
    draw_title,
    draw_words,
)


class QuestionScene(AskScene):
    """Draws the words of a question; its subclasses place and ask them."""

    _places: QuestionPlaces | None = None

    @property
    def text(self) -> QuestionText:
        """What the question says now."""
        raise NotImplementedError

    @property
    def panel(self) -> Rect:
        """The question's place."""
        return self._laid_out.panel

    @property
    def _laid_out(self) -> QuestionPlaces:
        if self._places is None:
            raise RuntimeError("the question is not laid out")
        return self._places

    def _draw_panel(self, surface: pygame.Surface, dx: float = 0.0, dy: float = 0.0) -> None:
        brush, places, text = self._desk.brush, self._laid_out, self.text

        def paint(layer: pygame.Surface, by_x: float, by_y: float) -> None:
            _paint(brush, layer, places, text, by_x + dx, by_y + dy)

        key = ("question", text, places.large, len(places.keys), len(places.buttons))
        kept(brush, surface, key, places.panel.moved(dx, dy), paint)

    def _says(self) -> QuestionText:
        return self.text


def _paint(
    brush: Brush,
    surface: pygame.Surface,
    places: QuestionPlaces,
    text: QuestionText,
    dx: float,
    dy: float,
) -> None:
    large = places.large
    draw_question_panel(brush, surface, places.panel.moved(dx, dy))
    if places.emblem is not None:
        draw_emblem(brush, surface, places.emblem.moved(dx, dy), text.emblem)
    draw_title(brush, surface, places.title.moved(dx, dy), text.title, large=large)
    draw_words(brush, surface, places.promise.moved(dx, dy), text.promise, large=large)
    for place, tile in zip(places.tiles, text.tiles, strict=True):
        draw_tile(brush, surface, place.moved(dx, dy), tile, large=large)
    if text.words:
        draw_words(brush, surface, places.words.moved(dx, dy), text.words, large=large)
