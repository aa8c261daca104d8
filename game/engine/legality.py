"""The one test of what may be done: greying, hints, computer players and `decide` all ask here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.engine.actions import (
    Action,
    AnswerRedeal,
    Draw,
    Give,
    Look,
    MakeBid,
    NextDeal,
    Play,
    SayRange,
)
from game.engine.bidding import (
    all_bids,
    bid_refusals,
    blind_bids,
    legal_bids,
    spades_held,
    speaks_first,
)
from game.engine.cards import Suit
from game.engine.play import legal_cards, play_refusals
from game.engine.refusal import Refusal
from game.engine.state import Phase, State
from game.engine.tables import Seat
from game.engine.turn import phase, to_act


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything `seat` may do now; its own hand must be known. Empty when it may do nothing.

    These are exactly the actions of `seat` that `check` passes.
    """
    now = phase(state)
    if now is Phase.SCORED:
        return (NextDeal(seat),)
    if to_act(state) != seat:
        return ()
    match now:
        case Phase.BLIND_ROUND | Phase.BIDDING:
            return tuple(_bids(state, seat))
        case Phase.REDEAL:
            answers = (False, True) if may_redeal(state, seat) else (False,)
            return tuple(AnswerRedeal(seat, ask) for ask in answers)
        case Phase.DRAW:
            return Draw(seat, keep=True), Draw(seat, keep=False)
        case Phase.EXCHANGE:
            return tuple(_gives(state, seat))
        case _:
            return tuple(Play(seat, card) for card in legal_cards(state, seat))


def check(state: State, action: Action) -> Refusal | None:
    """Why `action` is refused, None where it is legal."""
    now = phase(state)
    if now is Phase.OVER:
        return Refusal.MATCH_OVER
    if not 0 <= action.seat < state.table.seats:
        return Refusal.NOT_YOUR_TURN
    if isinstance(action, NextDeal):
        return None if now is Phase.SCORED else Refusal.NOT_NOW
    if now not in _PHASES[type(action)]:
        return Refusal.NOT_NOW
    if action.seat != to_act(state):
        return Refusal.NOT_YOUR_TURN
    match action:
        case MakeBid():
            return _check_bid(state, action)
        case SayRange():
            return _check_range(state, action)
        case Look():
            return None if blind_bids(state, action.seat) else Refusal.ALREADY_SEEN
        case AnswerRedeal(seat, ask):
            return None if not ask or may_redeal(state, seat) else Refusal.NO_REDEAL
        case Draw():
            return None
        case Give():
            return _check_give(state, action)
        case Play(seat, card):
            return play_refusals(state, seat).get(card, Refusal.NOT_YOUR_CARD)


_PHASES: dict[type[Action], tuple[Phase, ...]] = {
    MakeBid: (Phase.BLIND_ROUND, Phase.BIDDING),
    Look: (Phase.BLIND_ROUND, Phase.BIDDING),
    SayRange: (Phase.BIDDING,),
    AnswerRedeal: (Phase.REDEAL,),
    Draw: (Phase.DRAW,),
    Give: (Phase.EXCHANGE,),
    Play: (Phase.PLAY,),
}


def may_redeal(state: State, seat: Seat) -> bool:
    """Whether the hand of `seat` earns a redeal (RULES section 4, `redeal`)."""
    hand = state.hands[seat]
    if hand is None:
        raise ValueError(f"the hand of seat {seat} is hidden")
    suits = [state.table.pack.suit(card) for card in hand]
    match state.rules.redeal:
        case "no_spade":
            return spades_held(state, seat) == 0
        case "one_spade":
            return spades_held(state, seat) <= 1
        case "no_face":
            return all(card.rank <= 10 for card in hand)
        case "seven_suit":
            return any(suits.count(suit) >= 7 for suit in Suit)
        case _:
            return False


def _check_bid(state: State, action: MakeBid) -> Refusal | None:
    seat, bid = action.seat, action.bid
    blind = blind_bids(state, seat)
    if bid.blind:
        return None if bid in blind else Refusal.NOT_BLIND
    if blind:
        return Refusal.LOOK_FIRST
    if bid not in all_bids(state):
        return Refusal.NO_SUCH_BID
    if speaks_first(state, seat) and not bid.nil:
        return Refusal.SAY_A_RANGE
    return bid_refusals(state, seat)[bid]


def _check_range(state: State, action: SayRange) -> Refusal | None:
    if not speaks_first(state, action.seat):
        return Refusal.NOT_NOW
    if blind_bids(state, action.seat):
        return Refusal.LOOK_FIRST
    well_formed = 1 <= action.low <= action.high <= state.table.tricks
    return None if well_formed else Refusal.BAD_RANGE


def _check_give(state: State, action: Give) -> Refusal | None:
    swap, hand = state.exchange_open(), state.hands[action.seat]
    if swap is None:
        return Refusal.NOT_NOW
    if hand is None or not action.cards <= hand:
        return Refusal.NOT_YOUR_CARD
    if swap.given is None:
        return Refusal.TOO_MANY_CARDS if len(action.cards) > swap.size else None
    return None if len(action.cards) == swap.given else Refusal.RETURN_AS_MANY


def _bids(state: State, seat: Seat) -> Iterator[Action]:
    blind = blind_bids(state, seat)
    if blind:
        yield Look(seat)
        yield from (MakeBid(seat, bid) for bid in blind)
        return
    sighted = legal_bids(state, seat)
    if speaks_first(state, seat):
        highest = state.table.tricks
        for low in range(1, highest + 1):
            yield from (SayRange(seat, low, high) for high in range(low, highest + 1))
        sighted = tuple(bid for bid in sighted if bid.nil)
    yield from (MakeBid(seat, bid) for bid in sighted)


def _gives(state: State, seat: Seat) -> Iterator[Action]:
    swap = state.exchange_open()
    if swap is None:
        return
    hand = sorted(state.hands[seat] or ())
    counts = range(swap.size + 1) if swap.given is None else (swap.given,)
    for count in counts:
        yield from (Give(seat, frozenset(chosen)) for chosen in combinations(hand, count))
