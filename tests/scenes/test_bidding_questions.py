"""The blind offer, team talk, new cards and the exchange, answered by pointer and keys."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.bids import BLIND_NIL, blind_six
from game.engine.cards import Card, cards
from game.engine.refusal import Refusal
from game.engine.state import Range
from game.scenes.bidding import (
    BlindScene,
    ExchangeScene,
    RedealScene,
    TalkScene,
    received,
    scene_for,
)
from game.scenes.bidding.places import question_places
from game.ui.input import KeyPressed
from game.ui.layout import table_layout
from game.words.names import Names
from tests.scenes.asked import NAMES, Asking, asked
from tests.scenes.desks import SIZES, assert_clear, click, draw, key, place

FOURS = {1: ("bid 3",), 2: ("bid 4",), 3: ("bid 2",)}
BEHIND = (0, 150)
ONE_SPADE = {
    0: "2S AH KH QH JH AD KD QD JD AC KC QC JC",
    1: "3S 4S 5S 6S 7S 8S",
    2: "9S TS JS QS KS AS",
}


def blind(**options: Any) -> tuple[Asking, BlindScene]:
    asking = Asking(asked(FOURS, totals=BEHIND, **options))
    assert isinstance(asking.scene, BlindScene)
    return asking, asking.scene


def talk(told: dict[int, tuple[str, ...]] | None = None) -> tuple[Asking, TalkScene]:
    asking = Asking(asked(told, dealer=3, team_talk="on"))
    assert isinstance(asking.scene, TalkScene)
    return asking, asking.scene


def giving(**options: Any) -> tuple[Asking, ExchangeScene]:
    """Seat 0 bid nil and may give two cards."""
    session = asked(FOURS, nil_exchange=2, **options)
    asking = Asking(session)
    key(asking.desk, "n", "return")
    assert asking.taken == ["0 bid N"]
    session.pump()
    swap = Asking(session)
    assert isinstance(swap.scene, ExchangeScene)
    return swap, swap.scene


def returning(told: str = "give 4S KC", **options: Any) -> tuple[Asking, ExchangeScene]:
    """Vera bid nil and gave cards to seat 0."""
    others = {1: ("bid 3",), 2: ("bid N", told), 3: ("bid 2",)}
    hands = {0: "AS KS QS 2S 3S AH KH 2H 3H AD KD 2D AC", 2: "4S 5S KC QC"}
    session = asked(others, nil_exchange=2, hands=hands, **options)
    asking = Asking(session)
    key(asking.desk, "4", "return")
    session.pump()
    swap = Asking(session)
    assert isinstance(swap.scene, ExchangeScene)
    return swap, swap.scene


def test_to_look_is_golden_and_first() -> None:
    asking, _ = blind()
    key(asking.desk, "return")
    assert asking.taken == ["0 look"]
    assert asking.gone
    assert scene_for(asking.session.view, asking.desk, asking.submit) is not None


def test_a_blind_nil_is_bid_by_its_button() -> None:
    asking, scene = blind()
    assert scene.chosen == BLIND_NIL
    assert asking.live() == set()
    click(asking.desk, place(scene, "bid"))
    assert asking.taken == ["0 bid B"]


def test_a_blind_six_is_chosen_first() -> None:
    asking, scene = blind(blind_six="double_double")
    assert scene.chosen is None
    assert asking.live() == {"S6", "S7", "S8", "S9", "B"}
    assert asking.struck() == {"S10", "S11", "S12", "S13"}
    click(asking.desk, place(scene, "bid"))
    assert asking.taken == []
    click(asking.desk, place(scene, "bid-S7"))
    assert scene.chosen == blind_six(7)
    assert [(tile.figure, tile.tone) for tile in scene.text.tiles] == [
        ("+220", 1),
        ("−220", -1),
        ("1 bag", 0),
    ]
    assert scene.text.emblem == "7"
    assert scene.text.words == "*Your side would need 11 of 13*: your blind 7 with Vera’s 4."
    key(asking.desk, "n")
    assert [tile.figure for tile in scene.text.tiles] == ["+200", "−200", "2 cards"]
    assert scene.text.emblem == "0"
    key(asking.desk, "7")
    click(asking.desk, place(scene, "bid"))
    assert asking.taken == ["0 bid S7"]


def test_a_blind_six_by_keys() -> None:
    asking, scene = blind(blind_six="double_single", blind_nil="off")
    key(asking.desk, "n")
    assert scene.chosen is None
    key(asking.desk, "1", "2")
    assert scene.chosen is None
    assert "more than 13" in scene.text.words
    key(asking.desk, "8", "return")
    assert asking.taken == ["0 bid S8"]


def test_a_range_is_said_by_its_two_ends() -> None:
    asking, scene = talk()
    assert asking.live("confirm") == set()
    click(asking.desk, place(scene, "low-3"))
    assert scene.chosen == Range(3, 3)
    click(asking.desk, place(scene, "high-5"))
    click(asking.desk, place(scene, "confirm"))
    assert asking.taken == ["0 say 3 5"]
    assert asking.gone


def test_the_other_end_follows_where_it_would_cross() -> None:
    asking, scene = talk()
    click(asking.desk, place(scene, "high-5"))
    click(asking.desk, place(scene, "low-7"))
    assert scene.chosen == Range(7, 7)
    click(asking.desk, place(scene, "high-2"))
    assert scene.chosen == Range(2, 2)


def test_a_range_by_keys() -> None:
    asking, scene = talk()
    key(asking.desk, "3", "down", "1", "1")
    assert scene.chosen == Range(3, 11)
    key(asking.desk, "return")
    assert asking.taken == ["0 say 3 11"]


def test_nil_in_place_of_a_range() -> None:
    asking, scene = talk()
    key(asking.desk, "4", "n")
    assert scene.chosen is None
    key(asking.desk, "return")
    assert asking.taken == ["0 bid N"]


def test_the_second_partner_bids_for_the_side() -> None:
    told = {1: ("say 2 4",), 2: ("say 3 5",), 3: ("bid 6",)}
    asking = Asking(asked(told, team_talk="on"))
    assert "N" in asking.struck()
    key(asking.desk, "9", "return")
    assert asking.taken == ["0 bid 9"]


@pytest.mark.parametrize("size", SIZES)
def test_a_blind_offer_parts_its_words_from_its_keys_and_buttons(size: tuple[int, int]) -> None:
    asking = Asking(asked(FOURS, totals=BEHIND, blind_six="double_double"), size)
    view = asking.session.view
    table = table_layout(size, view.table.sides, cards=view.table.tricks)
    places = question_places(table, tiles=3, keys=9, emblem=True)
    assert places.panel == asking.scene.panel
    parts = [places.title, places.promise, *places.tiles, *places.keys, places.words]
    parts += places.buttons
    assert all(part.within(places.panel) for part in parts)
    assert max(key.bottom for key in places.keys) + 5 * table.u <= places.words.y
    assert places.words.bottom + 5 * table.u <= places.buttons[0].y


def test_a_question_without_words_is_lower_and_in_the_middle() -> None:
    table = table_layout((1920, 1080), ((0, 2), (1, 3)))
    short, usual = question_places(table, words=False), question_places(table)
    assert short.words.h == 0
    assert short.panel.h == pytest.approx(usual.panel.h - usual.words.h)
    assert short.panel.cy == pytest.approx(table.trick.centre.y)


def test_new_cards_are_asked_for_or_not() -> None:
    for answer, taken in (("keep", "0 stand"), ("ask", "0 redeal")):
        asking = Asking(asked(dealer=3, hands=ONE_SPADE, redeal="one_spade"))
        assert isinstance(asking.scene, RedealScene)
        assert "at most one spade" in asking.scene.text.promise
        click(asking.desk, place(asking.scene, answer))
        assert asking.taken == [taken]
        assert asking.gone


def test_to_keep_the_hand_is_the_golden_answer() -> None:
    asking = Asking(asked(dealer=3, hands=ONE_SPADE, redeal="one_spade"))
    key(asking.desk, "return")
    assert asking.taken == ["0 stand"]


def test_cards_are_chosen_up_to_the_number() -> None:
    asking, scene = giving()
    one, two, three = cards("AS KS QS")
    assert scene.toggle(one) is None
    assert scene.toggle(two) is None
    assert scene.toggle(three) is Refusal.TOO_MANY_CARDS
    assert scene.chosen == {one, two}
    assert scene.toggle(one) is None
    assert scene.toggle(Card.parse("9C")) is Refusal.NOT_YOUR_CARD
    assert scene.chosen == {two}
    assert scene.text.promise == "Choose up to 2 cards for Vera"
    assert scene.text.words == "1 of 2 chosen"
    click(asking.desk, place(scene, "confirm"))
    assert asking.taken == ["0 give KS"]
    assert asking.gone


def test_no_card_may_be_given() -> None:
    asking, _ = giving()
    key(asking.desk, "return")
    assert asking.taken == ["0 give"]


def test_keys_that_move_along_the_hand_reach_it() -> None:
    _, scene = giving()
    assert not scene.handle(KeyPressed("left"))
    assert not scene.handle(KeyPressed("space"))


def test_as_many_cards_are_returned() -> None:
    asking, scene = returning()
    assert "Vera gave you 4♠ and K♣" in scene.text.words
    assert asking.live("confirm") == set()
    assert scene.toggle(Card.parse("4S")) is None
    assert asking.live("confirm") == set()
    assert scene.toggle(Card.parse("2D")) is None
    assert scene.toggle(Card.parse("AC")) is Refusal.RETURN_AS_MANY
    key(asking.desk, "return")
    assert asking.taken == ["0 give 2D 4S"]


def test_a_single_card_is_exchanged_for_another_choice() -> None:
    _, scene = returning("give KC")
    scene.toggle(Card.parse("2D"))
    assert scene.toggle(Card.parse("3H")) is None
    assert scene.chosen == {Card.parse("3H")}


def test_what_came_back_is_known_when_it_came() -> None:
    names = Names(NAMES, 0)
    asking, scene = giving()
    assert received(asking.session.view, names) == ""
    scene.toggle(Card.parse("AS"))
    key(asking.desk, "return")
    asking.session.pump()
    assert received(asking.session.view, names).startswith("Vera gave you ")


def test_nothing_is_asked_out_of_turn() -> None:
    session = asked(FOURS)
    asking = Asking(session)
    key(asking.desk, "4", "return")
    session.pump()
    assert scene_for(session.view, asking.desk, asking.submit) is None


@pytest.mark.parametrize("size", SIZES)
def test_every_question_fits_every_window(size: tuple[int, int]) -> None:
    sessions = (
        asked(FOURS, totals=BEHIND, blind_six="double_double"),
        asked(dealer=3, team_talk="on"),
        asked(dealer=3, hands=ONE_SPADE, redeal="one_spade"),
        giving()[0].session,
    )
    for session in sessions:
        asking = Asking(session, size)
        assert_clear(asking.scene, size)
        assert all(t.rect.within(asking.scene.panel) for t in asking.scene.targets())
        draw(asking.desk, size)
