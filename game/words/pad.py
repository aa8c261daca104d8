"""The words around the bid pad's keys."""

from __future__ import annotations

from game.engine.bidding import speaks_first
from game.engine.bids import Bid
from game.engine.rules import Rules
from game.engine.state import State
from game.engine.tables import Seat
from game.words.cards import bid_label
from game.words.lookup import t
from game.words.numbers import both_signs, capital, ordinal
from game.words.preview import nil_worth


def pad_title(state: State, seat: Seat) -> str:
    """The question over the keys."""
    mate = state.table.partner_of(seat)
    if speaks_first(state, seat):
        return t("pad.title.range")
    if mate is not None and state.ranges[mate] is not None:
        return t("pad.title.contract")
    return t("pad.title")


def pad_order(state: State, seat: Seat) -> str:
    """The place of `seat` in the bidding: "First to bid", "Second to bid", "Last to bid"."""
    place = state.bidding_order.index(seat)
    if place == state.table.seats - 1:
        return t("pad.last")
    return t("pad.later", ordinal=capital(ordinal(place + 1))) if place else t("pad.first")


def bid_key(rules: Rules, bid: Bid) -> tuple[str, str]:
    """The label of a bid's key and the caption under it: ("Nil", "±100"), ("4", "")."""
    return bid_label(bid), both_signs(*nil_worth(rules, bid)) if bid.nil else ""
