"""What the furniture shows of a view: marks, stages, leads and chips."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.engine.state import State
from game.engine.tables import TABLES, Pack, Table
from game.ui.table_info import TableInfo, table_info
from game.words.names import Names
from tests.engine.helpers import act, dealt, scored

FACES = ("you", "otto", "vera", "amara", "hugo")
BIDS = "0 bid 4; 1 bid 3; 2 bid N; 3 bid 2"


def info_of(state: State, viewer: int | None = 0) -> TableInfo:
    names = Names(("Max", "Otto", "Vera", "Amara", "Hugo")[: state.table.seats], viewer)
    return table_info(state, names, FACES)


def bidding(done: str = "", **options: Any) -> TableInfo:
    state = dealt(blind_nil="off", **options)
    return info_of(act(state, done) if done else state)


def test_the_viewers_side_is_first_and_has_mark_0() -> None:
    info = info_of(dealt(blind_nil="off"), viewer=1)
    assert [side.name for side in info.sides] == ["You & Amara", "Max & Vera"]
    assert [seat.mark for seat in info.seats] == [1, 0, 1, 0]


def test_the_bidding_so_far() -> None:
    info = bidding("0 bid 4; 1 bid 3")
    assert [seat.owes_bid for seat in info.seats] == [False, False, True, True]
    assert [seat.acts for seat in info.seats] == [False, False, True, False]
    assert info.sides[0].progress == "*4* bid so far"
    assert info.bubbles
    assert info.tag == ""
    assert not any(seat.counting or seat.leads for seat in info.seats)


def test_what_is_asked_of_the_viewer() -> None:
    assert bidding().tag == "Your bid"
    assert bidding(BIDS).tag == "Your lead"
    assert bidding(BIDS + "; 0 play AH").tag == ""


def test_bubbles_stay_until_the_lead() -> None:
    assert bidding(BIDS).bubbles
    assert not bidding(BIDS + "; 0 play AH").bubbles


def test_the_leader_and_the_suit_led() -> None:
    lead = bidding(BIDS)
    assert [seat.leads for seat in lead.seats] == [True, False, False, False]
    assert lead.led is None
    follow = bidding(BIDS + "; 0 play AH; 1 play QH")
    assert [seat.leads for seat in follow.seats] == [True, False, False, False]
    assert follow.led is not None
    assert follow.led[0] == "Hearts led"
    assert follow.led_sign == "H"
    assert follow.spades is not None
    assert not follow.broken


def test_tricks_of_a_nil_do_not_serve_the_contract() -> None:
    done = scored(act(dealt(blind_nil="off"), BIDS), (5, 3, 1, 4))
    side = info_of(done).sides[0]
    assert (side.contract, side.taken) == (4, 5)
    assert info_of(done).seats[2].nil_lost
    helped = scored(act(dealt(blind_nil="off", failed_nil="help"), BIDS), (5, 3, 1, 4))
    assert info_of(helped).sides[0].taken == 6


def test_a_kept_nil_is_not_lost() -> None:
    assert not bidding(BIDS).seats[2].nil_lost


def test_a_deal_without_bids_counts_tricks() -> None:
    state = dealt(opening_deal="bids_itself", blind_nil="off")
    info = info_of(act(state, "0 play AH; 1 play QH; 2 play TH; 3 play 8H"))
    assert info.sides[0].progress == "*1* trick"
    assert (info.sides[0].contract, info.sides[0].taken) == (0, 1)
    assert not any(seat.owes_bid for seat in info.seats)


def test_team_talk_keeps_the_range_and_the_contract_named() -> None:
    state = act(dealt(team_talk="on", blind_nil="off"), "0 say 3 5; 1 say 2 4; 2 bid 9")
    info = info_of(state)
    assert info.seats[0].said is not None
    assert (info.seats[0].named, info.seats[2].named) == (None, 9)
    assert info.sides[0].contract == 9


@pytest.mark.parametrize(
    ("limit", "bags", "near"),
    [(10, 7, False), (10, 8, True), (5, 3, False), (5, 4, True), (3, 2, True), ("none", 40, False)],
)
def test_few_bags_to_the_limit(limit: int | str, bags: int, near: bool) -> None:
    state = replace(dealt(bag_limit=limit, blind_nil="off"), bags=(bags, 0))
    side = info_of(state).sides[0]
    assert side.near_limit is near
    assert side.bag_limit == (None if limit == "none" else limit)


@pytest.mark.parametrize(
    ("options", "share"),
    [
        ({"totals": (250, -90)}, (0.5, 0.0)),
        ({"totals": (250, -90), "target": 1000}, (0.25, 0.0)),
        ({"totals": (250, -90), "deals": 4}, (0.0, 0.0)),
    ],
)
def test_the_way_to_the_end(options: dict[str, Any], share: tuple[float, float]) -> None:
    info = info_of(dealt(blind_nil="off", **options))
    assert (info.sides[0].share, info.sides[1].share) == share


def test_five_sides_have_five_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = tuple((seat,) for seat in range(5))
    cards = TABLES["partners"].pack.cards[2:]
    monkeypatch.setitem(TABLES, "five", Table("five", sides, 10, Pack(cards)))
    info = info_of(dealt({}, table="five", blind_nil="off"), viewer=3)
    assert [side.name for side in info.sides] == ["You", "Hugo", "Max", "Otto", "Vera"]
    assert [seat.mark for seat in info.seats] == [2, 3, 4, 0, 1]


def test_nothing_is_dealt_yet() -> None:
    fresh = dealt(blind_nil="off")
    empty = replace(fresh, hands=(), counts=(), seen=(), answers=(), bids=(), ranges=(), deal=0)
    info = info_of(empty)
    assert [seat.bid for seat in info.seats] == [None] * 4
    assert not any(seat.dealer for seat in info.seats)
    assert not info.bubbles
