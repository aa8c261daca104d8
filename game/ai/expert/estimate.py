"""What a hand is good for before anything is known of the others: its tricks, or a nil."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from game.ai.data.holdings import PLAIN, RUFFS, SPADES
from game.ai.expert.nils import mates_part, nil_odds
from game.ai.fast.judging import (
    HOLDINGS,
    ODDS,
    PARTS,
    RUFFERS,
    Judge,
    nil_odds_of,
    parts_of,
    sure_tricks,
    tops_held,
)
from game.ai.kernel import Kernel
from game.engine.rules import Rules


class Estimator:
    """Estimates full hands of one pack."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self.judge = Judge(_trumps(kernel), _plain(kernel), nil_odds(kernel.tricks))

    def tricks(self, hand: int) -> float:
        """The tricks that the hand takes."""
        return parts_of(self._kernel, self.judge, hand) / PARTS

    def sure(self, hand: int) -> int:
        """The tricks that nobody can take away."""
        return sure_tricks(self._kernel, hand)

    def nil(self, hand: int, mates_bid: int | None) -> float:
        """The log odds of a nil; `mates_bid` are the partner's tricks, None if not bid yet.

        They were fitted to thirteen cards of four suits of thirteen; elsewhere they only order
        hands.
        """
        return nil_odds_of(self._kernel, self.judge, hand) / ODDS + mates_part(mates_bid)

    def to_give(self, hand: int, size: int) -> int:
        """So many cards without which the hand is likeliest to take no trick."""
        bits = [self._kernel.bits[card] for card in self._kernel.listed(hand)]
        ways = (sum(chosen) for chosen in combinations(bits, size))
        return max(ways, key=lambda given: (self.nil(hand & ~given, None), given))


@lru_cache(maxsize=8)
def estimator(rules: Rules) -> Estimator:
    """The estimator of the pack of some rules."""
    return Estimator(Kernel.of(rules))


def holdings(kernel: Kernel, hand: int) -> list[tuple[str, int, int]]:
    """What a hand at the table of four is estimated by: its holdings and its chances to ruff."""
    spades = hand & kernel.spades
    number = spades.bit_count()
    found = [("spades", number, tops_held(kernel.spades, spades))]
    for suit in kernel.suits[:3]:
        held = hand & suit
        length = held.bit_count()
        found.append(("plain", min(length, len(PLAIN) - 1), tops_held(suit, held)))
        if length < len(RUFFS):
            found.append(("ruffs", length, min(number, RUFFERS)))
    return found


def _trumps(kernel: Kernel) -> tuple[int, ...]:
    """The tricks in spades by holding."""
    # As many spades more or less as a hand has on average.
    spare = round(kernel.spades.bit_count() / kernel.seats - 3.25)
    found: list[int] = []
    for held in range(kernel.tricks + 1):
        found += SPADES[min(max(held - spare, min(held, 1)), len(SPADES) - 1)]
    return tuple(found)


def _plain(kernel: Kernel) -> tuple[int, ...]:
    """The tricks in a plain suit, by suit, number of spades and holding."""
    found: list[int] = []
    for suit in kernel.suits[:3]:
        for spades in range(RUFFERS + 1):
            for held in range(kernel.tricks + 1):
                ruffs = RUFFS[held][spades] if held < len(RUFFS) else 0
                tops = PLAIN[_alike(kernel, suit, held)] if held else [PLAIN[0][0]] * HOLDINGS
                found += [value + ruffs for value in tops]
    return tuple(found)


def _alike(kernel: Kernel, suit: int, held: int) -> int:
    """The length that leaves the others of a table of four as many cards of the suit each."""
    alike = round(13 - 3 * (suit.bit_count() - held) / (kernel.seats - 1))
    return min(max(alike, min(held, 2)), len(PLAIN) - 1)
