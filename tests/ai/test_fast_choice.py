"""Which kernel runs, and that the levels decide as they did before there were two."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys

import pytest

from game.ai.fast import plain
from game.ai.fast.choice import FAST, KERNEL, VARIABLE, compiled_kernel
from game.ai.players import choose
from game.engine.state import Phase
from game.engine.turn import phase
from tests.ai.table import random_rules, seeded

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


@pytest.mark.parametrize(("table", "seed"), DECISIONS)
def test_the_levels_decide_as_ever(table: str, seed: int) -> None:
    assert played(table, seed) == DECISIONS[table, seed]


SCRIPT = """
from unittest.mock import patch
from game.ai.fast.choice import KERNEL
from game.engine.tables import TABLES
from tests.ai.table import MADE_UP
from tests.ai.test_fast_choice import DECISIONS, played
with patch.dict(TABLES, MADE_UP):
    print(KERNEL, all(played(*deal) == digest for deal, digest in DECISIONS.items()))
"""


def test_the_levels_decide_alike_on_the_plain_kernel() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, VARIABLE: "plain"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["plain", "True"]


def test_the_compiled_kernel_runs_where_there_is_one() -> None:
    compiled = compiled_kernel()
    plain_runs = compiled is None or os.environ.get(VARIABLE) == "plain"
    assert ("plain" if plain_runs else "compiled") == KERNEL
    assert (FAST is plain) == plain_runs
