"""The faces for tired eyes: a very large rank and suit, and one large sign or head."""

from __future__ import annotations

import jokers
from costume import LEFT, RIGHT, foot, sash
from courtlooks import COURTS, GOLD_DARK
from courts import bust
from pips import glyph, ink, pip
from svgkit import circle, group, path, rect

_RANK = (50, 15, 96)
_SUIT = (50, 148, 60)
_SIGN = (166, 250, 150)
_PANEL = "translate(40 148) scale(0.96)"
_PANEL_FOOT, _ROUND = 198, 8


def large(rank: str, suit: str) -> str:
    """Return a face with its index in the upper left corner alone."""
    x, y, height = _RANK
    index = glyph(rank, x, y, height, ink(suit), 12.5) + pip(suit, *_SUIT)
    if rank not in "JQK":
        return index + pip(suit, *_SIGN)
    look = COURTS[suit]
    figure = bust(rank, suit) + _hem(look.robe_dark) + sash(look)
    return _framed(look.ground, look.halo, figure) + index


def _hem(fill: str) -> str:
    """Return what fills a panel below a figure's sash."""
    low = _PANEL_FOOT - _ROUND
    return path(
        f"M{LEFT} {foot(LEFT):g}L{RIGHT} {foot(RIGHT):g}V{low}A{_ROUND} {_ROUND} 0 0 1 "
        f"{RIGHT - _ROUND} {_PANEL_FOOT}H{LEFT + _ROUND}A{_ROUND} {_ROUND} 0 0 1 {LEFT} {low}Z",
        fill=fill,
    )


def _framed(ground: str, halo: str, figure: str) -> str:
    box = (LEFT, 14, RIGHT - LEFT, _PANEL_FOOT - 14, _ROUND)
    body = rect(*box, fill=ground) + circle(125, 84, 62, fill=halo) + figure
    return group(_PANEL, body + rect(*box, fill="none", stroke=GOLD_DARK, stroke_width=2.6))


def large_joker(code: str) -> str:
    """Return a joker with a large sun or moon in the upper left corner."""
    figure = _framed(*jokers.panel(code), jokers.bust(code) + _hem("#232a42"))
    return figure + jokers.sign(code, 50, 56, 40) + jokers.index(code, 50, 112, 34)
