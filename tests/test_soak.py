"""A slice of the soak: short matches of Easy players at every table."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.tables import TABLES
from tests.soak import play, soak_rules

SEED = 2027
MATCHES = 200
MOST_DEALS = 2


@pytest.mark.parametrize("start", range(0, MATCHES, 20))
def test_matches_under_random_rules_have_no_fault(start: int) -> None:
    for number in range(start, start + 20):
        assert play(SEED, number, MOST_DEALS).ended is not None


def test_the_slice_sees_every_table() -> None:
    seen = {soak_rules(Random(f"{SEED}/{n}"), MOST_DEALS).table for n in range(MATCHES)}
    assert seen == set(TABLES)
