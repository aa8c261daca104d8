"""The kernel in plain Python: the fallback where nothing was compiled, and its measure."""

from __future__ import annotations

from game.ai.fast.judging import resampled, weigh
from game.ai.fast.policyplay import policy_playouts, policy_tricks
from game.ai.fast.randomplay import random_playouts
from game.ai.fast.solver import solve
from game.ai.fast.standardplay import (
    standard_climb,
    standard_playouts,
    trick_counts,
)
from game.ai.fast.tracing import trace
from game.ai.fast.worlds import Dealer

__all__ = [
    "Dealer",
    "policy_playouts",
    "policy_tricks",
    "random_playouts",
    "resampled",
    "solve",
    "standard_climb",
    "standard_playouts",
    "trace",
    "trick_counts",
    "weigh",
]
