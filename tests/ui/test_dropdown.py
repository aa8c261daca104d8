"""The list a key opens: where it lies, and how an item is picked."""

from __future__ import annotations

import pytest

from game.ui.dropdown import OpenList, Picked
from game.ui.geometry import Rect
from game.ui.input import KeyPressed, PointerMoved, PointerPressed
from tests.ui.kit import brush

WINDOW = Rect(0.0, 0.0, 960.0, 600.0)
LABELS = ("Off", "No spade", "One spade at most", "No face card or ace", "Seven of a suit")


def opened(chosen: int = 1) -> OpenList:
    return OpenList(brush(), LABELS, chosen, Rect(700.0, 100.0, 200.0, 40.0), WINDOW)


@pytest.mark.parametrize("x", [0.0, 380.0, 780.0])
@pytest.mark.parametrize("y", [0.0, 280.0, 560.0])
@pytest.mark.parametrize("count", [2, 5, 12])
def test_it_lies_inside_the_window_wherever_its_key_is(x: float, y: float, count: int) -> None:
    labels = [f"Item {i}" for i in range(count)]
    made = OpenList(brush(), labels, 0, Rect(x, y, 180.0, 40.0), WINDOW)
    assert made.rect.within(WINDOW)
    assert len(made.items) == count
    assert all(item.within(made.rect) for item in made.items)


def test_it_opens_at_what_is_chosen() -> None:
    assert opened(chosen=3).lit == 3


@pytest.mark.parametrize(
    ("keys", "item"),
    [("", 1), ("down", 2), ("up up up", 0), ("end", 4), ("end down", 4), ("home", 0)],
)
def test_keys_pick(keys: str, item: int) -> None:
    made = opened()
    for name in keys.split():
        assert made.handle(KeyPressed(name)) is None
    assert made.handle(KeyPressed("return")) == Picked(item)


@pytest.mark.parametrize("name", ["escape", "tab"])
def test_keys_close(name: str) -> None:
    assert opened().handle(KeyPressed(name)) == Picked(None)


def test_the_pointer_lights_and_picks() -> None:
    made = opened()
    item = made.items[2]
    assert made.handle(PointerMoved(item.cx, item.cy)) is None
    assert made.lit == 2
    assert made.handle(PointerPressed(item.cx, item.cy)) == Picked(2)


def test_a_press_elsewhere_closes_and_one_on_the_edge_does_nothing() -> None:
    made = opened()
    assert made.handle(PointerPressed(made.rect.x + 2, made.rect.y + 2)) is None
    assert made.handle(PointerPressed(10, 500)) == Picked(None)
