"""How fast the search kernels are: `python -m tests.bench.kernel [--plain]`.

Prints deals a second at every table, and milliseconds for exact endings at the Classic one. Times
are those of this thread alone, the best of several runs.
"""

from __future__ import annotations

import argparse
import random
import time
from array import array
from collections.abc import Callable
from typing import NamedTuple

from game.ai.fast.choice import Fast
from game.ai.fast.params import DEFAULT
from game.ai.fast.stakes import Stakes
from game.ai.fast.utility import points_lead
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.request import Request
from game.engine.bids import Bid, tricks_bid
from game.engine.rules import Rules
from tests.ai.fast_kit import TABLES, kernels
from tests.ai.table import sit

RUNS = 5


class Size(NamedTuple):
    """How much a kernel is given to do."""

    random: int
    policy: int
    endings: tuple[tuple[int, int], ...]


SIZES = {
    "compiled": Size(20_000, 20_000, ((4, 400), (5, 400), (6, 400), (7, 100))),
    "plain": Size(4_000, 200, ((3, 20), (4, 20), (5, 10))),
}


def best(job: Callable[[], object], runs: int = RUNS) -> float:
    """The least seconds that a job takes."""
    times = []
    for _ in range(runs):
        began = time.thread_time()
        job()
        times.append(time.thread_time() - began)
    return min(times)


def deals(kernel: Kernel, count: int, each: int, rng: random.Random) -> array[int]:
    """Random worlds with `each` cards a hand."""
    worlds, pack = array("Q"), list(kernel.bits.values())
    for _ in range(count):
        rng.shuffle(pack)
        worlds.extend(sum(pack[s * each : (s + 1) * each]) for s in range(kernel.seats))
    return worlds


def bids_at(kernel: Kernel) -> list[Bid]:
    """An even share of the tricks for everybody."""
    share = kernel.tricks // kernel.seats
    return [tricks_bid(share)] * kernel.seats


def playouts(fast: Fast, size: Size, table: str) -> str:
    """Deals a second at a table: random, as Standard, and by the rule policy."""
    rules = Rules(table=table)
    kernel, rng = Kernel.of(rules), random.Random(table)
    start, stakes = Position.unopened(kernel, 0), Stakes.of(rules, bids_at(kernel))
    wants = [kernel.tricks // kernel.seats] * kernel.seats
    many = deals(kernel, size.random, kernel.tricks, rng)
    few = many[: size.policy * kernel.seats]
    times = (
        best(lambda: fast.random_playouts(kernel, start, many, 1)) / size.random,
        best(lambda: fast.standard_playouts(kernel, start, few, wants)) / size.policy,
        best(lambda: fast.policy_tricks(kernel, start, few, stakes, DEFAULT, 1)) / size.policy,
    )
    rates = [f"{1 / each:>11,.0f}" for each in times]
    return f"{table:9} random {rates[0]}  Standard {rates[1]}  policy {rates[2]}  deals/s"


def endings(fast: Fast, left: int, count: int) -> str:
    """Milliseconds for exact endings of `left` cards a hand: the value, and every card's."""
    rules = Rules()
    kernel, rng = Kernel.of(rules), random.Random(left)
    bids = bids_at(kernel)
    lead, stakes = points_lead(kernel, rules, bids, (0, 0), 0), Stakes.of(rules, bids)
    one = every = nodes = 0.0
    for _ in range(count):
        taken = [0] * kernel.seats
        for _trick in range(kernel.tricks - left):
            taken[rng.randrange(kernel.seats)] += 1
        world = deals(kernel, 1, left, rng)
        position = Position(kernel, list(world), 0, 0, left, taken, broken=True)
        cards = [kernel.bits[card] for card in kernel.listed(position.legal())]
        lead.ending(taken, left)

        def solve(
            tried: list[int], position: Position = position, world: array[int] = world
        ) -> int:
            once = array("Q", [1])
            return fast.solve(
                kernel, position, world, once, tried, stakes, DEFAULT, lead, 10**9
            ).nodes

        began = time.thread_time()
        nodes += solve(cards)
        middle = time.thread_time()
        solve(cards[:1])
        every, one = every + middle - began, one + time.thread_time() - middle
    return (
        f"endings of {left} cards a hand: {1000 * one / count:.3f} ms after one card, "
        f"{1000 * every / count:.3f} ms for all of them, {nodes / count:,.0f} nodes"
    )


def standard_bid() -> str:
    """Milliseconds for Standard's bid, first of four."""
    from game.ai.players import choose

    request: Request = sit("AC KS QS 4S 9H 2H KD QD 3D 8C 7C 6C 5C").request("standard")
    return f"Standard's bid: {1000 * best(lambda: choose(request)):.2f} ms"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--plain", action="store_true", help="measure the plain kernel too")
    asked = parser.parse_args()
    for name, fast in kernels().items():
        if name == "plain" and not asked.plain and len(kernels()) > 1:
            continue
        print(f"-- {name}")
        for table in TABLES:
            print(playouts(fast, SIZES[name], table), flush=True)
        for left, count in SIZES[name].endings:
            print(endings(fast, left, count), flush=True)
    print(standard_bid())


if __name__ == "__main__":
    main()
