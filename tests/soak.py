"""Whole matches of Easy players under random rules at every table: `python -m tests.soak`.

Each match has fresh rules, a fresh table and a fresh seed. What must always hold is looked at on
the way and at the end; the first fault ends the run with its seed and exit status 1.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Sequence
from multiprocessing import Pool
from random import Random
from typing import Any

from pydantic import ValidationError

from game.ai.players import choose
from game.ai.request import Request
from game.engine.actions import Action
from game.engine.legality import legal_actions
from game.engine.record import MatchRecord, Player, replay
from game.engine.record_text import from_json, to_json
from game.engine.rules import Rules
from game.engine.shuffle import Seeded, request_seed
from game.engine.state import Phase, State
from game.engine.tables import TABLES, Seat
from game.engine.turn import phase, to_act
from tests.engine.watcher import Watcher

_USUAL = 0.5
"""How often an option keeps its default, so that its neighbours are seen at work alone too."""
_CLOSE_LOOK = 23
"""Every so many actions everything is looked at, from every seat."""


def soak_rules(chance: Random, most_deals: int) -> Rules:
    """Random rules for a match that ends soon; with `most_deals` it has a number of deals."""
    fields = Rules.model_json_schema()["properties"]
    deals = chance.randint(1, most_deals) if most_deals else chance.choice((0, 0, 1, 3, 6))
    fixed = {"target": chance.choice((50, 100, 150, 200)), "deals": deals, "start_scores": ()}
    while True:
        drawn = {key: _any_value(chance, field) for key, field in fields.items()}
        try:
            return Rules.model_validate(drawn | {"table": chance.choice(sorted(TABLES))} | fixed)
        except ValidationError:
            continue


def _any_value(chance: Random, field: dict[str, Any]) -> Any:
    """The default or any value that the schema of an option allows."""
    if chance.random() < _USUAL:
        return field["default"]
    kind = chance.choice(field["anyOf"]) if "anyOf" in field else field
    if "enum" in kind:
        return chance.choice(kind["enum"])
    if "minimum" in kind:
        return chance.randint(kind["minimum"], kind["maximum"])
    return kind.get("const", field["default"])


class EasyMatch(Watcher):
    """A match of Easy players, each seat deciding from its own view."""

    def __init__(self, record: MatchRecord, seed: int) -> None:
        super().__init__(record, seed)
        self.actions = 0

    def step(self) -> None:
        """Take one action; now and then look at everything first."""
        if self.actions % _CLOSE_LOOK == 0:
            self._look_around()
        self.cards_conserved()
        seat = self._awaited()
        action = self._easy(seat)
        self.actions += 1
        self.take(action)

    def _awaited(self) -> Seat:
        seat = to_act(self.state)
        return 0 if seat is None else seat

    def _easy(self, seat: Seat) -> Action:
        view = self.views[seat]
        seed = request_seed(0, view.deal, seat, self.actions)
        return choose(Request(view, legal_actions(view, seat), seed, "easy")).action


def play(seed: int, number: int, most_deals: int = 0) -> State:
    """Play match `number` of the run `seed`; the state at its end. Raises AssertionError."""
    chance = Random(f"{seed}/{number}")
    rules = soak_rules(chance, most_deals)
    players = tuple(Player(f"P{seat}", "easy") for seat in range(rules.row.seats))
    record = MatchRecord(rules, players, Seeded(chance.getrandbits(128)))
    match = EasyMatch(record, chance.getrandbits(32))
    while phase(match.state) is not Phase.OVER:
        match.step()
    _sound_end(match)
    return match.state


def _sound_end(match: EasyMatch) -> None:
    """The record replays to the same end, and every total is the sum of its ledgers."""
    state = match.state
    assert replay(from_json(to_json(match.record))) == state
    start = state.start.totals or state.rules.opening_totals()
    for side, total in enumerate(state.totals):
        points = sum(result.ledgers[side].points for result in state.results)
        assert total == start[side] + points
    assert state.ended is not None


def _try(job: tuple[int, int, int]) -> tuple[int, int, str]:
    """The number of a match, its actions, and what went wrong with it."""
    seed, number, most_deals = job
    try:
        return number, play(seed, number, most_deals).deal, ""
    except Exception:
        return number, 0, traceback.format_exc()


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and report; 1 at the first fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=0, help="at most so many deals a match")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(arguments)
    began, deals = time.perf_counter(), 0
    jobs = ((options.seed, number, options.deals) for number in range(options.matches))
    with Pool(options.processes) as pool:
        for number, played, fault in pool.imap_unordered(_try, jobs, chunksize=4):
            deals += played
            if fault:
                print(f"match {number} of seed {options.seed}:\n{fault}")
                return 1
    seconds = time.perf_counter() - began
    print(
        f"{options.matches} matches, {deals} deals, no fault, "
        f"{options.matches / seconds:.1f} matches a second"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
