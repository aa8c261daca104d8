"""The progress chart: its scale, the deals it names, and totals that keep apart."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.chart import Progress, Series, chart, labelled_deals, scale_for, spread
from game.ui.geometry import Rect
from tests.ui.kit import brush, pixels, sheet


@given(
    st.integers(-4000, 4000),
    st.integers(0, 4000),
    st.one_of(st.none(), st.integers(50, 5000)),
    st.integers(2, 12),
)
def test_scale_holds_everything(low: int, above: int, goal: int | None, most: int) -> None:
    scale = scale_for(low, low + above, goal, most)
    assert scale.low <= min(low, 0)
    assert scale.high >= max(low + above, 0, goal or 0)
    assert len(scale.ticks) <= most + 3
    assert goal is None or goal in scale.ticks
    assert all(scale.low <= tick <= scale.high for tick in scale.ticks)


def test_scale_of_an_ordinary_match() -> None:
    assert scale_for(0, 440, 500, 6).ticks == (0, 100, 200, 300, 400, 500)


def test_deals_are_thinned_out() -> None:
    assert labelled_deals(1, 6, 10) == (1, 2, 3, 4, 5, 6)
    assert labelled_deals(1, 290, 6) == (50, 100, 150, 200, 250)


@given(st.lists(st.floats(0, 200), min_size=1, max_size=5))
def test_totals_keep_apart(places: list[float]) -> None:
    moved = spread(sorted(places), 20, 0, 200)
    assert all(two - one >= 20 - 1e-6 for one, two in pairwise(moved))
    assert moved[0] >= 0
    assert moved[-1] <= 200 + 1e-6


def test_totals_with_room_stay() -> None:
    assert spread([10, 80, 150], 20, 0, 200) == [10, 80, 150]


@pytest.mark.parametrize("deals", [0, 1, 6, 300])
def test_every_length_is_drawn(deals: int) -> None:
    area = Rect(10, 10, 280, 180)
    surface = sheet()
    blank = pixels(surface)
    totals = tuple(10 * i for i in range(deals + 1))
    progress = Progress((Series(0, totals), Series(1, totals)), 500, 1, max(1, deals))
    chart(brush(), surface, area, progress)
    assert pixels(surface) != blank
