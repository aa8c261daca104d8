"""Worlds as likely as the bids make them: a hand that would not have bid so is rarely dealt."""

from __future__ import annotations

from array import array
from functools import lru_cache
from math import exp

from game.ai.expert.estimate import PARTS, estimator
from game.ai.expert.nils import chance_of, nil_log_odds
from game.ai.fast.measured import Worlds
from game.ai.kernel import Kernel
from game.ai.knowledge import know
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.engine.rules import Rules
from game.engine.state import State

CANDIDATES = 5
"""Worlds dealt for each that is kept."""

_OVER_BID, _SPREAD = 0.55, 0.9
"""A bid is the estimate less so much, give or take so much."""

_ONE = 1 << 20
_LEAST = 1 << 6


class Beliefs:
    """What a seat thinks the others hold."""

    def __init__(self, kernel: Kernel, view: State, draws: Draws) -> None:
        self._kernel, self._rules, self._draws = kernel, view.rules, draws
        self._sampler = Sampler(kernel, know(view, kernel))
        self._played = [0] * kernel.seats
        for trick in view.tricks:
            for place, card in enumerate(trick.cards):
                self._played[trick.seat_at(place, view.table)] |= kernel.bits[card]
        self._telling = _telling(view)

    def worlds(self, count: int) -> Worlds[int]:
        """So many worlds, the hands of each seat by seat."""
        if not self._telling:
            return self._sampler.worlds(self._draws, count)
        seats = self._kernel.seats
        dealt = self._sampler.worlds(self._draws, count * CANDIDATES)
        weights = [_ONE] * (count * CANDIDATES)
        for seat, bid in self._telling:
            self._weigh(weights, dealt[seat::seats], self._played[seat], bid)
        kept = array("Q")
        for place in _resampled(weights, count, self._draws):
            kept.extend(dealt[place * seats : (place + 1) * seats])
        return kept

    def _weigh(self, weights: list[int], hands: array[int], played: int, bid: int) -> None:
        """Multiply the weights by the chance that each of the hands bids so."""
        if not bid:
            nils = _nil_weights(self._rules)
            for place, hand in enumerate(hands):
                weights[place] = (weights[place] * nils[hand | played] >> 20) + _LEAST
            return
        table = _bid_weights(bid)
        for place, parts in enumerate(estimator(self._rules).parts(hands, played)):
            weights[place] = (weights[place] * table[parts] >> 20) + _LEAST


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


def _resampled(weights: list[int], count: int, draws: Draws) -> list[int]:
    """`count` places, each as often as its weight has it, evenly drawn."""
    total = sum(weights)
    start, kept, place, below = draws.below(total), [], 0, weights[0]
    for turn in range(count):
        mark = (turn * total + start) // count
        while mark >= below:
            place += 1
            below += weights[place]
        kept.append(place)
    return kept


@lru_cache(maxsize=32)
def _bid_weights(bid: int) -> tuple[int, ...]:
    """The weight of a bid by the estimate of the hand."""
    found = []
    for place in range(PARTS * 24):
        # Estimates a little below nothing are found at the end, where Python counts from.
        parts = place if place < PARTS * 23 else place - PARTS * 24
        off = (parts / PARTS - bid - _OVER_BID) / _SPREAD
        found.append(round(_ONE * exp(-off * off / 2)))
    return tuple(found)


class _Nils(dict[int, int]):
    """The weight of a nil by the hand."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__()
        self._kernel = kernel

    def __missing__(self, hand: int) -> int:
        if len(self) > 20_000:
            self.clear()
        chance = chance_of(2 * nil_log_odds(self._kernel, hand, None))
        found = self[hand] = round(_ONE * chance)
        return found


@lru_cache(maxsize=8)
def _nil_weights(rules: Rules) -> _Nils:
    return _Nils(Kernel.of(rules))
