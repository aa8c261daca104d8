"""The scroller: the wheel, the bar, and what is brought into view."""

from __future__ import annotations

import pytest

from game.ui.geometry import Rect
from game.ui.input import PointerMoved, PointerPressed, PointerReleased, WheelTurned
from game.ui.scroller import Scroller
from tests.ui.kit import GREY, sheet

WHITE = (255, 255, 255)
VIEW = Rect(100.0, 50.0, 300.0, 200.0)


def scroller(length: float = 1000.0) -> Scroller:
    made = Scroller()
    made.lay(VIEW, length, 1.0)
    made.handle(PointerMoved(200, 100))
    return made


def test_the_wheel_moves_within_the_ends() -> None:
    seen = scroller()
    assert seen.handle(WheelTurned(-2))
    assert 0 < seen.offset < seen.reach
    seen.handle(WheelTurned(-100))
    assert seen.offset == seen.reach == 800
    seen.handle(WheelTurned(100))
    assert seen.offset == 0


def test_the_wheel_elsewhere_is_not_taken() -> None:
    seen = scroller()
    seen.handle(PointerMoved(10, 10))
    assert not seen.handle(WheelTurned(-2))
    assert seen.offset == 0


def test_what_fits_has_no_bar_and_takes_no_wheel() -> None:
    seen = scroller(150.0)
    assert seen.bar() is None
    assert not seen.handle(WheelTurned(-2))


def test_the_bar_is_dragged_to_the_end_and_back() -> None:
    seen = scroller()
    bar = seen.bar()
    assert bar is not None
    assert bar.within(VIEW)
    assert seen.handle(PointerPressed(bar.cx, bar.cy))
    assert seen.handle(PointerMoved(0, 1000))
    assert seen.offset == seen.reach
    assert seen.handle(PointerReleased(0, 1000))
    assert not seen.handle(PointerMoved(0, 0))
    assert seen.offset == seen.reach


@pytest.mark.parametrize(
    ("start", "top", "bottom", "offset"),
    [(0, 50, 150, 0), (0, 300, 350, 150), (500, 100, 150, 100), (0, 300, 900, 300)],
)
def test_show_moves_no_more_than_it_must(
    start: float, top: float, bottom: float, offset: float
) -> None:
    seen = scroller()
    seen.move_to(start)
    seen.show(top, bottom)
    assert seen.offset == offset


def test_a_shorter_content_moves_back_into_reach() -> None:
    seen = scroller()
    seen.move_to(800)
    seen.lay(VIEW, 250.0, 1.0)
    assert seen.offset == 50


@pytest.mark.parametrize(
    ("offset", "faded"), [(0, (False, True)), (400, (True, True)), (800, (True, False))]
)
def test_content_fades_where_there_is_more_of_it(offset: float, faded: tuple[bool, bool]) -> None:
    seen, surface = scroller(), sheet(500, 300)
    seen.move_to(offset)
    with seen.softened(surface):
        surface.fill("white", (100, 50, 300, 200))
    edges = [surface.get_at((250, y))[:3] for y in (50, 249)]
    assert [edge == GREY for edge in edges] == list(faded)
    assert [edge == WHITE for edge in edges] == [not each for each in faded]
    assert surface.get_at((250, 150))[:3] == WHITE
    assert surface.get_at((250, 49))[:3] == surface.get_at((250, 250))[:3] == GREY
