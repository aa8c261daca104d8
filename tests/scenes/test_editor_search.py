"""The search of the rule editor."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.storage.settings import Settings
from game.ui.input import KeyPressed
from tests.scenes.editing import Editor


@pytest.fixture
def editor(tmp_path: Path) -> Editor:
    return Editor(tmp_path)


# The search


def test_typing_filters_the_rows_of_all_pages(editor: Editor) -> None:
    editor.type("/bag")
    shown = editor.names()
    assert "bag_limit:7" in shown
    assert "failed_nil:bags" in shown
    assert "bag_carry:carry" in shown
    editor.type(" penalty")
    assert "bag_penalty:+10" in editor.names()
    assert "bag_limit:7" in editor.names()
    assert "bag_value:5" not in editor.names()


@pytest.mark.parametrize(
    ("query", "target"),
    [
        ("highest trumps", "trumps:list"),
        ("TEN FOR", "ten_for_200:off"),
        ("sets_lose", "sets_lose:none"),
        ("whiz", "bid_style:whiz"),
        ("volume", "sound.volume:slider"),
        ("thrown in", "least_total:off"),
        ("dealer's", "bid_start:left"),
    ],
)
def test_titles_keys_values_and_explanations_are_searched(
    editor: Editor, query: str, target: str
) -> None:
    editor.press("search")
    editor.type(query)
    assert target in editor.names()


def test_what_is_found_is_reached_and_changed_by_keys(editor: Editor) -> None:
    editor.at.stack.handle(KeyPressed("f", control=True))
    editor.type("boston")
    editor.key("down", "right")
    assert editor.rules.boston == 50
    editor.key("up")
    editor.type(" xyzzy")
    assert not [name for name in editor.names() if ":" in name]


def test_esc_shows_the_page_again_and_then_leaves(editor: Editor) -> None:
    editor.press("page_nil")
    editor.type("/bag")
    editor.key("escape")
    assert "nil:zero" in editor.names()
    assert editor.top is editor.scene
    editor.key("escape")
    assert editor.at.stack.top is None


def test_a_page_of_the_list_ends_the_search(editor: Editor) -> None:
    editor.type("/volume")
    editor.press("page_bags")
    assert "bag_limit:7" in editor.names()


def test_letters_are_searched_for_and_do_nothing_else(editor: Editor) -> None:
    editor.type("/")
    editor.key("m", "space", "delete")
    assert editor.at.settings == Settings()


def test_where_nothing_is_found_nothing_can_be_done(editor: Editor) -> None:
    editor.type("/xyzzy")
    editor.key("down", "right", "tab", "up", "return")
    assert editor.at.settings == Settings()
    assert editor.top is editor.scene
