"""The instant player, which sits in when the search fails: no worlds, an answer at once."""

from __future__ import annotations

from game.ai.bids import bid_action, nearest, open_bids
from game.ai.kernel import Kernel
from game.ai.manners import exchange, settled
from game.ai.request import Decision, Request, Thinking
from game.ai.standard import card_by_rule
from game.engine.actions import Give, Play


def instant(request: Request) -> Thinking:
    """Standard's card rule, and a high-card bid moved to the nearest legal bid."""
    yield from ()
    action = settled(request)
    kernel = Kernel.of(request.view.rules)
    if action is None and isinstance(request.legal[0], Play):
        action = card_by_rule(request, kernel)
    elif action is None and isinstance(request.legal[0], Give):
        action = exchange(request, kernel)
    if action is None:
        bids = open_bids(request.legal)
        action = bid_action(nearest(bids, _wanted(request, kernel)), request.legal)
    return Decision(action)


def _wanted(request: Request, kernel: Kernel) -> int:
    """The tricks to bid: the high cards, and the middle of a range that the partner said."""
    view, seat = request.view, request.seat
    mate = view.table.partner_of(seat)
    heard = None if mate is None else view.ranges[mate]
    tricks = high_cards(kernel, kernel.mask(view.hands[seat] or ()))
    return tricks if heard is None else tricks + (heard.low + heard.high) // 2


def high_cards(kernel: Kernel, hand: int) -> int:
    """The tricks in a hand, one at least: aces, guarded kings, high and long spades."""
    halves = 0
    for suit in set(kernel.suit_of.values()):
        held, top = hand & suit, 1 << suit.bit_length() - 1
        king = suit & ~top
        king = 1 << king.bit_length() - 1 if king else 0
        halves += 2 * bool(held & top)
        if held & king and held & ~king:
            halves += 2 if suit == kernel.spades else 1
    halves += 2 * max(0, (hand & kernel.spades).bit_count() - 3)
    return max(1, halves // 2)
