"""Whether anything is left to play for: the score is the same however the last tricks fall."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.ledger import Ledger, SideDeal, is_boston, score
from game.engine.state import Phase, State
from game.engine.turn import phase


def decided(view: State) -> bool:
    """Whether every way to share out the tricks left gives all sides the same ledgers.

    False outside the play.
    """
    if phase(view) is not Phase.PLAY:
        return False
    seats = range(view.table.seats)
    taken = tuple(view.taken(seat) for seat in seats)
    left = view.table.tricks - sum(taken)
    first: object = None
    for more in _shares(len(taken), left):
        result = _result(view, tuple(map(int.__add__, taken, more)))
        if first is None:
            first = result
        elif result != first:
            return False
    return True


def _result(view: State, taken: tuple[int, ...]) -> tuple[object, ...]:
    """What a finished deal brings each side: points, bags, whether it is set or takes all."""
    counted = view.rules.bag_limit != "none"
    return tuple(
        (ledger.points, ledger.bags if counted else 0, ledger.set, boston)
        for ledger, boston in (_side(view, side, taken) for side in range(len(view.table.sides)))
    )


def _side(view: State, side: int, taken: tuple[int, ...]) -> tuple[Ledger, bool]:
    bids = view.side_deal(side).bids
    deal = SideDeal(bids, tuple(taken[seat] for seat in view.table.sides[side]))
    boston = view.rules.boston == "wins" and is_boston(view.rules, deal)
    return score(view.rules, deal, view.bags[side]), boston


def _shares(seats: int, tricks: int) -> Iterator[tuple[int, ...]]:
    """Every way to share out the tricks; the first two already differ in most deals."""
    if seats == 1:
        yield (tricks,)
        return
    for first in range(tricks, -1, -1):
        for others in _shares(seats - 1, tricks - first):
            yield (first, *others)
