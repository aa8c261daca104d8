"""Cards and their notation: `QS`, `TH`, `BJ` (Big Joker), `LJ` (Little Joker)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

_RANK_LETTERS = "23456789TJQKA"
_LOWEST_RANK = 2
LITTLE_JOKER_RANK = 15
BIG_JOKER_RANK = 16
_JOKERS = {"LJ": LITTLE_JOKER_RANK, "BJ": BIG_JOKER_RANK}


class Suit(IntEnum):
    """The suits in the order that breaks ties: clubs lowest, spades highest."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        return "CDHS"[self]


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One printed card; `rank` runs from 2 to 14 (ace), 15 and 16 are the jokers.

    Cards order by rank and then by suit, which is the tie-break of RULES section 9. How a card
    counts in play is the pack's to say (`Pack.suit`, `Pack.power`).
    """

    rank: int
    suit: Suit

    def __str__(self) -> str:
        if self.rank >= LITTLE_JOKER_RANK:
            return "BJ" if self.rank == BIG_JOKER_RANK else "LJ"
        return _RANK_LETTERS[self.rank - _LOWEST_RANK] + self.suit.letter

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card written as `text`.

        Raises ValueError if `text` names no card.
        """
        if text in _JOKERS:
            return cls(_JOKERS[text], Suit.SPADES)
        if len(text) != 2 or text[0] not in _RANK_LETTERS or text[1] not in "CDHS":
            raise ValueError(f"no card is written {text!r}")
        return cls(_RANK_LETTERS.index(text[0]) + _LOWEST_RANK, Suit("CDHS".index(text[1])))


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a space-separated list, in its order.

    >>> [str(card) for card in cards("QS TH 2C")]
    ['QS', 'TH', '2C']
    """
    return tuple(Card.parse(word) for word in text.split())


def notation(hand: Iterable[Card]) -> str:
    """Return cards as a space-separated list, the inverse of `cards`."""
    return " ".join(map(str, hand))


STANDARD_PACK: tuple[Card, ...] = tuple(
    Card(rank, suit) for suit in Suit for rank in range(_LOWEST_RANK, 15)
)
"""The 52 cards, clubs first, each suit from two to ace."""
