"""What the table waits for and who is to act: a function of public facts alone."""

from __future__ import annotations

from game.engine.bidding import blind_bids
from game.engine.state import Phase, State
from game.engine.tables import Seat


def phase(state: State) -> Phase:
    """What the table is waiting for."""
    if state.ended is not None:
        return Phase.OVER
    if not state.dealt:
        return Phase.OPENING
    if state.scored:
        return Phase.SCORED
    if state.leader is not None:
        return Phase.PLAY
    if state.stock_count:
        return Phase.DRAW
    return _before_play(state)


def to_act(state: State) -> Seat | None:
    """The seat whose action is awaited; None when any seat may act, or none."""
    match phase(state):
        case Phase.DRAW:
            order = state.table.clockwise(state.table.after(state.dealer))
            return order[len(state.discards) % len(order)]
        case Phase.BLIND_ROUND:
            return next(seat for seat in state.bidding_order if blind_bids(state, seat))
        case Phase.REDEAL:
            return next(seat for seat in state.bidding_order if owes_answer(state, seat))
        case Phase.BIDDING:
            return next((seat for seat in state.bidding_order if owes_bid(state, seat)), None)
        case Phase.EXCHANGE:
            swap = state.exchange_open()
            if swap is None:
                return None
            return swap.bidder if swap.given is None else swap.partner
        case Phase.PLAY:
            trick = state.trick
            if trick is not None:
                full = len(trick.cards) == state.table.seats
                return None if full else trick.seat_at(len(trick.cards), state.table)
            return state.tricks[-1].winner if state.tricks else state.leader
        case _:
            return None


def owes_answer(state: State, seat: Seat) -> bool:
    """Whether `seat` has yet to answer the redeal question; one that bid blind is not asked."""
    bid = state.bids[seat]
    return state.answers[seat] is None and not (bid is not None and bid.blind)


def owes_bid(state: State, seat: Seat) -> bool:
    """Whether `seat` has yet to bid, or to say its range."""
    return state.bids[seat] is None and state.ranges[seat] is None


def _before_play(state: State) -> Phase:
    if state.redeal_open and True not in state.answers:
        unanswered = any(owes_answer(state, seat) for seat in range(state.table.seats))
        if unanswered and any(blind_bids(state, seat) for seat in range(state.table.seats)):
            return Phase.BLIND_ROUND
        if unanswered:
            return Phase.REDEAL
    if state.with_bids and any(owes_bid(state, seat) for seat in range(state.table.seats)):
        return Phase.BIDDING
    return Phase.EXCHANGE
