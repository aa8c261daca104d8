"""The end of a match: a quiet light, then a new game, the score sheet or the menu."""

from __future__ import annotations

import pytest

from game.scenes.desk import Desk
from game.scenes.match_over import MatchOverScene
from game.session.match import MatchSession
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
from tests.ui.kit import pixels

PARTNERS = match(9, deals=1)
SOLO = match(9, deals=1, table="solo4")


def ended(session: MatchSession = PARTNERS) -> tuple[Desk, MatchOverScene, list[str]]:
    at, calls = desk(session), list[str]()
    scene = MatchOverScene(at, lambda: calls.append("table"), lambda: calls.append("menu"))
    return at, scene, calls


def test_only_for_a_match_that_is_over() -> None:
    with pytest.raises(ValueError, match="not over"):
        MatchOverScene(desk(match(1, tricks=1)), lambda: None, lambda: None)


def test_it_comes_to_rest_in_the_same_picture() -> None:
    at, scene, _ = ended()
    show(at, scene)
    assert scene.moving
    settle(at, scene)
    again, twin, _ = ended()
    show(again, twin)
    settle(again, twin)
    assert pixels(draw(at)) == pixels(draw(again))


def test_first_key_only_completes() -> None:
    at, scene, calls = ended()
    show(at, scene)
    key(at, "return")
    settle(at, scene)
    assert at.match is PARTNERS
    key(at, "return")
    assert calls == ["table"]
    assert at.match is not PARTNERS


def test_score_sheet_and_back() -> None:
    at, scene, _ = ended()
    show(at, scene)
    settle(at, scene)
    click(at, place(scene, "score"))
    assert [shown.name for shown in at.stack.visible()][-1] == "score_sheet"
    key(at, "return")
    assert at.stack.top is scene


@pytest.mark.parametrize("by", ["escape", "click"])
def test_menu(by: str) -> None:
    at, scene, calls = ended()
    show(at, scene)
    settle(at, scene)
    if by == "click":
        click(at, place(scene, "menu"))
    else:
        key(at, by)
    assert calls == ["menu"]


def test_arrows_reach_every_button() -> None:
    at, scene, calls = ended()
    show(at, scene)
    settle(at, scene)
    key(at, "right", "right", "return")
    assert calls == ["menu"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("session", [PARTNERS, SOLO], ids=["partners", "solo"])
def test_every_size(size: tuple[int, int], session: MatchSession) -> None:
    at, scene, _ = ended(session)
    show(at, scene, size)
    assert_clear(scene, size)
    settle(at, scene)
    draw(at, size)
