"""Which kernel runs, and that the levels decide as they did before there were two."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.ai.fast import plain
from game.ai.fast.choice import FAST, KERNEL, VARIABLE, compiled_kernel
from game.ai.players import choose
from game.engine.actions import Action, MakeBid
from game.engine.rules import Rules
from game.engine.state import Phase
from game.engine.turn import phase
from tests.ai.table import Sitting, random_rules, seeded

DECISIONS = {
    ("partners", 0): "e9c2a11c6d9d6215",
    ("partners", 1): "b4a4d4361de84325",
    ("solo4", 0): "67d2e673b39b4eaa",
    ("solo4", 1): "6ee3b7570807820e",
    ("two", 0): "20e8ee45c5ad3b19",
    ("two", 1): "f2b7fb03337401c5",
    ("three_jokers", 0): "f5a4d236cfecfe3c",
    ("three_jokers", 1): "cb22d285dde1b51e",
    ("four_high", 0): "c88d178bf67b30b0",
    ("four_high", 1): "1926f7124b24830b",
    ("five", 0): "273fc13cb47450f7",
    ("five", 1): "024f65292a536386",
    ("six", 0): "5cef993bc03bc0d3",
    ("six", 1): "ecb910483cf4bca1",
}
"""Digests of whole deals, as the levels played them before they had a kernel to play on."""


def played(table: str, seed: int) -> str:
    """A digest of every decision in a deal of random rules among the three levels."""
    rng = random.Random(f"decisions/{table}/{seed}")
    sitting = seeded(random_rules(rng, table), seed, dealer=seed % 2)
    levels = [rng.choice(("easy", "standard", "pro")) for _ in sitting.views]
    digest = hashlib.sha256()
    while phase(sitting.state) is not Phase.SCORED:
        request = sitting.request(levels[sitting.seat], rng.getrandbits(64), strength=6)
        decision = choose(request)
        values = [estimate.value for estimate in decision.estimates]
        place = request.legal.index(decision.action)
        digest.update(f"{place} {values} {decision.worlds};".encode())
        sitting.act(decision.action)
    return digest.hexdigest()[:16]


EXPERTS = {
    "exchanged": Rules(blind_nil="any", nil_exchange=2, redeal="no_face"),
    "ranges": Rules(table="pairs6", team_talk="on", trumps="jokers"),
    "alone": Rules(table="solo3", first_lead="all_lowest_club"),
    "drawn": Rules(table="draw2"),
}
"""Deals in which Expert meets everything that can be decided, and every way to decide it."""

MET = {each.name for each in Phase} - {"OPENING", "SCORED", "OVER"}

WORLDS = 12
"""More than the plain kernel looks at in one go."""

PLAYS = 0.2
"""The share of the plays that are weighed."""


def weighed(name: str) -> Iterator[str]:
    """What Expert makes of a deal's decisions, of a few of the plays; others then decide."""
    rng = random.Random(f"expert/{name}")
    sitting = seeded(EXPERTS[name], 5, dealer=0)
    while phase(sitting.state) is not Phase.SCORED:
        where = phase(sitting.state)
        if where is not Phase.PLAY or rng.random() < PLAYS:
            request = sitting.request("expert", rng.getrandbits(64), strength=WORLDS)
            decision = choose(replace(request, point_worlds=2))
            told = [(each.value, each.points, each.error) for each in decision.estimates]
            yield f"{where.name} {request.legal.index(decision.action)} {told}"
        sitting.act(_deed(sitting, rng))


def _deed(sitting: Sitting, rng: random.Random) -> Action:
    """The first seat bids nil, so that there is something to exchange."""
    legal = sitting.request("easy").legal
    nils = [each for each in legal if isinstance(each, MakeBid) and each.bid.nil]
    return nils[0] if nils and not sitting.seat else rng.choice(legal)


@pytest.mark.parametrize(("table", "seed"), DECISIONS)
def test_the_levels_decide_as_ever(table: str, seed: int) -> None:
    assert played(table, seed) == DECISIONS[table, seed]


SCRIPT = """
from unittest.mock import patch
from game.ai.fast.choice import KERNEL
from game.engine.tables import TABLES
from tests.ai.table import MADE_UP
from tests.ai.test_fast_choice import DECISIONS, EXPERTS, played, weighed
with patch.dict(TABLES, MADE_UP):
    print(KERNEL, all(played(*deal) == digest for deal, digest in DECISIONS.items()))
for name in EXPERTS:
    print(*weighed(name), sep="\\n")
"""


def test_every_level_decides_alike_on_the_plain_kernel() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, VARIABLE: "plain"},
        capture_output=True,
        text=True,
        check=True,
    )
    levels, *expert = done.stdout.splitlines()
    assert levels == "plain True"
    assert expert == [line for name in EXPERTS for line in weighed(name)]
    assert {line.split()[0] for line in expert} == MET


def test_the_compiled_kernel_runs_where_there_is_one() -> None:
    compiled = compiled_kernel()
    plain_runs = compiled is None or os.environ.get(VARIABLE) == "plain"
    assert ("plain" if plain_runs else "compiled") == KERNEL
    assert (FAST is plain) == plain_runs
