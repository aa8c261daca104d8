"""The score book's buttons, the pause and the end of a match."""

from __future__ import annotations

from collections.abc import Mapping

TEXTS: Mapping[str, str | Mapping[str, str]] = {
    "sheet.title": "Score sheet",
    "sheet.finish": "Finish",
    "sheet.close": "Back",
    "sheet.none": "No deal is finished yet",
    "pause.title": "Paused",
    "pause.resume": "Resume",
    "pause.score": "Score sheet",
    "pause.sound_on": "Sound is on",
    "pause.sound_off": "Sound is off",
    "pause.captions_on": "Captions are on",
    "pause.captions_off": "Captions are off",
    "pause.full_screen": "Full screen",
    "pause.menu": "Leave to menu",
    "pause.quit": "Quit",
    "over.won": "{side} win",
    "over.won.single": "{side} wins",
    "over.drawn": "The match is drawn",
    "over.deals": {"one": "after 1 deal", "other": "after {n} deals"},
    "over.new": "New game",
    "over.score": "Score sheet",
    "over.menu": "Menu",
}
