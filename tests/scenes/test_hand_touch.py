"""The own hand under the pointer: what is lifted, what is heard, and what reduced motion leaves."""

from __future__ import annotations

import pytest

from game.scenes.table.hand import HandTouch
from game.ui.geometry import CardPose
from game.ui.motion import HINT_EDGE, LIFT
from game.ui.tempo import Tempo, tempo_of

REST = CardPose(100.0, 200.0, 5.0, 150.0)
REDUCED = Tempo(reduced=True)


def test_only_a_card_raised_to_stay_is_heard() -> None:
    heard: list[int] = []
    touch = HandTouch(lambda: heard.append(1))
    touch.over = "AS"
    touch.update(0.05, Tempo())
    assert not heard
    touch.chosen = frozenset({"AS"})
    touch.update(0.05, Tempo())
    touch.update(0.05, Tempo())
    assert len(heard) == 1
    touch.chosen = frozenset()
    touch.update(0.05, Tempo())
    assert len(heard) == 1


@pytest.mark.parametrize(("speed", "share"), [("slow", 1.6), ("normal", 1.0), ("fast", 0.5)])
def test_a_lift_takes_as_long_as_the_speed_has_it(speed: str, share: float) -> None:
    touch, tempo = HandTouch(), tempo_of(speed)
    touch.over = "AS"
    length = LIFT.ms * share / 1000
    touch.update(0.9 * length, tempo)
    assert 0.5 < touch.lift("AS") < 1
    touch.update(0.2 * length, tempo)
    assert touch.lift("AS") == 1
    assert not touch.moving


def test_with_reduced_motion_a_card_is_up_at_once_and_none_swings() -> None:
    touch = HandTouch()
    touch.over = "AS"
    touch.update(0.001, REDUCED)
    assert touch.lift("AS") == 1
    touch.refuse("KS")
    touch.update(0.03, REDUCED)
    assert touch.pose("KS", REST) == REST


def test_a_refused_card_swings_and_comes_back() -> None:
    touch = HandTouch()
    touch.refuse("KS")
    touch.update(0.03, Tempo())
    assert touch.pose("KS", REST).angle != REST.angle
    touch.update(0.3, Tempo())
    assert touch.pose("KS", REST) == REST
    assert not touch.moving


def test_the_edge_of_a_hint_comes_up_once() -> None:
    touch = HandTouch()
    touch.suggested = frozenset({"AS"})
    assert touch.suggested_share == 0
    touch.update(HINT_EDGE.ms / 2000, Tempo())
    touch.suggested = frozenset({"AS"})
    assert 0 < touch.suggested_share < 1
    assert touch.moving
    touch.update(HINT_EDGE.ms / 1000, Tempo())
    assert touch.suggested_share == 1
    assert not touch.moving


@pytest.mark.parametrize("tempo", [Tempo(), REDUCED])
def test_a_suggested_card_stands_out_less_than_one_under_the_pointer(tempo: Tempo) -> None:
    touch = HandTouch()
    touch.suggested = frozenset({"AS"})
    touch.update(1.0, tempo)
    advised = touch.lift("AS")
    assert 0.3 < advised < 0.6
    assert not touch.moving
    touch.over = "AS"
    touch.update(1.0, tempo)
    assert touch.lift("AS") == 1
    touch.over = None
    touch.update(1.0, tempo)
    assert touch.lift("AS") == advised
    touch.suggested = frozenset()
    touch.update(1.0, tempo)
    assert not touch.touched
