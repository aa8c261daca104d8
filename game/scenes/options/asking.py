"""The dialogs of the rule editor: a question, a message, a name to be written."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.desk import Desk
from game.scenes.dialog import Choice, Dialog
from game.scenes.options.fielddialog import FieldDialog
from game.storage.settings import PRESET_LETTERS
from game.ui.textfield import Writing
from game.words import t

Answer = tuple[str, str, Callable[[], None]]
"""The id of an answer, its label, and what comes of it."""


class Asker:
    """Lays dialogs over the scenes of a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def ask(self, title: str, text: str, safe: Answer, *others: Answer) -> None:
        """Ask a question; the `safe` answer is golden, and that of Esc."""

        def choice(answer: Answer, *, gold: bool = False) -> Choice:
            name, label, then = answer
            return Choice(name, lambda: label, lambda: dialog.close(then), gold=gold)

        choices = (choice(safe, gold=True), *map(choice, others))
        dialog = Dialog(self._desk, title, choices, text=text)
        self._desk.stack.push(dialog)

    def tell(self, title: str, text: str) -> None:
        """Say something that has to be read."""
        self.ask(title, text, ("ok", t("message.ok"), lambda: None))

    def ask_name(
        self,
        what: str,
        text: str,
        name: str,
        fault: Callable[[str], str],
        done: Callable[[str], None],
    ) -> None:
        """Ask for a name, `name` at first, in order to do `what`, a part of keys of words.

        `fault` says why a name cannot be, "" where it can.
        """
        title, yes = t(f"editor.{what}.title"), t(f"editor.{what}.yes")
        writing = Writing(name, len(name), PRESET_LETTERS)
        self._desk.stack.push(FieldDialog(self._desk, title, text, yes, writing, fault, done))

    def failed(self, reason: str, then: str) -> None:
        """Say that a preset could not be stored, and what of it is done `then`."""
        told = t(f"editor.failed.{then}")
        self.tell(t("editor.failed.title"), t("editor.failed.text", reason=reason, then=told))
