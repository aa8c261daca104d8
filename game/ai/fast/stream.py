"""Small choices from one stream of random words: sixteen bits each."""

from __future__ import annotations

from game.ai.rng import Draws


class Stream:
    """Draws of 16 bits, four from a word of the generator."""

    __slots__ = ("_draws", "_left", "_word")

    def __init__(self, seed: int) -> None:
        self._draws = Draws(seed)
        self._word = self._left = 0

    def chunk(self) -> int:
        """The next number of 16 bits."""
        if not self._left:
            self._word, self._left = self._draws.word(), 4
        chunk = self._word & 0xFFFF
        self._word >>= 16
        self._left -= 1
        return chunk


def any_of(mask: int, chunk: int) -> int:
    """A card of `mask` chosen by 16 bits."""
    for _ in range(chunk * mask.bit_count() >> 16):
        mask &= mask - 1
    return mask & -mask
