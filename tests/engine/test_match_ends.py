"""Every match ends, for a reason that holds, and not before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.actions import MakeBid
from game.engine.ending import LAST_DEAL
from game.engine.events import Ending, MatchEnded
from game.engine.legality import legal_actions
from game.engine.record import MatchRecord
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import DealResult, Start, State
from game.engine.turn import to_act
from tests import strategies
from tests.engine.helpers import opening_state, record_of, take

pytestmark = pytest.mark.usefixtures("made_up")

SEEDS = st.integers(0, 2**32)

RISING: dict[str, Any] = {"set": "zero", "bag_value": 5, "bag_limit": "none", "nil": "off"}
"""Options under which totals never fall, so that a target is reached soon."""

SHORT: list[dict[str, Any]] = [
    {"deals": 1},
    {"deals": 2, "loss_floor": -200},
    {"deals": 3, "sets_lose": 2, "boston": "wins"},
    {"deals": 0, "target": 50, "bid_style": "free", **RISING},
    {"deals": 0, "target": 50, "loss_floor": -200, "set": "minus_bid", "bag_value": 1},
]


@st.composite
def short_records(draw: st.DrawFn) -> MatchRecord:
    rules = draw(strategies.rules(**draw(st.sampled_from(SHORT))))
    return record_of(rules, Seeded(draw(SEEDS)), Start(draw(st.none() | st.just(0))))


@settings(max_examples=75, deadline=None, derandomize=True, database=None)
@given(short_records(), SEEDS)
def test_every_match_ends_when_it_should(record: MatchRecord, seed: int) -> None:
    state = played_out(record, seed)
    assert state.ended is not None
    assert ending_holds(state, state.ended)
    for result in state.results[:-1]:
        assert not over(state, result) or result.totals.count(max(result.totals)) > 1


def played_out(record: MatchRecord, seed: int) -> State:
    """The end of a match between players who bid low and play at random."""
    random, state = Random(seed), opening_state(record)
    while state.ended is None:
        seat = to_act(state) or 0
        choices = legal_actions(state, seat)
        if isinstance(choices[0], MakeBid):
            choices = choices[:3]
        state = take(state, random.choice(choices))
    return state


def over(state: State, result: DealResult) -> bool:
    """Whether the match should have ended with a deal unless the lead was shared."""
    rules = state.rules
    target = not rules.deals and max(result.totals) >= rules.target
    reached = target or 0 < rules.deals <= result.deal
    return reached or (rules.loss_floor != "none" and min(result.totals) <= rules.loss_floor)


def ending_holds(state: State, ended: MatchEnded) -> bool:
    """Whether what the end says is true of the last deal and the totals."""
    last, rules = state.results[-1], state.rules
    best = [side for side, total in enumerate(last.totals) if total == max(last.totals)]
    match ended.ending:
        case Ending.BOSTON:
            (winner,) = ended.winners
            seats = state.table.sides[winner]
            return sum(last.taken[seat] for seat in seats) == state.table.tricks
        case Ending.SETS:
            return len(ended.winners) == 1 and max(state.set_runs) >= int(rules.sets_lose)
        case Ending.BACKSTOP:
            return state.deal == LAST_DEAL and list(ended.winners) == best
        case _:
            shared = len(best) > 1 and state.deal < LAST_DEAL
            return over(state, last) and not shared and list(ended.winners) == best


@pytest.mark.parametrize("table", ["partners", "made2", "made6"])
def test_a_match_that_nobody_wins_stops_at_300_deals(table: str) -> None:
    rules = Rules(table=table, target=5000, blind_nil="off")
    state = played_out(record_of(rules, Seeded(7), Start(dealer=0, deal=LAST_DEAL - 2)), 7)
    assert (state.deal, len(state.results)) == (LAST_DEAL, 3)
    assert state.ended is not None
    assert state.ended.ending is Ending.BACKSTOP
