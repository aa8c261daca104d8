"""A short match without a window, through the real worker process (`--self-test`)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

from game.ai.executor import WorkerExecutor
from game.engine.ledger import Ledger
from game.engine.record import MatchRecord, Player, replay
from game.engine.record_text import from_json, to_json
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.session.match import MatchSession
from game.session.thinker import ExecutorThinker
from game.words import t

_LEVELS = ("standard", "easy", "pro", "easy")
_SHORT = Rules(deals=1)
_PATIENCE = 60.0
_NAP = 0.002


def self_test(
    out: TextIO,
    seed: int | None = None,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> int:
    """Play one deal between computer players and print one line; 0 if all went well, else 1."""
    executor = WorkerExecutor(clock)
    players = tuple(Player(level, level) for level in _LEVELS)
    record = MatchRecord(_SHORT, players, Seeded(7 if seed is None else seed))
    session = MatchSession(record, ExecutorThinker(executor))
    until = clock() + _PATIENCE
    try:
        while not session.over and clock() < until:
            session.pump()
            sleep(_NAP)
            if session.view.scored and not session.over:
                session.next_deal()
    finally:
        executor.close()
    if not session.over:
        print(t("selftest.stuck", seconds=round(_PATIENCE)), file=out)
        return 1
    sound = _replays(session) and _adds_up(session)
    key = "selftest.passed" if sound else "selftest.failed"
    totals = " : ".join(map(str, session.view.totals))
    print(t(key, n=len(session.record.log), totals=totals), file=out)
    return 0 if sound else 1


def _replays(session: MatchSession) -> bool:
    """Whether the written record gives the same end."""
    again = replay(from_json(to_json(session.record)))
    return again.totals == session.view.totals and again.ended == session.view.ended


def _adds_up(session: MatchSession) -> bool:
    """Whether every total is the sum of its ledgers."""
    start = session.record.rules.opening_totals()

    def points(ledgers: tuple[Ledger, ...]) -> int:
        return sum(ledger.points for ledger in ledgers)

    return all(
        total == before + points(tuple(result.ledgers[side] for result in session.view.results))
        for side, (before, total) in enumerate(zip(start, session.view.totals, strict=True))
    )
