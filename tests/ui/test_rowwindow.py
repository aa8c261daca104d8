"""Long lists: whole rows, moved by rows, the wheel and the bar."""

from __future__ import annotations

from game.ui.geometry import Rect
from game.ui.input import PointerMoved, PointerPressed, WheelTurned
from game.ui.rowwindow import RowWindow

AREA = Rect(10.0, 20.0, 300.0, 230.0)


def window(count: int, row: float = 50.0) -> RowWindow:
    rows = RowWindow()
    rows.lay(AREA, row, count, 1.0)
    return rows


def test_few_rows_are_as_high_as_wanted() -> None:
    places = list(window(3).places())
    assert [index for index, _ in places] == [0, 1, 2]
    assert {rect.h for _, rect in places} == {50.0}
    assert {rect.w for _, rect in places} == {AREA.w}


def test_many_rows_fill_the_area_whole_and_leave_room_for_the_bar() -> None:
    places = [rect for _, rect in window(9).places()]
    assert len(places) == 4
    assert places[0].y == AREA.y
    assert abs(places[-1].bottom - AREA.bottom) < 1e-6
    assert all(rect.right < AREA.right for rect in places)


def test_turning_stops_at_both_ends() -> None:
    rows = window(9)
    rows.turn(3)
    assert rows.seen == range(3, 7)
    rows.turn(100)
    assert rows.seen == range(5, 9)
    rows.turn(-100)
    assert rows.seen == range(4)


def test_a_row_is_revealed_by_as_little_as_need_be() -> None:
    rows = window(9)
    rows.reveal(2)
    assert rows.seen == range(4)
    rows.reveal(6)
    assert rows.seen == range(3, 7)
    rows.reveal(1)
    assert rows.seen == range(1, 5)


def test_wheel_and_bar_move_it() -> None:
    rows = window(40)
    rows.handle(PointerMoved(50.0, 60.0))
    assert rows.handle(WheelTurned(-1))
    assert rows.seen.start == 1
    assert rows.handle(PointerPressed(AREA.right - 4, AREA.bottom - 2))
    assert rows.seen.stop == 40


def test_what_was_scrolled_to_stays_when_laid_anew() -> None:
    rows = window(40)
    rows.turn(10)
    rows.lay(Rect(0.0, 0.0, 500.0, 600.0), 100.0, 40, 2.0)
    assert rows.seen == range(10, 16)
