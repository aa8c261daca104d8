"""Sprites on a timeline: whatever the frames, they end where the timeline says."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.geometry import CardPose
from game.ui.motion import in_out_cubic, linear, out_back, out_cubic, out_quad, swing
from game.ui.stage import Mark, Stage, Timeline
from game.ui.tween import BACK, Spot, Tween

HERE = Spot(CardPose(0, 0, 0, 100), BACK, z=1)
THERE = Spot(CardPose(200, 100, 30, 50), "QS", z=3)

places = st.floats(-1000, 1000, allow_nan=False)
spots = st.builds(
    Spot,
    pose=st.builds(CardPose, places, places, places, st.floats(1, 500)),
    code=st.sampled_from(["QS", "TH", BACK]),
    z=st.floats(0, 100),
    alpha=st.floats(0, 1),
    edge=st.sampled_from([None, "winner"]),
)
tweens = st.builds(
    Tween,
    key=st.sampled_from(["a", "b", "c"]),
    start=st.floats(0, 1),
    length=st.floats(0, 1),
    source=spots,
    target=spots,
    easing=st.sampled_from([linear, out_quad, out_cubic, in_out_cubic, out_back, swing]),
    arc=st.floats(0, 50),
)
timelines = st.builds(
    Timeline,
    rest=st.fixed_dictionaries({"a": spots, "b": spots, "c": spots}),
    tweens=st.lists(tweens, max_size=6),
    marks=st.lists(
        st.builds(Mark, st.floats(0, 2), st.sampled_from(["play", "slide"])), max_size=4
    ),
    length=st.floats(0, 2),
)


@given(timelines, st.lists(st.floats(0.001, 0.7), max_size=8))
def test_any_frames_leave_what_finish_leaves(timeline: Timeline, frames: list[float]) -> None:
    watched, skipped = Stage(), Stage()
    watched.play(timeline)
    skipped.play(timeline)
    for dt in frames:
        watched.advance(dt)
    watched.advance(timeline.end)
    skipped.finish()
    assert not watched.moving
    assert watched.spots() == skipped.spots()
    assert dict(skipped.spots()) == timeline.rest


@given(timelines, st.lists(st.floats(0.001, 0.7), max_size=8))
def test_each_sound_is_told_once_and_in_order(timeline: Timeline, frames: list[float]) -> None:
    stage = Stage()
    stage.play(timeline)
    told = [sound for dt in [*frames, 10.0] for sound in stage.advance(dt)]
    due = sorted(timeline.marks, key=lambda mark: mark.time)
    reached = [mark.sound for mark in due if mark.time <= timeline.end]
    assert told[: len(reached)] == reached
    assert len(told) <= len(due)


def test_a_tween_runs_between_its_ends() -> None:
    tween = Tween("a", 1.0, 2.0, HERE, replace(THERE, code=BACK), linear)
    assert tween.at(0.0) == HERE
    assert tween.at(3.0) == replace(THERE, code=BACK)
    assert tween.at(2.0).pose == CardPose(100, 50, 15, 75)


def test_a_card_turns_over_half_way() -> None:
    tween = Tween("a", 0.0, 1.0, HERE, THERE, linear)
    assert [tween.at(t).code for t in (0.25, 0.75)] == [BACK, "QS"]
    assert tween.at(0.5).squash == pytest.approx(0)
    assert tween.at(0.25).squash == pytest.approx(0.5)


def test_a_card_flies_over_the_straight_line() -> None:
    flat, bowed = (Tween("a", 0.0, 1.0, HERE, THERE, linear, arc=arc) for arc in (0.0, 20.0))
    assert bowed.at(0.5).pose.y == pytest.approx(flat.at(0.5).pose.y - 20)
    assert bowed.at(1.0) == flat.at(1.0)


def test_a_flying_card_is_above_both_its_piles() -> None:
    assert Tween("a", 0.0, 1.0, HERE, THERE).at(0.5).z == 3


def test_a_card_that_vanishes_is_solid_for_most_of_its_way() -> None:
    tween = Tween("a", 0.0, 1.0, THERE, replace(THERE, alpha=0.0), linear)
    assert [tween.at(t).alpha for t in (0.3, 0.6)] == [1.0, 1.0]
    assert 0 < tween.at(0.9).alpha < 0.5
    assert tween.at(1.0).alpha == 0


@pytest.mark.parametrize("share", [0.1, 0.4, 0.6, 0.9])
def test_a_card_that_fades_is_seen_in_its_two_places_alone(share: float) -> None:
    spot = Tween("a", 0.0, 1.0, HERE, THERE, fades=True, arc=20.0).at(share)
    end = HERE if share < 0.5 else THERE
    assert (spot.pose, spot.code, spot.squash) == (end.pose, end.code, 1.0)
    assert 0 < spot.alpha < 1


def test_a_card_that_was_not_there_takes_all_its_time_to_come() -> None:
    tween = Tween("a", 0.0, 1.0, replace(HERE, alpha=0.0), THERE, fades=True)
    assert [tween.at(t).alpha for t in (0.25, 0.5)] == pytest.approx([0.25, 0.5])
    assert tween.at(0.1).pose == THERE.pose


def test_the_highest_sprite_is_drawn_last() -> None:
    stage = Stage()
    stage.settle({"high": THERE, "low": HERE})
    assert [key for key, _ in stage.spots()] == ["low", "high"]


def test_skipping_leaves_out_the_sounds_to_come() -> None:
    stage = Stage()
    stage.play(Timeline({"a": THERE}, (Tween("a", 0, 1, HERE, THERE),), (Mark(0.5, "play"),)))
    assert stage.advance(0.1) == ()
    stage.finish()
    assert stage.advance(1.0) == ()
    assert stage.spots() == [("a", THERE)]


def test_a_new_timeline_ends_the_one_that_runs() -> None:
    stage = Stage()
    stage.play(Timeline({"a": THERE}, (Tween("a", 0, 1, HERE, THERE),)))
    stage.settle({"b": HERE})
    assert not stage.moving
    assert stage.spots() == [("b", HERE)]


def test_a_timeline_of_no_length_is_over_at_once() -> None:
    stage = Stage()
    stage.play(Timeline({"a": THERE}, (Tween("a", 0, 0, HERE, THERE),)))
    assert not stage.moving
    assert stage.spots() == [("a", THERE)]
