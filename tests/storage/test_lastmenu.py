"""What the menu told last: kept as it was, and nothing where the file says anything else."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from game.storage.lastmenu import NAME, LastMenu, first_start, keep_last_menu, last_menu
from game.storage.paths import find_home

TOLD = LastMenu(
    resumable=True,
    note="Deal 4, your card",
    standings=(("You and Vera", "212", True), ("Otto and Amara", "−80", False)),
    match=12,
    new="Saturday · 350, six players",
    matches="2 under way",
    statistics="7 matches, 4 won",
    muted=True,
)


def test_what_is_kept_is_told_again(tmp_path: Path) -> None:
    keep_last_menu(find_home(tmp_path, {}), TOLD)
    assert last_menu(tmp_path, {}) == TOLD


def test_the_first_deal_is_offered_at_the_next_start_too(tmp_path: Path) -> None:
    keep_last_menu(find_home(tmp_path, {}), LastMenu(lesson=True))
    assert last_menu(tmp_path, {}).lesson


_NO_MENUS = (
    "",
    "[]",
    "{}",
    "[" * 10_000,
    '{"standings": 3}',
    '{"standings": [], "note": 3}',
    '{"standings": [], "new": 3}',
    '{"standings": [], "match": true}',
    '{"standings": [], "resumable": "yes"}',
    '{"standings": [["You", 4, true]]}',
    '{"standings": [], "more": true}',
    "\ud800",
    *(
        json.dumps(asdict(LastMenu()) | odd)
        for odd in (
            {"note": "\ud800"},
            {"new": "\0"},
            {"matches": "1\n2"},
            {"statistics": "9" * 10_000},
            {"standings": [["You", "\udfff", True]]},
            {"standings": [["You", "0", True]] * 1000},
        )
    ),
)


@pytest.mark.parametrize("text", _NO_MENUS)
def test_anything_else_is_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_bytes(text.encode("utf-8", "surrogatepass"))
    assert last_menu(tmp_path, {}) == LastMenu()


def test_a_folder_that_cannot_be_written_costs_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    home = find_home(tmp_path / "file", {})
    keep_last_menu(home, TOLD)
    assert last_menu(tmp_path / "file", {}) == LastMenu()


def test_a_link_round_in_a_circle_is_written_over(tmp_path: Path) -> None:
    (tmp_path / NAME).symlink_to(NAME)
    keep_last_menu(find_home(tmp_path, {}), TOLD)
    assert last_menu(tmp_path, {}) == TOLD


def test_a_folder_that_nobody_can_look_into_is_no_first_start(tmp_path: Path) -> None:
    assert first_start(find_home(tmp_path / "home", {}))
    assert not first_start(find_home(tmp_path / ("home" * 100), {}))
    assert last_menu(tmp_path / ("home" * 100), {}) == LastMenu()
