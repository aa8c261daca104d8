"""Makes `game/ai/data/chances.py`: `python -m tests.bench.match_chances 3000:200:7101`.

A run is deals, worlds a decision and seed; the results of all runs count alike.

The chance to win a match by what both sides lack to the target, by value iteration over the
results of deals that Expert played against itself, a bag at its value over a long match.
"""

from __future__ import annotations

import argparse
import base64
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

from game.ai.players import choose
from game.engine.shuffle import Seeded, request_seed
from game.engine.state import Start
from game.session.bot.rule_choice import read_rules
from tests.ai.table import Sitting
from tests.bench.arena_tally import value

STEP = 10
"""Points between two rows of the table."""

SIZE = 76
"""Rows: what a side lacks, from one step up; more than the last is as much."""

WHOLE = 65_535
"""A certain win."""

SWEEPS = 60

_PATH = Path("game/ai/data/chances.py")

_HEAD = '''"""The chances to win by what both lack; made by `tests.bench.match_chances`."""

from __future__ import annotations

STEP = {step}
SIZE = {size}
WHOLE = {whole}
TEXT = (
{lines}
)
"""Base 85 of big-endian 16-bit numbers: a row for each step that the own side lacks, from one
step up, in it the chances by the steps that the other side lacks, of `WHOLE`."""
'''

Outcomes = dict[tuple[int, int], float]


def played(deals: int, worlds: int, seed: int) -> list[tuple[int, int]]:
    """The values of so many deals to both sides."""
    rules, found = read_rules("arena"), []
    for number in range(deals):
        sitting = Sitting(rules, Seeded(seed << 32 | number), Start(number % 4, 2))
        turn = 0
        while not sitting.state.results:
            request = sitting.request("expert", request_seed(seed, number, sitting.seat, turn))
            sitting.act(choose(replace(request, strength=worlds)).action)
            turn += 1
        ours, theirs = sitting.state.results[0].ledgers
        found.append((value(ours), value(theirs)))
    return found


def outcomes(results: Sequence[tuple[int, int]]) -> Outcomes:
    """The shares of results in whole steps; what one side may have the other may."""
    counts: Counter[tuple[int, int]] = Counter()
    for ours, theirs in results:
        steps = round(ours / STEP), round(theirs / STEP)
        counts[steps] += 1
        counts[steps[::-1]] += 1
    total = sum(counts.values())
    return {steps: count / total for steps, count in counts.items()}


def iterate(shares: Outcomes) -> list[list[float]]:
    """The chances of a side that lacks so many steps, by those that the other lacks."""
    chances = [[0.5 + (theirs - own) / (2 * SIZE) for theirs in range(SIZE)] for own in range(SIZE)]
    for _ in range(SWEEPS):
        for own, theirs in product(range(SIZE), range(SIZE)):
            if own > theirs:
                continue
            chance = sum(p * _next(chances, own - a, theirs - b) for (a, b), p in shares.items())
            chances[own][theirs] = 0.5 if own == theirs else chance
            chances[theirs][own] = 1 - chances[own][theirs]
    return chances


def _next(chances: list[list[float]], own: int, theirs: int) -> float:
    if own < 0 or theirs < 0:
        return (theirs > own) + (theirs == own) / 2
    return chances[min(own, SIZE - 1)][min(theirs, SIZE - 1)]


def module(chances: list[list[float]]) -> str:
    """The text of the module that holds the chances."""
    numbers = array("H", (round(WHOLE * chance) for row in chances for chance in row))
    numbers.byteswap()
    text = base64.b85encode(numbers.tobytes()).decode()
    lines = "\n".join(f'    "{text[at : at + 92]}"' for at in range(0, len(text), 92))
    return _HEAD.format(step=STEP, size=SIZE, whole=WHOLE, lines=lines)


def _run(text: str) -> tuple[int, int, int]:
    deals, worlds, seed = map(int, text.split(":"))
    return deals, worlds, seed


def main() -> None:
    """Play, iterate and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("runs", type=_run, nargs="+", metavar="DEALS:WORLDS:SEED")
    asked = parser.parse_args()
    results = [result for run in asked.runs for result in played(*run)]
    _PATH.write_text(module(iterate(outcomes(results))))


if __name__ == "__main__":
    main()
