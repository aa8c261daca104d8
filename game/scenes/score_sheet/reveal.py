"""When each line of a deal's page comes up, and how far the totals have counted."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.motion import LEDGER_LINE, TOTAL_COUNT, progress
from game.ui.tempo import Tempo


class Reveal:
    """The lines of every side one after another, each side's total counting after its last."""

    def __init__(self, lines: Sequence[int], tempo: Tempo) -> None:
        """Reveal so many lines for each side; reduced motion fades them all in at once."""
        self._line = tempo.seconds(LEDGER_LINE)
        self._count = 0.0 if tempo.reduced else tempo.seconds(TOTAL_COUNT)
        self._apart = 0.0 if tempo.reduced else LEDGER_LINE.apart * tempo.speed.value / 1000
        self._first = [sum(lines[:side]) for side in range(len(lines) + 1)]
        self._elapsed = 0.0

    @property
    def length(self) -> float:
        """Seconds until everything stands."""
        return self._first[-1] * self._apart + self._line + self._count

    @property
    def done(self) -> bool:
        """Whether everything stands."""
        return self._elapsed >= self.length

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._elapsed = min(self.length, self._elapsed + dt)

    def finish(self) -> None:
        """Let everything stand now."""
        self._elapsed = self.length

    def line(self, side: int, line: int) -> float:
        """How far a line has come up, 0 to 1."""
        start = (self._first[side] + line) * self._apart
        return LEDGER_LINE.easing(progress(self._elapsed - start, self._line))

    def count(self, side: int) -> float:
        """How far a side's total has counted, 0 to 1."""
        start = self._first[side + 1] * self._apart
        return TOTAL_COUNT.easing(progress(self._elapsed - start, self._count))
