"""What the game has to tell about its files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.words import t


@dataclass(frozen=True, slots=True)
class Notice:
    """One message for the player: the key of its words and their values."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The message in words."""
        return t(self.key, **self.values)


Report = Callable[[Notice], None]
"""Whoever shows a notice to the player."""
