"""The first picture: the menu as it will be, drawn before the rest of the game is loaded."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.storage.lastmenu import LastMenu
from game.ui.brush import Brush
from game.ui.control import Face
from game.ui.faces import icon_face
from game.ui.keyface import State
from game.ui.menuface import ENTRY_ICONS, Standing, card_face, entry_face
from game.ui.menuground import key_hints, paint_ground
from game.ui.menuplaces import ENTRIES, menu_places
from game.words import t


def paint_cover(brush: Brush, surface: pygame.Surface, words: LastMenu) -> None:
    """Paint the menu without the table's grain and the cards; sets the scale for the surface."""
    entries = ENTRIES if words.leads_elsewhere else ENTRIES - 1
    places = menu_places(surface.get_size(), entries, scale=brush.interface)
    brush.scale = places.screen.u
    paint_ground(brush, surface, places, bare=True)
    first_face(words)(brush, surface, places.first, State.NORMAL, False, 1.0)
    for (_, row), rect in zip(row_faces(words), places.rows, strict=True):
        row(brush, surface, rect, State.NORMAL, False, 1.0)
    change_face()(brush, surface, places.change, State.NORMAL, False, 1.0)
    key_hints(brush, surface, places, muted=words.muted)


def first_face(words: LastMenu) -> Face:
    """The golden card: the match to go on with, the first deal, or a new match."""
    if words.lesson and not words.resumable:
        return card_face(t("lesson.menu"), t("lesson.menu.note"), "play")
    if not words.resumable:
        return card_face(t("menu.new"), _new_note(words), "new")
    standings = [Standing(*side) for side in words.standings]
    return card_face(t("menu.continue"), words.note, "play", standings)


def row_faces(words: LastMenu) -> Iterator[tuple[str, Face]]:
    """The entries under the card from top to bottom, each with its name."""
    notes = {
        "new": _new_note(words),
        "matches": words.matches,
        "statistics": words.statistics,
        "options": t("menu.options.note"),
        "help": t("menu.help.note"),
    }
    for name, icon in ENTRY_ICONS.items():
        if name != "new" or words.leads_elsewhere:
            note = notes.get(name, "")
            yield name, entry_face(t(f"menu.{name}"), icon, note, under=name == "new")


def change_face() -> Face:
    """The key that changes what a new match would be."""
    return icon_face("pencil")


def _new_note(words: LastMenu) -> str:
    """What a new match would be; before the first is played that is known without its rules."""
    return words.new or t("menu.new.classic")
