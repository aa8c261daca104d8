"""The question, asked once, whether the computer players may talk now and then."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.words import t


def ask_about_remarks(desk: Desk, then: Callable[[], None]) -> None:
    """Ask before the first match, and go on with `then`; quiet is the golden answer.

    Who has let them talk already, on the page of the players, is not asked.
    """
    if desk.settings.players.remarks_asked or desk.settings.players.remarks:
        then()
        return

    def answer(*, remarks: bool) -> None:
        update = {"remarks": remarks, "remarks_asked": True}
        players = desk.settings.players.model_copy(update=update)
        desk.change(desk.settings.model_copy(update={"players": players}))
        then()

    dialog = Dialog(
        desk,
        t("remarks.title"),
        (
            Choice("quiet", lambda: t("remarks.no"),
                   lambda: dialog.close(lambda: answer(remarks=False)), gold=True),
            Choice("talk", lambda: t("remarks.yes"),
                   lambda: dialog.close(lambda: answer(remarks=True))),
        ),
        text=t("remarks.text"),
    )  # fmt: skip
    desk.stack.push(dialog)
