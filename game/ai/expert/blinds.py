"""Bids before the hand is seen, where nothing that it may hold is worth as much."""

from __future__ import annotations

from dataclasses import replace

from game.ai.expert.bids import modelled
from game.ai.expert.prospects import Prospect
from game.ai.expert.tuning import USUAL, Tuning
from game.ai.expert.unsaid import supposed
from game.ai.request import Request
from game.engine.actions import Action, MakeBid
from game.engine.bids import tricks_bid

NIL_CHANCES = (0.15, 0.45, 0.7, 0.76, 0.8)
"""Chances of a nil on an unseen hand, by the cards that are exchanged."""

AVERAGE = 3.25
"""Tricks estimated for an unseen hand of thirteen."""

HANDS = ((1.75, 0.3), (AVERAGE, 0.4), (4.75, 0.3))
"""Tricks that the hand may be estimated at, with how likely that is."""

SPREAD = 1.2
"""Deviation of the tricks of an unseen hand."""

SIGHTED = range(1, 7)
"""The bids that a seen hand would choose from."""

MARGIN = 1.02
"""How many times as much as looking a blind bid has to be worth."""


def blind(request: Request, tuning: Tuning = USUAL) -> Action | None:
    """The blind bid to make; None to look at the hand."""
    view, seat = request.view, request.seat
    bids = [a for a in request.legal if isinstance(a, MakeBid) and a.bid.blind]
    if not bids or not modelled(view) or view.table.pack.promoted:
        return None
    nil = NIL_CHANCES[view.rules.exchange_size(blind=True)]
    seen = Prospect(view, seat, AVERAGE, 0, 0.0, supposed(view, seat, AVERAGE), tuning)
    wide = tuning._replace(spread=(tuning.spread**2 + SPREAD**2) ** 0.5)
    unseen = replace(seen, nil=nil, tuning=wide)
    looked = sum(
        chance * max(replace(seen, own=own).value(tricks_bid(tricks)) for tricks in SIGHTED)
        for own, chance in HANDS
    )
    best = max(bids, key=lambda action: unseen.value(action.bid))
    return best if unseen.value(best.bid) > MARGIN * looked else None
