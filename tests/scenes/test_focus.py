"""By Tab and the arrows alone everything that can be pressed is reached, on every screen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.scenes.scene import Scene
from game.ui.input import KeyPressed
from tests.gallery import advice, before_play, companion, editor, pages, play
from tests.scenes.sitting import Sitting

STATES = {
    **pages.STATES,
    **editor.STATES,
    **before_play.STATES,
    **play.STATES,
    **advice.STATES,
    **companion.STATES,
}
SIZE = (1280, 720)
WALKED = (
    "menu",
    "options_bags",
    "options_players",
    "editor_presets",
    "editor_import",
    "editor_changed",
    "keys",
    "matches",
    "statistics",
    "how_to_bags",
    "following",
    "bidding",
    "blind_nil",
    "drawing",
    "giving",
    "team_talk",
    "redeal",
    "sheet_early",
    "pause",
    "over_won",
    "review",
    "watch",
)
"""A state of every scene: what is left out is another state of one of these."""
BACK = "shift tab"
WALKS = (
    ("tab",),
    ("right",),
    ("left",),
    ("down",),
    ("up",),
    ("right", "right", "down"),
    ("up",),
    ("down", "tab", "tab", BACK, BACK),
)
"""Keys pressed by turns, until they lead nowhere."""
CLOSED_BY_TAB = ("editor_presets",)
LISTED = "page_"
"""What the list of pages in the options begins with: a place from which to go on."""


def walk(at: Sitting, scene: Scene, keys: tuple[str, ...]) -> set[str]:
    """The names that the keyboard comes to with these keys, one after another."""
    found: set[str] = set()
    fruitless = 0
    while fruitless < 4 and len(found) < 100:
        before = len(found)
        for key in keys:
            at.put(KeyPressed("tab", shift=True) if key == BACK else KeyPressed(key))
            if at.top is not scene:
                return found
            found |= {scene.focus} if scene.focus else set()
        fruitless = fruitless + 1 if len(found) == before else 0
    return found


def reached(at: Sitting, scene: Scene, walks: Sequence[tuple[str, ...]]) -> set[str]:
    """The names that the keyboard comes to in all ways."""
    found: set[str] = set()
    for keys in walks:
        found |= walk(at, scene, keys) if at.top is scene else set()
    if any(name.startswith(LISTED) for name in found):
        while not (scene.focus or "").startswith(LISTED):
            at.key("tab")
        found |= walk(at, scene, ("down",)) | walk(at, scene, ("up",))
    return found


@pytest.mark.parametrize("name", WALKED)
def test_the_keyboard_reaches_all_that_can_be_pressed(name: str) -> None:
    at = STATES[name](SIZE)
    scene = at.top
    live = {target.id for target in scene.targets() if target.enabled}
    found = reached(at, scene, WALKS[1:] if name in CLOSED_BY_TAB else WALKS)
    missed = {name for name in live if not found & {name, name.split(":")[0]}}
    assert live
    assert missed == set()
