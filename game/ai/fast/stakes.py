"""What the bids make of every trick, as the rule policy sees it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.ai.kernel import NEVER
from game.engine.bids import Bid
from game.engine.ledger import contract_of
from game.engine.rules import Rules
from game.engine.state import State


@dataclass(frozen=True, slots=True)
class Stakes:
    """A deal's contracts by side, and by seat who bid nil and whose tricks count for a contract.

    `welcome` says that tricks above the contract cost nothing. `packed` holds the same numbers for
    the compiled kernel.
    """

    contracts: tuple[int, ...]
    nils: tuple[bool, ...]
    counts: tuple[bool, ...]
    welcome: bool
    packed: array[int] = field(default_factory=lambda: array("q"), repr=False, compare=False)

    def __post_init__(self) -> None:
        self.packed.extend((*self.contracts, *[0] * (6 - len(self.contracts))))
        self.packed.extend((_bits(self.nils), _bits(self.counts), self.welcome))

    @classmethod
    def of(cls, rules: Rules, bids: Sequence[Bid] | None) -> Stakes:
        """The stakes of a deal whose seats bid `bids`, None where nobody bids."""
        row = rules.row
        if bids is None:
            nobody = (False,) * row.seats
            everybody = (True,) * row.seats
            return cls((NEVER,) * len(row.sides), nobody, everybody, welcome=True)
        nils = tuple(bid.nil for bid in bids)
        helped = rules.failed_nil == "help"
        return cls(
            tuple(contract_of([bids[seat] for seat in side]) for side in row.sides),
            nils,
            tuple(
                not nil or (helped and not all(nils[mate] for mate in row.sides[row.side_of(seat)]))
                for seat, nil in enumerate(nils)
            ),
            welcome=worth_of_a_bag(rules) >= 0,
        )

    @classmethod
    def at(cls, view: State) -> Stakes:
        """The stakes of a deal whose bidding is over."""
        bids = [bid for bid in view.bids if bid is not None]
        return cls.of(view.rules, bids if view.with_bids else None)

    def needs(self, sides: Sequence[int], taken: Sequence[int]) -> list[int]:
        """The tricks each side lacks to its contract; `sides` and `taken` run over the seats."""
        needs = list(self.contracts)
        for side, counts, tricks in zip(sides, self.counts, taken, strict=True):
            needs[side] -= tricks * counts
        return needs

    def alive(self, taken: Sequence[int]) -> int:
        """The seats whose nil still stands, a bit each."""
        return _bits(nil and not tricks for nil, tricks in zip(self.nils, taken, strict=True))


def worth_of_a_bag(rules: Rules) -> int:
    """The hundredths of a point that a bag is worth over a long match (RULES section 6)."""
    worth = 100 * rules.bag_value
    if rules.bag_limit == "none":
        return worth
    back = rules.bag_limit * rules.bag_value if rules.trigger_bags == "cancelled" else 0
    return worth - 100 * (rules.bag_penalty + back) // rules.bag_limit


def _bits(flags: Iterable[bool]) -> int:
    return sum(flag << place for place, flag in enumerate(flags))
