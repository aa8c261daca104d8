"""What the table's furniture shows, computed from what the viewer knows: no place, no colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.bids import Bid
from game.engine.ledger import score
from game.engine.state import Phase, Range, State
from game.engine.tables import Seat, Side
from game.engine.turn import owes_bid, phase, to_act
from game.ui.layout.seats import side_order
from game.words import t
from game.words.names import Names
from game.words.rules_line import match_title, rules_parts, rules_title
from game.words.sheet import counted
from game.words.table import (
    Chip,
    led_chip,
    panel_goal,
    panel_title,
    side_bags,
    side_progress,
    spades_chip,
    turn_tag,
)


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One seat as its plate and bubble show it.

    `mark` is the number of its side, the viewer's 0. `owes_bid` tells whether it has yet to bid in
    a deal with bids, `counting` whether its tricks are being counted, `acts` whether the table
    waits for it, `holds` the cards it has drawn so far while cards are drawn, `leads` whether it
    leads the trick. `named` is the contract it named after team talk, None elsewhere.
    """

    seat: Seat
    name: str
    portrait: str
    mark: int
    bid: Bid | None = None
    said: Range | None = None
    named: int | None = None
    taken: int = 0
    owes_bid: bool = False
    holds: int | None = None
    counting: bool = False
    dealer: bool = False
    leads: bool = False
    acts: bool = False

    @property
    def nil_lost(self) -> bool:
        """Whether it promised nil and took a trick."""
        return self.bid is not None and self.bid.nil and self.taken > 0


