"""Crowns, coronets and caps."""

from __future__ import annotations

from courtlooks import GOLD, GOLD_DARK, LINE, PEARL, Court, cut
from pips import PIPS
from svgkit import circle, line, path


def _finial(suit: str, x: float, y: float, size: float) -> str:
    return path(PIPS[suit], transform=f"translate({x:g} {y:g}) scale({size / 100:g})", fill=GOLD,
                stroke=LINE, stroke_width=round(220 / size))  # fmt: skip


def crown(suit: str, look: Court) -> str:
    """Return a king's crown: high, closed over velvet, his sign on every point."""
    velvet = cut("M97 52C94 38 110 30 125 30C140 30 156 38 153 52Z", look.robe)
    points = "M91 58L84 33L103 44L125 30L147 44L166 33L159 58Q125 46 91 58Z"
    if suit in "HC":
        points = (
            "M91 58C80 46 86 32 94 34C100 40 106 46 110 46C112 38 118 31 125 31"
            "C132 31 138 38 140 46C144 46 150 40 156 34C164 32 170 46 159 58Q125 46 91 58Z"
        )
    parts = velvet + cut(points, GOLD)
    band = "M90 66L91 55Q125 43 159 55L160 66Q125 54 90 66Z"
    parts += cut(band, GOLD)
    parts += "".join(
        circle(x, y, 3.2, fill=fill, stroke=LINE, stroke_width=1.2)
        for x, y, fill in ((104, 57, look.robe), (125, 54, PEARL), (146, 57, look.robe))
    )
    return parts + "".join(
        _finial(suit, x, y, size) for x, y, size in ((85, 31, 15), (125, 27, 18), (165, 31, 15))
    )


def coronet(look: Court) -> str:
    """Return a queen's coronet: low, open, set with pearls."""
    parts = cut("M98 54L93 35L110 45L125 29L140 45L157 35L152 54Q125 44 98 54Z", GOLD)
    parts += line("M100 50Q125 41 150 50", GOLD_DARK, 2)
    tips = ((93, 34, 4.2), (125, 28, 5.2), (157, 34, 4.2))
    parts += "".join(circle(x, y, r, fill=PEARL, stroke=LINE, stroke_width=2) for x, y, r in tips)
    return parts + circle(125, 42, 3.4, fill=look.robe, stroke=LINE, stroke_width=1.4)


def veil(look: Court) -> str:
    """Return what falls from a queen's coronet behind her."""
    return cut("M125 34C84 34 74 72 74 104C74 128 66 142 58 152H192C184 142 176 128 176 104"
               "C176 72 166 34 125 34Z", look.second)  # fmt: skip


def cap(suit: str, look: Court) -> str:
    """Return a knave's cap with its feather."""
    feather = "M112 50C104 30 92 20 74 20C76 36 88 50 104 58Z"
    parts = cut(feather, PEARL if suit in "SC" else GOLD)
    parts += line("M106 52C98 38 90 30 80 25", GOLD_DARK, 2)
    parts += cut("M92 62C80 46 100 28 128 29C158 30 176 46 168 64C150 52 116 50 92 62Z", look.robe)
    if suit in "HD":
        parts += cut("M90 66C92 56 110 48 128 48C148 48 160 54 166 66C148 58 112 58 90 66Z",
                     look.second)  # fmt: skip
    else:
        parts += cut("M91 66L92 56Q128 42 166 57L167 66Q128 54 91 66Z", look.second)
    return parts + circle(109, 55, 4.4, fill=GOLD, stroke=LINE, stroke_width=2)
