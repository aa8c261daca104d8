"""The chance that a hand takes no trick."""

from __future__ import annotations

from math import exp

from game.ai.fast.judging import HOLDINGS, ODDS, TOPS, NilOdds

# A fit to forced nils at the table of four, set to those that Expert makes against itself.
_BASE = 0.72
_HIGH_SPADES = (10.15, 1.82, 1.15, 0.58)
_LONG_SPADE = 0.71
_RISK, _WORST = 0.24, 0.06
_VOID = 0.13
_MATE = 0.34
_MOST_MATE = 6
_UNKNOWN_MATE = 3
_SAFE = (3, 5, 7, 9, 11)
_LONG, _LONG_SHARE = 5, 0.8


def nil_odds(longest: int) -> NilOdds:
    """The log odds of hands of so many cards."""
    return NilOdds(
        spades=tuple(
            round(ODDS * _in_spades(length, tops))
            for length in range(longest + 1)
            for tops in range(HOLDINGS)
        ),
        safe=_SAFE,
        shares=tuple(round(ODDS / (1 + 0.5 * place)) for place in range(longest)),
        sum=round(ODDS * _RISK),
        worst=round(ODDS * _WORST),
        void=round(ODDS * _VOID),
        long=_LONG,
        long_share=round(ODDS * _LONG_SHARE),
    )


def mates_part(mates_bid: int | None) -> float:
    """What the partner adds to the log odds; `mates_bid` are its tricks, None if not bid yet."""
    return _MATE * (_UNKNOWN_MATE if mates_bid is None else min(mates_bid, _MOST_MATE))


def chance_of(log_odds: float) -> float:
    """The chance of log odds."""
    return 1 / (1 + exp(-log_odds))


def _in_spades(length: int, tops: int) -> float:
    honours = sum(cost for place, cost in enumerate(_HIGH_SPADES[:TOPS]) if tops >> place & 1)
    return _BASE - honours - _LONG_SPADE * max(0, length - 2)
