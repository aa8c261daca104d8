"""What Standard and Pro give and return in an exchange (RULES section 9)."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.kernel import Kernel
from game.ai.policy import highest
from game.engine.bids import Bid
from game.engine.state import State
from game.engine.tables import Seat


def to_give(kernel: Kernel, hand: int, size: int) -> int:
    """The highest spades, then the highest cards, `size` in all."""
    given = 0
    for _ in range(size):
        left = hand & ~given
        spades = left & kernel.spades
        given |= highest(kernel, spades or left)
    return given


def to_return(kernel: Kernel, hand: int, size: int) -> int:
    """The lowest cards that are no spades, then the lowest spades, `size` in all."""
    returned = 0
    for _ in range(size):
        left = hand & ~returned
        low = left & ~kernel.spades or left
        returned |= low & -low
    return returned


def exchanges_to_come(view: State, bids: Sequence[Bid | None]) -> list[tuple[Seat, Seat, int]]:
    """Bidder, partner and size of every exchange that follows `bids` (RULES section 4).

    A seat without a bid counts as bidding tricks.
    """
    found = []
    for seat in view.bidding_order:
        bid, mate = bids[seat], view.table.partner_of(seat)
        if bid is None or not bid.nil or mate is None:
            continue
        mates_bid = bids[mate]
        size = view.rules.exchange_size(blind=bid.blind)
        if size and not (mates_bid is not None and mates_bid.nil):
            found.append((seat, mate, size))
    return found


def swap(
    kernel: Kernel, hands: list[int], bidder: Seat, partner: Seat, size: int, *, unseen: bool
) -> None:
    """Carry out an exchange between two hands as Standard does it."""
    given = to_give(kernel, hands[bidder], size)
    from_hand = hands[partner] if unseen else hands[partner] | given
    returned = to_return(kernel, from_hand, given.bit_count())
    hands[bidder] = hands[bidder] & ~given | returned
    hands[partner] = (hands[partner] | given) & ~returned
