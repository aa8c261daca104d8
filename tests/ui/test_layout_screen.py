"""The unit of length, the size classes, and placing things along a line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.layout.screen import SizeClass, screen
from game.ui.layout.spread import spread


@pytest.mark.parametrize(
    ("size", "u"),
    [
        ((960, 600), 1),
        ((1600, 900), 1),
        ((1920, 1080), 1.2),
        ((3840, 2160), 2.4),
        ((9999, 9999), 3),
    ],
)
def test_the_unit_grows_with_the_surface(size: tuple[int, int], u: float) -> None:
    assert screen(size).u == pytest.approx(u)


def test_the_scale_multiplies_the_unit_within_its_bounds() -> None:
    assert screen((1920, 1080), 1.25).u == pytest.approx(1.5)
    assert screen((1920, 1080), 0.1).u == pytest.approx(1.2 * 0.8)


@given(st.integers(400, 4000), st.integers(400, 4000), st.floats(0.5, 3.0, allow_nan=False))
def test_no_scale_leaves_less_than_800_by_500(w: int, h: int, scale: float) -> None:
    wide, high = screen((w, h), scale).units
    assert wide >= 800 - 1e-6
    assert high >= 500 - 1e-6


@pytest.mark.parametrize(
    ("size", "scale", "kind"),
    [
        ((1440, 810), 1, SizeClass.WIDE),
        ((1439, 810), 1, SizeClass.SMALL),
        ((1440, 809), 1, SizeClass.SMALL),
        ((1920, 1080), 1, SizeClass.WIDE),
        ((1920, 1080), 1.25, SizeClass.SMALL),
        ((1500, 1300), 1, SizeClass.SMALL),
        ((2560, 1080), 1, SizeClass.VERY_WIDE),
        ((1000, 1400), 1, SizeClass.TALL),
        ((900, 901), 1, SizeClass.SMALL),
    ],
)
def test_size_classes(size: tuple[int, int], scale: float, kind: SizeClass) -> None:
    assert screen(size, scale).kind is kind


def test_a_very_wide_table_keeps_to_a_centred_width() -> None:
    table = screen((3440, 1440)).table
    assert table.w == 2 * 1440
    assert table.cx == 3440 / 2


def test_spread_keeps_wishes_that_fit() -> None:
    assert spread([10, 50], 5, 0, 100, 2) == ((10, 50), 5)


def test_spread_moves_no_further_than_it_must() -> None:
    middles, half = spread([10, 12], 5, 0, 100, 2)
    assert half == 5
    assert middles == (10, 22)


def test_spread_shrinks_what_does_not_fit() -> None:
    middles, half = spread([10, 20, 30], 50, 0, 62, 1)
    assert half == 10
    assert middles == (10, 31, 52)


def test_spread_of_nothing() -> None:
    assert spread([], 5, 0, 10, 1) == ((), 5)


@given(
    st.lists(st.floats(-50, 150, allow_nan=False), min_size=1, max_size=5),
    st.floats(1, 60, allow_nan=False),
)
def test_what_is_spread_stays_apart_and_inside(wanted: list[float], half: float) -> None:
    middles, half = spread(sorted(wanted), half, 0, 100, 3)
    edges = [e for m in middles for e in (m - half, m + half)]
    assert edges[0] >= -1e-6
    assert edges[-1] <= 100 + 1e-6
    gaps = [b - a for a, b in zip(edges[1::2], edges[2::2], strict=False)]
    assert all(g >= 3 - 1e-6 for g in gaps)
