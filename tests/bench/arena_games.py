"""Duplicate deals and paired matches: everything is played again with the players changed round."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import mean

from game.engine.actions import NextDeal, Play
from game.engine.rules import Rules
from game.engine.shuffle import Seeded, request_seed
from game.engine.state import Phase, Start
from game.engine.turn import phase
from tests.ai.table import Sitting
from tests.bench.arena_players import STAND_IN, Player
from tests.bench.arena_tally import Tally

_MATCHES = 1 << 120
"""Set in the seeds of matches, so that they deal other cards than the single deals."""

Seating = tuple[int, ...]
"""The player of each side, 0 for A and 1 for B."""


@dataclass(frozen=True, slots=True)
class Round:
    """A deal or a match in all its seatings.

    `lead` and `valued` are the points a deal of a side of A more than of one of B, as the ledger
    has them and with a bag at its value. `share` is the part of the matches that A won, None for
    single deals. `plays` counts the matches or deals, and `deals` all deals of them.
    """

    tallies: tuple[Tally, Tally]
    lead: float
    valued: float
    share: float | None
    plays: int
    deals: int


@dataclass(frozen=True, slots=True)
class Arena:
    """Two players who meet under `rules` over the cards that follow from `seed`."""

    rules: Rules
    seed: int
    players: Sequence[Player]
    clock: Callable[[], float] = time.perf_counter

    def deal(self, number: int) -> Round:
        """One deal in every seating, each the second of a match of its own: it has bids."""
        start = Start(number % self.rules.row.seats, 2)
        return self._round(number, Seeded(self.seed << 32 | number), start, self._one_deal)

    def match(self, number: int) -> Round:
        """One match in every seating, to the end that the rules set."""
        start = Start(number % self.rules.row.seats)
        source = Seeded(_MATCHES | self.seed << 32 | number)
        return self._round(number, source, start, self._whole_match)

    def _round(
        self,
        number: int,
        source: Seeded,
        start: Start,
        play: Callable[[Sitting, _Sitters], float | None],
    ) -> Round:
        tallies, shares, deals = (Tally(), Tally()), [], 0
        seatings = all_seatings(len(self.rules.row.sides))
        for seating in seatings:
            sitting = Sitting(self.rules, source, start)
            sitters = _Sitters(self, seating, tallies, number)
            share = play(sitting, sitters)
            shares += [] if share is None else [share]
            deals += len(sitting.state.results)
        for tally, player in zip(tallies, self.players, strict=True):
            tally.faults.add(player.take_faults())
        a, b = tallies
        return Round(
            tallies,
            mean(a.points) - mean(b.points),
            mean(a.valued) - mean(b.valued),
            mean(shares) if shares else None,
            len(seatings),
            deals,
        )

    @staticmethod
    def _one_deal(sitting: Sitting, sitters: _Sitters) -> None:
        while not sitting.state.results:
            sitters.act(sitting)
        sitters.score(sitting)

    @staticmethod
    def _whole_match(sitting: Sitting, sitters: _Sitters) -> float:
        while phase(sitting.state) is not Phase.OVER:
            if phase(sitting.state) is Phase.SCORED:
                sitters.score(sitting)
                sitting.act(NextDeal(0))
            else:
                sitters.act(sitting)
        sitters.score(sitting)
        ended = sitting.state.ended
        assert ended is not None
        return mean(sitters.seating[side] == 0 for side in ended.winners)


class _Sitters:
    """The players as they sit in one seating, and their tallies."""

    def __init__(
        self, arena: Arena, seating: Seating, tallies: tuple[Tally, Tally], number: int
    ) -> None:
        self.seating = seating
        self._arena = arena
        self._tallies = tallies
        self._number = number
        self._decision = 0

    def act(self, sitting: Sitting) -> None:
        """Let whoever is to act do so."""
        seat, arena = sitting.seat, self._arena
        player = self.seating[arena.rules.row.side_of(seat)]
        seed = request_seed(arena.seed, self._number, seat, self._decision)
        request = sitting.request(STAND_IN, seed)
        began = arena.clock()
        action = arena.players[player].act(request)
        spent = 1000 * (arena.clock() - began)
        tally = self._tallies[player]
        (tally.card_times if isinstance(action, Play) else tally.bid_times).append(spent)
        sitting.act(action)
        self._decision += 1

    def score(self, sitting: Sitting) -> None:
        """Note the deal that was just scored."""
        for side, player in enumerate(self.seating):
            self._tallies[player].score(sitting.state.results[-1], sitting.state.table, side)


def all_seatings(sides: int) -> tuple[Seating, ...]:
    """The players in turn from every side on, and the other way round: both sit alike often."""
    turns = [tuple((side + by) % sides % 2 for side in range(sides)) for by in range(sides)]
    swapped = [tuple(1 - player for player in seating) for seating in turns]
    return tuple(dict.fromkeys(turns + swapped))
