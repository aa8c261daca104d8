"""What is done with presets: one is chosen, one's own are saved, renamed and deleted."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.desk import Desk
from game.scenes.options.asking import Asker
from game.scenes.options.model import OptionsModel
from game.scenes.options.presetlist import PresetActions, PresetList
from game.scenes.options.presets import Preset
from game.storage.files import reason
from game.storage.presets import OwnPresets
from game.storage.settings import PRESET_LETTERS
from game.ui.geometry import Rect
from game.words import t


class PresetDeeds:
    """Asks what has to be asked, and does it; what fails is said and changes nothing."""

    def __init__(self, desk: Desk, model: OptionsModel, asker: Asker) -> None:
        self._desk, self._model, self._asker = desk, model, asker
        self._shelf = model.shelf

    def open_list(self, key: Rect) -> None:
        """Show all presets under the key that opens them."""
        self._model.end_writing()
        self._shelf.refresh()
        self._model.refresh()
        actions = PresetActions(self._model.choose, self._ask_rename, self._ask_delete)
        base = self._model.base
        self._desk.stack.push(PresetList(self._desk, self._shelf, base, key, actions))

    def ask_save(self) -> None:
        """Ask for the name under which the rules are kept."""
        self._model.end_writing()
        self._shelf.refresh()
        base = self._model.base
        name = base.name if base.own else ""
        self._asker.ask_name("save", t("editor.save.text"), name, self._fault, self._save)

    def _fault(self, name: str) -> str:
        key = self._shelf.name_fault(name)
        return "" if key is None else t(key, most=PRESET_LETTERS)

    def _save(self, name: str) -> None:
        if self._shelf.own_named(name) is None:
            self._store(name)
            return
        self._asker.ask(
            t("editor.replace.title"),
            t("editor.replace.text", name=name),
            ("keep", t("editor.replace.no"), lambda: None),
            ("replace", t("editor.replace.yes"), lambda: self._store(name)),
        )

    def _store(self, name: str) -> None:
        rules = self._model.settings.rules
        if self._change(lambda own: own.save(name, rules, replace=True)):
            self._model.come_from(name)

    def _ask_rename(self, preset: Preset) -> None:
        def fault(name: str) -> str:
            other = self._shelf.own_named(name)
            taken = other is not None and other.id != preset.id
            return t("preset_name.taken") if taken else self._fault(name)

        def rename(name: str) -> None:
            if self._change(lambda own: own.rename(preset.name, name)):
                self._follow(preset, name)

        text = t("editor.rename.text", name=preset.name)
        self._asker.ask_name("rename", text, preset.name, fault, rename)

    def _ask_delete(self, preset: Preset) -> None:
        def delete() -> None:
            if self._change(lambda own: own.delete(preset.name)):
                self._follow(preset, self._shelf.game[0].id)

        self._asker.ask(
            t("editor.delete.title"),
            t("editor.delete.text", name=preset.name),
            ("keep", t("editor.delete.no"), lambda: None),
            ("delete", t("editor.delete.yes"), delete),
        )

    def _follow(self, gone: Preset, name: str) -> None:
        """Compare the rules with the preset `name`, if they came from the one that is gone."""
        if self._model.settings.house.preset == gone.id:
            self._model.come_from(name)

    def _change(self, act: Callable[[OwnPresets], object]) -> bool:
        """Change the presets on file and read them anew; whether that worked."""
        own = self._shelf.files
        try:
            if own is None:
                raise FileNotFoundError(t("editor.no_folder"))
            act(own)
        except OSError as fault:
            self._asker.failed(reason(fault), "unchanged")
            return False
        self._shelf.refresh()
        return True
