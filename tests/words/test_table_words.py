from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.rules import Rules
from game.engine.state import Phase, State, initial_state
from game.words.english import ENGLISH
from game.words.menu import left_at, resume_note
from game.words.rules_line import match_title, rules_line, rules_parts
from game.words.table import (
    bubble,
    led_chip,
    panel_goal,
    panel_title,
    side_bags,
    side_progress,
    spades_chip,
    turn_tag,
)
from tests.engine.helpers import act, dealt, scored

DRAWN = "Keep a card and the next goes unseen; refuse it and the next is yours"
SHOWN = "you see the next go"
BIDS = "0 bid 3; 1 bid 3; 2 bid N; 3 bid 3"


def playing() -> State:
    return act(dealt(), BIDS)


def test_the_tag_tells_what_is_asked() -> None:
    trick = "; 0 play AD; 1 play 3D; 2 play 4D; 3 play 5D"
    assert turn_tag(dealt(), 0) == "Your bid"
    assert turn_tag(dealt(), 1) == ""
    assert turn_tag(dealt(team_talk="on"), 0) == "Your range"
    assert turn_tag(dealt(redeal="no_face"), 0) == "Your choice"
    assert turn_tag(dealt(redeal="no_face", blind_nil="any"), 0) == "Your choice"
    assert turn_tag(act(dealt(nil_exchange=1), BIDS), 2) == "Your cards"
    assert turn_tag(act(dealt(), BIDS + trick), 0) == "Your lead"
    assert turn_tag(act(playing(), "0 play AD"), 1) == "Your turn"


def test_the_chips() -> None:
    state = playing()
    assert spades_chip(broken=False) == ("Spades not broken", "Unbroken")
    assert spades_chip(broken=True) == ("Spades broken", "Broken")
    assert led_chip(state) is None
    assert led_chip(act(state, "0 play AD")) == ("Diamonds led", "Led")


def test_the_head_of_the_panel() -> None:
    state = playing()
    trick = "0 play AD; 1 play 3D; 2 play 4D; 3 play 5D"
    assert panel_title(dealt(deal=4)) == "Deal 4 · Bidding"
    assert panel_title(state) == "Deal 1 · Trick 1"
    assert panel_title(act(state, trick)) == "Deal 1 · Trick 2"
    assert panel_title(act(dealt(nil_exchange=1), BIDS)) == "Deal 1 · Exchange"
    assert panel_title(scored(state, (4, 3, 3, 3))) == "Deal 1 · Scored"
    assert panel_title(initial_state(Rules(), None)) == "Cut"
    assert panel_goal(Rules()) == "First to 500"
    assert panel_goal(Rules(deals=12)) == "12 deals"


def test_what_a_side_has_bid() -> None:
    assert side_progress(dealt(), 0) == "no bid yet"
    half = act(dealt(), "0 bid 4; 1 bid 3")
    assert side_progress(half, 0) == "*4* bid so far"
    assert side_progress(act(half, "2 bid 2"), 0) == "*6* bid"
    assert side_progress(act(dealt(team_talk="on"), "0 say 3 5"), 0) == "*3 to 5* bid so far"
    assert side_bags(replace(half, bags=(1, 6)), 1) == "*6* bags"


def test_what_a_side_has_taken() -> None:
    state = act(playing(), "0 play AD; 1 play 3D; 2 play 4D; 3 play 5D")
    assert side_progress(state, 0) == "*1* of 3 tricks"
    assert side_progress(state, 1) == "*0* of 6 tricks"
    one = act(dealt(), "0 bid 1; 1 bid 3; 2 bid N; 3 bid 3")
    assert side_progress(one, 0) == "*0* of 1 trick"
    assert side_progress(act(dealt(), BIDS.replace("0 bid 3", "0 bid N")), 0) == "*0* tricks"


def test_a_failed_nil_counts_for_the_side_as_the_rules_say() -> None:
    trick = BIDS + "; 0 play 2D; 1 play 3D; 2 play TD; 3 play 5D"
    assert side_progress(act(dealt(), trick), 0) == "*0* of 3 tricks"
    assert side_progress(act(dealt(failed_nil="help"), trick), 0) == "*1* of 3 tricks"


def test_bubbles() -> None:
    state = playing()
    assert [bubble(state, seat) for seat in (0, 2)] == ["3", "Nil"]
    talk = act(dealt(team_talk="on"), "0 say 3 5; 1 say 2 2; 2 bid 5")
    assert [bubble(talk, seat) for seat in range(4)] == ["3 to 5", "2", "5", ""]


