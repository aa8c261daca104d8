"""Pages, the score book, dialogs and the main menu on every surface."""

from itertools import combinations

import pytest

from game.ui.geometry import Rect, poses_bounds
from game.ui.layout.menu import menu
from game.ui.layout.pages import dialog, page, score_book
from game.ui.layout.screen import Screen, SizeClass, screen
from tests.ui.layout_kit import SIZES

SCREENS = tuple(screen(size, scale) for size in SIZES for scale in (0.8, 1.0, 1.25))
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


def test_a_page_folds_as_it_narrows() -> None:
    wide, folded, narrow = page(screen((1600, 900))), page(screen((960, 600))), page(NARROW)
    assert wide.explanation is not None
    assert wide.groups.w == pytest.approx(0.16 * 1600)
    assert wide.explanation.w == pytest.approx(0.32 * 1600)
    assert folded.explanation is None
    assert not folded.dropdown
    assert narrow.dropdown
    assert narrow.rows.x == narrow.groups.x


@pytest.mark.parametrize("view", [*SCREENS, NARROW])
def test_the_score_book_is_open_in_the_window(view: Screen) -> None:
    book = score_book(view)
    assert_apart(view, [book.headline, book.paper, book.foot])
    assert_apart(view, [*book.pages, *book.tabs])
    assert all(p.within(book.paper) for p in (*book.pages, *book.tabs))
    if book.spine is not None:
        left, right = book.pages
        assert left.right < book.spine < right.x


def test_a_narrow_score_book_is_one_page_with_two_tabs() -> None:
    book = score_book(NARROW)
    assert book.spine is None
    assert (len(book.pages), len(book.tabs)) == (1, 2)
    assert score_book(screen((1920, 1080))).tabs == ()


@pytest.mark.parametrize("view", SCREENS)
def test_a_dialog_is_in_the_middle(view: Screen) -> None:
    d = dialog(view, 2)
    assert d.panel.cx == pytest.approx(view.width / 2)
    assert d.panel.cy == pytest.approx(view.height / 2)
    assert d.panel.within(view.window)
    assert_apart(view, [d.title, d.text, *d.buttons])
    assert all(b.within(d.panel) for b in d.buttons)


@pytest.mark.parametrize("proceed", [True, False])
@pytest.mark.parametrize("view", SCREENS)
def test_the_menu_fits(view: Screen, proceed: bool) -> None:
    m = menu(view, 5, proceed=proceed)
    gold = [m.proceed] if m.proceed else []
    assert bool(gold) is proceed
    fan = [poses_bounds(m.cards)] if m.cards else []
    assert len(m.entries) == 5
    assert_apart(view, [m.wordmark, *gold, *m.entries, m.keys, *fan])
    assert all(e.h >= 40 * view.u for e in m.entries)


def test_the_menu_has_the_measures_of_the_picture() -> None:
    m = menu(screen((1920, 1080)), 5)
    assert m.proceed is not None
    assert (m.proceed.x, m.proceed.w) == pytest.approx((132, 600))
    assert len(m.cards) == 5
    assert m.cards[2].height == pytest.approx(500, rel=0.01)
