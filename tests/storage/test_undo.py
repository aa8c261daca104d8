"""Undone deals on file: marked, rebuilt alike, taken up again, and left out of the figures."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.engine.legality import legal_actions
from game.engine.record import MatchRecord, opening, replay
from game.engine.rules import Rules
from game.engine.state import Phase
from game.engine.turn import phase
from game.engine.undo import Course, Entry, UndoTo
from game.storage.match_summary import Status
from game.storage.matches import Store, open_store
from game.storage.statistics import (
    Filter,
    by_person,
    choices,
    distribution,
    outcomes,
    series,
    summary,
)
from tests.storage.kit import Clock, empty_record, played

RULES = Rules(deals=2, blind_nil="off")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened, _ = open_store(tmp_path, Clock())
    yield opened
    opened.close()


def results(folder: Path) -> list[tuple[object, ...]]:
    database = sqlite3.connect(folder / "spades.sqlite3")
    rows = database.execute("SELECT * FROM deal_results ORDER BY match, deal, seat").fetchall()
    database.close()
    return rows


def with_undo(record: MatchRecord, deal: int, *, at_the_score: bool = False) -> MatchRecord:
    """The match played at random to its end, with an undo in one of its deals."""
    course, chance = opening(record), Random(2)
    log: list[Entry] = []
    undone = False
    while course.state.ended is None or not undone:
        now = phase(course.state)
        there = now in (Phase.SCORED, Phase.OVER) if at_the_score else now is Phase.PLAY
        target = course.undo_target()
        if not undone and course.state.deal == deal and there and target is not None:
            course, undone = _noted(log, course, UndoTo(target)), True
            continue
        seats = range(course.state.table.seats)
        actions = [a for seat in seats for a in legal_actions(course.state, seat)]
        course = _noted(log, course, chance.choice(actions))
    return replace(record, log=tuple(log))


def _noted(log: list[Entry], course: Course, entry: Entry) -> Course:
    log.append(entry)
    return course.after(entry)


@pytest.mark.parametrize("at_the_score", [False, True])
@pytest.mark.parametrize("deal", [1, 2])
def test_undone_deals_are_marked_and_rebuilt_alike(
    tmp_path: Path, store: Store, deal: int, at_the_score: bool
) -> None:
    whole = with_undo(empty_record(RULES, 5), deal, at_the_score=at_the_score)
    match = store.new_match(empty_record(RULES, 5))
    for number, entry in enumerate(whole.log, 1):
        store.append(match, number, entry)
        if isinstance(entry, UndoTo):
            scored = replay(replace(whole, log=whole.log[:number])).results
            assert len(results(tmp_path)) == 4 * len(scored)
            assert [one.status for one in store.unfinished()] == [Status.OPEN]
    assert store.load(match) == whole
    marked = store.rows("SELECT DISTINCT deal FROM deal_results WHERE undone = 1")
    assert marked == [(deal,)]
    assert store.rows("SELECT COUNT(*), SUM(closing) FROM deal_results") == [(8, 4)]
    assert [one.match for one in store.finished()] == [match]
    before = results(tmp_path)
    store.rebuild_results()
    assert results(tmp_path) == before


def test_a_match_is_taken_up_right_after_an_undo(tmp_path: Path, store: Store) -> None:
    whole = with_undo(empty_record(RULES, 6), 1)
    stop = next(n for n, entry in enumerate(whole.log, 1) if isinstance(entry, UndoTo))
    match = store.new_match(empty_record(RULES, 6))
    for number, entry in enumerate(whole.log[:stop], 1):
        store.append(match, number, entry)
    # Nothing is closed, as when the program is killed.
    second, _ = open_store(tmp_path, Clock())
    record = second.load(match)
    assert record.log == whole.log[:stop]
    assert replay(record) == replay(replace(whole, log=whole.log[:stop]))
    second.close()


def test_every_figure_leaves_undone_deals_out_unless_they_are_asked_for(store: Store) -> None:
    store.new_match(played(empty_record(RULES, 7), 7))
    store.new_match(with_undo(empty_record(RULES, 8, level="easy"), 1))
    clean, whole = Filter(), Filter(undone=True)
    assert (summary(store, clean).deals, summary(store, whole).deals) == (3, 4)
    assert (summary(store, clean).matches, summary(store, whole).matches) == (1, 2)
    assert (len(outcomes(store, clean)), len(outcomes(store, whole))) == (1, 2)
    for person, found in by_person(store, clean).items():
        assert found.deals < by_person(store, whole)[person].deals
    counted = [sum(n for _, n in distribution(store, only)) for only in (clean, whole)]
    assert counted[0] <= counted[1]
    last_clean, last_whole = series(store, clean)[-1], series(store, whole)[-1]
    assert (last_clean.deals, last_clean.matches) == (3, 1)
    assert (last_whole.deals, last_whole.matches) == (4, 2)
    assert set(choices(store).people) <= set(choices(store, undone=True).people)
