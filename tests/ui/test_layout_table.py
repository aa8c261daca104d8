"""The table on every surface: nothing is cut off, nothing lies on what must be seen."""

import pytest

from game.ui.geometry import poses_bounds
from game.ui.layout import TableLayout, table_layout
from game.ui.layout.corners import ScoreForm
from game.ui.layout.marks import Tail
from game.ui.layout.plates import PlateForm
from game.ui.layout.screen import SizeClass
from game.ui.layout.seats import Edge
from tests.ui.layout_kit import CARDS, SIDES, layouts, named, overlaps, things

TABLES = tuple(SIDES)


def full_hd(table: str = "partners", viewer: int = 0) -> TableLayout:
    return table_layout((1920, 1080), SIDES[table], cards=CARDS[table], viewer=viewer)


@pytest.mark.parametrize("table", TABLES)
def test_nothing_lies_on_what_must_be_seen(table: str) -> None:
    for layout in layouts(table):
        assert overlaps(layout) == [], named(layout)


@pytest.mark.parametrize("table", TABLES)
def test_all_but_the_hands_is_inside_the_window(table: str) -> None:
    for layout in layouts(table):
        window = layout.screen.window
        shapes = things(layout)
        cut = [
            name
            for name, shape in shapes.items()
            if not name.startswith("hand")
            and not all(window.grown(0.01).holds(p) for s in shape for p in s)
        ]
        cut += [f"bubble {i}" for i, b in enumerate(layout.bubbles) if not b.rect.within(window)]
        assert cut == [], named(layout)


def test_the_own_bubble_points_at_the_own_plate_where_it_has_room() -> None:
    layout = table_layout((1280, 720), SIDES["partners"], u=1.3)
    tip, plate = layout.bubble(0).tip, layout.plate(0).rect
    assert not layout.screen.kind.roomy
    assert plate.grown(8 * layout.u).holds(tip)


@pytest.mark.parametrize("table", TABLES)
def test_bubbles_lie_on_no_other_plate_disc_or_bubble(table: str) -> None:
    for layout in layouts(table):
        for seat in range(layout.seats):
            bubble = layout.bubble(seat).rect
            for other in range(layout.seats):
                if other != seat:
                    assert not bubble.meets(layout.plate(other).rect), named(layout)
                    assert not bubble.meets(layout.disc(other)), named(layout)
                    assert not bubble.meets(layout.bubble(other).rect), named(layout)


@pytest.mark.parametrize("table", TABLES)
def test_the_layout_is_the_same_at_any_resolution(table: str) -> None:
    one = table_layout((1600, 900), SIDES[table], cards=CARDS[table])
    two = table_layout((3200, 1800), SIDES[table], cards=CARDS[table])
    assert two.u == pytest.approx(2 * one.u)
    for seat in range(one.seats):
        a, b = one.plate(seat).rect, two.plate(seat).rect
        assert (b.x, b.y, b.w, b.h) == pytest.approx((2 * a.x, 2 * a.y, 2 * a.w, 2 * a.h))
        slot, twin = one.trick_slot(seat), two.trick_slot(seat)
        assert (twin.x, twin.y, twin.height) == pytest.approx(
            (2 * slot.x, 2 * slot.y, 2 * slot.height)
        )


@pytest.mark.parametrize("table", TABLES)
def test_sizes_are_multiples_of_the_unit(table: str) -> None:
    plates = {
        PlateForm.ROW: (222, 78.4),
        PlateForm.MINI: (146, 49.28),
        PlateForm.COLUMN: (88, 128),
        PlateForm.SMALL_COLUMN: (76, 100),
    }
    for layout in layouts(table):
        u = layout.u
        for plate in layout.plates:
            assert (plate.rect.w / u, plate.rect.h / u) == pytest.approx(plates[plate.form])
        key = {True: (84, 74), False: (44, 44)}[layout.screen.kind.roomy]
        key = (54, 54) if layout.screen.kind is SizeClass.TALL else key
        for rect in layout.keys.rects:
            assert (rect.w / u, rect.h / u) == pytest.approx(key)


def test_the_wide_table_has_the_measures_of_the_pictures() -> None:
    layout = full_hd()
    assert layout.u == pytest.approx(1.2)
    score = layout.score.rect
    assert (score.x, score.y, score.w, score.h) == pytest.approx((1514.4, 28.8, 372, 326.4))
    west, north, south = layout.plate(1), layout.plate(2), layout.plate(0)
    assert west.rect.x == pytest.approx(0.062 * 1920)
    assert north.rect.cx == pytest.approx(960)
    assert north.rect.cy == pytest.approx(0.152 * 1080)
    assert south.rect.x == pytest.approx(33.6)
    assert south.rect.cy == pytest.approx(1080 - 33.6 - 42)
    slot = layout.trick_slot(1)
    h = 0.205 * 1080
    assert (slot.x, slot.y) == pytest.approx((960 - 0.80 * h * 5 / 7, 0.44 * 1080))
    assert (slot.angle, slot.height) == pytest.approx((-8, h))
    inlay = layout.inlay.rect
    assert (inlay.w, inlay.h) == pytest.approx((0.47 * 1920, 0.444 * 1080))
    assert layout.chips[0].cx == pytest.approx(960 - 0.15 * 1920)


