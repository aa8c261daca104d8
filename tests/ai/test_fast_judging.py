"""Hands are judged alike by both kernels, and worlds kept by how well the bids fit them."""

from __future__ import annotations

import random
from array import array

import pytest

from game.ai.expert.estimate import Estimator
from game.ai.fast.judging import LEAST, WHOLE, Curve, sure_tricks
from game.ai.kernel import Kernel
from game.engine.cards import cards
from game.engine.rules import Rules
from tests.ai.fast_kit import TABLES, TRUMPS, Deal, kernels

KERNEL = Kernel.of(Rules(blind_nil="off"))


def weights_of(deal: Deal, curve: Curve, name: str) -> list[int]:
    """What each kernel makes of the hands of a deal, one seat after the other."""
    judge, fast = Estimator(deal.kernel).judge, kernels()[name]
    found: list[int] = []
    for seat, hand in enumerate(deal.masks):
        weights = array("Q", [WHOLE])
        # One card was played already; the hand is judged as it was.
        card = hand & -hand
        world = array("Q", deal.masks)
        world[seat] ^= card
        fast.weigh(deal.kernel, judge, world, seat, card, curve, weights)
        found.extend(weights)
    return found


@pytest.mark.parametrize("nil", [False, True])
def test_the_kernels_judge_alike(nil: bool) -> None:
    curve = Curve(nil, -9000, 3, array("q", range(WHOLE - 4000, WHOLE)))
    seen = set()
    for number in range(150):
        deal = Deal.random(random.Random(f"judging/{number}"))
        seen.add((deal.rules.table, deal.rules.trumps))
        found = [weights_of(deal, curve, name) for name in kernels()]
        assert all(weights == found[0] for weights in found)
    assert {table for table, _ in seen} == set(TABLES)
    assert {trumps for _, trumps in seen} == set(TRUMPS)


@pytest.mark.parametrize("name", kernels())
def test_a_weight_is_multiplied_and_never_nothing(name: str) -> None:
    deal = Deal.random(random.Random(5), Rules(blind_nil="off"))
    judge = Estimator(deal.kernel).judge
    for fit, left in ((WHOLE, WHOLE // 2), (WHOLE // 4, WHOLE // 8), (0, 0)):
        weights = array("Q", [WHOLE // 2])
        curve = Curve(nil=False, low=0, shift=0, weights=array("q", [fit]))
        kernels()[name].weigh(deal.kernel, judge, deal.world, 1, 0, curve, weights)
        assert list(weights) == [left + LEAST]


@pytest.mark.parametrize("name", kernels())
def test_worlds_are_kept_as_often_as_they_weigh(name: str) -> None:
    worlds, weights = array("Q", range(8)), array("Q", [1, 0, 2, 5])
    kept = kernels()[name].resampled(worlds, 2, weights, 16, 3)
    assert [list(kept[0::2]).count(first) for first in (0, 2, 4, 6)] == [2, 0, 4, 10]
    assert [first + 1 for first in kept[0::2]] == list(kept[1::2])


def test_spades_from_the_top_are_sure() -> None:
    def sure(text: str) -> int:
        return sure_tricks(KERNEL, KERNEL.mask(cards(text)))

    assert sure("AS KS 9S 3S AH") == 2
    assert sure("KS QS JS") == 0
    assert sure("AS KS QS JS TS 9S 8S 2S") == 8
