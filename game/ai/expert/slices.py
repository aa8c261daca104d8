"""Work done in slices, so that thinking can be stopped every few milliseconds on either kernel.

How large a slice is depends on the kernel; what is found does not, so both decide alike.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from game.ai.fast.choice import FAST, KERNEL
from game.ai.fast.measured import Worlds
from game.ai.fast.params import Params
from game.ai.fast.stakes import Stakes
from game.ai.kernel import Kernel
from game.ai.position import Position
from game.ai.request import Progress
from game.ai.rng import advanced

_T = TypeVar("_T")

Sliced = Generator[Progress, bool | None, _T]
"""Work that comes to something and yields in between, as `Thinking` does."""


class Slice(NamedTuple):
    """What a kernel does in about ten milliseconds.

    So many worlds are `dealt` and weighed, deals `played` out by the policy, or endings `solved`
    after one card.
    """

    dealt: int
    played: int
    solved: int


SLICE = Slice(4000, 1800, 150) if KERNEL == "compiled" else Slice(80, 25, 1)
"""The slices of the kernel that runs."""


@dataclass(slots=True)
class Pauses:
    """The moments at which one thinking tells how far it is, and hears that it must stop."""

    total: int
    done: int = 0
    stopped: bool = False

    def pause(self, more: int = 0) -> Sliced[None]:
        """Tell that so many `more` worlds are done."""
        self.done += more
        if (yield Progress(self.done, self.total)):
            self.stopped = True


def spans(count: int, size: int) -> Iterator[tuple[int, int]]:
    """Where each slice of `count` things begins and ends."""
    for first in range(0, count, size):
        yield first, min(first + size, count)


def tricks_played(
    kernel: Kernel,
    start: Position,
    worlds: Worlds[int],
    stakes: Stakes,
    params: Params,
    seed: int,
    pauses: Pauses,
) -> Sliced[array[int]]:
    """The tricks of every seat when the policy plays, world by world."""
    seats, taken = kernel.seats, array("b")
    for first, end in spans(len(worlds) // seats, SLICE.played):
        if first:
            yield from pauses.pause()
        few, luck = worlds[first * seats : end * seats], advanced(seed, first)
        taken.extend(FAST.policy_tricks(kernel, start, few, stakes, params, luck))
    return taken