def test_side_seats_stay_where_they_belong_or_go_lower_to_clear_the_score() -> None:
    two_sides, four_sides = full_hd("partners"), full_hd("solo4")
    assert two_sides.plate(3).rect.cy == pytest.approx(0.485 * 1080, abs=10)
    assert four_sides.plate(3).rect.cy > two_sides.plate(3).rect.cy
    for layout in (two_sides, four_sides):
        hand = poses_bounds(layout.other_hand(3, 13))
        assert hand.y >= layout.score.rect.bottom + 7


def test_seats_go_clockwise_from_the_viewer() -> None:
    assert [full_hd().edge(seat) for seat in range(4)] == [
        Edge.OWN,
        Edge.LEFT,
        Edge.TOP,
        Edge.RIGHT,
    ]
    seen_by_two = full_hd(viewer=2)
    assert seen_by_two.edge(2) is Edge.OWN
    assert seen_by_two.edge(3) is Edge.LEFT
    assert seen_by_two.plate(2) == full_hd().plate(0)
    assert seen_by_two.trick_slot(0) == full_hd().trick_slot(2)


@pytest.mark.parametrize(
    ("table", "edges"),
    [
        ("draw2", "OT"),
        ("solo3", "OLR"),
        ("partners", "OLTR"),
        ("solo5", "OLTTR"),
        ("pairs6", "OLLTRR"),
    ],
)
def test_every_table_seats_its_players(table: str, edges: str) -> None:
    layout = full_hd(table)
    assert "".join(layout.edge(s).name[0] for s in range(layout.seats)) == edges
    middles = [layout.plate(s).rect.centre for s in range(layout.seats)]
    assert len(set(middles)) == layout.seats


def test_the_six_handed_table_goes_up_the_left_and_down_the_right() -> None:
    layout = full_hd("pairs6")
    assert layout.plate(1).rect.cy > layout.plate(2).rect.cy
    assert layout.plate(4).rect.cy < layout.plate(5).rect.cy


def test_the_viewers_side_heads_the_score() -> None:
    layout = table_layout((1920, 1080), SIDES["pairs6"], viewer=4, cards=8)
    assert layout.side_order == (1, 2, 0)
    assert len(layout.score.cells) == 3


def test_the_right_seat_is_mirrored() -> None:
    layout = full_hd()
    assert layout.plate(3).mirrored
    assert layout.plate(3).portrait.x > layout.plate(3).rect.cx
    assert layout.plate(1).portrait.x < layout.plate(1).rect.cx
    assert layout.bubble(3).tail is Tail.RIGHT
    assert layout.bubble(1).tail is Tail.LEFT


def test_each_class_has_its_furniture() -> None:
    def at(w: int, h: int) -> TableLayout:
        return table_layout((w, h), SIDES["partners"])

    wide, small, tall = at(1920, 1080), at(960, 600), at(900, 1280)
    assert [t.score.form for t in (wide, small, tall)] == [
        ScoreForm.PANEL,
        ScoreForm.STRIP,
        ScoreForm.BAR,
    ]
    assert [t.plate(1).form for t in (wide, small, tall)] == [
        PlateForm.ROW,
        PlateForm.MINI,
        PlateForm.COLUMN,
    ]
    assert [t.keys.labels for t in (wide, small, tall)] == [True, False, False]
    assert [t.rules_line for t in (wide, small, tall)] == [True, False, False]
    assert tall.caption is None
    assert tall.menu.within(tall.score.rect)


def test_the_trick_shows_later_seats_apart() -> None:
    for table in TABLES:
        slots = full_hd(table).trick.slots
        assert len({(s.x, s.y) for s in slots}) == len(slots) == len(full_hd(table).plates)


def test_bubbles_keep_to_their_tail() -> None:
    bubble = full_hd().bubble(1)
    narrow = bubble.body(60)
    assert narrow.x == bubble.room.x
    assert narrow.w == 60
    assert full_hd().bubble(3).body(60).right == full_hd().bubble(3).room.right


def test_the_own_hand_is_no_fan_of_backs() -> None:
    with pytest.raises(ValueError, match="own hand"):
        full_hd().other_hand(0, 13)


@pytest.mark.parametrize(("sides", "viewer"), [(((0,),), 0), (((0,), (1,)), 2)])
def test_impossible_tables_are_refused(sides: tuple[tuple[int, ...], ...], viewer: int) -> None:
    with pytest.raises(ValueError, match="no table"):
        table_layout((1920, 1080), sides, viewer=viewer)


def test_won_tricks_go_to_the_winners_portrait() -> None:
    layout = full_hd()
    pile = layout.taken_pile(1)
    assert (pile.x, pile.y) == (layout.plate(1).portrait.x, layout.plate(1).portrait.y)
    assert pile.height < layout.trick.height
