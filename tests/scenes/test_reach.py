"""On every screen all that can be pressed is in the window, apart, and in reach of the keyboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle

import pytest

from game.scenes.scene import Scene
from game.ui.geometry import Rect
from game.ui.input import KeyPressed
from tests.gallery.states import STATES
from tests.scenes.sitting import Sitting
from tests.ui.layout_kit import SIZES

SIZE = (1280, 720)
SCREENS = (
    "menu",
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
IN_THE_BAR = {"menu", "score-sheet"}
"""The menu's button stands in the bar of scores on a tall screen."""
LISTS = ("editor_presets",)
"""What Tab closes, and a window of another size."""
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


def looks() -> Iterator[tuple[tuple[int, int], float]]:
    """Sizes of every kind, with a usual, a large and a small scale by turns."""
    yield from zip(SIZES[::2], cycle((1.0, 2.0, 0.8)), strict=False)


def assert_fits(at: Sitting) -> None:
    for size, scale in looks():
        at.desk.brush.interface = scale
        at.resize(size)
        window = Rect(0.0, 0.0, *map(float, size))
        rects = {target.id: target.rect for target in at.top.targets()}
        out = [name for name, rect in rects.items() if not rect.within(window, 0.01)]
        met = [
            (one, two)
            for one, two in combinations(rects, 2)
            if {one, two} != IN_THE_BAR and rects[one].grown(-0.01).meets(rects[two])
        ]
        assert rects, (size, scale)
        assert (out, met) == ([], []), (size, scale)


@pytest.mark.parametrize("name", SCREENS)
def test_all_that_can_be_pressed_is_in_the_window_apart_and_in_reach(name: str) -> None:
    at = STATES[name](SIZE)
    scene, listed = at.top, name in LISTS
    live = {target.id for target in scene.targets() if target.enabled}
    found = reached(at, scene, WALKS[1:] if listed else WALKS)
    missed = {name for name in live if not found & {name, name.split(":")[0]}}
    assert live
    assert missed == set()
    if not listed:
        assert_fits(at)
