"""Why a bid is closed, as a clause (RULES section 4, "Legal bids")."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.bidding import lowest_promise
from game.engine.cards import Suit
from game.engine.refusal import Refusal
from game.engine.state import State
from game.engine.tables import Seat
from game.words.cards import bid_text
from game.words.lookup import t
from game.words.names import Names


def bid_clause(state: State, seat: Seat, refusal: Refusal, names: Names) -> str:
    """Why bids are closed to `seat`: "with Vera’s 4 your side would need more than 13".

    `refusal` is one of `BID_CLAUSES`. The bidder is spoken to as "you".
    """
    return BID_CLAUSES[refusal](state, seat, names)


def _your_spades(key: str) -> Callable[[State, Seat, Names], str]:
    def clause(state: State, seat: Seat, _names: Names) -> str:
        hand, pack = state.hands[seat] or frozenset(), state.table.pack
        held = sum(pack.suit(card) is Suit.SPADES for card in hand)
        return t(key, n=held, nothing=bid_text(lowest_promise(state)))

    return clause


def _with_partner(key: str) -> Callable[[State, Seat, Names], str]:
    def clause(state: State, seat: Seat, names: Names) -> str:
        mate = state.table.partner_of(seat)
        partner = "" if mate is None else names.by_seat[mate]
        return t(
            key,
            partner=partner,
            partners=t("person.possessive", name=partner),
            bid=_bid_of(state, mate),
            tricks=state.table.tricks,
            nothing=bid_text(lowest_promise(state)),
        )

    return clause


def _with_rules(key: str) -> Callable[[State, Seat, Names], str]:
    def clause(state: State, _seat: Seat, _names: Names) -> str:
        return t(key, lowest=state.rules.lowest_bid, tricks=state.table.tricks)

    return clause


def _below_board(state: State, seat: Seat, names: Names) -> str:
    mate = state.table.partner_of(seat)
    board = state.rules.board
    if mate is None:
        return t("refusals.below_board.alone", board=board)
    if state.bids[mate] is None:
        return t("refusals.below_board", board=board)
    partners = t("person.possessive", name=names.by_seat[mate])
    return t("refusals.below_board.with", partners=partners, bid=_bid_of(state, mate), board=board)


def _bid_of(state: State, mate: Seat | None) -> str:
    bid = None if mate is None else state.bids[mate]
    return "" if bid is None else bid_text(bid)


BID_CLAUSES: Mapping[Refusal, Callable[[State, Seat, Names], str]] = {
    Refusal.BID_YOUR_SPADES: _your_spades("refusals.bid_your_spades"),
    Refusal.BID_YOUR_SPADES_OR_NIL: _your_spades("refusals.bid_your_spades_or_nil"),
    Refusal.MUST_BID_NIL: _with_partner("refusals.must_bid_nil"),
    Refusal.PARTNER_BID_NIL: _with_partner("refusals.partner_bid_nil"),
    Refusal.NO_NIL_AFTER_RANGE: _with_partner("refusals.no_nil_after_range"),
    Refusal.NO_NIL: _with_rules("refusals.no_nil"),
    Refusal.NO_DOUBLE_NIL: _with_partner("refusals.no_double_nil"),
    Refusal.CONTRACT_OVER_TRICKS: _with_partner("refusals.contract_over_tricks"),
    Refusal.LEAVES_PARTNER_NO_BID: _with_partner("refusals.leaves_partner_no_bid"),
    Refusal.BELOW_LOWEST_BID: _with_rules("refusals.below_lowest_bid"),
    Refusal.BELOW_BOARD: _below_board,
    Refusal.TOTAL_EQUALS_TRICKS: _with_rules("refusals.total_equals_tricks"),
}
"""The refusals that close a bid on the pad, and what says so."""
