"""The full rules of nil, blind bids and the exchange (RULES sections 4 and 6)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.bids import BLIND_NIL, NIL
from game.engine.rules import Rules
from game.words.lookup import t
from game.words.numbers import signed
from game.words.preview import nil_worth
from game.words.rules_full_kit import (
    double_nil,
    double_nil_open,
    exchange_sizes,
    side_word,
    two_nils,
    zero_open,
)


def nil(rules: Rules) -> Iterator[str]:
    """What a nil wins and loses, and where its tricks count."""
    if rules.nil != "on":
        yield t("full.nil.zero" if zero_open(rules) else "full.nil.off")
        return
    won, lost = nil_worth(rules, NIL)
    yield t("full.nil.on", won=signed(won), lost=signed(lost))
    if rules.row.partners:
        yield t("full.nil.beside")
    yield _failed(rules)
    if double_nil_open(rules):
        yield _both(rules)


def blind(rules: Rules) -> Iterator[str]:
    """Bids before the first look; nothing where there are none."""
    if not rules.blind_nil_open and not rules.blind_six_open:
        return
    yield t("full.blind.ask")
    if rules.blind_nil_open:
        yield from _blind_nil(rules)
    if rules.blind_six_open:
        yield from _blind_six(rules)
    if rules.row.partners:
        yield t("full.blind.one")
    if rules.redeal != "off":
        yield t("full.blind.redeal")


def exchange(rules: Rules) -> Iterator[str]:
    """The cards that a nil bidder and the partner exchange; nothing where they exchange none."""
    plain, blinded = exchange_sizes(rules)
    if not plain and not blinded:
        return
    if not rules.blind_nil_open:
        yield t("full.exchange.nil", n=plain)
    elif plain == blinded:
        yield t("full.exchange.any", n=plain)
    else:
        sizes = {"seen": plain, "blind": blinded}
        yield from (t(f"full.exchange.{key}", n=size) for key, size in sizes.items() if size)
    yield t(f"full.exchange.{rules.exchange_order}")
    yield t("full.exchange.when")
    if two_nils(rules):
        yield t("full.exchange.both")


def _failed(rules: Rules) -> str:
    """Where a failed nil's tricks count; a seat alone has no contract that they could help."""
    if rules.failed_nil == "ignored":
        return t("full.failed.ignored")
    if not rules.row.partners:
        return t("full.failed.bags.alone")
    if rules.failed_nil == "help" and two_nils(rules):
        return t("full.failed.help.both")
    return t(f"full.failed.{rules.failed_nil}")


def _both(rules: Rules) -> str:
    """What holds for two nils; a whiz hand without a spade has no other bid than nil."""
    if rules.bid_style == "whiz" and rules.double_nil == "forbidden":
        return t("full.double.forbidden.whiz")
    return t(f"full.double.{double_nil(rules)}")


def _blind_nil(rules: Rules) -> Iterator[str]:
    needed = {"behind_100": 100, "behind_200": 200}.get(rules.blind_nil)
    key = "full.blind.any" if needed is None else "full.blind.behind"
    yield t(key, side=side_word(rules), needed=needed)
    won, lost = nil_worth(rules, BLIND_NIL)
    yield t("full.blind.nil", won=signed(won), lost=signed(lost))
    if rules.bid_style == "suicide":
        yield t("full.blind.suicide")


def _blind_six(rules: Rules) -> Iterator[str]:
    yield t("full.six")
    yield t(f"full.six.{rules.set}.{rules.blind_six}")
    yield t("full.six.only")
    if rules.ten_counts_double:
        yield t("full.six.ten")
