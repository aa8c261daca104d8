"""Puts the faces and the backs of the cards together."""

from __future__ import annotations

from aces import ace
from backs import BACKS
from courts import court
from jokers import joker
from large import large
from pips import RANKS, corners, number
from svgkit import HEIGHT, WIDTH, document, linear, radial, rect

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
JOKERS = ("BJ", "LJ")


def _card(body: str) -> str:
    used = "".join(text for name, text in _GRADIENTS.items() if f"url(#{name})" in _SHEET + body)
    return document(f"<defs>{used}</defs>{_SHEET}{body}")


def _classic(rank: str, suit: str) -> str:
    draw = {"A": ace, "J": court, "Q": court, "K": court}.get(rank, number)
    return draw(rank, suit) + corners(rank, suit)


def all_cards() -> dict[str, str]:
    """Return the SVG of every card by its path: each face twice, and the backs."""
    cards = {}
    for suit in "CDHS":
        for rank in RANKS:
            cards[f"classic/{rank}{suit}"] = _card(_classic(rank, suit))
            cards[f"large/{rank}{suit}"] = _card(large(rank, suit))
    for code in JOKERS:
        cards[f"classic/{code}"] = cards[f"large/{code}"] = _card(joker(code))
    return cards | {f"backs/{name}": _card(draw()) for name, draw in BACKS.items()}
