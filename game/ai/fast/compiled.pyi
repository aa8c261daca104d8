from array import array
from collections.abc import Sequence

from game.ai.fast.judging import Curve, Judge
from game.ai.fast.measured import Measured
from game.ai.fast.params import Params
from game.ai.fast.stakes import Stakes
from game.ai.fast.utility import Utility
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.rng import Draws
from game.ai.splits import Splitter

class Dealer:
    def __init__(
        self,
        holds: Sequence[int],
        groups: Sequence[Sequence[int]],
        seats: Sequence[int],
        splitter: Splitter,
        *,
        turned: bool,
    ) -> None: ...
    def deal(self, draws: Draws, count: int) -> array[int]: ...

def random_playouts(
    kernel: Kernel, position: Position, worlds: array[int], seed: int
) -> list[int]: ...
def standard_playouts(
    kernel: Kernel, position: Position, worlds: array[int], goals: Sequence[int]
) -> list[int]: ...
def standard_climb(
    kernel: Kernel, position: Position, worlds: array[int], goals: Sequence[int], seat: int
) -> list[int]: ...
def trick_counts(
    kernel: Kernel,
    position: Position,
    worlds: array[int],
    goals: Sequence[int],
    cards: Sequence[int],
) -> list[int]: ...
def policy_playouts(
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
    kernel: Kernel,
    position: Position,
    worlds: array[int],
    stakes: Stakes,
    params: Params,
    seed: int,
) -> array[int]: ...
def solve(
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
def trace(kernel: Kernel, position: Position, seed: int) -> list[tuple[int, int, int]]: ...
def weigh(
    kernel: Kernel,
    judge: Judge,
    worlds: array[int],
    seat: int,
    played: int,
    curve: Curve,
    weights: array[int],
) -> None: ...
def resampled(
    worlds: array[int], seats: int, weights: Sequence[int], count: int, start: int
) -> array[int]: ...
