"""Which bids are legal, and why the others are not (RULES section 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.bids import BLIND_NIL, NIL, Bid, blind_six, tricks_bid
from game.engine.cards import Suit
from game.engine.refusal import Refusal
from game.engine.state import State
from game.engine.tables import Seat

_Test = Callable[[State, Seat, Bid], Refusal | None]


def all_bids(state: State) -> tuple[Bid, ...]:
    """Every sighted bid that could ever be made at this table, nil or zero last."""
    numbers = tuple(tricks_bid(n) for n in range(1, state.table.tricks + 1))
    return (*numbers, lowest_promise(state))


def lowest_promise(state: State) -> Bid:
    """The bid of nothing: a zero under `nil=zero`, else nil."""
    return tricks_bid(0) if state.rules.nil == "zero" else NIL


def bid_refusals(state: State, seat: Seat) -> dict[Bid, Refusal | None]:
    """Every sighted bid with the reason it is refused to `seat`, None where it is legal.

    The tests run in the order of RULES section 4; one that would leave no bid is dropped, so that
    at least one bid is always legal. `seat`'s hand must be known for mirror and whiz.
    """
    verdict: dict[Bid, Refusal | None] = dict.fromkeys(all_bids(state))
    counted = state.rules.bid_style in ("mirror", "whiz")
    for test in (_style, _nil) if counted else (_style, _nil, _tricks, _lowest, _board, _total):
        legal = [bid for bid, refusal in verdict.items() if refusal is None]
        refused = {bid: why for bid in legal if (why := test(state, seat, bid))}
        if len(refused) < len(legal):
            verdict.update(refused)
    return verdict


def legal_bids(state: State, seat: Seat) -> tuple[Bid, ...]:
    """The sighted bids open to `seat`, were it to bid now."""
    return tuple(bid for bid, refusal in bid_refusals(state, seat).items() if refusal is None)


def blind_bids(state: State, seat: Seat) -> tuple[Bid, ...]:
    """The blind bids open to `seat`, were it to bid now (RULES section 4, "Blind")."""
    if not state.with_bids or state.seen[seat] or state.bids[seat] is not None:
        return ()
    mate = state.table.partner_of(seat)
    mates_bid = None if mate is None else state.bids[mate]
    if mates_bid is not None and mates_bid.blind:
        return ()
    return tuple(_blind_bids(state, seat))


def speaks_first(state: State, seat: Seat) -> bool:
    """Whether `seat` opens its side's team talk and so says a range or nil."""
    mate = state.table.partner_of(seat)
    return (
        state.rules.team_talk == "on"
        and mate is not None
        and state.bids[mate] is None
        and state.ranges[mate] is None
    )


def behind_by(state: State, seat: Seat) -> int:
    """Points that `seat`'s side is behind the best other side."""
    own = state.table.side_of(seat)
    best = max(total for side, total in enumerate(state.totals) if side != own)
    return best - state.totals[own]


def spades_held(state: State, seat: Seat) -> int:
    """Cards of `seat`'s hand that count as spades; the hand must be known."""
    hand = state.hands[seat]
    if hand is None:
        raise ValueError(f"the hand of seat {seat} is hidden")
    return sum(state.table.pack.suit(card) is Suit.SPADES for card in hand)


def _blind_bids(state: State, seat: Seat) -> Iterator[Bid]:
    rules = state.rules
    needed = {"behind_100": 100, "behind_200": 200}.get(rules.blind_nil)
    nil_allowed = rules.blind_nil_open and (needed is None or behind_by(state, seat) >= needed)
    if not nil_allowed and not rules.blind_six_open:
        return
    sighted = legal_bids(state, seat)
    if nil_allowed and NIL in sighted:
        yield BLIND_NIL
    if rules.blind_six_open:
        yield from (blind_six(bid.tricks) for bid in sighted if bid.tricks >= 6)


def _mates_bid(state: State, seat: Seat) -> Bid | None:
    mate = state.table.partner_of(seat)
    return None if mate is None else state.bids[mate]


