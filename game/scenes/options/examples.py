"""Worked examples of the rules that score, reckoned by the engine's own ledger."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.engine.bids import BLIND_NIL, NIL, Bid, blind_six, tricks_bid
from game.engine.ledger import SideDeal, contract_of, score
from game.engine.rules import Rules
from game.engine.state import DealResult
from game.words import t
from game.words.cards import bid_text
from game.words.ledger import LedgerLine, ledger_lines
from game.words.names import Names
from game.words.numbers import signed

_TOTAL = 337
_BAGS = 5


@dataclass(frozen=True, slots=True)
class Example:
    """A deal of one side: what happened, every line of its ledger, the total and a note."""

    head: str
    lines: tuple[LedgerLine, ...]
    total: int
    note: str


@dataclass(frozen=True, slots=True)
class _Case:
    """What the first side bid and took; bids are empty where nobody bids."""

    bids: tuple[Bid, ...]
    taken: tuple[int, ...]
    bags: int = _BAGS


def examples(key: str, rules: Rules, names: Names) -> tuple[Example, ...]:
    """The examples of a rule as `rules` reckon them; none for a rule that scores nothing."""
    cases = _CASES.get(key)
    if cases is None:
        return ()
    tricks = rules.row.tricks
    return tuple(
        _reckoned(_under_limit(case, rules), rules, names)
        for case in cases(rules)
        if sum(case.taken) <= tricks and contract_of(case.bids) <= tricks
    )


def _under_limit(case: _Case, rules: Rules) -> _Case:
    """The case with no more bags before the deal than a side may hold."""
    if rules.bag_limit == "none":
        return case
    return replace(case, bags=min(case.bags, rules.bag_limit - 1))


def _reckoned(case: _Case, rules: Rules, names: Names) -> Example:
    ledger = score(rules, SideDeal(case.bids, case.taken), case.bags)
    seats = rules.row.sides[0]
    bids: list[Bid | None] = [None] * rules.row.seats
    taken = [0] * rules.row.seats
    for place, seat in enumerate(seats):
        bids[seat] = case.bids[place] if case.bids else None
        taken[seat] = case.taken[place]
    total = _TOTAL + ledger.points
    result = DealResult(1, 0, tuple(bids), tuple(taken), (ledger,), (total,))
    over = rules.boston == "wins" and case.bids and sum(case.taken) == rules.row.tricks
    note = "options.example.over" if over else "options.example.bags"
    return Example(
        head=t("options.example.head", n=case.bags, total=_TOTAL, bids=_bids(case.bids),
               taken=t("options.example.joint").join(map(str, _told(case)))),
        lines=ledger_lines(rules, result, 0, names),
        total=total,
        note=t(note, n=ledger.bags, points=signed(ledger.points)),
    )  # fmt: skip


def _bids(bids: tuple[Bid, ...]) -> str:
    if not bids:
        return t("options.example.nobid")
    if all(bid == tricks_bid(bid.tricks) for bid in bids):
        return t("options.example.bid", bids=contract_of(bids))
    return t("options.example.bid", bids=t("options.example.joint").join(map(bid_text, bids)))


def _told(case: _Case) -> tuple[int, ...]:
    """The tricks taken: each partner's own where a nil counts them apart."""
    return case.taken if any(bid.nil for bid in case.bids) else (sum(case.taken),)


def _plain(rules: Rules, contract: int, taken: int, bags: int = _BAGS) -> _Case:
    if not rules.row.partners:
        return _Case((tricks_bid(contract),), (taken,), bags)
    half, most = contract // 2, (taken + 1) // 2
    return _Case((tricks_bid(contract - half), tricks_bid(half)), (most, taken - most), bags)


def _beside(rules: Rules, bid: Bid, taken: int, partner: int = 4) -> _Case:
    """A bid with a partner who bids and takes `partner`, or alone."""
    if not rules.row.partners:
        return _Case((bid,), (taken,))
    return _Case((bid, tricks_bid(partner)), (taken, partner))


def _nil(rules: Rules) -> tuple[_Case, ...]:
    if rules.nil == "off":
        return ()
    return (_beside(rules, NIL if rules.nil == "on" else tricks_bid(0), 0),)


def _failed(rules: Rules) -> tuple[_Case, ...]:
    return (replace(_beside(rules, NIL, 1), bags=0),) if rules.nil == "on" else ()


def _blind_nil(rules: Rules) -> tuple[_Case, ...]:
    return (_beside(rules, BLIND_NIL, 0),) if rules.blind_nil_open else ()


def _double_nil(rules: Rules) -> tuple[_Case, ...]:
    both = rules.row.partners and rules.nil == "on" and rules.double_nil != "forbidden"
    return (_Case((NIL, NIL), (0, 1)),) if both else ()


def _ten(rules: Rules) -> tuple[_Case, ...]:
    return _plain(rules, 10, 11), _plain(rules, 10, 9)


def _blind_six(rules: Rules) -> tuple[_Case, ...]:
    if rules.blind_six == "off":
        return ()
    return _beside(rules, blind_six(6), 7, 2), _beside(rules, blind_six(6), 4, 2)


def _opening(rules: Rules) -> tuple[_Case, ...]:
    if rules.opening_deal == "normal":
        return ()
    taken = (4, 3) if rules.row.partners else (4,)
    return (_Case((), taken, 0),)


def _bags(rules: Rules) -> tuple[_Case, ...]:
    limit = 10 if rules.bag_limit == "none" else rules.bag_limit
    return (_plain(rules, 5, 8, max(0, limit - 2)),)


_CASES: Mapping[str, Callable[[Rules], tuple[_Case, ...]]] = {
    "ten_for_200": _ten,
    "blind_six": _blind_six,
    "boston": lambda rules: (_plain(rules, min(7, rules.row.tricks), rules.row.tricks),),
    "opening_deal": _opening,
    "nil": _nil,
    "nil_points": _nil,
    "nil_penalty": _failed,
    "blind_nil": _blind_nil,
    "blind_nil_points": _blind_nil,
    "double_nil": _double_nil,
    "failed_nil": _failed,
    "set": lambda rules: (_plain(rules, 5, 4),),
    **dict.fromkeys(("bag_value", "bag_limit", "bag_penalty", "bag_carry", "trigger_bags"), _bags),
}
