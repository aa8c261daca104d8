"""Standard's card rule on the kernel (RULES section 9)."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.kernel import Kernel
from game.ai.position import Position


def standard_card(
    kernel: Kernel, legal: int, led: int, best: int, *, last: bool, wanting: bool
) -> int:
    """The card Standard plays from the mask `legal`.

    `best` is the card taking the trick so far, 0 on the lead; `wanting` says that the own bid is
    not yet reached. A trick must be taken only when the last seat holds nothing below `best`: any
    other seat may still be overtaken and plays its lowest card.
    """
    if not best:
        return highest(kernel, legal) if wanting else legal & -legal
    takers = legal & kernel.beaters(led, best)
    if wanting:
        return 1 << takers.bit_length() - 1 if takers else legal & -legal
    losers = legal & ~takers
    if losers:
        return losers & -losers
    return 1 << takers.bit_length() - 1 if last else takers & -takers


def highest(kernel: Kernel, mask: int) -> int:
    """The highest card of a mask; among equals the one of the lower suit (RULES section 9)."""
    tops = mask & kernel.peers[mask.bit_length()]
    return tops & -tops


def standard_move(position: Position, bids: Sequence[int]) -> int:
    """The card that the seat whose turn it is plays as Standard; `bids` are tricks by seat."""
    seat = position.seat
    return standard_card(
        position.kernel,
        position.legal(),
        position.led,
        position.best,
        last=position.last,
        wanting=position.taken[seat] < bids[seat],
    )


def finish_trick(position: Position, bids: Sequence[int]) -> None:
    """Play the trick on the table, or the next one, to its end with every seat as Standard."""
    left = position.left
    while position.left == left:
        position.play(standard_move(position, bids))
