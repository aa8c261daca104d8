"""Why Expert decides so, in a sentence."""

from __future__ import annotations

from game.ai.request import Decision
from game.engine.state import State
from game.words import t
from game.words.hints import reason_text
from game.words.names import Names
from game.words.numbers import capital, listing

_SAID = 2


def why(view: State, decision: Decision, names: Names) -> str:
    """The strongest reasons for a decision as a sentence, "" where none are known.

    `view` is what the seat knew that decided.
    """
    clauses = [reason_text(view, reason, names) for reason in decision.reasons[:_SAID]]
    return t("review.why", why=capital(listing(clauses, "hint.and"))) if clauses else ""
