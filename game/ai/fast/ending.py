"""The last tricks of a deal as a graph of who took them, for the exact search."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ending:
    """The ways in which the last `left` tricks may fall to the `seats`, one node each.

    Node 0 is the beginning; `after[node * seats + seat]` follows when `seat` takes the next
    trick. `low` and `high` bound the values still within reach. Two nodes of one class differ in
    value by the difference of their `shift`, however the rest is played: what is found out about
    one serves the other.
    """

    left: int
    seats: int
    after: array[int]
    low: array[int]
    high: array[int]
    classes: array[int]
    shift: array[int]

    @classmethod
    def of(cls, value: Callable[[Sequence[int]], int], taken: Sequence[int], left: int) -> Ending:
        """The ending after `taken`; `value` gives the worth of a finished deal."""
        layers = _layers(tuple(taken), left)
        places = {node: place for place, node in enumerate(n for layer in layers for n in layer)}
        graph = cls(left, len(taken), *(array("q", bytes(8 * len(places))) for _ in range(5)))
        graph.after.extend(bytes(8 * len(places) * (len(taken) - 1)))
        for node in layers[-1]:
            graph._end(places[node], value(node))
        for layer in reversed(layers[:-1]):
            known: dict[tuple[tuple[int, int], ...], int] = {}
            for node in layer:
                graph._join(places[node], [places[more] for more in _next(node)], known)
        return graph

    def _end(self, place: int, value: int) -> None:
        self.low[place] = self.high[place] = self.shift[place] = value

    def _join(
        self, place: int, after: list[int], known: dict[tuple[tuple[int, int], ...], int]
    ) -> None:
        """Fill in a node from those that follow it; `known` are the classes of its layer."""
        self.after[place * self.seats : (place + 1) * self.seats] = array("q", after)
        self.low[place] = min(self.low[node] for node in after)
        self.high[place] = max(self.high[node] for node in after)
        shift = self.shift[place] = self.shift[after[0]]
        kind = tuple((self.classes[node], self.shift[node] - shift) for node in after)
        self.classes[place] = known.setdefault(kind, len(known))


def _next(taken: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [(*taken[:seat], tricks + 1, *taken[seat + 1 :]) for seat, tricks in enumerate(taken)]


def _layers(taken: tuple[int, ...], left: int) -> list[list[tuple[int, ...]]]:
    """The trick counts that can be reached, one more trick in each layer."""
    layers = [[taken]]
    for _ in range(left):
        layers.append(list(dict.fromkeys(more for node in layers[-1] for more in _next(node))))
    return layers
