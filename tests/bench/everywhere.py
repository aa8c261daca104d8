"""Measure one player against another under every preset and under random rules.

    python -m tests.bench.everywhere expert:worlds=400 pro --deals 500 --seed 7 --random 30

A line for each set of rules: the lead of A in points a deal with its 95 % interval, as the ledger
has it and with a bag at its value, and the upper bound of the lead of B, so valued. The random
rules draw every option that bears on bids and cards, at every table in turn, and are printed as
`tests.bench.arena --rules` takes them.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean

from game.engine.presets import PRESETS, changed_options
from game.engine.rules import CLASSIC, Rules
from game.engine.tables import TABLES
from tests.ai.table import random_rules
from tests.bench.arena import number
from tests.bench.arena_cores import Meeting, play
from tests.bench.arena_games import Round
from tests.bench.arena_players import Spec, parse_player
from tests.bench.arena_report import interval, margin
from tests.bench.arena_tally import BAG


def main(words: Sequence[str] | None = None) -> None:
    """Play and print a line as soon as it is known."""
    parser = _parser()
    asked = parser.parse_args(words)
    try:
        specs = (parse_player(asked.a), parse_player(asked.b))
    except ValueError as fault:
        parser.error(str(fault))
    print(f"{asked.a} v {asked.b}: {asked.deals} duplicate deals each, seed {asked.seed}")
    for name, rules in wanted(asked.presets, asked.random, asked.seed):
        print(_line(name, _played(specs, rules, asked)), flush=True)


def wanted(presets: Sequence[str], count: int, seed: int) -> Iterator[tuple[str, Rules]]:
    """The presets of these names, and so many random rules, by how the arena is told of them."""
    for name in presets:
        yield name, PRESETS[name]
    tables = sorted(TABLES)
    for place in range(count):
        rules = random_rules(Random(f"{seed} {place}"), tables[place % len(tables)])
        changed = (f"{key}={getattr(rules, key)}" for key in changed_options(rules, CLASSIC))
        yield ";".join(["classic", *changed]), rules


def _played(specs: tuple[Spec, Spec], rules: Rules, asked: argparse.Namespace) -> list[Round]:
    meeting = Meeting(specs, rules, asked.seed, asked.deals)
    return play(meeting, min(asked.cores, asked.deals))


def _line(name: str, rounds: Sequence[Round]) -> str:
    leads, valued = [r.lead for r in rounds], [r.valued for r in rounds]
    most = margin(valued) - mean(valued)
    return (
        f"A-B {interval(leads, sign='+')}; a bag at {BAG}: {interval(valued, sign='+')}, "
        f"B-A at most {most:+.1f}: {name}"
    )


def _parser() -> argparse.ArgumentParser:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.everywhere", description=__doc__, formatter_class=raw
    )
    parser.add_argument("a", help="a player, as tests.bench.arena takes them")
    parser.add_argument("b", help="the other player")
    parser.add_argument("--deals", type=number, default=500, help="duplicate deals each (500)")
    parser.add_argument("--seed", type=int, default=1, help="which deals and random rules (1)")
    parser.add_argument(
        "--presets", nargs="*", default=list(PRESETS), choices=list(PRESETS), metavar="PRESET"
    )
    parser.add_argument("--random", type=int, default=30, help="how many random rules (30)")
    parser.add_argument("--cores", type=number, default=os.cpu_count() or 1)
    return parser


if __name__ == "__main__":
    main()
