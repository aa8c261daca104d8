"""What a bid would mean, before it is made; every number is the ledger's own."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.bids import Bid
from game.engine.ledger import Entry, Line, SideDeal, contract_of, score
from game.engine.rules import Rules
from game.engine.state import State
from game.engine.tables import Seat
from game.words.cards import bid_text
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import signed, span

_NIL_ENTRIES = (
    Entry.NIL_MADE,
    Entry.NIL_FAILED,
    Entry.BLIND_NIL_MADE,
    Entry.BLIND_NIL_FAILED,
    Entry.NIL_TRICKS,
)
_NO_CONTRACT = (*_NIL_ENTRIES, Entry.OVERTRICKS, Entry.BAG_PENALTY, Entry.BAGS_CANCELLED)


@dataclass(frozen=True, slots=True)
class BidPreview:
    """What the pad shows of a bid: `stakes` may hold strong text, `detail` may be empty."""

    contract: str
    headline: str
    detail: str
    stakes: str
    button: str


@dataclass(frozen=True, slots=True)
class Worth:
    """The points that a bid wins and loses.

    `growing` tells that each further trick missing costs more, `shared` that two nils of the side
    stand and fall together.
    """

    won: int
    lost: int
    growing: bool = False
    shared: bool = False


def side_bids(state: State, seat: Seat, bid: Bid) -> tuple[Bid, ...]:
    """The bids of the side of `seat` were it to make `bid` now, its own first."""
    mate = state.table.partner_of(seat)
    mates_bid = None if mate is None else state.bids[mate]
    return (bid,) if mates_bid is None else (bid, mates_bid)


def bid_preview(state: State, seat: Seat, bid: Bid, names: Names) -> BidPreview:
    """What `bid` would mean for `seat`, were it to bid now.

    >>> bid_preview(state, 0, tricks_bid(4), names).stakes  # doctest: +SKIP
    'Made: *+80*, each trick over is a bag. Short: *−80*.'
    """
    mate = state.table.partner_of(seat)
    bids = side_bids(state, seat, bid)
    contract = contract_of(bids)
    return BidPreview(
        contract=str(contract),
        headline=_headline(state, seat, bid, contract),
        detail=_detail(state, mate, bid, names),
        stakes=stakes(state.rules, bids),
        button=t("pad.bid", bid=bid_text(bid)),
    )


def range_preview(state: State, seat: Seat, low: int, high: int, names: Names) -> BidPreview:
    """What saying a range would mean (RULES section 4, `team_talk`)."""
    mate = state.table.partner_of(seat)
    said = span(low, high)
    return BidPreview(
        contract=said,
        headline=t("preview.you_say", range=said),
        detail="" if mate is None else t("preview.partner_names", partner=names.by_seat[mate]),
        stakes="",
        button=t("pad.say", range=said),
    )


def stakes(rules: Rules, bids: tuple[Bid, ...]) -> str:
    """What the first of a side's `bids` wins and loses: its nil, or the side's contract."""
    return nil_stakes(rules, bids) if bids[0].nil else _contract_stakes(rules, bids)


def nil_stakes(rules: Rules, bids: tuple[Bid, ...]) -> str:
    """What the nil that heads `bids` wins and loses, or both nils where they fall together."""
    worth = bid_worth(rules, bids)
    kept, lost = signed(worth.won), signed(worth.lost)
    if worth.shared:
        return t("preview.nils_together", kept=kept, lost=lost)
    bags = any(line.entry is Entry.NIL_TRICKS for line in _lines(rules, bids, _failing(bids)))
    tricks = t("preview.nil_bags") if bags else ""
    return t("preview.nil", kept=kept, lost=lost, tricks=tricks)


def bid_worth(rules: Rules, bids: tuple[Bid, ...]) -> Worth:
    """What the first of a side's `bids` wins and loses: its nil, or the side's contract of 1 up."""
    if bids[0].nil:
        both = rules.double_nil == "together" and len(bids) > 1 and all(bid.nil for bid in bids)
        kept = _nil_points(rules, bids, (0,) * len(bids), both)
        return Worth(kept, _nil_points(rules, bids, _failing(bids), both), shared=both)
    contract = contract_of(bids)
    short = _points(rules, bids, contract - 1)
    growing = contract > 1 and _points(rules, bids, contract - 2) != short
    return Worth(_points(rules, bids, contract), short, growing=growing)


def over_worth(rules: Rules, bids: tuple[Bid, ...]) -> tuple[int, bool]:
    """The points of a trick over the contract of a side's `bids`, and whether it is a bag."""
    taken = _shared_out(bids, contract_of(bids) + 1)
    points = next(
        line.points for line in _lines(rules, bids, taken) if line.entry is Entry.OVERTRICKS
    )
    return points, rules.bag_limit != "none"


