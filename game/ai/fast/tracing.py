"""A deal played at random with every choice noted, to check the rules card for card."""

from __future__ import annotations

from game.ai.fast.stream import Stream, any_of
from game.ai.kernel import Kernel
from game.ai.position import Position


def trace(kernel: Kernel, position: Position, seed: int) -> list[tuple[int, int, int]]:
    """The seat, its legal cards and the one it played, until the deal is over."""
    trial, stream, found = position.within(position.hands), Stream(seed), []
    assert trial.kernel is kernel
    while trial.left:
        legal = trial.legal()
        card = any_of(legal, stream.chunk())
        found.append((trial.seat, legal, card))
        trial.play(card)
    return found
