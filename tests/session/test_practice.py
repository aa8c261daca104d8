"""A practice begins as the match stood, and goes its own way from there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ai.executor import InlineExecutor
from game.engine.record import Kind, MatchRecord, replay
from game.engine.shuffle import GivenPacks, pack_for
from game.engine.state import State
from game.session.practice import begin_practice, practice_record
from game.session.thinker import ExecutorThinker
from game.session.walk import walk
from tests.scenes.desks import match

RULES: dict[str, Any] = {"deals": 3, "blind_nil": "any", "nil_exchange": 2, "redeal": "one_spade"}


@pytest.fixture(scope="module")
def played() -> MatchRecord:
    return match(9, seed=4, **RULES).record


def on_the_table(state: State) -> State:
    """The state without what a practice does not keep: the deals before it."""
    return replace(
        state, source=None, results=(), start=state.start, cut=(), packs_used=0, set_runs=()
    )


def same_table(one: State, two: State) -> bool:
    return on_the_table(replace(one, start=two.start)) == on_the_table(two)


@pytest.mark.parametrize("deal", range(3))
def test_it_replays_to_the_very_state_at_every_step(played: MatchRecord, deal: int) -> None:
    walked = walk(played, 0)[deal]
    for steps in range(0, len(walked.steps), 7):
        record = practice_record(played, walked, steps)
        assert record.kind is Kind.PRACTICE
        assert same_table(replay(record), walked.steps[steps].before)


def test_given_packs_go_on_from_the_deal() -> None:
    seeded = match(9, seed=4, deals=3).record
    row, dealer = seeded.rules.row, walk(seeded, 0)[0].opened.dealer
    packs = tuple(pack_for(seeded.source, row.pack, deal, 0, 0) for deal in (1, 2, 3))
    given = replace(seeded, source=GivenPacks(packs), start=replace(seeded.start, dealer=dealer))
    walked = walk(given, 0)[1]
    assert same_table(replay(practice_record(given, walked, 9)), walked.steps[9].before)


def test_the_log_of_the_match_is_left_alone_and_the_deal_can_be_played(
    played: MatchRecord,
) -> None:
    walked = walk(played, 0)[1]
    thinker = ExecutorThinker(InlineExecutor())
    practice = begin_practice(played, walked, len(walked.steps) - 3, 0, thinker)
    assert practice.before == walked.result
    session = practice.session
    for step in walked.steps[-3:]:
        session.pump()
        if step.action.seat == 0:
            assert session.submit(step.action, session.version) is None
    session.pump()
    assert practice.result is not None
    assert practice.result.deal == walked.deal
    assert played == replace(played, log=played.log)


def test_there_is_no_practice_after_the_end_of_a_deal(played: MatchRecord) -> None:
    walked = walk(played, 0)[0]
    with pytest.raises(ValueError, match="99"):
        practice_record(played, walked, 999)
    with pytest.raises(ValueError, match="1"):
        begin_practice(played, walked, 0, 1, ExecutorThinker(InlineExecutor()))
