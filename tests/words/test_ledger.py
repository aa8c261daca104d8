from __future__ import annotations

import itertools
from typing import Any

import pytest

from game.engine.bids import Bid
from game.engine.ledger import Entry, SideDeal, score
from game.engine.rules import Rules
from game.engine.state import DealResult
from game.words.ledger import ledger_lines
from tests.words.people import PEOPLE


def result_of(
    rules: Rules,
    bids: str,
    taken: tuple[int, ...],
    bags: tuple[int, ...] = (),
    totals: tuple[int, ...] = (),
) -> DealResult:
    """A finished deal, its bids in notation by seat; "" for a deal without bids."""
    sides = rules.row.sides
    made = tuple(map(Bid.parse, bids.split())) or (None,) * rules.row.seats
    ledgers = tuple(
        score(
            rules,
            SideDeal(
                tuple(bid for seat in side if (bid := made[seat]) is not None),
                tuple(taken[seat] for seat in side),
            ),
            before,
        )
        for side, before in zip(sides, bags or (0,) * len(sides), strict=True)
    )
    points = tuple(ledger.points for ledger in ledgers)
    return DealResult(6, 2, made, taken, ledgers, totals or points)


def lines(
    bids: str, taken: tuple[int, ...], bags: int = 0, side: int = 0, **options: Any
) -> list[tuple[str, str, int]]:
    rules = Rules(**options)
    result = result_of(rules, bids, taken, (bags,) * len(rules.row.sides))
    return [(*line,) for line in ledger_lines(rules, result, side, PEOPLE)]


def test_the_deal_of_the_picture() -> None:
    assert lines("5 4 N 3", (6, 3, 0, 4), bags=9) == [
        ("Contract of 5 made", "you took 6", 50),
        ("1 trick over", "a bag", 1),
        ("Vera’s nil kept", "took none", 100),
        ("Tenth bag", "the counter starts again at 0", -100),
    ]
    assert lines("5 4 N 3", (6, 3, 0, 4), side=1) == [
        ("Contract of 7 made", "Otto 3 of 4, Amara 4 of 3", 70)
    ]


def test_a_set_contract() -> None:
    assert lines("5 4 3 1", (4, 5, 2, 2)) == [("Contract of 8 set", "you 4 of 5, Vera 2 of 3", -80)]
    assert lines("5 4 3 1", (4, 5, 2, 2), set="zero")[0][2] == 0


def test_a_seat_alone() -> None:
    assert lines("3 4 3 1", (5, 4, 3, 1), table="solo4") == [
        ("Contract of 3 made", "you took 5", 30),
        ("2 tricks over", "2 bags", 2),
    ]


def test_a_lost_nil_and_its_tricks() -> None:
    bags = lines("N 4 4 3", (2, 4, 4, 3))
    assert bags[-2] == ("Your nil lost", "took 2", -100)
    assert bags[-1] == ("2 tricks in your nil", "2 bags", 2)
    helped = lines("N 4 4 3", (1, 4, 4, 4), failed_nil="help")
    assert helped[0] == ("Contract of 4 made", "Vera 4 of 4, you 1", 40)
    assert helped[1] == ("1 trick over", "a bag", 1)
    ignored = lines("N 4 4 3", (2, 4, 4, 3), failed_nil="ignored")
    assert [text for text, _, _ in ignored] == ["Contract of 4 made", "Your nil lost"]


def test_nils_that_fall_together() -> None:
    found = lines("N 4 N 3", (0, 5, 2, 6), double_nil="together")
    assert found[0] == ("Your nil lost", "took none, but falls with Vera’s", -100)
    assert found[1] == ("Vera’s nil lost", "took 2", -100)
    other = lines("N 4 N 3", (2, 5, 0, 6), double_nil="together")
    assert other[1] == ("Vera’s nil lost", "took none, but falls with yours", -100)


def test_blind_bids() -> None:
    assert lines("B 4 4 3", (0, 4, 5, 4))[-1] == ("Your blind nil kept", "took none", 200)
    assert lines("B 4 4 3", (1, 4, 4, 4), failed_nil="ignored")[-1] == (
        "Your blind nil lost",
        "took 1",
        -200,
    )
    six: dict[str, Any] = {"blind_six": "double_single"}
    made = lines("S6 3 3 1", (6, 3, 3, 1), **six)
    assert made == [("Blind contract of 9 made", "double, you 6 of 6, Vera 3 of 3", 180)]
    single = lines("S6 3 3 1", (5, 3, 3, 2), **six)
    assert single == [("Blind contract of 9 set", "you 5 of 6, Vera 3 of 3", -90)]
    double = lines("S6 3 3 1", (5, 3, 3, 2), blind_six="double_double")
    assert double == [("Blind contract of 9 set", "twice, you 5 of 6, Vera 3 of 3", -180)]


