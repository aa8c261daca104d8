"""The full rules of leading and playing (RULES sections 1 and 5)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.play import lowest_club
from game.engine.rules import Rules
from game.words.cards import card_short
from game.words.lookup import t
from game.words.numbers import capital
from game.words.rules_full_kit import all_dealt, dealers_left


def play(rules: Rules) -> Iterator[str]:
    """Which cards may be led and played, and who takes a trick."""
    yield from _first_lead(rules)
    yield t("full.follow")
    yield t("full.takes")
    if rules.first_lead != "all_lowest_club":
        yield t(f"full.ruff.{rules.spades_first_trick}")
    if rules.lead_spades == "broken":
        yield t("full.spades.broken")
        yield t("full.spades.breaking")
    else:
        yield t("full.spades.any")


def _first_lead(rules: Rules) -> Iterator[str]:
    if rules.first_lead == "left":
        yield t("full.lead.left", leader=capital(dealers_left(rules)))
        return
    pack = rules.row.pack
    club = lowest_club([frozenset(pack.cards)], pack) if all_dealt(rules) else None
    if club is None:
        yield t("full.lead.lowest")
    else:
        yield t("full.lead.club", club=card_short(club))
    if rules.first_lead == "all_lowest_club":
        yield t("full.lead.clubs")
    if club is None:
        yield t("full.lead.no_club", leader=dealers_left(rules))
        if rules.first_lead == "all_lowest_club":
            yield t(f"full.lead.no_club.{rules.spades_first_trick}")
