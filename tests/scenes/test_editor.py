"""The rule editor: presets, tables, every size; by pointer alone and by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.presets import PRESETS
from game.engine.rules import CLASSIC, Rules
from game.storage.rule_files import RuleFile
from game.storage.rule_files_disk import export_rules
from game.storage.settings import House, Settings
from tests.scenes.desks import SIZES, assert_clear, click, draw, place
from tests.scenes.editing import HOUSE, Editor
from tests.ui.kit import pixels


@pytest.fixture
def editor(tmp_path: Path) -> Editor:
    return Editor(tmp_path)


# Presets of the game


@pytest.mark.parametrize("name", ["quick", "six_hand_pairs", "arena"])
def test_a_preset_sets_all_rules(editor: Editor, name: str) -> None:
    editor.press("bag_limit:7")
    editor.choose(name)
    assert editor.rules == PRESETS[name]
    assert editor.preset == name
    assert editor.top is editor.scene
    assert "reset" not in editor.names()


def test_a_preset_by_keys(editor: Editor) -> None:
    editor.key("tab", "tab", "return", "down", "down", "return")
    assert (editor.rules, editor.preset) == (PRESETS["short"], "short")


def test_a_choice_is_taken_back_once(editor: Editor) -> None:
    editor.press("bag_limit:7")
    editor.choose("whiz")
    editor.press("undo")
    assert (editor.rules, editor.preset) == (Rules(bag_limit=7), "classic")
    assert "undo" not in editor.names()


def test_a_change_after_a_choice_leaves_nothing_to_take_back(editor: Editor) -> None:
    editor.choose("whiz")
    editor.press("bag_limit:7")
    assert "undo" not in editor.names()
    editor.press("bag_limit:10")
    assert "undo" not in editor.names()


def test_esc_and_a_click_beside_the_list_choose_nothing(editor: Editor) -> None:
    editor.press("preset")
    editor.key("down", "escape")
    editor.press("preset")
    beside = place(editor.scene, "done")
    click(editor.at, beside)
    editor.wait()
    assert editor.top is editor.scene
    assert editor.at.settings == Settings()


def test_rules_are_compared_with_their_preset(editor: Editor) -> None:
    editor.choose("short")
    editor.press("bag_carry:carry")
    editor.press("page_length")
    editor.press("target:list")
    editor.press("target=200")
    assert "reset" in editor.names()
    editor.press("target:undo")
    assert editor.rules.target == PRESETS["short"].target
    editor.press("page_bags")
    editor.press("bag_carry:reset")
    assert editor.rules == PRESETS["short"]
    assert "reset" not in editor.names()


def test_all_rules_go_back_to_their_preset(editor: Editor) -> None:
    editor.choose("short")
    editor.press("bag_limit:7")
    editor.press("reset")
    editor.press("keep")
    assert editor.rules.bag_limit == 7
    editor.press("reset")
    editor.press("reset")
    assert (editor.rules, editor.preset) == (PRESETS["short"], "short")


def test_a_preset_that_is_gone_is_classic(tmp_path: Path) -> None:
    editor = Editor(tmp_path)
    editor.at.change(editor.at.settings.model_copy(update={"house": House(preset="gone")}))
    editor.at.stack.update(0.1)
    editor.press("bag_limit:7")
    editor.press("reset")
    editor.press("reset")
    assert (editor.rules, editor.preset) == (CLASSIC, "classic")


def test_settings_have_no_buttons_for_rules(editor: Editor) -> None:
    editor.press("page_sound")
    assert not {"preset", "reset", "import", "export", "save"} & set(editor.names())
    assert "search" in editor.names()


# One's own presets


def test_rules_are_saved_under_a_name(tmp_path: Path) -> None:
    editor = Editor(tmp_path, bag_limit=7, bag_carry="reset")
    editor.press("save")
    editor.type("Sunday table")
    editor.key("return")
    (kept,) = editor.own.load()[0]
    assert (kept.name, kept.rules) == ("Sunday table", HOUSE)
    assert editor.preset == "Sunday table"
    assert "reset" not in editor.names()
    editor.press("bag_limit:10")
    editor.press("bag_limit:undo")
    assert editor.rules == HOUSE


def test_own_presets_are_chosen_and_found_again(editor: Editor) -> None:
    editor.own.save("Sunday table", HOUSE)
    editor.choose("Sunday table")
    assert (editor.rules, editor.preset) == (HOUSE, "Sunday table")


@pytest.mark.parametrize("name", ["", "Whiz", "classic", "a/b", "con", "  ", "."])
def test_names_that_cannot_be_are_not_taken(editor: Editor, name: str) -> None:
    editor.press("save")
    editor.type(name)
    assert "yes" not in editor.live()
    editor.key("return")
    assert editor.top.name == "field_dialog"
    editor.key("escape")
    assert editor.own.load() == ((), ())
    assert editor.preset == "classic"


@pytest.mark.parametrize(("answer", "limit"), [("keep", 7), ("replace", 5)])
def test_a_preset_is_replaced_only_when_asked(editor: Editor, answer: str, limit: int) -> None:
    editor.own.save("Sunday", Rules(bag_limit=7))
    editor.press("bag_limit:5")
    editor.press("save")
    editor.type("SUNDAY")
    editor.press("yes")
    editor.press(answer)
    (kept,) = editor.own.load()[0]
    assert kept.rules == Rules.model_validate({"bag_limit": limit})


def test_a_preset_is_renamed_and_the_rules_go_with_it(editor: Editor) -> None:
    editor.own.save("Sunday", HOUSE)
    editor.choose("Sunday")
    editor.press("preset")
    editor.press("rename=Sunday")
    editor.write("Monday")
    editor.press("yes")
    assert [preset.name for preset in editor.own.load()[0]] == ["Monday"]
    assert editor.preset == "Monday"
    assert "preset=Monday" in editor.names()


def test_a_preset_is_not_renamed_to_a_name_that_is_taken(editor: Editor) -> None:
    for name in ("Sunday", "Monday"):
        editor.own.save(name, HOUSE)
    editor.press("preset")
    editor.press("rename=Sunday")
    editor.write("monday")
    assert "yes" not in editor.live()


@pytest.mark.parametrize(("answer", "left"), [("keep", 1), ("delete", 0)])
def test_a_preset_is_deleted_when_asked_twice(editor: Editor, answer: str, left: int) -> None:
    editor.own.save("Sunday", HOUSE)
    editor.choose("Sunday")
    editor.press("preset")
    editor.press("delete=Sunday")
    editor.press(answer)
    assert len(editor.own.load()[0]) == left
    assert editor.rules == HOUSE
    assert editor.preset == ("Sunday" if left else "classic")


def test_rename_and_delete_by_keys(editor: Editor) -> None:
    editor.own.save("Sunday", HOUSE)
    editor.press("preset")
    editor.key("home", "f2")
    editor.type("s")
    editor.key("return", "delete", "tab", "return")
    assert editor.own.load()[0] == ()
    editor.key("escape")
    assert editor.top is editor.scene


def test_presets_of_the_game_are_neither_renamed_nor_deleted(editor: Editor) -> None:
    editor.press("preset")
    before = editor.top
    editor.key("f2", "delete")
    assert editor.top is before
    assert not [name for name in editor.names() if name.startswith(("rename=", "delete="))]


def test_what_cannot_be_stored_is_said(editor: Editor) -> None:
    editor.own.folder.parent.mkdir(exist_ok=True)
    editor.own.folder.write_text("a file in the place of the folder")
    editor.press("save")
    editor.type("Sunday")
    editor.key("return")
    assert editor.top.name == "dialog"
    editor.key("return")
    assert editor.preset == "classic"


# Tables


@pytest.mark.parametrize(
    ("table", "there", "away"),
    [
        ("partners", "trumps:list", "draw_shows_second:switch"),
        ("draw2", "draw_shows_second:switch", "none"),
        ("pairs6", "trumps:list", "removed_for_jokers:2h_2c"),
        ("solo3", "trumps:list", "removed_for_jokers:2h_2c"),
    ],
)
def test_each_table_has_its_rows(tmp_path: Path, table: str, there: str, away: str) -> None:
    editor = Editor(tmp_path, "table", table=table, trumps="jokers")
    assert there in editor.names()
    assert away not in editor.names()


def test_every_table_can_be_chosen(tmp_path: Path) -> None:
    editor = Editor(tmp_path, "table")
    for table in ("solo4", "solo3", "draw2", "solo5", "pairs6", "partners"):
        editor.press("table:list")
        editor.press(f"table={table}")
        assert editor.rules.table == table


def test_a_promoted_deuce_is_not_offered_to_go_out(tmp_path: Path) -> None:
    editor = Editor(tmp_path, "table", trumps="jokers_2d_2s")
    rows = [name for name in editor.names() if name.startswith("removed_for_jokers:")]
    assert rows == ["removed_for_jokers:2h_2c"]


# Every size


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
def test_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    editor = Editor(tmp_path, size=size, bag_limit=7)
    editor.own.save("W" * 32, HOUSE)
    for number in range(9):
        export_rules(editor.exports, RuleFile(f"Club {number}", HOUSE))
    editor.type("/bag")
    assert_clear(editor.scene, size)
    editor.key("escape")
    editor.press("preset")
    assert_clear(editor.top, size)
    editor.key("escape")
    for name in ("import", "export", "save"):
        editor.press(name)
        assert_clear(editor.top, size)
        editor.key("escape")
    editor.choose("W" * 32)
    assert_clear(editor.scene, size)
    assert {"undo", "preset", "search"} <= set(editor.names())


def test_drawing_changes_nothing(editor: Editor) -> None:
    editor.own.save("Sunday", HOUSE)
    for keys in (("tab", "tab", "return"), ("escape",)):
        editor.key(*keys)
        assert pixels(draw(editor.at)) == pixels(draw(editor.at))


def test_a_window_of_another_size_closes_the_list(editor: Editor) -> None:
    editor.press("preset")
    editor.at.stack.resize((960, 600))
    editor.wait()
    assert editor.top is editor.scene
