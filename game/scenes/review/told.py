"""Why Expert decides so, in a sentence."""

from __future__ import annotations

from game.ai.request import Decision
from game.engine.state import State
from game.words import t
from game.words.hints import why_text
from game.words.names import Names
from game.words.numbers import capital


def why(view: State, decision: Decision, names: Names) -> str:
    """The strongest reasons for a decision as a sentence, "" where none are known.

    `view` is what the seat knew that decided.
    """
    clause = why_text(view, decision.action, decision.reasons, names)
    return t("review.why", why=capital(clause)) if clause else ""
