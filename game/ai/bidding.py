"""Standard's bid: the tricks that each legal bid takes in random deals (RULES section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.bids import goals
from game.ai.kernel import NEVER, Kernel
from game.ai.playout import play_out
from game.ai.position import Position
from game.ai.swapping import exchanges_to_come, swap
from game.engine.bids import Bid
from game.engine.state import State
from game.engine.tables import Seat


@dataclass(frozen=True, slots=True)
class Bidder:
    """A seat about to bid, and what follows from each bid in a world."""

    kernel: Kernel
    view: State
    seat: Seat
    bids: tuple[Bid, ...]

    def tricks(self, hands: Sequence[int]) -> list[int]:
        """For each bid the tricks it counts on when these are the hands and all play Standard.

        They are the seat's own tricks; a bid that answers a partner's range is the contract of
        the side, and counts the tricks of both.
        """
        mate = self.view.table.partner_of(self.seat)
        if mate is not None and self.view.ranges[mate] is not None:
            return [self._side_tricks(bid, mate, hands) for bid in self.bids]
        climb = self._climb(hands)
        return [
            climb[bid.tricks] if bid.tricks else self._own_tricks(bid, hands) for bid in self.bids
        ]

    def _start(self, bid: Bid, hands: Sequence[int]) -> Position:
        """The first lead after `bid`, the exchanges done."""
        bids = list(self.view.bids)
        bids[self.seat] = bid
        dealt = list(hands)
        unseen = self.view.rules.exchange_order == "unseen"
        for bidder, partner, size in exchanges_to_come(self.view, bids):
            swap(self.kernel, dealt, bidder, partner, size, unseen=unseen)
        return Position.opening(self.kernel, dealt, self.view.table.after(self.view.dealer))

    def _own_tricks(self, bid: Bid, hands: Sequence[int]) -> int:
        wants = goals(self.view)
        wants[self.seat] = bid.tricks
        position = self._start(bid, hands)
        play_out(position, wants)
        return position.taken[self.seat]

    def _side_tricks(self, bid: Bid, mate: Seat, hands: Sequence[int]) -> int:
        wants = goals(self.view)
        wants[mate] = bid.tricks // 2
        wants[self.seat] = bid.tricks - wants[mate]
        position = self._start(bid, hands)
        play_out(position, wants)
        return position.taken[self.seat] + position.taken[mate]

    def _climb(self, hands: Sequence[int]) -> dict[int, int]:
        """The own tricks under every bid of one or more.

        All these bids play alike until one is reached, so one deal is played wanting every trick,
        and branches each time a bid is reached.
        """
        sizes = {bid.tricks for bid in self.bids if bid.tricks}
        if not sizes:
            return {}
        wants = goals(self.view)
        seat, found = self.seat, {}
        position = self._start(next(bid for bid in self.bids if bid.tricks), hands)
        while position.left:
            wants[seat] = NEVER
            play_out(position, wants, stop=seat)
            reached = position.taken[seat]
            if reached in sizes and reached not in found:
                branch = position.copy()
                wants[seat] = reached
                play_out(branch, wants)
                found[reached] = branch.taken[seat]
        return {size: found.get(size, position.taken[seat]) for size in sizes}


def best_bid(bids: Sequence[Bid], sums: Sequence[int], worlds: int) -> Bid:
    """The highest bid whose average is above it, else the lowest; `bids` run upwards."""
    passing = [bid for bid, total in zip(bids, sums, strict=True) if total > bid.tricks * worlds]
    return passing[-1] if passing else bids[0]
