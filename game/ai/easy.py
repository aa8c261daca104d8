"""Easy: random bids of one to four, random legal cards (RULES section 9)."""

from __future__ import annotations

from game.ai.bids import bid_action, nearest, open_bids
from game.ai.manners import settled
from game.ai.request import Decision, Request, Thinking
from game.ai.rng import Draws
from game.engine.actions import MakeBid, SayRange


def easy(request: Request) -> Thinking:
    """Decide as Easy."""
    yield from ()
    legal, draws = request.legal, Draws(request.seed)
    action = settled(request)
    if action is None and isinstance(legal[0], (MakeBid, SayRange)):
        action = bid_action(nearest(open_bids(legal), 1 + draws.below(4)), legal)
    return Decision(action or legal[draws.below(len(legal))])
