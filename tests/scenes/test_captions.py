from __future__ import annotations

import pytest

from game.engine.actions import Play
from game.engine.state import Phase
from game.scenes.bidding.bid import BidScene
from game.scenes.pause import PauseScene
from game.ui.geometry import Point, Rect, poses_bounds
from game.ui.input import PointerMoved, WheelTurned
from game.ui.layout.captions import caption_spot, captions_over
from game.ui.layout.screen import unit
from tests.scenes.at_table import own_plays
from tests.scenes.seeded import asked_in, match_at, my_turn
from tests.scenes.sitting import Sitting
from tests.ui.layout_kit import SIDES, SIZES, layouts

WIDE, TALL, LOW = (1280, 720), (820, 1180), (900, 560)


def sit(size: tuple[int, int] = WIDE) -> Sitting:
    """Sit down late in a deal and open the captions."""
    at = Sitting(match_at(my_turn(6, 2)), size)
    at.rest()
    at.key("l")
    at.wait(0.5)
    return at


def panel(at: Sitting) -> Rect:
    """Where the captions are."""
    layout = at.desk.table_layout(at.size, at.session.view.table, 0, captioned=True)
    return caption_spot(at.size, layout.u).panel or captions_over(layout)


@pytest.mark.parametrize("size", [WIDE, TALL, LOW])
def test_l_opens_them_clear_of_hand_and_keys(size: tuple[int, int]) -> None:
    at = sit(size)
    assert at.desk.settings.look.captions
    place = panel(at)
    assert place.within(Rect(0, 0, *size))
    for name in (*at.live("card-"), *at.barred(), "menu", "hint", "undo", "last-trick"):
        assert not place.holds(at.spot(name)), name
    assert place.holds(at.spot("captions"))
    at.key("l")
    at.wait(0.1)
    assert not at.desk.settings.look.captions
    assert "captions" not in at.live()


def test_beside_and_under_the_table_nothing_is_covered() -> None:
    for size in (WIDE, TALL, (1920, 1080), (2560, 1080), (3840, 2160)):
        spot = caption_spot(size, unit(size))
        assert spot.panel is not None, size
        assert not spot.panel.meets(Rect(0, 0, *spot.room)), size


def test_they_find_a_place_at_every_size() -> None:
    for size in SIZES:
        u = unit(size)
        spot = caption_spot(size, u)
        if spot.panel is not None:
            assert min(spot.panel.w, spot.panel.h) >= 250 * u, size


@pytest.mark.parametrize("table", SIDES)
def test_a_strip_over_the_table_hides_neither_trick_nor_plates_nor_corners(table: str) -> None:
    for layout in layouts(table):
        strip, u = captions_over(layout), layout.u
        if caption_spot((layout.screen.width, layout.screen.height), u).panel is None:
            free = (poses_bounds(layout.trick.slots), *layout.corners(), layout.keys.rect,
                    *(plate.rect for plate in layout.plates))  # fmt: skip
            covered = [rect for rect in free if rect != layout.caption and rect.meets(strip)]
            assert not covered, (layout.screen, covered)
            assert strip.w >= 400 * u, layout.screen
            assert strip.h >= 56 * u, layout.screen


def test_a_card_is_played_while_they_are_open() -> None:
    at = sit()
    before = own_plays(at)
    card = at.live("card-")[0]
    at.click(at.spot(card))
    at.wait(0.5)
    assert own_plays(at) == before + 1
    assert isinstance(at.session.record.log[-1], Play)


def test_the_wheel_and_keys_scroll_and_a_press_goes_no_deeper() -> None:
    at = sit()
    captions = at.table.captions
    end = captions.offset
    assert end > 0
    middle = panel(at).centre
    at.put(PointerMoved(middle.x, middle.y), WheelTurned(3))
    assert captions.offset < end
    at.key("end")
    assert captions.offset == end
    at.key("home")
    assert captions.offset == 0
    at.drag(middle, Point(middle.x, middle.y - 80))
    assert captions.offset == pytest.approx(80)
    at.let_go(Point(middle.x, middle.y - 80))
    plays = own_plays(at)
    at.click(middle)
    assert own_plays(at) == plays


def test_the_pause_opens_them_too() -> None:
    at = sit()
    at.key("l")
    at.wait(0.1)
    at.key("escape")
    at.wait(0.5)
    assert isinstance(at.top, PauseScene)
    at.click(at.spot("captions"))
    at.wait(0.1)
    assert at.desk.settings.look.captions


@pytest.mark.parametrize("size", [WIDE, LOW, (800, 500)])
def test_they_stand_while_a_bid_is_asked_for(size: tuple[int, int]) -> None:
    at = Sitting(match_at(asked_in(Phase.BIDDING)), size)
    at.rest()
    at.key("l")
    at.wait(0.3)
    assert at.scenes == ["table", "bid"]
    assert "captions" in at.live()
    assert isinstance(at.top, BidScene)
    assert not at.top.panel.meets(panel(at))


def test_the_record_in_a_strip_is_read_back_past_what_is_waited_for() -> None:
    at = sit((800, 500))
    end = at.table.captions.offset
    at.key("page up")
    assert 0 < at.table.captions.offset < end
