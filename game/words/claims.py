"""Claims in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.engine.state import Trick
from game.words.cards import card_short
from game.words.lookup import t
from game.words.names import Names


def claim_text(cards: Sequence[Card]) -> str:
    """A claim of all tricks left, in the order that it states."""
    order = t("list.comma").join(map(card_short, cards))
    return t("claim.rest", n=len(cards), cards=order)


def trick_text(trick: Trick) -> str:
    """The cards of a trick in the order they were played: "A♠ 4♠ 2♠ 7♣"."""
    return " ".join(map(card_short, trick.cards))


def taker_text(trick: Trick, names: Names) -> str:
    """Who takes a trick, in a word; "" for one that nobody has taken yet."""
    if trick.winner is None:
        return ""
    return t("claim.takes", you=names.you(trick.winner), who=names.title(trick.winner))
