"""The rules of a match in short, for the corner of the table."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.bids import BLIND_NIL, NIL
from game.engine.cards import STANDARD_PACK
from game.engine.rules import CLASSIC, Rules
from game.words.cards import card_short
from game.words.in_force import count_word
from game.words.lookup import t
from game.words.numbers import both_signs, listing, number, signed
from game.words.presets import like_preset, preset_name
from game.words.preview import nil_worth


def match_title(rules: Rules, name: str = "") -> str:
    """The rules' name and what ends the match: "Classic · 500", "Classic · 12 deals".

    Without a `name` it is that of the preset; rules that differ from every preset in more than the
    length are "House rules".
    """
    goal = t("match.deals", n=rules.deals) if rules.deals else str(rules.target)
    return t("match.title", name=rules_title(rules, name), goal=goal)


def rules_title(rules: Rules, name: str = "") -> str:
    """What the rules are called where there is no room for more: "Classic"."""
    slug = like_preset(rules)
    return name or (t("match.house") if slug is None else preset_name(slug))


def rules_line(rules: Rules) -> str:
    """The parts in one line: "Nil ±100 · Blind nil ±200 when 100 behind · 10 bags −100"."""
    return t("line.joint").join(rules_parts(rules))


def rules_parts(rules: Rules) -> tuple[str, ...]:
    """The rules in short, the most telling first; where room is short the last may be left out."""
    return (*_table(rules), *_nil(rules), *_bags(rules), *_special(rules))


def _table(rules: Rules) -> Iterator[str]:
    row = rules.row
    if row.drawn:
        yield t(f"line.drawn.{rules.draw_shows_second}")
    elif not row.partners:
        yield t("line.alone")
    elif len(row.sides) != len(CLASSIC.row.sides):
        yield t("line.pairs", pairs=count_word(len(row.sides)))
    yield from _pack(rules)
    if rules.bid_style != "free":
        yield t(f"line.style.{rules.bid_style}")


def _pack(rules: Rules) -> Iterator[str]:
    row = rules.row
    if rules.trumps != "ace_high":
        yield t(f"line.trumps.{rules.trumps}")
    out = sorted(card for card in STANDARD_PACK if card not in row.pack.cards)
    if out:
        twos = [card for card in STANDARD_PACK if card.rank == 2]
        names = listing([card_short(card) for card in out])
        yield t("line.out.twos" if out == sorted(twos) else "line.out", n=len(out), cards=names)
    if row.tricks != CLASSIC.row.tricks:
        yield t("line.cards", n=row.tricks)


def _nil(rules: Rules) -> Iterator[str]:
    if rules.nil == "on":
        yield t("line.nil", worth=both_signs(*nil_worth(rules, NIL)))
    else:
        yield t(f"line.nil.{rules.nil}")
    if rules.blind_nil_open:
        worth = both_signs(*nil_worth(rules, BLIND_NIL))
        needed = {"behind_100": 100, "behind_200": 200}.get(rules.blind_nil)
        key = "line.blind_nil" if needed is None else "line.blind_nil.behind"
        yield t(key, worth=worth, needed=needed)


def _bags(rules: Rules) -> Iterator[str]:
    if rules.bag_limit != "none":
        yield t("line.bags.limit", limit=rules.bag_limit, penalty=signed(-rules.bag_penalty))
    else:
        yield t("line.bags.free" if rules.bag_value else "line.bags.none")
    if rules.bag_value not in (0, 1):
        yield t("line.bags.worth", points=signed(rules.bag_value))


def _special(rules: Rules) -> Iterator[str]:
    if rules.blind_six_open:
        yield t("line.blind_six")
    if rules.ten_counts_double:
        yield t("line.ten")
    if rules.boston == "wins":
        yield t("line.boston.wins")
    elif rules.boston:
        yield t("line.boston", points=signed(rules.boston))
    if rules.set != "minus_bid":
        yield t(f"line.set.{rules.set}")
    if rules.board:
        yield t("line.board", board=rules.board)
    if rules.team_talk == "on":
        yield t("line.team_talk")
    if rules.opening_deal == "bids_itself":
        yield t("line.opening_deal")
    if rules.sets_lose != "none":
        yield t("line.sets_lose", sets=rules.sets_lose)
    if rules.loss_floor != "none":
        yield t("line.loss_floor", floor=number(rules.loss_floor))
