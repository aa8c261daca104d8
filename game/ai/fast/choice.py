"""Which kernel runs: the compiled one where it was built, else its plain-Python twin."""

from __future__ import annotations

import os
from array import array
from collections.abc import Sequence
from typing import Literal, Protocol

from game.ai.fast import plain
from game.ai.fast.judging import Curve, Judge
from game.ai.fast.measured import Measured
from game.ai.fast.params import Params
from game.ai.fast.stakes import Stakes
from game.ai.fast.utility import Utility
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.rng import Draws
from game.ai.splits import Splitter

VARIABLE = "SPADES_KERNEL"
"""The environment variable that, set to `plain`, leaves the compiled kernel alone."""


class Deals(Protocol):
    """Deals worlds; see `plain.Dealer`."""

    def deal(self, draws: Draws, count: int) -> array[int]: ...


class DealerType(Protocol):
    """Makes a dealer; see `plain.Dealer`."""

    def __call__(
        self,
        holds: Sequence[int],
        groups: Sequence[Sequence[int]],
        seats: Sequence[int],
        splitter: Splitter,
        *,
        turned: bool,
    ) -> Deals: ...


class Fast(Protocol):
    """What both kernels can do; `plain` describes each function."""

    @property
    def Dealer(self) -> DealerType: ...  # noqa: N802

    def random_playouts(
        self, kernel: Kernel, position: Position, worlds: array[int], seed: int
    ) -> list[int]: ...

    def standard_playouts(
        self, kernel: Kernel, position: Position, worlds: array[int], goals: Sequence[int]
    ) -> list[int]: ...

    def standard_climb(
        self,
        kernel: Kernel,
        position: Position,
        worlds: array[int],
        goals: Sequence[int],
        seat: int,
    ) -> list[int]: ...

    def trick_counts(
        self,
        kernel: Kernel,
        position: Position,
        worlds: array[int],
        goals: Sequence[int],
        cards: Sequence[int],
    ) -> list[int]: ...

    def policy_playouts(
        self,
        kernel: Kernel,
        position: Position,
        worlds: array[int],
        cards: Sequence[int],
        stakes: Stakes,
        params: Params,
        utility: Utility,
        seed: int,
    ) -> Measured: ...

    def policy_tricks(
        self,
        kernel: Kernel,
        position: Position,
        worlds: array[int],
        stakes: Stakes,
        params: Params,
        seed: int,
    ) -> array[int]: ...

    def solve(
        self,
        kernel: Kernel,
        position: Position,
        worlds: array[int],
        weights: array[int],
        cards: Sequence[int],
        stakes: Stakes,
        params: Params,
        utility: Utility,
        limit: int,
    ) -> Measured: ...

    def weigh(
        self,
        kernel: Kernel,
        judge: Judge,
        worlds: array[int],
        seat: int,
        played: int,
        curve: Curve,
        weights: array[int],
    ) -> None: ...

    def resampled(
        self,
        worlds: array[int],
        seats: int,
        weights: Sequence[int],
        count: int,
        start: int,
    ) -> array[int]: ...

    def trace(
        self, kernel: Kernel, position: Position, seed: int
    ) -> list[tuple[int, int, int]]: ...


def compiled_kernel() -> Fast | None:
    """The compiled kernel, None where there is none."""
    try:
        from game.ai.fast import compiled  # noqa: PLC0415
    except ImportError:
        return None
    return compiled


def _chosen() -> tuple[Literal["compiled", "plain"], Fast]:
    compiled = None if os.environ.get(VARIABLE) == "plain" else compiled_kernel()
    return ("plain", plain) if compiled is None else ("compiled", compiled)


KERNEL, FAST = _chosen()
"""The name of the kernel that runs, and the kernel."""
