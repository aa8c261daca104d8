"""How long Expert may think: a number of worlds, with a ceiling in seconds for slow machines."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.ai.fast.choice import KERNEL


class Strength(NamedTuple):
    """The worlds looked at, and the seconds after which the best so far is played."""

    worlds: int
    seconds: float


_PLAIN = 32
"""The plain kernel is about so many times slower, and looks at as many worlds fewer."""


def _strength(worlds: int, seconds: float) -> Strength:
    return Strength(worlds if KERNEL == "compiled" else max(8, worlds // _PLAIN), seconds)


STRENGTHS: Mapping[str, Strength] = MappingProxyType(
    {
        "instant": _strength(100, 0.05),
        "quick": _strength(600, 0.2),
        "steady": _strength(1600, 0.5),
        "deep": _strength(6400, 2.0),
    }
)
"""The strengths by name, the least first."""

USUAL_STRENGTH = "steady"
"""The name of the strength in use where none is chosen."""
