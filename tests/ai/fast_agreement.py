"""What the kernels must agree on in a random deal: with the engine, and with each other."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable

from game.ai.fast.choice import Fast
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.engine.state import State
from tests.ai.fast_kit import (
    Deal,
    engine_plays,
    kernels,
    lead_of,
    midway,
    random_goals,
    random_params,
    random_stakes,
    reshuffled,
)


class Disagreement(AssertionError):
    """Two of them did not play the same."""


def check_rules(deal: Deal, seed: int) -> None:
    """Every kernel plays a random deal by the engine's rules, card for card.

    Raises Disagreement.
    """
    kernel = deal.kernel
    traces = {name: fast.trace(kernel, deal.opening(), seed) for name, fast in kernels().items()}
    trace = traces["plain"]
    if any(other != trace for other in traces.values()):
        raise Disagreement(f"the kernels trace {deal} apart")
    if len(trace) != kernel.seats * kernel.tricks:
        raise Disagreement(f"{deal} does not end")
    position = deal.opening()
    cards = iter([kernel.listed(card)[0] for _, _, card in trace])
    steps = engine_plays(deal.state(), cards)
    for (seat, legal, card), (engine_seat, engine_legal, state) in zip(trace, steps, strict=False):
        if seat != engine_seat or set(kernel.listed(legal)) != engine_legal:
            raise Disagreement(f"seat {seat} of {deal}: {kernel.listed(legal)}, {engine_legal}")
        _same(kernel, state, position)
        position.play(card)
    _same(kernel, next(steps, (0, set(), state))[2], position)


def _same(kernel: Kernel, state: State, position: Position) -> None:
    if position.broken != state.broken:
        raise Disagreement(f"spades broken: {position.broken}, engine {state.broken}")
    # Only the end of a trick changes who took how many.
    if not position.played:
        taken = [state.taken(seat) for seat in range(kernel.seats)]
        if position.taken != taken:
            raise Disagreement(f"tricks taken: {position.taken}, engine {taken}")


def check_playouts(deal: Deal, rng: random.Random) -> None:
    """Every kernel plays a deal out alike, as Standard and by the rule policy.

    Raises Disagreement.
    """
    kernel, seed = deal.kernel, rng.getrandbits(64)
    start, world = Position.unopened(kernel, deal.left), deal.world
    goals, seat = random_goals(rng, kernel), rng.randrange(kernel.seats)
    stakes, params = random_stakes(rng, deal.rules, kernel), random_params(rng)
    middle = midway(rng, deal, rng.randint(1, kernel.tricks))
    cards = _singles(middle.legal())
    at_middle = array("Q", middle.hands)
    _alike(lambda fast: fast.standard_playouts(kernel, start, world, goals), deal)
    _alike(lambda fast: fast.standard_climb(kernel, start, world, goals, seat), deal)
    _alike(lambda fast: fast.trick_counts(kernel, middle, at_middle, goals, cards), deal)
    _alike(lambda fast: fast.policy_tricks(kernel, start, world, stakes, params, seed), deal)
    _alike(lambda fast: fast.policy_tricks(kernel, middle, at_middle, stakes, params, seed), deal)


def check_chance(deal: Deal, rng: random.Random) -> None:
    """Every kernel plays deals at random alike. Raises Disagreement."""
    kernel, seed = deal.kernel, rng.getrandbits(64)
    start, middle = Position.unopened(kernel, deal.left), midway(rng, deal, rng.randint(1, 8))
    worlds, at_middle = deal.world, array("Q", middle.hands * rng.randint(1, 6))
    for _ in range(rng.randrange(7)):
        worlds.extend(Deal.random(rng, deal.rules).world)
    _alike(lambda fast: fast.random_playouts(kernel, start, worlds, seed), deal)
    _alike(lambda fast: fast.random_playouts(kernel, middle, at_middle, seed), deal)


def check_values(deal: Deal, rng: random.Random) -> None:
    """Every kernel gives cards the same values, by playouts and by exact play.

    Raises Disagreement.
    """
    kernel, seed = deal.kernel, rng.getrandbits(64)
    stakes, params = random_stakes(rng, deal.rules, kernel), random_params(rng)
    middle = midway(rng, deal, rng.randint(1, kernel.tricks))
    last = midway(rng, deal, rng.randint(1, 4 if kernel.seats < 5 else 3))
    lead = lead_of(rng, deal, kernel.sides[middle.seat])
    worlds, ends = array("Q", middle.hands * 2), array("Q", last.hands)
    ends.extend(reshuffled(rng, last))
    weights = array("Q", [rng.randint(1, 9) for _ in range(2)])
    cards, tried = _singles(middle.legal()), _singles(last.legal())
    _alike(
        lambda fast: fast.policy_playouts(
            kernel, middle, worlds, cards, stakes, params, lead, seed
        ),
        deal,
    )
    limit = rng.choice((100, 100_000))
    _alike(
        lambda fast: fast.solve(kernel, last, ends, weights, tried, stakes, params, lead, limit),
        deal,
    )


def check_deal(number: int) -> None:
    """Everything about the random deal of that number. Raises Disagreement."""
    rng = random.Random(f"kernel/{number}")
    deal = Deal.random(rng)
    check_rules(deal, rng.getrandbits(64))
    check_playouts(deal, rng)
    if number % 10 == 0:
        check_chance(deal, rng)
        check_values(deal, rng)


def _alike(ask: Callable[[Fast], object], deal: Deal) -> None:
    answers = {name: ask(fast) for name, fast in kernels().items()}
    if any(answer != answers["plain"] for answer in answers.values()):
        raise Disagreement(f"{deal}: {answers}")


def _singles(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found
