"""The keyboard everywhere: what Tab reaches is ringed, Esc goes back, F1 tells the keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.scenes.desk import Desk
from game.scenes.help import HELP_KEY, HowToScene, KeysScene, show_keys
from game.scenes.match_over import MatchOverScene
from game.scenes.menu import MenuScene
from game.scenes.pause import PauseScene
from game.scenes.scene import Scene
from game.scenes.score_sheet import ScoreSheetScene
from game.session.match import MatchSession
from game.storage.settings import Settings
from game.ui.control import Control, Controls
from game.ui.faces import button_face
from game.ui.geometry import Rect
from game.ui.input import FileDropped, KeyPressed, PointerPressed
from tests.scenes.asked import Asking, asked
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

SIZE = (960, 600)
NARROW = (800, 500)
RING = 8.0
"""How far a focus ring reaches out of its control, and then some."""
SPEAKING = {"change"}
"""Controls that are a sign alone and say in words what they do."""
RUNNING = match(2, tricks=2)
OVER = match(9, deals=1)


def nothing() -> None:
    """Do nothing."""


def menu(at: Desk) -> Scene:
    return MenuScene(at, nothing)


def pause(at: Desk) -> Scene:
    return PauseScene(at, nothing, nothing)


def book(at: Desk) -> Scene:
    return ScoreSheetScene(at, reading=True, on_menu=nothing)


def over(at: Desk) -> Scene:
    return MatchOverScene(at, nothing, nothing)


def changed(before: pygame.Surface, after: pygame.Surface) -> Rect:
    """Return the box around every pixel that differs."""
    mask = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    mask.invert()
    boxes = mask.get_bounding_rects()
    box = boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)
    return Rect(*map(float, box))


def ringed(scene: Scene, before: pygame.Surface, after: pygame.Surface) -> set[str]:
    """Return the control that has the focus if the picture changed around it and nowhere else."""
    box = changed(before, after)
    return {
        target.id
        for target in scene.targets()
        if box.w >= 12
        and (
            box.within(target.rect.grown(RING))
            or (target.id in SPEAKING and target.id == scene.focus)
        )
    }


@pytest.mark.parametrize(
    ("make", "session", "size"),
    [
        (menu, RUNNING, SIZE),
        (menu, None, SIZE),
        (pause, RUNNING, SIZE),
        (book, RUNNING, SIZE),
        (book, RUNNING, NARROW),
        (over, OVER, SIZE),
        (HowToScene, None, SIZE),
        (KeysScene, None, SIZE),
    ],
)
def test_tab_reaches_every_control_and_shows_it(
    make: Callable[[Desk], Scene], session: MatchSession | None, size: tuple[int, int]
) -> None:
    at = desk(session)
    scene = make(at)
    show(at, scene, size)
    settle(at, scene)
    at.stack.update(1.0)
    plain = draw(at, size)
    live = [target.id for target in scene.targets() if target.enabled]
    reached: list[str] = []
    for _ in live:
        key(at, "tab")
        reached += ringed(scene, plain, draw(at, size))
    assert sorted(reached) == sorted(live)
    at.stack.handle(KeyPressed("tab", shift=True))
    back = ringed(scene, plain, draw(at, size))
    assert back == {reached[-2] if len(reached) > 1 else reached[0]}


@pytest.mark.parametrize("make", [menu, pause, book])
def test_a_press_of_the_pointer_hides_the_ring(make: Callable[[Desk], Scene]) -> None:
    at = desk(RUNNING)
    scene = make(at)
    show(at, scene, SIZE)
    settle(at, scene)
    at.stack.update(1.0)
    plain = pixels(draw(at, SIZE))
    key(at, "tab")
    assert pixels(draw(at, SIZE)) != plain
    at.stack.handle(PointerPressed(2.0, 2.0))
    assert pixels(draw(at, SIZE)) == plain


@pytest.mark.parametrize("name", ["left", "right", "up", "down"])
def test_arrows_find_the_first_key_of_the_bid_pad(name: str) -> None:
    asking = Asking(asked())
    key(asking.desk, name)
    assert any(target.id == "confirm" and target.enabled for target in asking.scene.targets())


def test_arrows_without_a_focus_are_left_to_the_scene() -> None:
    controls = Controls(
        [Control("one", Rect(0, 0, 40, 40), button_face("one"), nothing)],
    )
    assert not controls.handle(KeyPressed("right"))
    assert controls.focus is None
    assert controls.handle(KeyPressed("tab"))
    assert controls.focus == "one"
    assert controls.handle(KeyPressed("right"))


def test_arrows_scroll_a_page_or_else_move_the_focus() -> None:
    at = desk(RUNNING)
    scene = book(at)
    show(at, scene, (1920, 1080))
    plain = draw(at, (1920, 1080))
    key(at, "up")
    assert ringed(scene, plain, draw(at, (1920, 1080))) == {"menu"}


@pytest.mark.parametrize("name", ["escape", "s", "return"])
def test_the_book_is_closed_by_keys(name: str) -> None:
    at = desk(RUNNING)
    show(at, ScoreSheetScene(at, reading=True), SIZE)
    key(at, name)
    assert at.stack.empty


@pytest.mark.parametrize("make", [menu, pause, KeysScene])
def test_m_turns_the_sound_off_for_good(make: Callable[[Desk], Scene]) -> None:
    at = desk(RUNNING)
    kept: list[Settings] = []
    at.keep = kept.append
    show(at, make(at), SIZE)
    key(at, "m")
    assert at.sounds.muted
    key(at, "m")
    assert not at.sounds.muted
    assert [settings.sound.muted for settings in kept] == [True, False]


@pytest.mark.parametrize("make", [menu, pause, book, over, HowToScene])
@pytest.mark.parametrize("name", [HELP_KEY, "f11"])
def test_the_keys_of_the_house_are_left_to_it(make: Callable[[Desk], Scene], name: str) -> None:
    at = desk(OVER)
    scene = make(at)
    show(at, scene, SIZE)
    settle(at, scene)
    assert not at.stack.handle(KeyPressed(name))
    assert at.stack.top is scene


@pytest.mark.parametrize("make", [book, over, HowToScene])
def test_the_sound_key_is_left_to_the_house_too(make: Callable[[Desk], Scene]) -> None:
    at = desk(OVER)
    scene = make(at)
    show(at, scene, SIZE)
    settle(at, scene)
    assert not at.stack.handle(KeyPressed("m"))


def test_how_to_play_from_the_pause_and_back() -> None:
    at = desk(RUNNING)
    scene = pause(at)
    show(at, scene, SIZE)
    click(at, place(scene, "help"))
    assert isinstance(at.stack.top, HowToScene)
    key(at, "escape")
    assert at.stack.top is scene


@pytest.mark.parametrize("name", ["escape", HELP_KEY, "return", "space"])
def test_the_keys_are_put_away_by_keys(name: str) -> None:
    at = desk()
    below = menu(at)
    show(at, below, SIZE)
    show_keys(at)
    draw(at, SIZE)
    key(at, name)
    at.stack.update(1.0)
    at.stack.settle_requests()
    assert at.stack.top is below


def test_the_keys_are_put_away_by_a_click_anywhere() -> None:
    at = desk()
    below = menu(at)
    show(at, below, SIZE)
    show_keys(at)
    draw(at, SIZE)
    click(at, Rect(0, 0, 10, 10))
    at.stack.update(1.0)
    at.stack.settle_requests()
    assert at.stack.top is below


def test_the_keys_lie_there_once() -> None:
    at = desk()
    show(at, menu(at), SIZE)
    for _ in range(2):
        show_keys(at)
        at.stack.settle_requests()
    assert [scene.name for scene in at.stack.visible()] == ["menu", "keys"]


def test_the_keys_from_how_to_play() -> None:
    at = desk()
    scene = HowToScene(at)
    show(at, scene, SIZE)
    click(at, place(scene, "keys"))
    assert isinstance(at.stack.top, KeysScene)


def test_a_file_dropped_on_the_keys_is_for_what_lies_below() -> None:
    at = desk()
    scene = KeysScene(at)
    show(at, scene, SIZE)
    assert not at.stack.handle(FileDropped("rules.toml"))
    at.stack.settle_requests()
    assert at.stack.empty


def test_keys_that_do_not_fit_scroll() -> None:
    size = (800, 500)
    at = desk()
    scene = KeysScene(at)
    show(at, scene, size)
    settle(at, scene)
    top = pixels(draw(at, size))
    key(at, "page down")
    assert pixels(draw(at, size)) != top
    key(at, "home")
    assert pixels(draw(at, size)) == top


@pytest.mark.parametrize("size", SIZES)
def test_every_size_of_the_keys(size: tuple[int, int]) -> None:
    at = desk()
    scene = KeysScene(at)
    show(at, scene, size)
    assert_clear(scene, size)
