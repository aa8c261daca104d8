"""The first picture: the menu as it will be, drawn before the rest of the game is loaded."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.keyface import State
from game.ui.menuface import ENTRY_ICONS, card_face, entry_face
from game.ui.menuground import key_hints, paint_ground
from game.ui.menuplaces import ENTRIES, menu_places
from game.words import t

_ROWS = tuple(name for name in ENTRY_ICONS if name != "new")
_TOLD = ("options", "help")
"""The rows whose notes are known without a file."""


def paint_cover(brush: Brush, surface: pygame.Surface) -> None:
    """Paint the menu without the table's grain, the cards and what only files can tell.

    Sets the brush's scale for the surface.
    """
    places = menu_places(surface.get_size(), ENTRIES - 1)
    brush.scale = places.screen.u
    paint_ground(brush, surface, places, bare=True)
    card = card_face(t("menu.new"), t("menu.new.note"), "new")
    card(brush, surface, places.first, State.NORMAL, False, 1.0)
    for name, rect in zip(_ROWS, places.rows, strict=False):
        note = t(f"menu.{name}.note") if name in _TOLD else ""
        row = entry_face(t(f"menu.{name}"), ENTRY_ICONS[name], note)
        row(brush, surface, rect, State.NORMAL, False, 1.0)
    key_hints(brush, surface, places, muted=False)
