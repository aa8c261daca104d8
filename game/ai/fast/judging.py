"""How well bids fit hands, for many hands at once.

A hand is judged by the holdings of its suits, in whole numbers, so that both kernels agree to the
last bit. A holding is its length and its four highest cards of the suit: 1 for the ace, 2, 4, 8.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ai.fast.measured import Worlds
from game.ai.kernel import Kernel

TOPS = 4
"""The highest cards of a suit that are told apart."""

HOLDINGS = 1 << TOPS

PARTS = 64
"""Parts of a trick that are told apart."""

ODDS = 1024
"""The natural logarithm of odds is counted in so many parts."""

RUFFERS = 6
"""More spades ruff no more tricks."""

WHOLE = 1 << 20
"""The weight of a hand that a bid fits in full."""

LEAST = 1 << 6
"""No bid makes a hand less likely than this of `WHOLE`."""


@dataclass(frozen=True, slots=True)
class NilOdds:
    """The log odds of a nil in `ODDS`, without the partner's part.

    `spades` by holding; for each plain suit its `risks` are summed, card by card from the lowest:
    how many places a card stands above its `safe` one, times its `share`; the sum and the worst of
    the suits count by `sum` and `worst`, of `ODDS`. Long suits count for less. Voids help.
    """

    spades: tuple[int, ...]
    safe: tuple[int, ...]
    shares: tuple[int, ...]
    sum: int
    worst: int
    void: int
    long: int
    long_share: int

    @property
    def numbers(self) -> list[int]:
        """Everything but the spades, as the compiled kernel reads it."""
        ends = (self.sum, self.worst, self.void, self.long, self.long_share)
        return [len(self.safe), *self.safe, len(self.shares), *self.shares, *ends]


@dataclass(frozen=True, slots=True)
class Judge:
    """What the holdings of a pack are good for.

    `trumps` are the parts of tricks in spades by holding, `plain` those in a plain suit by suit,
    number of spades and holding. `packed` holds the same for the compiled kernel.
    """

    trumps: tuple[int, ...]
    plain: tuple[int, ...]
    nil: NilOdds
    packed: array[int] = field(default_factory=lambda: array("q"), repr=False, compare=False)

    def __post_init__(self) -> None:
        for numbers in (self.trumps, self.plain, self.nil.spades):
            self.packed.append(len(numbers))
            self.packed.extend(numbers)
        self.packed.extend(self.nil.numbers)


@dataclass(frozen=True, slots=True)
class Curve:
    """The weight of a bid by what the hand is judged at: `weights[(value - low) >> shift]`.

    With `nil` the value is the log odds of a nil, else the parts of tricks.
    """

    nil: bool
    low: int
    shift: int
    weights: array[int]

    def at(self, value: int) -> int:
        """The weight; beyond the ends it is that of the end."""
        place = value - self.low >> self.shift
        return self.weights[min(max(place, 0), len(self.weights) - 1)]


def parts_of(kernel: Kernel, judge: Judge, hand: int) -> int:
    """The parts of tricks of a full hand."""
    held = hand & kernel.spades
    number = held.bit_count()
    found = judge.trumps[number * HOLDINGS + tops_held(kernel.spades, held)]
    found = max(found, PARTS * sure_tricks(kernel, hand))
    row = len(judge.plain) // (3 * (RUFFERS + 1))
    for place, suit in enumerate(kernel.suits[:3]):
        mine = hand & suit
        at = (place * (RUFFERS + 1) + min(number, RUFFERS)) * row
        found += judge.plain[at + mine.bit_count() * HOLDINGS + tops_held(suit, mine)]
    return found


def sure_tricks(kernel: Kernel, hand: int) -> int:
    """The tricks that nobody can take away: spades from the top, and all once none are out."""
    held, left, solid = hand & kernel.spades, kernel.spades, 0
    while left and held & (top := 1 << left.bit_length() - 1):
        left ^= top
        solid += 1
    out = (kernel.spades & ~held).bit_count()
    return held.bit_count() if solid >= out else solid


def nil_odds_of(kernel: Kernel, judge: Judge, hand: int) -> int:
    """The log odds of a nil, in `ODDS`, without the partner's part."""
    nil, held = judge.nil, hand & kernel.spades
    found = nil.spades[held.bit_count() * HOLDINGS + tops_held(kernel.spades, held)]
    risks = [_risk(nil, suit, hand & suit) for suit in kernel.suits[:3]]
    found += nil.void * sum(not hand & suit for suit in kernel.suits[:3])
    return found - (nil.sum * sum(risks) + nil.worst * max(risks)) // ODDS


def tops_held(suit: int, held: int) -> int:
    """Which of the highest cards of a suit are held."""
    found = 0
    for place in range(TOPS):
        top = 1 << suit.bit_length() - 1
        suit ^= top
        found += bool(held & top) << place
    return found


def weigh(
    kernel: Kernel,
    judge: Judge,
    worlds: Worlds[int],
    seat: int,
    played: int,
    curve: Curve,
    weights: array[int],
) -> None:
    """Multiply the weight of each world by how well the bid of `seat` fits its hand there.

    The seat held the cards `played` as well.
    """
    value_of = nil_odds_of if curve.nil else parts_of
    for place, hand in enumerate(worlds[seat :: kernel.seats]):
        fit = curve.at(value_of(kernel, judge, hand | played))
        weights[place] = (weights[place] * fit // WHOLE) + LEAST


def resampled(
    worlds: Worlds[int], seats: int, weights: Sequence[int], count: int, start: int
) -> Worlds[int]:
    """`count` of the worlds, each as often as its weight has it, from `start` below the total."""
    total, kept, place, below = sum(weights), array("Q"), 0, weights[0]
    for turn in range(count):
        mark = (turn * total + start) // count
        while mark >= below:
            place += 1
            below += weights[place]
        kept.extend(worlds[place * seats : (place + 1) * seats])
    return kept


def _risk(nil: NilOdds, suit: int, held: int) -> int:
    """How far the cards of a plain suit stick out above what can be ducked."""
    total, place, count = 0, 0, held.bit_count()
    while held:
        card = held & -held
        held ^= card
        height = 12 - (suit & -(card << 1)).bit_count()
        over = height - nil.safe[min(place, len(nil.safe) - 1)]
        total += max(0, over) * nil.shares[min(place, len(nil.shares) - 1)]
        place += 1
    return total * nil.long_share // ODDS if count > nil.long else total
