"""A partner one wants: every position of `table.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.players import choose
from tests.ai.positions.reading import position, read

LINES = [found.line for found in read(Path(__file__).with_name("table.txt"))]


@pytest.mark.parametrize("line", LINES)
def test_expert_plays_as_a_good_partner(line: str) -> None:
    asked = position(line)
    action = choose(asked.request).action
    assert asked.accepts(action), f"played {action}: {line}"


def test_every_position_can_be_failed() -> None:
    """Each refuses something that is legal."""
    for asked in map(position, LINES):
        assert not all(asked.accepts(action) for action in asked.request.legal), asked.line
