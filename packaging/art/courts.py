"""The kings, queens and knaves: half a figure, drawn once and turned about the middle."""

from __future__ import annotations

from costume import robe, sash
from courtlooks import COURTS, GOLD_DARK
from hair import behind, over
from headgear import cap, coronet, crown, veil
from heads import beard, head
from pips import pip
from regalia import regalia
from svgkit import circle, rect, turned_twice

_FRAME = (44, 16, 162, 318)


def bust(rank: str, suit: str) -> str:
    """Return a figure from its crown down to its sash, about x = 125."""
    look = COURTS[suit]
    parts = veil(look) if rank + suit in ("QS", "QD") else ""
    parts += behind(rank, suit, look) + robe(rank, suit, look) + head(rank, suit, look)
    parts += over(rank, suit, look)
    if rank == "K":
        parts += beard(suit, look) + crown(suit, look)
    else:
        parts += cap(suit, look) if rank == "J" else coronet(look)
    return parts + regalia(rank, suit, look)


def court(rank: str, suit: str) -> str:
    """Return both halves of a court card in their frame."""
    look = COURTS[suit]
    halo = circle(125, 84, 60, fill=look.halo)
    half = halo + bust(rank, suit) + pip(suit, 60, 66 if rank == "J" else 36, 26)
    ground = rect(*_FRAME, 8, fill=look.ground)
    frame = rect(*_FRAME, 8, fill="none", stroke=GOLD_DARK, stroke_width=3)
    return ground + turned_twice(half) + sash(look) + frame
