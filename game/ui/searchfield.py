"""The field in which something is searched for."""

from __future__ import annotations

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.icons import icon
from game.ui.keyface import State
from game.ui.shapes import focus_ring, rounded
from game.ui.textfield import Writing, written_line
from game.ui.theme import SPACE_4, Step
from game.ui.well import well

_ICON, _TEXT = 22, 42
_HINT_WIDE, _HINT_HIGH = 44, 26
_PAD = SPACE_4


def searchfield(
    brush: Brush,
    surface: pygame.Surface,
    area: RectLike,
    search: Writing,
    *,
    empty: str,
    hint: str = "",
    writing: bool = False,
    state: State = State.NORMAL,
    focus: bool = False,
) -> None:
    """Draw the field: `empty` stands in it where nothing is written, `hint` is its key.

    While it is `writing` it has a cursor and no hint.
    """
    theme, u, box = brush.theme, brush.scale, pygame.FRect(area)
    radius = box.h / 2
    well(brush, surface, box, radius=radius, edge=theme.accent if writing else None)
    if state is State.OVER and not writing:
        rounded(brush, surface, box, radius, theme.veil, opacity=0.06)
    lit = writing or bool(search.text)
    icon(brush, surface, "search", box.x + _ICON * u, box.centery, 19 * u,
         theme.text if lit else theme.second)  # fmt: skip
    shown = bool(hint) and not lit
    end = box.right - ((_HINT_WIDE + 18) * u if shown else _PAD * u)
    inner = pygame.FRect(box.x + _TEXT * u, box.y + 3 * u, end - box.x - _TEXT * u, box.h - 6 * u)
    if lit:
        written_line(brush, surface, inner, search.text, search.cursor if writing else None)
    if not search.text:
        words = brush.text.fit(empty, Step.BODY, inner.w, 400)
        brush.text.draw(surface, words, inner.x, box.centery, Step.BODY, theme.second, weight=400)
    if shown:
        key = pygame.FRect(box.right - (_HINT_WIDE + 10) * u, box.centery - _HINT_HIGH / 2 * u,
                           _HINT_WIDE * u, _HINT_HIGH * u)  # fmt: skip
        rounded(brush, surface, key, 8 * u, theme.veil, opacity=0.06, edge=theme.text,
                edge_opacity=max(0.2, theme.edge_opacity))  # fmt: skip
        brush.text.draw(surface, hint, key.centerx, key.centery, Step.BODY, theme.second,
                        align="center")  # fmt: skip
    if focus:
        focus_ring(brush, surface, box, radius)
