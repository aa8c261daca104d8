"""The table for search: cards as bits of an integer, legal cards and winners as masks.

Bit order is height, then suit: the lowest card of any mask is its lowest bit, the highest card of
a suit its highest bit. A hand, a suit or a pile is the sum of its bits; `0` is nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from game.engine.cards import Card, Suit
from game.engine.rules import Rules
from game.engine.tables import Table

NEVER = 99
"""A bid that no deal reaches: a bid-less deal counts as never reached (RULES section 9)."""

ALONE = -1
"""The partner of a seat that has none."""


@dataclass(frozen=True, slots=True)
class Kernel:
    """The table and play rules of a match, compiled to masks (RULES sections 1 to 3 and 5).

    `suit_of` gives the whole suit of a card's bit. `peers[n]` holds the cards as high as the
    highest card of a mask of bit length n. `followers[seat]` are the others in playing order.
    `sides` and `partners` run over the seats, `suits` are the four suits, spades last. `packed`
    holds all of it in words of 64 bits for the compiled kernel.
    """

    seats: int
    tricks: int
    cards: tuple[Card, ...]
    bits: dict[Card, int]
    pack: int
    clubs: int
    spades: int
    suit_of: dict[int, int]
    peers: tuple[int, ...]
    followers: tuple[tuple[int, ...], ...]
    sides: tuple[int, ...]
    partners: tuple[int, ...]
    suits: tuple[int, ...]
    must_break: bool
    club_leads: bool
    all_lowest_club: bool
    ruff_first: bool
    packed: array[int] = field(default_factory=lambda: array("Q"), repr=False, compare=False)

    def __post_init__(self) -> None:
        self.packed.extend(_words(self))

    @classmethod
    def of(cls, rules: Rules) -> Kernel:
        """The kernel of the table that `rules` are played at."""
        return _compiled(
            rules.row, rules.lead_spades, rules.first_lead, rules.spades_first_trick == "allowed"
        )

    @classmethod
    def _of(cls, row: Table, lead_spades: str, first_lead: str, *, ruff_first: bool) -> Kernel:
        pack, seats = row.pack, row.seats
        ranked = sorted((pack.power(card), pack.suit(card), card) for card in pack.cards)
        order = [card for _, _, card in ranked]
        bits = {card: 1 << place for place, card in enumerate(order)}
        suits, heights = dict.fromkeys(Suit, 0), dict.fromkeys((power for power, _, _ in ranked), 0)
        for power, suit, card in ranked:
            suits[suit] |= bits[card]
            heights[power] |= bits[card]
        return cls(
            seats=seats,
            tricks=row.tricks,
            cards=tuple(order),
            bits=bits,
            pack=(1 << len(order)) - 1,
            clubs=suits[Suit.CLUBS],
            spades=suits[Suit.SPADES],
            suit_of={bits[card]: suits[suit] for _, suit, card in ranked},
            peers=(0, *(heights[power] for power, _, _ in ranked)),
            followers=tuple(row.clockwise(seat)[1:] for seat in range(seats)),
            sides=tuple(map(row.side_of, range(seats))),
            partners=tuple(
                ALONE if (mate := row.partner_of(seat)) is None else mate for seat in range(seats)
            ),
            suits=tuple(suits[suit] for suit in Suit),
            must_break=lead_spades == "broken",
            club_leads=first_lead != "left",
            all_lowest_club=first_lead == "all_lowest_club",
            ruff_first=ruff_first,
        )

    def mask(self, cards: Iterable[Card]) -> int:
        """The mask of some cards."""
        bits = self.bits
        return sum(bits[card] for card in cards)

    def listed(self, mask: int) -> list[Card]:
        """The cards of a mask, lowest first, equals in the order of the suits."""
        found = []
        while mask:
            low = mask & -mask
            found.append(self.cards[low.bit_length() - 1])
            mask ^= low
        return found

    def beaters(self, led: int, best: int) -> int:
        """The cards that beat `best`, the card taking a trick to which the suit `led` was led."""
        above = -(best << 1)
        return self.spades & above if best & self.spades else led & above | self.spades

    def lead(self, hand: int, club: int, *, first: bool, broken: bool) -> int:
        """The cards that may be led; `club` is the lowest club if it must be (RULES section 5)."""
        if first and club:
            return club
        tied = first or (self.must_break and not broken)
        return hand & ~self.spades or hand if tied else hand

    def follow(self, hand: int, led: int, club: int, *, first: bool) -> int:
        """The cards that may be played to the suit `led` (RULES sections 1 and 5)."""
        following = hand & led
        clubs_forced = first and self.all_lowest_club and club
        if following:
            return following & -following if clubs_forced else following
        if clubs_forced or (first and not self.ruff_first):
            return hand & ~self.spades or hand
        return hand

    def first_leader(self, hands: list[int], left: int) -> tuple[int, int]:
        """Who leads to the first trick and the lowest club, 0 if none need be led."""
        clubs = sum(hands) & self.clubs if self.club_leads else 0
        club = clubs & -clubs
        return next((seat for seat, hand in enumerate(hands) if hand & club), left), club


@cache
def _compiled(row: Table, lead_spades: str, first_lead: str, ruff_first: bool) -> Kernel:
    return Kernel._of(row, lead_spades, first_lead, ruff_first=ruff_first)


def _words(kernel: Kernel) -> list[int]:
    """The kernel word by word, in the order that the compiled kernel reads."""
    flags = (kernel.must_break, kernel.club_leads, kernel.all_lowest_club, kernel.ruff_first)
    spare_seats = [0] * (6 - kernel.seats)
    spare_cards = [0] * (64 - len(kernel.cards))
    return [
        kernel.seats,
        kernel.tricks,
        sum(flag << place for place, flag in enumerate(flags)),
        kernel.pack,
        kernel.clubs,
        kernel.spades,
        *kernel.sides,
        *spare_seats,
        *(mate + 1 for mate in kernel.partners),
        *spare_seats,
        1 + max(kernel.sides),
        *kernel.suits,
        *(kernel.suit_of[1 << place] for place in range(len(kernel.cards))),
        *spare_cards,
        *kernel.peers,
        *spare_cards,
    ]