def test_ten_and_boston() -> None:
    ten: dict[str, Any] = {"ten_for_200": "miss_200", "boston": 100}
    made = lines("6 1 4 1", (7, 0, 6, 0), **ten)
    assert made[0] == ("Ten for 200 made", "you 7 of 6, Vera 6 of 4", 200)
    assert made[-1] == ("Boston", "all 13 tricks", 100)
    assert lines("6 1 4 1", (5, 2, 4, 2), **ten)[0][:1] == ("Ten for 200 missed",)


def test_the_opening_deal() -> None:
    rules: dict[str, Any] = {"opening_deal": "bids_itself"}
    assert lines("", (4, 5, 2, 2), **rules) == [("6 tricks", "the opening deal bids itself", 60)]
    assert lines("", (0, 8, 0, 5), **rules)[0][0] == "No trick"


@pytest.mark.parametrize(("limit", "text"), [(3, "Third"), (5, "Fifth"), (7, "Seventh")])
def test_every_bag_limit_has_its_word(limit: int, text: str) -> None:
    found = lines("2 4 2 3", (3, 5, 2, 3), bags=limit - 1, bag_limit=limit)
    assert found[-1] == (f"{text} bag", "the counter starts again at 0", -100)


def test_several_limits_in_one_deal() -> None:
    twice = lines("1 1 N 1", (12, 1, 0, 0), bags=9)
    assert twice[-1] == ("Bag limit reached twice", "the counter starts again at 0", -200)
    often = lines("1 1 N 1", (12, 1, 0, 0), bag_limit=3)
    assert often[-1] == ("Bag limit reached 3 times", "the counter starts again at 2", -300)
    reset = lines("1 1 N 1", (12, 1, 0, 0), bag_limit=3, bag_carry="reset")
    assert reset[-1][1] == "the counter starts again at 0"


def test_bags_taken_back() -> None:
    found = lines("3 4 2 1", (4, 5, 2, 2), bags=9, trigger_bags="cancelled")
    assert found[-1] == ("Points of 10 bags taken back", "with the penalty", -10)


def test_a_deal_that_brings_nothing_has_no_line() -> None:
    assert lines("0 4 0 3", (0, 6, 0, 7), nil="zero") == []


def test_every_line_of_every_deal_has_words_and_its_points() -> None:
    options: list[tuple[str, tuple[Any, ...]]] = [
        ("bag_value", (-1, 5)),
        ("bag_limit", ("none", 3)),
        ("failed_nil", ("help", "bags", "ignored")),
        ("double_nil", ("separate", "together")),
        ("blind_six", ("double_single", "double_double")),
        ("ten_for_200", ("off", "miss_100")),
        ("set", ("zero", "minus_short")),
        ("boston", (50,)),
        ("trigger_bags", ("cancelled",)),
    ]
    keys = [key for key, _ in options]
    deals = [
        ("N 1 N 1", (0, 6, 1, 6)),
        ("N 1 N 1", (0, 6, 0, 7)),
        ("B 1 5 1", (1, 3, 4, 5)),
        ("B 1 5 1", (0, 0, 13, 0)),
        ("S6 1 4 1", (6, 1, 3, 3)),
        ("S6 1 4 1", (6, 1, 4, 2)),
        ("6 1 4 1", (6, 1, 4, 2)),
        ("6 1 4 1", (6, 1, 3, 3)),
        ("4 1 4 1", (4, 1, 3, 5)),
        ("", (4, 1, 3, 5)),
    ]
    seen: set[Entry] = set()
    for values in itertools.product(*(values for _, values in options)):
        rules = Rules.model_validate(dict(zip(keys, values, strict=True)))
        for bids, taken in deals:
            result = result_of(rules, bids, taken, (2, 0))
            for side, ledger in enumerate(result.ledgers):
                found = ledger_lines(rules, result, side, PEOPLE)
                assert sum(line.points for line in found) == ledger.points
                assert len(found) == len(ledger.lines)
                assert all(line.text and line.text[0] == line.text[0].upper() for line in found)
                seen |= {line.entry for line in ledger.lines}
    assert seen == set(Entry)
