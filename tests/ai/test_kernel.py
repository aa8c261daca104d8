"""The kernel plays card for card as the engine does."""

from __future__ import annotations

import random

import pytest

from game.ai.kernel import NEVER, Kernel
from game.ai.playout import play_out
from game.ai.policy import standard_move
from game.ai.position import Position
from game.engine.actions import Play
from game.engine.play import legal_cards
from game.engine.state import Phase, State
from game.engine.turn import phase
from tests.ai.table import ALL_TABLES, Sitting, random_rules, seeded

CASES = [(table, seed) for table in ALL_TABLES for seed in range(12)]


def opened(table: str, seed: int) -> tuple[Sitting, Kernel, Position]:
    """A deal of random rules whose play is about to begin, on the engine and on the kernel."""
    rng = random.Random(f"{table}/{seed}")
    sitting = seeded(random_rules(rng, table, least_total="off"), seed, dealer=seed % 2)
    sitting.play_while(lambda state: phase(state) is not Phase.PLAY, rng)
    kernel = Kernel.of(sitting.state.rules)
    position = Position.opening(
        kernel, hands_of(kernel, sitting.state), sitting.state.table.after(sitting.state.dealer)
    )
    return sitting, kernel, position


def hands_of(kernel: Kernel, state: State) -> list[int]:
    return [kernel.mask(hand or ()) for hand in state.hands]


def agree(kernel: Kernel, state: State, position: Position) -> None:
    assert position.hands == hands_of(kernel, state)
    assert position.broken == state.broken
    assert position.taken == [state.taken(seat) for seat in range(kernel.seats)]
    assert position.left == kernel.tricks - state.tricks_done


@pytest.mark.parametrize(("table", "seed"), CASES)
def test_same_cards_winners_and_tricks_as_the_engine(table: str, seed: int) -> None:
    rng = random.Random(seed)
    sitting, kernel, position = opened(table, seed)
    while phase(sitting.state) is Phase.PLAY:
        state = sitting.state
        agree(kernel, state, position)
        assert position.seat == sitting.seat
        legal = legal_cards(state, sitting.seat)
        assert set(kernel.listed(position.legal())) == set(legal)
        seen = Position.of(kernel, sitting.views[sitting.seat], position.hands)
        assert (seen.legal(), seen.led, seen.best) == (
            position.legal(),
            position.led,
            position.best,
        )
        card = rng.choice(legal)
        position.play(kernel.bits[card])
        sitting.act(Play(sitting.seat, card))
    agree(kernel, sitting.state, position)


@pytest.mark.parametrize(("table", "seed"), CASES)
def test_playout_is_the_engine_played_by_the_card_rule(table: str, seed: int) -> None:
    rng = random.Random(seed)
    sitting, kernel, position = opened(table, seed)
    goals = [rng.choice((0, 1, 2, 3, 5, NEVER)) for _ in range(kernel.seats)]
    halfway = rng.randrange(kernel.seats * kernel.tricks)
    cards_played = 0
    while phase(sitting.state) is Phase.PLAY:
        if cards_played == halfway:
            play_out(position, goals)
        stand = Position.of(kernel, sitting.state, hands_of(kernel, sitting.state))
        card = standard_move(stand, goals)
        if cards_played < halfway:
            position.play(card)
        sitting.act(Play(sitting.seat, kernel.listed(card)[0]))
        cards_played += 1
    agree(kernel, sitting.state, position)


@pytest.mark.parametrize("seed", range(20))
def test_playout_stops_when_a_seat_takes_a_trick(seed: int) -> None:
    position = opened("partners", seed)[2]
    straight = position.copy()
    play_out(straight, [NEVER] * 4)
    while position.left:
        before = position.taken[2]
        play_out(position, [NEVER] * 4, stop=2)
        assert position.taken[2] == before + 1 or position.left == 0
    assert (position.taken, position.broken) == (straight.taken, straight.broken)
