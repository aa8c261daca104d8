"""The presets to choose from: those of the game and the player's own."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.presets import PRESETS, changed_options
from game.engine.rules import CLASSIC, Rules
from game.storage.presets import BadFile, OwnPreset, OwnPresets
from game.storage.rule_files import RuleFileError, name_fault, same_name
from game.storage.settings import PRESET_LETTERS, Settings
from game.words import t
from game.words.presets import preset_about, preset_name


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules with a name; `id` is what the settings keep of it, `about` says who plays so."""

    id: str
    name: str
    about: str
    rules: Rules
    own: bool = False


class Shelf:
    """All presets; the player's own are read when the shelf is made and when they change.

    `version` grows with every change.
    """

    def __init__(self, files: OwnPresets | None) -> None:
        self._files = files
        self.game = tuple(
            Preset(slug, preset_name(slug), preset_about(slug), rules)
            for slug, rules in PRESETS.items()
        )
        self.own: tuple[Preset, ...] = ()
        self.bad: tuple[BadFile, ...] = ()
        self.version = 0
        self.refresh()

    @property
    def files(self) -> OwnPresets | None:
        """Where the player's own are kept; None where there is no such folder."""
        return self._files

    def refresh(self) -> None:
        """Read the player's own presets anew."""
        self.version += 1
        if self._files is None:
            return
        own, bad = self._files.load()
        self.own = tuple(_own(one) for one in own if not self._of_game(one.name))
        named_alike = (_alike(one) for one in own if self._of_game(one.name))
        self.bad = (*bad, *named_alike)

    def find(self, name: str) -> Preset | None:
        """The preset that the settings call `name`."""
        return next((preset for preset in (*self.game, *self.own) if preset.id == name), None)

    def own_named(self, name: str) -> Preset | None:
        """The player's own preset of that name, in capitals or not."""
        return next((preset for preset in self.own if same_name(preset.name, name)), None)

    def base(self, settings: Settings) -> Preset:
        """The preset that the rules come from; Classic where it is no longer there."""
        found = self.find(settings.house.preset)
        return self.game[0] if found is None else found

    def name_fault(self, name: str) -> str | None:
        """Why no preset of the player can have this name, as the key of a sentence."""
        return name_fault(name) or ("preset_name.game" if self._of_game(name) else None)

    def free_name(self, name: str) -> str:
        """`name`, or with the first number that makes it one that nobody has."""
        number, free = 1, name
        while self._of_game(free) or self.own_named(free) is not None:
            number += 1
            ending = t("editor.numbered", name="", n=number)
            free = t("editor.numbered", name=_cut(name, len(ending)), n=number)
        return free

    def _of_game(self, name: str) -> bool:
        return any(
            same_name(name, word) for preset in self.game for word in (preset.id, preset.name)
        )


def _own(preset: OwnPreset) -> Preset:
    about = t("editor.differs", n=len(changed_options(preset.rules, CLASSIC)))
    return Preset(preset.name, preset.name, about, preset.rules, own=True)


def _alike(preset: OwnPreset) -> BadFile:
    return BadFile(preset.path, str(RuleFileError("game_name", preset.path.name, name=preset.name)))


def _cut(name: str, ending: int) -> str:
    return name[: PRESET_LETTERS - ending].rstrip()
