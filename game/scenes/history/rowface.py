"""How a match looks in its list."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.scenes.history.content import MatchRow, SideTotal
from game.scenes.history.places import RowPlaces
from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.controls import row_face
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.icons import icon
from game.ui.keyface import State
from game.ui.marks import side_mark
from game.ui.theme import STRONG, Step
from game.words import t

_MARK = 7
_MARK_ROOM = 24
_TOTAL_GAP = 10
_SIDE_GAP = 30
_SLOT = 50
"""Sides of a match are a multiple of so much apart where they can, at scale 1: those of the rows
over and under them then stand in columns."""
_WIDEST_TOTAL = "\N{MINUS SIGN}0000"
_LINE = 15
"""How far the two lines of a row are from its middle, at scale 1."""


def paint_match(brush: Brush, surface: pygame.Surface, row: MatchRow, places: RowPlaces) -> None:
    """Write who played, how it stands, and what the match was like."""
    u, text, theme, words = brush.scale, brush.text, brush.theme, places.words
    note = row.note
    if places.when is None:
        note = (row.when, *note)
    else:
        text.draw(surface, text.fit(row.when, Step.BODY, places.when.w, 400), places.when.x,
                  places.when.cy, Step.BODY, theme.second, weight=400)  # fmt: skip
    _sides(brush, surface, row.sides, words.x, words.cy - _LINE * u, words.w)
    line = _note_that_fits(brush, note, words.w)
    colour = theme.warn if row.taken else theme.second
    text.draw(surface, line, words.x, words.cy + (_LINE + 1) * u, Step.CAPTION, colour, weight=400)


def finished_face(row: MatchRow, places: RowPlaces) -> Face:
    """Return the face of a finished match, which is pressed to open its score sheet."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        row_face(brush, surface, box(rect), state=state, focus=focus)
        paint_match(brush, surface, row, places)
        _outcome(brush, surface, row.outcome, places.first)
        lit = state in (State.OVER, State.PRESSED) or focus
        colour = brush.theme.accent if lit else brush.theme.second
        icon(brush, surface, "next", places.second.x + places.second.w * 0.4, places.second.cy,
             20 * brush.scale, colour)  # fmt: skip

    return draw


def _outcome(brush: Brush, surface: pygame.Surface, outcome: str, area: Rect) -> None:
    u, theme = brush.scale, brush.theme
    colours = {"won": theme.accent, "drawn": theme.text}
    colour = colours.get(outcome, theme.second)
    x = area.x + 34 * u
    if outcome == "won":
        icon(brush, surface, "trophy", area.x + 16 * u, area.cy, 22 * u, colour)
    brush.text.draw(surface, t(f"history.{outcome}"), x, area.cy, Step.LEAD, colour,
                    weight=STRONG if outcome == "won" else 400)  # fmt: skip


def _note_that_fits(brush: Brush, parts: Sequence[str], width: float) -> str:
    """Return the parts in one line, the last left out as far as there is no room."""
    for end in range(len(parts), 0, -1):
        line = t("line.joint").join(parts[:end])
        if brush.text.width(line, Step.CAPTION, 400) <= width:
            return line
    return brush.text.fit(parts[0], Step.CAPTION, width, 400)


def _sides(
    brush: Brush,
    surface: pygame.Surface,
    sides: Sequence[SideTotal],
    x: float,
    y: float,
    width: float,
) -> None:
    """Write the sides beside each other, in a smaller step or with cut names if they must."""
    u, text = brush.scale, brush.text
    fixed = (_MARK_ROOM + _TOTAL_GAP) * u
    gaps = (len(sides) - 1) * _SIDE_GAP * u
    for size in (Step.LEAD, Step.BODY):
        totals = sum(text.width(side.total, size, 700) for side in sides)
        names = sum(text.width(side.name, size, STRONG) for side in sides)
        room = width - gaps - totals - len(sides) * fixed
        if names <= room:
            break
    share = min(1.0, room / names) if names else 1.0
    step = column_step(brush, sides, size)
    in_columns = len(sides) * step <= width
    for side in sides:
        start = x
        cut = text.width(side.name, size, STRONG) * share if share < 1 else width
        x = _side(brush, surface, side, x, y, size, text.fit(side.name, size, cut, STRONG))
        x = start + step if in_columns else x + _SIDE_GAP * u


def column_step(brush: Brush, sides: Sequence[SideTotal], size: Step) -> float:
    """Return how far sides are apart from left to left where they stand in columns, in pixels."""
    u, text = brush.scale, brush.text
    widest = max(text.width(side.name, size, STRONG) for side in sides)
    fixed = (_MARK_ROOM + _TOTAL_GAP + _SIDE_GAP) * u + text.width(_WIDEST_TOTAL, size, 700)
    return math.ceil((widest + fixed) / (_SLOT * u)) * _SLOT * u


def _side(
    brush: Brush,
    surface: pygame.Surface,
    side: SideTotal,
    x: float,
    y: float,
    size: Step,
    name: str,
) -> float:
    """Write one side and return where it ends."""
    u, theme, own = brush.scale, brush.theme, side.place == 0
    side_mark(brush, surface, side.place, x + _MARK * u, y, _MARK * u, theme.sides[side.place])
    ink = theme.text if own else theme.second
    end = brush.text.draw(surface, name, x + _MARK_ROOM * u, y, size, ink,
                          weight=STRONG if own else 500)  # fmt: skip
    return brush.text.draw(surface, side.total, end + _TOTAL_GAP * u, y, size,
                           theme.sides[side.place], weight=700)  # fmt: skip
