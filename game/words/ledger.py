"""The ledger of a deal in words (RULES section 6); the numbers are the ledger's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.ledger import Entry, Ledger, Line
from game.engine.rules import Rules
from game.engine.state import DealResult
from game.engine.tables import Seat, Side
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import capital, ordinal

_AFTER_CONTRACT = (
    Entry.NIL_MADE,
    Entry.NIL_FAILED,
    Entry.BLIND_NIL_MADE,
    Entry.BLIND_NIL_FAILED,
    Entry.NIL_TRICKS,
)
_LAST = (Entry.BOSTON, Entry.BAG_PENALTY, Entry.BAGS_CANCELLED)


class LedgerLine(NamedTuple):
    """One line of the score book: what for, a note in the second colour ("" for none), points."""

    text: str
    note: str
    points: int


def ledger_lines(
    rules: Rules, result: DealResult, side: Side, names: Names
) -> tuple[LedgerLine, ...]:
    """Every line of a side's ledger, the contract first; empty where the ledger has none.

    >>> ledger_lines(rules, result, 0, names)[0]  # doctest: +SKIP
    LedgerLine(text='Contract of 5 made', note='you took 6', points=50)
    """
    deal = _SideResult(rules, result, side, names)
    lines = sorted(deal.lines, key=lambda line: line.entry in _AFTER_CONTRACT)
    lines.sort(key=lambda line: line.entry in _LAST)
    return tuple(LedgerLine(*_WORDS[line.entry](deal, line), line.points) for line in lines)


@dataclass(frozen=True, slots=True)
class _SideResult:
    rules: Rules
    result: DealResult
    side: Side
    names: Names

    @property
    def ledger(self) -> Ledger:
        return self.result.ledgers[self.side]

    @property
    def lines(self) -> tuple[Line, ...]:
        return self.ledger.lines

    def seat(self, line: Line) -> Seat:
        """The seat a line is about."""
        return self.rules.row.sides[self.side][line.place or 0]

    def contract_note(self, line: Line) -> str:
        """Who took how many of the tricks that counted for the contract."""
        seats = self.names.seats(self.side, self.rules.row)
        bidders = [seat for seat in seats if not self.nil(seat)]
        helpers = [seat for seat in seats if self.nil(seat) and self.helps(seat)]
        if len(bidders) == 1 and not helpers:
            return t("ledger.note.took", who=self.names.of(bidders[0]), n=line.tricks)
        parts = [self.share(seat) for seat in bidders]
        parts += [self.beside(seat) for seat in helpers]
        return t("list.comma").join(parts)

    def nil(self, seat: Seat) -> bool:
        bid = self.result.bids[seat]
        return bid is not None and bid.nil

    def helps(self, seat: Seat) -> bool:
        """Whether a failed nil's tricks count for the contract (`failed_nil`)."""
        return self.rules.failed_nil == "help" and self.result.taken[seat] > 0

    def share(self, seat: Seat) -> str:
        bid = self.result.bids[seat]
        tricks = 0 if bid is None else bid.tricks
        taken = self.result.taken[seat]
        return t("ledger.note.took_of", who=self.names.of(seat), taken=taken, bid=tricks)

    def beside(self, seat: Seat) -> str:
        taken = self.result.taken[seat]
        return t("ledger.note.took_beside", who=self.names.of(seat), taken=taken)


_Words = tuple[str, str]


def _contract(deal: _SideResult, line: Line) -> _Words:
    return t(f"ledger.{line.entry.value}", contract=line.contract), deal.contract_note(line)


def _blind_six(deal: _SideResult, line: Line) -> _Words:
    text, note = _contract(deal, line)
    if line.entry is Entry.BLIND_SIX_MADE:
        return text, t("list.comma").join((t("ledger.note.double"), note))
    if deal.rules.blind_six == "double_double" and line.points:
        return text, t("list.comma").join((t("ledger.note.twice"), note))
    return text, note


def _overtricks(_deal: _SideResult, line: Line) -> _Words:
    return t("ledger.overtricks", n=line.tricks), t("ledger.note.bags", n=line.bags)


def _nil(deal: _SideResult, line: Line) -> _Words:
    seat = deal.seat(line)
    text = capital(t(f"ledger.{line.entry.value}", whose=deal.names.possessive(seat)))
    mate = deal.rules.row.partner_of(seat)
    lost = line.entry in (Entry.NIL_FAILED, Entry.BLIND_NIL_FAILED)
    if lost and not line.tricks and mate is not None:
        return text, t("ledger.note.together", whose=deal.names.whose(mate))
    return text, t("ledger.note.nil_took", n=line.tricks)


def _nil_tricks(deal: _SideResult, line: Line) -> _Words:
    whose = deal.names.possessive(deal.seat(line))
    text = t("ledger.nil_tricks", n=line.tricks, whose=whose)
    return text, t("ledger.note.bags", n=line.bags)


def _boston(_deal: _SideResult, line: Line) -> _Words:
    return t("ledger.boston"), t("ledger.note.boston", tricks=line.tricks)


def _opening(_deal: _SideResult, line: Line) -> _Words:
    return t("ledger.opening_tricks", n=line.tricks), t("ledger.note.opening")


def _penalty(deal: _SideResult, line: Line) -> _Words:
    note = t("ledger.note.counter", bags=deal.ledger.bags)
    limit = deal.rules.bag_limit
    if line.tricks == 1 and limit != "none":
        return t("ledger.bag_penalty.once", ordinal=capital(ordinal(limit))), note
    if line.tricks == 2:
        return t("ledger.bag_penalty.twice"), note
    return t("ledger.bag_penalty", n=line.tricks), note


def _cancelled(_deal: _SideResult, line: Line) -> _Words:
    return t("ledger.bags_cancelled", n=line.tricks), t("ledger.note.cancelled")


_WORDS: Mapping[Entry, Callable[[_SideResult, Line], _Words]] = {
    Entry.CONTRACT_MADE: _contract,
    Entry.CONTRACT_SET: _contract,
    Entry.TEN_MADE: _contract,
    Entry.TEN_MISSED: _contract,
    Entry.BLIND_SIX_MADE: _blind_six,
    Entry.BLIND_SIX_MISSED: _blind_six,
    Entry.OVERTRICKS: _overtricks,
    Entry.NIL_MADE: _nil,
    Entry.NIL_FAILED: _nil,
    Entry.BLIND_NIL_MADE: _nil,
    Entry.BLIND_NIL_FAILED: _nil,
    Entry.NIL_TRICKS: _nil_tricks,
    Entry.BOSTON: _boston,
    Entry.OPENING_TRICKS: _opening,
    Entry.BAG_PENALTY: _penalty,
    Entry.BAGS_CANCELLED: _cancelled,
}
