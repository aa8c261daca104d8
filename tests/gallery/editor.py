"""Pictures of the rule editor: changed, searched, impossible, saved, handed on and taken in."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from game.engine.rules import Rules
from game.scenes.options import OptionsScene
from game.scenes.scene import Scene
from game.storage.presets import OwnPresets
from game.storage.rule_files import RuleFile
from game.storage.rule_files_disk import export_rules
from game.storage.settings import House
from game.ui.input import TextTyped
from tests.gallery.pages import page
from tests.gallery.reach import Reach, click, keys, then
from tests.scenes.sitting import Sitting

SATURDAY = Rules(trumps="jokers_2d_2s", nil_exchange=2, bag_limit=5, target=350)
CHANGED = SATURDAY.model_copy(update={"bag_value": -1, "trigger_bags": "cancelled"})
CLUB = Rules(table="pairs6", board=4, target=300)


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """A folder that lasts as long as the program, with two presets and a file that was sent."""
    folder = tempfile.TemporaryDirectory()
    own = OwnPresets(Path(folder.name) / "rules")
    own.save("Saturday", SATURDAY)
    own.save("Club night", CLUB)
    export_rules(Path(folder.name) / "exports", RuleFile("Grandma’s rules", CLUB))
    return folder


def editor(name: str, rules: Rules = CHANGED, preset: str = "Saturday") -> Reach:
    """A page of the options while some rules come from a preset."""

    def make(at: Sitting) -> Scene:
        home = Path(_folder().name)
        at.desk.presets, at.desk.exports = OwnPresets(home / "rules"), home / "exports"
        update = {"rules": rules, "house": House(preset=preset)}
        at.desk.settings = at.desk.settings.model_copy(update=update)
        return OptionsScene(at.desk, name)

    return page(make)


def types(text: str) -> Callable[[Sitting], None]:
    """Type letters, one after the other."""

    def act(at: Sitting) -> None:
        for letter in text:
            at.desk.stack.handle(TextTyped(letter))
        at.settle_requests()

    return act


STATES: dict[str, Reach] = {
    "editor_changed": then(editor("bags"), keys("down", "down")),
    "editor_search": then(editor("table"), types("/"), types("nil")),
    "editor_search_nothing": then(editor("table"), types("/"), types("castle")),
    "editor_impossible": then(editor("nil", Rules(bid_style="mirror"), "mirror"), click("nil:off")),
    "editor_idle": editor("bidding", Rules(bid_style="suicide"), "suicide"),
    "editor_alike": then(editor("play", Rules(), "classic"), keys(*["down"] * 3)),
    "editor_presets": then(editor("bags"), click("preset"), seconds=1.0),
    "editor_save": then(editor("bags"), click("save"), seconds=1.0),
    "editor_save_taken": then(
        editor("bags"), click("save"), lambda at: at.wait(1.0), types(":"), seconds=0.5
    ),
    "editor_import": then(editor("bags"), click("import"), seconds=1.0),
}
