"""The table under the pointer: cards are played, refused, lifted and dragged."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.rules import CLASSIC
from game.engine.state import Start
from game.ui.chips import bubble
from game.ui.geometry import Point
from game.ui.motion import BREATH
from tests.scenes.at_table import (
    CORNER,
    FELT,
    SIZE,
    following,
    last_play,
    own_plays,
    place_of,
    refusal_words,
    seen,
)
from tests.scenes.seeded import Company, advance, match_at, match_of, my_turn
from tests.scenes.sitting import Sitting


@pytest.fixture
def at() -> Sitting:
    return following()


# -- clicks ---------------------------------------------------------------------------------------


def test_a_legal_click_plays_the_card(at: Sitting) -> None:
    before, card = own_plays(at), at.live("card-")[0]
    at.click(at.spot(card))
    assert own_plays(at) == before + 1
    assert last_play(at) == card
    assert at.table.moving


def test_a_legal_click_plays_while_cards_fly(at: Sitting) -> None:
    at.click(at.spot(at.live("card-")[0]))
    at.wait(0.1)
    before = own_plays(at)
    at.until(lambda: bool(at.live("card-")))
    assert at.table.moving or not at.table.settled
    card = at.live("card-")[-1]
    at.click(at.spot(card))
    assert own_plays(at) == before + 1
    assert last_play(at) == card


def test_the_card_flies_from_the_hand_to_its_place(at: Sitting) -> None:
    card = at.live("card-")[0]
    at.click(at.spot(card))
    flying = seen(at)
    at.wait(0.1)
    under_way = seen(at)
    at.wait(0.25)
    assert len({flying, under_way, seen(at)}) == 3


def test_an_illegal_click_says_why_and_swings(at: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def noted(*arguments: Any, **options: Any) -> object:
        said.append(arguments[4])
        return bubble(*arguments, **options)

    monkeypatch.setattr("game.scenes.table.notice.bubble", noted)
    version, card = at.session.version, at.barred()[-1]
    at.move(at.spot(card))
    before = seen(at)
    at.click(at.spot(card))
    at.wait(0.05)
    swinging = seen(at)
    at.wait(0.5)
    still = seen(at)
    assert at.session.version == version
    assert at.sounds.heard == ["refused"]
    assert said
    assert said[0] == refusal_words(at, card)
    assert len({before, swinging, still}) == 3
    at.wait(2.5)
    assert seen(at) == before


def test_a_click_takes_the_sentence_away(at: Sitting) -> None:
    at.click(at.spot(at.barred()[0]))
    at.wait(0.5)
    said = seen(at)
    at.click(FELT)
    at.wait(0.1)
    assert seen(at) != said


def test_a_click_elsewhere_only_ends_what_moves(at: Sitting) -> None:
    at.click(at.spot(at.live("card-")[0]))
    at.wait(0.05)
    version, flying = at.session.version, place_of(at, last_play(at))
    at.click(FELT)
    lying = place_of(at, last_play(at))
    assert lying != flying
    assert at.session.version == version
    at.wait(0.1)
    assert place_of(at, last_play(at)) == lying


def test_a_click_elsewhere_ends_the_hold_of_a_trick() -> None:
    at = Sitting(match_at(my_turn(2, 3), most=60), SIZE)
    at.wait(0.5)
    at.click(at.spot(at.live("card-")[0]))
    at.until(lambda: not at.table.moving)
    at.click(FELT)
    at.wait(0.05)
    assert {"trick_won", "trick_lost"} & set(at.sounds.heard)


def test_out_of_turn_no_card_answers() -> None:
    company = Company(3)
    session = match_of(CLASSIC, 3, Start(dealer=0, deal=2), company=company)
    assert advance(session, my_turn(2, 0), most=20)
    at = Sitting(session, SIZE)
    pace = at.desk.settings.pace.model_copy(update={"queue": False})
    at.desk.change(at.desk.settings.model_copy(update={"pace": pace}))
    at.wait(0.5)
    company.silent = True
    at.click(at.spot(at.live("card-")[0]))
    at.move(CORNER)
    at.wait(1.0)
    version, rest = at.session.version, seen(at)
    assert at.live("card-") == []
    at.click(at.spot(at.barred()[0]))
    at.wait(BREATH / 1000)
    assert seen(at) == rest
    assert at.sounds.heard.count("refused") == 0
    company.silent = False
    at.rest()
    assert at.session.version > version


def test_two_clicks_where_the_player_wants_two(at: Sitting) -> None:
    pace = at.desk.settings.pace.model_copy(update={"click": "twice"})
    at.desk.change(at.desk.settings.model_copy(update={"pace": pace}))
    before, (card, other, *_) = own_plays(at), at.live("card-")
    at.click(at.spot(card))
    at.click(at.spot(other))
    assert own_plays(at) == before
    at.click(at.spot(other))
    assert own_plays(at) == before + 1
    assert last_play(at) == other


def test_the_only_card_goes_by_itself_where_the_player_wants_it() -> None:
    at = Sitting(match_at(my_turn(13, 2)), SIZE)
    before = own_plays(at)
    at.wait(2.0)
    assert own_plays(at) == before
    pace = at.desk.settings.pace.model_copy(update={"play_forced": True})
    at.desk.change(at.desk.settings.model_copy(update={"pace": pace}))
    at.wait(0.5)
    assert own_plays(at) == before + 1


# -- hover and drag -------------------------------------------------------------------------------


def test_hovering_lifts_only_cards_that_may_be_played(at: Sitting) -> None:
    at.move(CORNER)
    at.wait(0.3)
    rest = seen(at)
    at.move(at.spot(at.barred()[0]))
    at.wait(0.3)
    assert seen(at) == rest
    at.move(at.spot(at.live("card-")[0]))
    assert at.table.moving
    at.wait(0.3)
    assert seen(at) != rest
    assert not at.table.moving
    at.move(CORNER)
    at.wait(0.3)
    assert seen(at) == rest


def test_a_card_dragged_out_of_the_hand_is_played(at: Sitting) -> None:
    before, card = own_plays(at), at.live("card-")[0]
    start = at.spot(card)
    end = Point(start.x + 60, start.y - 260)
    at.drag(start, end)
    assert own_plays(at) == before
    at.let_go(end)
    assert own_plays(at) == before + 1
    assert last_play(at) == card


@pytest.mark.parametrize(("dx", "dy"), [(0, -25), (90, 0), (-200, 30)])
def test_a_card_dragged_too_short_comes_back(at: Sitting, dx: float, dy: float) -> None:
    at.move(CORNER)
    at.wait(0.3)
    rest, version = seen(at), at.session.version
    start = at.spot(at.live("card-")[0])
    end = Point(start.x + dx, start.y + dy)
    at.drag(start, end)
    assert seen(at) != rest
    at.let_go(end)
    at.move(CORNER)
    at.wait(0.5)
    assert at.session.version == version
    assert seen(at) == rest


def test_a_barred_card_is_not_dragged(at: Sitting) -> None:
    version, start = at.session.version, at.spot(at.barred()[0])
    end = Point(start.x, start.y - 300)
    at.drag(start, end)
    at.let_go(end)
    assert at.session.version == version
    assert at.sounds.heard == ["refused"]
