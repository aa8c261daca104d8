"""Why a bid may be made, and why an answer before the play, in codes."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.expert.estimate import estimator
from game.ai.fast.judging import sure_tricks
from game.ai.kernel import Kernel
from game.ai.reason import Reason, Why
from game.engine.actions import Action, AnswerRedeal, Draw, Give, Look, MakeBid
from game.engine.bidding import behind_by
from game.engine.bids import Bid
from game.engine.cards import Card, Suit
from game.engine.state import State
from game.engine.tables import Seat

_APART = 50
"""Points ahead or behind that bear on a bid."""

_NEAR = 2
"""Bags short of the limit that bear on a bid."""

_HIGH_DRAW = 10
"""The rank from which a drawn card is high."""


def bid_reasons(view: State, seat: Seat, bid: Bid, own: float, nil: float) -> tuple[Reason, ...]:
    """What is to be said of a bid; `own` tricks are expected, and a nil is made so often."""
    return tuple(_of_bid(view, seat, bid, own, nil))


def deed_reasons(view: State, action: Action, *, alone: bool) -> tuple[Reason, ...]:
    """What is to be said of an answer, a look, a draw, an exchange or a bid that nobody weighed.

    `alone` says that it is the only choice.
    """
    return tuple(_of_deed(view, action, alone=alone))


def _of_bid(view: State, seat: Seat, bid: Bid, own: float, nil: float) -> Iterator[Reason]:
    mate = view.table.partner_of(seat)
    mates = None if mate is None else view.bids[mate]
    expects = Reason(Why.EXPECTS, round(10 * own))
    if bid.nil:
        yield Reason(Why.NIL_CHANCE, round(100 * nil))
        yield from _standing(view, seat)
    else:
        yield expects
    if mates is not None and mate is not None and mates.nil:
        yield Reason(Why.PARTNER_NIL, seats=(mate,))
    elif mates is not None and mate is not None:
        yield Reason(Why.PARTNER_BID, mates.tricks, seats=(mate,))
    if not bid.nil:
        yield from _bags_near(view, seat)
        yield from _standing(view, seat)
    heard = [made.tricks for made in view.bids if made is not None]
    if len(heard) > 1:
        yield Reason(Why.TABLE_BID, sum(heard), view.table.tricks)


def _standing(view: State, seat: Seat) -> Iterator[Reason]:
    behind = behind_by(view, seat)
    if behind >= _APART:
        yield Reason(Why.BEHIND, behind)
    elif behind <= -_APART:
        yield Reason(Why.AHEAD, -behind)


def _bags_near(view: State, seat: Seat) -> Iterator[Reason]:
    limit, bags = view.rules.bag_limit, view.bags[view.table.side_of(seat)]
    if limit != "none" and view.rules.bag_penalty and bags and bags >= limit - _NEAR:
        yield Reason(Why.BAGS_NEAR, bags, limit)


def _of_deed(view: State, action: Action, *, alone: bool) -> Iterator[Reason]:
    counted = isinstance(action, MakeBid) and _counted(view, action)
    if alone and not counted:
        yield Reason(Why.ONLY_CHOICE)
    match action:
        case MakeBid(seat, bid) if bid.blind:
            yield from _standing(view, seat)
        case MakeBid(seat) if counted:
            yield Reason(Why.SPADES_HELD, _spades(view, view.hands[seat]))
        case Look(seat):
            yield Reason(Why.BLIND_SELDOM)
            yield from _standing(view, seat)
        case AnswerRedeal(seat):
            yield Reason(Why.EXPECTS, round(10 * _expected(view, seat)))
        case Draw():
            yield from _of_draw(view)
        case Give():
            yield from _of_exchange(view, action)
        case _:
            pass


def _counted(view: State, action: MakeBid) -> bool:
    """Whether the rules make a bid the number of the spades held."""
    hand = view.hands[action.seat]
    style = view.rules.bid_style in ("mirror", "whiz")
    return style and hand is not None and action.bid.tricks == _spades(view, hand)


def _expected(view: State, seat: Seat) -> float:
    kernel = Kernel.of(view.rules)
    hand = kernel.mask(view.hands[seat] or ())
    return max(estimator(view.rules).tricks(hand), sure_tricks(kernel, hand))


def _of_draw(view: State) -> Iterator[Reason]:
    top = view.top
    if top is None:
        return
    spade = view.table.pack.suit(top) is Suit.SPADES
    high = top.rank >= _HIGH_DRAW
    why = Why.DRAWS_SPADE if spade else Why.DRAWS_HIGH if high else Why.DRAWS_LOW
    yield Reason(why, cards=(top,))


def _of_exchange(view: State, action: Give) -> Iterator[Reason]:
    swap, hand = view.exchange_open(), view.hands[action.seat] or frozenset()
    if swap is None:
        return
    if not action.cards:
        yield Reason(Why.GIVES_NOTHING)
    elif swap.given is None:
        yield from _given(view, hand, action.cards)
    else:
        yield from _returned(view, hand, action.cards)


def _given(view: State, hand: frozenset[Card], cards: frozenset[Card]) -> Iterator[Reason]:
    pack = view.table.pack
    spades = tuple(sorted((c for c in cards if pack.suit(c) is Suit.SPADES), key=pack.power))
    if spades:
        yield Reason(Why.GIVES_SPADES, cards=spades[::-1])
    tops = tuple(
        card
        for card in sorted(cards - set(spades), reverse=True)
        if card == max((c for c in hand if pack.suit(c) is pack.suit(card)), key=pack.power)
    )
    if tops:
        yield Reason(Why.GIVES_HIGH, cards=tops)
    for suit in (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS):
        held = {card for card in hand if pack.suit(card) is suit}
        if held and held <= cards:
            yield Reason(Why.GIVES_CLEAR, suit=suit)


def _returned(view: State, hand: frozenset[Card], cards: frozenset[Card]) -> Iterator[Reason]:
    pack = view.table.pack
    kept = hand - cards
    lowest = all(
        pack.power(card) < pack.power(other)
        for card in cards
        for other in kept
        if pack.suit(card) is pack.suit(other)
    )
    if lowest:
        yield Reason(Why.RETURNS_LOW, cards=tuple(sorted(cards)))
    spades = _spades(view, hand)
    if spades and not any(pack.suit(card) is Suit.SPADES for card in cards):
        yield Reason(Why.KEEPS_SPADES, spades)


def _spades(view: State, hand: frozenset[Card] | None) -> int:
    return sum(view.table.pack.suit(card) is Suit.SPADES for card in hand or ())
