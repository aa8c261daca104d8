"""The picture of the packs: the highest trumps under each choice, from the left."""

from __future__ import annotations

import pygame

from game.engine.cards import cards
from game.engine.packs import PROMOTED, Trumps
from game.scenes.desk import Desk
from game.scenes.help.pictures.kit import label, lay
from game.scenes.help.variants import rules_in_force
from game.ui.cards import CardLook
from game.ui.chips import chip_width, tag, tag_width
from game.ui.geometry import CARD_RATIO, CardPose, Point, Rect
from game.words.option_values import value_text

_MOST_CARD, _GAP = 150, 14
_STEP = 1.06
"""Of a card's width from card to card."""
_SPADES = cards("AS KS QS")
_DEUCE = 2


def paint_packs(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw the choices in rows within `area`, the one in force with a golden name."""
    brush, u = desk.brush, desk.brush.scale
    gap = _GAP * u
    names = {trumps: value_text("trumps", trumps) for trumps in PROMOTED}
    wide = max(max(chip_width(brush, name), tag_width(brush, name)) for name in names.values())
    most = max(map(len, PROMOTED.values())) + len(_SPADES)
    room = area.w - wide - 2 * gap
    high = min(_MOST_CARD * u, (area.h - (len(names) - 1) * gap) / len(names),
               room / (CARD_RATIO * (1 + _STEP * (most - 1))))  # fmt: skip
    whole = len(names) * high + (len(names) - 1) * gap
    strip = wide + 2 * gap + high * CARD_RATIO * (1 + _STEP * (most - 1))
    x, y = area.cx - strip / 2, area.cy - whole / 2
    held = rules_in_force(desk).rules.trumps
    for trumps, name in names.items():
        row = Rect(x, y, strip, high)
        if trumps == held:
            tag(brush, surface, row.x + tag_width(brush, name) / 2, row.cy, name)
        else:
            label(desk, surface, Point(row.x, row.cy), name, row, align="left")
        _row(desk, surface, Point(x + wide + 2 * gap, row.cy), high, trumps)
        y += high + gap


def _row(desk: Desk, surface: pygame.Surface, at: Point, high: float, trumps: Trumps) -> None:
    """Draw the highest trumps from `at`, the middle of the left edge, on."""
    wide = high * CARD_RATIO
    for place, card in enumerate((*PROMOTED[trumps], *_SPADES)):
        pose = CardPose(at.x + wide * (0.5 + _STEP * place), at.y, 0.0, high)
        lay(desk, surface, str(card), pose, CardLook(lift=0.1, promoted=card.rank == _DEUCE))
