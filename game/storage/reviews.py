"""What a review found out about the decisions of a match, kept so that it opens at once.

It can all be computed again, so a damaged or missing row is no loss.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass

from game.storage.matches import Store


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about the `n`-th action of a match's line, from 1.

    `position` stands for everything that the answer depends on: the line before the action and
    the player that was asked. Another number means that it has to be asked again.
    """

    n: int
    position: int
    decision: str

    @property
    def check(self) -> int:
        """The checksum over the whole."""
        return zlib.crc32(f"{self.n} {self.position} {self.decision}".encode())


class Reviews:
    """The findings of one stored match."""

    def __init__(self, store: Store, match: int) -> None:
        self._store, self._match = store, match

    def load(self) -> tuple[Finding, ...]:
        """The sound findings on file."""
        query = "SELECT n, position, decision, row_check FROM reviews WHERE match = ? ORDER BY n"
        rows = self._store.rows(query, (self._match,))
        found = ((Finding(n, position, text), check) for n, position, text, check in rows)
        return tuple(finding for finding, check in found if finding.check == check)

    def save(self, findings: Iterable[Finding]) -> None:
        """Keep findings in place of earlier ones of the same actions."""
        self._store.write_rows(
            "INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?)",
            [(self._match, one.n, one.position, one.decision, one.check) for one in findings],
        )
