"""The full rules of bidding (RULES section 4), without nils and blind bids."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.packs import with_jokers
from game.engine.rules import Rules
from game.engine.state import MOST_REDEALS
from game.words.lookup import t
from game.words.rules_full_kit import (
    board_beside_nil,
    board_binds,
    dealers_left,
    numbers_chosen,
    zero_open,
)


def bidding(rules: Rules) -> Iterator[str]:
    """What may be bid, by whom, and when cards are dealt anew."""
    if rules.opening_deal == "bids_itself":
        yield t("full.opening")
    yield _round(rules)
    yield _style(rules)
    if rules.team_talk == "on":
        yield from _talk(rules)
    else:
        yield t("full.contract" if rules.row.partners else "full.contract.alone")
    if rules.row.partners:
        yield from _contracts(rules)
    if numbers_chosen(rules) and rules.total_not_tricks == "on":
        key = "full.total.lifted" if rules.row.partners else "full.total"
        yield t(key, tricks=rules.row.tricks)
    yield from _redeals(rules)


def lowest_number(rules: Rules) -> int:
    """The lowest number that a seat may ever bid; a seat alone is its side."""
    alone = not rules.row.partners and board_binds(rules)
    return max(rules.lowest_bid, rules.board if alone else 0)


def _round(rules: Rules) -> str:
    by_dealer = rules.bid_start == "dealer" and not rules.row.drawn
    first = t("full.dealer") if by_dealer else dealers_left(rules)
    return t("full.round" if rules.row.seats > 2 else "full.round.two", first=first)


def _style(rules: Rules) -> str:
    style, low, tricks = rules.bid_style, lowest_number(rules), rules.row.tricks
    if style in ("mirror", "whiz"):
        return t(f"full.{style}.{rules.nil}")
    if style == "suicide":
        return t("full.suicide", low=low, tricks=tricks)
    if zero_open(rules):
        if low > 1:
            return t("full.free.zero", low=low, tricks=tricks)
        return t("full.free", low=0, tricks=tricks)
    return t("full.free.nil" if rules.nil == "on" else "full.free", low=low, tricks=tricks)


def _talk(rules: Rules) -> Iterator[str]:
    yield t(f"full.talk.{rules.nil}")
    yield t("full.talk.heard")
    yield t(f"full.talk.contract.{rules.nil}")
    yield t("full.talk.halves")
    if rules.blind_nil_open or rules.blind_six_open:
        yield t("full.talk.blind")


def _contracts(rules: Rules) -> Iterator[str]:
    """The bounds of a contract that two partners make up."""
    if not numbers_chosen(rules):
        return
    ranges_only = rules.team_talk == "on" and not rules.blind_six_open
    room = rules.nil == "off" and not ranges_only
    yield t("full.most.room" if room else "full.most", tricks=rules.row.tricks)
    if board_binds(rules):
        yield t(f"full.board{_board(rules)}", board=rules.board)


def _board(rules: Rules) -> str:
    if rules.bid_style == "suicide":
        return ".suicide"
    if rules.nil != "on":
        return ""
    if not board_beside_nil(rules):
        return ".exempt"
    return ".no_two_nils"


def _redeals(rules: Rules) -> Iterator[str]:
    least = rules.least_total != "off" and not rules.row.drawn and rules.bid_style != "mirror"
    if rules.redeal != "off":
        jokers = rules.redeal == "no_face" and with_jokers(rules.trumps)
        yield t(f"full.redeal.{rules.redeal}{'.jokers' if jokers else ''}")
    if least:
        yield t("full.least", least=rules.least_total)
    if least or rules.redeal != "off":
        yield t("full.dealt_anew", most=MOST_REDEALS)
