"""Sets of rules with a name (RULES section 7)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from game.engine.rules import Rules

_DIFFERENCES: dict[str, dict[str, Any]] = {
    "classic": {},
    "quick": {"target": 200},
    "short": {"target": 100, "bag_carry": "reset", "blind_nil": "any"},
    "bicycle": {"table": "solo4", "nil": "off", "set": "zero"},
    "bicycle_pairs": {"nil": "off", "set": "zero"},
    "bag_free": {"bag_limit": "none", "bag_value": 0},
    "jjdd": {"trumps": "jokers_2d_2s", "removed_for_jokers": "2h_2c"},
    "whiz": {"bid_style": "whiz"},
    "mirror": {"bid_style": "mirror"},
    "suicide": {"bid_style": "suicide"},
    "cutthroat": {"table": "solo4", "nil_points": 50},
    "three_hand": {"table": "solo3"},
    "two_hand_draw": {"table": "draw2"},
    "five_hand": {"table": "solo5"},
    "six_hand_pairs": {"table": "pairs6"},
    "tournament": {"target": 350, "loss_floor": -200, "ten_for_200": "miss_200", "board": 4},
    "arena": {"failed_nil": "help", "blind_nil": "off"},
}

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {name: Rules.model_validate(options) for name, options in _DIFFERENCES.items()}
)
"""The presets by their slug, in the order in which they are offered."""


def preset_of(rules: Rules) -> str | None:
    """The slug of the preset that `rules` are, None if they are nobody's."""
    return next((name for name, preset in PRESETS.items() if preset == rules), None)


def same_but_for_length(rules: Rules, preset: Rules) -> bool:
    """Whether `rules` differ from a preset in nothing but what ends the match.

    >>> same_but_for_length(Rules(deals=8), Rules()), same_but_for_length(Rules(board=4), Rules())
    (True, False)
    """
    return rules.model_copy(update={"target": preset.target, "deals": preset.deals}) == preset


def changed_options(rules: Rules, preset: Rules) -> tuple[str, ...]:
    """The options in which `rules` differ from a preset, in the order of the model."""
    return tuple(key for key in Rules.model_fields if getattr(rules, key) != getattr(preset, key))
