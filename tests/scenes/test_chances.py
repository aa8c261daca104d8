"""The choices of a decision beside the one advised: what is as good, and the chances."""

from __future__ import annotations

import pytest

from game.ai.reason import Reason, Why
from game.ai.request import Decision, Estimate, Measure
from game.engine.actions import Play
from game.engine.cards import Card, cards
from game.scenes.chances import as_good, chances_exact


def decision(values: dict[str, int], equal: str = "") -> Decision:
    """The first of these cards is advised, and some others are as good."""
    estimates = tuple(Estimate(Play(0, Card.parse(c)), v) for c, v in values.items())
    found = (Reason(Why.AS_GOOD, cards=cards(equal)),)
    return Decision(estimates[0].action, Measure.CHANCE, estimates, reasons=found)


def test_what_is_as_good_is_what_the_reasons_name() -> None:
    found = decision({"JC": 721, "AS": 724, "2H": 690}, "AS")
    assert [as_good(found, each) for each in found.estimates] == [False, True, False]


@pytest.mark.parametrize(
    ("values", "equal", "exact"),
    [
        ({"JC": 721, "AS": 724, "2H": 690}, "AS", False),
        ({"JC": 724, "AS": 721, "2H": 690}, "", True),
        ({"JC": 724, "AS": 724, "2H": 690}, "", False),
        ({"JC": 724, "AS": 690}, "", False),
    ],
)
def test_a_decimal_is_told_where_per_cents_hide_a_difference(
    values: dict[str, int], equal: str, *, exact: bool
) -> None:
    assert chances_exact(decision(values, equal)) is exact
