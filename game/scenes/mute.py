"""Turns the sound off and on, as the key M does."""

from __future__ import annotations

from game.scenes.desk import Desk

MUTE_KEY = "m"


def toggle_sound(desk: Desk) -> None:
    """Turn the sound off or on, and keep it so."""
    settings = desk.settings
    sound = settings.sound.model_copy(update={"muted": not desk.sounds.muted})
    desk.change(settings.model_copy(update={"sound": sound}))
    # Settings that say so already change nothing.
    desk.sounds.muted = sound.muted
