"""Standard's bid: the tricks that each legal bid takes in random deals (RULES section 9)."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.bids import goals
from game.ai.fast.choice import FAST
from game.ai.fast.measured import hands_in
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.swapping import exchanges_to_come, swap
from game.engine.bids import Bid
from game.engine.state import State
from game.engine.tables import Seat


@dataclass(frozen=True, slots=True)
class Bidder:
    """A seat about to bid, and what follows from each bid in some worlds."""

    kernel: Kernel
    view: State
    seat: Seat
    bids: tuple[Bid, ...]

    def tricks(self, worlds: array[int]) -> list[int]:
        """For each bid the tricks it counts on over all `worlds` when all play Standard.

        They are the seat's own tricks; a bid that answers a partner's range is the contract of
        the side, and counts the tricks of both.
        """
        mate = self.view.table.partner_of(self.seat)
        if mate is not None and self.view.ranges[mate] is not None:
            return [self._side_tricks(bid, mate, worlds) for bid in self.bids]
        climb = self._climb(worlds)
        return [
            climb[bid.tricks] if bid.tricks else self._own_tricks(bid, worlds) for bid in self.bids
        ]

    def _after(self, bid: Bid, worlds: array[int]) -> array[int]:
        """The worlds with the exchanges done that follow `bid`."""
        bids = list(self.view.bids)
        bids[self.seat] = bid
        swaps = exchanges_to_come(self.view, bids)
        if not swaps:
            return worlds
        unseen, swapped = self.view.rules.exchange_order == "unseen", array("Q")
        for hands in hands_in(worlds, self.kernel.seats):
            for bidder, partner, size in swaps:
                swap(self.kernel, hands, bidder, partner, size, unseen=unseen)
            swapped.extend(hands)
        return swapped

    def _start(self) -> Position:
        """The first lead."""
        return Position.unopened(self.kernel, self.view.table.after(self.view.dealer))

    def _own_tricks(self, bid: Bid, worlds: array[int]) -> int:
        wants = goals(self.view)
        wants[self.seat] = bid.tricks
        dealt = self._after(bid, worlds)
        return FAST.standard_playouts(self.kernel, self._start(), dealt, wants)[self.seat]

    def _side_tricks(self, bid: Bid, mate: Seat, worlds: array[int]) -> int:
        wants = goals(self.view)
        wants[mate] = bid.tricks // 2
        wants[self.seat] = bid.tricks - wants[mate]
        dealt = self._after(bid, worlds)
        tricks = FAST.standard_playouts(self.kernel, self._start(), dealt, wants)
        return tricks[self.seat] + tricks[mate]

    def _climb(self, worlds: array[int]) -> list[int]:
        """The own tricks under every bid of one or more, by its tricks."""
        sized = [bid for bid in self.bids if bid.tricks]
        if not sized:
            return []
        dealt = self._after(sized[0], worlds)
        wants = goals(self.view)
        return FAST.standard_climb(self.kernel, self._start(), dealt, wants, self.seat)


def best_bid(bids: Sequence[Bid], sums: Sequence[int], worlds: int) -> Bid:
    """The highest bid whose average is above it, else the lowest; `bids` run upwards."""
    passing = [bid for bid, total in zip(bids, sums, strict=True) if total > bid.tricks * worlds]
    return passing[-1] if passing else bids[0]
