from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from game.engine.combinations import Combination
from game.engine.rules import Rules
from game.words.faults import (
    allowed_values,
    combination_text,
    quoted,
    rule_error,
)


def fault(**options: Any) -> str:
    with pytest.raises(ValidationError) as caught:
        Rules.model_validate(options, strict=True)
    return rule_error(caught.value)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"bag_limt": 5}, "there is no rule “bag_limt”"),
        ({"bag_limit": 4}, "bag_limit cannot be “4”: it must be none, 3, 5, 7 or 10"),
        ({"target": 49}, "target cannot be “49”: it must be a number from 50 to 5000"),
        ({"target": "500"}, "target cannot be “500”: it must be a number from 50 to 5000"),
        ({"target": True}, "target cannot be “True”: it must be a number from 50 to 5000"),
        (
            {"table": "round"},
            "table cannot be “round”: it must be partners, solo4, solo3, draw2, solo5 or pairs6",
        ),
        (
            {"table": 4},
            "table cannot be “4”: it must be partners, solo4, solo3, draw2, solo5 or pairs6",
        ),
        (
            {"nil_penalty": 900},
            "nil_penalty cannot be “900”: it must be same or a number from 0 to 500",
        ),
        (
            {"start_scores": (900, 0)},
            "start_scores must be a number from -500 to 500 for each side",
        ),
        (
            {"start_scores": ("x", 0)},
            "start_scores cannot be “x”: it must be a number from -500 to 500 for each side",
        ),
    ],
)
def test_a_bad_rule_is_named_with_what_it_may_be(options: dict[str, Any], text: str) -> None:
    assert fault(**options) == text


COMBINATIONS: dict[Combination, dict[str, Any]] = {
    Combination.MIRROR_NEEDS_NIL: {"bid_style": "mirror", "nil": "off"},
    Combination.WHIZ_NEEDS_NIL: {"bid_style": "whiz", "nil": "off"},
    Combination.SUICIDE_NEEDS_NIL: {"bid_style": "suicide", "nil": "zero"},
    Combination.SUICIDE_NEEDS_PARTNERS: {"bid_style": "suicide", "table": "solo4"},
    Combination.TALK_NEEDS_PARTNERS: {"team_talk": "on", "table": "solo4"},
    Combination.TALK_NEEDS_FREE: {"team_talk": "on", "bid_style": "whiz"},
    Combination.BLIND_SIX_NEEDS_FREE: {"blind_six": "double_single", "bid_style": "whiz"},
    Combination.START_SCORES_COUNT: {"start_scores": (10,)},
    Combination.START_SCORE_AT_TARGET: {"start_scores": (100, 0), "target": 100},
    Combination.START_SCORE_AT_FLOOR: {"start_scores": (-200, 0), "loss_floor": -200},
}


@pytest.mark.parametrize(("combination", "options"), COMBINATIONS.items())
def test_a_combination_is_put_into_words(combination: Combination, options: dict[str, Any]) -> None:
    assert fault(**options) == combination_text(combination)


def test_every_combination_has_words_of_its_own() -> None:
    assert len({combination_text(combination) for combination in Combination}) == len(Combination)


def test_what_are_no_rules_at_all() -> None:
    with pytest.raises(ValidationError) as caught:
        Rules.model_validate(3)
    assert rule_error(caught.value) == "these are no rules"


@pytest.mark.parametrize("option", Rules.model_fields)
def test_every_option_says_what_it_may_be(option: str) -> None:
    default = Rules.model_fields[option].default
    text = allowed_values(option)
    assert "from" in text or str(default) in text


def test_what_somebody_wrote_is_kept_short_and_printable() -> None:
    assert quoted("a\nb\x00") == "“a b ”"
    assert quoted("x" * 41) == "“" + "x" * 40 + "…”"
