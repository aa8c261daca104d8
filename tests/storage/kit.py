"""Matches played at random, and stores to put them in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.engine.actions import Action
from game.engine.decide import decide, opening_events
from game.engine.evolve import fold
from game.engine.legality import legal_actions
from game.engine.record import Kind, MatchRecord, Player, blank_state
from game.engine.rules import CLASSIC, Rules
from game.engine.shuffle import Seeded

NAMES = ("Ada", "Otto", "Vera", "Amara", "Hugo", "June")
SHORT = Rules(deals=2, redeal="one_spade", blind_nil="any", nil_exchange=2)
"""Two deals with blind bids, redeals and exchanges."""


class Clock:
    """A clock that a test sets, in seconds since 1970."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def empty_record(
    rules: Rules = CLASSIC, seed: int = 1, level: str = "pro", kind: Kind = Kind.MATCH
) -> MatchRecord:
    """A match without an entry, the first seat human."""
    seats = rules.row.seats
    players = (Player("Ada", "human"), *(Player(NAMES[seat], level) for seat in range(1, seats)))
    return MatchRecord(rules, players, Seeded(seed), kind=kind)


def actions(record: MatchRecord, seed: int = 0) -> Iterator[Action]:
    """Random legal actions that play a match to its end."""
    chance = Random(seed)
    state = blank_state(record)
    state = fold(state, opening_events(state))
    while state.ended is None:
        choices = [
            action for seat in range(state.table.seats) for action in legal_actions(state, seat)
        ]
        action = chance.choice(choices)
        state = fold(state, decide(state, action))
        yield action


def played(record: MatchRecord, seed: int = 0, most: int | None = None) -> MatchRecord:
    """The record with a log of random actions, to its end or of `most` entries."""
    log: list[Action] = []
    for action in actions(record, seed):
        if most is not None and len(log) >= most:
            break
        log.append(action)
    return replace(record, log=tuple(log))
