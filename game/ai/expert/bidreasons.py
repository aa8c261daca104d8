"""Why a bid may be made, and why an answer before the play, in codes."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.expert.estimate import estimator
from game.ai.expert.prospects import Prospect
from game.ai.fast.judging import sure_tricks
from game.ai.kernel import Kernel
from game.ai.reason import Reason, Why
from game.engine.actions import Action, AnswerRedeal, Draw, Give, Look, MakeBid
from game.engine.bidding import behind_by
from game.engine.bids import Bid, tricks_bid
from game.engine.cards import Card, Suit
from game.engine.ledger import SideDeal, score
from game.engine.state import State
from game.engine.tables import Seat, Side

_APART = 50
"""Points ahead or behind that bear on a bid."""

_ABOUT = 0.5
"""Tricks by which a bid may differ from the worth of the hand and still be as good as it."""

_NEAR = 2
"""Bags short of the limit that bear on a bid."""

_GRAVE = 20
"""Hundredths from which the risk of a bid explains by itself why it is not made."""

_SAFE = 5
"""Hundredths up to which a missed bid is no risk worth telling."""

_LIKELY = 0.5
"""From this chance a nil speaks for itself."""

_HIGH_DRAW = 10
"""The rank from which a drawn card is high."""


def bid_reasons(prospect: Prospect, bid: Bid) -> tuple[Reason, ...]:
    """What is to be said of a bid: what the hand is worth, and why it is no more and no less."""
    return tuple(_of_nil(prospect) if bid.nil else _of_tricks(prospect, bid))


def deed_reasons(view: State, action: Action, *, alone: bool) -> tuple[Reason, ...]:
    """What is to be said of an answer, a look, a draw, an exchange or a bid that nobody weighed.

    `alone` says that it is the only choice.
    """
    return tuple(_of_deed(view, action, alone=alone))


def _of_nil(prospect: Prospect) -> Iterator[Reason]:
    view, seat = prospect.view, prospect.seat
    yield Reason(Why.NIL_CHANCE, round(100 * prospect.nil))
    if prospect.nil < _LIKELY:
        yield from _rivals(view, prospect.side)
    yield from _behind(view, seat)
    yield Reason(Why.EXPECTS, round(10 * prospect.own))
    yield from _partner(prospect)


def _of_tricks(prospect: Prospect, bid: Bid) -> Iterator[Reason]:
    view, seat = prospect.view, prospect.seat
    over = bid.tricks - prospect.own
    yield Reason(Why.EXPECTS, round(10 * prospect.own))
    heard = sum(made.tricks for made in view.bids if made is not None)
    told = Reason(Why.TABLE_BID, heard, view.table.tricks)
    crowded = heard + prospect.own > view.table.tricks
    if over > _ABOUT:
        yield from _reaches(prospect, bid)
        yield from _rivals(view, prospect.side)
        yield from _behind(view, seat)
    elif crowded and over < 0:
        yield told
    elif over < -_ABOUT:
        yield from _reaches(prospect, bid)
    if over >= -_ABOUT:
        yield from _bags_near(view, seat)
    risk, safe = tuple(_risk(prospect, bid)), () if over >= 0 else tuple(_ahead(view, seat))
    grave = any(reason.number >= _GRAVE for reason in risk)
    yield from (*risk, *safe) if grave else (*safe, *risk)
    nil = tuple(_partner(prospect))
    yield from nil
    mate = prospect.mate
    mates = None if mate is None else view.bids[mate]
    if not nil and mate is not None and mates is not None:
        yield Reason(Why.PARTNER_BID, mates.tricks, seats=(mate,))
    if heard and told.number and not crowded:
        yield told


def _risk(prospect: Prospect, bid: Bid) -> Iterator[Reason]:
    """How often one trick more would be missed, where that costs more than the trick brings."""
    more = bid.tricks + 1
    if more > prospect.view.table.tricks:
        return
    missed = round(100 * (1 - prospect.made(tricks_bid(more))))
    loss, gain = _at_stake(prospect, bid)
    if missed > _SAFE and missed * loss > (100 - missed) * gain:
        yield Reason(Why.RISK, missed, more, loss=loss, gain=gain)


def _at_stake(prospect: Prospect, bid: Bid) -> tuple[int, int]:
    """What one trick more costs if the side just misses it, and what it brings if just made."""
    more = tricks_bid(bid.tricks + 1)
    mates = 0 if prospect.mate is None else prospect.bids[prospect.mate].tricks
    least = bid.tricks + mates
    loss = _points(prospect, bid, least) - _points(prospect, more, least)
    return loss, _points(prospect, more, least + 1) - _points(prospect, bid, least + 1)


def _points(prospect: Prospect, bid: Bid, taken: int) -> int:
    """The points of the side with so many tricks, all of them the seat's own."""
    view, seats = prospect.view, prospect.view.table.sides[prospect.side]
    bids = tuple(bid if seat == prospect.seat else prospect.bids[seat] for seat in seats)
    counts = tuple(taken if seat == prospect.seat else 0 for seat in seats)
    return score(view.rules, SideDeal(bids, counts), view.bags[prospect.side]).points


