"""Puts the faces and the back of the cards together."""

from __future__ import annotations

from courts import court
from jokers import joker
from pips import PIPS, RANKS, corners, number, pip
from svgkit import HEIGHT, WIDTH, document, group, linear, path, radial, rect

_BRASS = "#d9b25a"
_GRADIENTS = {
    "paper": linear("paper", (0, 0, 250, 350), (0, "#fffefa"), (1, "#f3efe3")),
    "gold": linear("gold", (60, 30, 190, 180), (0, "#fbe08a"), (0.5, "#d9a62e"), (1, "#a87413")),
    "skin": linear("skin", (100, 70, 150, 150), (0, "#fbe3cf"), (1, "#eabf9b")),
    "gown": linear("gown", (125, 120, 125, 178), (0, "#d6263c"), (1, "#8c0f22")),
    "ink": linear("ink", (0, -50, 0, 50), (0, "#3b4252"), (1, "#0b0d12")),
    "halo": radial("halo", 125, 100, 90, (0, "#fff7dc"), (1, "#f1d9a8")),
}
_SHEET = rect(
    1, 1, WIDTH - 2, HEIGHT - 2, 15, fill="url(#paper)", stroke="#8d8778", stroke_width=1.5
)


def _card(body: str) -> str:
    used = "".join(text for name, text in _GRADIENTS.items() if f"url(#{name})" in _SHEET + body)
    return document(f"<defs>{used}</defs>{_SHEET}{body}")


def _ace(_rank: str, suit: str) -> str:
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


def face(rank: str, suit: str) -> str:
    """Return the SVG of one face; `rank` and `suit` are letters as in `QS` and `TH`."""
    draw = {"A": _ace, "J": court, "Q": court, "K": court}.get(rank, number)
    return _card(draw(rank, suit) + corners(rank, suit))


def back() -> str:
    """Return the SVG of the back, which looks the same either way up."""
    body = rect(12, 12, 226, 326, 9, fill="#1d3f72")
    for row in range(13):
        for column in range(9):
            x, y = 29 + column * 24, 31 + row * 24
            diamond = f"M{x} {y - 9}L{x + 9} {y}L{x} {y + 9}L{x - 9} {y}Z"
            body += path(diamond, fill="#3f6fb0", stroke="#9fc0ea", stroke_width=1)
    return _card(body + rect(16, 16, 218, 318, 7, fill="none", stroke=_BRASS, stroke_width=2))


def all_cards() -> dict[str, str]:
    """Return the SVG of every card by its code: 52 faces, `BJ`, `LJ` and `back`."""
    cards = {rank + suit: face(rank, suit) for suit in "CDHS" for rank in RANKS}
    cards |= {code: _card(joker(code)) for code in ("BJ", "LJ")}
    return {**cards, "back": back()}
