from __future__ import annotations

from typing import Any

import pytest

from game.engine.bids import BLIND_NIL, NIL, Bid
from game.engine.rules import Rules
from game.words.names import Names
from game.words.pad import bid_key, pad_order, pad_title
from game.words.preview import BidPreview, bid_preview, range_preview, stakes
from tests.engine.helpers import act, dealt
from tests.words.people import PEOPLE


def of(bids: str, **options: Any) -> str:
    return stakes(Rules(**options), tuple(map(Bid.parse, bids.split())))


def test_the_pad_of_the_picture() -> None:
    state = act(dealt(), "0 bid 4; 1 bid 3")
    found = bid_preview(state, 2, Bid.parse("4"), Names(("Vera", "Otto", "Max", "Amara"), 2))
    assert found == BidPreview(
        contract="8",
        headline="Your side would need 8 of 13",
        detail="your 4 with Vera’s 4",
        stakes="Made: *+80*, each trick over is a bag. Short: *−80*.",
        button="Bid 4",
    )


def test_the_first_partner_sees_its_own_part() -> None:
    found = bid_preview(dealt(), 0, Bid.parse("4"), PEOPLE)
    assert found.headline == "Your side would need 4 of 13 so far"
    assert found.detail == "Vera has yet to bid"


def test_a_seat_alone_needs_its_own_bid() -> None:
    found = bid_preview(dealt(table="solo4"), 0, Bid.parse("4"), PEOPLE)
    assert (found.headline, found.detail) == ("You would need 4 of 13", "")


def test_a_nil_leaves_the_contract_to_the_partner() -> None:
    state = act(dealt(), "0 bid 4; 1 bid 3")
    found = bid_preview(state, 2, NIL, PEOPLE)
    assert (found.contract, found.headline) == ("4", "Your side would need 4 of 13")
    assert found.detail == "your nil with Max’s 4"
    assert found.stakes == "Kept: *+100*. Lost: *−100*, and each trick is a bag."


def test_a_nil_with_nothing_beside_it_takes_no_trick() -> None:
    assert bid_preview(dealt(), 0, NIL, PEOPLE).headline == "You would have to take no trick"


def test_the_answer_to_a_range_is_the_contract() -> None:
    state = act(dealt(team_talk="on"), "0 say 3 5; 1 say 2 4")
    found = bid_preview(state, 2, Bid.parse("5"), PEOPLE)
    assert (found.contract, found.detail) == ("5", "Max said 3 to 5")
    assert found.headline == "Your side would need 5 of 13"


def test_a_range_tells_who_names_the_contract() -> None:
    found = range_preview(dealt(team_talk="on"), 0, 3, 5, PEOPLE)
    assert (found.contract, found.button) == ("3 to 5", "Say 3 to 5")
    assert found.detail == "Vera then names the contract"


@pytest.mark.parametrize(
    ("bids", "options", "text"),
    [
        ("4", {}, "Made: *+40*, each trick over is a bag. Short: *−40*."),
        ("4 4", {"set": "zero"}, "Made: *+80*, each trick over is a bag. Short: *0*."),
        ("4 4", {"set": "minus_short"}, "Short: *−10* for each trick missing."),
        ("1", {"set": "minus_short"}, "Short: *−10*."),
        ("6 4", {"ten_for_200": "miss_100"}, "Made: *+200*, each trick over is a bag."),
        ("6 4", {"ten_for_200": "miss_100"}, "Short: *−100*."),
        ("6 4", {"ten_for_200": "miss_200"}, "Short: *−200*."),
        ("S6 3", {"blind_six": "double_single"}, "Made: *+180*"),
        ("S6 3", {"blind_six": "double_single"}, "Short: *−90*."),
        ("S6 3", {"blind_six": "double_double"}, "Short: *−180*."),
        ("13", {}, "Made: *+130*. Short: *−130*."),
        ("13", {"boston": 100}, "Made: *+230*. Short: *−130*."),
        ("4", {"bag_value": 5}, "each trick over is a bag, +5."),
        ("4", {"bag_value": -1}, "each trick over is a bag, −1."),
        ("4", {"bag_limit": "none"}, "each trick over scores +1."),
        ("4", {"bag_limit": "none", "bag_value": 0}, "each trick over counts nothing."),
        ("4 N", {}, "Made: *+40*, each trick over is a bag. Short: *−40*."),
        ("0", {"nil": "zero"}, "Each trick is a bag."),
        ("N", {"nil_points": 50}, "Kept: *+50*. Lost: *−50*, and each trick is a bag."),
        ("N 4", {"nil_penalty": 30}, "Kept: *+100*. Lost: *−30*, and each trick is a bag."),
        ("N 4", {"failed_nil": "help"}, "Kept: *+100*. Lost: *−100*."),
        ("B 4", {"failed_nil": "ignored"}, "Kept: *+200*. Lost: *−200*."),
        ("N N", {}, "Kept: *+100*. Lost: *−100*, and each trick is a bag."),
        ("N B", {"double_nil": "together"}, "Both kept: *+300*. Either lost: *−300*."),
    ],
)
def test_the_stakes_under_other_rules(bids: str, options: dict[str, Any], text: str) -> None:
    assert text in of(bids, **options)


def test_the_keys_of_the_pad() -> None:
    rules = Rules(nil_penalty=50)
    assert bid_key(rules, Bid.parse("4")) == ("4", "")
    assert bid_key(Rules(), NIL) == ("Nil", "±100")
    assert bid_key(rules, NIL) == ("Nil", "+100 −50")
    assert bid_key(rules, BLIND_NIL) == ("Blind nil", "±200")


def test_the_place_in_the_bidding() -> None:
    places = [pad_order(dealt(), seat) for seat in range(4)]
    assert places == ["First to bid", "Second to bid", "Third to bid", "Last to bid"]


def test_the_question_over_the_keys() -> None:
    talk = dealt(team_talk="on")
    assert pad_title(dealt(), 0) == "How many tricks will you take?"
    assert pad_title(talk, 0) == "How many tricks is your side good for?"
    heard = act(talk, "0 say 3 5; 1 say 2 4")
    assert pad_title(heard, 2) == "How many tricks will your side take?"
