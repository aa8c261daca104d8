"""The presets are exactly those of RULES section 7."""

from __future__ import annotations

import pytest

from game.engine.presets import PRESETS, changed_options, preset_of
from game.engine.rules import CLASSIC, Rules

DIFFERENCES = {
    "classic": "",
    "quick": "target",
    "short": "blind_nil target bag_carry",
    "bicycle": "table nil set",
    "bicycle_pairs": "nil set",
    "bag_free": "bag_value bag_limit",
    "jjdd": "trumps",
    "whiz": "bid_style",
    "mirror": "bid_style",
    "suicide": "bid_style",
    "cutthroat": "table nil_points",
    "three_hand": "table",
    "two_hand_draw": "table",
    "five_hand": "table",
    "six_hand_pairs": "table",
    "tournament": "board ten_for_200 target loss_floor",
    "arena": "blind_nil failed_nil",
}


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_differs_from_classic_in_what_the_rules_say(name: str) -> None:
    assert set(changed_options(PRESETS[name], CLASSIC)) == set(DIFFERENCES[name].split())


def test_every_preset_is_there() -> None:
    assert list(PRESETS) == list(DIFFERENCES)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_recognised(name: str) -> None:
    assert preset_of(PRESETS[name]) == name


def test_house_rules_are_no_preset() -> None:
    assert preset_of(Rules(target=300, bag_limit=5)) is None
