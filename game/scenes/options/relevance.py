"""Which rules do not concern a table, and which have no effect beside the others (RULES 2 to 6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import get_args

from game.engine.packs import PROMOTED, RemovedForJokers, removed_cards, with_jokers
from game.engine.rules import Rules
from game.words import t
from game.words.option_values import Value

_FULL_PACK = 52
_OF_PARTNERS = frozenset({
    "team_talk", "blind_exchange", "nil_exchange", "exchange_order", "double_nil",
})  # fmt: skip
_OF_PAIRS = {"bid_style": "suicide", "failed_nil": "help"}
_OF_DEALT_HANDS = frozenset({
    "bid_start", "blind_nil", "blind_nil_points", "blind_six", "least_total",
})  # fmt: skip
_OF_NIL = frozenset({
    "nil_points", "nil_penalty", "blind_nil", "blind_nil_points", "nil_exchange",
    "blind_exchange", "exchange_order", "double_nil", "failed_nil",
})  # fmt: skip
_OF_FREE_BIDS = frozenset({"lowest_bid", "board", "board_beside_nil", "total_not_tricks"})
_OF_LIMITS = frozenset({"bag_penalty", "bag_carry", "trigger_bags"})
_LEAST_FOR_TEN = 11


def absent(key: str, rules: Rules) -> bool:
    """Whether a rule has no meaning at the table of `rules`."""
    row = rules.row
    if key in _OF_PARTNERS:
        return not row.partners
    if key in _OF_DEALT_HANDS:
        return row.drawn
    if key == "draw_shows_second":
        return not row.drawn
    if key == "removed_for_jokers":
        return len(row.pack.cards) != _FULL_PACK
    return key == "ten_for_200" and row.tricks < _LEAST_FOR_TEN


def open_values(key: str, rules: Rules, values: tuple[Value, ...]) -> tuple[Value, ...]:
    """The values of a rule that have a meaning at the table; the one in force is always there."""
    closed = _closed(key, rules)
    return tuple(v for v in values if v not in closed or v == getattr(rules, key))


def _closed(key: str, rules: Rules) -> Sequence[Value]:
    if key == "removed_for_jokers":
        promoted = PROMOTED[rules.trumps] if with_jokers(rules.trumps) else ()
        return [
            v for v in get_args(RemovedForJokers) if any(c in promoted for c in removed_cards(v))
        ]
    return [] if rules.row.partners else [_OF_PAIRS.get(key, "")]


def idle_reason(key: str, rules: Rules) -> str:
    """Why a rule has no effect beside the others, in a few words; "" where it has one."""
    code = next((code for test in _TESTS if (code := test(key, rules))), "")
    return t(f"options.idle.{code}") if code else ""


def _nil(key: str, rules: Rules) -> str:
    if key not in _OF_NIL or rules.nil == "on":
        return ""
    return f"nil_{rules.nil}"


def _style(key: str, rules: Rules) -> str:
    style = rules.bid_style
    if style == "suicide":
        return "suicide" if key == "double_nil" else ""
    if style == "free" or key not in (*_OF_FREE_BIDS, "blind_nil", "blind_nil_points"):
        return ""
    return style


def _exchange(key: str, rules: Rules) -> str:
    if key in ("blind_nil_points", "blind_exchange") and not rules.blind_nil_open:
        return "blind_off"
    sizes = (rules.nil_exchange, rules.blind_exchange if rules.blind_nil_open else 0)
    return "exchange" if key == "exchange_order" and not any(sizes) else ""


def _bags(key: str, rules: Rules) -> str:
    if key in _OF_LIMITS and rules.bag_limit == "none":
        return "no_limit"
    return "no_value" if key == "trigger_bags" and not rules.bag_value else ""


_SINGLE: Mapping[str, Callable[[Rules], str]] = {
    "board_beside_nil": lambda rules: "" if rules.board else "board",
    "target": lambda rules: "deals" if rules.deals else "",
    "removed_for_jokers": lambda rules: "" if with_jokers(rules.trumps) else "no_jokers",
}


def _single(key: str, rules: Rules) -> str:
    return _SINGLE[key](rules) if key in _SINGLE else ""


_TESTS = (_nil, _style, _exchange, _bags, _single)
