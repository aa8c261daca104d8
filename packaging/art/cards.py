"""Puts the faces and the backs of the cards together."""

from __future__ import annotations

from aces import ace
from backs import BACKS
from courts import court
from jokers import joker
from large import large, large_joker
from pips import RANKS, corners, number
from svgkit import HEIGHT, WIDTH, document, linear, rect

_GRADIENTS = {
    "paper": linear("paper", (0, 0, 250, 350), (0, "#fffefa"), (1, "#f3efe3")),
    "ink": linear("ink", (0, -50, 0, 50), (0, "#3b4252"), (1, "#0b0d12")),
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
        cards[f"classic/{code}"] = _card(joker(code))
        cards[f"large/{code}"] = _card(large_joker(code))
    return cards | {f"backs/{name}": _card(draw()) for name, draw in BACKS.items()}
