"""What the options call without effect has none: the engine plays the same match either way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from game.engine.actions import Action
from game.engine.decide import decide, opening_events
from game.engine.evolve import fold
from game.engine.ledger import Ledger
from game.engine.legality import legal_actions
from game.engine.record import MatchRecord, Player, blank_state
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.turn import to_act
from game.scenes.options.kinds import Pick
from game.scenes.options.relevance import absent, alike, idle_reason
from game.scenes.options.rule_rows import rule_rows
from game.words.names import Names
from tests.soak import soak_rules

_DEALS = 2
_DRAWS, _EACH = 120, 1
"""How many sets of rules are looked at, and how often one option is tried."""
_FIELDS = Rules.model_json_schema()["properties"]

# Options that are seldom without effect, each where it is.
PLACES: dict[str, Sequence[dict[str, Any]]] = {
    "board": ({"bid_style": "suicide"}, {"bid_style": "whiz"}),
    "board_beside_nil": ({"table": "solo4", "board": 5}, {"nil": "zero", "board": 4}),
    "lowest_bid": ({"table": "solo3", "board": 4}, {"table": "draw2", "board": 6, "nil": "zero"}),
    "double_nil": ({"board": 4, "board_beside_nil": "on"},),
    "least_total": (
        {"bid_style": "mirror", "nil": "zero"},
        {"bid_style": "mirror", "table": "pairs6", "trumps": "four_deuces"},
        {"board": 6, "nil": "off"},
        {"lowest_bid": 3, "nil": "off", "table": "solo4"},
    ),
    "spades_first_trick": ({"first_lead": "all_lowest_club"},),
    "lead_spades": ({"lead_spades": "any"},),
    "blind_six": ({"set": "zero", "blind_six": "double_single"},),
}


def course(rules: Rules, seed: int) -> tuple[list[tuple[Action, ...]], list[Ledger]]:
    """What might be done at each step of some deals played at random, and how they scored."""
    players = tuple(Player(str(seat), "easy") for seat in range(rules.row.seats))
    state = blank_state(MatchRecord(rules, players, Seeded(seed)))
    state = fold(state, opening_events(state))
    chance, choices = Random(seed), []
    while state.ended is None and len(state.results) < _DEALS:
        choices.append(legal_actions(state, to_act(state) or 0))
        state = fold(state, decide(state, chance.choice(choices[-1])))
    return choices, [ledger for result in state.results for ledger in result.ledgers]


def other(rules: Rules, key: str, value: Any) -> Rules | None:
    """The rules with another value of one option, None where that is not possible."""
    try:
        return Rules.model_validate({**rules.model_dump(), key: value})
    except ValidationError:
        return None


def without_effect(rules: Rules, key: str) -> list[Any]:
    """Values of an option that should make no difference."""
    values = alike(key, rules)
    if values:
        return list(values) if getattr(rules, key) in values else []
    if not absent(key, rules) and not idle_reason(key, rules):
        return []
    kinds = _FIELDS[key].get("anyOf", [_FIELDS[key]])
    return [
        value
        for kind in kinds
        for value in kind.get("enum", [kind[b] for b in ("minimum", "maximum") if b in kind])
    ]


def pairs(rules: Rules, key: str) -> Iterator[Rules]:
    """The rules with every value of an option that should make no difference."""
    for value in without_effect(rules, key):
        changed = other(rules, key, value)
        if changed is not None and changed != rules:
            yield changed


@pytest.mark.parametrize(
    ("key", "options"),
    [(key, options) for key, places in PLACES.items() for options in places],
)
def test_what_is_seldom_without_effect_has_none(key: str, options: dict[str, Any]) -> None:
    rules = Rules.model_validate(options)
    changed = list(pairs(rules, key))
    assert changed
    before = [course(rules, seed) for seed in range(2)]
    for each in changed[-2:]:
        assert [course(each, seed) for seed in range(2)] == before


def test_random_rules_play_the_same_whatever_is_without_effect() -> None:
    chance = Random(20)
    keys = sorted(Rules.model_fields.keys() - {"table", "start_scores"})
    tried: dict[str, int] = dict.fromkeys(keys, 0)
    for _ in range(_DRAWS):
        rules = soak_rules(chance, _DEALS)
        left = [key for key in keys if tried[key] < _EACH]
        key = next((key for key in left if any(pairs(rules, key))), None)
        if key is None:
            continue
        tried[key] += 1
        seed = chance.getrandbits(32)
        assert course(chance.choice(list(pairs(rules, key))), seed) == course(rules, seed), key
    assert sum(map(bool, tried.values())) >= 25


@pytest.mark.parametrize(
    ("key", "rules"),
    [
        ("lead_spades", Rules()),
        ("double_nil", Rules(bid_style="mirror")),
        ("blind_six", Rules(set="zero")),
    ],
)
def test_values_that_come_to_the_same_are_said(key: str, rules: Rules) -> None:
    names = Names(("You", "Otto", "Vera", "Amara"), 0)
    groups = ("bidding", "nil", "play")
    rows = [row for group in groups for row in rule_rows(group, rules, names)]
    (option,) = (o for row in rows for o in row.options if o.key == key)
    assert isinstance(option.kind, Pick)
    assert set(alike(key, rules)) <= set(option.kind.values)
    assert "come to the same" in option.help


def test_under_suicide_a_least_contract_can_still_be_set() -> None:
    suicide = Rules(bid_style="suicide")
    assert idle_reason("board", suicide)
    assert not idle_reason("board_beside_nil", suicide)
    assert not idle_reason("board", suicide.model_copy(update={"board_beside_nil": "on"}))
