"""A hint: what Expert would do in the viewer's place, from what the viewer can see."""

from __future__ import annotations

from game.ai.jobs import Answer, Executor, Job, JobClass, JobId, Limit, Origin
from game.ai.players import ceiling_of, usual_strength
from game.ai.request import Decision, Request
from game.engine.legality import legal_actions
from game.engine.shuffle import Seeded, request_seed
from game.engine.turn import to_act
from game.session.match import MatchSession

LEVEL = "expert"
POINT_WORLDS = 400
"""The worlds that tell the points of each choice: they are shown beside each other."""

_MORE_TIME = 1.0
"""Seconds for those worlds beyond the ceiling of a move."""


def request_for(match: MatchSession) -> Request | None:
    """The viewer's decision as Expert would be asked it; None where the viewer has none.

    The opponents' level bears on nothing, and the view alone is told.
    """
    view, seat = match.view, match.viewer
    if to_act(view) != seat:
        return None
    source = match.record.source
    seed = source.seed if isinstance(source, Seeded) else 0
    place, _ = match.decision
    return Request(
        view=view,
        legal=legal_actions(view, seat),
        seed=request_seed(seed, view.deal, seat, place),
        level=LEVEL,
        strength=usual_strength(LEVEL),
        point_worlds=POINT_WORLDS,
    )


class Adviser:
    """Asks for one hint at a time; an answer to a decision that has passed is dropped."""

    def __init__(self, match: MatchSession, players: Executor) -> None:
        self._match, self._players = match, players
        self._job: JobId | None = None
        self._of: object = None
        self._decision: Decision | None = None
        self._guessed = False

    @property
    def thinking(self) -> bool:
        """Whether the hint asked for is still to come."""
        return self._job is not None

    @property
    def decision(self) -> Decision | None:
        """The hint for the decision at hand, None if there is none yet."""
        return self._decision

    @property
    def guessed(self) -> bool:
        """Whether the hint is the instant player's, since Expert did not answer."""
        return self._decision is not None and self._guessed

    def ask(self) -> bool:
        """Ask for a hint to the decision at hand; False if the viewer has none."""
        self.update()
        request = request_for(self._match)
        if request is None:
            return False
        if self._job is None and self._decision is None:
            seconds = ceiling_of(LEVEL, request.strength) + _MORE_TIME
            self._job = self._players.submit(Job(request, JobClass.HINT, Limit(seconds)))
            self._of = self._match.decision
        return True

    def update(self) -> None:
        """Take an answer in, and drop what belongs to a decision that has passed."""
        if self._of is not None and self._of != self._match.decision:
            self.drop()
        if self._job is None:
            return
        for report in self._players.poll():
            if isinstance(report, Answer) and report.job == self._job:
                self._job, self._decision = None, report.decision
                self._guessed = report.origin is Origin.INSTANT
                self._match.note_hint()

    def drop(self) -> None:
        """Forget the hint, and whoever still thinks about it."""
        if self._job is not None:
            self._players.cancel(self._job)
        self._job = self._of = self._decision = None
