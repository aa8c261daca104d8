"""The pause: it lies over the table and above the hand, and leads on or away."""

from __future__ import annotations

import pytest

from game.scenes.desk import Desk
from game.scenes.pause import PauseScene
from game.scenes.scene import Scene
from game.ui.input import Input, KeyPressed
from game.ui.layout.arrange import table_layout
from tests.scenes.desks import (
    SIZES,
    assert_clear,
    click,
    desk,
    draw,
    key,
    match,
    place,
    settle,
    show,
)
from tests.ui.kit import pixels

RUNNING = match(1, tricks=2)


class Table(Scene):
    """What lies below; it remembers what reaches it."""

    name = "table"

    def __init__(self) -> None:
        self.inputs: list[Input] = []

    def handle(self, event: Input) -> bool:
        self.inputs.append(event)
        return True


def paused(size: tuple[int, int] = (1280, 720)) -> tuple[Desk, Table, PauseScene, list[str]]:
    at, table, calls = desk(RUNNING), Table(), list[str]()
    scene = PauseScene(at, lambda: calls.append("menu"), lambda: calls.append("full screen"))
    show(at, table, size)
    show(at, scene, size)
    settle(at, scene)
    return at, table, scene, calls


def let_go(at: Desk) -> None:
    at.stack.update(1.0)
    at.stack.settle_requests()


@pytest.mark.parametrize("name", ["return", "escape"])
def test_back_to_the_table(name: str) -> None:
    at, table, scene, _ = paused()
    key(at, name)
    assert not scene.settled
    let_go(at)
    assert at.stack.top is table
    assert table.inputs == []


def test_nothing_reaches_the_table() -> None:
    at, table, _, _ = paused()
    key(at, "a", "left", "7")
    assert table.inputs == []
    at.stack.handle(KeyPressed("tab"))
    assert table.inputs == []


def test_leave_to_menu() -> None:
    at, table, scene, calls = paused()
    click(at, place(scene, "menu"))
    assert calls == []
    let_go(at)
    assert calls == ["menu"]
    assert at.stack.top is table


def test_score_sheet_and_back() -> None:
    at, _, scene, _ = paused()
    click(at, place(scene, "score"))
    assert [shown.name for shown in at.stack.visible()][-1] == "score_sheet"
    key(at, "escape")
    assert at.stack.top is scene


def test_options_and_back() -> None:
    at, _, scene, _ = paused()
    rules = RUNNING.record.rules
    click(at, place(scene, "options"))
    shown = at.stack.top
    assert shown is not None
    assert shown.name == "options"
    click(at, place(shown, "page_bags"))
    click(at, place(shown, "bag_limit:7"))
    assert at.settings.rules.bag_limit == 7
    assert RUNNING.record.rules == rules
    key(at, "escape")
    assert at.stack.top is scene


def test_sound_and_full_screen_leave_the_pause_open() -> None:
    at, _, scene, calls = paused()
    before = pixels(draw(at))
    click(at, place(scene, "sound"))
    assert at.sounds.muted
    assert pixels(draw(at)) != before
    key(at, "m")
    assert not at.sounds.muted
    click(at, place(scene, "full_screen"))
    assert calls == ["full screen"]
    assert at.stack.top is scene


def test_quit() -> None:
    at, _, scene, _ = paused()
    click(at, place(scene, "quit"))
    assert at.stack.empty


def test_full_screen_is_offered_only_where_it_can_be_had() -> None:
    at = desk(RUNNING)
    scene = PauseScene(at, lambda: None)
    show(at, scene)
    assert "full_screen" not in [target.id for target in scene.targets()]


def test_it_comes_in_over_180_ms() -> None:
    at = desk(RUNNING)
    scene = PauseScene(at, lambda: None)
    show(at, scene)
    at.stack.update(0.1)
    assert scene.moving
    at.stack.update(0.1)
    assert scene.settled


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 600), (1000, 1400)])
def test_it_keeps_above_the_hand(size: tuple[int, int]) -> None:
    _, _, scene, _ = paused(size)
    assert_clear(scene, size)
    hand = table_layout(size, RUNNING.view.table.sides).hand.area(13)
    assert not any(target.rect.meets(hand) for target in scene.targets())


@pytest.mark.parametrize("size", SIZES)
def test_every_size(size: tuple[int, int]) -> None:
    _, _, scene, _ = paused(size)
    assert_clear(scene, size)
