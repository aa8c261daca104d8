"""The faces of the menu's entries: the golden card and the rows under it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.controls import row_face, row_ink
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.icons import icon as draw_icon
from game.ui.keyface import Kind, State, key_face, sink, tones
from game.ui.theme import PANEL_RADIUS, SPACE_3, SPACE_4, STRONG, Step

ENTRY_ICONS = {
    "new": "new",
    "matches": "last",
    "statistics": "chart",
    "options": "gear",
    "help": "book",
    "quit": "exit",
}
"""The rows of the menu in order, each with its icon."""
_ICON_AT, _WORDS_AT, _END = 46, 88, 26
_TOTAL_GAP = SPACE_3
_NOTE_GAP = SPACE_4
_NOTE_END = 10
_ROOMY = 460
"""From how many units on a row has the larger notes."""
_TWO_LINES = 50
"""The least height of a row with a note under its label, at scale 1."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One side on the card: its name and total; the viewer's own stands out."""

    name: str
    total: str
    own: bool


def card_face(label: str, note: str, icon: str, standings: Sequence[Standing] = ()) -> Face:
    """Return the face of the golden card: what it does, where the match was left, the score."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,
    ) -> None:
        u, radius = brush.scale, PANEL_RADIUS * brush.scale
        fading = blend < 1 and state in (State.OVER, State.PRESSED)
        if fading:
            key_face(brush, surface, box(rect), radius, Kind.GOLD, State.NORMAL)
        key_face(brush, surface, box(rect), radius, Kind.GOLD, state, focus=focus,
                 alpha=round(255 * max(0.0, blend)) if fading else 255)  # fmt: skip
        ink = tones(brush.theme, Kind.GOLD, state).ink
        y = rect.cy + sink(brush, state)
        draw_icon(brush, surface, icon, rect.x + _ICON_AT * u, y, 40 * u, ink)
        x = rect.x + _WORDS_AT * u
        first = y - (15 * u if note else 0)
        end = brush.text.draw(surface, label, x, first, Step.HEAD, ink, weight=STRONG)
        if note:
            wide = rect.right - _NOTE_END * u - x
            size = _note_size(brush, note, wide)
            line = note if standings else brush.text.fit(note, size, wide, 400)
            below = brush.text.draw(surface, line, x, y + 19 * u, size, ink, weight=400)
            end = max(end, below)
        room = Rect.spanning(end + 20 * u, rect.y, rect.right - _END * u, rect.bottom)
        _standings(brush, surface, room.moved(dy=sink(brush, state)), standings, ink)

    return draw


def _note_size(brush: Brush, note: str, room: float) -> Step:
    """The size of a note that has to be read: smaller where that lets all of it stand."""
    return Step.BODY if brush.text.width(note, Step.BODY, 400) <= room else Step.CAPTION


def _standings(
    brush: Brush, surface: pygame.Surface, room: Rect, standings: Sequence[Standing], ink: str
) -> None:
    u, text, many = brush.scale, brush.text, len(standings) > 2
    pitch = (20 if many else 34) * u
    size = Step.BODY if many else Step.TITLE
    widest = max((text.width(side.total, size, 700) for side in standings), default=0.0)
    right = room.right - widest - _TOTAL_GAP * u
    for number, side in enumerate(standings):
        y = room.cy + (number - (len(standings) - 1) / 2) * pitch
        weight = 700 if side.own else 400
        text.draw(surface, side.total, room.right, y, size, ink, weight=weight, align="right")
        name = text.fit(side.name, Step.BODY, max(0.0, right - room.x), STRONG)
        text.draw(surface, name, right, y + u, Step.BODY, ink, weight=STRONG if side.own else 400,
                  align="right")  # fmt: skip


def entry_face(label: str, icon: str, note: str = "", *, under: bool = False) -> Face:
    """Return the face of a row of the menu, with a `note` at its end where there is room.

    A note that has to be read stands `under` the label where the row is high enough.
    """

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        u, theme = brush.scale, brush.theme
        row_face(brush, surface, box(rect), state=state, focus=focus)
        lit = state in (State.OVER, State.PRESSED) or focus
        colour = theme.accent if lit else theme.second
        draw_icon(brush, surface, icon, rect.x + _ICON_AT * u, rect.cy, 27 * u, colour)
        x, two = rect.x + _WORDS_AT * u, under and rect.h >= _TWO_LINES * u
        y = rect.cy - (12 * u if two else 0)
        end = brush.text.draw(surface, label, x, y, Step.TITLE, row_ink(brush, state),
                              weight=STRONG)  # fmt: skip
        if two:
            room = rect.right - _NOTE_END * u - x
            size = _note_size(brush, note, room)
            line = brush.text.fit(note, size, room, 400)
            brush.text.draw(surface, line, x, rect.cy + 14 * u, size, theme.second,
                            weight=400)  # fmt: skip
            return
        room = rect.right - _END * u - end - _NOTE_GAP * u
        # In a narrow menu all notes are small: those of neighbours look alike.
        for step in (Step.BODY, Step.CAPTION)[rect.w < _ROOMY * u :]:
            if brush.text.width(note, step, 400) <= room:
                brush.text.draw(surface, note, rect.right - _END * u, rect.cy, step,
                                theme.second, weight=400, align="right")  # fmt: skip
                break

    return draw
