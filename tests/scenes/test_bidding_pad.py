"""The bid pad: live keys are the legal bids, and every way to bid reaches the match."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.bidding import legal_bids
from game.engine.bids import NIL, tricks_bid
from game.engine.refusal import Refusal
from game.scenes.bidding import BidScene
from game.scenes.bidding.bid import DOUBLE_CLICK
from game.scenes.bidding.digits import PATIENCE
from game.ui.input import KeyPressed, PointerMoved
from game.ui.layout import table_layout
from game.ui.layout.pad import bid_pad
from tests.scenes.asked import Asking, asked
from tests.scenes.desks import SIZES, assert_clear, click, draw, key, place
from tests.ui.kit import pixels

FOURS = {1: ("bid 3",), 2: ("bid 4",), 3: ("bid 3",)}


def pad(told: dict[int, tuple[str, ...]] | None = None, **options: Any) -> Asking:
    asking = Asking(asked(FOURS if told is None else told, **options))
    assert isinstance(asking.scene, BidScene)
    return asking


def scene_of(asking: Asking) -> BidScene:
    assert isinstance(asking.scene, BidScene)
    return asking.scene


@pytest.mark.parametrize(
    ("options", "struck"),
    [
        ({}, "10 11 12 13"),
        ({"nil": "off"}, "10 11 12 13"),
        ({"nil": "zero", "blind_nil": "off"}, "10 11 12 13"),
        ({"lowest_bid": 3}, "1 2 10 11 12 13"),
        ({"board": 6}, "1 10 11 12 13"),
        ({"total_not_tricks": "on"}, "3 10 11 12 13"),
    ],
)
def test_exactly_the_illegal_bids_are_struck(options: dict[str, Any], struck: str) -> None:
    asking = pad(**options)
    assert asking.struck() == set(struck.split())
    assert asking.live() == {str(bid) for bid in legal_bids(asking.session.view, 0)}


@pytest.mark.parametrize(
    ("style", "told", "live"),
    [
        ("mirror", {1: ("bid 4",), 2: ("bid 4",), 3: ("bid N",)}, {"5"}),
        ("whiz", {1: ("bid 4",), 2: ("bid 4",), 3: ("bid N",)}, {"5", "N"}),
        ("suicide", {1: ("bid N",), 2: ("bid 4",), 3: ("bid 2",)}, {"N"}),
    ],
)
def test_a_style_leaves_its_own_bids(
    style: str, told: dict[int, tuple[str, ...]], live: set[str]
) -> None:
    asking = pad(told, bid_style=style)
    assert asking.live() == live


def test_there_is_no_nil_key_where_nil_is_not_played() -> None:
    assert "N" not in pad(nil="off").live() | pad(nil="off").struck()
    assert "0" in pad(nil="zero").live()


def test_nothing_is_chosen_at_first() -> None:
    asking = pad()
    key(asking.desk, "return")
    click(asking.desk, place(asking.scene, "confirm"))
    assert asking.taken == []
    assert scene_of(asking).chosen is None
    assert asking.live("confirm") == set()


def test_a_key_chooses_and_the_gold_button_bids() -> None:
    asking = pad()
    click(asking.desk, place(asking.scene, "bid-5"))
    assert scene_of(asking).chosen == tricks_bid(5)
    assert asking.taken == []
    click(asking.desk, place(asking.scene, "confirm"))
    assert asking.taken == ["0 bid 5"]
    assert asking.gone


def test_a_double_click_bids_at_once() -> None:
    asking = pad()
    rect = place(asking.scene, "bid-5")
    click(asking.desk, rect)
    click(asking.desk, rect)
    assert asking.taken == ["0 bid 5"]


def test_two_slow_clicks_do_not() -> None:
    asking = pad()
    rect = place(asking.scene, "bid-5")
    click(asking.desk, rect)
    asking.desk.stack.update(DOUBLE_CLICK + 0.1)
    click(asking.desk, rect)
    assert asking.taken == []


@pytest.mark.parametrize(
    ("keys", "bid"),
    [("7 return", "7"), ("n return", "N"), ("[3] keypad enter", "3"), ("2 6 return", "6")],
)
def test_keys_bid(keys: str, bid: str) -> None:
    asking = pad()
    key(asking.desk, *keys.replace("keypad enter", "enter").split())
    assert asking.taken == [f"0 bid {bid}"]


def test_two_digits_make_a_number_in_quick_succession() -> None:
    asking = pad({1: ("bid 1",), 2: ("bid 1",), 3: ("bid 1",)})
    key(asking.desk, "1", "1")
    assert scene_of(asking).chosen == tricks_bid(11)
    asking.desk.stack.update(PATIENCE + 0.1)
    key(asking.desk, "1")
    asking.desk.stack.update(PATIENCE + 0.1)
    key(asking.desk, "2")
    assert scene_of(asking).chosen == tricks_bid(2)


def test_arrows_choose_among_the_live_keys() -> None:
    asking = pad()
    key(asking.desk, "right")
    assert scene_of(asking).chosen == tricks_bid(1)
    key(asking.desk, "right")
    assert scene_of(asking).chosen == tricks_bid(2)
    key(asking.desk, "down")
    assert scene_of(asking).chosen == tricks_bid(9)
    key(asking.desk, "return")
    assert asking.taken == ["0 bid 9"]


def test_a_struck_key_says_why() -> None:
    asking = pad()
    scene, rect = scene_of(asking), place(asking.scene, "bid-12")
    click(asking.desk, rect)
    assert scene.text.reason == "With Vera’s 4 your side would need more than 13"
    assert scene.chosen is None
    asking.desk.stack.handle(PointerMoved(1.0, 1.0))
    assert scene.text.reason == ""
    asking.desk.stack.handle(PointerMoved(rect.cx, rect.cy))
    assert scene.text.reason != ""
    asking.desk.stack.handle(PointerMoved(1.0, 1.0))
    asking.desk.stack.handle(KeyPressed("1"))
    asking.desk.stack.handle(KeyPressed("2"))
    assert scene.text.reason == "With Vera’s 4 your side would need more than 13"
    assert asking.taken == []


def test_a_reason_at_the_foot_leaves_the_chosen_bid_in_sight() -> None:
    asking = pad()
    key(asking.desk, "4")
    asking.desk.stack.update(1.0)
    scene, rect = scene_of(asking), place(asking.scene, "bid-12")
    before = draw(asking.desk)
    asking.desk.stack.handle(PointerMoved(rect.cx, rect.cy))
    assert scene.text.lines[0] == "Your side would need 8 of 13"
    after = draw(asking.desk)
    frame = bid_pad(
        table_layout((1280, 720), asking.session.view.table.sides), len(asking.struck()) + 10
    ).frame
    assert frame.note is not None
    lines = [round(v) for v in (frame.lines[0].x, frame.lines[0].y, frame.lines[0].w, 40)]
    note = [round(v) for v in (frame.note.x, frame.note.y, frame.note.w, frame.note.h)]
    assert pixels(before.subsurface(lines)) == pixels(after.subsurface(lines))
    assert pixels(before.subsurface(note)) != pixels(after.subsurface(note))


def test_the_foot_names_the_closed_bids() -> None:
    assert scene_of(pad()).text.notes == (
        "10 to 13 are closed: with Vera’s 4 your side would need more than 13",
    )


def test_a_bid_says_what_it_means_before_it_is_made() -> None:
    asking = pad()
    key(asking.desk, "4")
    text = scene_of(asking).text
    assert text.figure == "8"
    assert text.lines[0] == "Your side would need 8 of 13"
    assert "+80" in text.lines[2]
    key(asking.desk, "n")
    assert scene_of(asking).chosen == NIL
    assert scene_of(asking).text.figure == "4"


def test_a_refused_bid_stays_and_says_why() -> None:
    asking = pad()
    asking.refusing = Refusal.NOT_NOW
    key(asking.desk, "4", "return")
    assert not asking.gone
    assert scene_of(asking).text.reason != ""


@pytest.mark.parametrize("size", SIZES)
def test_the_pad_fits_every_window(size: tuple[int, int]) -> None:
    asking = Asking(asked(FOURS), size)
    assert_clear(asking.scene, size)
    assert all(t.rect.within(asking.scene.panel) for t in asking.scene.targets())


def test_drawing_changes_nothing_and_choosing_does() -> None:
    asking = pad()
    asking.desk.stack.update(1.0)
    first = pixels(draw(asking.desk))
    assert pixels(draw(asking.desk)) == first
    key(asking.desk, "4")
    asking.desk.stack.update(1.0)
    assert pixels(draw(asking.desk)) != first
