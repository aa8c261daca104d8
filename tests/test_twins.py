"""Programs that answer apart are told from those that answer alike."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from game.session.bot.rule_choice import read_rules
from tests.twins import Apart, answers_alike

RULES = read_rules("arena;target=50")


def outsider(manner: str) -> str:
    script = Path(__file__).parent / "bench" / "outsiders.py"
    return shlex.join([sys.executable, str(script), manner])


def test_a_whole_match_is_asked() -> None:
    assert answers_alike([outsider("fair")] * 2, RULES, 1, 20.0) >= 56


def test_a_program_that_answers_apart_is_caught() -> None:
    with pytest.raises(Apart):
        answers_alike([outsider("fair"), outsider("illegal")], RULES, 1, 20.0)
    with pytest.raises(Apart, match="illegal"):
        answers_alike([outsider("illegal")] * 2, RULES, 1, 20.0)
