"""The computer players' own generator: the same draws from the same seed on any machine."""

from __future__ import annotations

from typing import TypeVar

_T = TypeVar("_T")
_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Draws:
    """An endless stream of numbers from a 64-bit `seed` (the splitmix64 recurrence)."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _WORD

    def word(self) -> int:
        """The next number of 64 bits."""
        self.state = state = (self.state + _STEP) & _WORD
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _WORD
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A number in 0..bound-1; `bound` may be of any size and is at least 1."""
        bits, number = 64, self.word()
        # Thirty spare bits keep every number's chance equal to within a billionth.
        while bits < bound.bit_length() + 30:
            number = number << 64 | self.word()
            bits += 64
        return number * bound >> bits

    def shuffle(self, items: list[_T], first: int) -> None:
        """Put `first` items drawn at random at the head of the list, in random order."""
        size = len(items)
        for place in range(min(first, size - 1)):
            other = place + (self.word() * (size - place) >> 64)
            items[place], items[other] = items[other], items[place]


def advanced(seed: int, words: int) -> int:
    """The seed whose stream is that of `seed` after so many words."""
    return (seed + words * _STEP) & _WORD
