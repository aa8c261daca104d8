"""The levels by name, and the one way to ask them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.ai.easy import easy
from game.ai.expert.player import expert
from game.ai.expert.strengths import STRENGTHS, USUAL_STRENGTH
from game.ai.instant import instant
from game.ai.pro import pro
from game.ai.request import WORLDS, Decision, Request, Thinking, conclude
from game.ai.standard import standard

Player = Callable[[Request], Thinking]
"""A level: it keeps nothing between requests."""

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"easy": easy, "standard": standard, "pro": pro, "expert": expert, "instant": instant}
)
"""Every level by the name that records and settings use."""

LEVELS = ("easy", "standard", "pro", "expert")
"""The levels a person may choose as opponents, weakest first."""


def usual_strength(level: str) -> int:
    """The worlds that a level looks at where nothing else is asked for."""
    return strength_of(level, USUAL_STRENGTH)


def strength_of(level: str, thinking: str) -> int:
    """The worlds that a level looks at; `thinking` names one of `STRENGTHS`, for Expert alone."""
    return STRENGTHS[thinking].worlds if level == "expert" else WORLDS


def ceiling_of(level: str, worlds: int) -> float:
    """The seconds after which a level that looks at so many worlds plays the best so far."""
    most = max(strength.seconds for strength in STRENGTHS.values())
    if level != "expert":
        return most
    # Worlds between two strengths, or of another machine, have the ceiling of the next above.
    return min((each.seconds for each in STRENGTHS.values() if each.worlds >= worlds), default=most)


def think(request: Request) -> Thinking:
    """The request's player at work; the first step raises ValueError if there is no such level."""
    if request.level not in PLAYERS:
        raise ValueError(f"no player is called {request.level!r}")
    return (yield from PLAYERS[request.level](request))


def choose(request: Request) -> Decision:
    """The decision of the player named by the request, the same on every call and machine.

    Raises ValueError for no such level.
    """
    return conclude(think(request))
