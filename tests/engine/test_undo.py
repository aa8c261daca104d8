"""Undo: what holds after it is what playing only that gives, and what it may not reach."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.actions import NextDeal
from game.engine.legality import legal_actions
from game.engine.record import (
    MatchRecord,
    RecordError,
    RecordFault,
    chapters,
    courses,
    opening,
    replay,
    states,
)
from game.engine.record_text import from_json, to_json
from game.engine.refusal import Refusal, Refused
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import Phase, Start
from game.engine.turn import phase, to_act
from game.engine.undo import Course, Entry, Hinted, UndoTo, parse_entry
from tests import strategies
from tests.engine.helpers import parse_log, record_of

SEEDS = st.integers(0, 2**32)


@st.composite
def records(draw: st.DrawFn) -> MatchRecord:
    """A match at any table, its first seat or all of them people."""
    rules = draw(strategies.rules())
    record = record_of(rules, Seeded(draw(SEEDS)), draw(strategies.starts(rules)))
    if draw(st.booleans()):
        first, *others = record.players
        players = (first, *(replace(player, level="easy") for player in others))
        record = replace(record, players=players)
    return record


def wander(record: MatchRecord, seed: int, steps: int = 45) -> tuple[MatchRecord, Course]:
    """Play at random, taking back and playing again at random."""
    chance, course = Random(seed), opening(record)
    for _ in range(steps):
        if course.state.ended is not None and course.undo_target() is None:
            break
        entry = _any_entry(course, chance)
        course = course.after(entry)
        record = record.with_entry(entry)
    return record, course


def _any_entry(course: Course, chance: Random) -> Entry:
    target = course.undo_target()
    if target is not None and (course.state.ended is not None or chance.random() < 0.2):
        return UndoTo(target)
    if course.ahead and chance.random() < 0.5:
        return course.ahead[0]
    seats = range(course.state.table.seats)
    return chance.choice([a for seat in seats for a in legal_actions(course.state, seat)])


@settings(max_examples=12, deadline=None, derandomize=True, database=None)
@given(records(), SEEDS)
def test_undo_and_redo_keep_their_promises(record: MatchRecord, seed: int) -> None:
    record, course = wander(record, seed)
    straight = replace(record, log=course.line)
    assert replay(record) == course.state == replay(straight)
    assert list(chapters(record)) == list(chapters(straight))
    assert from_json(to_json(record)) == record
    undo_leads_to_a_choice(record)
    what_was_taken_back_comes_again(course)


def undo_leads_to_a_choice(record: MatchRecord) -> None:
    """Every undo led to a person's choice, and no person had seen a hand since."""
    people = [seat for seat, player in enumerate(record.players) if player.human]
    for before, course in pairwise(courses(record)):
        if isinstance(course.last, UndoTo):
            seat = to_act(course.state)
            assert seat in people
            assert len(legal_actions(course.state, seat)) > 1
            assert course.state.deal == before.state.deal
            assert course.state.redeal == before.state.redeal
            assert all(course.state.seen[s] == before.state.seen[s] for s in people)


def what_was_taken_back_comes_again(before: Course) -> None:
    """Taken back as far as it goes and played again as recorded, a match is the very same."""
    course = before
    while (target := course.undo_target()) is not None:
        course = course.after(UndoTo(target))
        assert course.asked()
    while len(course.line) < len(before.line):
        assert course.ahead[0] == before.line[len(course.line)]
        course = course.after(course.ahead[0])
    assert course.state == before.state
    assert course.turns == before.turns


def course_of(actions: str, **options: object) -> Course:
    record = record_of(Rules.model_validate(options), start=Start(3))
    *_, last = courses(replace(record, log=parse_log(actions)))
    return last


BIDS = "0 bid 3; 1 bid 3; 2 bid 3; 3 bid 3"


def test_another_decision_begins_another_line() -> None:
    course = course_of(BIDS).after(UndoTo(1))
    assert course.line == parse_log("0 bid 3")
    assert [str(action) for action in course.ahead] == ["1 bid 3", "2 bid 3", "3 bid 3"]
    (other,) = parse_log("1 bid 4")
    assert course.after(other).ahead == ()
    again = course.after(other).after(UndoTo(1))
    assert [str(action) for action in again.ahead] == ["1 bid 4"]
    (same,) = parse_log("1 bid 3")
    assert [str(action) for action in again.after(same).ahead] == ["2 bid 3", "3 bid 3"]


def test_undo_never_crosses_a_look() -> None:
    blind = {"blind_nil": "any"}
    looked = course_of("0 look", **blind)
    assert looked.undo_target() is None
    assert looked.wall is Refusal.HAND_SEEN_SINCE
    bid_blind = course_of("0 bid B", **blind)
    assert bid_blind.undo_target() is None
    bid = course_of("0 look; 0 bid 3", **blind)
    assert bid.undo_target() == 1
    with pytest.raises(Refused):
        bid.after(UndoTo(0))


