"""The aces: one large engraved sign in a wreath; that of spades wears the most."""

from __future__ import annotations

import math

from pips import PIPS, ink
from svgkit import circle, group, line, path

_BRASS, _BRASS_DARK = "#d9b25a", "#b98a33"
_LEAF = "M0 0C6-5 7-14 0-22C-7-14-6-5 0 0Z"


def _wreath(radius: float, leaves: int, reach: float) -> str:
    """Return two sprigs that rise from below the middle, `reach` degrees up on either side."""
    parts = ""
    for side in (-1, 1):
        start, end = 180 - 14 * side, 180 - reach * side
        x1, y1 = radius * math.sin(math.radians(start)), -radius * math.cos(math.radians(start))
        x2, y2 = radius * math.sin(math.radians(end)), -radius * math.cos(math.radians(end))
        sweep = 0 if side == 1 else 1
        arc = f"M{x1:.1f} {y1:.1f}A{radius:g} {radius:g} 0 0 {sweep} {x2:.1f} {y2:.1f}"
        parts += line(arc, _BRASS_DARK, 2)
        for i in range(leaves):
            turn = 180 - side * (18 + (reach - 18) * i / (leaves - 1))
            for lean in (-35, 35):
                place = f"rotate({turn:.1f}) translate(0 {-radius:g}) rotate({-90 * side + lean})"
                parts += path(_LEAF, transform=place, fill=_BRASS if lean > 0 else _BRASS_DARK)
        parts += circle(round(x1, 1), round(y1, 1), 2.6, fill=_BRASS_DARK)
    return parts + path("M0-8L5 0L0 8L-5 0Z", transform=f"translate(0 {radius:g})", fill=_BRASS)


def ace(_rank: str, suit: str) -> str:
    """Return the middle of an ace."""
    if suit == "S":
        return group("translate(125 170)", _wreath(100, 8, 116) + _great_spade())
    sign = path(PIPS[suit], transform="scale(1.16)", fill=ink(suit))
    sign += path(PIPS[suit], transform="translate(0 -1) scale(0.9)", fill="none", stroke="#fffdf6",
                 stroke_width=1.8)  # fmt: skip
    return group("translate(125 172)", _wreath(88, 7, 118) + sign)


def _great_spade() -> str:
    spade, inlay = PIPS["S"], {"fill": "none", "stroke": _BRASS}
    parts = path(spade, fill="url(#ink)")
    parts += path(spade, transform="translate(0 -1) scale(0.84)", stroke_width=1.8, **inlay)
    parts += path(spade, transform="translate(0 1) scale(0.3)", fill=_BRASS)
    for i in range(16):
        length = 29 if i % 2 else 33
        ray = path(f"M0-20L1.7-24L0-{length}L-1.7-24Z", transform=f"rotate({i * 22.5:g})",
                   fill="#e7c878")  # fmt: skip
        parts += group("translate(0 3)", ray)
    return group("scale(1.55)", parts)
