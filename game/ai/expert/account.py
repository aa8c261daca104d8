"""Where the contracts of a deal stand, as reasons: what a trick more would do."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.fast.stakes import Stakes
from game.ai.position import Position
from game.ai.reason import Reason, Why
from game.engine.ledger import Entry, Ledger, SideDeal, score
from game.engine.state import State
from game.engine.tables import Seat

_FEW = 3
"""Tricks short of a set from which it is worth telling."""


@dataclass(frozen=True, slots=True)
class Account:
    """What tells for taking a trick more, and what for leaving it, the strongest first."""

    taking: tuple[Reason, ...]
    leaving: tuple[Reason, ...]


def account(view: State, position: Position, stakes: Stakes) -> Account:
    """The account of the seat to play."""
    if not view.with_bids:
        return Account((Reason(Why.EVERY_TRICK),), ())
    side = position.kernel.sides[position.seat]
    need = stakes.needs(position.kernel.sides, position.taken)[side]
    sets = tuple(_sets(view, position, stakes))
    if not stakes.contracts[side]:
        return Account(sets, ())
    if need > position.left:
        return Account((*sets, Reason(Why.OUT_OF_REACH)), ())
    if need > 0:
        return Account((Reason(Why.NEEDS, need, position.left), *sets), ())
    made = Reason(Why.MADE)
    bag = () if stakes.welcome else _bag(view, position.seat)
    return Account(sets, (made, *bag))


def _sets(view: State, position: Position, stakes: Stakes) -> list[Reason]:
    """The other sides that few tricks more would set."""
    kernel, found = position.kernel, []
    for side, lacks in enumerate(stakes.needs(kernel.sides, position.taken)):
        more = position.left - lacks + 1
        if side != kernel.sides[position.seat] and 0 < lacks <= position.left and more <= _FEW:
            found.append(Reason(Why.SETS, more, seats=view.table.sides[side]))
    return sorted(found, key=lambda reason: reason.number)


def _bag(view: State, seat: Seat) -> tuple[Reason, ...]:
    """The bag that a trick more would be to a side whose contract is made."""
    side = view.table.side_of(seat)
    now, more = _ledger(view, seat, 0), _ledger(view, seat, 1)
    number = view.bags[side] + sum(line.bags for line in more.lines)
    if sum(line.bags for line in now.lines) == number - view.bags[side]:
        return ()
    cost = _penalty(now) - _penalty(more)
    return (Reason(Why.PENALTY, number, cost) if cost else Reason(Why.BAG, number),)


def _ledger(view: State, seat: Seat, more: int) -> Ledger:
    """The ledger of a side were the deal over, with so many tricks more for a seat."""
    side = view.table.side_of(seat)
    deal, place = view.side_deal(side), view.table.sides[side].index(seat)
    taken = tuple(tricks + (more if at == place else 0) for at, tricks in enumerate(deal.taken))
    return score(view.rules, SideDeal(deal.bids, taken), view.bags[side])


def _penalty(ledger: Ledger) -> int:
    lost = (Entry.BAG_PENALTY, Entry.BAGS_CANCELLED)
    return sum(line.points for line in ledger.lines if line.entry in lost)
