"""The moment after the viewer's own action in which it is taken back before anybody acts."""

from __future__ import annotations

from game.engine.actions import AnswerRedeal, Draw, Give, MakeBid, Play, SayRange
from game.session.match import MatchSession

_OWN = (AnswerRedeal, Draw, Give, MakeBid, Play, SayRange)


class Moment:
    """How long the others are still held back."""

    def __init__(self, match: MatchSession) -> None:
        self._match = match
        self._version = match.version
        self._left = 0.0

    @property
    def open(self) -> bool:
        """Whether nobody may act yet."""
        return self._left > 0

    @property
    def card(self) -> str | None:
        """The card that was just played, as sprites are named; None where there is none."""
        last = self._match.record.log[-1] if self.open else None
        return str(last.card) if isinstance(last, Play) else None

    def look(self, seconds: float) -> None:
        """Begin a moment of so many seconds if the viewer has just acted."""
        if self._match.version == self._version:
            return
        self._version = self._match.version
        last = self._match.record.log[-1]
        own = isinstance(last, _OWN) and last.seat == self._match.viewer
        self._left = seconds if own else 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left = max(0.0, self._left - dt)

    def end(self) -> None:
        """Hold nobody back any longer."""
        self._version, self._left = self._match.version, 0.0
