"""The full rules of contracts, bags and the end of the match (RULES sections 1 and 6)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.ending import LAST_DEAL
from game.engine.rules import Rules
from game.words.lookup import t
from game.words.numbers import listing, number, signed
from game.words.rules_full_kit import side_word


def contracts(rules: Rules) -> Iterator[str]:
    """What contracts made and missed score."""
    yield t("full.made")
    yield t(f"full.missed.{rules.set}")
    if rules.ten_counts_double:
        yield t("full.ten", lost=200 if rules.ten_for_200 == "miss_200" else 100)
    if rules.boston:
        key = "full.boston.wins" if rules.boston == "wins" else "full.boston"
        yield t(key, side=side_word(rules), tricks=rules.row.tricks, points=rules.boston)


def bags(rules: Rules) -> Iterator[str]:
    """What tricks over a contract score, and what too many of them cost."""
    key = "full.bag" if rules.bag_value else "full.bag.nothing"
    yield t(key, points=signed(rules.bag_value))
    yield t("full.bag.missed")
    limit = rules.bag_limit
    if limit == "none":
        yield t("full.bag.free")
        return
    key = f"full.bag.limit.{rules.bag_carry}"
    yield t(key, side=side_word(rules), limit=limit, n=rules.bag_penalty)
    if rules.trigger_bags == "cancelled" and rules.bag_value:
        yield t("full.bag.cancelled", limit=limit, back=signed(-limit * rules.bag_value))


def match(rules: Rules) -> Iterator[str]:
    """Where the match starts, what ends it, and who wins it."""
    if any(rules.start_scores):
        yield t("full.starts", scores=listing([number(score) for score in rules.start_scores]))
    if rules.deals:
        yield t("full.deals", n=rules.deals)
    else:
        key = "full.target" if rules.bag_limit == "none" else "full.target.bags"
        yield t(key, target=rules.target)
    if rules.loss_floor != "none":
        yield t("full.floor", floor=number(rules.loss_floor))
    if rules.sets_lose != "none":
        yield t("full.sets", side=side_word(rules), sets=rules.sets_lose)
        yield t("full.sets.rest")
    yield t("full.highest")
    yield t("full.last", last=LAST_DEAL)
