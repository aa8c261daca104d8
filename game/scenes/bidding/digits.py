"""Numbers typed digit by digit: `1` then `2` within a moment is 12."""

from __future__ import annotations

from collections.abc import Container

PATIENCE = 0.9
"""Seconds in which a second digit still belongs to the first."""


class TypedNumber:
    """Collects digits into the numbers there are keys for."""

    def __init__(self, numbers: Container[int]) -> None:
        self._numbers = numbers
        self._first: int | None = None
        self._age = 0.0
        self._joined = False

    @property
    def joined(self) -> bool:
        """Whether the last number was made of two digits, and so takes the place of the first."""
        return self._joined

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._age += dt
        if self._age > PATIENCE:
            self._first = None

    def press(self, key: str) -> int | None:
        """Take a key by its name; the number it makes, None if it makes none."""
        digit = key.strip("[]")
        if len(digit) != 1 or digit not in "0123456789":
            return None
        value = int(digit)
        first, self._first, self._age = self._first, None, 0.0
        self._joined = first is not None and 10 * first + value in self._numbers
        if first is not None and self._joined:
            return 10 * first + value
        if any(10 * value + unit in self._numbers for unit in range(10)) and value:
            self._first = value
        return value if value in self._numbers else None
