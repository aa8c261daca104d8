"""The facts that follow by themselves: dealing, turning hands up, trick and deal ends."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.bidding import blind_bids
from game.engine.cards import Card, Suit
from game.engine.ending import verdict
from game.engine.events import (
    CardsPassed,
    DealerCut,
    DealScored,
    Dealt,
    Event,
    ExchangeOpened,
    HandSeen,
    PlayOpened,
    SpadesBroken,
    TopLooked,
    TrickTaken,
)
from game.engine.evolve import evolve
from game.engine.ledger import score
from game.engine.play import lowest_club, winning_place
from game.engine.shuffle import cut_for, pack_for
from game.engine.state import MOST_REDEALS, Exchange, Phase, State
from game.engine.tables import Seat
from game.engine.turn import phase, to_act


def settle(state: State) -> Iterator[Event]:
    """The facts that follow until a seat must act; empty when one must already."""
    while (fact := next_fact(state)) is not None:
        yield fact
        state = evolve(state, fact)


def next_fact(state: State) -> Event | None:
    """The next fact that follows from a full state by itself."""
    match phase(state):
        case Phase.OPENING:
            return _opening(state)
        case Phase.SCORED:
            return verdict(state)
        case Phase.OVER:
            return None
        case Phase.PLAY:
            return _in_play(state)
        case Phase.DRAW:
            return _hand_to_see(state) or _top_to_look_at(state)
        case _:
            return _hand_to_see(state) or _before_play(state)


def deal_cards(state: State, deal: int, redeal: int, dealer: Seat) -> Dealt:
    """Deal singly, clockwise, from the dealer's left (RULES section 1)."""
    if state.source is None:
        raise ValueError("one seat's knowledge cannot deal")
    pack = pack_for(state.source, state.table.pack, deal, redeal, state.packs_used)
    seats = state.table.seats
    if state.table.drawn:
        return Dealt(deal, redeal, dealer, (frozenset(),) * seats, pack)
    hands: list[frozenset[Card]] = [frozenset()] * seats
    for place, seat in enumerate(state.table.clockwise(state.table.after(dealer))):
        hands[seat] = frozenset(pack[place : seats * state.table.tricks : seats])
    return Dealt(deal, redeal, dealer, tuple(hands))


def _opening(state: State) -> Event:
    if state.start.dealer is not None:
        return deal_cards(state, state.start.deal, 0, state.start.dealer)
    if state.cut:
        return deal_cards(state, state.start.deal, 0, state.dealer)
    if state.source is None:
        raise ValueError("one seat's knowledge cannot deal")
    drawn = cut_for(state.source, state.table.pack, state.table.seats)
    return DealerCut(drawn, drawn.index(max(drawn)))


def _hand_to_see(state: State) -> HandSeen | None:
    """A hand is turned up once its seat can no longer bid blind."""
    for seat in state.bidding_order:
        if not state.seen[seat] and not blind_bids(state, seat):
            return HandSeen(seat, state.hands[seat])
    return None


def _top_to_look_at(state: State) -> TopLooked | None:
    """Whoever is to draw looks at the top card."""
    seat = to_act(state)
    if state.looked or seat is None or state.stock is None:
        return None
    return TopLooked(seat, state.stock[0])


def _before_play(state: State) -> Event | None:
    if True in state.answers:
        return deal_cards(state, state.deal, state.redeal + 1, state.dealer)
    if phase(state) is not Phase.EXCHANGE:
        return None
    if _below_least_total(state):
        return deal_cards(state, state.deal, state.redeal + 1, state.dealer)
    if state.exchange_open() is not None:
        return _transfer(state, state.exchanges[-1])
    return _exchange_to_open(state) or _open_play(state)


def _below_least_total(state: State) -> bool:
    """Whether the bids are too low to play (RULES section 4, `least_total`; not at draw2)."""
    least = state.rules.least_total
    if least == "off" or not state.with_bids or state.table.drawn or state.redeal >= MOST_REDEALS:
        return False
    return sum(bid.tricks for bid in state.bids if bid is not None) < least


def _exchange_to_open(state: State) -> ExchangeOpened | None:
    """The next side in bidding order whose only nil bidder may exchange."""
    table, swapped = state.table, {swap.bidder for swap in state.exchanges}
    for side in dict.fromkeys(table.side_of(seat) for seat in state.bidding_order):
        nils = [(seat, bid) for seat in table.sides[side] if (bid := state.bids[seat]) and bid.nil]
        if len(nils) != 1:
            continue
        ((bidder, bid),) = nils
        mate, size = table.partner_of(bidder), state.rules.exchange_size(blind=bid.blind)
        if mate is not None and size and bidder not in swapped:
            return ExchangeOpened(bidder, mate, size)
    return None


def _transfer(state: State, swap: Exchange) -> CardsPassed | None:
    """The transfer that a choice brings about, at once or when both have chosen."""
    unseen = state.rules.exchange_order == "unseen"
    if swap.passed == 0 and swap.given is not None and (swap.returned is not None or not unseen):
        return CardsPassed(swap.bidder, swap.partner, swap.given, swap.given_cards)
    if swap.passed == 1 and swap.returned is not None:
        return CardsPassed(swap.partner, swap.bidder, swap.returned, swap.returned_cards)
    return None


def _open_play(state: State) -> PlayOpened:
    left = state.table.after(state.dealer)
    if state.rules.first_lead == "left":
        return PlayOpened(left, None)
    hands = [hand or frozenset() for hand in state.hands]
    club = lowest_club(hands, state.table.pack)
    holder = next((seat for seat, hand in enumerate(hands) if club in hand), left)
    return PlayOpened(holder, club)


def _in_play(state: State) -> Event | None:
    trick = state.trick
    if trick is None:
        if state.tricks_done < state.table.tricks:
            return None
        sides = range(len(state.table.sides))
        return DealScored(
            tuple(score(state.rules, state.side_deal(s), state.bags[s]) for s in sides)
        )
    if not state.broken and state.table.pack.suit(trick.cards[-1]) is Suit.SPADES:
        return SpadesBroken(trick.seat_at(len(trick.cards) - 1, state.table))
    if len(trick.cards) == state.table.seats:
        place = winning_place(trick.cards, state.table.pack)
        return TrickTaken(trick.seat_at(place, state.table))
    return None
