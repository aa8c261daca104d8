"""Pads, prompts and spots in the middle of the table: in their panel, clear of what stands."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from game.ui.geometry import Rect
from game.ui.layout import TableLayout, table_layout
from game.ui.layout.draw_pile import draw_spots
from game.ui.layout.pad import PadFrame, bid_pad, free_spot, pad_obstacles, talk_pad
from tests.ui.layout_kit import CARDS, SIDES, layouts, named

TABLES = tuple(SIDES)


def full_hd(table: str = "partners", *, talk: bool = False) -> TableLayout:
    return table_layout((1920, 1080), SIDES[table], cards=CARDS[table], talk=talk)


def assert_clear(layout: TableLayout, panel: Rect) -> None:
    assert panel.within(layout.screen.window), named(layout)
    assert not [r for r in pad_obstacles(layout) if r.meets(panel)], named(layout)


def assert_apart(parts: Sequence[Rect], panel: Rect, what: str) -> None:
    for part in parts:
        assert part.within(panel, 0.01), what
        assert part.w > 0, what
        assert part.h > 0, what
    for one, two in combinations(parts, 2):
        assert not one.grown(-0.01).meets(two), what


def frame_parts(frame: PadFrame) -> list[Rect]:
    note = [frame.note] if frame.note else []
    return [frame.title, frame.aside, frame.figure, *frame.lines, frame.confirm, *note]


@pytest.mark.parametrize("table", TABLES)
def test_a_bid_pad_is_clear_of_the_table_and_of_itself(table: str) -> None:
    for layout in layouts(table):
        pad = bid_pad(layout, CARDS[table] + 1)
        assert len(pad.keys) == CARDS[table] + 1
        assert_clear(layout, pad.frame.panel)
        assert_apart([*frame_parts(pad.frame), *pad.keys], pad.frame.panel, named(layout))
        assert not layout.keys.redo_before_play.meets(pad.frame.panel), named(layout)


@pytest.mark.parametrize("table", ["partners", "pairs6"])
def test_a_talk_pad_is_clear_of_the_table_and_of_itself(table: str) -> None:
    for layout in layouts(table, talk=True):
        pad = talk_pad(layout, CARDS[table])
        assert len(pad.low) == len(pad.high) == CARDS[table]
        assert_clear(layout, pad.frame.panel)
        own = [pad.low_label, *pad.low, pad.high_label, *pad.high, pad.nil]
        assert_apart([*frame_parts(pad.frame), *own], pad.frame.panel, named(layout))


def test_the_pad_has_the_measures_of_the_picture() -> None:
    pad = bid_pad(full_hd(), 14)
    panel, key = pad.frame.panel, pad.keys[0]
    assert (panel.w, panel.h) == pytest.approx((592 * 1.2, 366 * 1.2))
    assert panel.y == pytest.approx(0.218 * 1080)
    assert (key.w, key.h) == pytest.approx((66 * 1.2, 58 * 1.2), rel=0.003)
    assert pad.keys[1].x - key.right == pytest.approx(11.5 * 1.2)


@pytest.mark.parametrize(("keys", "in_a_row"), [(5, 5), (8, 7), (14, 7), (15, 9), (18, 9)])
def test_keys_stand_seven_or_nine_in_a_row(keys: int, in_a_row: int) -> None:
    pad = bid_pad(full_hd("solo3"), keys)
    first = [k for k in pad.keys if k.y == pad.keys[0].y]
    assert len(first) == in_a_row
    assert pad.keys[-1].y == max(k.y for k in pad.keys)


def test_a_small_screen_has_the_small_pad() -> None:
    pad = bid_pad(table_layout((960, 600), SIDES["partners"]), 14)
    assert (pad.frame.panel.w, pad.frame.panel.h) == pytest.approx((480, 248))
    assert (pad.keys[0].w, pad.keys[0].h) == pytest.approx((56, 44))


def test_a_panel_goes_aside_a_little_where_its_place_is_taken() -> None:
    layout = table_layout((800, 500), SIDES["partners"])
    middle, most = layout.trick.centre.x, 20 * layout.u
    spot = free_spot(layout, 428, 230, centred=True)
    assert spot is not None
    assert 0 < abs(spot.cx - middle) <= most
    assert_clear(layout, spot)
    assert free_spot(layout, 480, 230, centred=True) is None


@pytest.mark.parametrize("size", [(820, 1180), (1000, 1400), (1080, 1920)])
def test_a_wide_pad_on_a_tall_table_takes_rows_rather_than_a_far_place(
    size: tuple[int, int],
) -> None:
    layout = table_layout(size, SIDES["solo3"], cards=17)
    panel = bid_pad(layout, 18).frame.panel
    assert abs(panel.cy - layout.trick.centre.y) <= 80 * layout.u
    assert_clear(layout, panel)


def test_talk_has_a_low_row_over_a_high_row() -> None:
    pad = talk_pad(full_hd(talk=True), 13)
    assert len({k.y for k in pad.low}) == len({k.y for k in pad.high}) == 1
    assert pad.low[0].bottom < pad.high[0].y
    assert [k.x for k in pad.low] == [k.x for k in pad.high]


def test_pads_need_keys() -> None:
    with pytest.raises(ValueError, match="without keys"):
        bid_pad(full_hd(), 0)
    with pytest.raises(ValueError, match="without tricks"):
        talk_pad(full_hd(), 0)


def test_hands_are_drawn_clear_of_the_table() -> None:
    for layout in layouts("draw2"):
        spots = draw_spots(layout)
        cards = [
            Rect.centred(p.x, p.y, p.width, p.height)
            for p in (spots.pack, spots.looked, spots.discards)
        ]
        parts = [*cards, spots.pack_chip, spots.discards_chip, spots.keep, spots.refuse]
        assert_apart(parts, layout.screen.window, named(layout))
        for part in parts:
            assert_clear(layout, part)


def test_discards_lie_loosely_on_one_place() -> None:
    spots = draw_spots(full_hd("draw2"))
    one, two = spots.discard(0), spots.discard(1)
    assert (one.x, one.y) == (two.x, two.y)
    assert one.angle != two.angle
