"""The face of a question over the table: emblem, title, tiles with large figures, words."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.marks import suit_sign
from game.ui.shapes import rounded
from game.ui.theme import DIALOG_RADIUS, STRONG, Colour, Step

_LEAST_PITCH = 18


@dataclass(frozen=True, slots=True)
class Tile:
    """A large figure and what it stands for; `tone` is 1 for a gain, -1 for a loss, else 0."""

    figure: str
    note: str
    tone: int = 0


@dataclass(frozen=True, slots=True)
class QuestionText:
    """What a question says; `emblem` is the figure on the spade beside the title."""

    title: str
    promise: str
    tiles: tuple[Tile, ...] = ()
    words: str = ""
    emblem: str = ""


def draw_question_panel(brush: Brush, surface: pygame.Surface, panel: Rect) -> None:
    """Draw the glass of a question."""
    glass(brush, surface, box(panel), radius=DIALOG_RADIUS * brush.scale, depth=1.0,
          opacity=max(0.97, brush.theme.panel_opacity))  # fmt: skip


def draw_emblem(brush: Brush, surface: pygame.Surface, place: Rect, figure: str) -> None:
    """Draw a brass spade with a figure on it, or none."""
    theme, size = brush.theme, place.h * 0.78
    suit_sign(brush, surface, "S", place.cx, place.cy, size, theme.accent)
    brush.text.draw(surface, figure, place.cx, place.cy - 0.05 * size, Step.TITLE,
                    theme.panel.foot, weight=700, align="center")  # fmt: skip


def draw_title(
    brush: Brush, surface: pygame.Surface, place: Rect, words: str, *, large: bool
) -> None:
    """Draw the title in the middle of the height of its place."""
    size = Step.HEAD if large else Step.TITLE
    brush.text.draw(surface, words, place.x, place.cy, size, brush.theme.text, weight=STRONG)


def draw_words(
    brush: Brush, surface: pygame.Surface, place: Rect, words: str, *, large: bool
) -> None:
    """Draw rich sentences in their place, wrapped, in the larger size that has room."""
    steps = (Step.BODY, Step.CAPTION) if large else (Step.CAPTION,)
    theme, u = brush.theme, brush.scale
    for size in steps:
        rows = brush.text.wrap(words, size, place.w, 400)
        pitch = min(brush.text.line(size), max(_LEAST_PITCH * u, place.h / max(1, len(rows))))
        if len(rows) * pitch <= place.h + 2 * u:
            break
    y = place.cy - pitch * len(rows) / 2
    for row in rows:
        brush.text.rich(surface, row, place.x, y + pitch / 2, size, theme.second, weight=400,
                        strong_colour=theme.text, red=theme.red_suit)  # fmt: skip
        y += pitch


def words_fit(brush: Brush, place: Rect, words: str) -> bool:
    """Whether sentences have room in their place in the smallest type that they may have."""
    rows = brush.text.wrap(words, Step.CAPTION, place.w, 400)
    return len(rows) * _LEAST_PITCH * brush.scale <= place.h


def draw_tile(
    brush: Brush, surface: pygame.Surface, place: Rect, tile: Tile, *, large: bool
) -> None:
    """Draw a tile: its figure over its note."""
    theme, u = brush.theme, brush.scale
    rounded(brush, surface, box(place), 16 * u if large else 10 * u, theme.hollow,
            opacity=theme.hollow_opacity, edge=theme.text,
            edge_opacity=max(0.1, theme.edge_opacity))  # fmt: skip
    size, low = (Step.TOTAL, Step.BODY) if large else (Step.LEAD, Step.CAPTION)
    colours: dict[int, Colour] = {1: theme.good, -1: theme.bad}
    ink = colours.get(tile.tone, theme.text)
    if brush.text.width(tile.note, low) > place.w - 8 * u:
        low = Step.CAPTION
    brush.text.draw(surface, tile.figure, place.cx, place.y + 0.36 * place.h, size, ink,
                    weight=700, align="center")  # fmt: skip
    brush.text.draw(surface, tile.note, place.cx, place.y + 0.73 * place.h, low, theme.second,
                    weight=400, align="center")  # fmt: skip
