"""The two players of an arena: one of our levels, or a program from outside."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Protocol

from game.ai.expert.tempers import TEMPERS
from game.ai.players import PLAYERS, choose
from game.ai.request import WORLDS, Request
from game.engine.actions import Action
from game.engine.rules import Rules
from game.session.bot.questions import DealQuestion, NameQuestion, write_question
from tests.bench.asking import action_of, declined, greeting, question_of
from tests.bench.outside import PATIENCE, Fault, Program, ProgramFault, startable

STAND_IN = "instant"
"""The level that acts where an outside program has not."""


@dataclass(slots=True)
class Faults:
    """How often what went wrong, and how each first did."""

    counts: Counter[Fault] = field(default_factory=Counter)
    examples: dict[Fault, str] = field(default_factory=dict)

    def note(self, fault: Fault, example: str, times: int = 1) -> None:
        """Count a fault."""
        self.counts[fault] += times
        self.examples.setdefault(fault, example)

    def add(self, other: Faults) -> None:
        """Take in other faults."""
        self.counts.update(other.counts)
        self.examples = {**other.examples, **self.examples}


class Player(Protocol):
    """Answers requests; `faults` are those since they were last taken."""

    def act(self, request: Request) -> Action: ...

    def take_faults(self) -> Faults: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Spec:
    """A player as it is named: a level with its worlds and temper, or a program's command line."""

    name: str
    level: str | None
    worlds: int = WORLDS
    patience: float = PATIENCE
    temper: str = ""

    def seat(self, rules: Rules) -> Player:
        """The player, ready to play."""
        if self.level is not None:
            return Level(self.level, self.worlds, self.temper)
        return Outsider(Program(self.name, greeting(rules), self.patience))


def parse_player(name: str, patience: float = PATIENCE) -> Spec:
    """A player named `LEVEL`, `LEVEL:worlds=N,temper=NAME`, or by a command line.

    A command line has a space or a path in it, and of worlds and temper either may be left out.

    Raises ValueError with a clause for the reader.
    """
    if any(sign in name for sign in (" ", "/", os.sep)):
        if not startable(name):
            raise ValueError(f"there is no program {name.split(maxsplit=1)[0]}")
        return Spec(name, None, patience=patience)
    level, colon, extras = name.partition(":")
    if level not in PLAYERS:
        raise ValueError(f"no player is called {level!r}, there are {', '.join(PLAYERS)}")
    spec = Spec(name, level)
    for extra in extras.split(",") if colon else ():
        key, _, value = extra.partition("=")
        if key == "worlds" and value.isdigit() and int(value):
            spec = replace(spec, worlds=int(value))
        elif key == "temper" and level == "expert" and value in TEMPERS:
            spec = replace(spec, temper=value)
        else:
            tempers = ", ".join(TEMPERS)
            raise ValueError(f"{extra!r} is not worlds=N, or temper= of Expert's {tempers}")
    return spec


class Level:
    """One of our levels."""

    def __init__(self, level: str, worlds: int, temper: str = "") -> None:
        self._level = level
        self._worlds = worlds
        self._temper = temper

    def act(self, request: Request) -> Action:
        """The level's action."""
        ours = replace(
            request, level=self._level, strength=self._worlds, temper=self._temper, point_worlds=1
        )
        return choose(ours).action

    def take_faults(self) -> Faults:
        """None."""
        return Faults()

    def close(self) -> None:
        """Nothing is to be done."""


class Outsider:
    """A program from outside; where it does not answer legally the stand-in acts."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._faults = Faults()
        # A program that starts slowly must not pay for it in the time of its first move.
        self._ask(write_question(NameQuestion()))

    def act(self, request: Request) -> Action:
        """The program's action, or the stand-in's."""
        question = question_of(request)
        action = None if question is None else self._asked(question, request)
        return action or choose(replace(request, level=STAND_IN)).action

    def take_faults(self) -> Faults:
        """The faults since the last call."""
        if self._program.unasked:
            self._faults.note(Fault.UNASKED, self._program.command, self._program.unasked)
            self._program.unasked = 0
        faults, self._faults = self._faults, Faults()
        return faults

    def close(self) -> None:
        """End the program."""
        self._program.close()

    def _asked(self, question: DealQuestion, request: Request) -> Action | None:
        line = write_question(question)
        answer = self._ask(line)
        if answer is None:
            return None
        action = action_of(answer, request)
        if action is None and not declined(answer, request):
            self._faults.note(Fault.ILLEGAL, f"{answer[:80]!r} to {line!r}")
        return action

    def _ask(self, line: str) -> str | None:
        try:
            return self._program.ask(line)
        except ProgramFault as fault:
            self._faults.note(fault.fault, fault.note)
            return None
