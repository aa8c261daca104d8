"""The faces of the list of pages and of the label that counts changed rules."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.controls import row_face
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.icons import icon
from game.ui.keyface import State
from game.ui.shapes import disc, focus_ring, rounded
from game.ui.theme import SPACE_4, STRONG, Step

_PAD = SPACE_4
_PILL = 36


def page_face(label: str, count: int, *, shown: bool) -> Face:
    """Return the face of a page in the list, with the number of its changed rules."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        theme, u = brush.theme, brush.scale
        area = box(rect)
        row_face(brush, surface, area, state=State.OVER if shown else state, focus=focus)
        size = Step.LEAD if rect.h >= 36 * u else Step.BODY
        ink = theme.text if shown or state is not State.NORMAL else theme.second
        brush.text.draw(surface, label, area.x + _PAD * u, area.centery, size, ink,
                        weight=STRONG if shown else 400)  # fmt: skip
        if count:
            x = area.right - 20 * u
            disc(brush, surface, x, area.centery, 11 * u, theme.chip.top,
                 edge=theme.accent, edge_width=1.2 * u, edge_opacity=0.8)  # fmt: skip
            brush.text.draw(surface, str(count), x, area.centery, Step.CAPTION, theme.accent,
                            weight=STRONG, align="center")  # fmt: skip

    return draw


def pill_face(label: str) -> Face:
    """Return the face of a label in a brass outline that sets rules back when it is pressed."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,
    ) -> None:
        theme, u = brush.theme, brush.scale
        area = Rect(rect.x, rect.cy - _PILL / 2 * u, rect.w, _PILL * u)
        rounded(brush, surface, box(area), area.h / 2, theme.chip.top, foot=theme.chip.foot,
                edge=theme.accent, edge_opacity=0.7)  # fmt: skip
        lit = {State.OVER: 0.09, State.PRESSED: 0.05}.get(state, 0.0) * blend
        if lit:
            rounded(brush, surface, box(area), area.h / 2, theme.veil, opacity=round(lit, 3))
        wide = brush.text.width(label, Step.BODY, STRONG)
        x = area.cx - (wide + 22 * u) / 2
        icon(brush, surface, "reset", x + 7 * u, area.cy, 15 * u, theme.accent, stroke=2.2)
        brush.text.draw(surface, label, x + 22 * u, area.cy, Step.BODY, theme.accent,
                        weight=STRONG)  # fmt: skip
        if focus:
            focus_ring(brush, surface, box(area), area.h / 2)

    return draw


def file_face(name: str, folder: str) -> Face:
    """Return the face of a file in a list, with the folder it is in."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        theme, u, text = brush.theme, brush.scale, brush.text
        row_face(brush, surface, box(rect), state=state, focus=focus)
        x, room = rect.x + _PAD * u, rect.w - 2 * _PAD * u
        shown = text.fit(name, Step.BODY, room, STRONG)
        text.draw(surface, shown, x, rect.cy - 10 * u, Step.BODY, theme.text, weight=STRONG)
        place = text.fit(folder, Step.CAPTION, room, 400)
        text.draw(surface, place, x, rect.cy + 11 * u, Step.CAPTION, theme.second, weight=400)

    return draw
