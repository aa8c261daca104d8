"""A decision of a computer player as text, to be kept with the match it was asked about."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from game.ai.reason import Reason
from game.ai.request import Decision, Estimate, Measure
from game.engine.actions import parse_action


def decision_text(decision: Decision) -> str:
    """The decision as text; `decision_from` gives it back."""
    return json.dumps(
        {
            "action": str(decision.action),
            "measure": decision.measure.value,
            "worlds": decision.worlds,
            "cut": decision.cut,
            "reasons": _reasons().dump_python(decision.reasons, mode="json"),
            "estimates": [_estimate_row(each) for each in decision.estimates],
        },
        separators=(",", ":"),
    )


def decision_from(text: str) -> Decision:
    """The decision written as `text`. Raises ValueError if it is none."""
    try:
        read = json.loads(text)
        return Decision(
            action=parse_action(read["action"]),
            measure=Measure(read["measure"]),
            estimates=tuple(_estimate(row) for row in read["estimates"]),
            worlds=read["worlds"],
            cut=read["cut"],
            reasons=_reasons().validate_python(read["reasons"]),
        )
    except (KeyError, TypeError) as fault:
        raise ValueError(f"no decision: {fault}") from fault


def _estimate_row(each: Estimate) -> list[Any]:
    numbers = (each.value, each.points, each.error, each.worlds, each.points_error)
    return [str(each.action), *numbers, _reasons().dump_python(each.reasons, mode="json")]


def _estimate(row: list[Any]) -> Estimate:
    action, value, points, error, worlds, points_error, reasons = row
    return Estimate(
        parse_action(action),
        value,
        points=points,
        error=error,
        worlds=worlds,
        reasons=_reasons().validate_python(reasons),
        points_error=points_error,
    )


@cache
def _reasons() -> TypeAdapter[tuple[Reason, ...]]:
    return TypeAdapter(tuple[Reason, ...])
