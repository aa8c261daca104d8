"""Which bids are legal, style by style, and that no combination leaves a seat without one."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.refusal import Refusal
from tests.engine.helpers import act, dealt, events_of, legal, legal_bid_words, refusal

ALL = "1 2 3 4 5 6 7 8 9 10 11 12 13"

HANDS = {
    0: "AS KS QS JS TS AC KC QC JC TC 9C 8C 7C",
    1: "7S 6S 5S 4S 3S 2S AD KD QD JD TD 9D 8D",
    2: "9S 8S AH KH QH JH TH 9H 8H 7H 6H 5H 4H",
    3: "7D 6D 5D 4D 3D 2D 6C 5C 4C 3C 2C 3H 2H",
}
"""Five, six, two and no spades."""


def table(**options: Any) -> Any:
    return dealt(HANDS, **{"blind_nil": "off", **options})


CASES = [
    # options, bids made, seat to bid, legal
    ({}, "", f"{ALL} N"),
    ({"nil": "off"}, "", " ".join(ALL.split()[:12])),
    ({"nil": "off", "lowest_bid": 3}, "", "3 4 5 6 7 8 9 10"),
    ({"nil": "off", "lowest_bid": 3}, "0 bid 10; 1 bid 4", "3"),
    ({"nil": "off", "table": "solo4"}, "", ALL),
    ({"nil": "zero"}, "", f"{ALL} 0"),
    ({"nil": "zero", "lowest_bid": 4}, "", "4 5 6 7 8 9 10 11 12 13 0"),
    ({"lowest_bid": 4}, "0 bid 8; 1 bid 4", "4 5 N"),
    ({"lowest_bid": 4}, "0 bid 13; 1 bid 4", "N"),
    ({}, "0 bid 9; 1 bid 1", "1 2 3 4 N"),
    ({"double_nil": "forbidden"}, "0 bid N; 1 bid 1", ALL),
    ({"double_nil": "forbidden"}, "0 bid 4; 1 bid N", "1 2 3 4 5 6 7 8 9 N"),
    ({"double_nil": "together"}, "0 bid N; 1 bid 1", f"{ALL} N"),
    ({"board": 4}, "", f"{ALL} N"),
    ({"board": 4}, "0 bid 1; 1 bid 1", "3 4 5 6 7 8 9 10 11 12 N"),
    ({"board": 6}, "0 bid N; 1 bid 1", f"{ALL} N"),
    ({"board": 6, "board_beside_nil": "on"}, "0 bid N; 1 bid 1", "6 7 8 9 10 11 12 13"),
    ({"board": 6, "board_beside_nil": "on"}, "0 bid 5; 1 bid 1", "1 2 3 4 5 6 7 8"),
    ({"board": 6, "board_beside_nil": "on"}, "0 bid 6; 1 bid 1", "1 2 3 4 5 6 7 N"),
    ({"board": 6, "nil": "zero"}, "0 bid 5; 1 bid 1", "1 2 3 4 5 6 7 8"),
    ({"board": 4, "table": "solo4"}, "", "4 5 6 7 8 9 10 11 12 13 N"),
    ({"board": 4, "board_beside_nil": "on", "table": "solo4"}, "", "4 5 6 7 8 9 10 11 12 13 N"),
    ({"total_not_tricks": "on"}, "0 bid 3; 1 bid 3; 2 bid 3", "1 2 3 5 6 7 8 9 10 N"),
    ({"total_not_tricks": "on"}, "0 bid 3; 1 bid 3", "1 2 3 4 5 6 7 8 9 10 N"),
    ({"total_not_tricks": "on"}, "0 bid 6; 1 bid 1; 2 bid 6", "1 2 3 4 5 6 7 8 9 10 11 12"),
    ({"total_not_tricks": "on", "nil": "off"}, "0 bid 1; 1 bid 12; 2 bid 1", "1"),
    # the styles count spades at the bid and know no least contract and no total
    ({"bid_style": "mirror"}, "", "5"),
    ({"bid_style": "mirror"}, "0 bid 5; 1 bid 6; 2 bid 2", "N"),
    ({"bid_style": "mirror", "nil": "zero"}, "0 bid 5; 1 bid 6; 2 bid 2", "0"),
    ({"bid_style": "mirror", "lowest_bid": 4, "board": 6}, "0 bid 5; 1 bid 6", "2"),
    ({"bid_style": "mirror", "total_not_tricks": "on"}, "0 bid 5; 1 bid 6; 2 bid 2", "N"),
    ({"bid_style": "whiz"}, "", "5 N"),
    ({"bid_style": "whiz", "nil": "zero"}, "", "5 0"),
    ({"bid_style": "whiz"}, "0 bid N; 1 bid 6", "2 N"),
    ({"bid_style": "whiz", "double_nil": "forbidden"}, "0 bid N; 1 bid 6", "2"),
    ({"bid_style": "whiz", "total_not_tricks": "on"}, "0 bid 5; 1 bid 6; 2 bid 2", "N"),
    ({"bid_style": "suicide"}, "", f"{ALL} N"),
    ({"bid_style": "suicide"}, "0 bid N; 1 bid 1", ALL),
    ({"bid_style": "suicide"}, "0 bid 4; 1 bid 1", "N"),
    ({"bid_style": "suicide", "board": 6, "board_beside_nil": "on"}, "0 bid 4; 1 bid 1", "N"),
    (
        {"bid_style": "suicide", "total_not_tricks": "on"},
        "0 bid N; 1 bid 8; 2 bid 5",
        "N",
    ),
]


@pytest.mark.parametrize(("options", "made", "bids"), CASES)
def test_legal_bids(options: dict[str, Any], made: str, bids: str) -> None:
    state = table(**options)
    if made:
        state = act(state, made)
    seat = len(made.split(";")) if made else 0
    assert legal_bid_words(state, seat) == bids


def test_a_nil_that_the_style_demands_outranks_the_ban_on_two() -> None:
    hands = {seat: HANDS[(seat + 3) % 4] for seat in range(4)}
    hands[0], hands[2] = HANDS[3], "QC JC TC 9C 8C 7C KH QH JH TH 9H 8H 7H"
    hands[1] = "AS KS QS JS TS 9S 8S AC KC AD KD QD JD"
    hands[3] = "7S 6S 5S 4S 3S 2S AH 6H 5H 4H TD 9D 8D"
    state = dealt(hands, blind_nil="off", bid_style="mirror", double_nil="forbidden")
    assert legal_bid_words(act(state, "0 bid N; 1 bid 7"), 2) == "N"


REFUSED = [
    ({}, "", "0 bid 14", Refusal.NO_SUCH_BID),
    ({}, "", "0 bid 0", Refusal.NO_SUCH_BID),
    ({"nil": "zero"}, "", "0 bid N", Refusal.NO_SUCH_BID),
    ({"nil": "off"}, "", "0 bid N", Refusal.NO_NIL),
    ({"nil": "off"}, "", "0 bid 13", Refusal.LEAVES_PARTNER_NO_BID),
    ({}, "", "1 bid 4", Refusal.NOT_YOUR_TURN),
    ({}, "", "0 play AS", Refusal.NOT_NOW),
    ({}, "", "0 next", Refusal.NOT_NOW),
    ({}, "", "0 look", Refusal.ALREADY_SEEN),
    ({}, "", "0 bid B", Refusal.NOT_BLIND),
    ({}, "", "0 bid S6", Refusal.NOT_BLIND),
    ({}, "", "0 say 1 4", Refusal.NOT_NOW),
    ({}, "", "0 stand", Refusal.NOT_NOW),
    ({}, "", "0 give", Refusal.NOT_NOW),
    ({}, "0 bid 9; 1 bid 1", "2 bid 5", Refusal.CONTRACT_OVER_TRICKS),
    ({"lowest_bid": 2}, "", "0 bid 1", Refusal.BELOW_LOWEST_BID),
    ({"board": 5}, "0 bid 2; 1 bid 1", "2 bid 2", Refusal.BELOW_BOARD),
    ({"double_nil": "forbidden"}, "0 bid N; 1 bid 1", "2 bid N", Refusal.NO_DOUBLE_NIL),
    (
        {"total_not_tricks": "on"},
        "0 bid 3; 1 bid 3; 2 bid 3",
        "3 bid 4",
        Refusal.TOTAL_EQUALS_TRICKS,
    ),
    ({"bid_style": "mirror"}, "", "0 bid 4", Refusal.BID_YOUR_SPADES),
    ({"bid_style": "mirror"}, "", "0 bid N", Refusal.BID_YOUR_SPADES),
    ({"bid_style": "whiz"}, "", "0 bid 4", Refusal.BID_YOUR_SPADES_OR_NIL),
    ({"bid_style": "suicide"}, "0 bid 4; 1 bid 1", "2 bid 3", Refusal.MUST_BID_NIL),
    ({"bid_style": "suicide"}, "0 bid N; 1 bid 1", "2 bid N", Refusal.PARTNER_BID_NIL),
]


@pytest.mark.parametrize(("options", "made", "action", "why"), REFUSED)
def test_refusals(options: dict[str, Any], made: str, action: str, why: Refusal) -> None:
    state = table(**options)
    if made:
        state = act(state, made)
    assert refusal(state, action) is why


@pytest.mark.parametrize(("bid_start", "order"), [("left", "0123"), ("dealer", "3012")])
def test_bids_go_clockwise_from_the_first_bidder(bid_start: str, order: str) -> None:
    state = table(bid_start=bid_start)
    for seat in map(int, order):
        assert [other for other in range(4) if legal(state, other)] == [seat]
        state = act(state, f"{seat} bid 1")
    assert state.bidding_order == tuple(map(int, order))


def test_bids_of_partners_add_up_to_the_contract() -> None:
    """RULES section 8: dealer South; West 3, North 1, East 4, South 4."""
    state = act(table(), "0 bid 3; 1 bid 1; 2 bid 4; 3 bid 4")
    assert (state.contract(1), state.contract(0)) == (5, 7)


def test_an_opening_deal_may_bid_itself() -> None:
    state = table(opening_deal="bids_itself", nil_exchange=2, least_total=11, blind_nil="any")
    assert state.leader == 0
    assert refusal(state, "0 bid 3") is Refusal.NOT_NOW
    assert all(state.seen)


def test_later_deals_have_bids_again() -> None:
    state = dealt(HANDS, deal=2, opening_deal="bids_itself", blind_nil="off")
    assert legal_bid_words(state, 0) == f"{ALL} N"


def test_too_low_a_total_is_thrown_in_and_dealt_again() -> None:
    state = dealt(HANDS, again=(HANDS,), blind_nil="off", least_total=11)
    low = act(state, "0 bid 3; 1 bid 3; 2 bid 3")
    assert [type(event).__name__ for event in events_of(low, "3 bid 1")] == [
        "BidMade",
        "Dealt",
        *["HandSeen"] * 4,
    ]
    again = act(low, "3 bid 1")
    assert (again.deal, again.redeal, again.dealer, again.bids) == (1, 1, 3, (None,) * 4)
    assert act(low, "3 bid 2").leader == 0


def test_after_five_throw_ins_the_deal_stands() -> None:
    state = dealt(HANDS, again=(HANDS,) * 5, blind_nil="off", least_total=11)
    for redeal in range(5):
        assert state.redeal == redeal
        state = act(state, "0 bid 1; 1 bid 1; 2 bid 1; 3 bid 1")
    assert act(state, "0 bid 1; 1 bid 1; 2 bid 1; 3 bid 1").leader == 0
