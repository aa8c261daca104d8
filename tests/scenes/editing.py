"""The options on a desk with folders for presets and exports, and what a player does there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.engine.rules import Rules
from game.scenes.desk import Desk
from game.scenes.options import OptionsScene
from game.scenes.scene import Scene
from game.storage.presets import OwnPresets
from game.storage.rule_files import RuleFile
from game.storage.rule_files_disk import export_rules
from game.storage.settings import Settings
from game.ui.input import FileDropped, PointerMoved, TextTyped, WheelTurned
from tests.scenes.desks import click, desk, key, place, show

HOUSE = Rules(bag_limit=7, bag_carry="reset")


class Editor:
    """The options on a desk with a folder of presets and one for exports."""

    def __init__(
        self, folder: Path, page: str = "bags", size: tuple[int, int] = (1280, 720), **rules: Any
    ) -> None:
        self.at: Desk = desk()
        self.own = OwnPresets(folder / "rules")
        self.exports = folder / "exports"
        self.at.presets, self.at.exports = self.own, self.exports
        self.at.settings = Settings(rules=Rules.model_validate(rules))
        self.size = size
        self.scene = OptionsScene(self.at, page)
        show(self.at, self.scene, size)

    @property
    def top(self) -> Scene:
        """The scene that takes input."""
        top = self.at.stack.top
        assert top is not None
        return top

    @property
    def rules(self) -> Rules:
        """The rules of the next match."""
        return self.at.settings.rules

    @property
    def preset(self) -> str:
        """What the rules come from."""
        return self.at.settings.house.preset

    def names(self, scene: Scene | None = None) -> list[str]:
        """The targets of a scene, the topmost if none is given."""
        return [target.id for target in (scene or self.top).targets()]

    def live(self) -> list[str]:
        """The targets of the topmost scene that can be pressed."""
        return [target.id for target in self.top.targets() if target.enabled]

    def press(self, name: str) -> None:
        """Click a target of the topmost scene and let dialogs come and go."""
        click(self.at, place(self.top, name))
        self.wait()

    def key(self, *names: str) -> None:
        """Press keys and let dialogs come and go."""
        for name in names:
            key(self.at, name)
            self.wait()

    def type(self, text: str) -> None:
        """Type letters."""
        for letter in text:
            self.at.stack.handle(TextTyped(letter))
        self.wait()

    def write(self, text: str) -> None:
        """Write a line in place of the one in the field."""
        for _ in range(40):
            key(self.at, "backspace")
        self.type(text)

    def choose(self, name: str) -> None:
        """Choose a preset in the list."""
        self.press("preset")
        while f"preset={name}" not in self.names():
            rows = [t for t in self.top.targets() if t.id.startswith("preset=")]
            self.at.stack.handle(PointerMoved(rows[0].rect.cx, rows[0].rect.cy))
            self.at.stack.handle(WheelTurned(-3))
        self.press(f"preset={name}")

    def drop(self, path: Path) -> None:
        """Drop a file on the window."""
        self.at.stack.handle(FileDropped(str(path)))
        self.wait()

    def wait(self) -> None:
        """Let dialogs come and go."""
        for _ in range(4):
            self.at.stack.settle_requests()
            self.at.stack.update(0.5)

    def sent(self, name: str, rules: Rules) -> Path:
        """Return a rule file that somebody sent."""
        return export_rules(self.exports.parent / "post", RuleFile(name, rules))
