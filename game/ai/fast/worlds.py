"""Dealing out worlds once the ways to share the unseen cards are counted."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from game.ai.rng import Draws
from game.ai.splits import Splitter

OUT = -1
"""The seat of cards that are out of play."""


class Dealer:
    """Deals the cards of groups over bins: every distribution is equally likely.

    `holds` are the cards known by seat, `groups` the unseen cards, each group fit for the same
    bins, `seats` whose each bin is. `splitter` shares groups over bins, if `turned` bins over
    groups.
    """

    def __init__(
        self,
        holds: Sequence[int],
        groups: Sequence[Sequence[int]],
        seats: Sequence[int],
        splitter: Splitter,
        *,
        turned: bool,
    ) -> None:
        self._holds, self._groups, self._seats = holds, groups, seats
        self._splitter, self._turned = splitter, turned

    def deal(self, draws: Draws, count: int) -> array[int]:
        """So many worlds, the hands of each seat by seat."""
        worlds = array("Q")
        for _ in range(count):
            worlds.extend(self._world(draws))
        return worlds

    def _world(self, draws: Draws) -> list[int]:
        hands = [*self._holds, 0]
        table: Sequence[Sequence[int]] = self._splitter.draw(draws)
        if self._turned:
            table = list(zip(*table, strict=True))
        for cards, split in zip(self._groups, table, strict=True):
            self._share(cards, split, hands, draws)
        return hands[:OUT]

    def _share(
        self, cards: Sequence[int], split: Sequence[int], hands: list[int], draws: Draws
    ) -> None:
        """Deal one group at random; whoever takes the most gets those left over."""
        order = sorted((size, place) for place, size in enumerate(split) if size)
        pile = list(cards)
        draws.shuffle(pile, len(pile) - order[-1][0])
        start = 0
        for size, place in order:
            hands[self._seats[place]] |= sum(pile[start : start + size])
            start += size
