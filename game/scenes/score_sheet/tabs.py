"""The tabs of a score book whose pages lie one behind the other."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.shapes import FOCUS_WIDTH, rounded
from game.ui.theme import PAGE_RADIUS, STRONG, Step


def tab_face(label: str, *, open_page: bool) -> Face:
    """Return the face of a tab that sticks out over the page it belongs to."""

    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,
    ) -> None:
        u, book, radius = brush.scale, brush.theme.book, PAGE_RADIUS * brush.scale
        area = box(rect)
        before = surface.get_clip()
        surface.set_clip(pygame.Rect(area).inflate(2, 0).clip(before))
        tall = pygame.FRect(area.x, area.y, area.w, area.h + radius)
        lit = open_page or state in (State.OVER, State.PRESSED)
        tone = book.page.top if lit else book.leaf
        edge = None if brush.theme.depth else brush.theme.text
        alpha = 255 if open_page else round(215 + 40 * (blend if lit else 0.0))
        rounded(brush, surface, tall, radius, tone, edge=edge, alpha=alpha)
        surface.set_clip(before)
        ink = book.page.ink
        brush.text.draw(surface, label, area.centerx, area.centery + u, Step.BODY, ink,
                        weight=STRONG if open_page else 500, align="center")  # fmt: skip
        if focus:
            # The ring of the dark table would not show on paper, so it is drawn in ink.
            rounded(brush, surface, area.inflate(-10 * u, -10 * u), 6 * u, None,
                    edge=ink, edge_width=FOCUS_WIDTH * u)  # fmt: skip

    return draw
