"""What was copied elsewhere."""

from __future__ import annotations

import pygame


def clipboard_text() -> str:
    """The text on the clipboard, "" where there is none or no clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
