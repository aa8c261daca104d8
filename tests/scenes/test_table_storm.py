"""Any keys and clicks in any order, the window and the scale changing under them."""

from __future__ import annotations

import random

import pytest

from game.engine.record import replay
from game.scenes.zoom import zoom
from game.ui.geometry import Point
from game.ui.input import KeyPressed
from game.ui.tempo import tempo_of
from tests.scenes.seeded import new_match
from tests.scenes.sitting import FRAME, Sitting

STEPS = 250
KEYS = (
    *"huycvlstomrwnz0123456789",
    *("escape", "tab", "return", "space", "left", "right", "up", "down", "home", "end"),
)
SIZES = ((1280, 720), (800, 500), (820, 1180), (1920, 1080))
AWAY = {"menu", "quit", "options", "help", "undo", "redo"}
"""What leads away from the table, and back in the match oftener than it goes on."""
ASIDE = ("pause", "rules", "keys")
_PLAYING = ("card-", "bid-", "confirm", "next", "keep", "refuse", "look")


def click_anything(at: Sitting, chance: random.Random) -> None:
    """Click something live, and oftener what goes on with the match; now and then drag it."""
    names = [name for name in at.live() if name not in AWAY]
    playing = [name for name in names if name.startswith(_PLAYING)]
    if not names:
        return
    spot = at.spot(chance.choice(playing if playing and chance.random() < 0.7 else names))
    if chance.random() < 0.1:
        end = Point(chance.uniform(0, at.size[0]), chance.uniform(0, at.size[1]))
        at.drag(spot, end)
        at.let_go(end)
    else:
        at.click(spot)


def press_anything(at: Sitting, chance: random.Random) -> None:
    """Press any key, some with Control, or change what everything is measured by."""
    lot = chance.random()
    if lot < 0.05:
        at.resize(chance.choice(SIZES))
    elif lot < 0.1:
        zoom(at.desk, KeyPressed(chance.choice("+-0"), control=True))
        at.settle_requests()
    else:
        at.put(KeyPressed(chance.choice(KEYS), chance.random() < 0.1, chance.random() < 0.1))


def shown_hand(at: Sitting) -> set[str]:
    """The cards that can be touched, playable or not."""
    names = (target.id for target in at.table.targets())
    return {name.removeprefix("card-") for name in names if name.startswith("card-")}


@pytest.mark.parametrize("table", ["partners", "draw2", "pairs6"])
def test_nothing_that_is_pressed_breaks_the_table(table: str) -> None:
    chance = random.Random(table)
    at = Sitting(new_match(3, deals=2, table=table), tempo=tempo_of("fast"))
    for _ in range(STEPS):
        at.wait(FRAME * chance.choice((1, 4, 30)), frame=2 * FRAME)
        if at.scenes[-1] in ASIDE:
            at.key("escape")
        elif chance.random() < 0.6:
            click_anything(at, chance)
        else:
            press_anything(at, chance)
    while at.scenes[-1] in ASIDE:
        at.key("escape")
        at.wait(1.0)
    at.rest()
    view = at.session.view
    assert view == at.session.told
    assert view.hands is not None
    assert shown_hand(at) == set(map(str, view.hands[0] or ()))
    # The log holds whatever was done and taken back.
    assert replay(at.session.record).totals == view.totals
