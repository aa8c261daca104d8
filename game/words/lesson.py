"""What the coach of the first deal says."""

from __future__ import annotations

from game.engine.bids import Bid
from game.engine.cards import Card
from game.engine.play import winning_place
from game.engine.state import State
from game.words.cards import bid_text, card_name, suit_name, suit_single
from game.words.lookup import t
from game.words.names import Names

_BID_PAGES = 3
_NEAR = 1
"""How far another bid may be off and still work as well."""

_PRAISED = (1, 3, 5, 6, 7, 9, 10)
"""The tricks after which there is something to say when all goes by the script."""


def before_bid(names: Names) -> tuple[str, ...]:
    """How the game goes, what was bid, and how to count tricks: one thing a page."""
    return tuple(t(f"lesson.bid.{page + 1}", **_people(names)) for page in range(_BID_PAGES))


def by_trick(trick: int, names: Names) -> str:
    """What there is to learn in a trick of the script, counted from 1."""
    return t(f"lesson.trick.{trick}", **_people(names))


def by_situation(situation: str, aim: str, view: State, card: Card, names: Names) -> str:
    """What matters about the next card where the deal has left the script.

    `card` is advised and `aim` what it is good for.
    """
    if aim == "only":
        return _only(view, card)
    trick, pack = view.trick, view.table.pack
    led = "" if trick is None else suit_name(pack.suit(trick.cards[0]))
    key = situation
    if situation == "lead" and not view.broken:
        key = "lead.unbroken"
    head = t(f"lesson.now.{key}", suit=led, **_people(names))
    verb = "lead" if trick is None else "play"
    return t(f"lesson.now.{verb}.advice", head=head, card=card_name(card), why=_why(aim))


def _only(view: State, card: Card) -> str:
    """That there is no choice, and what comes of it."""
    trick, pack = view.trick, view.table.pack
    words, suit = card_name(card), pack.suit(card)
    if trick is None:
        return t("lesson.only.lead", card=words)
    best = trick.cards[winning_place(trick.cards, pack)]
    if suit is not pack.suit(trick.cards[0]):
        return t("lesson.only.last", card=words)
    wins = winning_place((*trick.cards, card), pack) == len(trick.cards)
    return t("lesson.only.wins" if wins else "lesson.only.loses", card=words,
             one=suit_single(suit), suit=suit_name(suit), best=card_name(best))  # fmt: skip


def after_bid() -> str:
    """The learner bid what was advised."""
    return t("lesson.after.bid")


def other_bid(made: Bid, advised: Bid) -> str:
    """The learner bid something else."""
    more = made.tricks - advised.tricks
    key = "nil" if made.nil else "bid" if abs(more) <= _NEAR else "more" if more > 0 else "less"
    return t(f"lesson.other.{key}", made=bid_text(made), advised=bid_text(advised))


def taught(trick: int) -> bool:
    """Whether there is more to say after a trick of the script than that it was well played."""
    return trick in _PRAISED


def after_card(trick: int, names: Names) -> str:
    """The learner played the card that was advised, in a trick of the script or else 0."""
    return t(f"lesson.after.{trick if taught(trick) else 0}", **_people(names))


def other_card(advised: Card, aim: str) -> str:
    """The learner played another card as good; `aim` is what the advised one was good for."""
    return t("lesson.other.card", card=card_name(advised), why=_why(aim))


def worse_card(slip: str, points: int, advised: Card, aim: str, names: Names) -> str:
    """The learner played a card that costs so many points; `slip` is what it does."""
    lost = t(f"lesson.slip.{slip}", **_people(names))
    card, why = card_name(advised), _why(aim)
    return t("lesson.other.worse", lost=lost, n=points, card=card, why=why)


def _why(aim: str) -> str:
    return t(f"lesson.why.{aim}")


def _people(names: Names) -> dict[str, str]:
    _, left, partner, right = names.by_seat
    return {"left": left, "partner": partner, "right": right}
