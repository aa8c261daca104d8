"""Makes `game/ai/data/holdings.py`: `python -m tests.bench.hand_values --deals 8000`.

The tricks in each holding of a suit, such that the holdings of a hand add up to the tricks that it
takes when the rule policy plays random deals at the table of four. Fitted by putting each holding
right in turn until nothing moves.
"""

from __future__ import annotations

import argparse
import random
from array import array
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from game.ai.expert.estimate import holdings
from game.ai.fast.choice import FAST
from game.ai.fast.judging import PARTS
from game.ai.fast.params import DEFAULT
from game.ai.fast.stakes import Stakes
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.engine.bids import tricks_bid
from game.engine.rules import Rules

BIDS = (3, 4)
"""The bids of every seat; half of the deals are played with each."""

SWEEPS = 60
SHRINK = 3.0
"""So many hands without tricks are thought of beside those seen with a holding."""

FEW = 25
"""A holding seen less often is taken from the one a card shorter."""

NEXT_SPADE = 0.8
"""Tricks that one more spade brings in long holdings."""

_PATH = Path("game/ai/data/holdings.py")

_HEAD = '''"""The tricks in the holdings of a suit (made by `tests.bench.hand_values`).

In parts of which 64 make a trick. A holding is its length, and its four highest cards of the suit
as a sum of 1, 2, 4 and 8 from the ace down.
"""

from __future__ import annotations
'''

Holding = tuple[str, int, int]


def dealt(deals: int, seed: int) -> tuple[list[list[Holding]], list[float]]:
    """The holdings of all hands in random deals, and the tricks that the hands took."""
    rules = Rules(blind_nil="off", failed_nil="help")
    kernel, rng = Kernel.of(rules), random.Random(seed)
    pack, worlds = [1 << place for place in range(52)], array("Q")
    for _ in range(deals):
        rng.shuffle(pack)
        worlds.extend(sum(pack[at : at + 13]) for at in range(0, 52, 13))
    tricks = [0.0] * len(worlds)
    for bid in BIDS:
        stakes = Stakes.of(rules, [tricks_bid(bid)] * 4)
        params = DEFAULT._replace(random=60)
        start = Position.unopened(kernel, 0)
        taken = FAST.policy_tricks(kernel, start, worlds, stakes, params, seed)
        tricks = [a + b / len(BIDS) for a, b in zip(tricks, taken, strict=True)]
    return [holdings(kernel, hand) for hand in worlds], tricks


def fitted(hands: Sequence[Sequence[Holding]], tricks: Sequence[float]) -> dict[Holding, float]:
    """The tricks of each holding that is seen often enough."""
    seen: dict[Holding, list[int]] = {}
    for place, hand in enumerate(hands):
        for holding in hand:
            seen.setdefault(holding, []).append(place)
    values, left = dict.fromkeys(seen, 0.0), list(tricks)
    for _ in range(SWEEPS):
        for holding, places in seen.items():
            old = values[holding]
            mean = sum(left[place] + old for place in places) / (len(places) + SHRINK)
            values[holding] = mean
            for place in places:
                left[place] += old - mean
    often = Counter({holding: len(places) for holding, places in seen.items()})
    return {holding: value for holding, value in values.items() if often[holding] >= FEW}


def grounded(values: dict[Holding, float]) -> dict[Holding, float]:
    """The same sums with nothing for a long plain suit of low cards.

    The lengths of a hand add up to thirteen, so that a fit cannot tell where they count.
    """
    low = [values["plain", length, 0] for length in range(3, 7)]
    slope = (low[0] - low[-1]) / (len(low) - 1)
    base = sum(low) / len(low) + slope * 4.5
    shifts = {"plain": -base, "spades": 3 * base - 13 * slope, "ruffs": 0.0}
    return {
        (kind, length, tops): value + shifts[kind] + (slope * length if kind != "ruffs" else 0)
        for (kind, length, tops), value in values.items()
    }


def filled(values: dict[Holding, float], kind: str, longest: int) -> list[list[int]]:
    """All holdings of a kind, length by length; rare ones follow the next shorter."""
    more = NEXT_SPADE if kind == "spades" else 0.0
    rows: list[list[float]] = []
    for length in range(longest + 1):
        row = []
        for tops in range(16):
            shorter = rows[-1][tops] + more if rows else 0.0
            row.append(values.get((kind, length, tops), shorter))
        rows.append(row)
    return [[round(PARTS * value) for value in row] for row in rows]


def module(values: dict[Holding, float]) -> str:
    """The text of the module."""
    ruffs = [
        [round(PARTS * values.get(("ruffs", short, spades), 0)) for spades in range(7)]
        for short in range(3)
    ]
    parts = [
        ("PLAIN", "a plain suit", filled(values, "plain", 8)),
        ("SPADES", "spades", filled(values, "spades", 13)),
        ("RUFFS", "a suit of so few cards, by the number of spades", ruffs),
    ]
    text = _HEAD
    for name, what, rows in parts:
        lines = "\n".join(f"    ({', '.join(map(str, row))})," for row in rows)
        text += f'\n{name} = (\n{lines}\n)\n"""Tricks in {what}."""\n'
    return text


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    _PATH.write_text(module(grounded(fitted(*dealt(asked.deals, asked.seed)))))


if __name__ == "__main__":
    main()
