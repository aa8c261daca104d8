"""The furniture as drawn: where it may draw, what colours say, and that it is drawn once."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine.bids import BLIND_NIL, NIL, blind_six, tricks_bid
from game.engine.state import Range
from game.engine.tables import TABLES, Table
from game.ui.brush import Brush
from game.ui.bubbles import draw_bubble
from game.ui.furniture import FurnitureMotion, banner_room, draw_over, draw_under, fitting
from game.ui.geometry import Rect, polygons_meet
from game.ui.kept import kept
from game.ui.layout.arrange import table_layout
from game.ui.layout.table import TableLayout
from game.ui.plates import PlateMotion, draw_plate, plate_parts
from game.ui.scorebar import strip_name
from game.ui.scoreboard import score_part
from game.ui.table_info import SeatInfo, TableInfo, table_info
from game.ui.theme import STRONG, Step
from game.words.names import Names
from tests.engine.helpers import act, dealt
from tests.ui.kit import brush, pixels, sheet, touched

SIZES = ((1280, 720), (1920, 1080), (960, 600), (1000, 1400))
SIDES = ((0, 2), (1, 3))
PLAIN = SeatInfo(0, "Vera", "vera", 0, bid=tricks_bid(4), taken=2, counting=True)
STATES = {
    "to bid": replace(PLAIN, bid=None, taken=0, counting=False, owes_bid=True),
    "says": replace(PLAIN, bid=None, taken=0, counting=False, said=Range(10, 13)),
    "bid": replace(PLAIN, taken=0, counting=False),
    "made": PLAIN,
    "many": replace(PLAIN, bid=tricks_bid(11), taken=13),
    "nil": replace(PLAIN, bid=NIL, taken=0),
    "nil lost": replace(PLAIN, bid=NIL, taken=2),
    "blind nil": replace(PLAIN, bid=BLIND_NIL, taken=1),
    "blind six": replace(PLAIN, bid=blind_six(12), taken=11),
    "no bids": replace(PLAIN, bid=None, taken=12),
}


def set_up(size: tuple[int, int]) -> tuple[Brush, pygame.Surface, TableLayout]:
    layout = table_layout(size, SIDES)
    return brush(scale=layout.u), sheet(*size), layout


def playing(actions: str = "0 bid 4; 1 bid 3; 2 bid N; 3 bid 2; 0 play AH") -> TableInfo:
    state = act(dealt(blind_nil="off"), actions)
    names = Names(("You", "Otto", "Vera", "Amara"), 0)
    return table_info(state, names, ("you", "otto", "vera", "amara"))


def count(surface: pygame.Surface, colour: str, area: Rect) -> int:
    """Return how many pixels of `area` have a colour."""
    part = surface.subsurface(pygame.Rect(area.x, area.y, area.w, area.h))
    return pygame.mask.from_threshold(part, pygame.Color(colour), (8, 8, 8, 255)).count()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("seat", range(4))
def test_a_plate_draws_its_words_inside_its_glass(
    size: tuple[int, int], state: str, seat: int
) -> None:
    b, surface, layout = set_up(size)
    spot = layout.plate(seat)
    info = replace(STATES[state], name="Bartholomew the Elder")
    draw_plate(b, surface, spot, info)
    panel = spot.panel
    lit = pygame.Color(b.theme.text)
    mask = pygame.mask.from_threshold(surface, lit, (6, 6, 6, 255))
    portrait = Rect.centred(
        spot.portrait.x, spot.portrait.y, 2 * spot.radius + 8, 2 * spot.radius + 8
    )
    for box in mask.get_bounding_rects():
        words = Rect(*map(float, box))
        assert words.within(panel) or words.meets(portrait)


@pytest.mark.parametrize("size", SIZES)
def test_a_lost_nil_shows_in_the_bad_colour(size: tuple[int, int]) -> None:
    b, surface, layout = set_up(size)
    spot = layout.plate(1)
    draw_plate(b, surface, spot, STATES["nil"])
    assert count(surface, b.theme.bad, spot.rect) == 0
    draw_plate(b, surface, spot, STATES["nil lost"])
    assert count(surface, b.theme.bad, spot.rect) > 20


@pytest.mark.parametrize("size", SIZES)
def test_the_leader_is_told_without_colour_too(size: tuple[int, int]) -> None:
    b, _, layout = set_up(size)
    greys = []
    for leads in (False, True):
        surface = sheet(*size)
        draw_plate(b, surface, layout.plate(1), replace(PLAIN, leads=leads))
        greys.append(pygame.transform.grayscale(surface).get_view("2").raw)
    strong = sum(abs(one - two) > 60 for one, two in zip(*greys, strict=True))
    assert strong > 40


def test_the_ring_of_the_turn_fades_in() -> None:
    b, _, layout = set_up((1280, 720))
    spot, acting = layout.plate(1), replace(PLAIN, acts=True)
    seen = set()
    for share in (0.0, 0.5, 1.0):
        surface = sheet(1280, 720)
        draw_plate(b, surface, spot, acting, PlateMotion(turn=share))
        seen.add(pixels(surface))
    assert len(seen) == 3


def test_a_swinging_plate_is_the_same_plate_elsewhere() -> None:
    b, surface, layout = set_up((1280, 720))
    draw_plate(b, surface, layout.plate(1), PLAIN)
    moved = sheet(1280, 720)
    draw_plate(b, moved, layout.plate(1), PLAIN, PlateMotion(swing=1.0))
    assert touched(moved).x == touched(surface).x + 9


@pytest.mark.parametrize(
    ("taken", "us", "over"), [(0, 0, False), (3, 3, False), (8, 8, False), (10, 8, True)]
)
def test_segments_fill_with_tricks_and_overtricks_stand_out(
    taken: int, us: int, over: bool
) -> None:
    b, surface, layout = set_up((1920, 1080))
    info = playing()
    side = replace(info.sides[0], contract=8, taken=taken)
    score_part(b, (), layout.score, replace(info, sides=(side, info.sides[1]))).paint(surface)
    cell = layout.score.cells[0]
    row = Rect(cell.x + 20 * b.scale, cell.y + 55 * b.scale, 170 * b.scale, 17 * b.scale)
    full = count(surface, b.theme.sides[0], row)
    assert full >= us * 14 * 8 * b.scale
    assert full <= (us + 4) * 18 * 11 * b.scale**2
    assert (count(surface, b.theme.warn, row) > 50) is over


def test_bags_near_the_limit_change_colour() -> None:
    b, surface, layout = set_up((1920, 1080))
    info = playing()
    for bags, near in ((7, False), (8, True)):
        side = replace(info.sides[0], bags=bags)
        score_part(b, (), layout.score, replace(info, sides=(side, info.sides[1]))).paint(surface)
        assert (count(surface, b.theme.warn, layout.score.cells[0]) > 50) is near


@pytest.mark.parametrize("size", SIZES)
def test_a_bubble_stays_in_its_room(size: tuple[int, int]) -> None:
    for seat in range(4):
        for state in ("says", "bid", "nil", "blind nil", "blind six"):
            b, surface, layout = set_up(size)
            spot = layout.bubble(seat)
            draw_bubble(b, surface, spot, STATES[state])
            pale = pygame.mask.from_threshold(surface, pygame.Color(b.theme.bubble.top), (4, 4, 4))
            for box in pale.get_bounding_rects():
                assert Rect(*map(float, box)).within(spot.rect.grown(2.0))


def test_who_has_not_spoken_has_no_bubble() -> None:
    b, surface, layout = set_up((1280, 720))
    before = pixels(surface)
    draw_bubble(b, surface, layout.bubble(1), STATES["to bid"])
    draw_bubble(b, surface, layout.bubble(1), STATES["bid"], 0.0)
    assert pixels(surface) == before


@pytest.mark.parametrize("size", SIZES)
def test_what_lies_under_keeps_clear_of_the_cards(size: tuple[int, int]) -> None:
    b, surface, layout = set_up(size)
    draw_under(b, surface, layout, playing())
    for slot in layout.trick.slots:
        assert surface.get_at((round(slot.x), round(slot.y)))[:3] == (90, 90, 90)


def test_furniture_is_drawn_from_memory_the_second_time() -> None:
    b, surface, layout = set_up((1280, 720))
    info = playing()
    draw_under(b, surface, layout, info)
    draw_over(b, surface, layout, info)
    memory, first = b.cache.bytes, pixels(surface)
    fresh = sheet(1280, 720)
    draw_under(b, fresh, layout, info)
    draw_over(b, fresh, layout, info)
    assert pixels(fresh) == first
    assert b.cache.bytes == memory


def test_the_broken_chip_glows_while_it_turns() -> None:
    b, surface, layout = set_up((1280, 720))
    info = replace(playing(), broken=True)
    draw_under(b, surface, layout, info)
    lit = sheet(1280, 720)
    draw_under(b, lit, layout, info, FurnitureMotion(broken=1.0))
    assert pixels(lit) != pixels(surface)


def test_the_rules_line_drops_its_last_parts() -> None:
    b = brush()
    parts = ("Nil ±100", "Blind nil ±200", "10 bags −100")
    whole = fitting(b, parts, 1000)
    assert all(part in whole for part in parts)
    narrow = b.text.width(whole, Step.BODY) - 5
    assert fitting(b, parts, narrow) == fitting(b, parts[:2], 1000)
    assert fitting(b, parts, 10) == parts[0]


@pytest.mark.parametrize("size", [*SIZES, (800, 500), (900, 560), (2560, 1080)])
@pytest.mark.parametrize("table", TABLES.values(), ids=list(TABLES))
def test_a_banner_keeps_clear_of_plates_and_cards(size: tuple[int, int], table: Table) -> None:
    b, layout = brush(), table_layout(size, table.sides, cards=table.tricks)
    b.scale = layout.u
    place = banner_room(b, layout, "Last trick, taken by Amara")
    assert place.within(layout.screen.window)
    assert not any(place.meets(plate.rect) for plate in layout.plates)
    words = "Amara draws the highest card, the queen of diamonds, and deals first"
    cut = banner_room(b, layout, words)
    assert cut.within(layout.screen.window)
    assert not any(cut.meets(each) for each in (layout.plates[0].rect, *layout.keys.rects))
    own, *others = layout.trick.slots
    assert place.y > own.y or not polygons_meet(place.corners, own.corners)
    cards = (*others, *layout.own_hand(table.tricks))
    assert not any(polygons_meet(place.corners, card.corners) for card in cards)


def test_a_kept_picture_is_painted_once_for_each_key() -> None:
    b, surface = brush(), sheet()
    calls: list[str] = []

    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        calls.append("painted")
        layer.fill((255, 0, 0, 255), pygame.Rect(dx + 20, dy + 20, 10, 10))

    area = Rect(20, 20, 10, 10)
    for key in ("a", "a", "b"):
        kept(b, surface, key, area, paint, reach=4)
    assert len(calls) == 2
    assert touched(surface) == pygame.Rect(20, 20, 10, 10)
    b.scale = 2.0
    kept(b, surface, "a", area, paint, reach=4)
    assert len(calls) == 3


def test_a_name_on_the_strip_is_made_smaller_before_it_is_cut() -> None:
    at, side = brush(), replace(playing().sides[1], short="Harjit & Amara", initials="Harjit & A.")
    room = at.text.width(side.initials, Step.BODY, STRONG)
    assert strip_name(at, side, room) == (side.initials, Step.BODY)
    assert strip_name(at, side, room - 1) == (side.initials, Step.CAPTION)
    assert strip_name(at, side, room / 2)[0] != side.initials


@pytest.mark.parametrize("size", [(960, 600), (1000, 1400), (1280, 720)])
def test_the_number_on_a_small_plate_is_ringed_by_a_new_trick(size: tuple[int, int]) -> None:
    layout = table_layout(size, SIDES)
    b = brush(scale=layout.u)
    for seat in range(4):
        spot = layout.plate(seat)
        pops = [
            [part for part in plate_parts(b, (), spot, PLAIN, PlateMotion(mark=mark))
             if part.name.startswith(("count", "pip"))]
            for mark in (0.3, 0.8, 1.0)
        ]  # fmt: skip
        early, late, over = pops
        assert len(early) == len(late) == 1
        assert not over
        assert early[0].look != late[0].look
        assert spot.panel.grown(10 * layout.u).holds(Rect(*map(float, late[0].area)).centre)
