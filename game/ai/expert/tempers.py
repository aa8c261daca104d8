"""The tempers of Expert: its judgement with a leaning, each at a small cost."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.ai.expert.tuning import USUAL, Tuning

TEMPERS: Mapping[str, Tuning] = MappingProxyType(
    {
        "bold": USUAL._replace(lift=0.18),
        "careful": USUAL._replace(lift=-0.18),
        "nils": USUAL._replace(nil_margin=-0.06),
        "bags": USUAL._replace(bag_price=4),
        "sets": USUAL._replace(set_prize=20),
    }
)
"""The tempers by the name that requests use: the bold and the careful bidder, the lover of nils,
the dodger of bags, and the one who plays to set the others.

Each leans so little that it should cost its side at most three points a deal against plain Expert;
`python -m tests.bench.arena expert:temper=bold expert` tells what it does.
"""


def tuning_of(temper: str) -> Tuning:
    """The numbers of a temper; those in use without one, or for one that is not known."""
    return TEMPERS.get(temper, USUAL)
