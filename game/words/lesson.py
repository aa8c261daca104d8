"""What the coach of the first deal says."""

from __future__ import annotations

from game.engine.bids import Bid
from game.engine.cards import Card
from game.engine.state import State
from game.words.cards import bid_text, card_name, suit_name
from game.words.lookup import t
from game.words.names import Names

_BID_PAGES = 3
_PRAISED = (1, 3, 5, 6, 7, 9, 10)
"""The tricks after which there is something to say when all goes by the script."""


def before_bid(names: Names) -> tuple[str, ...]:
    """How the game goes, what was bid, and how to count tricks: one thing a page."""
    return tuple(t(f"lesson.bid.{page + 1}", **_people(names)) for page in range(_BID_PAGES))


def by_trick(trick: int, names: Names) -> str:
    """What there is to learn in a trick of the script, counted from 1."""
    return t(f"lesson.trick.{trick}", **_people(names))


def by_situation(situation: str, view: State, card: Card, names: Names) -> str:
    """What matters about the next card where the deal has left the script; `card` is advised."""
    trick = view.trick
    led = "" if trick is None else suit_name(view.table.pack.suit(trick.cards[0]))
    key = situation
    if situation == "lead" and not view.broken:
        key = "lead.unbroken"
    return t(f"lesson.now.{key}", card=card_name(card), suit=led, **_people(names))


def after_bid() -> str:
    """The learner bid what was advised."""
    return t("lesson.after.bid")


def other_bid(made: Bid, advised: Bid) -> str:
    """The learner bid something else."""
    key = "lesson.other.nil" if made.nil else "lesson.other.bid"
    return t(key, made=bid_text(made), advised=bid_text(advised))


def after_card(trick: int, names: Names) -> str:
    """The learner played the card that was advised, in a trick of the script or else 0."""
    return t(f"lesson.after.{trick if trick in _PRAISED else 0}", **_people(names))


def other_card(advised: Card) -> str:
    """The learner played another card."""
    return t("lesson.other.card", card=card_name(advised))


def _people(names: Names) -> dict[str, str]:
    _, left, partner, right = names.by_seat
    return {"left": left, "partner": partner, "right": right}
