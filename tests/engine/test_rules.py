"""The model of the options: defaults, bounds and combinations that make no sense."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from game.engine.combinations import Combination
from game.engine.rules import CLASSIC, Rules


def faults_of(values: dict[str, Any]) -> list[str]:
    """The error types the model raises."""
    with pytest.raises(ValidationError) as caught:
        Rules.model_validate(values)
    return [error["type"] for error in caught.value.errors()]


DEFAULTS = {
    "table": "partners",
    "bid_start": "left",
    "bid_style": "free",
    "nil": "on",
    "lowest_bid": 1,
    "nil_points": 100,
    "nil_penalty": "same",
    "blind_nil": "behind_100",
    "blind_nil_points": 200,
    "blind_exchange": 2,
    "nil_exchange": 0,
    "exchange_order": "bidder_first",
    "double_nil": "separate",
    "board": 0,
    "board_beside_nil": "off",
    "total_not_tricks": "off",
    "ten_for_200": "off",
    "blind_six": "off",
    "boston": 0,
    "team_talk": "off",
    "opening_deal": "normal",
    "redeal": "off",
    "least_total": "off",
    "first_lead": "left",
    "spades_first_trick": "allowed",
    "lead_spades": "broken",
    "target": 500,
    "deals": 0,
    "loss_floor": "none",
    "set": "minus_bid",
    "bag_value": 1,
    "bag_limit": 10,
    "bag_penalty": 100,
    "bag_carry": "carry",
    "trigger_bags": "kept",
    "failed_nil": "bags",
    "sets_lose": "none",
}
"""The bold values of RULES.md."""


@pytest.mark.parametrize("key", DEFAULTS)
def test_the_defaults_are_classic(key: str) -> None:
    assert getattr(CLASSIC, key) == DEFAULTS[key]


GROUPS = {"table", "bidding", "nil", "play", "contracts", "bags", "length"}


def test_every_option_says_what_it_is_in_words_and_group() -> None:
    for key, field in Rules.model_fields.items():
        assert field.title, key
        assert field.description, key
        assert isinstance(field.json_schema_extra, dict), key
        assert field.json_schema_extra["group"] in GROUPS


COMBINATIONS = [
    ({"bid_style": "mirror", "nil": "off"}, Combination.MIRROR_NEEDS_NIL),
    ({"bid_style": "whiz", "nil": "off"}, Combination.WHIZ_NEEDS_NIL),
    ({"bid_style": "suicide", "nil": "off"}, Combination.SUICIDE_NEEDS_NIL),
    ({"bid_style": "suicide", "nil": "zero"}, Combination.SUICIDE_NEEDS_NIL),
    ({"bid_style": "suicide", "table": "solo4"}, Combination.SUICIDE_NEEDS_PARTNERS),
    ({"team_talk": "on", "table": "solo4"}, Combination.TALK_NEEDS_PARTNERS),
    ({"team_talk": "on", "bid_style": "whiz"}, Combination.TALK_NEEDS_FREE),
    ({"blind_six": "double_single", "bid_style": "mirror"}, Combination.BLIND_SIX_NEEDS_FREE),
    ({"start_scores": (10,)}, Combination.START_SCORES_COUNT),
    ({"start_scores": (10, 20), "table": "solo4"}, Combination.START_SCORES_COUNT),
    ({"start_scores": (200, 0), "target": 200}, Combination.START_SCORE_AT_TARGET),
    ({"start_scores": (0, -250), "loss_floor": -250}, Combination.START_SCORE_AT_FLOOR),
]


@pytest.mark.parametrize(("values", "fault"), COMBINATIONS)
def test_combinations_that_make_no_sense(values: dict[str, Any], fault: Combination) -> None:
    assert faults_of(values) == [fault.value]


@pytest.mark.parametrize(
    "values",
    [
        {"bid_style": "mirror", "nil": "zero"},
        {"bid_style": "suicide"},
        {"team_talk": "on", "blind_six": "double_double"},
        {"start_scores": (199, -199), "target": 200, "loss_floor": -200},
        {"nil": "off", "blind_nil": "any"},
        {"table": "solo4", "start_scores": (1, 2, 3, 4)},
    ],
)
def test_combinations_that_are_sound(values: dict[str, Any]) -> None:
    rules = Rules.model_validate(values)
    assert {key: getattr(rules, key) for key in values} == values


BOUNDS = [
    ("lowest_bid", (1, 4), (0, 5)),
    ("nil_points", (0, 500), (-1, 501)),
    ("nil_penalty", ("same", 0, 500), (-1, 501, "twice")),
    ("blind_nil_points", (0, 1000), (-1, 1001)),
    ("blind_exchange", (0, 4), (-1, 5)),
    ("nil_exchange", (0, 4), (-1, 5)),
    ("target", (50, 5000), (49, 5001)),
    ("deals", (0, 100), (-1, 101)),
    ("bag_penalty", (0, 500), (-1, 501)),
    ("bag_limit", ("none", 3, 5, 7, 10), (0, 4, "off")),
    ("bag_value", (-1, 0, 1, 5), (2, "none")),
    ("loss_floor", ("none", -200, -250, -350, -500), (0, -100)),
    ("board", (0, 4, 5, 6), (1, 7)),
    ("boston", (0, 50, 100, 200, "wins"), (1, "on")),
    ("sets_lose", ("none", 2, 3), (1, 4)),
    ("least_total", ("off", 11), (10, "on")),
    ("start_scores", ((), (-499, 499)), ((-501, 0), (0, 501), "0")),
    ("table", ("partners", "solo4"), ("nowhere", 4)),
]


@pytest.mark.parametrize(("key", "inside", "outside"), BOUNDS)
def test_bounds(key: str, inside: tuple[Any, ...], outside: tuple[Any, ...]) -> None:
    for value in inside:
        assert getattr(Rules.model_validate({key: value}), key) == value
    for value in outside:
        assert faults_of({key: value})


def test_unknown_options_are_refused() -> None:
    assert faults_of({"trump": "hearts"}) == ["extra_forbidden"]


def test_rules_do_not_change() -> None:
    with pytest.raises(ValidationError):
        CLASSIC.target = 100


@pytest.mark.parametrize(
    ("values", "made", "failed"),
    [({}, 100, 100), ({"nil_points": 50}, 50, 50), ({"nil_penalty": 0}, 100, 0)],
)
def test_a_failed_nil_loses_what_it_would_have_won_unless_told_otherwise(
    values: dict[str, Any], made: int, failed: int
) -> None:
    rules = Rules.model_validate(values)
    assert (rules.nil_points, rules.penalty_for_nil) == (made, failed)


def test_single_seats_exchange_nothing() -> None:
    rules = Rules(table="solo4", blind_exchange=4, nil_exchange=4)
    assert [rules.exchange_size(blind=blind) for blind in (True, False)] == [0, 0]
