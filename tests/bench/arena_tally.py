"""What a player did over many deals."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.ledger import Entry, Ledger
from game.engine.state import DealResult
from game.engine.tables import Side, Table
from tests.bench.arena_players import Faults

BAG = -9
"""What a bag is worth over a whole match: one point, and a tenth of the penalty."""

_BAG_LINES = (Entry.OVERTRICKS, Entry.NIL_TRICKS, Entry.BAG_PENALTY, Entry.BAGS_CANCELLED)


@dataclass(slots=True)
class Tally:
    """What one player did, a side of a deal at a time; times are in milliseconds.

    `errors` are tricks above the contract, by side; `nil_bids` tell of every bid whether it was nil
    and `nils` of every nil whether it was made.
    """

    points: list[float] = field(default_factory=list)
    valued: list[float] = field(default_factory=list)
    bags: list[int] = field(default_factory=list)
    contracts: list[bool] = field(default_factory=list)
    errors: list[int] = field(default_factory=list)
    nil_bids: list[bool] = field(default_factory=list)
    nils: list[bool] = field(default_factory=list)
    bid_times: list[float] = field(default_factory=list)
    card_times: list[float] = field(default_factory=list)
    faults: Faults = field(default_factory=Faults)

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        self.faults.add(other.faults)
        for name in self.__slots__:
            if name != "faults":
                getattr(self, name).extend(getattr(other, name))

    def score(self, result: DealResult, table: Table, side: Side) -> None:
        """Note how a side came out of a deal."""
        ledger = result.ledgers[side]
        self.points.append(ledger.points)
        self.valued.append(value(ledger))
        self.bags.append(sum(line.bags for line in ledger.lines))
        if ledger.contract:
            self.contracts.append(ledger.set)
            taken = sum(result.taken[seat] for seat in table.sides[side])
            self.errors.append(taken - ledger.contract)
        for seat in table.sides[side]:
            bid = result.bids[seat]
            if bid is not None:
                self.nil_bids.append(bid.nil)
            if bid is not None and bid.nil:
                self.nils.append(not result.taken[seat])


def value(ledger: Ledger) -> int:
    """The points of a ledger with every bag at its value over a whole match."""
    plain = sum(line.points for line in ledger.lines if line.entry not in _BAG_LINES)
    return plain + BAG * sum(line.bags for line in ledger.lines)
