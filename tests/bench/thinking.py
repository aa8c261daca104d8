"""How many deals each search kernel plays out in a second, on one core."""

from __future__ import annotations

import random
import time
from array import array

from game.ai.fast import plain
from game.ai.fast.choice import Fast, compiled_kernel
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.engine.rules import CLASSIC

_BIDS = (3, 4, 3, 2)


def playouts(seconds: float = 2.0) -> dict[str, object]:
    """Whole deals a second at the classic table: as Standard and at random."""
    found: dict[str, object] = {"plain": _rates(plain, 100, seconds)}
    compiled = compiled_kernel()
    if compiled is not None:
        found["compiled"] = _rates(compiled, 20_000, seconds)
    return found


def _rates(fast: Fast, deals: int, seconds: float) -> dict[str, int]:
    kernel = Kernel.of(CLASSIC)
    chance = random.Random(1)
    worlds = array("Q")
    for _ in range(deals):
        worlds.extend(_deal(kernel, chance))
    position = Position.opening(kernel, list(worlds[: kernel.seats]), 0)
    rates = {"standard": 0, "random": 0}
    for name in rates:
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds:
            if name == "standard":
                fast.standard_playouts(kernel, position, worlds, _BIDS)
            else:
                fast.random_playouts(kernel, position, worlds, done)
            done += deals
        rates[name] = round(done / (time.perf_counter() - began))
    return rates


def _deal(kernel: Kernel, chance: random.Random) -> list[int]:
    bits = list(kernel.bits.values())
    chance.shuffle(bits)
    return [sum(bits[seat :: kernel.seats]) for seat in range(kernel.seats)]
