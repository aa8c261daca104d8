"""In which order a hand is held."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.cards import Card, Suit
from game.engine.tables import Pack


@dataclass(frozen=True, slots=True)
class HandOrder:
    """The suits from left to right and whether each runs downwards; red and black alternate."""

    suits: tuple[Suit, ...] = (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES)
    descending: bool = True

    def sort(self, hand: Iterable[Card], pack: Pack) -> tuple[Card, ...]:
        """The cards of a hand from left to right; promoted cards stand with the spades."""
        sign = -1 if self.descending else 1
        return tuple(
            sorted(
                hand,
                key=lambda card: (self.suits.index(pack.suit(card)), sign * pack.power(card)),
            )
        )
