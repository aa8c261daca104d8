"""The rules in full as a page: every sentence is there, and the ways in and out."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.engine.presets import PRESETS
from game.engine.rules import Rules
from game.scenes.pause import PauseScene
from game.scenes.rules import RulesScene
from game.scenes.rules.columns import LINE, Sheet, sheet
from game.scenes.rules.places import rules_places
from game.scenes.table.scene import TableScene
from game.ui.input import PointerMoved, WheelTurned
from game.ui.theme import Step
from game.words.rules_full import rules_full
from game.words.rules_line import match_title
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

LARGE, SMALL = (1920, 1080), (960, 600)
HOUSE = Rules(trumps="jokers_2d_2s", blind_six="double_double", team_talk="on", redeal="no_face",
              boston=50, ten_for_200="miss_100", total_not_tricks="on", board=4)  # fmt: skip
ALL = {**PRESETS, "house": HOUSE}


def opened(rules: Rules, size: tuple[int, int]) -> tuple[RulesScene, bytes]:
    at = desk()
    scene = RulesScene(at, rules, match_title(rules))
    return scene, pixels(show(at, scene, size))


def set_for(rules: Rules, size: tuple[int, int], house: frozenset[str] = frozenset()) -> Sheet:
    places, ink = rules_places(size), brush()
    ink.scale = places.screen.u
    return sheet(ink, rules_full(rules), house, places.view.w, places.view.h)


@pytest.mark.parametrize("slug", ALL)
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
def test_every_sentence_has_a_place_of_its_own(slug: str, size: tuple[int, int]) -> None:
    page, room = set_for(ALL[slug], size), rules_places(size).view
    told = rules_full(ALL[slug])
    assert [block.title for block in page.blocks] == [part.title for part in told]
    for block, part in zip(page.blocks, told, strict=True):
        assert [sentence.text for sentence in block.sentences] == list(part.sentences)
        assert all(sentence.area.within(block.area) for sentence in block.sentences)
        assert block.area.x >= 0
        assert block.area.right <= room.w + 0.5
        assert block.area.bottom <= page.height + 0.5
    areas = [block.area for block in page.blocks]
    assert not any(one.meets(two) for one, two in combinations(areas, 2))


@pytest.mark.parametrize("slug", PRESETS)
def test_a_preset_is_seen_at_once_in_a_large_window(slug: str) -> None:
    assert set_for(PRESETS[slug], LARGE).height <= rules_places(LARGE).view.h


def test_columns_are_read_one_after_another_where_all_is_seen() -> None:
    blocks = set_for(PRESETS["classic"], LARGE).blocks
    places = [(block.area.x, block.area.y) for block in blocks]
    assert places == sorted(places)


def test_sections_are_read_downwards_where_they_scroll() -> None:
    tops = [block.area.y for block in set_for(HOUSE, SMALL).blocks]
    assert tops == sorted(tops)


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
def test_every_size(size: tuple[int, int]) -> None:
    at = desk()
    scene = RulesScene(at, HOUSE, "House rules · 500")
    show(at, scene, size)
    assert_clear(scene, size)


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_a_sentence_is_as_bright_as_any_text(size: tuple[int, int]) -> None:
    at, rules = desk(), Rules()
    seen = show(at, RulesScene(at, rules, match_title(rules)), size)
    ink, view = at.brush, rules_places(size).view
    first = set_for(rules, size).blocks[0].sentences[0]
    area = first.area.moved(view.x, view.y)
    expected = seen.copy()
    expected.fill(seen.get_at((round(area.right), round(area.y))), (0, 0, *size))
    ink.text.paragraph(expected, first.text, area.x, area.y, area.w, Step.BODY,
                       ink.theme.second, weight=400, line=LINE * ink.scale)  # fmt: skip
    place = (round(area.x), round(area.y), round(area.w / 2), round(area.h))
    light = [sum(pygame.transform.average_color(each, place)[:3]) for each in (seen, expected)]
    assert light[0] == pytest.approx(light[1], rel=0.04)


def test_another_rule_is_another_picture() -> None:
    assert opened(PRESETS["classic"], LARGE)[1] != opened(PRESETS["mirror"], LARGE)[1]


def test_what_classic_does_not_have_is_marked() -> None:
    _, whiz = opened(PRESETS["whiz"], LARGE)
    house = frozenset({"You bid the number of spades you hold, or nil."})
    marked = [
        sentence.text
        for block in set_for(PRESETS["whiz"], LARGE, house).blocks
        for sentence in block.sentences
        if sentence.house
    ]
    assert marked == list(house)
    assert whiz != opened(PRESETS["three_hand"], LARGE)[1]


@pytest.mark.parametrize("name", ["down", "page down", "end"])
def test_keys_scroll_down_and_home_leads_up(name: str) -> None:
    at = desk()
    first = pixels(show(at, RulesScene(at, HOUSE, "House rules"), SMALL))
    key(at, name)
    assert pixels(draw(at, SMALL)) != first
    key(at, "home")
    assert pixels(draw(at, SMALL)) == first


def test_the_wheel_scrolls() -> None:
    at = desk()
    first = pixels(show(at, RulesScene(at, HOUSE, "House rules"), SMALL))
    at.stack.handle(PointerMoved(400, 300))
    at.stack.handle(WheelTurned(-1))
    assert pixels(draw(at, SMALL)) != first


@pytest.mark.parametrize("name", ["escape", "r", "return"])
def test_keys_lead_back(name: str) -> None:
    at = desk()
    show(at, RulesScene(at, HOUSE, "House rules"))
    key(at, name)
    assert at.stack.empty


def test_the_key_at_the_top_leads_back() -> None:
    at = desk()
    scene = RulesScene(at, HOUSE, "House rules")
    show(at, scene)
    click(at, place(scene, "back"))
    assert at.stack.empty


def test_r_opens_the_rules_at_the_table() -> None:
    at = desk(match(0, tricks=2))
    table = TableScene(at, lambda: None, lambda: None)
    show(at, table)
    key(at, "r")
    assert at.stack.top is not None
    assert at.stack.top.name == "rules"
    key(at, "r")
    assert at.stack.top is table


def test_the_pause_opens_the_rules_and_is_there_again_after() -> None:
    at = desk(match(0, tricks=2))
    pause = PauseScene(at, lambda: None, lambda: None)
    show(at, pause)
    settle(at, pause)
    click(at, place(pause, "rules"))
    assert at.stack.top is not None
    assert at.stack.top.name == "rules"
    key(at, "escape")
    assert at.stack.top is pause
