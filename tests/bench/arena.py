"""Measure one level against another over duplicate deals: each deal twice, the sides swapped.

    python -m tests.bench.arena pro standard --deals 1000 --seed 7 [--rules "nil=off;board=4"]

Points are given as the ledger has them, and with a bag valued at -9 (one point, and a tenth of
the penalty). Where there are more than two sides A and B take them in turn.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import mean, quantiles, stdev

from game.ai.players import PLAYERS, choose
from game.engine.actions import Play
from game.engine.ledger import Entry, Ledger
from game.engine.rules import Rules
from game.engine.shuffle import Seeded, request_seed
from game.engine.state import DealResult, Start
from game.engine.tables import Table
from tests.ai.table import Sitting

ARENA = {"failed_nil": "help", "blind_nil": "off"}
"""The preset for measuring players (RULES section 7)."""

BAG = -9

_BAG_LINES = (Entry.OVERTRICKS, Entry.NIL_TRICKS, Entry.BAG_PENALTY, Entry.BAGS_CANCELLED)


@dataclass(slots=True)
class Tally:
    """What one player did, a side of a deal at a time; times are in milliseconds."""

    points: list[float] = field(default_factory=list)
    valued: list[float] = field(default_factory=list)
    bags: list[int] = field(default_factory=list)
    contracts: list[bool] = field(default_factory=list)
    errors: list[int] = field(default_factory=list)
    nils: list[bool] = field(default_factory=list)
    bid_times: list[float] = field(default_factory=list)
    card_times: list[float] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        for name in self.__slots__:
            getattr(self, name).extend(getattr(other, name))

    def score(self, result: DealResult, table: Table, side: int) -> None:
        """Note how a side came out of a deal."""
        ledger = result.ledgers[side]
        self.points.append(ledger.points)
        self.valued.append(value(ledger))
        self.bags.append(sum(line.bags for line in ledger.lines))
        if ledger.contract:
            taken = sum(result.taken[seat] for seat in table.sides[side])
            self.contracts.append(ledger.set)
            self.errors.append(taken - ledger.contract)
        for seat in table.sides[side]:
            bid = result.bids[seat]
            if bid is not None and bid.nil:
                self.nils.append(not result.taken[seat])


def value(ledger: Ledger) -> int:
    """The points of a ledger with every bag at its value over a whole match."""
    plain = sum(line.points for line in ledger.lines if line.entry not in _BAG_LINES)
    return plain + BAG * sum(line.bags for line in ledger.lines)


def play(levels: Sequence[str], rules: Rules, seed: int, deal: int, swapped: int) -> list[Tally]:
    """Play one deal and return what each of the two players did."""
    table = rules.row
    # Each deal is the second of a match of its own: it has bids under every rule.
    sitting = Sitting(rules, Seeded(seed << 32 | deal), Start(deal % table.seats, 2))
    tallies, decision = [Tally(), Tally()], 0
    while not sitting.state.results:
        player = (table.side_of(sitting.seat) + swapped) % 2
        request = sitting.request(levels[player], request_seed(seed, deal, sitting.seat, decision))
        began = time.perf_counter()
        action = choose(request).action
        spent = 1000 * (time.perf_counter() - began)
        tally = tallies[player]
        (tally.card_times if isinstance(action, Play) else tally.bid_times).append(spent)
        sitting.act(action)
        decision += 1
    for side in range(len(table.sides)):
        tallies[(side + swapped) % 2].score(sitting.state.results[-1], table, side)
    return tallies


def both_ways(
    levels: Sequence[str], rules: Rules, seed: int, deal: int
) -> tuple[Tally, Tally, float, float]:
    """A deal played twice: the two tallies, and A's lead in points and in valued points."""
    first, second = (play(levels, rules, seed, deal, swapped) for swapped in (0, 1))
    for total, more in zip(first, second, strict=True):
        total.add(more)
    a, b = first
    return a, b, mean(a.points) - mean(b.points), mean(a.valued) - mean(b.valued)


def interval(leads: Sequence[float]) -> str:
    """The mean with its 95 % interval and the deviation of a pair of deals."""
    deviation = stdev(leads) if len(leads) > 1 else 0.0
    return f"{mean(leads):+.2f} ± {1.96 * deviation / len(leads) ** 0.5:.2f} [{deviation:.1f}]"


def spread(times: Sequence[float]) -> str:
    """Median, 95th percentile and maximum of some times in milliseconds."""
    if len(times) < 2:
        return "-"
    cuts = quantiles(times, n=20)
    return f"{cuts[9]:.2f} / {cuts[18]:.2f} / {max(times):.2f}"


def lines(name: str, tally: Tally) -> Iterator[str]:
    """A player's figures in print."""
    nils = f"{100 * mean(tally.nils):.1f} % of {len(tally.nils)}" if tally.nils else "none bid"
    off = tally.errors or [0]
    yield (
        f"{name}: points {mean(tally.points):+.1f}, valued {mean(tally.valued):+.1f}, "
        f"set {100 * mean(tally.contracts or [False]):.1f} %, bags {mean(tally.bags):.2f}, "
        f"nils made {nils}, tricks-contract {mean(off):+.2f} (off by {mean(map(abs, off)):.2f})"
    )
    yield f"{name}: ms p50 / p95 / max a bid {spread(tally.bid_times)}"
    yield f"{name}: ms p50 / p95 / max a card {spread(tally.card_times)}"


def read_rules(text: str) -> Rules:
    """The arena's rules with some options changed, written `key=value;key=value`."""
    options = dict(pair.split("=", 1) for pair in text.split(";") if pair)
    numbers = {key: int(v) if v.lstrip("-").isdigit() else v for key, v in options.items()}
    return Rules.model_validate({**ARENA, **numbers})


def main() -> None:
    """Run a match of two levels and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("a", choices=sorted(PLAYERS))
    parser.add_argument("b", choices=sorted(PLAYERS))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", default="")
    asked = parser.parse_args()
    rules, levels = read_rules(asked.rules), (asked.a, asked.b)
    tallies, leads, valued = (Tally(), Tally()), [], []
    job = partial(both_ways, levels, rules, asked.seed)
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        for a, b, lead, worth in pool.imap(job, range(asked.deals), chunksize=4):
            tallies[0].add(a)
            tallies[1].add(b)
            leads.append(lead)
            valued.append(worth)
    print(f"{asked.a} v {asked.b}: {asked.deals} duplicate deals, seed {asked.seed}, {asked.rules}")
    print(f"A-B points a deal {interval(leads)}; a bag at {BAG}: {interval(valued)}")
    for name, tally in zip(("A " + asked.a, "B " + asked.b), tallies, strict=True):
        print("\n".join(lines(name, tally)))


if __name__ == "__main__":
    main()
