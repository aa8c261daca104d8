"""The score book: what it says, how it comes up, scrolls, and goes on."""

from __future__ import annotations

import time
from itertools import pairwise

import pygame
import pytest

from game.scenes.score_sheet import ScoreSheetScene
from game.scenes.score_sheet.afterwards import labelled_places
from game.scenes.score_sheet.content import sheet_of
from game.scenes.score_sheet.deal_page import DealPanel
from game.scenes.score_sheet.match_page import MatchPanel
from game.scenes.score_sheet.places import Form, sheet_places
from game.scenes.score_sheet.reveal import Reveal
from game.session.match import MatchSession
from game.ui.geometry import Rect
from game.ui.input import PointerMoved, WheelTurned
from game.ui.tempo import Tempo, tempo_of
from game.words.names import Names
from tests.scenes.desks import (
    SIZES,
    assert_clear,
    click,
    desk,
    draw,
    key,
    match,
    place,
    settle,
    show,
)
from tests.ui.kit import brush, pixels

PARTNERS = match(4, nil="off", blind_nil="off")
SOLO = match(3, table="solo4")


def names(session: MatchSession) -> Names:
    return Names(tuple(player.name for player in session.record.players), session.viewer)


def test_page_adds_up() -> None:
    for index in range(4):
        page = sheet_of(PARTNERS.view, names(PARTNERS), index).deal
        assert page is not None
        for account in page.accounts:
            assert sum(line.points for line in account.lines) == account.points
            assert account.before + account.points == account.after


def test_pages_follow_each_other() -> None:
    sheets = [sheet_of(PARTNERS.view, names(PARTNERS), index).deal for index in range(4)]
    pages = [page for page in sheets if page is not None]
    assert [page.title for page in pages] == [f"Deal {n}" for n in range(1, 5)]
    for one, two in pairwise(pages):
        assert [a.after for a in one.accounts] == [a.before for a in two.accounts]


def test_history_ends_in_the_totals() -> None:
    sheet = sheet_of(PARTNERS.view, names(PARTNERS), -1)
    assert len(sheet.match.rows) == 4
    assert [s.totals[-1] for s in sheet.match.progress.series] == list(PARTNERS.view.totals)
    assert sheet.match.names[0] == "You & Vera"
    assert sheet.match.shown == 3


def test_solo_table_has_four_accounts_the_viewers_first() -> None:
    page = sheet_of(SOLO.view, names(SOLO), -1).deal
    assert page is not None
    assert [account.name for account in page.accounts] == ["You", "Otto", "Vera", "Amara"]


def test_a_deal_with_hints_says_so() -> None:
    view = PARTNERS.view
    last = view.results[-1].deal
    pages = [sheet_of(view, names(PARTNERS), at, frozenset({last})).deal for at in (-1, 0)]
    assert [page is not None and "hints" in page.title for page in pages] == [True, False]


def test_no_such_deal() -> None:
    with pytest.raises(IndexError):
        sheet_of(PARTNERS.view, names(PARTNERS), 4)


def test_no_match_no_book() -> None:
    with pytest.raises(ValueError, match="no match"):
        ScoreSheetScene(desk())


def test_lines_come_one_after_another_and_totals_after_their_lines() -> None:
    reveal = Reveal((3, 2), Tempo())
    reveal.update(0.100)
    assert reveal.line(0, 0) > reveal.line(0, 1) > reveal.line(0, 2) > 0
    assert reveal.line(1, 0) == reveal.count(0) == 0
    reveal.update(0.120)
    assert reveal.line(0, 0) == 1
    assert 0 < reveal.count(0) < 1
    assert reveal.count(1) == 0
    reveal.finish()
    assert reveal.done
    assert reveal.count(1) == reveal.line(1, 1) == 1


def test_instant_tempo_and_reduced_motion() -> None:
    assert Reveal((3, 2), tempo_of("instant")).done
    reduced = Reveal((3, 2), Tempo(reduced=True))
    assert reduced.length <= 0.1
    reduced.update(0.05)
    assert reduced.line(0, 0) == reduced.line(1, 1)


def test_first_key_completes_and_the_next_goes_on() -> None:
    at, calls = desk(PARTNERS), []
    scene = ScoreSheetScene(at, -1, lambda: calls.append("next"))
    show(at, scene)
    assert not scene.settled
    key(at, "return")
    assert scene.settled
    assert calls == []
    key(at, "return")
    assert calls == ["next"]


def test_first_click_completes_even_on_the_button() -> None:
    at, calls = desk(PARTNERS), []
    scene = ScoreSheetScene(at, -1, lambda: calls.append("next"))
    show(at, scene)
    click(at, place(scene, "next"))
    assert scene.settled
    assert calls == []
    click(at, place(scene, "next"))
    assert calls == ["next"]


def test_finished_picture_is_that_of_waiting() -> None:
    pictures = []
    for hasty in (True, False):
        at = desk(PARTNERS)
        scene = ScoreSheetScene(at)
        show(at, scene)
        if hasty:
            key(at, "a")
        settle(at, scene)
        pictures.append(pixels(draw(at)))
    assert pictures[0] == pictures[1]


def test_kept_picture_is_the_drawn_one() -> None:
    at = desk(PARTNERS)
    scene = ScoreSheetScene(at, reading=True)
    first = pixels(show(at, scene))
    assert pixels(draw(at)) == first


def test_reading_closes_with_escape_and_nothing_moves() -> None:
    at = desk(PARTNERS)
    scene = ScoreSheetScene(at, reading=True)
    show(at, scene)
    assert scene.settled
    key(at, "escape")
    assert at.stack.empty


