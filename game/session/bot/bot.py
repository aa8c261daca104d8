"""A level that answers questions of the line protocol, each from its own line alone."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import BinaryIO, TextIO

from pydantic import ValidationError

from game.ai.players import think
from game.ai.request import WORLDS, Decision, Request
from game.engine.actions import Action, Give, MakeBid, Play
from game.engine.rules import Rules
from game.session.bot.questions import (
    DealQuestion,
    NameQuestion,
    Question,
    QuestionError,
    Quit,
    Setting,
    parse_question,
    write_cards,
    write_question,
)
from game.session.bot.seating import seated
from game.words.faults import quoted, rule_error
from game.words.lookup import t

OK = "ok"
"""The answer to a setting."""

LONGEST_LINE = 4096
"""Bytes of a line that is read; no question comes near it."""

_OPTIONS = {"winScore": "target", "bagLimit": "bag_limit", "nilPass": "nil_exchange"}


@dataclass(frozen=True, slots=True)
class Strength:
    """Which player answers: its level, worlds, seconds at most (None: no ceiling), and seed."""

    level: str
    worlds: int = WORLDS
    seconds: float | None = None
    seed: int = 0


class Bot:
    """Answers lines; between them it keeps the rules alone. `clock` tells the seconds."""

    def __init__(self, strength: Strength, rules: Rules, clock: Callable[[], float]) -> None:
        self._strength = strength
        self._rules = rules
        self._clock = clock

    def answer(self, line: str) -> str | None:
        """The answer to a line that is not blank, without a line end; None says to quit.

        A line that cannot be answered has the answer `error: ` and a clause.
        """
        try:
            question = parse_question(line)
            return None if isinstance(question, Quit) else self._answer(question)
        except QuestionError as fault:
            return t("bot.error", reason=fault)

    def _answer(self, question: Question) -> str:
        match question:
            case NameQuestion():
                return t("bot.name", level=self._strength.level)
            case Setting():
                self._set(question)
                return OK
            case Quit():
                raise ValueError("quit has no answer")
            case _:
                return _written(self._action(question))

    def _set(self, setting: Setting) -> None:
        if setting.name not in _OPTIONS:
            raise QuestionError(t("bot.option", name=quoted(setting.name)))
        key = _OPTIONS[setting.name]
        value: object = setting.value
        if key == "bag_limit" and not setting.value:
            value = "none"
        try:
            self._rules = Rules.model_validate({**self._rules.model_dump(), key: value})
        except ValidationError as fault:
            raise QuestionError(rule_error(fault)) from fault

    def _action(self, question: DealQuestion) -> Action:
        view, legal = seated(question, self._rules)
        if len(legal) == 1:
            return legal[0]
        seed = question_seed(self._strength.seed, question)
        request = Request(view, legal, seed, self._strength.level, self._strength.worlds)
        try:
            action = self._decide(request).action
        except ValueError as fault:
            raise QuestionError(t("bot.no_such_deal")) from fault
        except Exception as fault:  # One line must not end the bot for all that follow.
            raise QuestionError(t("bot.failed")) from fault
        # A level may know more legal cards than the table allows.
        return action if action in legal else legal[0]

    def _decide(self, request: Request) -> Decision:
        ceiling, began = self._strength.seconds, self._clock()
        thinking = think(request)
        try:
            next(thinking)
            while True:
                thinking.send(ceiling is not None and self._clock() - began >= ceiling)
        except StopIteration as end:
            decision: Decision = end.value
            return decision


def question_seed(seed: int, question: DealQuestion) -> int:
    """The 64-bit seed of the decision that a question asks for."""
    key = f"spades/question/{seed:x}/{write_question(question)}"
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big")


def serve(bot: Bot, lines: BinaryIO, out: TextIO) -> None:
    """Answer lines until told to quit or they end; each answer is written at once."""
    while raw := lines.readline(LONGEST_LINE):
        if len(raw) == LONGEST_LINE and not raw.endswith(b"\n"):
            _skip_line(lines)
            answer: str | None = t("bot.error", reason=t("bot.too_long"))
        elif not raw.strip():
            continue
        else:
            answer = bot.answer(raw.decode("ascii", errors="replace"))
        if answer is None:
            return
        # A pipe may have no room for typographic marks, and a lost mark is better than an answer.
        encoding = out.encoding or "utf-8"
        out.write(answer.encode(encoding, errors="replace").decode(encoding) + "\n")
        out.flush()


def _skip_line(lines: BinaryIO) -> None:
    while (rest := lines.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass


def _written(action: Action) -> str:
    match action:
        case MakeBid(_, bid):
            return str(bid.tricks)
        case Play(_, card):
            return str(card)
        case Give(_, chosen):
            return write_cards(chosen)
        case _:
            raise ValueError(f"no question is answered with {action}")
