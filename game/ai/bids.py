"""The bids behind a seat's legal actions: their tricks, the nearest to a number, team talk."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.kernel import NEVER
from game.engine.actions import Action, MakeBid, SayRange
from game.engine.bids import Bid, tricks_bid
from game.engine.state import State


def open_bids(legal: Sequence[Action]) -> tuple[Bid, ...]:
    """The bids that may be made now, lowest first.

    A seat that opens its side's talk weighs every number of tricks, and says a range around it.
    """
    bids = {action.bid for action in legal if isinstance(action, MakeBid)}
    bids |= {tricks_bid(n) for a in legal if isinstance(a, SayRange) for n in (a.low, a.high)}
    return tuple(sorted((bid for bid in bids if not bid.blind), key=lambda bid: bid.tricks))


def nearest(bids: Sequence[Bid], tricks: int) -> Bid:
    """The bid nearest to a number of tricks, the lower on a tie."""
    return min(bids, key=lambda bid: (abs(bid.tricks - tricks), bid.tricks))


def bid_action(bid: Bid, legal: Sequence[Action]) -> Action:
    """The legal action that makes `bid`, in team talk the range one either side of it."""
    for action in legal:
        if isinstance(action, MakeBid) and action.bid == bid:
            return action
    ranges = [action for action in legal if isinstance(action, SayRange)]
    top = max(action.high for action in ranges)
    low, high = max(1, bid.tricks - 1), min(top, bid.tricks + 1)
    return next(action for action in ranges if (action.low, action.high) == (low, high))


def goals(view: State) -> list[int]:
    """The tricks each seat is taken to want (RULES section 9).

    Seats yet to bid count as an even share of the tricks, every seat of a bid-less deal as wanting
    them all.
    """
    if not view.with_bids:
        return [NEVER] * view.table.seats
    share = view.table.tricks // view.table.seats
    return [share if bid is None else bid.tricks for bid in view.bids]