@dataclass(frozen=True, slots=True)
class SideInfo:
    """One side as the score shows it.

    `short` and `initials` are the name in less room and in the least. `contract` and `taken` are
    tricks, `taken` those that serve the contract; `progress` says how
    they stand, `brief` and `terse` the same in less room, `bag_words` the bags (rich text).
    `share` is how far the side is on its way to the end of the match, 0 to 1. `bag_limit` is None
    where bags have none.
    """

    mark: int
    name: str
    short: str
    initials: str
    contract: int
    taken: int
    progress: str
    brief: str
    terse: str
    bags: int
    bag_limit: int | None
    bag_words: str
    total: int
    share: float

    @property
    def near_limit(self) -> bool:
        """Whether few bags are missing to the penalty."""
        limit = self.bag_limit
        return limit is not None and limit - self.bags <= max(1, limit // 5)


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Everything the furniture shows; `seats` by their numbers, `sides` the viewer's first.

    `title`, or the rules' `name` where that is too long, `rules` (in parts) and `deal_words`
    stand in the corner, `heading` and `goal` over the score. `spades` and `led` are the chips
    in full and in one word, with their signs; None where there is none. `unbroken` is what the
    chip of the spades says before they are broken. `tag` says what is asked of the viewer, ""
    while nothing is. `bubbles` tells whether bids stand in bubbles: they do until the first
    lead. `piles` are the words under pack and discards while cards are drawn.
    """

    viewer: Seat
    seats: tuple[SeatInfo, ...]
    sides: tuple[SideInfo, ...]
    title: str
    name: str
    rules: tuple[str, ...]
    deal_words: str
    heading: str
    goal: str
    tag: str
    spades: Chip | None = None
    unbroken: Chip | None = None
    broken: bool = False
    led: Chip | None = None
    led_sign: str = ""
    bubbles: bool = False
    piles: tuple[str, str] | None = None

    @property
    def viewer_acts(self) -> bool:
        """Whether the table waits for the viewer."""
        return self.seats[self.viewer].acts


def table_info(
    view: State, names: Names, portraits: Sequence[str], rules_name: str = ""
) -> TableInfo:
    """Return what the furniture shows of `view`; names and portraits are given by seat.

    The viewer is that of `names`, or seat 0 for an onlooker; `rules_name` is what the rules are
    called, if they have a name.
    """
    now = phase(view)
    viewer = names.viewer or 0
    order = side_order(view.table.sides, viewer)
    mark_of = {side: mark for mark, side in enumerate(order)}
    trick = view.trick if now is Phase.PLAY else None
    return TableInfo(
        viewer=viewer,
        seats=tuple(
            _seat(view, seat, names.title(seat), portraits[seat], mark_of[view.table.side_of(seat)])
            for seat in range(view.table.seats)
        ),
        sides=tuple(_side(view, side, mark_of[side], names) for side in order),
        title=match_title(view.rules, rules_name),
        name=rules_title(view.rules, rules_name),
        rules=rules_parts(view.rules),
        deal_words=t("table.deal", deal=view.deal or view.start.deal),
        heading=panel_title(view),
        goal=panel_goal(view.rules),
        tag=turn_tag(view, viewer),
        spades=spades_chip(broken=view.broken) if now is Phase.PLAY else None,
        unbroken=spades_chip(broken=False),
        broken=view.broken,
        led=led_chip(view) if now is Phase.PLAY else None,
        led_sign="" if trick is None else view.table.pack.suit(trick.cards[0]).letter,
        bubbles=view.dealt and not view.tricks and not view.scored,
        piles=_piles(view),
    )


def _seat(view: State, seat: Seat, name: str, portrait: str, mark: int) -> SeatInfo:
    act, now = to_act(view), phase(view)
    if not view.dealt:
        return SeatInfo(seat, name, portrait, mark)
    leader = act if view.trick is None else view.trick.leader
    mate = view.table.partner_of(seat)
    named = None
    if mate is not None and view.ranges[mate] is not None and view.bids[seat] is not None:
        named = view.contract(view.table.side_of(seat))
    return SeatInfo(
        seat=seat,
        name=name,
        portrait=portrait,
        mark=mark,
        bid=view.bids[seat],
        said=view.ranges[seat],
        named=named,
        taken=view.taken(seat),
        owes_bid=view.with_bids and owes_bid(view, seat) and not view.stock_count,
        holds=view.counts[seat] if view.stock_count else None,
        counting=_counting(now),
        dealer=view.dealer == seat,
        leads=now is Phase.PLAY and leader == seat,
        acts=act == seat,
    )


def _piles(view: State) -> tuple[str, str] | None:
    if not view.stock_count:
        return None
    left = view.stock_count - view.looked
    return t("table.pack", n=left), t("table.discards", n=len(view.discards))


def _counting(now: Phase) -> bool:
    return now in (Phase.PLAY, Phase.SCORED, Phase.OVER)


def _side(view: State, side: Side, mark: int, names: Names) -> SideInfo:
    limit, now = view.rules.bag_limit, phase(view)
    contract = view.contract(side) if view.dealt else 0
    taken = _taken(view, side) if _counting(now) else 0
    progress = side_progress(view, side) if view.dealt else ""
    counts = _counting(now) and contract > 0
    return SideInfo(
        mark=mark,
        name=names.side(side, view.table),
        short=names.side_short(side, view.table),
        initials=names.side_initials(side, view.table),
        contract=contract,
        taken=taken,
        progress=progress,
        brief=t("score.of", taken=taken, n=contract) if counts else progress,
        terse=t("score.share", taken=taken, n=contract) if counts else _terse(view, side),
        bags=view.bags[side],
        bag_limit=None if limit == "none" else limit,
        bag_words=side_bags(view, side),
        total=view.totals[side],
        share=_share(view, side),
    )


def _terse(view: State, side: Side) -> str:
    """How a side stands in as little room as can be, before its tricks are counted."""
    if not view.dealt:
        return ""
    if not view.with_bids or _counting(phase(view)):
        return t("table.taken", taken=_taken(view, side))
    seats = view.table.sides[side]
    if any(view.bids[seat] is not None for seat in seats):
        return t("table.bid", contract=view.contract(side))
    said = next((heard for seat in seats if (heard := view.ranges[seat]) is not None), None)
    return t("table.to_bid") if said is None else t("seat.range", low=said.low, high=said.high)


def _taken(view: State, side: Side) -> int:
    deal = view.side_deal(side)
    return counted(score(view.rules, deal, bags=0), sum(deal.taken))


def _share(view: State, side: Side) -> float:
    rules = view.rules
    if rules.deals:
        return min(1.0, len(view.results) / rules.deals)
    return min(1.0, max(0.0, view.totals[side] / rules.target))