def _completes_side(state: State, seat: Seat) -> bool:
    """Whether `seat`'s bid settles its side's contract."""
    mate = state.table.partner_of(seat)
    return mate is None or state.bids[mate] is not None or state.ranges[mate] is not None


def _partner_speaks_first(state: State, seat: Seat) -> bool:
    """Whether the partner, still silent, will have bid or said its range at `seat`'s turn.

    A hand that is offered a blind bid at its turn must lie face down until then, so that what is
    open to it is asked ahead of time. Blind bids before a redeal are out of turn: they come first.
    """
    mate, order = state.table.partner_of(seat), state.bidding_order
    return mate is not None and not state.redeal_open and order.index(mate) < order.index(seat)


def _style(state: State, seat: Seat, bid: Bid) -> Refusal | None:
    style = state.rules.bid_style
    if style == "mirror" and bid.tricks != spades_held(state, seat):
        return Refusal.BID_YOUR_SPADES
    if style == "whiz" and bid.tricks not in (0, spades_held(state, seat)):
        return Refusal.BID_YOUR_SPADES_OR_NIL
    mates_bid = _mates_bid(state, seat)
    if style == "suicide" and mates_bid is not None and bid.nil == mates_bid.nil:
        return Refusal.PARTNER_BID_NIL if bid.nil else Refusal.MUST_BID_NIL
    if state.rules.team_talk == "on" and bid.tricks == 0 and _heard_range(state, seat):
        return Refusal.NO_NIL_AFTER_RANGE
    return None


def _heard_range(state: State, seat: Seat) -> bool:
    mate = state.table.partner_of(seat)
    return mate is not None and state.ranges[mate] is not None


def _nil(state: State, seat: Seat, bid: Bid) -> Refusal | None:
    mates_bid = _mates_bid(state, seat)
    if bid.nil and state.rules.nil == "off":
        return Refusal.NO_NIL
    if (
        bid.nil
        and mates_bid is not None
        and mates_bid.nil
        and state.rules.double_nil == "forbidden"
    ):
        return Refusal.NO_DOUBLE_NIL
    return None


def _tricks(state: State, seat: Seat, bid: Bid) -> Refusal | None:
    """The contract may not exceed the tricks, and a first partner leaves the second a bid."""
    mates_bid = _mates_bid(state, seat)
    if mates_bid is not None:
        over = mates_bid.tricks + bid.tricks > state.table.tricks
        return Refusal.CONTRACT_OVER_TRICKS if over else None
    leaves_none = _completes_side(state, seat) or _partner_speaks_first(state, seat)
    left = 0 if leaves_none or state.rules.nil != "off" else state.rules.lowest_bid
    return Refusal.LEAVES_PARTNER_NO_BID if bid.tricks + left > state.table.tricks else None


def _lowest(state: State, _seat: Seat, bid: Bid) -> Refusal | None:
    return Refusal.BELOW_LOWEST_BID if 0 < bid.tricks < state.rules.lowest_bid else None


def _board(state: State, seat: Seat, bid: Bid) -> Refusal | None:
    if not _completes_side(state, seat):
        return None
    mates_bid = _mates_bid(state, seat)
    beside_nil = bid.nil or (mates_bid is not None and mates_bid.nil)
    exempt = state.rules.board_beside_nil == "off" or not state.table.partners
    if beside_nil and exempt:
        return None
    contract = bid.tricks + (0 if mates_bid is None else mates_bid.tricks)
    return Refusal.BELOW_BOARD if contract < state.rules.board else None


def _total(state: State, seat: Seat, bid: Bid) -> Refusal | None:
    if state.rules.total_not_tricks == "off":
        return None
    waiting = [s for s in state.bidding_order if state.bids[s] is None and state.ranges[s] is None]
    if waiting != [seat]:
        return None
    total = bid.tricks + sum(made.tricks for made in state.bids if made is not None)
    return Refusal.TOTAL_EQUALS_TRICKS if total == state.table.tricks else None
