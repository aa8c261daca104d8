"""The full rules of the table, the pack, the deal and the drawing (RULES sections 1 to 3)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import STANDARD_PACK, Card
from game.engine.packs import with_jokers
from game.engine.rules import Rules
from game.words.cards import card_name, card_short
from game.words.in_force import count_word
from game.words.lookup import t
from game.words.numbers import listing


def cards(rules: Rules) -> Iterator[str]:
    """Who sits at the table, and with which cards."""
    row = rules.row
    yield t("full.pairs" if row.partners else "full.alone", seats=count_word(row.seats))
    jokers = with_jokers(rules.trumps)
    yield t("full.pack.jokers" if jokers else "full.pack", cards=len(row.pack.cards))
    yield from out_of(row.pack.cards)
    yield from _trumps(rules)
    yield t("full.cut")
    if not row.drawn:
        yield t("full.dealt", n=row.tricks)


def drawing(rules: Rules) -> Iterator[str]:
    """How hands are drawn; nothing where they are dealt."""
    row = rules.row
    if not row.drawn:
        return
    yield t("full.draw.begin")
    yield t("full.draw.look")
    yield t(f"full.draw.keep.{rules.draw_shows_second}")
    yield t("full.draw.refuse")
    yield t("full.draw.end", n=row.tricks, out=len(row.pack.cards) - row.seats * row.tricks)
    yield t("full.draw.secret")


def out_of(pack: tuple[Card, ...]) -> Iterator[str]:
    """Which cards of the standard pack are missing from `pack`, if any are."""
    out = sorted(card for card in STANDARD_PACK if card not in pack)
    if not out:
        return
    twos = sorted(card for card in STANDARD_PACK if card.rank == out[0].rank)
    names = listing([card_short(card) for card in out])
    yield t("full.out.twos" if out == twos else "full.out", n=len(out), cards=names)


def _trumps(rules: Rules) -> Iterator[str]:
    promoted = rules.row.pack.promoted
    if not promoted:
        yield t("full.trumps")
        return
    names = [card_short(card) if card.rank == 2 else card_name(card) for card in promoted]
    yield t("full.promoted", cards=t("list.comma").join(names))
    jokers, deuces = with_jokers(rules.trumps), any(card.rank == 2 for card in promoted)
    kind = "both" if jokers and deuces else "jokers" if jokers else "deuces"
    yield t(f"full.promoted.{kind}")
    yield t("full.others")
