"""What is done with rule files: rules are handed on, and those of others are taken in."""

from __future__ import annotations

from pathlib import Path

from game.engine.presets import changed_options
from game.engine.rules import CLASSIC
from game.scenes.desk import Desk
from game.scenes.options.asking import Asker
from game.scenes.options.importdialog import ImportDialog
from game.scenes.options.model import OptionsModel
from game.scenes.options.presets import Preset
from game.storage.files import reason
from game.storage.rule_files import RuleFile, RuleFileError, name_fault, same_name
from game.storage.rule_files_disk import export_rules, found_rule_files, read_rule_file
from game.storage.settings import PRESET_LETTERS
from game.words import t


class FileDeeds:
    """Asks what has to be asked, and does it; what fails is said and changes nothing."""

    def __init__(self, desk: Desk, model: OptionsModel, asker: Asker) -> None:
        self._desk, self._model, self._asker = desk, model, asker
        self._shelf = model.shelf

    def ask_export(self) -> None:
        """Ask for the name under which the rules are handed on."""
        self._model.end_writing()
        base = self._model.base
        name = t("match.house") if self._model.changes else base.name
        text = t("editor.export.text", folder=self._exports)
        self._asker.ask_name("export", text, name, _fault, self._export)

    def ask_import(self) -> None:
        """Ask for a rule file."""
        self._model.end_writing()
        own = self._shelf.files
        folders = [self._exports] if own is None else [self._exports, own.folder]
        found = found_rule_files(folders)
        self._desk.stack.push(ImportDialog(self._desk, found, self.take_in))

    def take_in(self, path: Path) -> None:
        """Use the rules of a file and keep them, unless there is something wrong with it."""
        self._model.end_writing()
        try:
            file = read_rule_file(path)
        except RuleFileError as fault:
            self._asker.tell(t("editor.refused.title"), str(fault))
            return
        self._shelf.refresh()
        there = self._known(file)
        if there is not None:
            self._use(there)
        elif self._shelf.own_named(file.name) is None:
            self._keep(RuleFile(self._shelf.free_name(file.name), file.rules))
        else:
            self._ask_both(file)

    @property
    def _exports(self) -> Path:
        return Path.home() if self._desk.exports is None else self._desk.exports

    def _export(self, name: str) -> None:
        folder = self._exports
        try:
            path = export_rules(folder, RuleFile(name, self._model.settings.rules))
        except OSError as fault:
            text = t("editor.export.failed", folder=folder, reason=reason(fault))
            self._asker.tell(t("editor.failed.title"), text)
            return
        self._asker.tell(t("editor.exported.title"), t("editor.exported.text", path=path))

    def _known(self, file: RuleFile) -> Preset | None:
        """The preset that a file holds, if it is there already."""
        presets = (*self._shelf.game, *self._shelf.own)
        named = (preset for preset in presets if same_name(preset.name, file.name))
        return next((preset for preset in named if preset.rules == file.rules), None)

    def _ask_both(self, file: RuleFile) -> None:
        another = RuleFile(self._shelf.free_name(file.name), file.rules)
        self._asker.ask(
            t("editor.both.title"),
            t("editor.both.text", name=file.name),
            ("both", t("editor.both.yes"), lambda: self._keep(another)),
            ("replace", t("editor.both.replace"), lambda: self._keep(file)),
            ("cancel", t("button.cancel"), lambda: None),
        )

    def _keep(self, file: RuleFile) -> None:
        """Keep the rules of a file among the presets and use them, kept or not."""
        own = self._shelf.files
        try:
            if own is None:
                raise FileNotFoundError(t("editor.no_folder"))
            own.save(file.name, file.rules, replace=True)
        except OSError as fault:
            classic = self._shelf.game[0]
            self._model.choose(Preset(classic.id, classic.name, "", file.rules))
            self._asker.failed(reason(fault), "used")
            return
        self._shelf.refresh()
        kept = self._shelf.own_named(file.name)
        if kept is not None:
            self._use(kept)

    def _use(self, preset: Preset) -> None:
        self._model.choose(preset)
        differing = len(changed_options(preset.rules, CLASSIC))
        text = t("editor.imported.text", name=preset.name, n=differing)
        self._asker.tell(t("editor.imported.title"), text)


def _fault(name: str) -> str:
    key = name_fault(name)
    return "" if key is None else t(key, most=PRESET_LETTERS)
