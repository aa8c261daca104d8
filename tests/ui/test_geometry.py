"""Rectangles, turned cards and convex shapes."""

import pytest

from game.ui.geometry import (
    CardPose,
    Point,
    Rect,
    bounds,
    clipped,
    fan,
    polygon_holds,
    polygons_meet,
)


def test_touching_rectangles_do_not_meet() -> None:
    one = Rect(0, 0, 10, 10)
    assert not one.meets(Rect(10, 0, 5, 5))
    assert one.meets(Rect(9.9, 9.9, 5, 5))


def test_a_rectangle_holds_its_top_left_edges_only() -> None:
    one = Rect(0, 0, 10, 10)
    assert one.holds(Point(0, 0))
    assert not one.holds(Point(10, 5))


def test_spanning_backwards_is_empty() -> None:
    assert Rect.spanning(10, 10, 0, 20).w == 0


def test_grown_and_within() -> None:
    one = Rect(10, 10, 10, 10)
    assert one.within(one.grown(1))
    assert not one.grown(1).within(one)


def test_a_card_turned_clockwise_has_its_top_to_the_right() -> None:
    top_left, top_right, *_ = CardPose(0, 0, 90, 70).corners
    assert (round(top_left.x), round(top_left.y)) == (35, -25)
    assert (round(top_right.x), round(top_right.y)) == (35, 25)


def test_lifting_moves_along_the_cards_own_axis() -> None:
    lifted = CardPose(0, 0, 90, 100).lifted(0.16)
    assert (round(lifted.x, 6), round(lifted.y, 6)) == (16, 0)


def test_poses_meet_half_way() -> None:
    half = CardPose(0, 0, 0, 100).towards(CardPose(10, 20, 30, 50), 0.5)
    assert half == CardPose(5, 10, 15, 75)


def test_turned_cards_meet_only_where_their_shapes_do() -> None:
    one, two = CardPose(0, 0, 45, 100), CardPose(70, 70, 45, 100)
    assert bounds(one.corners).meets(bounds(two.corners))
    assert not polygons_meet(one.corners, two.corners)
    assert polygons_meet(one.corners, CardPose(30, 30, 45, 100).corners)


def test_a_point_in_a_turned_card() -> None:
    card = CardPose(0, 0, 45, 100).corners
    assert polygon_holds(card, Point(30, -30))
    assert not polygon_holds(card, Point(40, 40))


def test_clipping_keeps_what_is_inside() -> None:
    window = Rect(0, 0, 100, 100)
    part = clipped(Rect(-50, 20, 100, 20).corners, window)
    assert bounds(part) == Rect(0, 20, 50, 20)
    assert clipped(Rect(200, 200, 5, 5).corners, window) == ()


def test_bounds_need_points() -> None:
    with pytest.raises(ValueError, match="no points"):
        bounds(())


def test_a_fan_is_even_and_its_ends_hang() -> None:
    poses = fan(5, Point(500, 300), 50, 2, 0, 200)
    assert [p.angle for p in poses] == [-4, -2, 0, 2, 4]
    assert (poses[2].x, poses[2].y) == (500, 300)
    assert poses[0].y > poses[1].y > poses[2].y
    assert poses[0].y == pytest.approx(poses[4].y)
    assert poses[3].x - poses[2].x == pytest.approx(50)


def test_a_fan_without_tilt_is_a_row() -> None:
    assert [p.x for p in fan(3, Point(0, 0), 10, 0, 0, 50)] == [-10, 0, 10]
