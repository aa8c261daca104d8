"""The own hand: its fan, its rows, and the areas that answer to the pointer."""

import pytest

from game.ui.geometry import Point, polygons_meet
from game.ui.layout import TableLayout, table_layout
from game.ui.layout.hand import INDEX, LIFT
from tests.ui.layout_kit import CARDS, SIDES, layouts, named

TABLES = tuple(SIDES)


def at(w: int, h: int, **more: float) -> TableLayout:
    return table_layout((w, h), SIDES["partners"], hand_share=more.get("share", 0.25))


def test_the_wide_hand_has_the_measures_of_the_picture() -> None:
    layout = at(1920, 1080)
    poses = layout.own_hand(13)
    assert poses[6].height == pytest.approx(270)
    assert (poses[6].x, poses[6].y) == pytest.approx((960, 1080 - 0.36 * 270))
    assert [round(p.angle, 6) for p in poses] == [2 * (i - 6) for i in range(13)]
    step = (0.60 * 1920 - 270 * 5 / 7) / 12
    assert poses[7].x - poses[6].x == pytest.approx(step, rel=0.02)


@pytest.mark.parametrize("table", TABLES)
def test_every_index_shows(table: str) -> None:
    for layout in layouts(table):
        for count in (2, 5, CARDS[table]):
            poses = layout.own_hand(count)
            rows = layout.hand.rows(count)
            ends = {sum(rows[: i + 1]) for i in range(len(rows))}
            for i in range(1, count):
                if i not in ends:
                    a, b = poses[i - 1].corners[0], poses[i].corners[0]
                    shown = ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5
                    assert shown >= INDEX * poses[i].width, named(layout)


@pytest.mark.parametrize("table", TABLES)
def test_index_corners_are_in_the_window(table: str) -> None:
    for layout in layouts(table):
        window = layout.screen.window
        for pose in layout.own_hand(layout.cards):
            w, h = pose.width, pose.height
            for x, y in ((-w / 2, -h / 2), (-w / 2 + INDEX * w, -h / 2), (-w / 2, -h / 4)):
                assert window.holds(pose.spot(x, y)), named(layout)


@pytest.mark.parametrize("table", TABLES)
def test_a_lifted_card_covers_no_plate_and_no_key(table: str) -> None:
    for layout in layouts(table):
        things = [layout.plate(0).rect, layout.disc(0), *layout.keys.rects]
        for count in range(1, layout.cards + 1):
            for i in {0, count // 2, count - 1}:
                card = layout.hand.lifted(i, count).corners
                assert not any(polygons_meet(card, t.corners) for t in things), named(layout)


@pytest.mark.parametrize("table", TABLES)
def test_hit_areas_leave_no_gap(table: str) -> None:
    for layout in layouts(table):
        height = layout.screen.height
        poses = layout.own_hand(layout.cards)
        lowest = poses[-layout.hand.rows(layout.cards)[-1] :]
        left, right = lowest[0].x, lowest[-1].x
        for y in (max(p.y for p in lowest), height - 1):
            hits = [
                layout.hand.card_at(Point(left + (right - left) * k / 60, y), layout.cards)
                for k in range(61)
            ]
            assert None not in hits, named(layout)
            assert hits == sorted(h for h in hits if h is not None), named(layout)


@pytest.mark.parametrize("table", TABLES)
def test_each_card_answers_at_its_index(table: str) -> None:
    for layout in layouts(table):
        poses = layout.own_hand(layout.cards)
        for i, pose in enumerate(poses):
            spot = pose.spot(-pose.width / 2 + 0.1 * pose.width, -0.42 * pose.height)
            assert layout.hand.card_at(spot, layout.cards) == i, named(layout)


def test_no_card_answers_beside_the_hand() -> None:
    hand = at(1920, 1080).hand
    assert hand.card_at(Point(10, 10), 13) is None
    assert hand.card_at(Point(960, 1000), 0) is None


def test_hit_areas_stay_at_rest() -> None:
    hand = at(1920, 1080).hand
    lifted = hand.lifted(6, 13)
    rest = hand.slot(6, 13)
    assert rest.y - lifted.y == pytest.approx(LIFT * rest.height)
    x = rest.x - 0.4 * rest.width
    assert hand.card_at(Point(x, rest.y - 0.45 * rest.height), 13) == 6
    assert hand.card_at(Point(x, lifted.y - 0.45 * lifted.height), 13) is None


def test_a_tall_hand_takes_two_rows_and_one_when_it_has_grown_small() -> None:
    layout = at(900, 1280)
    assert layout.hand.rows(13) == (7, 6)
    upper, lower = layout.own_hand(13)[:7], layout.own_hand(13)[7:]
    assert max(p.y for p in upper) < min(p.y for p in lower)
    assert len(layout.hand.rows(5)) == 1


def test_the_card_size_setting_scales_the_hand() -> None:
    heights = [at(1920, 1080, share=s).hand.height for s in (0.20, 0.25, 0.30)]
    assert heights == pytest.approx([216, 270, 324])


def test_many_cards_shrink_rather_than_hide_an_index() -> None:
    few = table_layout((1440, 1200), SIDES["solo3"], cards=13, hand_share=0.30)
    many = table_layout((1440, 1200), SIDES["solo3"], cards=18, hand_share=0.30)
    assert many.hand.height < few.hand.height


def test_cards_keep_their_size_through_a_deal() -> None:
    layout = at(1920, 1080)
    assert {p.height for n in range(1, 14) for p in layout.own_hand(n)} == {layout.hand.height}


def test_an_empty_hand() -> None:
    layout = at(1920, 1080)
    assert layout.own_hand(0) == ()
    assert layout.hand.area(0).h == 0
