"""What one side bid and took, written as `4+N` and `5+0`."""

from __future__ import annotations

from game.engine.bids import Bid, BidKind
from game.engine.ledger import SideDeal, contract_of
from game.engine.rules import Rules
from game.session.rule_text import is_integer
from game.words.faults import quoted
from game.words.lookup import t


class SideTextError(ValueError):
    """Bids or tricks that cannot be; the message is a clause for the reader."""


def parse_side(rules: Rules, bids: str, taken: str) -> SideDeal:
    """The bids and tricks of one side, its seats in the same order in both texts.

    A side may name fewer seats than it has. Where the opening deal bids itself, bids may be empty.
    Raises SideTextError for anything that a deal under these rules could not bring.
    """
    deal = SideDeal(_bids(rules, bids), _taken(rules, taken))
    if deal.bids and len(deal.bids) != len(deal.taken):
        raise SideTextError(t("score_file.lengths", bids=len(deal.bids), taken=len(deal.taken)))
    return deal


def _bids(rules: Rules, text: str) -> tuple[Bid, ...]:
    if not text and rules.opening_deal == "bids_itself":
        return ()
    if not text:
        raise SideTextError(t("score_file.no_bids"))
    bids = tuple(_bid(rules, part) for part in _parts(rules, "bids", text))
    contract, tricks = contract_of(bids), rules.row.tricks
    if contract > tricks:
        raise SideTextError(t("score_file.contract_over", contract=contract, tricks=tricks))
    return bids


def _taken(rules: Rules, text: str) -> tuple[int, ...]:
    taken = tuple(map(_count, _parts(rules, "taken", text)))
    if min(taken) < 0:
        raise SideTextError(t("score_file.negative_taken"))
    if sum(taken) > rules.row.tricks:
        raise SideTextError(t("score_file.taken_over", taken=sum(taken), tricks=rules.row.tricks))
    return taken


def _parts(rules: Rules, column: str, text: str) -> list[str]:
    parts = text.split("+")
    seats = max(map(len, rules.row.sides))
    if len(parts) > seats:
        raise SideTextError(t("score_file.parts", n=seats, column=column, found=len(parts)))
    return parts


def _count(text: str) -> int:
    if not is_integer(text):
        raise SideTextError(t("score_file.integer", column="taken", value=quoted(text)))
    return int(text)


def _bid(rules: Rules, text: str) -> Bid:
    try:
        bid = Bid.parse(text)
    except ValueError as fault:
        raise SideTextError(t("score_file.bad_bid", value=quoted(text))) from fault
    closed = _closed(rules, bid)
    if closed:
        raise SideTextError(closed)
    return bid


def _closed(rules: Rules, bid: Bid) -> str:
    """Why the rules have no such bid, "" where they have."""
    match bid.kind:
        case BidKind.NIL if rules.nil != "on":
            return t("score_file.nil_closed", nil=rules.nil)
        case BidKind.BLIND_NIL if not rules.blind_nil_open:
            return t("score_file.blind_nil_closed")
        case BidKind.BLIND_SIX if rules.blind_six == "off":
            return t("score_file.blind_six_closed", bid=bid)
        case BidKind.BLIND_SIX if bid.tricks < 6:
            return t("score_file.blind_six_low", bid=bid)
        case BidKind.TRICKS if bid.tricks == 0 and rules.nil != "zero":
            # Team talk halves the contract, and half of 1 is 0 for the first partner.
            return "" if rules.team_talk == "on" else t("score_file.zero_closed")
    if bid.tricks > rules.row.tricks:
        return t("score_file.bid_over", bid=bid.tricks, tricks=rules.row.tricks)
    return ""
