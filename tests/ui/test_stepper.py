"""Steppers and sliders: their parts lie apart and inside, and a knob keeps to its line."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.ui.slider import slider, slider_share, slider_track
from game.ui.stepper import StepperLook, stepper, stepper_parts, stepper_width
from tests.ui.kit import brush, sheet, touched

LOOKS = (
    StepperLook("100", ("",), ("",)),
    StepperLook("5000", ("−50", "−10"), ("+10", "+50"), listed=True),
)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", [1.0, 2.4])
def test_parts_follow_each_other_inside(look: StepperLook, scale: float) -> None:
    paint = brush(scale=scale)
    area = pygame.FRect(20, 20, stepper_width(paint, look, look.value), 44 * scale)
    parts = stepper_parts(paint, area, look)
    assert len(parts) == len(look.less) + 1 + len(look.more)
    assert all(area.contains(part) for part in parts)
    assert all(one.right <= two.left + 0.01 for one, two in pairwise(parts))
    middle = parts[len(look.less)]
    assert middle.w >= paint.text.width(look.value, 19, 600)


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_drawn_inside_its_box(look: StepperLook) -> None:
    paint, surface = brush(), sheet(400, 120)
    area = pygame.Rect(30, 30, round(stepper_width(paint, look, look.value)) + 1, 44)
    stepper(paint, surface, area, look)
    # The keys throw a shade.
    assert area.inflate(24, 44).contains(touched(surface))


def test_a_dead_key_looks_dead() -> None:
    paint, live, dead = brush(), sheet(400, 120), sheet(400, 120)
    area = (30, 30, 240, 44)
    stepper(paint, live, area, StepperLook("0", ("",), ("",)))
    stepper(paint, dead, area, StepperLook("0", ("",), ("",), frozenset({0})))
    assert pygame.image.tobytes(live, "RGB") != pygame.image.tobytes(dead, "RGB")


@pytest.mark.parametrize(("x", "share"), [(-50, 0.0), (0, 0.0), (50, 0.5), (100, 1.0), (400, 1.0)])
def test_the_share_keeps_to_the_line(x: float, share: float) -> None:
    assert slider_share((20, 0, 100, 10), 20 + x) == pytest.approx(share)


@pytest.mark.parametrize("share", [0.0, 0.4, 1.0])
def test_a_slider_leaves_room_for_its_number(share: float) -> None:
    paint, surface = brush(), sheet(400, 120)
    area = pygame.Rect(40, 40, 260, 40)
    slider(paint, surface, area, share, "100 %", "100 %")
    track = slider_track(paint, area, "100 %")
    assert area.left < track.left < track.right < area.right - paint.text.width("100 %", 19, 600)
    assert area.inflate(30, 30).contains(touched(surface))