def test_book_before_the_first_score() -> None:
    at = desk(match(0, tricks=2))
    scene = ScoreSheetScene(at, reading=True)
    show(at, scene)
    assert [target.id for target in scene.targets()] == ["next"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("session", [PARTNERS, SOLO], ids=["partners", "solo"])
def test_every_size(size: tuple[int, int], session: MatchSession) -> None:
    at = desk(session)
    scene = ScoreSheetScene(at, on_menu=lambda: None)
    show(at, scene, size)
    assert_clear(scene, size)
    places = sheet_places(size)
    for page in (places.deal, places.match):
        assert any(page.within(sheet) for sheet in places.sheets)
        assert all(not page.meets(target.rect) for target in scene.targets())


def test_forms() -> None:
    forms = {size: sheet_places(size).form for size in SIZES}
    assert forms[(1000, 1400)] is Form.STACKED
    assert forms[(800, 500)] is Form.TABBED
    assert forms[(960, 600)] is Form.OPEN


def test_tabs_turn_the_page() -> None:
    size = (800, 500)
    at = desk(PARTNERS)
    scene = ScoreSheetScene(at, reading=True)
    before = pixels(show(at, scene, size))
    assert [target.id for target in scene.targets()] == ["tab_deal", "tab_match", "review", "next"]
    click(at, place(scene, "tab_match"))
    assert pixels(draw(at, size)) != before
    click(at, place(scene, "tab_deal"))
    at.stack.handle(PointerMoved(1, 499))
    at.stack.update(1.0)
    assert pixels(draw(at, size)) == before


def test_tabs_by_keys() -> None:
    size = (800, 500)
    at = desk(PARTNERS)
    scene = ScoreSheetScene(at, reading=True)
    before = pixels(show(at, scene, size))
    key(at, "tab", "tab", "return")
    assert pixels(draw(at, size)) != before


def test_resize_keeps_the_scene_usable() -> None:
    at, calls = desk(PARTNERS), []
    scene = ScoreSheetScene(at, -1, lambda: calls.append("next"))
    show(at, scene)
    for size in SIZES:
        at.stack.resize(size)
        draw(at, size)
    settle(at, scene)
    key(at, "return")
    assert calls == ["next"]


def test_every_line_has_room() -> None:
    ink = brush()
    for size in SIZES:
        places = sheet_places(size)
        ink.scale = places.screen.u
        page = sheet_of(PARTNERS.view, names(PARTNERS), -1).deal
        assert page is not None
        panel = DealPanel(ink, page, places.deal, 50 * ink.scale)
        if size != (800, 500):
            assert panel.overflow == 0


def test_a_tall_window_shows_the_deal_of_four_sides_whole() -> None:
    page = sheet_of(SOLO.view, names(SOLO), -1).deal
    assert page is not None
    places, ink = sheet_places((820, 1180), sides=4), brush()
    assert DealPanel(ink, page, places.deal, 50).overflow == 0
    assert places.deal.h > sheet_places((820, 1180)).deal.h
    assert places.match.h > 0.7 * places.deal.h


def test_buttons_have_short_labels_where_the_full_ones_have_no_room() -> None:
    ink, offered = brush(), ("review", "again")
    labels = {}
    for wide in (120, 300, 800):
        placed = tuple(labelled_places(ink, Rect(0, 0, wide, 46), offered))
        labels[wide] = [label for _, label, _ in placed]
        assert all(rect.right <= wide for _, _, rect in placed)
    assert labels == {
        120: ["Review"],
        300: ["Review", "Deal again"],
        800: ["Review this deal", "Play this deal again"],
    }


def test_long_history_scrolls_from_the_newest() -> None:
    sheet = sheet_of(PARTNERS.view, names(PARTNERS), -1)
    ink = brush()
    rows = tuple(sheet.match.rows[i % 4] for i in range(300))
    page = type(sheet.match)(
        sheet.match.title, sheet.match.goal, sheet.match.progress, sheet.match.names, rows, 299
    )
    places = sheet_places((1600, 900))
    panel = MatchPanel(ink, page, places.match, 84, airy=True)
    assert panel.first == panel.overflow > 250
    panel.turn(5)
    assert panel.first < panel.overflow
    panel.turn(1000)
    assert panel.first == 0
    panel.turn(-1000)
    assert panel.first == panel.overflow
    surface = pygame.Surface((1600, 900), 0, 32)
    panel.draw(surface)
    start = time.perf_counter()
    panel.draw(surface)
    assert time.perf_counter() - start < 0.1


def test_wheel_scrolls_the_page_under_the_pointer() -> None:
    at = desk(match(14, nil="off", blind_nil="off", target=5000))
    scene = ScoreSheetScene(at, reading=True)
    before = pixels(show(at, scene, (960, 600)))
    page = sheet_places((960, 600)).match
    at.stack.handle(PointerMoved(page.cx, page.cy))
    at.stack.handle(WheelTurned(2))
    assert pixels(draw(at, (960, 600))) != before
    key(at, "end")
    assert pixels(draw(at, (960, 600))) == before


def test_the_button_says_finish_at_the_end() -> None:
    at, calls = desk(match(9, deals=1)), []
    assert at.match is not None
    assert at.match.over
    scene = ScoreSheetScene(at, -1, lambda: calls.append("over"))
    show(at, scene)
    key(at, "return", "return")
    assert calls == ["over"]
