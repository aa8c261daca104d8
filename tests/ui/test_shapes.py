"""Shapes, marks, icons, panels and pages: where they draw and in what colour."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui import chips, glass, icons, marks, paper, people, portraits, shadow, shapes
from game.ui.brush import Brush
from tests.ui.kit import GREY, brush, pixels, sheet, touched

BOX = (50, 40, 120, 60)


def test_rounded_fills_its_box_and_leaves_its_corners() -> None:
    surface = sheet()
    shapes.rounded(brush(), surface, BOX, 20, "#ff0000")
    assert touched(surface) == pygame.Rect(BOX)
    assert surface.get_at((110, 70))[:3] == (255, 0, 0)
    assert surface.get_at((51, 41))[:3] == GREY


def test_gradient_runs_from_top_to_foot() -> None:
    surface = sheet()
    shapes.rounded(brush(), surface, BOX, 0, "#000000", foot="#ffffff")
    rows = [surface.get_at((110, y)).r for y in range(42, 98, 8)]
    assert rows == sorted(rows)
    assert rows[0] < 30
    assert rows[-1] > 205


def test_edge_lies_inside_the_box() -> None:
    surface = sheet()
    shapes.rounded(brush(), surface, BOX, 0, None, edge="#ff0000", edge_width=4)
    assert touched(surface) == pygame.Rect(BOX)
    assert surface.get_at((110, 70))[:3] == GREY


def test_focus_ring_surrounds_the_control_at_a_gap() -> None:
    surface = sheet()
    shapes.focus_ring(brush(scale=2), surface, BOX, 10)
    grow = 2 * (shapes.FOCUS_GAP + shapes.FOCUS_WIDTH)
    assert touched(surface) == pygame.Rect(BOX).inflate(2 * grow, 2 * grow)
    assert surface.get_at((50, 70))[:3] == GREY


def test_open_place_is_dashed() -> None:
    surface = sheet()
    shapes.open_place(brush(), surface, BOX, 0)
    row = [surface.get_at((x, 41)).r for x in range(60, 160)]
    assert max(row) > 110
    assert min(row) < 95


@pytest.mark.parametrize("height", [93, 110, 147, 195])
def test_open_place_has_nothing_across_it(height: int) -> None:
    surface, box = sheet(240, 300), pygame.FRect(20, 20, height * 5 / 7, height)
    shapes.open_place(brush(), surface, box, height * 0.05)
    across = range(23, int(box.right) - 3)
    assert len({tuple(surface.get_at((x, y))) for x in across for y in (40, height // 2)}) == 1


@pytest.mark.parametrize("theme", ["green", "paper", "high"])
def test_five_sides_have_five_marks_in_their_colours(theme: str) -> None:
    drawn = set()
    for side in range(5):
        surface, one = sheet(60, 60), brush(theme)
        marks.side_mark(one, surface, side, 30, 30, 12)
        colour = pygame.Color(one.theme.sides[side])
        paint = pygame.mask.from_threshold(surface, colour, (12, 12, 12, 255))
        assert paint.count() > 20
        other = sheet(60, 60)
        marks.side_mark(one, other, side, 30, 30, 12, "#ffffff")
        drawn.add(pixels(other))
    assert len(drawn) == 5


def test_a_sixth_side_is_an_error() -> None:
    with pytest.raises(IndexError):
        marks.side_mark(brush(), sheet(), 5, 30, 30, 10)


@pytest.mark.parametrize("name", sorted(icons.ICON_NAMES))
def test_icons_stay_in_their_box(name: str) -> None:
    surface = sheet(80, 80)
    icons.icon(brush(), surface, name, 40, 40, 48, "#ffffff")
    box = touched(surface)
    assert box.w > 8
    assert pygame.Rect(16, 16, 48, 48).contains(box)


def test_shade_reaches_down_and_is_flat_in_high_contrast() -> None:
    deep, flat = sheet(), sheet()
    shadow.shade(brush(), deep, BOX, 10, 10, 0.5, dy=10)
    shadow.shade(brush("high"), flat, BOX, 10, 10, 0.5, dy=10)
    assert touched(deep).centery > pygame.Rect(BOX).centery
    assert touched(flat).size == (0, 0)


def test_shade_of_paper_is_lighter() -> None:
    middles = []
    for theme in ("green", "paper"):
        surface = sheet()
        shadow.shade(brush(theme), surface, BOX, 10, 10, 0.5)
        middles.append(surface.get_at((110, 70)).r)
    assert middles[0] < middles[1] < GREY[0]


def test_glow_is_brightest_in_its_middle() -> None:
    surface = sheet()
    shadow.glow(brush(), surface, 150, 100, 60, 60, "#ffff00", 0.8)
    values = [surface.get_at((x, 100)).r for x in (150, 170, 190, 205)]
    assert values == sorted(values, reverse=True)
    assert values[0] > 200


@pytest.mark.parametrize("theme", ["green", "walnut", "midnight", "paper", "high"])
def test_panel_covers_its_box(theme: str) -> None:
    surface, one = sheet(), brush(theme)
    glass.glass(one, surface, BOX)
    panel = pygame.Color(one.theme.panel.top)
    found = surface.get_at((110, 55))
    assert all(abs(found[i] - panel[i]) < 20 for i in range(3))


def test_page_darkens_towards_its_fold() -> None:
    surface = sheet(600, 300)
    paper.paper(brush(), surface, (50, 40, 500, 220), spine=300)
    assert surface.get_at((299, 150)).r < surface.get_at((150, 150)).r - 30


def test_leaders_need_room() -> None:
    surface = sheet()
    paper.leaders(brush(), surface, 50, 55, 100, "#ffffff")
    assert touched(surface).size == (0, 0)
    paper.leaders(brush(), surface, 50, 150, 100, "#ffffff")
    assert touched(surface).w > 80


def test_portraits_differ_and_keep_to_their_ring() -> None:
    drawn = set()
    for name in portraits.PORTRAIT_NAMES:
        surface = sheet()
        portraits.portrait(brush("high"), surface, name, 150, 100, 40, ring="#ffffff")
        box = touched(surface)
        assert pygame.Rect(106, 56, 88, 88).contains(box)
        drawn.add(pixels(surface))
    assert len(drawn) == len(people.PEOPLE) >= 6


@pytest.mark.parametrize(
    "draw",
    [
        lambda one, on: chips.chip(one, on, 150, 100, "Spades broken", sign="broken"),
        lambda one, on: chips.chip(one, on, 150, 100, "Hearts led", sign="H"),
        lambda one, on: chips.tag(one, on, 150, 100, "Your turn"),
        lambda one, on: chips.bubble(one, on, 150, 100, "Follow *diamonds*"),
    ],
)
def test_labels_return_the_box_they_fill(
    draw: Callable[[Brush, pygame.Surface], pygame.FRect],
) -> None:
    surface = sheet()
    box = draw(brush("high"), surface)
    assert abs(box.centerx - 150) < 1
    assert pygame.Rect(box).inflate(2, 2).contains(touched(surface))
