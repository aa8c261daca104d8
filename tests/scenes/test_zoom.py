"""The scale of the interface and the size of the cards: by keys and settings, at once, capped."""

from __future__ import annotations

import pygame
import pytest

from game.opening import LEAST_SIZE
from game.scenes.options.cap import with_cap
from game.scenes.options.setting_rows import setting_rows
from game.scenes.zoom import fitting, zoom
from game.storage.settings import Settings
from game.ui.input import KeyPressed, read
from game.ui.layout.screen import fitting_scale
from tests.scenes.desks import desk
from tests.scenes.seeded import new_match
from tests.scenes.sitting import Sitting


def press(at: Sitting, *names: str) -> None:
    for name in names:
        assert zoom(at.desk, KeyPressed(name, control=True))
        at.settle_requests()


def wanted(at: Sitting) -> int:
    return at.desk.settings.look.scale


def with_look(**look: object) -> Settings:
    return Settings.model_validate({"look": look})


def test_the_keys_make_an_open_table_larger_and_smaller_at_once() -> None:
    at = Sitting(new_match(), (1920, 1080))
    usual = at.desk.brush.scale
    press(at, "+")
    assert wanted(at) == 110
    assert at.desk.brush.scale == pytest.approx(1.1 * usual)
    press(at, "0", "-")
    assert at.desk.brush.scale == pytest.approx(0.9 * usual)
    press(at, "-", "-", "-")
    assert wanted(at) == 80
    press(at, "0")
    assert at.desk.brush.scale == usual


@pytest.mark.parametrize("key", [pygame.K_KP_PLUS, pygame.K_PLUS, pygame.K_EQUALS])
def test_the_keys_of_the_keypad_do_the_same(key: int) -> None:
    at = Sitting(new_match())
    event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LCTRL)
    put = read(event, (1.0, 1.0))
    assert put is not None
    assert zoom(at.desk, put)
    assert wanted(at) == 110


def test_other_keys_are_left_to_the_scenes() -> None:
    at = desk(new_match())
    assert not zoom(at, KeyPressed("0"))
    assert not zoom(at, KeyPressed("f", control=True))
    assert at.settings.look.scale == 100


def test_no_step_goes_beyond_what_the_window_has_room_for() -> None:
    at = Sitting(new_match(), (1120, 700))
    press(at, *"++++++++")
    assert wanted(at) == 150
    assert at.desk.brush.scale == pytest.approx(1.4)
    press(at, "-")
    assert wanted(at) == 125


def test_the_option_tells_how_far_its_scale_is_used() -> None:
    rows = setting_rows("look", with_look(scale=200))
    row = next(row for row in rows if row.id == "look.scale")
    assert with_cap(row, (1120, 700)).note == "200 % wanted, 140 % fits this window."
    assert with_cap(row, (1600, 1100)) is row
    assert all(with_cap(other, LEAST_SIZE) is other for other in rows if other is not row)


def test_a_larger_hand_is_taken_at_once() -> None:
    heights = []
    for size in (20, 25, 30):
        at = Sitting(new_match(), (1600, 900))
        at.desk.change(with_look(card_size=size))
        at.settle_requests()
        layout = at.desk.table_layout(at.size, at.session.view.table, 0)
        heights.append(layout.hand.height)
    assert heights[0] == pytest.approx(0.20 * 900)
    assert heights[0] < heights[1] < heights[2]


def test_the_least_window_has_room_for_the_usual_scale() -> None:
    assert fitting_scale(LEAST_SIZE) == 1.0
    assert fitting(LEAST_SIZE) == 100
