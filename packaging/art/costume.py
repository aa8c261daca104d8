"""What the court wears from the shoulders down to the sash that parts the two halves."""

from __future__ import annotations

from courtlooks import GOLD, LINE, PEARL, Court, cut, mirrored
from svgkit import circle, line, path

LEFT, RIGHT = 44, 206
"""The sides of the frame."""
_FALL = 10
"""The sash falls so far to either side of the middle, 175."""
_SHOULDER, _SLOPE = 130, 22


def top(x: float) -> float:
    """Return the height of the shoulders at `x`."""
    return _SHOULDER + _SLOPE * ((x - 125) / 81) ** 2


def foot(x: float) -> float:
    """Return the height at which the figure meets its other half."""
    return 175 + _FALL * (x - 125) / 81


def _band(x1: float, x2: float) -> str:
    """Return the outline of the robe between two places."""
    slope = 2 * _SLOPE * (x1 - 125) / 81**2
    bend = top(x1) + slope * (x2 - x1) / 2
    return (
        f"M{x1:g} {top(x1):.1f}Q{(x1 + x2) / 2:g} {bend:.1f} {x2:g} {top(x2):.1f}"
        f"V{foot(x2):.1f}L{x1:g} {foot(x1):.1f}Z"
    )


def robe(rank: str, suit: str, look: Court) -> str:
    """Return the robe with the pattern of its suit and the collar of its rank."""
    parts = cut(_band(LEFT, RIGHT), look.robe) + _pattern(suit, look)
    return parts + {"K": _ermine, "Q": _neckline, "J": _collar}[rank](look)


def _pattern(suit: str, look: Court) -> str:
    parts = ""
    if suit == "S":
        for x in (50, 74, 98, 140, 164, 188):
            parts += path(_band(x, x + 12), fill=look.second)
            parts += path(_band(x + 4.5, x + 7.5), fill=GOLD)
    elif suit == "H":
        for x in range(56, 200, 23):
            for y in (146, 164, 182):
                shift = 11.5 if y == 164 else 0
                if top(x + shift) + 5 < y < foot(x + shift) - 4 and x + shift < 198:
                    parts += path("M0-8L8 0L0 8L-8 0Z", transform=f"translate({x + shift:g} {y})",
                                  fill=look.second)  # fmt: skip
    elif suit == "D":
        for x in range(54, 198, 18):
            parts += path(_band(x, x + 9), fill=look.second)
    else:
        for x in range(58, 200, 17):
            parts += circle(x, round(top(x) + 15, 1), 5.2, fill=look.second)
            if foot(x) - top(x) > 34:
                parts += circle(x + 8.5, round(top(x) + 29, 1), 5.2, fill=GOLD)
    return parts


def _ermine(_: Court) -> str:
    ring = (
        "M44 152Q84 130 104 130L125 140L146 130Q166 130 206 152V166Q166 146 140 147L125 158"
        "L110 147Q84 146 44 166Z"
    )
    parts = cut(ring, PEARL)
    for x in (54, 70, 86, 164, 180, 196):
        y = top(x) + 6
        parts += path(f"M{x} {y - 4:.1f}L{x + 2.6:g} {y + 5:.1f}H{x - 2.6:g}Z", fill=LINE)
    return parts


def _neckline(look: Court) -> str:
    skin = cut("M100 132C104 152 116 164 125 166C134 164 146 152 150 132L140 126H110Z", look.skin)
    lace = (
        "M88 132C94 156 110 172 125 174C140 172 156 156 162 132L150 131"
        "C146 152 134 163 125 165C116 163 104 152 100 131Z"
    )
    pearls = "".join(
        circle(125 + dx, 148 - abs(dx) * 0.42, 3.1, fill=PEARL, stroke=LINE, stroke_width=1.2)
        for dx in (-18, -12, -6, 0, 6, 12, 18)
    )
    return skin + cut(lace, GOLD) + pearls


def _collar(_: Court) -> str:
    wing = "M125 148L104 126C96 128 90 134 88 144L112 156Z"
    parts = mirrored(cut(wing, PEARL))
    parts += line("M125 148V172", LINE, 2)
    return parts + "".join(
        circle(125, y, 3.2, fill=GOLD, stroke=LINE, stroke_width=1.4) for y in (156, 167)
    )


def sash(look: Court) -> str:
    """Return the band between the halves, the same either way up."""
    left, right = foot(LEFT), foot(RIGHT)
    parts = cut(
        f"M{LEFT} {left - 8:g}L{RIGHT} {right - 8:g}V{right + 8:g}L{LEFT} {left + 8:g}Z", GOLD
    )
    for i in range(-3, 4):
        x = 125 + 23 * i
        parts += path("M0-5L5 0L0 5L-5 0Z", transform=f"translate({x} {foot(x):.1f})",
                      fill=look.robe, stroke=LINE, stroke_width=1.2)  # fmt: skip
    return parts
