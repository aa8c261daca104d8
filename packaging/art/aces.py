"""The aces: one large sign each; that of spades wears the ornament of a fine pack."""

from __future__ import annotations

from pips import PIPS, pip
from svgkit import group, path

_BRASS = "#d9b25a"


def ace(_rank: str, suit: str) -> str:
    """Return the middle of an ace."""
    if suit != "S":
        return pip(suit, 125, 175, 110)
    spade = PIPS["S"]
    parts = path(spade, fill="url(#ink)")
    inlay = {"fill": "none", "stroke": _BRASS}
    parts += path(spade, transform="translate(0 -1) scale(0.82)", stroke_width=2, **inlay)
    parts += path(spade, transform="scale(0.36)", stroke_width=3, **inlay)
    for i in range(12):
        ray = f"translate(0 4) rotate({i * 30})"
        parts += path("M0-19L1.6-23L0-28L-1.6-23Z", transform=ray, fill="#e7c878")
    return group("translate(125 172) scale(1.75)", parts)
