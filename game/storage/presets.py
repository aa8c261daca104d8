"""The player's own presets: a folder with a rule file for each."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from pathlib import Path

from game.engine.presets import PRESETS, same_but_for_length
from game.engine.rules import Rules
from game.storage.files import write_atomically
from game.storage.rule_files import (
    SUFFIX,
    RuleFile,
    RuleFileError,
    rule_file_text,
    same_name,
)
from game.storage.rule_files_disk import read_rule_file
from game.storage.settings import Settings


class NameTaken(ValueError):
    """Another own preset has this name."""


@dataclass(frozen=True, slots=True)
class OwnPreset:
    """Rules that the player saved under a name, and the file they are in."""

    name: str
    rules: Rules
    path: Path


@dataclass(frozen=True, slots=True)
class BadFile:
    """A file of the folder that cannot be used, and why, in a sentence."""

    path: Path
    sentence: str


class OwnPresets:
    """The presets in `folder`, which need not exist; it is read anew each time it is asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self) -> tuple[tuple[OwnPreset, ...], tuple[BadFile, ...]]:
        """The presets by name, and the files that are none; the second of a name is none."""
        good: list[OwnPreset] = []
        bad: list[BadFile] = []
        for path in self._files():
            try:
                file = read_rule_file(path)
                if any(same_name(file.name, other.name) for other in good):
                    raise RuleFileError("twice", path.name, name=file.name)
            except RuleFileError as fault:
                bad.append(BadFile(path, str(fault)))
            else:
                good.append(OwnPreset(file.name, file.rules, path))
        return tuple(sorted(good, key=lambda preset: preset.name.casefold())), tuple(bad)

    def find(self, name: str) -> OwnPreset | None:
        """The preset of that name, in capitals or not."""
        return next((p for p in self.load()[0] if same_name(p.name, name)), None)

    def name_of_rules(self, settings: Settings) -> str:
        """What the player called the rules set: the name of the own preset that they come from.

        It is "" where they come from one of the game, or are no longer those of the preset in more
        than the length of the match.
        """
        if settings.house.preset in PRESETS:
            return ""
        preset = self.find(settings.house.preset)
        if preset is None or not same_but_for_length(settings.rules, preset.rules):
            return ""
        return preset.name

    def save(self, name: str, rules: Rules, *, replace: bool = False) -> OwnPreset:
        """Keep rules under a name.

        Raises NameTaken for the name of another preset unless that is to be replaced, and OSError.
        """
        there = self.find(name)
        if there is not None and not replace:
            raise NameTaken(name)
        path = self._free_path(name) if there is None else there.path
        return _written(path, name, rules)

    def delete(self, name: str) -> None:
        """Take a preset away; nothing happens if there is none of that name. Raises OSError."""
        there = self.find(name)
        if there is not None:
            there.path.unlink(missing_ok=True)

    def rename(self, old: str, new: str) -> OwnPreset:
        """Give a preset another name.

        Raises KeyError if there is none, NameTaken if another has the new name, and OSError.
        """
        there = self.find(old)
        if there is None:
            raise KeyError(old)
        if same_name(old, new):
            return _written(there.path, new, there.rules)
        renamed = self.save(new, there.rules)
        there.path.unlink(missing_ok=True)
        return renamed

    def _files(self) -> list[Path]:
        try:
            return sorted(p for p in self.folder.iterdir() if p.name.endswith(SUFFIX))
        except OSError:
            return []

    def _free_path(self, name: str) -> Path:
        """A file that is not there: one that cannot be read may still be dear to somebody."""
        for number in count(1):
            stem = name if number == 1 else f"{name}-{number}"
            path = self.folder / f"{stem}{SUFFIX}"
            if not path.exists():
                return path
        raise AssertionError


def _written(path: Path, name: str, rules: Rules) -> OwnPreset:
    write_atomically(path, rule_file_text(RuleFile(name, rules)).encode())
    return OwnPreset(name, rules, path)
