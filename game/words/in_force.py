"""What the rules of one group come to, in a few sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.engine.rules import Rules
from game.words.cards import card_name
from game.words.english import ENGLISH
from game.words.lookup import t
from game.words.numbers import listing, number, signed
from game.words.rules_full_kit import board_beside_nil, board_binds


def in_force(group: str, rules: Rules) -> str:
    """The sentences on a group of rules as rich text; "" for a group without any.

    >>> in_force("bags", Rules(bag_limit=7, bag_carry="reset"))
    '*Seven bags cost 100*, and the counter starts again at 0. Each bag scores +1.'
    """
    sentences = _GROUPS.get(group)
    return "" if sentences is None else " ".join(sentences(rules))


def count_word(n: int) -> str:
    """A small number in words at the head of a sentence: "Four"; figures where it has none."""
    return t(f"in_force.count.{n}") if f"in_force.count.{n}" in ENGLISH else str(n)


def _table(rules: Rules) -> Iterator[str]:
    row = rules.row
    yield t("in_force.partners" if row.partners else "in_force.alone", seats=count_word(row.seats))
    yield t("in_force.pack", n=row.tricks, highest=_highest(rules))


def _highest(rules: Rules) -> str:
    pack = rules.row.pack
    if not pack.promoted:
        return t("rank.14")
    return card_name(pack.promoted[0])


def _bidding(rules: Rules) -> Iterator[str]:
    first = t(f"in_force.first.{rules.bid_start}")
    yield t(f"in_force.style.{rules.bid_style}", first=first)
    if rules.bid_style in ("free", "suicide"):
        if rules.lowest_bid > 1:
            yield t("in_force.lowest", lowest=rules.lowest_bid)
        if board_binds(rules):
            key = "in_force.board.nil" if board_beside_nil(rules) else "in_force.board"
            yield t(key, board=rules.board)
        if rules.total_not_tricks == "on":
            yield t("in_force.total", tricks=rules.row.tricks)
    if rules.blind_six_open:
        yield t("in_force.blind_six")
    if rules.team_talk == "on":
        yield t("in_force.talk")
    if rules.opening_deal == "bids_itself":
        yield t("in_force.opening")
    if rules.redeal != "off":
        yield t("in_force.redeal")
    if rules.least_total != "off" and not rules.row.drawn and rules.bid_style != "mirror":
        yield t("in_force.least", least=rules.least_total)


def _nil(rules: Rules) -> Iterator[str]:
    yield t(f"in_force.nil.{rules.nil}", won=rules.nil_points, lost=rules.penalty_for_nil)
    if rules.nil != "on":
        return
    if rules.blind_nil_open:
        needed = {"behind_100": 100, "behind_200": 200}.get(rules.blind_nil)
        key = "in_force.blind.any" if needed is None else "in_force.blind.behind"
        yield t(key, points=rules.blind_nil_points, needed=needed)
    yield from _exchanges(rules)
    yield t(f"in_force.failed.{_failed(rules)}")


def _exchanges(rules: Rules) -> Iterator[str]:
    plain = rules.exchange_size(blind=False)
    blind = rules.exchange_size(blind=True) if rules.blind_nil_open else 0
    if plain:
        yield t("in_force.exchange", n=plain)
    if blind and blind != plain:
        yield t("in_force.exchange.blind", n=blind)


def _failed(rules: Rules) -> str:
    """Where a failed nil's tricks count; without a partner there is no contract to help."""
    return "bags" if rules.failed_nil == "help" and not rules.row.partners else rules.failed_nil


def _play(rules: Rules) -> Iterator[str]:
    yield t(f"in_force.lead.{rules.first_lead}")
    if rules.first_lead != "all_lowest_club":
        yield t(f"in_force.ruff.{rules.spades_first_trick}")
    yield t(f"in_force.spades.{rules.lead_spades}")


def _contracts(rules: Rules) -> Iterator[str]:
    yield t("in_force.made")
    yield t(f"in_force.missed.{rules.set}")
    if rules.ten_counts_double:
        yield t("in_force.ten", lost=200 if rules.ten_for_200 == "miss_200" else 100)
    if rules.boston == "wins":
        yield t("in_force.boston.wins")
    elif rules.boston:
        yield t("in_force.boston", points=rules.boston)


def _bags(rules: Rules) -> Iterator[str]:
    if rules.bag_limit == "none":
        yield t("in_force.bags.free")
    else:
        then = t(f"in_force.bags.{rules.bag_carry}")
        limit = count_word(rules.bag_limit)
        yield t("in_force.bags.cost", limit=limit, penalty=rules.bag_penalty, then=then)
        if rules.trigger_bags == "cancelled" and rules.bag_value:
            yield t("in_force.bags.cancelled")
    if rules.bag_value:
        yield t("in_force.bags.worth", points=signed(rules.bag_value))
    else:
        yield t("in_force.bags.worthless")


def _length(rules: Rules) -> Iterator[str]:
    if rules.deals:
        yield t("in_force.deals", n=rules.deals)
        yield t("in_force.highest")
    else:
        yield t("in_force.target", target=rules.target)
    if rules.loss_floor != "none":
        yield t("in_force.floor", floor=number(rules.loss_floor))
    if rules.sets_lose != "none":
        yield t("in_force.sets", sets=count_word(rules.sets_lose))
    if any(rules.start_scores):
        yield t("in_force.starts", scores=listing([number(score) for score in rules.start_scores]))


_GROUPS: Mapping[str, Callable[[Rules], Iterator[str]]] = {
    "table": _table,
    "bidding": _bidding,
    "nil": _nil,
    "play": _play,
    "contracts": _contracts,
    "bags": _bags,
    "length": _length,
}
