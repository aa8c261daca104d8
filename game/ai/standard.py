"""Standard: bids by playing random deals out, plays by one simple rule (RULES section 9)."""

from __future__ import annotations

from game.ai.bidding import Bidder, best_bid
from game.ai.bids import bid_action, goals, open_bids
from game.ai.kernel import Kernel
from game.ai.knowledge import know
from game.ai.manners import exchange, settled
from game.ai.policy import standard_move
from game.ai.position import Position
from game.ai.request import BATCH, Decision, Estimate, Measure, Progress, Request, Thinking
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.engine.actions import Give, Play


def standard(request: Request) -> Thinking:
    """Decide as Standard."""
    yield from ()
    action = settled(request)
    kernel = Kernel.of(request.view.rules)
    if action is None and isinstance(request.legal[0], Play):
        action = card_by_rule(request, kernel)
    if action is None and isinstance(request.legal[0], Give):
        action = exchange(request, kernel)
    if action is not None:
        return Decision(action)
    return (yield from bid(request, kernel))


def card_by_rule(request: Request, kernel: Kernel) -> Play:
    """The card that Standard's rule plays; it takes no search."""
    view, seat = request.view, request.seat
    hands = [0 if hand is None else kernel.mask(hand) for hand in view.hands]
    card = standard_move(Position.of(kernel, view, hands), goals(view))
    return Play(seat, kernel.listed(card)[0])


def bid(request: Request, kernel: Kernel) -> Thinking:
    """The highest bid whose average of tricks over random deals is above it."""
    legal, draws = request.legal, Draws(request.seed)
    bidder = Bidder(kernel, request.view, request.seat, open_bids(legal))
    sampler = Sampler(kernel, know(request.view, kernel))
    sums, worlds, stop = [0] * len(bidder.bids), 0, None
    while worlds < request.strength and not (stop and worlds):
        batch = min(BATCH, request.strength - worlds)
        tricks = bidder.tricks(sampler.worlds(draws, batch))
        sums = [total + more for total, more in zip(sums, tricks, strict=True)]
        worlds += batch
        stop = yield Progress(worlds, request.strength)
    estimates = {
        bid_action(option, legal): 1000 * total // worlds
        for option, total in zip(bidder.bids, sums, strict=True)
    }
    return Decision(
        bid_action(best_bid(bidder.bids, sums, worlds), legal),
        Measure.TRICKS,
        tuple(Estimate(action, value) for action, value in estimates.items()),
        worlds,
        cut=worlds < request.strength,
    )
