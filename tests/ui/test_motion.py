"""Durations and easings (LOOK section 4)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui import motion
from game.ui.motion import Motion, Speed, duration, progress

ALL = {name: value for name, value in vars(motion).items() if isinstance(value, Motion)}
RISING = (motion.linear, motion.out_quad, motion.out_cubic, motion.in_out_cubic)
SHARES = st.floats(0, 1)


@pytest.mark.parametrize("name", ALL)
def test_every_movement_ends_where_it_should(name: str) -> None:
    ends = 0.0 if ALL[name].easing is motion.swing else 1.0
    assert ALL[name].easing(0) == pytest.approx(0)
    assert ALL[name].easing(1) == pytest.approx(ends)
    assert 40 <= ALL[name].ms <= 450


@given(SHARES, SHARES)
def test_plain_easings_never_turn_back(a: float, b: float) -> None:
    low, high = sorted((a, b))
    for easing in RISING:
        assert easing(low) <= easing(high) + 1e-12


def test_out_back_passes_the_end_a_little() -> None:
    top = max(motion.out_back(i / 200) for i in range(201))
    assert 1.02 < top < 1.15


@given(SHARES)
def test_swing_stays_within_its_angle(t: float) -> None:
    assert -1 <= motion.swing(t) <= 1


def test_swing_goes_both_ways_and_calms_down() -> None:
    first, second = motion.swing(1 / 6), motion.swing(1 / 2)
    assert first > 0 > second
    assert abs(second) < abs(first)


def test_speed_scales_and_instant_takes_no_time() -> None:
    assert duration(motion.PLAY) == 240
    assert duration(motion.PLAY, Speed.SLOW) == pytest.approx(384)
    assert duration(motion.PLAY, Speed.FAST) == 120
    assert duration(motion.PLAY, Speed.INSTANT) == 0


def test_reduced_motion_is_a_short_fade() -> None:
    assert duration(motion.GOLD_LIGHT, reduced=True) == motion.REDUCED_FADE
    assert duration(motion.PRESS, reduced=True) == 40
    assert duration(motion.DEAL, Speed.SLOW, reduced=True) == motion.REDUCED_FADE
    assert duration(motion.DEAL, Speed.INSTANT, reduced=True) == 0


def test_a_breath_begins_and_ends_bright() -> None:
    assert motion.breath(0) == pytest.approx(1)
    assert motion.breath(motion.BREATH / 1000) == pytest.approx(1)
    assert motion.breath(motion.BREATH / 2000) == pytest.approx(1 - motion.TURN_BREATH)


def test_dealing_thirteen_to_four_takes_what_the_plan_says() -> None:
    assert motion.DEAL.ms + 51 * motion.DEAL.apart == pytest.approx(440, abs=6)


def test_progress_is_a_share_and_over_at_once_without_length() -> None:
    assert progress(-5, 100) == 0
    assert progress(25, 100) == 0.25
    assert progress(500, 100) == 1
    assert progress(0, 0) == 1
