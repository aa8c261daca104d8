"""Random playouts: many deals in step are each of them played card for card by the rules."""

from __future__ import annotations

import random
from array import array
from collections import Counter

import pytest

from game.ai.fast.choice import Fast
from game.ai.fast.lanes import Lanes
from game.ai.fast.measured import hands_in
from game.ai.fast.randomplay import BATCH, chosen, stir
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.rng import Draws
from game.engine.rules import Rules
from tests.ai.fast_kit import Deal, kernels, midway

each_kernel = pytest.mark.parametrize("fast", kernels().values(), ids=kernels().keys())


def one_by_one(kernel: Kernel, position: Position, worlds: array[int], seed: int) -> list[int]:
    """The tricks of each seat over all worlds, a card at a time by `Position`."""
    draws, totals, first = Draws(seed), [0] * kernel.seats, 0
    for number, hands in enumerate(hands_in(worlds, kernel.seats)):
        if number % 4 == 0:
            first = draws.word() | 1
        state, trial = first, position.within(hands)
        while trial.left:
            state = stir(state)
            chunk = state >> 16 * (number % 4) & 0xFFFF
            trial.play(chosen(kernel, trial.legal(), chunk))
        totals = [total + tricks for total, tricks in zip(totals, trial.taken, strict=True)]
    return totals


@each_kernel
@pytest.mark.parametrize("seed", range(80))
def test_deals_in_step_are_deals_one_by_one(fast: Fast, seed: int) -> None:
    rng = random.Random(f"step/{seed}")
    deal = Deal.random(rng)
    kernel, worlds = deal.kernel, deal.world
    for _ in range(rng.randrange(9)):
        worlds.extend(Deal.random(rng, deal.rules).world)
    start = Position.unopened(kernel, deal.left)
    assert fast.random_playouts(kernel, start, worlds, seed) == one_by_one(
        kernel, start, worlds, seed
    )
    middle = midway(rng, deal, rng.randint(1, kernel.tricks))
    again = array("Q", middle.hands * rng.randint(1, 6))
    assert fast.random_playouts(kernel, middle, again, seed) == one_by_one(
        kernel, middle, again, seed
    )


@each_kernel
def test_more_deals_than_a_batch_go_on_with_the_same_chance(fast: Fast) -> None:
    deal = Deal.random(random.Random(1), Rules(opening_deal="bids_itself"))
    worlds, start = deal.world * (BATCH + 3), Position.unopened(deal.kernel, 0)
    totals = fast.random_playouts(deal.kernel, start, worlds, 9)
    assert totals == one_by_one(deal.kernel, start, worlds, 9)
    assert sum(totals) == 13 * (BATCH + 3)


@each_kernel
def test_no_worlds_no_tricks(fast: Fast) -> None:
    kernel = Kernel.of(Rules())
    assert fast.random_playouts(kernel, Position.unopened(kernel, 0), array("Q"), 1) == [0] * 4


def test_every_legal_card_is_as_likely() -> None:
    deal = Deal.random(random.Random(4), Rules(opening_deal="bids_itself"))
    legal, draws = deal.masks[0], Draws(5)
    drawn = Counter(chosen(deal.kernel, legal, draws.word() & 0xFFFF) for _ in range(13_000))
    assert sum(drawn) == legal
    assert all(abs(count - 1000) < 160 for count in drawn.values())


def test_lanes_do_not_touch_each_other() -> None:
    rng = random.Random(2)
    lanes = Lanes(8)
    for _ in range(200):
        cards = [rng.getrandbits(16) & rng.getrandbits(16) or 1 for _ in range(8)]
        best = [1 << rng.randrange(16) for _ in range(8)]
        assert lanes.lowest(packed(cards)) == packed([card & -card for card in cards])
        spare = [card * rng.randrange(2) for card in cards]
        assert lanes.some(packed(spare)) == packed([0xFFFF * bool(card) for card in spare])
        ones = [card & -card for card in cards]
        assert lanes.higher(packed(ones), packed(best)) == packed(
            [0xFFFF * (one > top) for one, top in zip(ones, best, strict=True)]
        )


def packed(numbers: list[int]) -> int:
    return sum(number << 16 * lane for lane, number in enumerate(numbers))
