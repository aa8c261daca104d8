"""The choice between all hands and the own one, a face for each part."""

from __future__ import annotations

from enum import Enum

import pygame

from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.controls import PART_RADIUS, choice_part, choice_parts
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.keyface import State
from game.ui.shapes import focus_ring
from game.ui.well import well


class Hands(Enum):
    """Whose hands lie open."""

    ALL = "all"
    MINE = "mine"


def hands_faces(
    brush: Brush, area: Rect, labels: tuple[str, str], chosen: Hands
) -> list[tuple[Rect, Face]]:
    """Return the place and the face of each part; the first draws the hollow they lie in."""
    parts = choice_parts(brush, box(area), labels)
    found = []
    for hands, label, part in zip(Hands, labels, parts, strict=True):
        rect = Rect(part.x + 0.5, part.y, part.w - 1, part.h)
        hollow = area if hands is Hands.ALL else None
        found.append((rect, _part_face(label, hollow, chosen=hands is chosen)))
    return found


def _part_face(label: str, hollow: Rect | None, *, chosen: bool) -> Face:
    def draw(
        brush: Brush,
        surface: pygame.Surface,
        rect: Rect,
        state: State,
        focus: bool,
        blend: float,  # noqa: ARG001
    ) -> None:
        if hollow is not None:
            well(brush, surface, box(hollow))
        choice_part(brush, surface, box(rect), label, chosen=chosen, state=state)
        if focus:
            focus_ring(brush, surface, box(rect), PART_RADIUS * brush.scale)

    return draw
