"""How many deals the kernel plays out in a second."""

from __future__ import annotations

import random
import time

from game.ai.kernel import Kernel
from game.ai.playout import play_out, play_randomly
from game.ai.position import Position
from game.ai.rng import Draws
from game.engine.rules import CLASSIC

_BIDS = (3, 4, 3, 2)


def playouts(seconds: float = 2.0) -> dict[str, object]:
    """Whole deals a second at the classic table, on one core: as Standard and at random."""
    kernel = Kernel.of(CLASSIC)
    chance, draws = random.Random(1), Draws(1)
    positions = [Position.opening(kernel, _deal(kernel, chance), 0) for _ in range(200)]
    counts = {"standard": 0, "random": 0}
    for name in counts:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            position = _copied(positions[counts[name] % len(positions)])
            if name == "standard":
                play_out(position, _BIDS)
            else:
                play_randomly(position, draws)
            counts[name] += 1
    return {f"playouts_per_second_{name}": round(n / seconds) for name, n in counts.items()}


def _deal(kernel: Kernel, chance: random.Random) -> list[int]:
    bits = list(kernel.bits.values())
    chance.shuffle(bits)
    return [sum(bits[seat :: kernel.seats]) for seat in range(kernel.seats)]


def _copied(position: Position) -> Position:
    return Position.opening(position.kernel, list(position.hands), 0)
