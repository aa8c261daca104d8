"""Opens the window and shows the first picture, with as little of the game loaded as that takes."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from game.storage.lastmenu import LastMenu, last_menu
from game.storage.lastplace import LastPlace, last_place
from game.ui.assets import assets_dir
from game.ui.brush import Brush
from game.ui.fonts import Fonts
from game.ui.layout.screen import LEAST_HEIGHT, LEAST_WIDTH
from game.ui.menucover import paint_cover
from game.ui.text import TextPainter
from game.ui.themes import GREEN, THEMES
from game.words import t

LEAST_SIZE = (LEAST_WIDTH, LEAST_HEIGHT)
_USUAL_SIZE = (1600, 900)
_GRIP = 120
_DESKTOP_SHARE = 0.85
_DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A window that shows the menu's first picture, the brush that painted it, what it tells.

    `size` is the one that it was painted in, in pixels.
    """

    window: pygame.Window
    brush: Brush
    size: tuple[int, int]
    menu: LastMenu = LastMenu()  # noqa: RUF009 - frozen


def open_game(home: Path | None = None) -> Opening:
    """Open the window where it was and show the first picture; `pygame.quit` closes it again.

    `home` is the folder that the command line names for the game's files. Raises NoDisplay where
    no window can be opened.
    """
    last, menu = last_place(home, os.environ), last_menu(home, os.environ)
    window = _open_window(last)
    brush = Brush(THEMES.get(last.theme, GREEN), TextPainter(Fonts(assets_dir() / "fonts")))
    brush.interface = last.scale / 100
    opening = Opening(window, brush, _paint(window, brush, menu), menu)
    window.set_icon(pygame.image.load(assets_dir() / "icon-256.png"))
    return follow_size(opening)


def follow_size(opening: Opening) -> Opening:
    """Show the first picture anew if the window has another size by now.

    A window manager gives a new window the size that it likes, some of them a moment later.
    """
    pygame.event.pump()
    if opening.window.get_surface().get_size() == opening.size:
        return opening
    return replace(opening, size=_paint(opening.window, opening.brush, opening.menu))


def _paint(window: pygame.Window, brush: Brush, menu: LastMenu) -> tuple[int, int]:
    """Show the first picture; the size that it has."""
    surface = window.get_surface()
    paint_cover(brush, surface, menu)
    window.flip()
    return surface.get_size()


def _open_window(last: LastPlace) -> pygame.Window:
    if not getattr(pygame, "IS_CE", False):
        raise NoDisplay(t("errors.wrong_pygame"))
    if sys.platform == "linux":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        if not any(os.environ.get(name) for name in _DISPLAY_VARIABLES):
            raise NoDisplay(t("errors.no_display"))
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        pygame.display.init()
        pygame.font.init()
        return _window(last)
    except pygame.error as fault:
        raise NoDisplay(t("errors.no_window", reason=str(fault))) from fault


def _window(last: LastPlace) -> pygame.Window:
    desktop = pygame.display.get_desktop_sizes()[0]
    size = tuple(
        max(least, min(full, kept) if kept else min(usual, round(full * _DESKTOP_SHARE)))
        for least, usual, full, kept in zip(
            LEAST_SIZE, _USUAL_SIZE, desktop, last.size, strict=True
        )
    )
    window = pygame.Window(t("title"), size, resizable=True, allow_high_dpi=True)
    window.minimum_size = LEAST_SIZE
    if last.corner is not None and _on_screen(last.corner, desktop):
        window.position = last.corner
    return window


def _on_screen(corner: tuple[int, int], desktop: tuple[int, int]) -> bool:
    """Whether enough of a window shows to take hold of it; its screen may be gone."""
    return all(0 <= at < full - _GRIP for at, full in zip(corner, desktop, strict=True))
