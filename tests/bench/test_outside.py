"""Programs from outside in the arena: whatever they do is named, counted, and survived."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.session.bot.rule_choice import read_rules
from tests.bench.arena_games import Arena
from tests.bench.arena_players import Faults, Level, Outsider, Spec
from tests.bench.asking import greeting
from tests.bench.outside import MOST_LOSSES, Fault, Program, ProgramFault

ARENA = read_rules("arena")
PATIENCE = 20.0
QUESTIONS = 2 * 2 * 14
"""What a side is asked in a duplicate deal: a bid and thirteen cards a seat, in two seatings."""


def command(manner: str) -> str:
    return f"{sys.executable} {Path(__file__).with_name('outsiders.py')} {manner}"


@contextmanager
def running(manner: str, patience: float = PATIENCE) -> Iterator[Program]:
    program = Program(command(manner), greeting(ARENA), patience)
    try:
        yield program
    finally:
        program.close()


def faults_of(manner: str, rules: str = "arena", patience: float = PATIENCE) -> Faults:
    """The faults of a duplicate deal that was played to its end all the same."""
    with running(manner, patience) as program:
        outsider = Outsider(program)
        played = Arena(read_rules(rules), 1, (outsider, Level("instant", 1))).deal(1)
        assert (played.plays, played.deals) == (2, 2)
        assert [len(tally.points) for tally in played.tallies] == [2, 2]
        assert not played.tallies[1].faults.counts
        return played.tallies[0].faults


@pytest.mark.parametrize("rules", ["arena", "classic;nil_exchange=2", "suicide;nil_exchange=2"])
def test_a_fair_program_has_no_faults(rules: str) -> None:
    assert not faults_of("fair", rules).counts


def test_every_illegal_answer_is_counted_and_the_first_one_told() -> None:
    faults = faults_of("illegal")
    assert faults.counts == {Fault.ILLEGAL: QUESTIONS}
    assert faults.examples[Fault.ILLEGAL].startswith("'XX' to 'bid ")


def test_a_program_that_crashes_is_started_anew() -> None:
    faults = faults_of("crash")
    # It answers three settings first, its name or a question next, and then it ends.
    assert faults.counts == {Fault.CRASH: QUESTIONS // 2}
    assert faults.examples[Fault.CRASH] == "it ended with status 3"


@pytest.mark.parametrize(
    ("manner", "patience", "fault"),
    [
        ("dead", PATIENCE, Fault.CRASH),
        ("silent", 0.2, Fault.SILENCE),
        ("long", PATIENCE, Fault.FLOOD),
    ],
)
def test_a_program_lost_too_often_is_asked_no_more(
    manner: str, patience: float, fault: Fault
) -> None:
    counts = faults_of(manner, patience=patience).counts
    assert counts[fault] == MOST_LOSSES
    # Its name was asked as well.
    assert counts[Fault.GONE] == QUESTIONS + 1 - MOST_LOSSES


def test_lines_that_nobody_asked_for_are_counted() -> None:
    faults = faults_of("chatty")
    assert faults.counts[Fault.UNASKED] > QUESTIONS
    assert not {Fault.CRASH, Fault.SILENCE, Fault.GONE} & set(faults.counts)


def test_a_flood_is_stemmed() -> None:
    # Some of its lines may be taken for answers before there are too many.
    assert faults_of("flood").counts[Fault.FLOOD] >= MOST_LOSSES


def test_a_program_that_is_not_there_is_a_crash() -> None:
    program = Program("./no/such/program --fast")
    with pytest.raises(ProgramFault, match="it does not start") as lost:
        program.ask("name")
    assert lost.value.fault is Fault.CRASH


def test_a_spec_sits_down_with_the_rules_told() -> None:
    player = Spec(command("fair"), None).seat(ARENA)
    try:
        assert not player.take_faults().counts
    finally:
        player.close()
    assert greeting(read_rules("short;bag_limit=none;nil_exchange=1")) == (
        "option winScore 100",
        "option bagLimit 0",
        "option nilPass 1",
    )
