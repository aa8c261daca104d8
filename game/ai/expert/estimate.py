"""The tricks that a hand is good for before anything is known of the others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.ai.kernel import Kernel
from game.engine.rules import Rules

# The chance that an honour takes a trick, by the length of its suit at a table of four.
_ACE = (0, 0.99, 0.99, 0.98, 0.97, 0.95, 0.90, 0.85, 0.77, 0.65, 0.46, 0.2, 0, 0)
_KING = (0, 0.30, 0.75, 0.75, 0.70, 0.60, 0.50, 0.35, 0.20, 0, 0, 0, 0, 0)
_QUEEN = (0, 0, 0.10, 0.35, 0.30, 0.20, 0.10, 0, 0, 0, 0, 0, 0, 0)
_BESIDE_HIGHER = 0.1

# High spades by the number of spades held: bare, one guard, two, three and more.
_TRUMPS = ((1, 1, 1, 1), (0.5, 0.95, 0.95, 0.95), (0.2, 0.4, 0.85, 0.85), (0.1, 0.35, 0.35, 0.7))
_USUAL_SPADES = 4
_LONG_SPADE, _FOURTH_SPADE = 0.7, 0.3

_MOST_KEPT = 20_000

PARTS = 64
"""Parts of a trick that are told apart."""


class Estimator:
    """Estimates hands of one pack; what it finds out about a suit it keeps."""

    def __init__(self, kernel: Kernel) -> None:
        self._spades = kernel.spades
        self._plain = kernel.suits[:3]
        self._trumps = _Trumps(kernel)
        self._suits = [_Suits(kernel, spades) for spades in range(kernel.tricks + 1)]

    def tricks(self, hand: int) -> float:
        """The tricks of a full hand."""
        return self.parts((hand,), 0)[0] / PARTS

    def parts(self, hands: Iterable[int], played: int) -> list[int]:
        """The tricks of some hands in parts; each held the cards `played` as well."""
        spades, (clubs, diamonds, hearts) = self._spades, self._plain
        trumps, suits, found = self._trumps, self._suits, []
        # A search asks for many thousands of hands: no calls, no copies.
        for rest in hands:
            hand = rest | played
            high = hand & spades
            plain = suits[high.bit_count()]
            found.append(
                trumps[high] + plain[hand & clubs] + plain[hand & diamonds] + plain[hand & hearts]
            )
        return found


def sure_tricks(kernel: Kernel, hand: int) -> int:
    """The tricks that nobody can take away: spades from the top, and all once none are out."""
    held, solid = hand & kernel.spades, 0
    for top in _downwards(kernel.spades):
        if not held & top:
            break
        solid += 1
    out = kernel.spades.bit_count() - held.bit_count()
    return held.bit_count() if solid >= out else solid


class _Kept(dict[int, int]):
    """Tricks in parts by the cards of a suit."""

    def __missing__(self, mask: int) -> int:
        if len(self) >= _MOST_KEPT:
            self.clear()
        value = self[mask] = round(PARTS * self.worth(mask))
        return value

    def worth(self, mask: int) -> float:
        raise NotImplementedError


class _Trumps(_Kept):
    """The tricks in the spades of a hand."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__()
        self._tops = _downwards(kernel.spades)
        self._spare = round(len(self._tops) / kernel.seats - 3.25)

    def worth(self, mask: int) -> float:
        held = mask.bit_count()
        value = sum(
            chances[min(held, len(chances)) - 1]
            for top, chances in zip(self._tops, _TRUMPS, strict=False)
            if mask & top
        )
        over = held - _USUAL_SPADES - self._spare
        return value + (_LONG_SPADE * over if over > 0 else _FOURTH_SPADE if over == 0 else 0)


class _Suits(_Kept):
    """The tricks in a plain suit, of a hand with so many spades."""

    def __init__(self, kernel: Kernel, spades: int) -> None:
        super().__init__()
        self._tops = {suit: _downwards(suit)[:3] for suit in kernel.suits[:3]}
        self._others = kernel.seats - 1
        self._spades = spades

    def worth(self, mask: int) -> float:
        if not mask:
            return min(self._spades, 3) * 0.5
        suit = next(suit for suit in self._tops if suit & mask)
        ace, king, queen = (bool(mask & top) for top in self._tops[suit])
        held = mask.bit_count()
        # The same number of cards with each of the others as at a table of four.
        alike = 13 - 3 * (suit.bit_count() - held) / self._others
        length = max(min(round(alike), 13), 1, min(held, 2))
        value = ace * _ACE[length] + king * _KING[length]
        value += queen * (_QUEEN[length] + _BESIDE_HIGHER * (ace or king))
        if held == 1:
            return value + (0.5 if self._spades > 1 else 0.2)
        return value + (0.2 if held == 2 and self._spades > 2 else 0)


def _downwards(suit: int) -> list[int]:
    """The cards of a suit, highest first."""
    found = []
    while suit:
        found.append(1 << suit.bit_length() - 1)
        suit ^= found[-1]
    return found


@lru_cache(maxsize=8)
def estimator(rules: Rules) -> Estimator:
    """The estimator of the pack of some rules."""
    return Estimator(Kernel.of(rules))
