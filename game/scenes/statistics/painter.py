"""Draws the page: its head, the tiles, both charts, and the words where there is nothing."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.statistics.content import StatsPage
from game.scenes.statistics.places import StatsPlaces, head_height, roomy
from game.ui import felt
from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.heatmap import heat_map
from game.ui.linechart import rate_chart
from game.ui.pagehead import empty_words, head_title
from game.ui.theme import STRONG, Step
from game.ui.tile import tile
from game.words import t

_LAMP = 0.46


def paint_ground(
    brush: Brush, surface: pygame.Surface, places: StatsPlaces, note: str, foot: str
) -> None:
    """Draw the dimmed table, the head of the page and the line at its foot."""
    surface.blit(felt.table(brush, surface.get_size(), dim=True, lamp_y=_LAMP), (0, 0))
    head_title(brush, surface, places.back, places.title_right, t("statistics.title"), note)
    brush.text.draw(surface, foot, places.foot.x, places.foot.y, Step.CAPTION,
                    brush.theme.second, weight=400)  # fmt: skip


def paint_empty(brush: Brush, surface: pygame.Surface, room: Rect, title: str, words: str) -> None:
    """Draw one panel that says why there is nothing to see."""
    glass(brush, surface, box(room), depth=0.8)
    empty_words(brush, surface, room, title, words)


def paint_charts(
    brush: Brush, surface: pygame.Surface, places: StatsPlaces, page: StatsPage, scroll: int
) -> None:
    """Draw the tiles and the charts, moved up by `scroll` pixels."""
    before = surface.get_clip()
    room = places.room
    if places.content > room.h:
        # Above the room the head stays clear; what is below it is cut at the foot line.
        surface.set_clip(pygame.Rect(0, round(room.y) - 2, surface.get_width(),
                                     round(room.h) + 4).clip(before))  # fmt: skip
    for rect, words in zip(places.tiles, page.tiles, strict=True):
        tile(brush, surface, rect.moved(dy=-scroll), words)
    _won(brush, surface, places, page, places.line.moved(dy=-scroll))
    _bids(brush, surface, places, page, places.grid.moved(dy=-scroll))
    surface.set_clip(before)


def _won(
    brush: Brush, surface: pygame.Surface, places: StatsPlaces, page: StatsPage, rect: Rect
) -> None:
    inner = _chart(brush, surface, places, rect, t("statistics.won.title"), page.won_note)
    rate_chart(brush, surface, inner, page.won)


def _bids(
    brush: Brush, surface: pygame.Surface, places: StatsPlaces, page: StatsPage, rect: Rect
) -> None:
    note = (t("statistics.bids.note"),)
    inner = _chart(brush, surface, places, rect, page.bids_title, note)
    if page.grid is not None:
        heat_map(brush, surface, inner, page.grid)
        return
    brush.text.draw(surface, t("statistics.bids.none"), inner.cx, inner.cy, Step.BODY,
                    brush.theme.second, align="center")  # fmt: skip


def _chart(
    brush: Brush,
    surface: pygame.Surface,
    places: StatsPlaces,
    rect: Rect,
    title: str,
    notes: tuple[str, ...],
) -> Rect:
    """Draw a panel with a title and the longest note that fits; return the room for the chart."""
    u, text, theme, large = brush.scale, brush.text, brush.theme, roomy(places.screen)
    glass(brush, surface, box(rect), depth=0.8)
    pad = (28 if large else 18) * u
    y = rect.y + (38 if large else 26) * u
    end = text.draw(surface, title, rect.x + pad, y, Step.TITLE if large else Step.LEAD, theme.text,
                    weight=STRONG)  # fmt: skip
    fits: Callable[[str], bool] = lambda note: (  # noqa: E731
        end + 20 * u + text.width(note, Step.CAPTION, 400) <= rect.right - pad
    )
    note = next(filter(fits, notes), "")
    text.draw(surface, note, rect.right - pad, y + u, Step.CAPTION, theme.second, weight=400,
              align="right")  # fmt: skip
    foot = (24 if large else 16) * u
    return Rect.spanning(rect.x + pad, rect.y + head_height(places.screen), rect.right - pad,
                         rect.bottom - foot)  # fmt: skip
