"""The faces for tired eyes: a very large rank and suit, and one large sign or head."""

from __future__ import annotations

from pips import glyph, ink, pip

_RANK = (50, 16, 96)
_SUIT = (50, 150, 62)
_SIGN = (160, 246, 150)


def large(rank: str, suit: str) -> str:
    """Return a face with its index in the upper left corner alone."""
    x, y, height = _RANK
    index = glyph(rank, x, y, height, ink(suit), 12.5) + pip(suit, *_SUIT)
    return index + pip(suit, *_SIGN)
