"""Worlds as likely as the bids make them: a hand that would not have bid so is rarely dealt."""

from __future__ import annotations

from array import array
from functools import cache
from math import exp
from typing import NamedTuple

from game.ai.expert.estimate import estimator
from game.ai.expert.nils import chance_of, mates_part
from game.ai.expert.slices import SLICE, Pauses, Sliced, spans
from game.ai.expert.tuning import USUAL, Tuning
from game.ai.fast.choice import FAST
from game.ai.fast.judging import ODDS, PARTS, WHOLE, Curve
from game.ai.fast.measured import Worlds
from game.ai.kernel import Kernel
from game.ai.knowledge import know
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.engine.state import State

_OVER_BID = 0.55
"""A bid is the estimate less so much."""

_MOST_TRICKS = 24
_FAR_ODDS = 8
"""Log odds beyond which nils are all alike."""

_ODDS_SHIFT = 4


SHARES = 1 << 16
"""The weights of all worlds there are add up to about this."""


class Weighed(NamedTuple):
    """Worlds, and how much each of them counts."""

    worlds: Worlds[int]
    weights: array[int]

    @classmethod
    def alike(cls, worlds: Worlds[int], seats: int) -> Weighed:
        """Worlds of which each counts once."""
        return cls(worlds, array("Q", [1]) * (len(worlds) // seats))

    def sample(self, seats: int, count: int) -> Weighed:
        """At most so many of the worlds, in proportion to their weights."""
        if len(self.weights) <= count:
            return self
        start = sum(self.weights) // 2
        few = FAST.resampled(self.worlds, seats, self.weights, count, start)
        return Weighed.alike(few, seats)


class Beliefs:
    """What a seat thinks the others hold."""

    def __init__(self, kernel: Kernel, view: State, draws: Draws, tuning: Tuning = USUAL) -> None:
        self._kernel, self._draws, self._tuning = kernel, draws, tuning
        self._judge = estimator(view.rules).judge
        self._sampler = Sampler(kernel, know(view, kernel))
        self._played = [0] * kernel.seats
        for trick in view.tricks:
            for place, card in enumerate(trick.cards):
                self._played[trick.seat_at(place, view.table)] |= kernel.bits[card]
        self._telling = _telling(view)

    def every(self, most: int) -> Weighed | None:
        """Every world there is, by its weight; None if there are more than `most`."""
        worlds = self._sampler.every(most)
        if worlds is None:
            return None
        weights = self._weights(worlds, len(worlds) // self._kernel.seats)
        total = sum(weights)
        return Weighed(worlds, array("Q", (max(1, SHARES * w // total) for w in weights)))

    def worlds(self, count: int, pauses: Pauses) -> Sliced[Worlds[int]]:
        """So many worlds, the hands of each seat by seat."""
        dealt, weights = array("Q"), array("Q")
        many = count * self._tuning.candidates if self._telling else count
        for first, end in spans(many, SLICE.dealt):
            if first:
                yield from pauses.pause()
            few = self._sampler.worlds(self._draws, end - first)
            dealt.extend(few)
            weights.extend(self._weights(few, end - first))
        if not self._telling:
            return dealt
        start = self._draws.below(sum(weights))
        return FAST.resampled(dealt, self._kernel.seats, weights, count, start)

    def _weights(self, worlds: Worlds[int], count: int) -> array[int]:
        """How well the bids fit the hands in each of the worlds."""
        weights = array("Q", [WHOLE]) * count
        for seat, bid in self._telling:
            curve = _tricks(bid, self._tuning.spread_of_bids) if bid else _nils()
            FAST.weigh(self._kernel, self._judge, worlds, seat, self._played[seat], curve, weights)
        return weights


def _telling(view: State) -> list[tuple[int, int]]:
    """The seats whose bids tell something of their hands, with the tricks bid, 0 for a nil."""
    rules = view.rules
    if rules.bid_style in ("mirror", "whiz") or rules.team_talk == "on" or view.table.drawn:
        return []
    return [
        (seat, 0 if bid.nil else max(bid.tricks, 1))
        for seat, bid in enumerate(view.bids)
        if bid is not None and seat != view.viewer and not bid.blind
    ]


@cache
def _tricks(bid: int, spread: float) -> Curve:
    """How a bid fits a hand, by the parts of tricks of that."""
    weights = array("q")
    for parts in range(-PARTS, PARTS * _MOST_TRICKS):
        off = (parts / PARTS - bid - _OVER_BID) / spread
        weights.append(round(WHOLE * exp(-off * off / 2)))
    return Curve(nil=False, low=-PARTS, shift=0, weights=weights)


@cache
def _nils() -> Curve:
    """How a nil fits a hand, by its log odds."""
    step = 1 << _ODDS_SHIFT
    odds = range(-_FAR_ODDS * ODDS, _FAR_ODDS * ODDS, step)
    weights = array(
        "q", (round(WHOLE * chance_of(2 * (each / ODDS + mates_part(None)))) for each in odds)
    )
    return Curve(nil=True, low=-_FAR_ODDS * ODDS, shift=_ODDS_SHIFT, weights=weights)
