"""Random matches under random options at tables of every size keep every promise."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.actions import parse_action
from game.engine.record import MatchRecord, replay, states
from game.engine.record_text import from_json, to_json
from game.engine.shuffle import Seeded
from game.engine.state import Start, State
from tests import strategies
from tests.engine.helpers import record_of
from tests.engine.watcher import Watcher

pytestmark = pytest.mark.usefixtures("made_up")

SEEDS = st.integers(0, 2**32)


@st.composite
def records(draw: st.DrawFn) -> MatchRecord:
    rules = draw(strategies.rules())
    return record_of(rules, Seeded(draw(SEEDS)), draw(strategies.starts(rules)))


@settings(max_examples=50, deadline=None, derandomize=True, database=None)
@given(records(), SEEDS)
def test_a_match_keeps_its_promises(record: MatchRecord, seed: int) -> None:
    watched = Watcher(record, seed)
    while watched.state.ended is None and len(watched.state.results) < 2:
        watched.step()
    totals_are_sums_of_ledgers(record.start, watched.state)
    record_reproduces(watched.record, watched.states)


def totals_are_sums_of_ledgers(start: Start, state: State) -> None:
    totals = list(start.totals or state.rules.opening_totals())
    for result in state.results:
        totals = [
            total + sum(line.points for line in ledger.lines)
            for total, ledger in zip(totals, result.ledgers, strict=True)
        ]
        assert result.totals == tuple(totals)
        assert sum(result.taken) == state.table.tricks
    assert state.totals == tuple(totals)


def record_reproduces(record: MatchRecord, seen: list[State]) -> None:
    assert list(states(record)) == seen
    text = to_json(record)
    assert from_json(text) == record
    assert replay(from_json(text)) == seen[-1]
    assert all(parse_action(str(action)) == action for action in record.log)
