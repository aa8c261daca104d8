"""Opens and closes the captions wherever that is offered."""

from __future__ import annotations

from game.scenes.desk import Desk

CAPTIONS_KEY = "l"


def toggle_captions(desk: Desk) -> None:
    """Open or close the captions, now and for every match to come."""
    settings = desk.settings
    look = settings.look.model_copy(update={"captions": not settings.look.captions})
    desk.change(settings.model_copy(update={"look": look}))
