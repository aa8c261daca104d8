"""What is written in the score book: page heads, totals and bags on paper."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Rect
from game.ui.shapes import disc, outline, rounded, rule
from game.ui.theme import STRONG, Book, Colour, Step

_BEAD = 4.6
_BEAD_PITCH = 14.0
_LARGER, _STEPS = 0.9, 8
"""By how much larger a bead comes in than it is, and in how many steps, since each is drawn."""


def page_head(
    brush: Brush, surface: pygame.Surface, area: Rect, title: str, note: str, height: float
) -> None:
    """Write a page's `title` and a `note` at its right over a line, in the top of `area`.

    The line lies `height` pixels under the top of `area`.
    """
    u, text, book = brush.scale, brush.text, brush.theme.book
    step = Step.TOTAL if height >= 70 * u else Step.HEAD
    y = area.y + height - (31 if step is Step.TOTAL else 24) * u
    pairs = ((step, Step.BODY), (step, Step.CAPTION), (Step.LEAD, Step.CAPTION))
    large, size = next((pair for pair in pairs if _room(brush, area, title, note, pair) >= 0),
                       pairs[-1])  # fmt: skip
    room = text.width(title, large, STRONG) + _room(brush, area, title, note, (large, size))
    text.draw(surface, text.fit(title, large, room, STRONG), area.x, y, large, book.page.ink,
              weight=STRONG)  # fmt: skip
    text.draw(surface, note, area.right, y + 3 * u, size, book.second, weight=400, align="right")
    rule(brush, surface, area.x, area.y + height, area.w, book.rule, opacity=0.65,
         thickness=1.6 * u)  # fmt: skip


def _room(brush: Brush, area: Rect, title: str, note: str, steps: tuple[Step, Step]) -> float:
    """Return what is left between a title and its note in two sizes; less than 0 if they meet."""
    words = brush.text.width(title, steps[0], STRONG), brush.text.width(note, steps[1], 400)
    return area.w - sum(words) - 20 * brush.scale


def points_ink(book: Book, points: int) -> Colour:
    """Return the ink of points within a line: only losses stand out."""
    return book.loss if points < 0 else book.page.ink


def change_ink(book: Book, points: int) -> Colour:
    """Return the ink of what a deal changed."""
    return book.loss if points < 0 else book.gain if points else book.page.ink


def strip(brush: Brush, surface: pygame.Surface, area: Rect, colour: Colour) -> None:
    """Tint `area` of a page in the colour of a side, as under its total."""
    box = (area.x, area.y, area.w, area.h)
    if brush.theme.depth:
        rounded(brush, surface, box, 8 * brush.scale, colour, opacity=0.10)
    else:
        rounded(brush, surface, box, 8 * brush.scale, None, edge=colour)


def beads_width(brush: Brush, limit: int) -> float:
    """Return how much room a row of `limit` bags takes."""
    return limit * _BEAD_PITCH * brush.scale


def beads(
    brush: Brush,
    surface: pygame.Surface,
    x: float,
    cy: float,
    limit: int,
    filled: float,
    struck: int = 0,
) -> None:
    """Draw `limit` bags in a row from `x`: the `filled`, then those `struck` by the penalty.

    Where they end in a fraction, the last one is as far on its way down to its place.
    """
    u, book = brush.scale, brush.theme.book
    for i in range(limit):
        cx = x + (i + 0.5) * _BEAD_PITCH * u
        if i < filled:
            coming = round(_STEPS * max(0.0, 1 - (filled - i))) / _STEPS
            disc(brush, surface, cx, cy, (1 + _LARGER * coming) * _BEAD * u, book.bag)
        elif i < filled + struck:
            _struck_bead(brush, surface, cx, cy, book.loss)
        else:
            disc(brush, surface, cx, cy, (_BEAD - 0.6) * u, None, opacity=0, edge=book.rule,
                 edge_width=1.1 * u)  # fmt: skip


def _struck_bead(
    brush: Brush, surface: pygame.Surface, cx: float, cy: float, colour: Colour
) -> None:
    r, wide = (_BEAD - 0.4) * brush.scale, 1.3 * brush.scale
    body = (
        f'<circle r="{r:g}" fill="none" stroke="{colour}" stroke-width="{wide:g}"/>'
        f'<path d="M{-0.7 * r:g} {0.7 * r:g}L{0.7 * r:g} {-0.7 * r:g}" stroke="{colour}" '
        f'stroke-width="{wide:g}"/>'
    )
    outline(brush, surface, cx, cy, r + wide, body)


def scrollbar(
    brush: Brush, surface: pygame.Surface, track: Rect, start: float, share: float
) -> None:
    """Draw which part of something long is seen: it begins at `start` and is `share` of it."""
    book = brush.theme.book
    high = max(track.w, track.h * share)
    y = track.y + (track.h - high) * (start / (1 - share) if share < 1 else 0.0)
    radius = track.w / 2
    rounded(brush, surface, (track.x, track.y, track.w, track.h), radius, book.rule, opacity=0.14)
    rounded(brush, surface, (track.x, y, track.w, high), radius, book.rule, opacity=0.75)
