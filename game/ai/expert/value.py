"""What the result of a deal is worth to a side: its chance to win the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.ai.expert.tuning import USUAL, Tuning
from game.ai.expert.winning import Standing, chances
from game.ai.fast.utility import Utility, points_lead, side_ledgers
from game.ai.kernel import Kernel
from game.engine.bids import Bid
from game.engine.ledger import Ledger, contract_of
from game.engine.rules import Rules
from game.engine.state import State
from game.engine.tables import Side

CERTAIN = 1_000_000
"""The value of a match that is won."""

_POINT = 10
"""What a point is worth besides, so that it counts where the match is decided."""

_LEANING = 2_500
"""What a point of a temper's price is worth: about what it does for a match half played."""


@dataclass(frozen=True, slots=True)
class Match:
    """Where a match stands before the result of the deal on the table.

    `bag_price` and `set_prize` are those of the player's `Tuning`.
    """

    rules: Rules
    totals: tuple[int, ...]
    bags: tuple[int, ...]
    set_runs: tuple[int, ...]
    deal: int
    bag_price: int = 0
    set_prize: int = 0

    @classmethod
    def of(cls, view: State, tuning: Tuning = USUAL) -> Match:
        """The match of a view, valued as the tuning has it."""
        runs = view.set_runs if view.rules.sets_lose != "none" else (0,) * len(view.set_runs)
        # The number of the deal matters only where the match is of so many deals.
        deal = view.deal if view.rules.deals else 1
        return cls(view.rules, view.totals, view.bags, runs, deal,
                   tuning.bag_price, tuning.set_prize)  # fmt: skip

    def value(self, ledgers: Sequence[Ledger], side: Side, boston: Side | None = None) -> int:
        """The worth to `side` of a deal with these ledgers; `boston` took every trick."""
        others = len(ledgers) - 1
        points = [ledger.points for ledger in ledgers]
        lead = (others + 1) * points[side] - sum(points)
        chance = chances(self.rules, self._after(ledgers), boston)[side]
        worth = round(CERTAIN * chance) + _POINT * max(-999, min(999, lead // others))
        return worth + _LEANING * self._leaning(ledgers, side)

    def _leaning(self, ledgers: Sequence[Ledger], side: Side) -> int:
        """The points that a temper sees beyond those of the ledgers."""
        bags = sum(line.bags for line in ledgers[side].lines) if self.bag_price else 0
        sets = sum(ledger.set for ledger in ledgers) - ledgers[side].set
        return self.set_prize * sets - self.bag_price * bags

    def _after(self, ledgers: Sequence[Ledger]) -> Standing:
        totals = tuple(
            total + ledger.points for total, ledger in zip(self.totals, ledgers, strict=True)
        )
        runs = tuple(
            run if not ledger.contract else run + 1 if ledger.set else 0
            for run, ledger in zip(self.set_runs, ledgers, strict=True)
        )
        return Standing(totals, tuple(ledger.bags for ledger in ledgers), runs, self.deal)


def deal_value(view: State, side: Side, tuning: Tuning = USUAL) -> Utility:
    """The values of all ends of the deal of `view` for a side; its bids are made."""
    bids = tuple(bid for bid in view.bids if bid is not None) if view.with_bids else ()
    return _utility(Match.of(view, tuning), bids, side)


def deal_points(view: State, side: Side) -> Utility:
    """The leads in points at all ends of the deal of `view`."""
    bids = tuple(bid for bid in view.bids if bid is not None) if view.with_bids else ()
    return _points(view.rules, bids, view.bags, side)


@lru_cache(maxsize=12)
def _points(rules: Rules, bids: tuple[Bid, ...], bags: tuple[int, ...], side: Side) -> Utility:
    return points_lead(Kernel.of(rules), rules, bids, bags, side)


@lru_cache(maxsize=12)
def _utility(match: Match, bids: tuple[Bid, ...], side: Side) -> Utility:
    rules = match.rules
    ledgers = side_ledgers(rules, bids, match.bags)
    sides, tricks = rules.row.sides, rules.row.tricks
    bidders = [bool(bids) and contract_of([bids[s] for s in seats]) > 0 for seats in sides]
    known: dict[tuple[tuple[int, ...], ...], int] = {}

    def worth(taken: tuple[int, ...]) -> int:
        sheet = ledgers(taken)
        boston = None
        if rules.boston == "wins":
            whole = (i for i, seats in enumerate(sides) if sum(taken[s] for s in seats) == tricks)
            boston = next((i for i in whole if bidders[i]), None)
        counted = bool(match.set_prize)
        key = (
            *((each.points, each.bags, counted and each.set) for each in sheet),
            (boston or 0, boston is not None),
        )
        if rules.sets_lose != "none" or key not in known:
            known[key] = match.value(sheet, side, boston)
        return known[key]

    return Utility(Kernel.of(rules), side, worth)
