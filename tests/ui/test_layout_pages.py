"""Pages, the score book, dialogs and the main menu on every surface."""

from itertools import combinations

import pytest

from game.ui.geometry import Rect
from game.ui.layout.pages import PAGE_WIDEST, page, page_edge
from game.ui.layout.screen import Screen, SizeClass, screen
from tests.ui.layout_kit import ODD_SIZES, SIZES

SCREENS = tuple(screen(size, scale) for size in (*SIZES, *ODD_SIZES) for scale in (0.8, 1.0, 2.0))
NARROW = Screen(700, 900, 1.0, SizeClass.TALL)


def assert_apart(view: Screen, parts: list[Rect]) -> None:
    for part in parts:
        assert part.within(view.window, 0.01), view
        assert part.w > 0, view
        assert part.h > 0, view
    for one, two in combinations(parts, 2):
        assert not one.grown(-0.01).meets(two), view


@pytest.mark.parametrize("view", [*SCREENS, NARROW])
def test_a_page_has_its_parts_side_by_side(view: Screen) -> None:
    p = page(view)
    told = [p.explanation] if p.explanation else []
    assert_apart(view, [p.back, p.title, p.tools, p.groups, p.rows, p.foot, *told])


@pytest.mark.parametrize("view", SCREENS)
def test_a_page_is_no_wider_than_one_glance(view: Screen) -> None:
    p, edge = page(view), page_edge(view)
    assert view.margin <= edge == p.back.x == p.groups.x == p.foot.x
    assert p.foot.w <= PAGE_WIDEST * view.u + 0.01
    assert p.foot.right + edge == pytest.approx(view.width)


def test_a_page_folds_as_it_narrows() -> None:
    wide, folded, narrow = page(screen((1600, 900))), page(screen((960, 600))), page(NARROW)
    assert wide.explanation is not None
    assert wide.groups.w == pytest.approx(0.16 * 1600)
    assert wide.explanation.w == pytest.approx(0.32 * 1600)
    assert folded.explanation is None
    assert not folded.dropdown
    assert narrow.dropdown
    assert narrow.rows.x == narrow.groups.x
