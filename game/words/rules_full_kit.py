"""What the sections of the full rules ask of a set of rules, beside the model's own questions."""

from __future__ import annotations

from game.engine.rules import Rules
from game.words.lookup import t


def side_word(rules: Rules) -> str:
    """Who scores: "side", or "player" where sides are single seats."""
    return t("full.side" if rules.row.partners else "full.player")


def dealers_left(rules: Rules) -> str:
    """The seat after the dealer: "the dealer's left", or "the non-dealer" of two."""
    return t("full.left" if rules.row.seats > 2 else "full.non_dealer")


def numbers_chosen(rules: Rules) -> bool:
    """Whether numbers are bid freely, so that least and total bids bind (RULES section 4)."""
    return rules.bid_style in ("free", "suicide")


def board_binds(rules: Rules) -> bool:
    """Whether some bid is ever refused for a least contract.

    Under suicide every side has a nil, so that only a board beside a nil can bind.
    """
    if rules.bid_style == "suicide":
        return bool(rules.board) and rules.board_beside_nil == "on"
    return bool(rules.board) and rules.bid_style == "free"


def zero_open(rules: Rules) -> bool:
    """Whether a zero may be bid: a seat alone with a least contract may not."""
    return rules.nil == "zero" and (rules.row.partners or not board_binds(rules))


def board_beside_nil(rules: Rules) -> bool:
    """Whether the least contract also binds a partner of a nil."""
    beside = rules.row.partners and rules.nil == "on" and rules.board_beside_nil == "on"
    return beside and board_binds(rules)


def double_nil_open(rules: Rules) -> bool:
    """Whether both partners of a side may come to bid nil, if that is not forbidden."""
    if not rules.row.partners or rules.nil != "on" or rules.bid_style == "suicide":
        return False
    return not board_beside_nil(rules)


def double_nil(rules: Rules) -> str:
    """What holds for two nils of a side, where they can come about or are forbidden.

    Under mirror a hand without a spade has no other bid, and the ban is lifted for it.
    """
    if rules.bid_style == "mirror" and rules.double_nil == "forbidden":
        return "separate"
    return rules.double_nil


def two_nils(rules: Rules) -> bool:
    """Whether a side may come to bid two nils, some way or other.

    The ban is lifted for a mirror or whiz hand without a spade.
    """
    banned = rules.double_nil == "forbidden" and rules.bid_style == "free"
    return double_nil_open(rules) and not banned


def all_dealt(rules: Rules) -> bool:
    """Whether every card of the pack is in a hand."""
    return rules.row.seats * rules.row.tricks == len(rules.row.pack.cards)


def exchange_sizes(rules: Rules) -> tuple[int, int]:
    """Most cards that a bidder of nil and of blind nil may give; 0 where that is not possible."""
    if rules.nil != "on":
        return 0, 0
    blind = rules.exchange_size(blind=True) if rules.blind_nil_open else 0
    return rules.exchange_size(blind=False), blind
