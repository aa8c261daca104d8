from __future__ import annotations

import pytest

from game.engine.rules import CLASSIC, Rules
from game.session.rule_text import RuleTextError, parse_rules


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", CLASSIC),
        ("bag_limit=5", Rules(bag_limit=5)),
        ("bag_limit=none;bag_value=-1", Rules(bag_limit="none", bag_value=-1)),
        ("table=solo4; nil=off;", Rules(table="solo4", nil="off")),
        ("nil_penalty=same", CLASSIC),
        ("nil_penalty=30", Rules(nil_penalty=30)),
        ("start_scores=100,-50", Rules(start_scores=(100, -50))),
        ("start_scores=", CLASSIC),
        ("loss_floor=-200", Rules(loss_floor=-200)),
        ("boston=wins", Rules(boston="wins")),
    ],
)
def test_rules_are_read(text: str, rules: Rules) -> None:
    assert parse_rules(text) == rules


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bag_limt=5", "there is no rule “bag_limt”"),
        ("bag_limit", "“bag_limit” is no rule, write key=value"),
        ("bag_limit=5;bag_limit=5", "bag_limit is given twice"),
        ("bag_limit=4", "bag_limit cannot be “4”: it must be none, 3, 5, 7 or 10"),
        ("target=5001", "target cannot be “5001”: it must be a number from 50 to 5000"),
        ("target=+500", "target cannot be “+500”: it must be a number from 50 to 5000"),
        ("target=500.0", "target cannot be “500.0”: it must be a number from 50 to 5000"),
        ("target= 500", "target cannot be “ 500”: it must be a number from 50 to 5000"),
        ("target=٥٠٠", "target cannot be “٥٠٠”: it must be a number from 50 to 5000"),
        ("target=5_00", "target cannot be “5_00”: it must be a number from 50 to 5000"),
        (
            "table=7",
            "table cannot be “7”: it must be partners, solo4, solo3, draw2, solo5 or pairs6",
        ),
        ("nil=", "nil cannot be “”: it must be on, off or zero"),
        ("bag_limit==5", "bag_limit cannot be “=5”: it must be none, 3, 5, 7 or 10"),
        ("bid_style=mirror;nil=off", "mirror needs nil on or zero: a hand may hold no spade"),
        ("start_scores=1", "start_scores must name one score for each side"),
        (
            "start_scores=1,x",
            "start_scores cannot be “x”: it must be a number from -500 to 500 for each side",
        ),
        ("=5", "there is no rule “”"),
    ],
)
def test_bad_rules_are_told(text: str, sentence: str) -> None:
    with pytest.raises(RuleTextError) as caught:
        parse_rules(text)
    assert str(caught.value) == sentence


def test_a_number_of_any_length_is_only_out_of_bounds() -> None:
    with pytest.raises(RuleTextError, match="it must be a number from 50 to 5000"):
        parse_rules("target=" + "9" * 6000)
