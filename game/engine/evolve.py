"""The only place where a state changes: it takes in one event at a time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce, singledispatch
from typing import TypeVar

from game.engine.bids import Bid, tricks_bid
from game.engine.cards import Card
from game.engine.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealerCut,
    DealScored,
    Dealt,
    Event,
    ExchangeOpened,
    HandSeen,
    Looked,
    MatchEnded,
    PlayOpened,
    RangeSaid,
    RedealAnswered,
    SpadesBroken,
    TopKept,
    TopLooked,
    TopRefused,
    TrickTaken,
)
from game.engine.state import DealResult, Discard, Exchange, Hand, Range, State, Trick
from game.engine.tables import Seat

_T = TypeVar("_T")


def evolve(state: State, event: Event) -> State:
    """The state after `event`; works alike on the full state and on what one seat knows."""
    return _apply(event, state)


def fold(state: State, events: Iterable[Event]) -> State:
    """The state after all of `events`."""
    return reduce(evolve, events, state)


def _with(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    return (*values[:index], value, *values[index + 1 :])


@singledispatch
def _apply(event: Event, _state: State) -> State:
    raise TypeError(f"no such event: {event!r}")


@_apply.register
def _(event: DealerCut, state: State) -> State:
    return replace(state, cut=event.drawn, dealer=event.dealer)


@_apply.register
def _(event: Dealt, state: State) -> State:
    seats = state.table.seats
    nobody: tuple[None, ...] = (None,) * seats
    return replace(
        state,
        packs_used=state.packs_used + 1,
        deal=event.deal,
        redeal=event.redeal,
        dealer=event.dealer,
        hands=event.hands,
        counts=(0 if state.table.drawn else state.table.tricks,) * seats,
        stock=event.stock,
        stock_count=len(state.table.pack.cards) if state.table.drawn else 0,
        looked=False,
        top=None,
        discards=(),
        seen=(False,) * seats,
        answers=nobody,
        bids=nobody,
        ranges=nobody,
        exchanges=(),
        leader=None,
        lowest_club=None,
        tricks=(),
        broken=False,
        scored=False,
    )


@_apply.register
def _(event: TopLooked, state: State) -> State:
    return replace(state, looked=True, top=event.card)


@_apply.register
def _(event: TopKept, state: State) -> State:
    return _drawn(state, event.seat, event.card, event.discarded)


@_apply.register
def _(event: TopRefused, state: State) -> State:
    return _drawn(state, event.seat, event.kept, event.card)


def _drawn(state: State, seat: Seat, kept: Card | None, out: Card | None) -> State:
    """One card of the top two went to a hand, the other to the discards."""
    hand = state.hands[seat]
    if hand is not None and kept is not None:
        hand |= {kept}
    return replace(
        state,
        hands=_with(state.hands, seat, hand),
        counts=_with(state.counts, seat, state.counts[seat] + 1),
        stock=None if state.stock is None else state.stock[2:],
        stock_count=state.stock_count - 2,
        looked=False,
        top=None,
        discards=(*state.discards, Discard(seat, out)),
    )


@_apply.register
def _(event: HandSeen, state: State) -> State:
    hand = event.cards if event.cards is not None else state.hands[event.seat]
    return replace(
        state,
        seen=_with(state.seen, event.seat, True),
        hands=_with(state.hands, event.seat, hand),
    )


@_apply.register
def _(event: Looked, state: State) -> State:
    return replace(state, seen=_with(state.seen, event.seat, True))


@_apply.register
def _(event: RedealAnswered, state: State) -> State:
    return replace(state, answers=_with(state.answers, event.seat, event.ask))


@_apply.register
def _(event: RangeSaid, state: State) -> State:
    return replace(state, ranges=_with(state.ranges, event.seat, Range(event.low, event.high)))


@_apply.register
def _(event: BidMade, state: State) -> State:
    bids: tuple[Bid | None, ...] = state.bids
    mate = state.table.partner_of(event.seat)
    bid = event.bid
    if mate is not None and state.ranges[mate] is not None:
        half = bid.tricks // 2
        bids = _with(bids, mate, tricks_bid(half))
        bid = Bid(bid.kind, bid.tricks - half)
    return replace(state, bids=_with(bids, event.seat, bid))


@_apply.register
def _(event: ExchangeOpened, state: State) -> State:
    swap = Exchange(event.bidder, event.partner, event.size)
    return replace(state, exchanges=(*state.exchanges, swap))


@_apply.register
def _(event: CardsChosen, state: State) -> State:
    swap = state.exchanges[-1]
    if event.seat == swap.bidder:
        swap = replace(swap, given=event.count, given_cards=event.cards)
    else:
        swap = replace(swap, returned=event.count, returned_cards=event.cards)
    return replace(state, exchanges=(*state.exchanges[:-1], swap))


@_apply.register
def _(event: CardsPassed, state: State) -> State:
    swap = state.exchanges[-1]
    if event.giver == swap.bidder:
        swap = replace(swap, passed=swap.passed + 1, given_cards=event.cards)
    else:
        swap = replace(swap, passed=swap.passed + 1, returned_cards=event.cards)
    hands, counts = state.hands, state.counts
    moved = event.cards or frozenset()
    for seat, change in ((event.giver, -event.count), (event.receiver, event.count)):
        hand = hands[seat]
        if hand is not None:
            hands = _with(hands, seat, hand - moved if change < 0 else hand | moved)
        counts = _with(counts, seat, counts[seat] + change)
    return replace(state, hands=hands, counts=counts, exchanges=(*state.exchanges[:-1], swap))


@_apply.register
def _(event: PlayOpened, state: State) -> State:
    return replace(state, leader=event.leader, lowest_club=event.lowest_club)


@_apply.register
def _(event: CardPlayed, state: State) -> State:
    trick = state.trick
    if trick is None:
        tricks = (*state.tricks, Trick(event.seat, (event.card,)))
    else:
        grown = replace(trick, cards=(*trick.cards, event.card))
        tricks = (*state.tricks[:-1], grown)
    return replace(
        state,
        tricks=tricks,
        hands=_with(state.hands, event.seat, _without(state.hands[event.seat], event)),
        counts=_with(state.counts, event.seat, state.counts[event.seat] - 1),
    )


def _without(hand: Hand, event: CardPlayed) -> Hand:
    return None if hand is None else hand - {event.card}


@_apply.register
def _(_event: SpadesBroken, state: State) -> State:
    return replace(state, broken=True)


@_apply.register
def _(event: TrickTaken, state: State) -> State:
    done = replace(state.tricks[-1], winner=event.seat)
    return replace(state, tricks=(*state.tricks[:-1], done))


@_apply.register
def _(event: DealScored, state: State) -> State:
    totals = tuple(
        total + ledger.points for total, ledger in zip(state.totals, event.ledgers, strict=True)
    )
    seats = range(state.table.seats)
    result = DealResult(
        deal=state.deal,
        dealer=state.dealer,
        bids=state.bids,
        taken=tuple(state.taken(seat) for seat in seats),
        ledgers=event.ledgers,
        totals=totals,
    )
    runs = tuple(
        run + 1 if ledger.set else run if ledger.contract == 0 else 0
        for run, ledger in zip(state.set_runs, event.ledgers, strict=True)
    )
    return replace(
        state,
        totals=totals,
        bags=tuple(ledger.bags for ledger in event.ledgers),
        set_runs=runs,
        results=(*state.results, result),
        scored=True,
    )


@_apply.register
def _(event: MatchEnded, state: State) -> State:
    return replace(state, ended=event)
