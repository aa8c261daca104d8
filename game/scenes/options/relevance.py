"""Which rules do not concern a table, and which have no effect beside the others (RULES 2 to 6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import get_args

from game.engine.cards import Suit
from game.engine.packs import PROMOTED, RemovedForJokers, removed_cards, with_jokers
from game.engine.rules import Rules
from game.words import t
from game.words.option_values import Value, value_quoted

_FULL_PACK = 52
_OF_PARTNERS = frozenset({
    "team_talk", "blind_exchange", "nil_exchange", "exchange_order", "double_nil",
    "board_beside_nil",
})  # fmt: skip
_OF_PAIRS = {"bid_style": "suicide", "failed_nil": "help"}
_OF_DEALT_HANDS = frozenset({
    "bid_start", "blind_nil", "blind_nil_points", "blind_six", "least_total",
})  # fmt: skip
_OF_NIL = frozenset({
    "nil_points", "nil_penalty", "blind_nil", "blind_nil_points", "nil_exchange",
    "blind_exchange", "exchange_order", "double_nil", "failed_nil", "board_beside_nil",
})  # fmt: skip
_OF_FREE_BIDS = frozenset({"lowest_bid", "board", "board_beside_nil", "total_not_tricks"})
_OF_LIMITS = frozenset({"bag_penalty", "bag_carry", "trigger_bags"})
_LEAST_FOR_TEN = 11
_LEAST_TOTAL = 11


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
    """Why a rule has no effect beside the others, in a few words; "" where it has one.

    None is without effect only because another is that could be set: one of the two stays open.
    """
    code = next((code for test in _TESTS if (code := test(key, rules))), "")
    return t(f"options.idle.{code}") if code else ""


def alike(key: str, rules: Rules) -> tuple[Value, ...]:
    """Two values of a rule that come to the same beside the others; none for most rules."""
    found = _ALIKE.get(key)
    return found[1] if found is not None and found[0](rules) else ()


def alike_sentence(key: str, rules: Rules) -> str:
    """Which values of a rule come to the same, and why; "" where all differ."""
    values = alike(key, rules)
    if not values:
        return ""
    one, two = (value_quoted(key, value) for value in values)
    return t(f"options.alike.{key}", one=one, two=two)


_ALIKE: Mapping[str, tuple[Callable[[Rules], bool], tuple[Value, ...]]] = {
    "lead_spades": (lambda _rules: True, ("any", "after_first")),
    "double_nil": (lambda rules: rules.bid_style == "mirror", ("separate", "forbidden")),
    "blind_six": (lambda rules: rules.set == "zero", ("double_single", "double_double")),
}


def _nil(key: str, rules: Rules) -> str:
    if key not in _OF_NIL or rules.nil == "on":
        return ""
    return f"nil_{rules.nil}"


def _style(key: str, rules: Rules) -> str:
    style = rules.bid_style
    if style == "suicide":
        if key == "board" and rules.board_beside_nil == "off":
            return "suicide_board"
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


def _board(key: str, rules: Rules) -> str:
    """What follows from the least contract; at a table of singles each bid is a contract."""
    if key == "board_beside_nil" and not rules.board and rules.bid_style != "suicide":
        return "board"
    if key == "lowest_bid" and rules.board and not rules.row.partners:
        return "board_alone"
    if key == "double_nil" and rules.bid_style == "free":
        return "board_nil" if rules.board and rules.board_beside_nil == "on" else ""
    return ""


def _least_sum(rules: Rules) -> int:
    """The least that all bids can ever add up to."""
    row = rules.row
    if rules.bid_style == "mirror":
        return sum(row.pack.suit(card) is Suit.SPADES for card in row.pack.cards)
    if rules.bid_style != "free":
        return 0
    side = len(row.sides[0])
    lowest = rules.lowest_bid * side if rules.nil == "off" and rules.team_talk == "off" else 0
    binds = rules.nil != "on" or (rules.board_beside_nil == "on" and row.partners)
    return len(row.sides) * max(lowest, rules.board if binds else 0)


def _least_total(rules: Rules) -> str:
    least = _LEAST_TOTAL if rules.least_total == "off" else rules.least_total
    return "least_total" if _least_sum(rules) >= least else ""


def _ruff(rules: Rules) -> str:
    # Where cards are drawn, there may be no club in either hand.
    forced = rules.first_lead == "all_lowest_club" and not rules.row.drawn
    return "all_lowest_club" if forced else ""


_SINGLE: Mapping[str, Callable[[Rules], str]] = {
    "target": lambda rules: "deals" if rules.deals else "",
    "removed_for_jokers": lambda rules: "" if with_jokers(rules.trumps) else "no_jokers",
    "least_total": _least_total,
    "spades_first_trick": _ruff,
}


def _single(key: str, rules: Rules) -> str:
    return _SINGLE[key](rules) if key in _SINGLE else ""


_TESTS = (_nil, _style, _board, _exchange, _bags, _single)
