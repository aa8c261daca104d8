"""What a player may ask for; an action may be refused, and is written as one line of text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.bids import Bid
from game.engine.cards import Card, cards, notation
from game.engine.tables import Seat


@dataclass(frozen=True, slots=True)
class MakeBid:
    """Bid; a blind bid is made before looking (RULES section 4)."""

    seat: Seat
    bid: Bid

    def __str__(self) -> str:
        return f"{self.seat} bid {self.bid}"


@dataclass(frozen=True, slots=True)
class SayRange:
    """Team talk: the side's first bidder says how many tricks it may be good for."""

    seat: Seat
    low: int
    high: int

    def __str__(self) -> str:
        return f"{self.seat} say {self.low} {self.high}"


@dataclass(frozen=True, slots=True)
class Look:
    """Refuse the blind bid and look at the hand."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} look"


@dataclass(frozen=True, slots=True)
class AnswerRedeal:
    """Ask for new cards before the first bid, or let the deal stand."""

    seat: Seat
    ask: bool

    def __str__(self) -> str:
        return f"{self.seat} {'redeal' if self.ask else 'stand'}"


@dataclass(frozen=True, slots=True)
class Give:
    """Choose the cards of an exchange; `cards` holds no card twice, its order means nothing."""

    seat: Seat
    cards: frozenset[Card]

    def __str__(self) -> str:
        return f"{self.seat} give {notation(sorted(self.cards))}".rstrip()


@dataclass(frozen=True, slots=True)
class Draw:
    """Keep the card looked at, or refuse it and take the next (RULES section 2, draw2)."""

    seat: Seat
    keep: bool

    def __str__(self) -> str:
        return f"{self.seat} {'keep' if self.keep else 'refuse'}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{self.seat} play {self.card}"


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Close the score sheet and deal again; any seat may ask."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} next"


Action = MakeBid | SayRange | Look | AnswerRedeal | Draw | Give | Play | NextDeal


def _one(words: list[str]) -> str:
    (word,) = words
    return word


def _range(seat: Seat, words: list[str]) -> Action:
    low, high = words
    return SayRange(seat, int(low), int(high))


def _give(seat: Seat, words: list[str]) -> Action:
    chosen = frozenset(cards(" ".join(words)))
    if len(chosen) != len(words):
        raise ValueError("a card is named twice")
    return Give(seat, chosen)


def _bare(action: Action, words: list[str]) -> Action:
    if words:
        raise ValueError("words follow that do not belong there")
    return action


_READERS: dict[str, Callable[[Seat, list[str]], Action]] = {
    "bid": lambda seat, words: MakeBid(seat, Bid.parse(_one(words))),
    "say": _range,
    "look": lambda seat, words: _bare(Look(seat), words),
    "redeal": lambda seat, words: _bare(AnswerRedeal(seat, ask=True), words),
    "stand": lambda seat, words: _bare(AnswerRedeal(seat, ask=False), words),
    "keep": lambda seat, words: _bare(Draw(seat, keep=True), words),
    "refuse": lambda seat, words: _bare(Draw(seat, keep=False), words),
    "give": _give,
    "play": lambda seat, words: Play(seat, Card.parse(_one(words))),
    "next": lambda seat, words: _bare(NextDeal(seat), words),
}


def parse_action(text: str) -> Action:
    """Return the action written as `text`, the inverse of `str(action)`.

    Raises ValueError if `text` is no action.
    """
    seat, *rest = text.split(" ")
    if not (seat.isascii() and seat.isdigit() and rest and rest[0] in _READERS):
        raise ValueError(f"no action is written {text!r}")
    return _READERS[rest[0]](int(seat), rest[1:])
