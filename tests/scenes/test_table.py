"""The table under pointer and keys: cards are played, refused, lifted and dragged."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.legality import check
from game.engine.rules import CLASSIC
from game.engine.state import Start, State
from game.ui.chips import bubble
from game.ui.geometry import Point, Rect
from game.words.names import Names
from game.words.refusals import refusal_text
from tests.scenes.sitting import (
    INSTANT,
    Company,
    Sitting,
    advance,
    barred_cards,
    match_at,
    match_of,
    my_turn,
)
from tests.ui.kit import pixels

SIZE = (1280, 720)
FELT = Point(470.0, 300.0)
"""A place where nothing lies."""
CORNER = Point(640.0, 4.0)


def choice(view: State) -> bool:
    """Whether the player follows to a trick with cards it may play and cards it may not."""
    return my_turn(2, 2)(view) and 2 <= len(barred_cards(view)) <= 9


@pytest.fixture
def at() -> Sitting:
    """The player's turn in a trick, all at rest, with some cards barred."""
    sitting = Sitting(match_at(choice, most=40), SIZE)
    sitting.wait(0.5)
    assert sitting.settled
    return sitting


def last_play(at: Sitting) -> str:
    """The last card the player played, as targets are named."""
    plays = [str(action) for action in at.session.record.log if str(action).startswith("0 play")]
    return f"card-{plays[-1].split()[-1]}"


def own_plays(at: Sitting) -> int:
    return sum(str(action).startswith("0 play") for action in at.session.record.log)


def refusal_words(at: Sitting, card: str) -> str:
    """Why a card may not be played, as the table says it."""
    view, action = at.session.view, Play(0, Card.parse(card.removeprefix("card-")))
    refusal = check(view, action)
    assert refusal is not None
    return refusal_text(view, action, refusal, Names(at.desk.names, 0))


def hand_of(at: Sitting) -> list[str]:
    """The cards of the hand from left to right."""
    return sorted((*at.live("card-"), *at.barred()), key=lambda name: at.spot(name).x)


def seen(at: Sitting) -> bytes:
    return pixels(at.picture())


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
    version = at.session.version
    at.click(FELT)
    assert not at.table.moving
    assert at.session.version == version


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
    at.wait(0.5)
    company.silent = True
    at.click(at.spot(at.live("card-")[0]))
    at.move(CORNER)
    at.wait(1.0)
    version, rest = at.session.version, seen(at)
    assert at.live("card-") == []
    at.click(at.spot(at.barred()[0]))
    at.wait(0.5)
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


# -- keys -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [0, 3, 11])
def test_arrows_and_enter_play_or_refuse(at: Sitting, place: int) -> None:
    before, card = own_plays(at), hand_of(at)[place]
    legal = card in at.live()
    at.key(*["right"] * (place + 1), "return")
    assert own_plays(at) == before + legal
    assert (last_play(at) == card) == legal
    assert ("refused" in at.sounds.heard) != legal


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
    at.key("return")
    assert not at.table.moving


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
