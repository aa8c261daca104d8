"""The tricks that a hand is good for before anything is known of the others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.ai.data.holdings import PLAIN, RUFFS, SPADES
from game.ai.kernel import Kernel
from game.engine.rules import Rules

PARTS = 64
"""Parts of a trick that are told apart."""

_MOST_KEPT = 20_000


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


def holdings(kernel: Kernel, hand: int) -> list[tuple[str, int, int]]:
    """What a hand at the table of four is estimated by: its holdings and its chances to ruff."""
    spades = hand & kernel.spades
    number = spades.bit_count()
    found = [("spades", number, _tops_held(kernel.spades, spades))]
    for suit in kernel.suits[:3]:
        held = hand & suit
        length = held.bit_count()
        found.append(("plain", min(length, len(PLAIN) - 1), _tops_held(suit, held)))
        if length < len(RUFFS):
            found.append(("ruffs", length, min(number, len(RUFFS[0]) - 1)))
    return found


class _Kept(dict[int, int]):
    """Tricks in parts by the cards of a suit."""

    def __missing__(self, mask: int) -> int:
        if len(self) >= _MOST_KEPT:
            self.clear()
        value = self[mask] = self.worth(mask)
        return value

    def worth(self, mask: int) -> int:
        raise NotImplementedError


class _Trumps(_Kept):
    """The tricks in the spades of a hand."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__()
        self._kernel, self._suit = kernel, kernel.spades
        # As many spades more or less as a hand has on average.
        self._spare = round(kernel.spades.bit_count() / kernel.seats - 3.25)

    def worth(self, mask: int) -> int:
        held = mask.bit_count()
        length = min(max(held - self._spare, min(held, 1)), len(SPADES) - 1)
        fitted = SPADES[length][_tops_held(self._suit, mask)]
        return max(fitted, PARTS * sure_tricks(self._kernel, mask))


class _Suits(_Kept):
    """The tricks in a plain suit, of a hand with so many spades."""

    def __init__(self, kernel: Kernel, spades: int) -> None:
        super().__init__()
        self._suits = kernel.suits[:3]
        self._others = kernel.seats - 1
        self._spades = min(spades, len(RUFFS[0]) - 1)

    def worth(self, mask: int) -> int:
        held = mask.bit_count()
        ruffs = RUFFS[held][self._spades] if held < len(RUFFS) else 0
        if not mask:
            return PLAIN[0][0] + ruffs
        suit = next(suit for suit in self._suits if suit & mask)
        # The same number of cards with each of the others as at a table of four.
        alike = round(13 - 3 * (suit.bit_count() - held) / self._others)
        length = min(max(alike, min(held, 2)), len(PLAIN) - 1)
        return PLAIN[length][_tops_held(suit, mask)] + ruffs


def _tops_held(suit: int, held: int) -> int:
    """Which of the four highest cards of a suit are held: 1 for the ace, 2, 4 and 8."""
    found = 0
    for place in range(4):
        top = 1 << suit.bit_length() - 1
        suit ^= top
        found += bool(held & top) << place
    return found


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
