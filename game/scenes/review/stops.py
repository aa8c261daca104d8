"""The stops of a deal: the drawing, the bids, the exchange, and every trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from game.engine.actions import Look
from game.engine.state import Phase
from game.engine.tables import Seat
from game.engine.turn import phase
from game.session.walk import Step
from game.words import t

_KINDS = {Phase.DRAW: "draw", Phase.EXCHANGE: "swap", Phase.PLAY: "trick"}


@dataclass(frozen=True, slots=True)
class Stop:
    """A part of a deal: its steps from `first` to `last`, and the one it is entered at.

    `kind` is "draw", "bid", "swap" or "trick"; `trick` counts from 1, and is 0 elsewhere.
    """

    kind: str
    trick: int
    first: int
    last: int
    home: int

    def words(self, key: str) -> str:
        """The text of `review.<key>` for this stop."""
        return t(f"review.{key}.{self.kind}", trick=self.trick)


def stops_of(steps: Sequence[Step], seat: Seat) -> tuple[Stop, ...]:
    """The stops of a deal, each entered where `seat` decided, or else at its end."""
    stops, first = [], 0
    for (kind, trick), group in groupby(steps, key=_part):
        part = list(group)
        own = [
            place
            for place, step in enumerate(part)
            if step.action.seat == seat and not isinstance(step.action, Look)
        ]
        # Of several bids the last holds; of several draws the first is where one begins.
        home = (own[-1] if kind == "bid" else own[0]) if own else len(part) - 1
        stops.append(Stop(kind, trick, first, first + len(part) - 1, first + home))
        first += len(part)
    return tuple(stops)


def _part(step: Step) -> tuple[str, int]:
    kind = _KINDS.get(phase(step.before), "bid")
    return kind, step.before.tricks_done + 1 if kind == "trick" else 0
