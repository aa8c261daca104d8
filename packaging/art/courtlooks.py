"""The four courts: what tells the characters of one suit from those of another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from svgkit import path

LINE = "#221619"
"""The dark line around every shape of a figure."""
GOLD, GOLD_DARK = "#e8b845", "#a9761b"
STEEL, PEARL = "#dfe5ee", "#fffaf0"


@dataclass(frozen=True, slots=True)
class Court:
    """The colours of one suit's figures, and which way they look (-1 left, 1 right)."""

    robe: str
    robe_dark: str
    second: str
    ground: str
    halo: str
    hair: str
    hair_light: str
    brows: str
    skin: str
    skin_dark: str
    lips: str
    turn: int


COURTS: Mapping[str, Court] = {
    "S": Court(
        robe="#24407f", robe_dark="#172a57", second="#cdd8ee", ground="#dde5f3", halo="#f7f9fd",
        hair="#2b2531", brows="#2b2531", hair_light="#5a5168", skin="#f3d5bb", skin_dark="#dcae8c",
        lips="#a93640", turn=1,
    ),
    "H": Court(
        robe="#b5243a", robe_dark="#7d1225", second="#f4d9a6", ground="#f7dcd2", halo="#fdf4ee",
        hair="#8d4217", brows="#7a3712", hair_light="#bd6c31", skin="#f8dcc5", skin_dark="#e3b08e",
        lips="#b93a45", turn=-1,
    ),
    "D": Court(
        robe="#d97b22", robe_dark="#a85512", second="#1f7d83", ground="#f9e6b9", halo="#fffaea",
        hair="#d7a23c", brows="#b07a28", hair_light="#f1d283", skin="#eec39a", skin_dark="#d0986a",
        lips="#b04a3c", turn=1,
    ),
    "C": Court(
        robe="#22784f", robe_dark="#124a30", second="#e9c9e0", ground="#d8e8d2", halo="#f5faf1",
        hair="#2a1d18", brows="#2a1d18", hair_light="#59433a", skin="#a76f49", skin_dark="#855232",
        lips="#7c2f33", turn=-1,
    ),
}  # fmt: skip


def cut(outline: str, fill: str, width: float = 2.6, **values: object) -> str:
    """Return a shape of a figure: one colour within the dark line."""
    return path(outline, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round",
                **values)  # fmt: skip


def mirrored(body: str) -> str:
    """Return `body` and the same turned over at the figure's middle line."""
    return body + f'<g transform="translate(250 0) scale(-1 1)">{body}</g>'
