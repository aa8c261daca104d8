"""The charts of statistics stay where they belong and tell apart what they show."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ui.geometry import Rect
from game.ui.heatmap import GridRow, HeatMap, heat_map, least_height
from game.ui.linechart import Outcome, RateChart, RatePoint, dots_that_fit, rate_chart
from tests.ui.kit import brush, pixels, sheet, touched

AREA = Rect(20.0, 20.0, 560.0, 340.0)
GRID = HeatMap(
    corner="bid",
    rows=(GridRow("Nil", (13, 3), 0, strict=True), GridRow("1", (1, 9), 1)),
    counts=(("13", "3"), ("1", "9")),
    short_counts=(("13", "3"), ("1", "9")),
    key=("made", "over", "short"),
    across="taken",
)
CHART = RateChart(
    points=tuple(RatePoint(n, 0.6, 0.4, 0.8) for n in range(5, 12)),
    dots=("won", "lost", "drawn", "won", "won", "lost", "won"),
    quarters=("0 %", "25 %", "50 %", "75 %", "100 %"),
    end="60 %",
    each="each match",
    latest="latest",
    empty="too few",
)


def grid_picture(grid: HeatMap) -> bytes:
    surface = sheet(600, 380)
    heat_map(brush(), surface, AREA, grid)
    return pixels(surface)


def chart_picture(chart: RateChart) -> bytes:
    surface = sheet(600, 380)
    rate_chart(brush(), surface, AREA, chart)
    return pixels(surface)


@pytest.mark.parametrize("theme", ["green", "paper"])
def test_both_stay_in_their_area(theme: str) -> None:
    grid, chart = sheet(600, 380), sheet(600, 380)
    heat_map(brush(theme), grid, AREA, GRID)
    rate_chart(brush(theme), chart, AREA, CHART)
    for surface in (grid, chart):
        box = touched(surface)
        assert Rect(box.x, box.y, box.w, box.h).within(AREA.grown(2))


def test_a_strict_row_fails_where_another_is_over() -> None:
    loose = replace(GRID, rows=(replace(GRID.rows[0], strict=False), GRID.rows[1]))
    assert grid_picture(GRID) != grid_picture(loose)


def test_more_deals_are_a_fuller_square() -> None:
    more = replace(GRID, rows=(GRID.rows[0], GridRow("1", (6, 9), 1)))
    assert grid_picture(GRID) != grid_picture(more)


def test_counts_without_room_are_shortened() -> None:
    wide = tuple(("123456789" * 9,) * 2 for _ in GRID.rows)
    squeezed = replace(GRID, counts=wide)
    assert grid_picture(squeezed) == grid_picture(GRID)


@pytest.mark.parametrize("key", [("made", "over", "short"), ("made exactly " * 3,) * 3])
def test_the_title_of_the_columns_is_never_left_out(key: tuple[str, str, str]) -> None:
    titled = replace(GRID, key=key)
    assert grid_picture(titled) != grid_picture(replace(titled, across=" "))


def test_grids_need_more_height_for_more_rows() -> None:
    assert least_height(14) > least_height(8) > 0


def test_every_outcome_has_a_dot_of_its_own() -> None:
    outcomes: tuple[Outcome, ...] = ("won", "drawn", "lost")
    pictures = {chart_picture(replace(CHART, dots=(outcome,) * 7)) for outcome in outcomes}
    assert len(pictures) == 3


def test_one_point_is_a_line_already_and_none_are_words() -> None:
    one = replace(CHART, points=CHART.points[-1:], dots=("won",))
    none = replace(CHART, points=(), dots=(), end="", latest="")
    pictures = {chart_picture(one), chart_picture(none), chart_picture(replace(none, empty=""))}
    assert len(pictures) == 3


def test_wider_charts_have_room_for_more_dots() -> None:
    assert dots_that_fit(brush(), 900) > dots_that_fit(brush(), 400) > 1
    assert dots_that_fit(brush(), 10) == 1
