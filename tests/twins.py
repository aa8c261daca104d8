"""One match at which two programs are asked everything side by side, and must answer alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ai.players import choose
from game.ai.request import Request
from game.engine.actions import Action, NextDeal
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import Phase, Start
from game.engine.turn import phase
from game.session.bot.questions import write_question
from tests.ai.table import Sitting
from tests.bench.arena_players import STAND_IN
from tests.bench.asking import action_of, greeting, question_of
from tests.bench.outside import Program


class Apart(AssertionError):
    """They did not answer alike."""


def answers_alike(commands: Sequence[str], rules: Rules, seed: int, patience: float) -> int:
    """The number of questions of a match under `rules`, of which all were answered alike.

    Raises Apart naming the question, and ProgramFault if a program does not answer.
    """
    programs = [Program(command, greeting(rules), patience) for command in commands]
    sitting, asked = Sitting(rules, Seeded(seed), Start(0)), 0
    try:
        while phase(sitting.state) is not Phase.OVER:
            if phase(sitting.state) is Phase.SCORED:
                sitting.act(NextDeal(0))
                continue
            request = sitting.request(STAND_IN, seed)
            action = _action(programs, request)
            asked += action is not None
            sitting.act(action or choose(replace(request, level=STAND_IN)).action)
    finally:
        for program in programs:
            program.close()
    return asked


def _action(programs: Sequence[Program], request: Request) -> Action | None:
    """What all programs do, None where the protocol has no question."""
    question = question_of(request)
    if question is None:
        return None
    line = write_question(question)
    said = {program.command: program.ask(line) for program in programs}
    if len(set(said.values())) > 1:
        raise Apart(f"{said} to {line!r}")
    action = action_of(next(iter(said.values())), request)
    if action is None:
        raise Apart(f"an illegal answer, {said} to {line!r}")
    return action
