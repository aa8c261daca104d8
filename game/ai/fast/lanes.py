"""Many small numbers side by side in one long integer, sixteen bits each: a lane.

One operation on the integer works on every lane at once, which makes plain Python fast enough to
play thousands of deals in step. No operation here carries from one lane into the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

WIDTH = 16
CHANCE = 11
"""Random bits behind a choice."""

Four = list[int]
"""Something for each of the four suits, in lanes."""


class Lanes:
    """The arithmetic of `count` lanes, a multiple of four; `ones` has a 1 in every lane.

    Yes and no are lanes of ones and lanes of zeros.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.ones = ones = sum(1 << WIDTH * lane for lane in range(count))
        self.full = ones * 0xFFFF
        self._low, self._top = ones * 0x7FFF, ones * 0x8000
        self._pairs, self._twos, self._fours = ones * 0x5555, ones * 0x3333, ones * 0x0F0F
        self._small, self._guard = ones * 0x1F, ones * 0x20
        self._byte, self._nibble = ones * 0xFF, ones * 0xF
        self._chance = ones * ((1 << CHANCE) - 1)
        wide = sum(1 << 64 * place for place in range(count // 4))
        self._masks = tuple(wide * ((1 << 64 - shift) - 1) for shift in (13, 7, 17))

    def some(self, lanes: int) -> int:
        """Where a lane is not zero."""
        top = ((lanes & self._low) + self._low | lanes) & self._top
        return (top << 1) - (top >> WIDTH - 1)

    def no(self, lanes: int) -> int:
        """Yes for no and no for yes."""
        return self.full ^ lanes

    def higher(self, card: int, best: int) -> int:
        """Where a bit of `card` lies above the one bit of `best`; every lane has a best."""
        return self.some(card & (self.full ^ (best | best - self.ones)))

    def lowest(self, lanes: int) -> int:
        """The lowest bit of each lane; none is zero."""
        return lanes ^ (lanes & lanes - self.ones)

    def stir(self, state: int) -> int:
        """The next state of the generators, one of 64 bits for every four lanes (xorshift)."""
        left, right, again = self._masks
        state ^= (state & left) << 13
        state ^= state >> 7 & right
        return state ^ (state & again) << 17

    def choose(self, cards: Four, most: int, state: int) -> tuple[int, Four]:
        """One bit of `cards` in each lane at random, and which suit it is of.

        No lane has more than `most` bits, all suits together, and each has one at least.
        """
        nibbles, octets, counts = self._counted(cards)
        first = counts[0]
        second = first + counts[1]
        third = second + counts[2]
        place = self._part(third + counts[3], most, state >> WIDTH - CHANCE & self._chance)
        past = [self._reaches(place, bound) for bound in (first, second, third)]
        suits = [self.full ^ past[0], past[0] ^ past[1], past[1] ^ past[2], past[2]]
        place -= first & suits[1] | second & suits[2] | third & suits[3]
        pool, nibble, octet = (_of(each, suits) for each in (cards, nibbles, octets))
        return self._at(pool, nibble, octet & self._nibble, place), suits

    def _counted(self, cards: Four) -> tuple[Four, Four, Four]:
        """The bits of each lane counted by fours, by eights and all together."""
        nibbles, octets, counts = [], [], []
        for lanes in cards:
            pairs = lanes - (lanes >> 1 & self._pairs)
            nibble = (pairs & self._twos) + (pairs >> 2 & self._twos)
            octet = nibble + (nibble >> 4) & self._fours
            nibbles.append(nibble)
            octets.append(octet)
            counts.append(octet + (octet >> 8) & self._small)
        return nibbles, octets, counts

    def _part(self, counts: int, most: int, chance: int) -> int:
        """A number below that in `counts` in every lane: its product with the chance."""
        product = 0
        for place in range(most.bit_length()):
            bit = counts >> place & self.ones
            product += (chance & (bit << CHANCE) - bit) << place
        return product >> CHANCE & self._small

    def _reaches(self, numbers: int, bounds: int) -> int:
        """Where a number is not below its bound, both below 32."""
        guard = (numbers | self._guard) - bounds & self._guard
        return (guard << WIDTH - 5) - (guard >> 5)

    def _at(self, pool: int, nibble: int, octet: int, place: int) -> int:
        """The bit at a place of each lane, from the lowest at 0."""
        upper = self._reaches(place, octet)
        pool &= self._byte ^ upper
        place -= octet & upper
        nibble = (nibble ^ (nibble ^ nibble >> 8) & upper) & self._nibble
        upper = self._reaches(place, nibble)
        pool &= self._fours ^ upper
        place -= nibble & upper
        pool &= pool - ((place | place >> 1) & self.ones)
        pool &= pool - (place >> 1 & self.ones)
        pool &= pool - (place & place >> 1 & self.ones)
        return self.lowest(pool)


def _of(each: Sequence[int], suits: Four) -> int:
    """Of four things in lanes the one whose suit it is."""
    return each[0] & suits[0] | each[1] & suits[1] | each[2] & suits[2] | each[3] & suits[3]


@cache
def lanes_of(count: int) -> Lanes:
    """The arithmetic of so many lanes."""
    return Lanes(count)