def nil_worth(rules: Rules, bid: Bid) -> tuple[int, int]:
    """The points of a nil or blind nil kept, and lost."""
    return _nil_points(rules, (bid,), (0,), False), _nil_points(rules, (bid,), (1,), False)


def _failing(bids: tuple[Bid, ...]) -> tuple[int, ...]:
    """The tricks of a side of which the first bidder alone takes one."""
    return 1, *(0,) * (len(bids) - 1)


def _nil_points(rules: Rules, bids: tuple[Bid, ...], taken: tuple[int, ...], both: bool) -> int:
    entries = _NIL_ENTRIES[:-1]
    lines = [line for line in _lines(rules, bids, taken) if line.entry in entries]
    return sum(line.points for line in lines if both or line.place == 0)


def _contract_stakes(rules: Rules, bids: tuple[Bid, ...]) -> str:
    contract, over = contract_of(bids), _over(rules, bids)
    if contract == 0:
        return t("preview.only_over", worth=over)
    more = t("preview.over", worth=over) if contract < rules.row.tricks else ""
    worth = bid_worth(rules, bids)
    made = t("preview.made", points=signed(worth.won), over=more)
    key = "preview.short_each" if worth.growing else "preview.short"
    return f"{made} {t(key, points=signed(worth.lost))}"


def _points(rules: Rules, bids: tuple[Bid, ...], taken: int) -> int:
    lines = _lines(rules, bids, _shared_out(bids, taken))
    return sum(line.points for line in lines if line.entry not in _NO_CONTRACT)


def _over(rules: Rules, bids: tuple[Bid, ...]) -> str:
    """What a trick over the contract is worth."""
    points, bag = over_worth(rules, bids)
    if not bag:
        key = "preview.over.points" if points else "preview.over.nothing"
    else:
        key = "preview.over.bag" if points in (0, 1) else "preview.over.bag_points"
    return t(key, points=signed(points))


def _shared_out(bids: tuple[Bid, ...], taken: int) -> tuple[int, ...]:
    """All of a side's tricks to the first seat that promised some."""
    first = next(place for place, bid in enumerate(bids) if not bid.nil)
    return tuple(taken if place == first else 0 for place in range(len(bids)))


def _lines(rules: Rules, bids: tuple[Bid, ...], taken: tuple[int, ...]) -> tuple[Line, ...]:
    return score(rules, SideDeal(bids, taken), bags=0).lines


def _headline(state: State, seat: Seat, bid: Bid, contract: int) -> str:
    mate = state.table.partner_of(seat)
    tricks = state.table.tricks
    settled = mate is None or state.bids[mate] is not None or state.ranges[mate] is not None
    if bid.nil and contract == 0:
        return t("preview.you_take_none")
    key = "preview.you_need" if mate is None else "preview.side_needs"
    return t(key if settled else "preview.side_so_far", n=contract, tricks=tricks)


def _detail(state: State, mate: Seat | None, bid: Bid, names: Names) -> str:
    if mate is None:
        return ""
    mates_bid, said = state.bids[mate], state.ranges[mate]
    if mates_bid is not None:
        partners = t("person.possessive", name=names.by_seat[mate])
        mates = bid_text(mates_bid)
        return t("preview.with", bid=bid_text(bid), partners=partners, mates=mates)
    if said is not None:
        heard = span(said.low, said.high)
        return t("preview.heard", partner=names.by_seat[mate], range=heard)
    return t("preview.yet_to_bid", partner=names.by_seat[mate])
