"""How sure a share is."""

from __future__ import annotations

import math

Z_95 = 1.96
"""Standard deviations that hold 95 % of a normal distribution."""


def wilson(won: int, played: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson bounds of a share of `won` in `played`, both 0 to 1.

    Without anything played every share is possible.
    """
    if not played:
        return 0.0, 1.0
    share, square = won / played, z * z
    middle = share + square / (2 * played)
    reach = z * math.sqrt(share * (1 - share) / played + square / (4 * played * played))
    whole = 1 + square / played
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
