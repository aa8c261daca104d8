"""The bids that others have still to make, as a bidder supposes them."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.bids import Bid, tricks_bid
from game.engine.state import State
from game.engine.tables import Seat

_SHIFTS = ((-1, 0.25), (0, 0.5), (1, 0.25))
"""Tricks by which a side bids more than is supposed, and how likely."""


def supposed(view: State, seat: Seat, own: float) -> tuple[Bid, ...]:
    """The bids made, and about what the others will bid beside `own` tricks of `seat`."""
    table = view.table
    waiting = [s for s, bid in enumerate(view.bids) if bid is None and s != seat]
    spoken = sum(bid.tricks for bid in view.bids if bid is not None)
    spoken += sum(bid is not None and bid.nil for bid in view.bids)
    share = (0.83 * table.tricks - own - spoken) / max(1, len(waiting))
    each = max(1, min(round(share), table.tricks // len(table.sides)))
    return tuple(tricks_bid(each) if bid is None else bid for bid in view.bids)


def supposals(view: State, seat: Seat, own: float) -> list[tuple[float, tuple[Bid, ...]]]:
    """What is supposed and what else may well be bid, with how likely each is.

    Near the end of a match all may turn on one trick that nobody has bid yet, so the partner and
    the other sides are thought to bid a trick more or fewer, too.
    """
    found = [(1.0, supposed(view, seat, own))]
    for seats in _waiting(view, seat):
        found = [
            (share * chance, _shifted(view, bids, seats, by))
            for share, bids in found
            for by, chance in _SHIFTS
        ]
    return found


def _waiting(view: State, seat: Seat) -> list[list[Seat]]:
    """A seat of each side that has yet to bid beside `seat`: the partner, and the others."""
    mates: list[Seat] = []
    rivals: list[Seat] = []
    for side, seats in enumerate(view.table.sides):
        found = mates if side == view.table.side_of(seat) else rivals
        found += [s for s in seats if s != seat and view.bids[s] is None][:1]
    return [seats for seats in (mates, rivals) if seats]


def _shifted(view: State, bids: Sequence[Bid], seats: Sequence[Seat], by: int) -> tuple[Bid, ...]:
    """The bids, some seats bidding so many tricks more."""
    most = view.table.tricks
    return tuple(
        tricks_bid(max(1, min(bid.tricks + by, most))) if seat in seats else bid
        for seat, bid in enumerate(bids)
    )
