"""Plays rounds on several cores; which core plays which is fixed, so that results are too."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any

from game.engine.rules import Rules
from tests.bench.arena_games import Arena, Round
from tests.bench.arena_players import Spec


@dataclass(frozen=True, slots=True)
class Meeting:
    """Who meets under which rules, over how many deals, or matches, and from which seed."""

    specs: tuple[Spec, Spec]
    rules: Rules
    seed: int
    rounds: int
    matches: bool = False


def play(meeting: Meeting, cores: int) -> list[Round]:
    """Every round of a meeting in order. Raises RuntimeError if a core is lost."""
    if cores <= 1:
        return [played for _, played in _share(meeting, range(meeting.rounds))]
    context = multiprocessing.get_context("spawn")
    pipes, workers = [], []
    for core in range(cores):
        near, far = context.Pipe(duplex=False)
        numbers = range(core, meeting.rounds, cores)
        worker = context.Process(target=_work, args=(far, meeting, numbers))
        worker.start()
        far.close()
        pipes.append(near)
        workers.append(worker)
    try:
        found = dict(_gather(pipes))
    finally:
        for pipe in pipes:
            pipe.close()
        for worker in workers:
            worker.join()
    if len(found) < meeting.rounds:
        raise RuntimeError("a core of the arena was lost")
    return [found[number] for number in range(meeting.rounds)]


def _gather(pipes: Sequence[Connection[Any, Any]]) -> Iterator[tuple[int, Round]]:
    open_pipes: list[Any] = list(pipes)
    while open_pipes:
        ready: list[Any] = wait(open_pipes)
        for pipe in ready:
            try:
                yield pipe.recv()
            except EOFError:
                open_pipes.remove(pipe)


def _work(pipe: Connection[Any, Any], meeting: Meeting, numbers: range) -> None:
    # A closed pipe means that nobody wants the rest.
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for played in _share(meeting, numbers):
            pipe.send(played)


def _share(meeting: Meeting, numbers: range) -> Iterator[tuple[int, Round]]:
    """Some rounds of a meeting, with players of their own."""
    with _seated(meeting) as arena:
        for number in numbers:
            yield number, arena.match(number) if meeting.matches else arena.deal(number)


@contextmanager
def _seated(meeting: Meeting) -> Iterator[Arena]:
    players = [spec.seat(meeting.rules) for spec in meeting.specs]
    try:
        yield Arena(meeting.rules, meeting.seed, players, time.perf_counter)
    finally:
        for player in players:
            player.close()
