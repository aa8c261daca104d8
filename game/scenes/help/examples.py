"""The positions that the pages of help show, folded from facts as at any table."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.actions import Play
from game.engine.bids import NIL, Bid, tricks_bid
from game.engine.cards import Card, cards
from game.engine.events import BidMade, CardPlayed, Dealt, PlayOpened, SpadesBroken
from game.engine.evolve import evolve, fold
from game.engine.flow import settle
from game.engine.ledger import Ledger, SideDeal, score
from game.engine.legality import check
from game.engine.rules import CLASSIC, Rules
from game.engine.state import DealResult, Start, State, initial_state
from game.engine.tables import Seat
from game.words import t
from game.words.names import Names

YOU, LEFT, PARTNER, RIGHT = range(4)
PEOPLE = ("you", "otto", "vera", "amara")
"""The portraits of the four, and the ends of the keys of their names."""
HAND = "KD 9D 5D QC JC 4C AH TH 6H AS QS 9S 3S"
NIL_HAND = "9D 6D 5D 2D 7C 6C 3C 8H 7H 4H 3H 5S 2S"
_VOID_HAND = "KC JC 4C AH TH 6H AS 9S 2S"
_LATE_HAND = "JC 4C TH AS 9S 3S"
_BIDS: tuple[Bid, ...] = tuple(map(tricks_bid, (4, 3, 1, 4)))

BAGS_TOTAL, BAGS_BEFORE, BAGS_BID = 337, 7, 5
"""The side of the page about bags: its points, its bags and its contract."""
BAGS_TAKEN = (7, 8, 9)


def people() -> Names:
    """The four at the table of the examples; the reader is one of them."""
    return Names(tuple(t(f"player.{who}") for who in PEOPLE), YOU)


def dealt(rules: Rules = CLASSIC) -> State:
    """A deal by the reader, before the first bid."""
    return _dealt(HAND, YOU, rules)


def bid(rules: Rules = CLASSIC, *, last: bool = True) -> State:
    """The same deal when all have bid, or all but the reader, who is the last."""
    order = CLASSIC.row.clockwise(CLASSIC.row.after(YOU))
    seats = order if last else order[:-1]
    return _bid(dealt(rules), ((seat, _BIDS[seat]) for seat in seats))


def nil() -> State:
    """A deal in which the reader promised no trick."""
    return _bid(_dealt(NIL_HAND, YOU), enumerate((NIL, *_BIDS[1:])))


def following() -> State:
    """The reader has to follow suit."""
    return _playing(HAND, YOU, LEFT, "QD AD 7D")


def ruffed() -> State:
    """The reader has just ruffed the ace that was led."""
    return _playing(_VOID_HAND, YOU, LEFT, "AD 6D 9D 2S")


def on_lead(*, broken: bool) -> State:
    """The reader leads late in a deal, with spades broken or not."""
    state = _playing(f"AC {_LATE_HAND}", RIGHT, YOU, "AC 5C 9C TC")
    return fold(state, (SpadesBroken(LEFT),)) if broken else state


def barred(state: State) -> frozenset[Card]:
    """The cards of the reader that may not be played now."""
    hand = state.hands[YOU] or frozenset()
    return frozenset(card for card in hand if check(state, Play(YOU, card)) is not None)


def bag_ledger(taken: int) -> Ledger:
    """What `taken` tricks do to the side of the page about bags."""
    deal = SideDeal((tricks_bid(BAGS_BID),), (taken,))
    return score(CLASSIC, deal, BAGS_BEFORE)


def worth(bids: Iterable[Bid], taken: Iterable[int]) -> int:
    """The points of a side without bags for its bids and the tricks taken."""
    return score(CLASSIC, SideDeal(tuple(bids), tuple(taken)), 0).points


def result(bids: tuple[Bid, Bid], taken: tuple[int, int]) -> DealResult:
    """A finished deal in which the reader’s side bid and took so; the other side is left out."""
    seats = (bids[0], None, bids[1], None)
    ledgers = (score(CLASSIC, SideDeal(bids, taken), 0),) * 2
    return DealResult(1, YOU, seats, (taken[0], 0, taken[1], 0), ledgers, (0, 0))


def _dealt(hand: str, dealer: Seat, rules: Rules = CLASSIC) -> State:
    start = initial_state(rules, None, Start(dealer=dealer), viewer=YOU)
    return fold(start, (Dealt(1, 0, dealer, (frozenset(cards(hand)), None, None, None)),))


def _bid(state: State, bids: Iterable[tuple[Seat, Bid]]) -> State:
    return fold(state, (BidMade(seat, made) for seat, made in bids))


def _playing(hand: str, dealer: Seat, leader: Seat, played: str) -> State:
    """The deal after the cards `played` to its first trick, and what follows from them."""
    state = fold(_bid(_dealt(hand, dealer), enumerate(_BIDS)), (PlayOpened(leader, None),))
    order = state.table.clockwise(leader)
    for seat, card in zip(order, cards(played), strict=False):
        state = evolve(state, CardPlayed(seat, card))
        state = fold(state, settle(state))
    return state
