"""Deals played at random by the engine, and each decision in them as a question."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.ai.request import Request
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import Start
from game.session.bot.questions import DealQuestion
from game.session.bot.rule_choice import read_rules
from tests.ai.table import Sitting
from tests.bench.asking import question_of

ARENA = read_rules("arena")


def decisions(rules: Rules, seed: int) -> Iterator[tuple[Request, DealQuestion]]:
    """Every decision of a deal that the protocol can ask, while all seats act at random."""
    rng = random.Random(seed)
    sitting = Sitting(rules, Seeded(seed), Start(seed % 4, 2))
    while not sitting.state.results:
        request = sitting.request("instant", seed)
        question = question_of(request)
        if question is not None:
            yield request, question
        sitting.act(rng.choice(request.legal))
