"""What a table is told once: that the instant player sat in for somebody."""

from __future__ import annotations


class StandIns:
    """Whether there is news that the instant player sat in for a player at a table."""

    def __init__(self) -> None:
        self._heard = False
        self._told = False

    def note(self) -> None:
        """It sat in."""
        self._heard = True

    def news(self) -> bool:
        """Whether that is to be told now; True once and never again."""
        fresh = self._heard and not self._told
        self._told |= fresh
        return fresh
