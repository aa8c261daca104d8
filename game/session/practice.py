"""Practice: a deal of a match once more, from its first bid or from one of its moments.

The cards and the players are those of the match, and so is everything that happened before the
moment. A practice is on no file and enters no statistics.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.record import Kind, MatchRecord
from game.engine.shuffle import GivenPacks, Source
from game.engine.state import DealResult, Start, State
from game.engine.tables import Seat
from game.session.match import HUMAN, MatchSession, Thinker
from game.session.walk import DealWalk
from game.words import t


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice deal under way, and how the deal went in the match, None if it did not end."""

    session: MatchSession
    before: DealResult | None
    steps: int
    """How many of the deal's actions were taken over from the match."""

    @property
    def result(self) -> DealResult | None:
        """How the practice ended, None before it has."""
        results = self.session.view.results
        return results[-1] if results else None


def practice_record(record: MatchRecord, walked: DealWalk, steps: int = 0) -> MatchRecord:
    """The record of a practice that begins after the first `steps` actions of a deal.

    It goes by the name of a practice where the table says what is played.
    Raises ValueError if the deal has fewer.
    """
    if not 0 <= steps <= len(walked.steps):
        raise ValueError(steps)
    opened = walked.opened
    return MatchRecord(
        rules=record.rules,
        players=record.players,
        source=_source(record.source, opened),
        start=Start(opened.dealer, opened.deal, opened.totals, opened.bags),
        kind=Kind.PRACTICE,
        log=tuple(step.action for step in walked.steps[:steps]),
        rules_name=t("practice.name"),
    )


def begin_practice(
    record: MatchRecord, walked: DealWalk, steps: int, viewer: Seat, thinker: Thinker
) -> Practice:
    """Sit down to a deal of a match after the first `steps` of its actions.

    Raises ValueError if there are fewer, or if no person sits at the seat of the viewer.
    """
    if record.players[viewer].level != HUMAN:
        raise ValueError(viewer)
    session = MatchSession(practice_record(record, walked, steps), thinker, viewer)
    return Practice(session, walked.result, steps)


def _source(source: Source, opened: State) -> Source:
    """Where the cards of the deal come from: a seed tells them by the number of the deal."""
    if isinstance(source, GivenPacks):
        return GivenPacks(source.packs[opened.packs_used - 1 :])
    return source
