"""The faces of the list of pages and of the small labels that count changed rules."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.controls import row_face
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.shapes import disc, rounded
from game.ui.theme import STRONG, Step

_PAD = 16
_BADGE = 34


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
            disc(brush, surface, x, area.centery, 11 * u, theme.accent, opacity=0.16,
                 edge=theme.accent, edge_width=1.2 * u, edge_opacity=0.8)  # fmt: skip
            brush.text.draw(surface, str(count), x, area.centery, Step.CAPTION, theme.accent,
                            weight=STRONG, align="center")  # fmt: skip

    return draw


def badge(brush: Brush, surface: pygame.Surface, right: float, cy: float, label: str) -> float:
    """Draw a label in a brass outline that ends at `right`; return where it begins."""
    theme, u = brush.theme, brush.scale
    wide, high = brush.text.width(label, Step.BODY, STRONG) + 30 * u, _BADGE * u
    rounded(brush, surface, (right - wide, cy - high / 2, wide, high), high / 2, theme.accent,
            opacity=0.15, edge=theme.accent, edge_opacity=0.7)  # fmt: skip
    brush.text.draw(surface, label, right - wide / 2, cy, Step.BODY, theme.accent, weight=STRONG,
                    align="center")  # fmt: skip
    return right - wide
