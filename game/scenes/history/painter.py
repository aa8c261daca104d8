"""Draws the page under its controls: the head, the panel, and the matches under way."""

from __future__ import annotations

import pygame

from game.scenes.history.content import MatchRow
from game.scenes.history.places import HistoryPlaces, RowPlaces
from game.scenes.history.rowface import paint_match
from game.ui import felt
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.pagehead import empty_words, head_title
from game.ui.shapes import rule
from game.words import t

_LAMP = 0.46


def paint_page(
    brush: Brush,
    surface: pygame.Surface,
    places: HistoryPlaces,
    note: str,
    lines: tuple[Rect, ...],
    rows: tuple[tuple[MatchRow, RowPlaces], ...],
    none: tuple[str, str] | None,
) -> None:
    """Draw the page: a line between the rows at `lines`, the words of `rows`.

    The words `none` stand there if there are no matches.
    """
    u, theme = brush.scale, brush.theme
    surface.blit(felt.table(brush, surface.get_size(), dim=True, lamp_y=_LAMP), (0, 0))
    head_title(brush, surface, places.back, places.watch.x - 20 * u, t("history.title"), note)
    glass(brush, surface, box(places.panel), depth=0.8)
    if none is not None:
        empty_words(brush, surface, places.panel, *none)
    for rect in lines[1:]:
        rule(brush, surface, rect.x + 20 * u, rect.y, rect.w - 36 * u, theme.text, opacity=0.12)
    for row, parts in rows:
        paint_match(brush, surface, row, parts)
