"""The chance of each side to win a match from where it stands."""

from __future__ import annotations

from array import array
from base64 import b85decode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import erf, exp, sqrt
from sys import byteorder

from game.ai.data.chances import SIZE, STEP, TEXT, WHOLE
from game.engine.rules import Rules

_BAGS_A_DEAL = 0.6
"""Bags that a seat takes in a deal."""

_SPREAD = 50.0
"""Deviation of a deal's difference for sides of one seat; for sides of two it is the root of two
times as much."""

_LOGISTIC = 1.6
"""The logistic curve so much steeper lies close to the normal one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Totals, bags and lost contracts running, by side, after the deal numbered `deal`."""

    totals: tuple[int, ...]
    bags: tuple[int, ...]
    set_runs: tuple[int, ...]
    deal: int


def chances(rules: Rules, standing: Standing, boston: int | None = None) -> list[float]:
    """The chance of every side, together one; `boston` took every trick of its contract."""
    sides = range(len(standing.totals))
    if boston is not None and rules.boston == "wins":
        return [float(side == boston) for side in sides]
    contenders: Sequence[int] = sides
    over = _over(rules, standing)
    lost = _lost(rules, standing)
    if lost:
        contenders, over = [side for side in sides if side not in lost] or sides, True
    if over:
        best = max(standing.totals[side] for side in contenders)
        winners = [side for side in contenders if standing.totals[side] == best]
        return [(side in winners) / len(winners) for side in sides]
    return _open(rules, standing)


def _lost(rules: Rules, standing: Standing) -> list[int]:
    if rules.sets_lose == "none":
        return []
    return [side for side, run in enumerate(standing.set_runs) if run >= rules.sets_lose]


def _over(rules: Rules, standing: Standing) -> bool:
    if rules.deals:
        return standing.deal >= rules.deals
    if max(standing.totals) >= rules.target:
        return True
    return rules.loss_floor != "none" and min(standing.totals) <= rules.loss_floor


def deals_left(rules: Rules, standing: Standing) -> float:
    """About how many deals are still to come."""
    if rules.deals:
        return rules.deals - standing.deal
    row = rules.row
    pace = 10 * row.tricks / len(row.sides) * 0.8
    return max(1.0, (rules.target - max(standing.totals)) / pace)


def _open(rules: Rules, standing: Standing) -> list[float]:
    """The chances from the leads, bags put in, against the spread of the deals to come."""
    left = deals_left(rules, standing)
    size = rules.row.seats // len(rules.row.sides)
    worth = [
        total - penalties_to_come(rules, bags, _BAGS_A_DEAL * size * left)
        for total, bags in zip(standing.totals, standing.bags, strict=True)
    ]
    if len(worth) == size == 2 and not rules.deals:
        chance = looked_up(rules.target - worth[0], rules.target - worth[1])
        return [chance, 1 - chance]
    spread = _SPREAD * sqrt(size * left)
    if len(worth) == 2:
        chance = normal((worth[0] - worth[1]) / spread)
        return [chance, 1 - chance]
    best = max(worth)
    weights = [exp(_LOGISTIC * (each - best) / spread) for each in worth]
    return [weight / sum(weights) for weight in weights]


def looked_up(own: float, theirs: float) -> float:
    """The chance of a side that lacks `own` points to the target, of sides of two partners."""
    rows, (row, down), (column, across) = _table(), _place(own), _place(theirs)
    upper, lower = rows[row], rows[row + 1]
    above = upper[column] + across * (upper[column + 1] - upper[column])
    below = lower[column] + across * (lower[column + 1] - lower[column])
    return (above + down * (below - above)) / WHOLE


def _place(lack: float) -> tuple[int, float]:
    """The row before a number of points lacking, and how far on to the next."""
    place = min(max(lack / STEP - 1, 0.0), SIZE - 1.001)
    return int(place), place - int(place)


@cache
def _table() -> tuple[array[int], ...]:
    numbers = array("H", b85decode(TEXT))
    if byteorder == "little":
        numbers.byteswap()
    return tuple(numbers[at : at + SIZE] for at in range(0, SIZE * SIZE, SIZE))


def penalties_to_come(rules: Rules, bags: int, more: float) -> float:
    """The points that bag penalties will take, from so many bags and about so many `more`."""
    if rules.bag_limit == "none":
        return 0.0
    each = rules.bag_penalty
    if rules.trigger_bags == "cancelled":
        each += rules.bag_limit * rules.bag_value
    spread = sqrt(1.6 * more + 0.1)
    marks = range(1, 2 + int((bags + more + 3 * spread) // rules.bag_limit))
    return each * sum(
        normal((bags + more + 0.5 - mark * rules.bag_limit) / spread) for mark in marks
    )


def normal(deviations: float) -> float:
    """The share of a normal distribution below."""
    return (1 + erf(deviations / sqrt(2))) / 2
