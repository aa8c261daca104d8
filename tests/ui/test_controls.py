"""Controls that cannot be pressed: they say why, where it can be read, and for a while only."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
import pytest

from game.ui.control import Control, Controls
from game.ui.faces import button_face, icon_face, pane_face
from game.ui.geometry import Rect
from game.ui.input import KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.ui.motion import HOVER, REFUSAL_WORDS, RELEASE
from game.ui.why import why_place
from tests.ui.kit import brush, pixels

SIZE = (400, 300)
WHY = "No deal is finished yet"


def controls(*, enabled: bool = False, why: str = WHY) -> Controls:
    """Two buttons, of which the first says why it cannot be pressed."""
    return Controls((
        Control("score", Rect(20, 100, 120, 40), button_face("Score"), _nothing,
                enabled=enabled, shortcuts=("s",), why=why),
        Control("other", Rect(200, 100, 120, 40), button_face("Other"), _nothing),
    ))  # fmt: skip


def _nothing() -> None:
    pass


def drawn(of: Controls) -> bytes:
    """The pixels of a surface with the controls alone."""
    surface = pygame.Surface(SIZE, 0, 32)
    of.draw(brush(), surface)
    return pixels(surface)


def told(of: Controls) -> str:
    """What is said now."""
    return "" if of.told is None else of.told[1]


@pytest.mark.parametrize(
    "event", [PointerMoved(50, 120), PointerPressed(50, 120), KeyPressed("s")], ids=repr
)
def test_a_grey_control_says_why(event: object) -> None:
    at = controls()
    before, look = drawn(at), at.look
    at.handle(event)  # type: ignore[arg-type]
    assert told(at) == WHY
    assert at.look != look
    assert drawn(at) != before


def test_a_control_that_is_left_goes_back_by_and_by() -> None:
    at = controls(enabled=True)
    rest = drawn(at)
    at.handle(PointerMoved(50, 120))
    at.update(0.2)
    over = drawn(at)
    at.handle(PointerMoved(50, 20))
    assert at.moving
    at.update(0.03)
    assert drawn(at) not in (rest, over)
    at.update(RELEASE.ms / 1000)
    assert not at.moving
    assert drawn(at) == rest


@pytest.mark.parametrize("keys", [True, False])
def test_a_press_is_told_before_what_it_does(keys: bool) -> None:
    told_of: list[str] = []
    at = Controls(
        [Control("a", Rect(0, 0, 50, 50), button_face("A"), lambda: told_of.append("done"),
                 shortcuts=("a",))],
        on_press=lambda: told_of.append("pressed"),
    )  # fmt: skip
    if keys:
        at.handle(KeyPressed("a"))
    else:
        at.handle(PointerPressed(20, 20))
        at.handle(PointerReleased(20, 20))
    assert told_of == ["pressed", "done"]


def test_what_is_said_after_a_key_goes_by_itself() -> None:
    at = controls()
    at.handle(KeyPressed("s"))
    assert at.moving
    at.update(REFUSAL_WORDS / 1000 + 0.1)
    assert not told(at)
    assert not at.moving


def test_what_is_said_at_the_pointer_goes_with_it() -> None:
    at = controls()
    at.handle(PointerMoved(50, 120))
    at.handle(PointerMoved(250, 120))
    assert not told(at)


@pytest.mark.parametrize("event", [PointerMoved(50, 120), KeyPressed("tab")], ids=repr)
def test_a_sign_without_words_says_what_it_does(event: object) -> None:
    sign = Control("sign", Rect(20, 100, 40, 40), icon_face("pencil"), _nothing, does="Write")
    at = Controls([sign])
    assert not told(at)
    at.handle(event)  # type: ignore[arg-type]
    assert told(at) == "Write"


@pytest.mark.parametrize("at", [controls(enabled=True), controls(why="")])
def test_a_live_control_or_one_without_a_reason_says_nothing(at: Controls) -> None:
    at.handle(PointerMoved(50, 120))
    at.handle(KeyPressed("s"))
    assert not told(at)


def test_the_sentence_is_one_part_of_a_picture() -> None:
    at = controls()
    names = [part.name for part in at.parts(brush(), (1.0,), SIZE)]
    at.handle(KeyPressed("s"))
    assert [part.name for part in at.parts(brush(), (1.0,), SIZE)] == [*names, "why"]


def test_controls_made_anew_look_as_before_unless_they_do_not() -> None:
    def look(label: str, *, live: bool) -> Hashable:
        at = Rect(20, 100, 120, 40)
        return Controls((
            Control("score", at, button_face(label, gold=True), _nothing, enabled=live),
            Control("menu", at, icon_face("menu", label), _nothing),
            Control("sheet", at, pane_face(16.0), _nothing),
        )).look  # fmt: skip

    assert look("Score", live=True) == look("Score", live=True)
    assert look("Score", live=True) != look("Other", live=True)
    assert look("Score", live=True) != look("Score", live=False)


def test_controls_laid_out_anew_rest_or_fade_as_they_did() -> None:
    at = controls()
    assert not at.moving
    at.handle(PointerMoved(250, 120))
    at.update(HOVER.ms / 2000)
    look = at.look
    at.replace(controls())
    assert at.moving
    assert at.look == look
    at.update(HOVER.ms / 1000)
    assert not at.moving
    at.replace(controls(enabled=True))
    assert at.moving


@pytest.mark.parametrize("corner", [(0, 0), (360, 0), (0, 260), (360, 260)])
def test_the_sentence_stays_in_the_window_and_off_its_control(corner: tuple[int, int]) -> None:
    control = Rect(float(corner[0]), float(corner[1]), 40.0, 40.0)
    place = why_place(brush(), control, WHY, SIZE)
    assert place.within(Rect(0.0, 0.0, float(SIZE[0]), float(SIZE[1])))
    assert not place.meets(control)
