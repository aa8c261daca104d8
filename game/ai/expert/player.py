"""Expert: as strong as can be made (RULES section 9)."""

from __future__ import annotations

from dataclasses import replace

from game.ai.expert.bidreasons import deed_reasons
from game.ai.expert.bids import bid
from game.ai.expert.blinds import blind
from game.ai.expert.cards import card
from game.ai.expert.swaps import swap
from game.ai.expert.tempers import tuning_of
from game.ai.expert.tuning import Tuning
from game.ai.manners import settled
from game.ai.request import Decision, Request, Thinking
from game.engine.actions import Give, MakeBid, Play, SayRange


def expert(request: Request, tuning: Tuning | None = None) -> Thinking:
    """Decide as Expert of the request's temper, or as a player of another `tuning`."""
    decision = yield from _decided(request, tuning or tuning_of(request.temper))
    weighed = decision.chosen
    alone = len(request.legal) == 1
    if weighed is None:
        why = deed_reasons(request.view, decision.action, alone=alone)
    else:
        why = weighed.reasons
    return replace(decision, reasons=why)


def _decided(request: Request, tuning: Tuning) -> Thinking:
    yield from ()
    dared = blind(request, tuning)
    if dared is not None:
        return Decision(dared)
    action = settled(request)
    if action is not None:
        return Decision(action)
    match request.legal[0]:
        case Play():
            return (yield from card(request, tuning))
        case Give():
            return (yield from swap(request, tuning))
        case MakeBid() | SayRange():
            return (yield from bid(request, tuning))
        case _:
            return Decision(request.legal[0])
