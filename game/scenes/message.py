"""One sentence that the player has to read, with a button."""

from __future__ import annotations

from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.words import t


def message(desk: Desk, text: str) -> Dialog:
    """A dialog that says `text` and goes away when it was read."""
    dialog = Dialog(
        desk,
        t("message.title"),
        (Choice("ok", lambda: t("message.ok"), lambda: dialog.close(lambda: None), gold=True),),
        text=text,
    )
    return dialog
