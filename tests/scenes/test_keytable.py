"""The table of keys is complete: no key is used by a scene that is not in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.scenes
from game.scenes.help.keytable import CAPS, GROUPS, columns, lines
from game.words import t

SCENES = Path(game.scenes.__file__).parent
NAMED = {
    "tab", "return", "enter", "keypad enter", "space", "escape", "left", "right", "up", "down",
    "home", "end", "page up", "page down", "delete", "backspace", "f1", "f2", "f3", "f4", "f5",
    "f6", "f7", "f8", "f9", "f10", "f11", "f12",
}  # fmt: skip
"""The names of the keys that have more than a sign."""


def is_key(text: object) -> bool:
    return isinstance(text, str) and (len(text) == 1 or text in NAMED)


def texts(node: ast.AST) -> set[str]:
    """Every text in a piece of source that names a key."""
    found = (one.value for one in ast.walk(node) if isinstance(one, ast.Constant))
    return {str(value) for value in found if is_key(value)}


def keys_in(tree: ast.AST) -> Iterator[str]:
    """The keys that a module looks for: in inputs, shortcuts, constants, and what it compares."""
    for node in ast.walk(tree):
        match node:
            case ast.MatchClass(cls=ast.Name("KeyPressed"), patterns=[name, *_]):
                yield from texts(name)
            case ast.Call(func=ast.Name("KeyPressed"), args=[name, *_]):
                yield from texts(name)
            case ast.keyword("shortcuts", value):
                yield from texts(value)
            case ast.Assign([ast.Name(name)], value) if name.strip("_").endswith("KEY"):
                yield from texts(value)
            case ast.Compare(ast.Name("name") | ast.Attribute(attr="name"), _, others):
                for other in others:
                    yield from texts(other)
            case ast.Match(ast.Name("name"), cases):
                for case in cases:
                    yield from texts(case.pattern)


def used() -> dict[str, set[str]]:
    """Every key that some scene looks for, with the modules that do."""
    found: dict[str, set[str]] = {}
    for path in SCENES.rglob("*.py"):
        for key in keys_in(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(key, set()).add(str(path.relative_to(SCENES)))
    return found


def test_every_key_of_every_scene_is_in_the_table() -> None:
    told = {key for group in GROUPS for row in group.rows for cap in row.caps for key in CAPS[cap]}
    found = used()
    assert {"r", "f", "n", "m", "s", "t", "escape", "page up"} <= found.keys()
    assert {key: where for key, where in found.items() if key not in told} == {}


def test_every_row_has_words() -> None:
    for group in GROUPS:
        assert t(group.title)
        for row in group.rows:
            assert t(row.does)
            assert all(t(f"key.{cap}") for cap in row.caps)
        assert len({row.caps for row in group.rows}) == len(group.rows)


@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_columns_hold_all_groups_in_order(many: int) -> None:
    found = columns(many)
    assert len(found) <= many
    assert [group for column in found for group in column] == list(GROUPS)
    longest = max(sum(map(lines, column)) for column in found)
    assert longest <= sum(map(lines, GROUPS)) / len(found) + max(map(lines, GROUPS))
