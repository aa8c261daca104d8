"""The numbers that Expert turns on, each settled by playing against itself without it."""

from __future__ import annotations

from typing import NamedTuple

from game.ai.fast.params import DEFAULT, Params


class Tuning(NamedTuple):
    """How much Expert looks at, and how it judges hands when it bids."""

    params: Params = DEFAULT._replace(random=150)
    """The rule policy of its playouts."""
    solve_shares: tuple[int, ...] = (1, 1, 1, 1, 3, 3)
    """One world of so many is solved, by the cards in hand; with more cards none are."""
    fewest_solved: int = 20
    """With fewer worlds than this to be solved they are all played out instead."""
    candidates: int = 8
    """Worlds dealt for each that is kept."""
    spread_of_bids: float = 0.7
    """Deviation of a bid from the estimate of the hand."""
    doubt: float = 3.0
    """Deviations by which a card must be behind before it is given up."""
    habit: float = 0.8
    """Deviations within which the card of the rule policy is good enough."""
    thrift: float = 1.2
    """The same where that card does to the trick what the best one does, and is of its suit."""
    meek: float = 2.0
    """The same where the nil of the seat itself stands."""
    keen: float = 0.72
    """Tricks that a side can take above its estimates, and would then be bags."""
    keen_alone: float = 0.0
    """The same of a side of one seat, above what it takes in playouts."""
    keen_drawn: float = -0.6
    """The same where the hands are drawn: what is left of the stock makes playouts too hopeful."""
    keen_others: float = 0.1
    """The same of partners at other tables than that of four."""
    spread: float = 1.25
    """Deviation of those tricks."""
    ducked: float = 0.7
    """Share of the tricks above a contract that are still taken."""
    nil_margin: float = 0.05
    """By how much a nil is thought less likely than its model has it: close ones are not dared."""
    lift: float = 0.0
    """Tricks by which a hand is thought better than it is when it bids."""
    bag_price: int = 0
    """Points that a bag costs beyond what the score sheet says."""
    set_prize: int = 0
    """Points that a missed contract of another side is worth beyond what the score sheet says."""


USUAL = Tuning()
"""The numbers in use."""
