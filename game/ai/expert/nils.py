"""The chance that a hand takes no trick."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from game.ai.kernel import Kernel

# A fit to forced nils at the table of four, all seats playing well (log odds).
_BASE = 0.31
_HIGH_SPADES = (8.46, 1.52, 0.96, 0.48)
_LONG_SPADE = 0.59
_RISK, _WORST = 0.20, 0.05
_VOID = 0.11
_MATE = 0.28
_MOST_MATE = 6
_UNKNOWN_MATE = 3
_SAFE = (3, 5, 7, 9, 11)
_LONG = 5


def nil_log_odds(kernel: Kernel, hand: int, mates_bid: int | None) -> float:
    """The log odds of a nil; `mates_bid` are the partner's tricks, None if not bid yet.

    It was fitted to thirteen cards of four suits of thirteen; elsewhere it only orders hands.
    """
    spades = kernel.spades & hand
    risks = [_risk(suit, hand & suit) for suit in kernel.suits[:3]]
    mate = _UNKNOWN_MATE if mates_bid is None else min(mates_bid, _MOST_MATE)
    return (
        _BASE
        - sum(
            cost
            for top, cost in zip(_tops(kernel.spades), _HIGH_SPADES, strict=False)
            if spades & top
        )
        - _LONG_SPADE * max(0, spades.bit_count() - 2)
        - _RISK * sum(risks)
        - _WORST * max(risks)
        + _VOID * sum(not hand & suit for suit in kernel.suits[:3])
        + _MATE * mate
    )


def chance_of(log_odds: float) -> float:
    """The chance of log odds."""
    return 1 / (1 + exp(-log_odds))


def _risk(suit: int, held: int) -> float:
    """How far the cards of a plain suit stick out above what can be ducked."""
    total, place, count = 0.0, 0, held.bit_count()
    while held:
        card = held & -held
        held ^= card
        height = 12 - (suit & -(card << 1)).bit_count()
        safe = _SAFE[min(place, len(_SAFE) - 1)]
        total += max(0, height - safe) / (1 + 0.5 * place)
        place += 1
    return total * (0.8 if count > _LONG else 1)


def _tops(suit: int) -> Iterator[int]:
    while suit:
        top = 1 << suit.bit_length() - 1
        yield top
        suit ^= top
