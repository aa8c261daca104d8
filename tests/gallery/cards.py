"""Contact sheets of the cards: every kind of deck, every back, from 48 pixels up to 4K."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import get_args

import pygame

from game.engine.cards import STANDARD_PACK
from game.storage.settings import Look
from game.ui import felt
from game.ui.assets import assets_dir
from game.ui.cards import CardLook, draw_card
from game.ui.cardsprites import BACK, CardSprites
from game.ui.cardstyle import CardStyle
from game.ui.geometry import CARD_RATIO
from tests.ui.kit import brush

Card = tuple[CardStyle, str]
_JOKERS = ("BJ", "LJ")
_SIZES = ((48, 40), (72, 36), (110, 25), (160, 18), (300, 9))
"""The heights in pixels, and how many cards of them stand in a row."""
_FEW = (
    *("KS", "QH", "JD", "KC", "AS", "BJ", "LJ", "TD", "2C", "QS", "JH", "KD", "QC", "AH", "7C"),
    *("9H", "4S", "2D", "JS", "KH", "QD", "JC", "AD", "AC", "6S", "3D", "8C", "5H", "TS", "9D"),
    *("6C", "3H", "8S", "5D", "TC", "2H", "7S", "4H", "9C", "2S"),
)
_GAP = 10


def _names(field: str) -> tuple[str, ...]:
    return get_args(Look.model_fields[field].annotation)


def _laid(rows: list[tuple[int, list[Card]]]) -> pygame.Surface:
    """Lay rows of cards, each of one height, on felt."""
    width = max(len(cards) * (round(h * CARD_RATIO) + _GAP) for h, cards in rows) + _GAP
    size = (width, sum(h + _GAP for h, _ in rows) + _GAP)
    at, sprites = brush(), CardSprites(assets_dir() / "cards")
    surface, y = felt.table(at, size).copy(), float(_GAP)
    for h, cards in rows:
        step = round(h * CARD_RATIO) + _GAP
        for i, (style, code) in enumerate(cards):
            sprites.style = style
            look = CardLook(promoted=code[0] == "2" and code != "2S", shade=0.6)
            draw_card(at, surface, sprites, code, _GAP + (i + 0.5) * step, y + h / 2, h, look=look)
        y += h + _GAP
    return surface


def _deck(face: str, deck: str) -> pygame.Surface:
    style = CardStyle(face, deck)
    codes = [str(card) for card in STANDARD_PACK] + list(_JOKERS)
    rows = [(160, [(style, code) for code in codes[i : i + 18]]) for i in range(0, len(codes), 18)]
    for height, count in _SIZES:
        rows.append((height, [(style, code) for code in _FEW[:count]]))
    return _laid(rows)


def _backs() -> pygame.Surface:
    styles = [CardStyle(back=name) for name in _names("back")]
    return _laid([(h, [(style, BACK) for style in styles]) for h, _ in _SIZES])


SHEETS: dict[str, Callable[[], pygame.Surface]] = {
    f"cards_{face}_{deck}": partial(_deck, face, deck)
    for face in _names("face")
    for deck in _names("deck")
}
SHEETS["cards_backs"] = _backs
"""Each sheet under the name of its picture."""
