"""The numbers that the rule policy turns on, so that they can be tuned."""

from __future__ import annotations

from array import array
from typing import NamedTuple


class Params(NamedTuple):
    """Thresholds and weights of the rule policy; the order is the compiled kernel's."""

    random: int = 82
    """Moves made at random, of 1024."""
    press: int = 1
    """Tricks that opponents can spare and still are attacked."""
    press_lost: int = 2
    """The same when the own contract is lost."""
    spade_height: int = 24
    """Places by which a spade counts as higher when the lowest card is thrown or led."""
    lead_long_spade: int = 3
    """Wish to lead the highest spade out from a long holding."""
    lead_short_spade: int = 1
    """The same from a short one."""
    long_spades: int = 4
    """A holding of more is long."""
    lead_boss: int = 8
    """Wish to lead the highest card out of a side suit."""
    lead_boss_length: int = 1
    """By how much each card of the suit lessens it."""
    lead_boss_many: int = 4
    """By how much it grows where many cards of the suit are out."""
    many_out: int = 5
    """More are many."""
    safe_out: int = 3
    """With more cards of the suit out the partner's highest card is safe from ruffs."""
    lead_length: int = 1
    """Weight of a suit's length when a low card is led."""
    lead_noise: int = 3
    """Range of the chance added to that."""
    rise: int = 1
    """Seats yet to play, at most, before which a high card is risked."""
    cover_high: int = 1
    """Whether the partner of a nil covers with the highest card, else with the lowest winner."""

    @property
    def packed(self) -> array[int]:
        """The numbers for the compiled kernel."""
        return array("q", self)


DEFAULT = Params()
"""The numbers in use."""
