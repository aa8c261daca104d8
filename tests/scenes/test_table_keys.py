"""The table under the keyboard, and what its own keys show."""

from __future__ import annotations

import pytest

from game.engine.state import Start
from game.ui.geometry import Rect
from tests.scenes.at_table import (
    CORNER,
    FELT,
    SIZE,
    following,
    hand_of,
    last_play,
    own_plays,
    place_of,
    seen,
)
from tests.scenes.seeded import match_at, my_turn
from tests.scenes.sitting import INSTANT, Sitting


@pytest.fixture
def at() -> Sitting:
    return following()


# -- keys -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [0, 1, -1])
def test_arrows_and_enter_play_what_may_be_played(at: Sitting, place: int) -> None:
    legal = [card for card in hand_of(at) if card in at.live()]
    assert 1 < len(legal) < len(hand_of(at))
    before, steps = own_plays(at), place % len(legal) + 1
    at.key(*["right"] * steps, "return")
    assert own_plays(at) == before + 1
    assert last_play(at) == legal[place]
    assert "refused" not in at.sounds.heard


def test_arrows_go_round_the_hand(at: Sitting) -> None:
    at.key("right")
    at.wait(0.3)
    first = seen(at)
    at.key("left")
    at.wait(0.3)
    last = seen(at)
    assert first != last
    at.key("right")
    at.wait(0.3)
    assert seen(at) == first


def test_tab_leads_from_the_cards_to_the_keys(at: Sitting) -> None:
    at.key("right", "tab", "return")
    at.wait(0.3)
    assert at.scenes == ["table", "pause"]


def test_enter_ends_what_moves(at: Sitting) -> None:
    at.click(at.spot(at.live("card-")[0]))
    at.wait(0.05)
    flying = place_of(at, last_play(at))
    at.key("return")
    lying = place_of(at, last_play(at))
    at.wait(0.1)
    assert place_of(at, last_play(at)) == lying != flying


# -- the keys of the table ------------------------------------------------------------------------


def test_last_trick_shows_and_goes_away(at: Sitting) -> None:
    at.move(CORNER)
    at.wait(0.3)
    table = seen(at)
    at.key("t")
    last = seen(at)
    assert last != table
    at.wait(3.9)
    assert seen(at) == last
    at.wait(0.2)
    assert seen(at) == table
    at.key("t", "t")
    assert seen(at) == table
    at.key("t", "escape")
    assert seen(at) == table


def test_a_click_puts_the_last_trick_away(at: Sitting) -> None:
    at.click(at.spot("last-trick"))
    at.move(CORNER)
    at.wait(0.3)
    last = seen(at)
    version = at.session.version
    at.click(FELT)
    at.wait(0.1)
    assert seen(at) != last
    assert at.session.version == version


def test_nothing_to_look_back_to_in_the_first_trick() -> None:
    at = Sitting(match_at(my_turn(1, 0), start=Start(dealer=3), most=5), SIZE)
    at.wait(0.5)
    assert "last-trick" not in at.live()
    assert "score-sheet" not in at.live()
    at.move(CORNER)
    table = seen(at)
    for key in ("t", "s"):
        at.key(key)
        assert seen(at) != table
        at.wait(4.0)
        assert seen(at) == table
    at.click(at.spot("last-trick"))
    assert seen(at) != table


def test_the_score_sheet_is_read_and_closed() -> None:
    at = Sitting(match_at(lambda view: len(view.results) == 1 and my_turn(2, 1)(view)), SIZE)
    at.wait(0.5)
    at.key("s")
    assert at.scenes == ["score_sheet"]
    at.key("escape")
    assert at.scenes == ["table"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 600), (1000, 1400)])
def test_every_target_is_inside_and_hits_its_card(size: tuple[int, int]) -> None:
    at = Sitting(match_at(my_turn(2, 0), most=60), size, INSTANT)
    at.wait(0.1)
    window = Rect(0.0, 0.0, *map(float, size))
    assert all(target.rect.within(window) for target in at.table.targets())
    card = at.live("card-")[-1]
    at.click(at.spot(card))
    assert last_play(at) == card
