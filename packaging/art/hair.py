"""The hair of the court: what hangs behind a head, and what lies over its brow."""

from __future__ import annotations

import math

from courtlooks import LINE, Court, cut, mirrored
from svgkit import circle, line

_LOCK = "M99 58C84 64 80 84 83 100C84 111 77 116 70 111C69 124 84 130 94 121C101 114 98 96 99 84Z"
_BOB = "M100 56C84 60 80 84 82 104C82 112 78 118 72 118C80 128 98 126 101 114C97 100 97 86 99 78Z"
_LONG = (
    "M125 42C92 42 83 70 84 98C85 122 78 136 70 150H180C172 136 165 122 166 98"
    "C167 70 158 42 125 42Z"
)
_PARTED = "M125 52C110 54 99 68 95 94C86 72 98 44 125 42C152 44 164 72 155 94C151 68 140 54 125 52Z"


def _curls(
    look: Court, ring: tuple[float, float, float], ends: tuple[int, int], size: float
) -> str:
    """Return curls between two angles of the `ring` (x, y, radius), each with its light."""
    x, y, reach = ring
    parts = ""
    for turn in range(ends[0], ends[1] + 1, 24):
        at = math.radians(turn)
        cx, cy = x + reach * math.sin(at), y - reach * math.cos(at)
        parts += circle(round(cx, 1), round(cy, 1), size, fill=look.hair, stroke=LINE,
                        stroke_width=2.4)  # fmt: skip
        parts += line(f"M{cx - size / 2:.1f} {cy:.1f}q{size / 3:.1f} {-size / 2:.1f} {size:.1f} 0",
                      look.hair_light, 1.8)  # fmt: skip
    return parts


def behind(rank: str, suit: str, look: Court) -> str:
    """Return the hair behind the head."""
    if rank == "K":
        return mirrored(cut(_LOCK, look.hair) + line("M92 66Q86 88 90 112", look.hair_light, 2.4))
    if rank == "J":
        if suit == "C":
            return _curls(look, (125, 78, 33), (-120, 120), 9)
        if suit == "H":
            return _curls(look, (125, 82, 36), (-144, 144), 11)
        return mirrored(cut(_BOB, look.hair) + line("M91 66Q87 90 90 112", look.hair_light, 2.4))
    if suit == "C":
        dome = circle(125, 76, 43, fill=look.hair, stroke=LINE, stroke_width=2.6)
        return _curls(look, (125, 76, 44), (-144, 144), 9) + dome
    if suit == "H":
        return _curls(look, (125, 96, 48), (-168, 168), 14) + cut(_LONG, look.hair, 0.1)
    parts = cut(_LONG, look.hair)
    return parts + mirrored(line("M92 78Q93 120 82 146", look.hair_light, 2.4))


def over(rank: str, suit: str, look: Court) -> str:
    """Return the hair over the brow, and what hangs before the shoulders."""
    if rank != "Q":
        fringe = (
            "M97 80C98 62 110 52 125 52C140 52 152 62 153 80C158 62 150 44 125 44"
            "C100 44 92 62 97 80Z"
        )
        return cut(fringe, look.hair)
    parts = cut(_PARTED, look.hair) if suit != "C" else ""
    if suit == "D":
        for i in range(4):
            y = 104 + 13 * i
            knot = f"M82 {y}C74 {y + 4} 76 {y + 15} 84 {y + 15}C92 {y + 14} 94 {y + 4} 88 {y}Z"
            parts += mirrored(cut(knot, look.hair if i % 2 else look.hair_light, 2.2))
    return parts
