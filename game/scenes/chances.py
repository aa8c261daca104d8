"""How the choices of a decision compare with the one advised: what is as good, and the chances."""

from __future__ import annotations

from game.ai.request import Decision, Estimate
from game.engine.actions import Play
from game.words.hints import chance_text


def as_good(decision: Decision, choice: Estimate) -> bool:
    """Whether a choice is as good as the one advised, as far as the estimates tell."""
    action = choice.action
    return isinstance(action, Play) and action.card in decision.as_good


def chances_exact(decision: Decision) -> bool:
    """Whether whole per cents would hide that a choice is not as good as the one advised."""
    best = decision.chosen
    return best is not None and any(
        each.value != best.value and chance_text(each.value) == chance_text(best.value)
        for each in decision.estimates
        if not as_good(decision, each)
    )