def test_undo_reaches_over_the_score_of_the_deal_but_not_past_the_next() -> None:
    record = record_of(Rules(blind_nil="off"))
    course, chance = opening(record), Random(3)
    while phase(course.state) is not Phase.SCORED:
        choices = [a for seat in range(4) for a in legal_actions(course.state, seat)]
        course = course.after(chance.choice(choices))
    target = course.undo_target()
    assert target is not None
    back = course.after(UndoTo(target))
    assert back.state.results == ()
    on = course.after(NextDeal(0))
    assert on.undo_target() is None
    assert on.wall is Refusal.NOTHING_TO_UNDO


def test_only_what_was_answered_counts_as_undone() -> None:
    record = record_of(Rules(blind_nil="off"), start=Start(3))
    first, *others = record.players
    record = replace(record, players=(first, *(replace(player, level="easy") for player in others)))
    *_, bid = courses(replace(record, log=parse_log("0 bid 3")))
    assert not bid.after(UndoTo(0)).undone
    *_, answered = courses(replace(record, log=parse_log("0 bid 3; 1 bid 3")))
    assert answered.after(UndoTo(0)).undone
    assert answered.after(UndoTo(0)).after(*parse_log("0 bid 4")).undone


def test_cards_that_came_to_light_count_as_undone() -> None:
    record = record_of(Rules(table="draw2"), start=Start(1))
    first, second = record.players
    record = replace(record, players=(first, replace(second, level="easy")))
    *_, refused = courses(replace(record, log=parse_log("0 refuse")))
    assert refused.after(UndoTo(0)).undone


@pytest.mark.parametrize(
    ("log", "entry"),
    [
        ("undo to 0", 1),
        ("0 bid 3; undo to 1", 2),
        ("0 bid 3; undo to 7", 2),
        ("0 bid 3; 1 bid 3; undo to 1; undo to 1", 4),
    ],
)
def test_an_undo_that_leads_nowhere_is_a_damaged_record(log: str, entry: int) -> None:
    entries = tuple(parse_entry(text) for text in log.split("; "))
    text = to_json(replace(record_of(Rules(blind_nil="off"), start=Start(3)), log=entries))
    with pytest.raises(RecordError) as caught:
        from_json(text)
    assert (caught.value.fault, caught.value.entry) == (RecordFault.ILLEGAL_ACTION, entry)


def test_an_undo_across_a_look_is_found_by_replay() -> None:
    record = record_of(Rules(blind_nil="any"), start=Start(3))
    entries: tuple[Entry, ...] = (*parse_log("0 look; 0 bid 3"), UndoTo(0), *parse_log("0 look"))
    with pytest.raises(RecordError) as caught:
        list(states(replace(record, log=entries)))
    assert (caught.value.fault, caught.value.entry) == (RecordFault.ILLEGAL_ACTION, 3)


@pytest.mark.parametrize("text", ["undo", "undo to", "undo to -1", "undo to x", "undo to ", "2"])
def test_what_is_no_undo_is_no_entry(text: str) -> None:
    with pytest.raises(ValueError, match=r"no entry|no action"):
        parse_entry(text)


def test_a_hint_changes_nothing_and_is_kept() -> None:
    record = record_of(Rules(blind_nil="off"), Seeded(3), Start(3))
    log = (Hinted(0), *parse_log("0 bid 3; 1 bid 3"), Hinted(2), *parse_log("2 bid 3"))
    hinted = replace(record, log=log)
    plain = replace(record, log=tuple(e for e in log if not isinstance(e, Hinted)))
    assert replay(hinted) == replay(plain)
    assert list(chapters(hinted)) == list(chapters(plain))
    assert from_json(to_json(hinted)) == hinted


def test_undo_counts_no_hints() -> None:
    record = record_of(Rules(blind_nil="off"), Seeded(3), Start(3))
    log = (*parse_log("0 bid 3; 1 bid 3"), Hinted(2), UndoTo(1), Hinted(1))
    hinted = replace(record, log=log)
    assert replay(hinted) == replay(replace(record, log=parse_log("0 bid 3")))
    assert from_json(to_json(hinted)) == hinted


def test_only_who_is_to_act_is_hinted() -> None:
    record = record_of(Rules(blind_nil="off"), Seeded(3), Start(3))
    with pytest.raises(RecordError):
        replay(replace(record, log=(Hinted(1),)))
    assert parse_entry("2 hint") == Hinted(2)
    with pytest.raises(ValueError, match="no entry"):
        parse_entry("x hint")
