"""The score of a deal as an itemised ledger (RULES section 6); points are added nowhere else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from game.engine.bids import Bid, BidKind
from game.engine.rules import Rules


class Entry(Enum):
    """What a line of a ledger is for; `words` has a sentence for each."""

    CONTRACT_MADE = "contract_made"
    CONTRACT_SET = "contract_set"
    TEN_MADE = "ten_made"
    TEN_MISSED = "ten_missed"
    BLIND_SIX_MADE = "blind_six_made"
    BLIND_SIX_MISSED = "blind_six_missed"
    OVERTRICKS = "overtricks"
    NIL_MADE = "nil_made"
    NIL_FAILED = "nil_failed"
    BLIND_NIL_MADE = "blind_nil_made"
    BLIND_NIL_FAILED = "blind_nil_failed"
    NIL_TRICKS = "nil_tricks"
    BOSTON = "boston"
    OPENING_TRICKS = "opening_tricks"
    BAG_PENALTY = "bag_penalty"
    BAGS_CANCELLED = "bags_cancelled"


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what for, its points, the bags it brings, and the numbers its words need.

    `place` is the index within the side of the partner concerned, where one is. `tricks` are the
    tricks the line counts and `contract` the contract it measures them against. For a bag penalty
    `tricks` is the number of limits crossed.
    """

    entry: Entry
    points: int
    bags: int = 0
    place: int | None = None
    tricks: int = 0
    contract: int = 0


@dataclass(frozen=True, slots=True)
class Ledger:
    """One side's deal: `points` is the change of the total, `bags` the counter afterwards."""

    lines: tuple[Line, ...]
    bags_before: int
    bags: int

    @property
    def points(self) -> int:
        """Sum of the lines."""
        return sum(line.points for line in self.lines)

    @property
    def set(self) -> bool:
        """Whether the contract was missed."""
        missed = (Entry.CONTRACT_SET, Entry.TEN_MISSED, Entry.BLIND_SIX_MISSED)
        return any(line.entry in missed for line in self.lines)

    @property
    def contract(self) -> int:
        """The contract of the side, 0 without one."""
        return max((line.contract for line in self.lines), default=0)


@dataclass(frozen=True, slots=True)
class SideDeal:
    """What one side bid and took; `bids` and `taken` run over its seats in the same order.

    `bids` is empty in a deal without bids (`opening_deal`).
    """

    bids: tuple[Bid, ...]
    taken: tuple[int, ...]


def score(rules: Rules, deal: SideDeal, bags: int) -> Ledger:
    """Score one side's deal from its bags so far.

    Totals never matter here: every point of a deal follows from bids, tricks and bags.
    """
    if deal.bids:
        lines = [*_nil_lines(rules, deal), *_contract_lines(rules, deal), *_boston(rules, deal)]
    else:
        taken = sum(deal.taken)
        lines = [Line(Entry.OPENING_TRICKS, 10 * taken, tricks=taken)]
    counter = bags + sum(line.bags for line in lines)
    penalties, left = _penalties(rules, counter)
    return Ledger((*lines, *penalties), bags, left)


def contract_of(bids: Sequence[Bid]) -> int:
    """The contract of a side: its bids together, nils counting nothing (RULES section 1)."""
    return sum(bid.tricks for bid in bids)


def _nil_lines(rules: Rules, deal: SideDeal) -> Iterator[Line]:
    places = [place for place, bid in enumerate(deal.bids) if bid.nil]
    fall_together = (
        rules.double_nil == "together"
        and len(places) > 1
        and any(deal.taken[place] for place in places)
    )
    for place in places:
        blind = deal.bids[place].kind is BidKind.BLIND_NIL
        tricks = deal.taken[place]
        if tricks or fall_together:
            entry = Entry.BLIND_NIL_FAILED if blind else Entry.NIL_FAILED
            points = -(rules.blind_nil_points if blind else rules.penalty_for_nil)
        else:
            entry = Entry.BLIND_NIL_MADE if blind else Entry.NIL_MADE
            points = rules.blind_nil_points if blind else rules.nil_points
        yield Line(entry, points, place=place, tricks=tricks)


def _contract_lines(rules: Rules, deal: SideDeal) -> Iterator[Line]:
    """The contract, its overtricks and the bags of failed nils."""
    bidders = [place for place, bid in enumerate(deal.bids) if not bid.nil]
    helped = rules.failed_nil == "help" and bidders
    counted = range(len(deal.bids)) if helped else bidders
    taken = sum(deal.taken[place] for place in counted)
    if bidders:
        contract = contract_of(deal.bids)
        yield from _contract(rules, deal.bids, contract, taken)
        if taken > contract:
            over = taken - contract
            yield Line(
                Entry.OVERTRICKS, over * rules.bag_value, bags=over, tricks=over, contract=contract
            )
    if rules.failed_nil == "ignored" or helped:
        return
    for place, bid in enumerate(deal.bids):
        tricks = deal.taken[place]
        if bid.nil and tricks:
            points = tricks * rules.bag_value
            yield Line(Entry.NIL_TRICKS, points, bags=tricks, place=place, tricks=tricks)


def _contract(rules: Rules, bids: Sequence[Bid], contract: int, taken: int) -> Iterator[Line]:
    """The line of the contract alone; none for a made contract of 0."""
    if any(bid.kind is BidKind.BLIND_SIX for bid in bids):
        made, missed = Entry.BLIND_SIX_MADE, Entry.BLIND_SIX_MISSED
        win = 20 * contract
        loss = _set_points(rules, contract, taken) * (1 + (rules.blind_six == "double_double"))
    elif rules.ten_counts_double and contract == 10:
        made, missed = Entry.TEN_MADE, Entry.TEN_MISSED
        win, loss = 200, -200 if rules.ten_for_200 == "miss_200" else -100
    else:
        made, missed = Entry.CONTRACT_MADE, Entry.CONTRACT_SET
        win, loss = 10 * contract, _set_points(rules, contract, taken)
    if taken < contract:
        yield Line(missed, loss, tricks=taken, contract=contract)
    elif contract:
        yield Line(made, win, tricks=taken, contract=contract)


def _set_points(rules: Rules, contract: int, taken: int) -> int:
    return {
        "minus_bid": -10 * contract,
        "zero": 0,
        "minus_short": -10 * max(0, contract - taken),
    }[rules.set]


def _boston(rules: Rules, deal: SideDeal) -> Iterator[Line]:
    if isinstance(rules.boston, int) and rules.boston and is_boston(rules, deal):
        yield Line(Entry.BOSTON, rules.boston, tricks=rules.row.tricks)


def is_boston(rules: Rules, deal: SideDeal) -> bool:
    """Whether the side took every trick with a contract of one or more (RULES section 6)."""
    return contract_of(deal.bids) >= 1 and sum(deal.taken) == rules.row.tricks


def _penalties(rules: Rules, counter: int) -> tuple[list[Line], int]:
    """Bag penalties for a counter, and the counter after them."""
    if rules.bag_limit == "none" or counter < rules.bag_limit:
        return [], counter
    crossed, over = divmod(counter, rules.bag_limit)
    lines = [Line(Entry.BAG_PENALTY, -crossed * rules.bag_penalty, tricks=crossed)]
    if rules.trigger_bags == "cancelled" and rules.bag_value:
        back = -crossed * rules.bag_limit * rules.bag_value
        lines.append(Line(Entry.BAGS_CANCELLED, back, tricks=crossed * rules.bag_limit))
    return lines, over if rules.bag_carry == "carry" else 0
