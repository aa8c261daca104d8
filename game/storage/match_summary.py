"""A match in a list: who plays, how it stands and what it waits for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.engine.record import Kind, Player
from game.engine.rules import Rules
from game.engine.state import Phase
from game.engine.tables import Seat, Side


class Status(Enum):
    """Whether a match is under way, played to its end, or given up."""

    OPEN = "open"
    FINISHED = "finished"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """One match without its log.

    `started` and `played` (the last entry) are seconds since 1970. `rules_name` is what the player
    called the rules, if they have a name of their own. `deal` counts from 1, `trick`
    is the trick that is played or would be, `asked` the seat whose action is awaited. `winners`
    is empty until the match ends; more than one is a draw. `taken` means that another copy of the
    game plays it now.
    """

    match: int
    kind: Kind
    status: Status
    started: float
    played: float
    rules: Rules
    players: tuple[Player, ...]
    totals: tuple[int, ...]
    deal: int
    trick: int
    phase: Phase
    asked: Seat | None
    winners: tuple[Side, ...] = ()
    taken: bool = False
    rules_name: str = ""
