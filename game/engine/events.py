"""What happened at the table: facts, never refused, from which every state is folded."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.engine.bids import Bid
from game.engine.cards import Card
from game.engine.ledger import Ledger
from game.engine.tables import Seat, Side


@dataclass(frozen=True, slots=True)
class DealerCut:
    """Each seat drew a card; the highest deals first (RULES section 1)."""

    drawn: tuple[Card, ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards went round face down. `hands` has a set a seat, None where it may not be known.

    Where cards are drawn the hands are empty and `stock` is the pack, top card first, None for
    those who may not know it.
    """

    deal: int
    redeal: int
    dealer: Seat
    hands: tuple[frozenset[Card] | None, ...]
    stock: tuple[Card, ...] | None = ()


@dataclass(frozen=True, slots=True)
class TopLooked:
    """A seat looked at the top card of the pack; `card` is None for everybody else."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class TopKept:
    """A seat kept the card and the next went to the discards.

    `card` is known to the seat alone, `discarded` to nobody, or to the seat where it was `shown`
    (`draw_shows_second`).
    """

    seat: Seat
    card: Card | None
    discarded: Card | None
    shown: bool


@dataclass(frozen=True, slots=True)
class TopRefused:
    """A seat refused the card, which went to the discards, and had to keep the next."""

    seat: Seat
    card: Card | None
    kept: Card | None


@dataclass(frozen=True, slots=True)
class HandSeen:
    """A seat turned its hand up; `cards` is None for everybody else."""

    seat: Seat
    cards: frozenset[Card] | None


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat refused its blind bid."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RedealAnswered:
    """A seat asked for new cards or let the deal stand."""

    seat: Seat
    ask: bool


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid. After team talk the bid is the contract of the whole side."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class RangeSaid:
    """A seat said the range of tricks its side may be good for."""

    seat: Seat
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class ExchangeOpened:
    """A nil bidder and its partner may exchange up to `size` cards."""

    bidder: Seat
    partner: Seat
    size: int


@dataclass(frozen=True, slots=True)
class CardsChosen:
    """A seat laid `count` cards aside; only the seat knows which."""

    seat: Seat
    count: int
    cards: frozenset[Card] | None


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """Cards went from one partner to the other; only the two know which."""

    giver: Seat
    receiver: Seat
    count: int
    cards: frozenset[Card] | None


@dataclass(frozen=True, slots=True)
class PlayOpened:
    """The bids and exchanges are done and `leader` leads to the first trick."""

    leader: Seat
    lowest_club: Card | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class SpadesBroken:
    """The first spade of the deal fell, or was led."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The trick is full and belongs to `seat`, which leads next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealScored:
    """The last trick is taken; `ledgers` has one entry a side."""

    ledgers: tuple[Ledger, ...]


class Ending(Enum):
    """Why a match ended (RULES sections 1 and 6)."""

    TARGET = "target"
    LOSS_FLOOR = "loss_floor"
    DEALS = "deals"
    BOSTON = "boston"
    SETS = "sets"
    BACKSTOP = "backstop"


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; more than one winner means a draw."""

    ending: Ending
    winners: tuple[Side, ...]


Event = (
    DealerCut
    | Dealt
    | TopLooked
    | TopKept
    | TopRefused
    | HandSeen
    | Looked
    | RedealAnswered
    | BidMade
    | RangeSaid
    | ExchangeOpened
    | CardsChosen
    | CardsPassed
    | PlayOpened
    | CardPlayed
    | SpadesBroken
    | TrickTaken
    | DealScored
    | MatchEnded
)