def test_where_a_match_was_left() -> None:
    assert resume_note(dealt(deal=4), 0) == "Deal 4, your bid"
    assert resume_note(dealt(deal=4), 1) == "Deal 4, the bidding"
    assert resume_note(playing(), 0) == "Deal 1, your card"
    assert resume_note(playing(), 1) == "Deal 1, trick 1"
    assert resume_note(scored(playing(), (4, 3, 3, 3)), 0) == "Deal 1, the score"


@pytest.mark.parametrize("where", Phase)
def test_a_match_can_be_left_at_any_phase(where: Phase) -> None:
    assert left_at(where, 4, 1, yours=True)
    assert left_at(where, 4, 1, yours=False)
    assert {f"table.phase.{where.value}", f"refusals.not_now.{where.value}"} <= ENGLISH.keys()


def test_the_corner_of_the_picture() -> None:
    assert match_title(Rules()) == "Classic · 500"
    assert rules_line(Rules()) == "Nil ±100 · Blind nil ±200 when 100 behind · 10 bags −100"


def test_the_title_names_the_rules_and_the_length() -> None:
    assert match_title(Rules(target=200)) == "Quick · 200"
    assert match_title(Rules(target=300)) == "Classic · 300"
    assert match_title(Rules(deals=12)) == "Classic · 12 deals"
    assert match_title(Rules(table="draw2")) == "Two-hand draw · 500"
    assert match_title(Rules(table="draw2", target=100)) == "Two-hand draw · 100"
    assert match_title(Rules(board=4)) == "House rules · 500"
    assert match_title(Rules(board=4), "Saturday") == "Saturday · 500"


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"nil": "off"}, "No nil"),
        ({"nil": "zero"}, "Zero may be bid"),
        ({"nil_penalty": 50}, "Nil +100 −50"),
        ({"blind_nil": "any"}, "Blind nil ±200"),
        ({"bag_limit": "none", "bag_value": 0}, "No bags"),
        ({"bag_limit": "none"}, "No bag limit"),
        ({"bag_limit": 5, "bag_penalty": 50}, "5 bags −50"),
        ({"bag_value": 5}, "bags +5 each"),
        ({"table": "solo4"}, "Each alone"),
        ({"table": "draw2"}, DRAWN),
        (
            {"table": "draw2", "draw_shows_second": "on"},
            DRAWN.replace("the next goes unseen", SHOWN),
        ),
        ({"table": "solo3"}, "the 2♣ is out"),
        ({"table": "solo3"}, "17 cards each"),
        ({"table": "solo5"}, "2♣ and 2♦ are out"),
        ({"table": "pairs6"}, "Three pairs"),
        ({"table": "pairs6"}, "no twos"),
        ({"table": "pairs6", "trumps": "jokers"}, "9 cards each"),
        ({"trumps": "jokers"}, "2♣ and 2♥ are out"),
        ({"trumps": "jokers_2s"}, "Jokers and 2♠ high"),
        ({"trumps": "jokers_2d_2s"}, "Jokers and deuces high"),
        ({"trumps": "four_deuces"}, "Four deuces high"),
        ({"bid_style": "mirror"}, "Mirror"),
        ({"bid_style": "whiz"}, "Whiz"),
        ({"bid_style": "suicide"}, "Suicide"),
        ({"blind_six": "double_single"}, "Blind six"),
        ({"ten_for_200": "miss_100"}, "Ten for 200"),
        ({"boston": 50}, "Boston +50"),
        ({"boston": "wins"}, "Boston wins"),
        ({"set": "zero"}, "Sets cost nothing"),
        ({"set": "minus_short"}, "Sets cost ten a trick short"),
        ({"board": 4}, "Least contract 4"),
        ({"team_talk": "on"}, "Team talk"),
        ({"opening_deal": "bids_itself"}, "Opening deal bids itself"),
        ({"sets_lose": 3}, "3 sets running lose"),
        ({"loss_floor": -200}, "Out at −200"),
    ],
)
def test_other_rules_show_in_the_line(options: dict[str, object], part: str) -> None:
    assert part in rules_parts(Rules.model_validate(options))
    assert part not in rules_parts(Rules())


def test_no_blind_nil_without_nil() -> None:
    assert "Blind nil" not in rules_line(Rules(nil="off"))


def test_table_and_pack_come_first() -> None:
    three = rules_parts(Rules(table="solo3"))
    assert three[:3] == ("Each alone", "the 2♣ is out", "17 cards each")
    jokers = rules_parts(Rules(trumps="jokers_2d_2s"))
    assert jokers[:2] == ("Jokers and deuces high", "2♣ and 2♥ are out")


def test_no_blind_six_where_cards_are_drawn() -> None:
    assert "Blind six" not in rules_parts(Rules(table="draw2", blind_six="double_single"))
