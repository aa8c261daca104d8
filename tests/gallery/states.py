"""All the states of the gallery by name, and how one is dressed for its picture."""

from __future__ import annotations

import time
from collections.abc import Sequence

from game.scenes.help import HowToScene
from game.storage.settings import Look
from tests.gallery import (
    advice,
    before_play,
    companion,
    editor,
    lesson,
    motion,
    pages,
    people,
    play,
    words,
)
from tests.gallery.reach import Reach
from tests.scenes.sitting import FRAME, Sitting

_PATIENCE = 60.0
"""The most seconds that a picture may take to be made."""
STATES: dict[str, Reach] = {
    **pages.STATES,
    **editor.STATES,
    **before_play.STATES,
    **play.STATES,
    **advice.STATES,
    **companion.STATES,
    **motion.STATES,
    **words.STATES,
    **people.STATES,
    **lesson.STATES,
}


def dress(at: Sitting, look: Sequence[str], scale: int) -> None:
    """Change how things look, by `key=name` as in settings.toml, and let a moment pass."""
    old = at.desk.settings.look
    changed = dict(part.split("=") for part in look)
    new = Look.model_validate(old.model_dump() | changed | {"scale": scale})
    if new != old:
        at.desk.change(at.desk.settings.model_copy(update={"look": new}))
        at.wait(0.1)


def illustrated(at: Sitting) -> None:
    """Wait for the picture of a page of help, which a thread makes in a time of its own."""
    until = time.monotonic() + _PATIENCE
    while isinstance(at.top, HowToScene) and not at.top.settled:
        assert time.monotonic() < until, "the picture is never made"
        at.wait(FRAME)
        time.sleep(FRAME)
