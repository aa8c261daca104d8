"""The tricks that a side may take, and what its bid makes of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ai.expert.tuning import Tuning
from game.ai.expert.value import Match
from game.ai.expert.winning import normal
from game.engine.bids import Bid, tricks_bid
from game.engine.ledger import Ledger, SideDeal, contract_of, score
from game.engine.state import State
from game.engine.tables import Seat, Side

_RARE = 0.004

_OTHERS_NIL = 0.72
"""The chance of another seat's nil."""

_BESIDE_NIL = 0.45
"""The chance of a partner's nil where an own nil leaves it without cover."""

OVER_BID = 0.5
"""Tricks by which a hand is better than its bid."""


class Sheets:
    """The results of one deal that were scored: ledgers, and what they are worth."""

    def __init__(self) -> None:
        self._ledgers: dict[tuple[Side, SideDeal], Ledger] = {}
        self._values: dict[tuple[int, ...], int] = {}
        self._results: dict[tuple[Any, ...], dict[tuple[int, int], tuple[int, int]]] = {}

    def results(
        self, bids: Sequence[Bid], fallen: dict[Seat, int]
    ) -> dict[tuple[int, int], tuple[int, int]]:
        """What is known of the results of these bids, by what the side took and could take."""
        return self._results.setdefault((*bids, *fallen.items()), {})

    def ledger(self, view: State, side: Side, deal: SideDeal) -> Ledger:
        """The ledger of a side."""
        key = side, deal
        if key not in self._ledgers:
            self._ledgers[key] = score(view.rules, deal, view.bags[side])
        return self._ledgers[key]

    def value(
        self, view: State, ledgers: Sequence[Ledger], side: Side, tuning: Tuning, *, boston: bool
    ) -> int:
        """The worth of the ledgers to `side`; with `boston` it took every trick."""
        sums = (n for each in ledgers for n in (each.points, each.bags, each.contract, each.set))
        key = (*sums, boston)
        if key not in self._values:
            winner = side if boston else None
            self._values[key] = Match.of(view, tuning).value(ledgers, side, winner)
        return self._values[key]


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a seat expects when it bids.

    `own` are the tricks it estimates for its hand, `sure` those that it cannot lose, `nil` the
    chance that it takes none. `bids` run over the seats: what was bid, and what is supposed of
    those yet to bid. A bid is worth the points of lead it brings where `in_points` says so, else
    what they do for the match. What was scored once is kept in `sheets`, which prospects made from
    this one share.
    """

    view: State
    seat: Seat
    own: float
    sure: int
    nil: float
    bids: tuple[Bid, ...]
    tuning: Tuning
    in_points: bool = False
    sheets: Sheets = field(default_factory=Sheets, repr=False, compare=False)

    @property
    def side(self) -> Side:
        """The side of the seat."""
        return self.view.table.side_of(self.seat)

    @property
    def mate(self) -> Seat | None:
        """The partner of the seat."""
        return self.view.table.partner_of(self.seat)

    def made(self, bid: Bid) -> float:
        """The chance that the side takes what it has bid then, nils left aside."""
        bids = self._with(bid)
        contract = contract_of([bids[seat] for seat in self.view.table.sides[self.side]])
        if contract <= self.sure:
            return 1.0
        return 1 - normal((contract - 0.5 - self._expected(bids)) / self.tuning.spread)

    def _with(self, bid: Bid) -> list[Bid]:
        """The bids once the seat has bid so."""
        bids = [*self.bids[: self.seat], bid, *self.bids[self.seat + 1 :]]
        mate = self.mate
        if mate is not None and self.view.bids[mate] is None:
            # What is supposed of a partner must leave the contract within the tricks.
            room = self.view.table.tricks - bid.tricks
            bids[mate] = tricks_bid(min(bids[mate].tricks, room))
        return bids

    def value(self, bid: Bid) -> float:
        """The worth of bidding so."""
        bids = self._with(bid)
        mean = self._expected(bids)
        fates = self._fates(bids)
        return sum(chance * self._contract(bids, fallen, mean) for chance, fallen in fates)

    def _fates(self, bids: Sequence[Bid]) -> list[tuple[float, dict[Seat, int]]]:
        """The tricks that nils take, none or one each, with how likely; theirs may fall too."""
        found: list[tuple[float, dict[Seat, int]]] = [(1.0, {})]
        for seat, bid in enumerate(bids):
            if bid.nil:
                stands = self._stands(seat, bids)
                found = [
                    (chance * part, {**fallen, seat: tricks})
                    for chance, fallen in found
                    for tricks, part in enumerate((stands, 1 - stands))
                ]
        return found

    def _stands(self, seat: Seat, bids: Sequence[Bid]) -> float:
        """The chance that the nil of a seat is made."""
        if seat == self.seat:
            return self.nil
        return _BESIDE_NIL if seat == self.mate and bids[self.seat].nil else _OTHERS_NIL

    def _expected(self, bids: Sequence[Bid]) -> float:
        """The tricks of the side that count for its contract, before any are shed."""
        tuning, mate = self.tuning, self.mate
        if mate is None:
            return self.own + tuning.keen_alone
        if bids[self.seat].nil:
            return bids[mate].tricks + OVER_BID + 0.7
        if bids[mate].nil:
            return self.own
        return self.own + bids[mate].tricks + tuning.keen

    def _contract(self, bids: Sequence[Bid], fallen: dict[Seat, int], mean: float) -> float:
        """The mean worth over the tricks of the side."""
        tricks, weights = self.view.table.tricks, dict[tuple[int, int], float]()
        contract = contract_of([bids[seat] for seat in self.view.table.sides[self.side]])
        least = self.sure if self.seat not in fallen else 0
        for taken in range(least, tricks + 1):
            low = -99.0 if taken == least else (taken - 0.5 - mean) / self.tuning.spread
            high = 99.0 if taken == tricks else (taken + 0.5 - mean) / self.tuning.spread
            chance = normal(high) - normal(low)
            over = max(0, taken - contract) * self.tuning.ducked
            whole = int(over)
            part = over - whole
            base = min(taken, contract)
            weights[base + whole, taken] = chance * (1 - part)
            weights[base + whole + 1, taken] = chance * part
        kept = {taken: weight for taken, weight in weights.items() if weight >= _RARE}
        known = self.sheets.results(bids, fallen)
        total = 0.0
        for ends, weight in kept.items():
            if ends not in known:
                known[ends] = self._result(bids, fallen, *ends)
            total += weight * known[ends][self.in_points]
        return total / sum(kept.values())

    def _result(
        self, bids: Sequence[Bid], fallen: dict[Seat, int], taken: int, able: int
    ) -> tuple[int, int]:
        """The worth of one result, in which the side could have taken `able` tricks, and its lead.

        `fallen` are tricks of nils beside those of the contract. Neither side takes all tricks
        above its contract, so that some tricks are counted to none.
        """
        view, sheets, own = self.view, self.sheets, self.side
        table = view.table
        taken = min(taken, table.tricks - sum(fallen.values()))
        left = max(0, table.tricks - max(taken, able) - sum(fallen.values()))
        ledgers = []
        for side, seats in enumerate(table.sides):
            if side == own:
                carrier = next((seat for seat in seats if seat not in fallen), None)
                counts = [fallen.get(seat, taken if seat == carrier else 0) for seat in seats]
            else:
                counts = self._others(seats, bids, left, fallen)
            deal = SideDeal(tuple(bids[seat] for seat in seats), tuple(counts))
            ledgers.append(sheets.ledger(view, side, deal))
        whole = view.rules.boston == "wins" and taken == table.tricks
        return sheets.value(view, ledgers, own, self.tuning, boston=whole), _lead(ledgers, own)

    def _others(
        self, seats: Sequence[Seat], bids: Sequence[Bid], left: int, fallen: dict[Seat, int]
    ) -> list[int]:
        """The tricks of another side: what is left, or where there are more sides its contract."""
        takers = [seat for seat in seats if not bids[seat].nil] or list(seats)
        contract = contract_of([bids[seat] for seat in seats])
        if len(self.view.table.sides) > 2:
            left = min(left, contract)
        elif left > contract:
            left = contract + int(self.tuning.ducked * (left - contract))
        return [fallen.get(seat, left if seat == takers[0] else 0) for seat in seats]


def _lead(ledgers: Sequence[Ledger], side: Side) -> int:
    """The points of a side over the mean of the others, in thousandths."""
    points = [ledger.points for ledger in ledgers]
    return 1000 * (len(points) * points[side] - sum(points)) // (len(points) - 1)
