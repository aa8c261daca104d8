"""What a blind bid wins and loses, in large figures; every number is the ledger's own."""

from __future__ import annotations

from game.engine.bids import BLIND_NIL, Bid, blind_six
from game.engine.ledger import contract_of
from game.engine.rules import Rules
from game.engine.state import State
from game.engine.tables import Seat
from game.words.lookup import t
from game.words.names import Names
from game.words.numbers import both_signs, signed
from game.words.preview import bid_preview, bid_worth, nil_worth, over_worth, side_bids

_LEAST = 6

Tiles = tuple[tuple[str, str], ...]
"""Pairs of a large text and what it says, in order."""


def open_tiles(state: State, seat: Seat, *, nil: bool, six: bool) -> Tiles:
    """The stakes before a bid is chosen, where a blind nil, a blind six or both are open.

    They are three wherever a blind six is open.
    """
    if not six:
        return _nil_tiles(state, seat)
    loss = t(f"blind.{'twice' if state.rules.blind_six == 'double_double' else 'once'}")
    if nil:
        return (
            (both_signs(*nil_worth(state.rules, BLIND_NIL)), t("blind.nil.note")),
            (t("blind.double"), t("blind.six.made")),
            (loss, t("blind.six.missed")),
        )
    return (
        (t("blind.double"), t("blind.double.note")),
        (loss, t("blind.loss.note")),
        _over_tile(state.rules, side_bids(state, seat, blind_six(_LEAST))),
    )


def chosen_tiles(state: State, seat: Seat, bid: Bid) -> Tiles:
    """What `bid` wins and loses were `seat` to make it now: three tiles.

    `bid` is blind, where a blind six is open.
    """
    bids = side_bids(state, seat, bid)
    if bid.nil:
        tiles = _nil_tiles(state, seat)
        return tiles if len(tiles) > 2 else (*tiles, _need_tile(state, seat, bids))
    worth = bid_worth(state.rules, bids)
    fewer = "blind.fewer.each" if worth.growing else "blind.fewer"
    return (
        (signed(worth.won), t("blind.made", n=contract_of(bids))),
        (signed(worth.lost), t(fewer)),
        _over_tile(state.rules, bids),
    )


def chosen_words(state: State, seat: Seat, bid: Bid, names: Names) -> str:
    """The contract that `bid` would make, and with whose bids; rich text."""
    preview = bid_preview(state, seat, bid, names)
    if not preview.detail:
        return t("blind.need.alone", need=preview.headline)
    return t("blind.need", need=preview.headline, detail=preview.detail)


def _nil_tiles(state: State, seat: Seat) -> Tiles:
    """What a blind nil wins and loses, and the cards exchanged where there are some."""
    bids = side_bids(state, seat, BLIND_NIL)
    worth, mate = bid_worth(state.rules, bids), state.table.partner_of(seat)
    both = ".both" if worth.shared else ""
    won = signed(worth.won), t(f"blind.won{both}")
    lost = signed(worth.lost), t(f"blind.lost{both}")
    size = state.rules.exchange_size(blind=True)
    if not size or mate is None or any(bid.nil for bid in bids[1:]):
        return won, lost
    return won, lost, (t("blind.cards", n=size), t("blind.exchanged"))


def _need_tile(state: State, seat: Seat, bids: tuple[Bid, ...]) -> tuple[str, str]:
    who = "you" if state.table.partner_of(seat) is None else "side"
    figure = t("blind.contract", n=contract_of(bids), tricks=state.table.tricks)
    return figure, t(f"blind.contract.{who}")


def _over_tile(rules: Rules, bids: tuple[Bid, ...]) -> tuple[str, str]:
    """What each trick over the contract is worth."""
    if contract_of(bids) >= rules.row.tricks:
        return t("blind.over.none"), t("blind.over.none.note")
    points, bag = over_worth(rules, bids)
    if bag and points in (0, 1):
        return t("blind.over.bag"), t("blind.over.note")
    return signed(points), t("blind.over.bag.note" if bag else "blind.over.note")
