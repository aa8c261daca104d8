"""Cards, suits and bids in words."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.bids import Bid
from game.engine.cards import BIG_JOKER_RANK, LITTLE_JOKER_RANK, Card, Suit
from game.words.lookup import t
from game.words.numbers import capital, listing


def suit_name(suit: Suit) -> str:
    """The suit in lower case: "diamonds"."""
    return t(f"suit.{suit.name.lower()}")


def suit_single(suit: Suit) -> str:
    """A card of the suit: "diamond"."""
    return t(f"suit.{suit.name.lower()}.one")


def suit_symbol(suit: Suit) -> str:
    """The suit as a symbol: "♦"."""
    return t(f"suit.{suit.name.lower()}.symbol")


def rank_name(card: Card) -> str:
    """The rank of a card that is no joker: "queen", "10"."""
    return str(card.rank) if card.rank <= 10 else t(f"rank.{card.rank}")


def card_name(card: Card) -> str:
    """The card in full, without an article: "queen of spades", "10 of hearts", "Big Joker"."""
    if card.rank >= LITTLE_JOKER_RANK:
        return t(f"card.{_joker(card)}")
    return t("card.name", rank=rank_name(card), suit=suit_name(card.suit))


def card_short(card: Card) -> str:
    """The card as its index shows it: "Q♠", "10♥", "BJ"."""
    if card.rank >= LITTLE_JOKER_RANK:
        return t(f"card.{_joker(card)}.short")
    rank = str(card.rank) if card.rank <= 10 else t("rank.letters")[card.rank - 11]
    return rank + suit_symbol(card.suit)


def card_list(cards: Iterable[Card]) -> str:
    """Cards in short, highest first within suits from spades down: "A♠, 9♠ and K♦"."""
    ordered = sorted(cards, key=lambda card: (card.suit, card.rank), reverse=True)
    return listing([card_short(card) for card in ordered])


def bid_text(bid: Bid) -> str:
    """The bid within a sentence: "4", "nil", "blind nil", "blind 7"."""
    return t(f"bid.{bid.kind.name.lower()}", tricks=bid.tricks)


def bid_label(bid: Bid) -> str:
    """The bid on a key or in a bubble: "4", "Nil", "Blind nil", "Blind 7"."""
    return capital(bid_text(bid))


def _joker(card: Card) -> str:
    return "big_joker" if card.rank == BIG_JOKER_RANK else "little_joker"
