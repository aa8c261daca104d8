"""What worlds say of the cards that all met them: means, spreads, and what is still in doubt."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from game.ai.fast.measured import Measured


class Trial(NamedTuple):
    """What is known of one card: its worlds, the mean of its values and the error of that."""

    worlds: int
    mean: float
    error: float


def nothing(cards: int) -> Measured:
    """Nothing found yet about so many cards."""
    return Measured(0, [0] * cards, [[0] * cards for _ in range(cards)])


def among(found: Measured, places: Sequence[int]) -> Measured:
    """What was found about some of the cards."""
    products = [[found.products[one][two] for two in places] for one in places]
    return Measured(found.worlds, [found.sums[one] for one in places], products, found.nodes)


def in_doubt(cards: Sequence[int], found: Measured, doubt: float) -> list[int]:
    """The cards that are not behind the best by so many deviations of the difference."""
    if found.worlds < 2:
        return list(cards)
    best = max(range(len(cards)), key=lambda place: found.sums[place])
    return [
        card
        for place, card in enumerate(cards)
        if place == best
        or found.sums[best] - found.sums[place]
        <= doubt * sqrt(found.worlds * (_difference(found, best, place) + 1))
    ]


def spread(found: Measured, one: int, two: int) -> float:
    """The covariance of the values of two cards."""
    if found.worlds < 2:
        return 0.0
    mean = found.sums[one] * found.sums[two] / found.worlds
    common = (found.products[one][two] - mean) / (found.worlds - 1)
    return max(0.0, common) if one == two else common


def _difference(found: Measured, one: int, two: int) -> float:
    """The spread of the difference between two cards."""
    apart = spread(found, one, one) + spread(found, two, two) - 2 * spread(found, one, two)
    return max(0.0, apart)


def own_error(found: Measured, place: int) -> float:
    """The standard error of one choice's mean, less what its worlds do to all choices alike.

    Two such errors squared and added are the square of the error of the difference.
    """
    choices = range(len(found.sums))
    if len(choices) < 2:
        return 0.0
    mates = sum(spread(found, place, other) for other in choices) / len(choices)
    common = sum(spread(found, one, two) for one in choices for two in choices) / len(choices) ** 2
    own = max(0.0, spread(found, place, place) - 2 * mates + common)
    return sqrt(own * len(choices) / (len(choices) - 1) / max(1, found.worlds))
