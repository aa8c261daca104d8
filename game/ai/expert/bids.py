"""What to bid: the legal bid after which the match is likeliest to be won."""

from __future__ import annotations

from dataclasses import replace

from game.ai.bids import bid_action, open_bids
from game.ai.expert.beliefs import Beliefs
from game.ai.expert.bidreasons import bid_reasons
from game.ai.expert.estimate import Estimator, estimator
from game.ai.expert.nils import chance_of
from game.ai.expert.prospects import Prospect
from game.ai.expert.slices import Pauses, Sliced, tricks_played
from game.ai.expert.tuning import USUAL, Tuning
from game.ai.expert.unsaid import supposals, supposed
from game.ai.expert.value import CERTAIN
from game.ai.fast.stakes import Stakes
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.request import (
    Decision,
    Estimate,
    Measure,
    Progress,
    Request,
    Thinking,
)
from game.ai.rng import Draws
from game.engine.actions import Action
from game.engine.bids import NIL, Bid, tricks_bid
from game.engine.state import State
from game.engine.tables import Seat

MOST_WORLDS, FEWEST_WORLDS = 240, 8
"""Worlds played out before a bid where no model of the table is known."""

_SHARE = 4
"""A bid has one world of so many that a card would have."""

_POINT = 100
"""What a point of lead is worth besides: where the match hardly turns on a bid, the deal does."""

LOW_CARD = 0.3
"""What a low card from the partner adds to the log odds of a nil: it guards a higher one."""

UNSURE = 0.25
"""Tricks by which the estimate of a hand is commonly off."""


def bid(request: Request, tuning: Tuning = USUAL) -> Thinking:
    """The bid with the best value."""
    view, seat, kernel = request.view, request.seat, Kernel.of(request.view.rules)
    hand = kernel.mask(view.hands[seat] or ())
    bids = open_bids(request.legal)
    judged = estimator(view.rules)
    own, nil, worlds = judged.tricks(hand), 0.0, 0
    yield Progress(0, 1)
    known = modelled(view)
    if known:
        nil = chance_of(_nil_odds(view, seat, judged, hand))
    if not known or view.table.pack.promoted:
        worlds = max(FEWEST_WORLDS, min(MOST_WORLDS, request.strength // _SHARE))
        found = yield from tried(kernel, view, seat, Draws(request.seed), tuning, worlds)
        own, nil = (own, min(nil, found[1])) if known else found
    nil, sure = max(0.0, nil - tuning.nil_margin), judged.sure(hand)
    own = max(own + tuning.lift, sure)
    prospect = Prospect(view, seat, own, sure, nil, supposed(view, seat, own), _tuned(view, tuning))
    others = supposals(view, seat, own)
    prospects = [(share, replace(prospect, bids=said)) for share, said in others]
    values = {}
    for option in bids:
        values[option] = sum(share * _worth(each, option) for share, each in prospects)
        yield Progress(len(values), len(bids))
    told = {}
    for option, value in values.items():
        action = bid_action(option, request.legal)
        told[option] = _estimate(action, option, value, prospect, worlds)
        yield Progress(len(bids), len(bids))
    chosen = max(bids, key=lambda option: values[option] + _POINT * told[option].points / 1000)
    return Decision(told[chosen].action, Measure.CHANCE, tuple(told.values()), worlds)


def _nil_odds(view: State, seat: Seat, judged: Estimator, hand: int) -> float:
    """The log odds of a nil, by what the partner bid and what may be exchanged."""
    mate = view.table.partner_of(seat)
    heard = None if mate is None else view.bids[mate]
    size = 0 if heard is not None and heard.nil else view.rules.exchange_size(blind=False)
    bidden = None if heard is None else heard.tricks
    return judged.nil(hand & ~judged.to_give(hand, size), bidden) + LOW_CARD * size


def _tuned(view: State, tuning: Tuning) -> Tuning:
    """The tuning for the table."""
    if view.table.drawn:
        return tuning._replace(keen_alone=tuning.keen_drawn)
    return tuning if modelled(view) else tuning._replace(keen=tuning.keen_others)


def modelled(view: State) -> bool:
    """Whether hands can be judged by the models of the table of four partners."""
    row = view.table
    return row.partners and row.seats == 4 and row.tricks == 13


def tried(
    kernel: Kernel, view: State, seat: Seat, draws: Draws, tuning: Tuning, count: int
) -> Sliced[tuple[float, float]]:
    """The mean tricks of the seat and the chance of a nil, by the rule policy in `count` worlds."""
    pauses = Pauses(1)
    worlds = yield from Beliefs(kernel, view, draws, tuning).worlds(count, pauses)
    start = Position.unopened(kernel, view.table.after(view.dealer))
    own = kernel.tricks / kernel.seats
    made = list(supposed(view, seat, own))

    def tricks(bid: Bid) -> Sliced[list[int]]:
        made[seat] = bid
        stakes, luck = Stakes.of(view.rules, made), draws.word()
        yield from pauses.pause()
        played = tricks_played(kernel, start, worlds, stakes, tuning.params, luck, pauses)
        return list((yield from played)[seat :: kernel.seats])

    # A seat takes what it bids and sheds the rest: the second look is at about the right bid.
    for spare in (0.5, 1.0):
        taken = yield from tricks(tricks_bid(max(1, int(own + spare))))
        own = sum(taken) / count
    shed = yield from tricks(NIL)
    return own, 0.9 * shed.count(0) / count


def _worth(prospect: Prospect, option: Bid) -> float:
    """The worth of a bid; one that answers a partner's range is the contract of the side."""
    mate = prospect.mate
    said = None if mate is None else prospect.view.ranges[mate]
    if mate is None or said is None:
        return prospect.value(option)
    low = tricks_bid(min(option.tricks, (said.low + said.high) // 2))
    bids = [*prospect.bids]
    bids[mate] = low
    rest = tricks_bid(option.tricks - low.tricks)
    return replace(prospect, bids=tuple(bids)).value(rest)


def _points(prospect: Prospect, option: Bid) -> tuple[int, int]:
    """The lead that a bid brings and how far it may be off, in thousandths of a point.

    That is for the doubt about the tricks of the hand. A nil hangs on others, and how far its
    chance may be off is not known.
    """
    counted = replace(prospect, in_points=True)
    if option.nil:
        return round(_worth(counted, option)), 0
    low, high = (replace(counted, own=prospect.own + by) for by in (-UNSURE, UNSURE))
    error = abs(_worth(high, option) - _worth(low, option)) / 2
    return round(_worth(counted, option)), round(error)


def _estimate(
    action: Action, option: Bid, value: float, prospect: Prospect, worlds: int
) -> Estimate:
    why = bid_reasons(prospect, option)
    points, error = _points(prospect, option)
    return Estimate(
        action,
        round(1000 * value / CERTAIN),
        points=points,
        worlds=worlds,
        reasons=why,
        points_error=error,
    )
