"""Scoring: the cases of scoring_cases.csv, RULES section 8, and the lines behind the sums."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from game.engine.bids import Bid
from game.engine.ledger import Entry, Ledger, SideDeal, score
from game.engine.rules import CLASSIC, Rules

CASES = list(
    csv.DictReader((Path(__file__).parent / "scoring_cases.csv").open(encoding="utf-8", newline=""))
)


def rules_of(text: str) -> Rules:
    """The rules written `key=value;...`; Classic for an empty text."""
    pairs = (pair.split("=") for pair in text.split(";") if pair)
    values = {key: int(value) if value.lstrip("-").isdigit() else value for key, value in pairs}
    return Rules.model_validate(values)


def side_deal(bids: str, taken: str) -> SideDeal:
    """What a side bid and took, `4+N` and `4+0`; a single number stands for the whole side."""
    return SideDeal(
        tuple(Bid.parse(word) for word in bids.split("+")), tuple(map(int, taken.split("+")))
    )


def entries(ledger: Ledger) -> list[tuple[Entry, int]]:
    return [(line.entry, line.points) for line in ledger.lines]


@pytest.mark.parametrize("row", CASES, ids=lambda row: row["case"])
def test_scoring_case(row: dict[str, str]) -> None:
    deal = side_deal(row["bids"], row["taken"])
    ledger = score(rules_of(row["rules"]), deal, int(row["bags_before"]))
    total = int(row["total_before"]) + ledger.points
    assert (total, ledger.bags) == (int(row["total_after"]), int(row["bags_after"]))


@pytest.mark.parametrize(
    ("before", "bags", "bids", "taken", "after", "bags_after"),
    [
        (337, 7, "5", "7", 389, 9),
        (337, 7, "5", "8", 290, 0),
        (337, 7, "5", "9", 291, 1),
        (0, 0, "5", "8", 53, 3),
        (0, 0, "7", "8", 71, 1),
        (0, 0, "5", "4", -50, 0),
        (0, 0, "4+N", "4+0", 140, 0),
    ],
)
def test_worked_case_of_the_rules(
    before: int, bags: int, bids: str, taken: str, after: int, bags_after: int
) -> None:
    ledger = score(CLASSIC, side_deal(bids, taken), bags)
    assert (before + ledger.points, ledger.bags) == (after, bags_after)


@pytest.mark.parametrize(
    ("options", "bids", "taken", "expected"),
    [
        ({}, "4+3", "5+3", [(Entry.CONTRACT_MADE, 70), (Entry.OVERTRICKS, 1)]),
        ({"bag_value": 5}, "4", "6", [(Entry.CONTRACT_MADE, 40), (Entry.OVERTRICKS, 10)]),
        ({"bag_value": -1}, "4", "6", [(Entry.CONTRACT_MADE, 40), (Entry.OVERTRICKS, -2)]),
        ({"set": "minus_short"}, "6", "4", [(Entry.CONTRACT_SET, -20)]),
        ({"set": "zero"}, "6", "4", [(Entry.CONTRACT_SET, 0)]),
        (
            {"nil_penalty": 30},
            "N+5",
            "1+5",
            [(Entry.NIL_FAILED, -30), (Entry.CONTRACT_MADE, 50), (Entry.NIL_TRICKS, 1)],
        ),
        (
            {"nil_points": 50, "nil_penalty": "same"},
            "N+5",
            "1+4",
            [(Entry.NIL_FAILED, -50), (Entry.CONTRACT_SET, -50), (Entry.NIL_TRICKS, 1)],
        ),
        (
            {"failed_nil": "help", "blind_nil_points": 150},
            "B+5",
            "2+4",
            [(Entry.BLIND_NIL_FAILED, -150), (Entry.CONTRACT_MADE, 50), (Entry.OVERTRICKS, 1)],
        ),
        ({"failed_nil": "help"}, "N", "2", [(Entry.NIL_FAILED, -100), (Entry.NIL_TRICKS, 2)]),
        ({"failed_nil": "ignored"}, "N", "2", [(Entry.NIL_FAILED, -100)]),
        (
            {"failed_nil": "help"},
            "N+N",
            "0+1",
            [(Entry.NIL_MADE, 100), (Entry.NIL_FAILED, -100), (Entry.NIL_TRICKS, 1)],
        ),
        (
            {"double_nil": "together"},
            "N+B",
            "0+0",
            [(Entry.NIL_MADE, 100), (Entry.BLIND_NIL_MADE, 200)],
        ),
        ({"nil": "zero"}, "0+4", "1+4", [(Entry.CONTRACT_MADE, 40), (Entry.OVERTRICKS, 1)]),
        ({"nil": "zero"}, "0+0", "2+1", [(Entry.OVERTRICKS, 3)]),
        (
            {"ten_for_200": "miss_100"},
            "N+10",
            "0+9",
            [(Entry.NIL_MADE, 100), (Entry.TEN_MISSED, -100)],
        ),
        ({"ten_for_200": "miss_200"}, "10", "10", [(Entry.TEN_MADE, 200)]),
        (
            {"ten_for_200": "miss_200"},
            "9",
            "10",
            [(Entry.CONTRACT_MADE, 90), (Entry.OVERTRICKS, 1)],
        ),
        (
            {"ten_for_200": "miss_200", "blind_six": "double_single"},
            "S6+4",
            "6+4",
            [(Entry.BLIND_SIX_MADE, 200)],
        ),
        ({"blind_six": "double_double", "set": "zero"}, "S6", "5", [(Entry.BLIND_SIX_MISSED, 0)]),
        (
            {"blind_six": "double_double", "set": "minus_short"},
            "S7",
            "5",
            [(Entry.BLIND_SIX_MISSED, -40)],
        ),
        (
            {"blind_six": "double_single", "boston": 100},
            "S6+N",
            "13+0",
            [
                (Entry.NIL_MADE, 100),
                (Entry.BLIND_SIX_MADE, 120),
                (Entry.OVERTRICKS, 7),
                (Entry.BOSTON, 100),
            ],
        ),
        (
            {"boston": 50, "bag_limit": "none"},
            "N",
            "13",
            [(Entry.NIL_FAILED, -100), (Entry.NIL_TRICKS, 13)],
        ),
        ({"boston": "wins"}, "13", "13", [(Entry.CONTRACT_MADE, 130)]),
    ],
)
def test_lines(
    options: dict[str, Any], bids: str, taken: str, expected: list[tuple[Entry, int]]
) -> None:
    rules = Rules.model_validate({"bag_limit": "none", **options})
    assert entries(score(rules, side_deal(bids, taken), 0)) == expected


@pytest.mark.parametrize(
    ("options", "bags", "over", "expected", "left"),
    [
        ({}, 9, 0, [], 9),
        ({}, 9, 1, [(Entry.BAG_PENALTY, -100)], 0),
        ({"bag_limit": 3}, 2, 8, [(Entry.BAG_PENALTY, -300)], 1),
        ({"bag_limit": 3, "bag_carry": "reset"}, 2, 8, [(Entry.BAG_PENALTY, -300)], 0),
        ({"bag_limit": 5, "bag_carry": "reset"}, 2, 2, [], 4),
        (
            {"bag_limit": 5, "trigger_bags": "cancelled", "bag_value": 5},
            4,
            6,
            [(Entry.BAG_PENALTY, -200), (Entry.BAGS_CANCELLED, -50)],
            0,
        ),
        ({"trigger_bags": "cancelled", "bag_value": 0}, 9, 1, [(Entry.BAG_PENALTY, -100)], 0),
        ({"bag_penalty": 0}, 9, 2, [(Entry.BAG_PENALTY, 0)], 1),
    ],
)
def test_bag_penalties(
    options: dict[str, Any],
    bags: int,
    over: int,
    expected: list[tuple[Entry, int]],
    left: int,
) -> None:
    ledger = score(Rules.model_validate(options), side_deal("1", str(1 + over)), bags)
    penalties = [entry for entry in entries(ledger) if entry[0] in _BAG_ENTRIES]
    assert (penalties, ledger.bags) == (expected, left)


_BAG_ENTRIES = (Entry.BAG_PENALTY, Entry.BAGS_CANCELLED)


def test_a_deal_without_bids_scores_ten_a_trick_and_no_bags() -> None:
    ledger = score(Rules(opening_deal="bids_itself", boston=100), SideDeal((), (9, 4)), 8)
    assert entries(ledger) == [(Entry.OPENING_TRICKS, 130)]
    assert (ledger.bags, ledger.set, ledger.contract) == (8, False, 0)


@pytest.mark.parametrize(
    ("bids", "taken", "missed", "contract"),
    [("4+3", "3+3", True, 7), ("4+3", "4+3", False, 7), ("N+N", "1+0", False, 0)],
)
def test_a_ledger_tells_its_contract_and_whether_it_was_missed(
    bids: str, taken: str, missed: bool, contract: int
) -> None:
    ledger = score(CLASSIC, side_deal(bids, taken), 0)
    assert (ledger.set, ledger.contract) == (missed, contract)