def _partner(prospect: Prospect) -> Iterator[Reason]:
    mate = prospect.mate
    made = None if mate is None else prospect.view.bids[mate]
    if mate is not None and made is not None and made.nil:
        yield Reason(Why.PARTNER_NIL, seats=(mate,))


def _reaches(prospect: Prospect, bid: Bid) -> Iterator[Reason]:
    """That the bid, made to the trick, is enough for the match."""
    view, side = prospect.view, prospect.side
    bids = dict(enumerate(view.bids)) | {prospect.seat: bid}
    if _reached(view, side, [bids[seat] for seat in view.table.sides[side]]):
        yield Reason(Why.REACHES, of=view.rules.target)


def _rivals(view: State, own: Side) -> Iterator[Reason]:
    """The sides that make the match with what they bid."""
    for side, seats in enumerate(view.table.sides):
        if side != own and _reached(view, side, [view.bids[seat] for seat in seats]):
            yield Reason(Why.RIVAL_REACHES, of=view.rules.target, seats=seats)
            return


def _reached(view: State, side: Side, bids: list[Bid | None]) -> bool:
    """Whether bids of a side, all of them made, bring it to the target; never while one is due."""
    made = tuple(bid for bid in bids if bid is not None)
    if len(made) < len(bids) or view.rules.deals:
        return False
    deal = SideDeal(made, tuple(bid.tricks for bid in made))
    points = score(view.rules, deal, view.bags[side]).points
    return view.totals[side] < view.rules.target <= view.totals[side] + points


def _behind(view: State, seat: Seat) -> Iterator[Reason]:
    behind = behind_by(view, seat)
    if behind >= _APART:
        yield Reason(Why.BEHIND, behind)


def _ahead(view: State, seat: Seat) -> Iterator[Reason]:
    ahead = -behind_by(view, seat)
    if ahead >= _APART:
        yield Reason(Why.AHEAD, ahead)


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
            yield from _behind(view, seat)
            yield from _blind(view, bid)
        case MakeBid(seat) if counted:
            yield Reason(Why.SPADES_HELD, _spades(view, view.hands[seat]))
        case Look():
            yield Reason(Why.BLIND_SELDOM)
        case AnswerRedeal(seat):
            yield Reason(Why.EXPECTS, round(10 * _expected(view, seat)))
        case Draw():
            yield from _of_draw(view)
        case Give():
            yield from _of_exchange(view, action)
        case _:
            pass


def _blind(view: State, bid: Bid) -> Iterator[Reason]:
    """What the bid alone brings if it is made."""
    alone = score(view.rules, SideDeal((bid,), (bid.tricks,)), 0).points
    if alone > 0:
        yield Reason(Why.BLIND_BRINGS, alone)


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
