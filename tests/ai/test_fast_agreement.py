"""The kernels play as the engine does and as each other, on deals of every kind."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.ai.fast import plain
from game.ai.fast.choice import compiled_kernel
from game.ai.kernel import Kernel
from game.ai.knowledge import know
from game.ai.rng import Draws
from game.ai.sampler import Sampler
from game.engine.rules import Rules
from game.engine.state import Phase
from game.engine.turn import phase
from tests.ai.fast_agreement import Disagreement, check_deal, check_playouts, check_rules
from tests.ai.fast_kit import TABLES, TRUMPS, Deal, kernels
from tests.ai.table import ALL_TABLES, random_rules, seeded

DEALS, RUN = 2_000, 100


@pytest.mark.parametrize("first", range(0, DEALS, RUN))
def test_random_deals_are_played_alike(first: int) -> None:
    for number in range(first, first + RUN):
        check_deal(number)


def test_the_deals_reach_every_table_pack_and_rule() -> None:
    rules = [Deal.random(random.Random(f"kernel/{number}")).rules for number in range(DEALS)]
    assert {each.table for each in rules} == set(TABLES)
    assert {each.trumps for each in rules} == set(TRUMPS)
    assert len({(r.first_lead, r.spades_first_trick, r.lead_spades) for r in rules}) == 3 * 2 * 3


def test_a_kernel_that_breaks_a_rule_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def follow(_self: Kernel, hand: int, *_: int, **__: bool) -> int:
        return hand

    deal = Deal.random(random.Random(1))
    monkeypatch.setattr(Kernel, "follow", follow)
    with pytest.raises(Disagreement):
        check_rules(deal, 1)


@pytest.mark.skipif(compiled_kernel() is None, reason="nothing was compiled here")
def test_kernels_that_play_apart_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "standard_playouts", lambda *_: [0, 0, 0, 0])
    rng = random.Random(2)
    with pytest.raises(Disagreement):
        check_playouts(Deal.random(rng), rng)


def moments(table: str, seed: int) -> Iterator[Sampler]:
    """The samplers of all kernels at every eleventh card of a deal of random rules."""
    rng = random.Random(f"{table}/{seed}")
    style = rng.choice(("free", "mirror", "whiz"))
    sitting = seeded(random_rules(rng, table, bid_style=style), seed, dealer=1)
    kernel = Kernel.of(sitting.state.rules)
    sitting.play_while(lambda state: phase(state) is not Phase.PLAY, rng)
    while phase(sitting.state) is Phase.PLAY:
        yield from (
            Sampler(kernel, know(sitting.views[0], kernel), fast) for fast in kernels().values()
        )
        for _ in range(11):
            if phase(sitting.state) is Phase.PLAY:
                sitting.act(rng.choice(sitting.request("easy").legal))


@pytest.mark.parametrize("table", ALL_TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_worlds_are_dealt_alike(table: str, seed: int) -> None:
    samplers = list(moments(table, seed))
    for place in range(0, len(samplers), len(kernels())):
        draws = [Draws(place) for _ in kernels()]
        several = samplers[place : place + len(draws)]
        worlds = [
            [sampler.worlds(own, 9).tobytes() for sampler, own in zip(several, draws, strict=True)]
            for _ in range(2)
        ]
        assert all(world == batch[0] for batch in worlds for world in batch)
        assert worlds[0][0] != worlds[1][0] or place
        assert len({own.word() for own in draws}) == 1


def test_a_world_without_a_hidden_card_is_dealt_alike() -> None:
    sitting = seeded(Rules(blind_nil="off"), 3)
    rng, kernel = random.Random(3), Kernel.of(sitting.state.rules)
    sitting.play_while(lambda state: sum(state.counts) > 1 or not state.tricks, rng)
    knowledge = know(sitting.views[sitting.seat], kernel)
    own = kernel.mask(sitting.state.hands[sitting.seat] or ())
    for fast in kernels().values():
        hands = Sampler(kernel, knowledge, fast).world(Draws(1))
        assert hands == [own if seat == sitting.seat else 0 for seat in range(4)]
