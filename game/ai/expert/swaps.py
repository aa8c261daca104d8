"""Which cards to give and return in an exchange: what helps when the deal is then played out."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from math import sqrt
from statistics import fmean, stdev

from game.ai.expert.beliefs import Beliefs
from game.ai.expert.bidreasons import deed_reasons
from game.ai.expert.estimate import Estimator, estimator
from game.ai.expert.slices import Pauses, Sliced, tricks_played
from game.ai.expert.tuning import Tuning
from game.ai.expert.value import CERTAIN, deal_points, deal_value
from game.ai.fast.measured import Worlds
from game.ai.fast.stakes import Stakes
from game.ai.fast.utility import Utility
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.request import Decision, Estimate, Measure, Request, Thinking
from game.ai.rng import Draws
from game.ai.swapping import to_give, to_return
from game.engine.actions import Give
from game.engine.state import Exchange, State

MOST_WORLDS = 400
"""More worlds do not change which cards go."""

MOST_TRIED = 8
"""Choices that are played out."""

_SPARE = 5
"""The cards to return are looked for among so many more of the lowest."""

_SAMPLE = 20
"""Worlds in which the nil is judged before anything is played out."""

_JUDGED = 20
"""Choices judged by the nil's model between two pauses."""

_DOUBT = 2.0
"""Deviations by which playing out must speak against the choice of the nil's model."""


@dataclass(frozen=True, slots=True)
class Trade:
    """An exchange as the seat that chooses sees it, in worlds that may be."""

    kernel: Kernel
    view: State
    seat: int
    swap: Exchange
    judged: Estimator
    worlds: Worlds[int]

    @property
    def hand(self) -> int:
        """The cards of the seat."""
        return self.kernel.mask(self.view.hands[self.seat] or ())

    @property
    def giving(self) -> bool:
        """Whether it is the nil bidder who chooses."""
        return self.swap.given is None

    def choices(self, pauses: Pauses) -> Sliced[list[int]]:
        """The cards that may be let go, those best for the nil first."""
        ways: Iterable[tuple[int, ...]]
        if self.giving:
            bits, sizes = _singles(self.kernel, self.hand), range(self.swap.size + 1)
            ways = chain.from_iterable(combinations(bits, size) for size in sizes)
        else:
            size = self.swap.given or 0
            low = _singles(self.kernel, to_return(self.kernel, self.hand, size + _SPARE))
            ways = combinations(low, size)
        order = []
        for chosen in map(sum, ways):
            order.append((self._nil(chosen), chosen))
            if not len(order) % _JUDGED:
                yield from pauses.pause()
        return [chosen for _, chosen in sorted(order, reverse=True)[:MOST_TRIED]]

    def after(self, chosen: int) -> Worlds[int]:
        """The worlds once `chosen` and what comes for it have changed hands."""
        changed = array("Q", self.worlds)
        bidder, partner, seats = self.swap.bidder, self.swap.partner, self.kernel.seats
        for at in range(0, len(changed), seats):
            own, mates = changed[at + bidder], changed[at + partner]
            given, returned = self._cards(chosen, own, mates)
            changed[at + bidder] = own & ~given | returned
            changed[at + partner] = (mates | given) & ~returned
        return changed

    def _cards(self, chosen: int, own: int, mates: int) -> tuple[int, int]:
        """What is given and what is returned, by the hands of the nil bidder and the partner."""
        unseen = self.view.rules.exchange_order == "unseen"
        if self.giving:
            mates = mates if unseen else mates | chosen
            return chosen, to_return(self.kernel, mates, chosen.bit_count())
        if unseen:
            return to_give(self.kernel, own, self.swap.given or 0), chosen
        return 0, chosen

    def _nil(self, chosen: int) -> float:
        """The log odds of the nil without or with the chosen cards."""
        if self.giving:
            return self.judged.nil(self.hand & ~chosen, None)
        hands = self.worlds[self.swap.bidder :: self.kernel.seats][:_SAMPLE]
        return fmean(self.judged.nil(hand | chosen, None) for hand in hands)


def swap(request: Request, tuning: Tuning) -> Thinking:
    """The cards after whose going the match is likeliest to be won.

    Raises ValueError if no exchange is open.
    """
    view, seat, draws = request.view, request.seat, Draws(request.seed)
    kernel, open_swap = Kernel.of(view.rules), view.exchange_open()
    if open_swap is None:
        raise ValueError("no exchange is open")
    count = min(request.strength, MOST_WORLDS)
    pauses = Pauses(count)
    worlds = yield from Beliefs(kernel, view, draws, tuning).worlds(count, pauses)
    trade = Trade(kernel, view, seat, open_swap, estimator(view.rules), worlds)
    yield from pauses.pause()
    choices = yield from trade.choices(pauses)
    yield from pauses.pause()
    worth = deal_value(view, kernel.sides[seat], tuning)
    yield from pauses.pause()
    lead = deal_points(view, kernel.sides[seat])
    yield from pauses.pause()
    start, stakes = Position.unopened(kernel, view.table.after(view.dealer)), Stakes.at(view)
    luck, rows, estimates = draws.word(), dict[int, list[int]](), []
    for chosen in choices:
        changed = trade.after(chosen)
        taken = yield from tricks_played(
            kernel, start, changed, stakes, tuning.params, luck, pauses
        )
        rows[chosen] = _values(kernel, taken, worth)
        points = fmean(_values(kernel, taken, lead))
        action = Give(seat, frozenset(kernel.listed(chosen)))
        estimates.append(_estimate(view, action, rows[chosen], points))
        pauses.done = len(rows) * count // len(choices)
        yield from pauses.pause()
        if pauses.stopped:
            break
    given = Give(seat, frozenset(kernel.listed(_best(rows))))
    return Decision(given, Measure.CHANCE, tuple(estimates), count, cut=pauses.stopped)


def _best(rows: dict[int, list[int]]) -> int:
    """The best choice, or the first where playing out does not speak against that."""
    first = next(iter(rows))
    best = max(rows, key=lambda chosen: sum(rows[chosen]))
    apart = [one - other for one, other in zip(rows[best], rows[first], strict=True)]
    if len(apart) < 2 or fmean(apart) <= _DOUBT * stdev(apart) / sqrt(len(apart)):
        return first
    return best


def _values(kernel: Kernel, taken: Sequence[int], utility: Utility) -> list[int]:
    seats = kernel.seats
    return [utility.of(taken[at : at + seats]) for at in range(0, len(taken), seats)]


def _estimate(view: State, action: Give, values: list[int], points: float) -> Estimate:
    off = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(
        action,
        round(1000 * fmean(values) / CERTAIN),
        points=round(1000 * points),
        error=round(1000 * off / CERTAIN),
        worlds=len(values),
        reasons=deed_reasons(view, action, alone=False),
    )


def _singles(kernel: Kernel, mask: int) -> list[int]:
    return [kernel.bits[card] for card in kernel.listed(mask)]
