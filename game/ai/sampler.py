"""Worlds: full deals that agree with everything a seat knows, each equally likely."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product

from game.ai.fast.choice import FAST, Fast
from game.ai.fast.worlds import OUT
from game.ai.kernel import Kernel
from game.ai.knowledge import Knowledge
from game.ai.rng import Draws
from game.ai.splits import Row, Splitter

_MOST_EFFORT = 100_000
"""Worlds that take more to count are not listed; late in a deal of four hands it is far less."""


@dataclass(frozen=True, slots=True)
class _Bin:
    """`size` unseen cards of `allowed` that lie with `seat`, or out of play."""

    seat: int
    allowed: int
    size: int


class Sampler:
    """Draws worlds for one knowledge; the counting is done once and serves them all.

    Raises ValueError on construction if nothing fits the knowledge.
    """

    def __init__(self, kernel: Kernel, knowledge: Knowledge, fast: Fast = FAST) -> None:
        bins = sorted(_bins(kernel, knowledge), key=lambda home: home.allowed.bit_count())
        groups: dict[tuple[int, ...], list[int]] = {}
        for card in _singles(knowledge.unseen):
            homes = tuple(i for i, home in enumerate(bins) if home.allowed & card)
            groups.setdefault(homes, []).append(card)
        kinds = sorted(groups, key=lambda homes: (len(homes), homes))
        piles = [groups[kind] for kind in kinds]
        by_group, by_bin = _splitters(kinds, piles, bins)
        turned = by_bin.effort() < by_group.effort()
        splitter = by_bin if turned else by_group
        if not splitter.ways:
            raise ValueError("no distribution of the cards fits what is known")
        seats = [home.seat for home in bins]
        self._holds, self._seats = knowledge.holds, seats
        self._piles, self._by_group = piles, by_group
        self._dealer = fast.Dealer(knowledge.holds, piles, seats, splitter, turned=turned)

    def every(self, most: int) -> array[int] | None:
        """Every world once, as `worlds` gives them; None if more than `most`, or hard to count."""
        if self._by_group.effort() > _MOST_EFFORT or self._by_group.ways > most:
            return None
        worlds = array("Q")
        for table in self._by_group.tables():
            piles = (ways_to_share(*pair) for pair in zip(self._piles, table, strict=True))
            for shares in product(*piles):
                hands = [*self._holds, 0]
                for share in shares:
                    for seat, cards in zip(self._seats, share, strict=True):
                        hands[seat] |= cards
                worlds.extend(hands[:OUT])
        return worlds

    def worlds(self, draws: Draws, count: int) -> array[int]:
        """So many worlds in one array, the hands of each seat by seat."""
        return self._dealer.deal(draws, count)

    def world(self, draws: Draws) -> list[int]:
        """The hands of all seats in one world, as masks."""
        return list(self.worlds(draws, 1))


def ways_to_share(cards: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Every way to share out single cards, so many to each place, as one mask a place."""
    if not sizes:
        return [()]
    found = []
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        found += [(sum(chosen), *others) for others in ways_to_share(rest, sizes[1:])]
    return found


def _splitters(
    kinds: Sequence[tuple[int, ...]], groups: Sequence[list[int]], bins: Sequence[_Bin]
) -> tuple[Splitter, Splitter]:
    """The same question put both ways round: groups over bins, and bins over groups."""
    group_sizes = tuple(map(len, groups))
    bin_sizes = tuple(home.size for home in bins)
    by_group = tuple(Row(size, kind) for size, kind in zip(group_sizes, kinds, strict=True))
    by_bin = tuple(
        Row(size, tuple(group for group, kind in enumerate(kinds) if place in kind))
        for place, size in enumerate(bin_sizes)
    )
    return Splitter(by_group, bin_sizes), Splitter(by_bin, group_sizes)


def _singles(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found


def _bins(kernel: Kernel, knowledge: Knowledge) -> list[_Bin]:
    """The places that unseen cards lie in; a seat of known spades is two places."""
    places = []
    for seat, need in enumerate(knowledge.needs):
        may, spades = knowledge.may[seat], knowledge.spades[seat]
        if spades is None:
            places.append(_Bin(seat, may, need))
        else:
            places.append(_Bin(seat, may & kernel.spades, spades))
            places.append(_Bin(seat, may & ~kernel.spades, need - spades))
    out = knowledge.unseen.bit_count() - sum(knowledge.needs)
    places.append(_Bin(OUT, knowledge.unseen, out))
    if any(place.size < 0 for place in places):
        raise ValueError("no distribution of the cards fits what is known")
    return [place for place in places if place.size]
