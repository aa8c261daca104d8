"""Keys and controls look different in every state (LOOK section 5)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.ui import buttons, controls
from game.ui.brush import Brush
from game.ui.keyface import Kind, State
from game.ui.theme import Step
from game.ui.themes import THEMES
from tests.ui.kit import brush, pixels, sheet, touched

BOX = (70, 60, 160, 60)
Drawing = Callable[[Brush, pygame.Surface, State, bool], None]
LOOKS = [(state, False) for state in State] + [(State.NORMAL, True)]


def _gold(one: Brush, on: pygame.Surface, state: State, focus: bool) -> None:
    buttons.button(one, on, BOX, "Next deal", kind=Kind.GOLD, state=state, focus=focus)


def _plain(one: Brush, on: pygame.Surface, state: State, focus: bool) -> None:
    buttons.button(one, on, BOX, "Review", icon="eye", state=state, focus=focus)


def _icon(one: Brush, on: pygame.Surface, state: State, focus: bool) -> None:
    buttons.icon_key(one, on, BOX, "hint", "Hint", state=state, focus=focus)


def _bid(one: Brush, on: pygame.Surface, state: State, focus: bool) -> None:
    buttons.bid_key(one, on, BOX, "4", state=state, focus=focus)


def _choice(one: Brush, on: pygame.Surface, state: State, focus: bool) -> None:
    controls.choice(one, on, BOX, ("Kept", "Lost"), 0, part=1, state=state, focus=focus)


def _row(one: Brush, on: pygame.Surface, state: State, focus: bool) -> None:
    controls.row_face(one, on, BOX, state=state, focus=focus)
    one.text.draw(on, "Bags", 90, 90, Step.LEAD, controls.row_ink(one, state))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("draw", [_gold, _plain, _icon, _bid, _choice, _row])
def test_each_state_looks_its_own(draw: Drawing, theme: str) -> None:
    one, drawn = brush(theme), set()
    for state, focus in LOOKS:
        surface = sheet()
        draw(one, surface, state, focus)
        drawn.add(pixels(surface))
    assert len(drawn) == len(LOOKS)


@pytest.mark.parametrize("draw", [_gold, _plain, _icon, _bid, _choice, _row])
def test_focus_reaches_beyond_the_box(draw: Drawing) -> None:
    surface = sheet()
    draw(brush("high"), surface, State.NORMAL, True)
    assert touched(surface).contains(pygame.Rect(BOX).inflate(9, 9))


def test_label_goes_down_with_a_pressed_key() -> None:
    tops = []
    for state in (State.NORMAL, State.PRESSED):
        surface = sheet()
        buttons.bid_key(brush("high", 2), surface, BOX, "4", state=state)
        ink = pygame.mask.from_threshold(
            surface.subsurface((120, 66, 60, 48)), (255, 255, 255), (60, 60, 60, 255)
        )
        tops.append(ink.get_bounding_rects()[0].top)
    assert tops[1] == tops[0] + 3


def test_blend_lies_between_rest_and_over() -> None:
    values = []
    for blend in (0.0, 0.5, 1.0):
        surface = sheet()
        buttons.button(brush(), surface, BOX, "", state=State.OVER, blend=blend)
        values.append(surface.get_at((100, 70)).g)
    assert values[0] < values[1] < values[2]


def test_button_width_holds_its_label() -> None:
    one = brush(scale=2)
    label = one.text.width("Same deal again", Step.LEAD, 600)
    assert buttons.button_width(one, "Same deal again") > label
    wider = buttons.button_width(one, "Same deal again", icon="reset")
    assert wider > buttons.button_width(one, "Same deal again")


def test_parts_of_a_choice_fill_it_side_by_side() -> None:
    parts = controls.choice_parts(brush(), BOX, ("Off", "On", "Sometimes"))
    assert parts[0].left == 74
    assert parts[-1].right == pytest.approx(226, abs=0.01)
    assert all(a.right == pytest.approx(b.left, abs=0.01) for a, b in pairwise(parts))
    assert parts[2].w > parts[0].w


def test_switch_moves_its_knob_from_left_to_right() -> None:
    centres = []
    for on in (0.0, 0.5, 1.0):
        off, surface = sheet(), sheet()
        controls.switch(brush("high"), off, (100, 80, 66, 36), on, state=State.DISABLED)
        controls.switch(brush("high"), surface, (100, 80, 66, 36), on)
        row = [surface.get_at((x, 98)) for x in range(106, 160)]
        pale = [i for i, colour in enumerate(row) if min(colour[:3]) > 230]
        centres.append(sum(pale) / len(pale))
        assert pixels(off) != pixels(surface)
    assert centres[0] < centres[1] < centres[2]
