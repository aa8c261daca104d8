"""Everything known at the table at one moment, in full or as one seat knows it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.engine.bids import Bid
from game.engine.cards import Card
from game.engine.events import MatchEnded
from game.engine.ledger import Ledger, SideDeal, contract_of
from game.engine.rules import Rules
from game.engine.shuffle import Source
from game.engine.tables import Seat, Side, Table

MOST_REDEALS = 5
"""After that many redeals running a deal stands (RULES section 4, "Redeal")."""

Hand = frozenset[Card] | None
"""A hand, or None where the viewer may not know it."""


class Phase(Enum):
    """What the table is waiting for."""

    OPENING = "opening"
    DRAW = "draw"
    BLIND_ROUND = "blind_round"
    REDEAL = "redeal"
    BIDDING = "bidding"
    EXCHANGE = "exchange"
    PLAY = "play"
    SCORED = "scored"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Start:
    """Where a match begins; `dealer` None means a cut for high card."""

    dealer: Seat | None = None
    deal: int = 1
    totals: tuple[int, ...] = ()
    bags: tuple[int, ...] = ()


FROM_THE_CUT = Start()
"""A match from its very beginning."""


@dataclass(frozen=True, slots=True)
class Range:
    """A range of tricks said in team talk."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards played to a trick in order, the leader's first."""

    leader: Seat
    cards: tuple[Card, ...] = ()
    winner: Seat | None = None

    def seat_at(self, place: int, table: Table) -> Seat:
        """The seat that plays the card at `place`."""
        return (self.leader + place) % table.seats

    def card_of(self, seat: Seat, table: Table) -> Card | None:
        """The card `seat` played, None if it has not."""
        place = (seat - self.leader) % table.seats
        return self.cards[place] if place < len(self.cards) else None


@dataclass(frozen=True, slots=True)
class Exchange:
    """One side's exchange: who gives, up to how many, and what is chosen and passed so far.

    `passed` counts the transfers done. Chosen cards are None where the viewer may not know them.
    """

    bidder: Seat
    partner: Seat
    size: int
    given: int | None = None
    returned: int | None = None
    passed: int = 0
    given_cards: Hand = None
    returned_cards: Hand = None


@dataclass(frozen=True, slots=True)
class Discard:
    """A card that went out in the drawing, and whose turn it was; None where it is not known."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal: bids and tricks by seat, one ledger a side, totals after it."""

    deal: int
    dealer: Seat
    bids: tuple[Bid | None, ...]
    taken: tuple[int, ...]
    ledgers: tuple[Ledger, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A match at one moment.

    With `viewer` None everything is known and `source` tells the deals to come; otherwise this is
    what that seat knows, `source` is None and hidden hands are None. Only `evolve` makes new ones.
    """

    rules: Rules
    start: Start
    source: Source | None
    viewer: Seat | None
    totals: tuple[int, ...]
    bags: tuple[int, ...]
    set_runs: tuple[int, ...]
    results: tuple[DealResult, ...] = ()
    ended: MatchEnded | None = None
    cut: tuple[Card, ...] = ()
    packs_used: int = 0
    deal: int = 0
    redeal: int = 0
    dealer: Seat = 0
    hands: tuple[Hand, ...] = ()
    counts: tuple[int, ...] = ()
    seen: tuple[bool, ...] = ()
    answers: tuple[bool | None, ...] = ()
    bids: tuple[Bid | None, ...] = ()
    ranges: tuple[Range | None, ...] = ()
    stock: tuple[Card, ...] | None = ()
    stock_count: int = 0
    looked: bool = False
    top: Card | None = None
    discards: tuple[Discard, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    leader: Seat | None = None
    lowest_club: Card | None = None
    tricks: tuple[Trick, ...] = ()
    broken: bool = False
    scored: bool = False

    @property
    def table(self) -> Table:
        """The row of the table."""
        return self.rules.row

    @property
    def dealt(self) -> bool:
        """Whether a deal is on the table."""
        return bool(self.hands)

    @property
    def with_bids(self) -> bool:
        """Whether this deal has bids (`opening_deal`)."""
        return self.rules.bids_in_deal(self.deal)

    @property
    def redeal_open(self) -> bool:
        """Whether seats are asked for a redeal in this deal (RULES section 4, "Redeal")."""
        return self.rules.redeal != "off" and self.redeal < MOST_REDEALS

    @property
    def bidding_order(self) -> tuple[Seat, ...]:
        """The seats in the order they bid (`bid_start`)."""
        first = self.dealer
        if self.rules.bid_start == "left" or self.table.drawn:
            first = self.table.after(first)
        return self.table.clockwise(first)

    @property
    def trick(self) -> Trick | None:
        """The trick on the table, None between tricks and outside play."""
        return self.tricks[-1] if self.tricks and self.tricks[-1].winner is None else None

    @property
    def tricks_done(self) -> int:
        """Number of tricks already taken."""
        return sum(trick.winner is not None for trick in self.tricks)

    def taken(self, seat: Seat) -> int:
        """Tricks that `seat` took in this deal."""
        return sum(trick.winner == seat for trick in self.tricks)

    def side_deal(self, side: Side) -> SideDeal:
        """What a side bid and took; `bids` is empty in a deal without bids."""
        seats = self.table.sides[side]
        bids = tuple(bid for seat in seats if (bid := self.bids[seat]) is not None)
        return SideDeal(bids, tuple(self.taken(seat) for seat in seats))

    def contract(self, side: Side) -> int:
        """The contract of a side from the bids made so far."""
        return contract_of(self.side_deal(side).bids)

    def exchange_open(self) -> Exchange | None:
        """The exchange that is under way."""
        return next((swap for swap in self.exchanges if not exchange_done(swap)), None)


def exchange_done(swap: Exchange) -> bool:
    """Whether nothing of an exchange is left to do (RULES section 4, "Exchange")."""
    return swap.given == 0 or swap.passed == 2


def initial_state(
    rules: Rules, source: Source | None, start: Start = FROM_THE_CUT, viewer: Seat | None = None
) -> State:
    """The state before anything happened, in full, or of a `viewer` who is told no source."""
    sides = len(rules.row.sides)
    return State(
        rules=rules,
        start=start,
        source=source,
        viewer=viewer,
        totals=start.totals or rules.opening_totals(),
        bags=start.bags or (0,) * sides,
        set_runs=(0,) * sides,
    )
