"""What a computer player is asked and what it answers; both can be sent to another process."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from game.ai.reason import Reason, Why
from game.engine.actions import Action
from game.engine.cards import Card
from game.engine.state import State
from game.engine.tables import Seat

_T = TypeVar("_T")

WORLDS = 100
"""The worlds that Standard and Pro look at (RULES section 9)."""

BATCH = 10
"""The worlds that are looked at between two moments when a search can be stopped."""


@dataclass(frozen=True, slots=True)
class Request:
    """One decision to make: what the seat knows, what it may do, and who is asked.

    `view` is the state folded from the seat's own redacted events and `legal` all its legal
    actions. `level` names a player, `strength` is its number of worlds and `point_worlds` the
    number on which it reckons expected points. `temper` names a leaning of Expert, "" for none. The
    same request always has the same answer. Raises ValueError if the view knows more than a seat
    may or nothing is legal.
    """

    view: State
    legal: tuple[Action, ...]
    seed: int
    level: str
    strength: int = WORLDS
    point_worlds: int = 60
    temper: str = ""

    def __post_init__(self) -> None:
        viewer = self.view.viewer
        others = [hand for seat, hand in enumerate(self.view.hands) if seat != viewer]
        if viewer is None or self.view.source is not None or any(h is not None for h in others):
            raise ValueError("a request holds the view of one seat")
        if not self.legal:
            raise ValueError("nothing is to be decided")
        if self.strength < 1:
            raise ValueError("a player looks at one world at least")

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.legal[0].seat


class Measure(Enum):
    """What the values of a decision's estimates are."""

    NOTHING = "nothing"
    TRICKS = "tricks"
    SHARE = "share"
    CHANCE = "chance"
    """Of winning the match."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A legal action and its value in thousandths of the decision's measure.

    `points` is the lead that is expected of the deal and `error` the standard error of the value,
    both in thousandths, `worlds` the number behind the value; a level that does not know them says
    0. `points_error` is how far the points may be off beside those of the other choices, in
    thousandths: the luck that all choices share is left out.
    """

    action: Action
    value: int
    points: int = 0
    error: int = 0
    worlds: int = 0
    reasons: tuple[Reason, ...] = ()
    points_error: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """The action chosen, and the average or share found for the legal actions looked at.

    `worlds` is the number of worlds behind them; `cut` says that the ceiling came first. `reasons`
    speak for the action, the strongest first; a level that does not know them gives none.
    """

    action: Action
    measure: Measure = Measure.NOTHING
    estimates: tuple[Estimate, ...] = ()
    worlds: int = 0
    cut: bool = False
    reasons: tuple[Reason, ...] = ()

    @property
    def chosen(self) -> Estimate | None:
        """The estimate of the action, None if it was not weighed."""
        return next((each for each in self.estimates if each.action == self.action), None)

    @property
    def as_good(self) -> tuple[Card, ...]:
        """Cards that are as good as the one chosen, as far as the estimates tell."""
        found = (each.cards for each in self.reasons if each.why is Why.AS_GOOD)
        return next(found, ())


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is, in worlds."""

    done: int
    total: int


Thinking = Generator[Progress, bool | None, Decision]
"""A player at work: it yields every few milliseconds, and decides at once when sent True."""


def conclude(thinking: Generator[Progress, bool | None, _T]) -> _T:
    """Drive a player to its decision, or a part of its thinking to what that comes to."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: _T = end.value
            return found
