"""The rule editor hands rules on and takes them in."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.presets import PRESETS
from game.engine.rules import CLASSIC, Rules
from game.scenes.options import OptionsScene
from game.storage.rule_files import RuleFile
from game.storage.rule_files_disk import export_rules, read_rule_file
from game.storage.settings import Settings
from game.ui.input import FileDropped, KeyPressed, read
from tests.scenes.editing import HOUSE, Editor


@pytest.fixture
def editor(tmp_path: Path) -> Editor:
    return Editor(tmp_path)


# Export


def test_rules_are_exported_beside_what_is_there(tmp_path: Path) -> None:
    editor = Editor(tmp_path, bag_limit=7, bag_carry="reset")
    for _ in range(2):
        editor.press("export")
        editor.write("Sunday")
        editor.key("return")
        editor.press("ok")
    files = sorted(editor.exports.iterdir())
    assert [path.name for path in files] == ["Sunday-2.spades-rules", "Sunday.spades-rules"]
    assert [read_rule_file(path) for path in files] == [RuleFile("Sunday", HOUSE)] * 2
    assert editor.preset == "classic"


def test_an_export_that_fails_is_said(editor: Editor) -> None:
    editor.exports.write_text("a file in the place of the folder")
    editor.press("export")
    editor.press("yes")
    assert editor.top.name == "dialog"


# Import


def test_a_dropped_file_is_kept_and_used(editor: Editor) -> None:
    editor.drop(editor.sent("Cousins", HOUSE))
    assert editor.top.name == "dialog"
    editor.press("ok")
    assert (editor.rules, editor.preset) == (HOUSE, "Cousins")
    assert [preset.name for preset in editor.own.load()[0]] == ["Cousins"]
    editor.press("undo")
    assert (editor.rules, editor.preset) == (CLASSIC, "classic")


def test_a_file_dropped_elsewhere_opens_the_options(tmp_path: Path) -> None:
    editor = Editor(tmp_path)
    scene = OptionsScene(editor.at, dropped=editor.sent("Cousins", HOUSE))
    editor.at.stack.push(scene)
    editor.wait()
    assert (editor.rules, editor.preset) == (HOUSE, "Cousins")


def test_a_found_file_is_chosen(editor: Editor) -> None:
    export_rules(editor.exports, RuleFile("Club", HOUSE))
    editor.press("import")
    editor.press("file_0")
    assert editor.preset == "Club"


def test_found_files_by_keys(editor: Editor) -> None:
    for number in range(12):
        export_rules(editor.exports, RuleFile(f"Club {number}", Rules(target=100 + 50 * number)))
    editor.press("import")
    editor.key(*["up"] * 20, "down", "return")
    assert editor.preset.startswith("Club ")
    assert editor.rules.target == 100 + 50 * int(editor.preset.removeprefix("Club "))


def test_a_path_is_written(editor: Editor) -> None:
    path = editor.sent("Cousins", HOUSE)
    editor.press("import")
    assert "yes" not in editor.live()
    editor.type(f'"{path}"')
    editor.press("yes")
    assert editor.preset == "Cousins"


def test_a_file_is_dropped_on_the_dialog(editor: Editor) -> None:
    editor.press("import")
    editor.drop(editor.sent("Cousins", HOUSE))
    assert editor.preset == "Cousins"


@pytest.mark.parametrize(
    "data", [b"", b"\x00\x01", b'version = 1\nname = "x"\nbag_limit = 4', b"#" * 99_999]
)
def test_a_file_that_is_refused_changes_nothing(editor: Editor, data: bytes) -> None:
    path = editor.exports.parent / "x.spades-rules"
    path.write_bytes(data)
    editor.drop(path)
    assert editor.top.name == "dialog"
    editor.key("return")
    assert editor.top is editor.scene
    assert editor.at.settings == Settings()
    assert editor.own.load() == ((), ())


def test_a_preset_of_the_game_comes_back_as_itself(editor: Editor) -> None:
    editor.drop(editor.sent("Whiz", PRESETS["whiz"]))
    assert editor.preset == "whiz"
    assert editor.own.load() == ((), ())


def test_other_rules_by_the_name_of_a_preset_of_the_game_get_a_number(editor: Editor) -> None:
    editor.drop(editor.sent("Whiz", HOUSE))
    assert (editor.rules, editor.preset) == (HOUSE, "Whiz 2")


@pytest.mark.parametrize(
    ("answer", "limits", "used"),
    [
        ("both", {"Sunday": 3, "Sunday 2": 7}, "Sunday 2"),
        ("replace", {"Sunday": 7}, "Sunday"),
        ("cancel", {"Sunday": 3}, "classic"),
    ],
)
def test_another_file_of_a_name_that_is_there(
    editor: Editor, answer: str, limits: dict[str, int], used: str
) -> None:
    editor.own.save("Sunday", Rules(bag_limit=3))
    editor.drop(editor.sent("Sunday", HOUSE))
    editor.press(answer)
    assert {p.name: p.rules.bag_limit for p in editor.own.load()[0]} == limits
    assert editor.preset == used


def test_the_same_file_twice_is_kept_once(editor: Editor) -> None:
    path = editor.sent("Cousins", HOUSE)
    for _ in range(2):
        editor.drop(path)
        editor.press("ok")
    assert len(editor.own.load()[0]) == 1


def test_rules_that_cannot_be_kept_are_used_all_the_same(editor: Editor) -> None:
    path = editor.sent("Cousins", HOUSE)
    editor.own.folder.write_text("a file in the place of the folder")
    editor.drop(path)
    editor.press("ok")
    assert (editor.rules, editor.preset) == (HOUSE, "classic")


def test_a_dropped_file_is_an_input() -> None:
    event = pygame.event.Event(pygame.DROPFILE, file="/x.spades-rules")
    assert read(event, (1.0, 1.0)) == FileDropped("/x.spades-rules")


def test_control_is_known() -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_f, mod=pygame.KMOD_LCTRL)
    assert read(event, (1.0, 1.0)) == KeyPressed("f", control=True)
