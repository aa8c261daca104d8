"""The picture of the bidding styles: one hand, and the bids that are open to it in each."""

from __future__ import annotations

import pygame

from game.engine.bids import NIL
from game.engine.rules import CLASSIC
from game.scenes.desk import Desk
from game.scenes.help.examples import dealt
from game.scenes.help.pictures.kit import draw_hand, hand_fan, hand_order
from game.scenes.help.variants import STYLES, rules_in_force, style_bids
from game.ui.faces import box
from game.ui.geometry import Rect
from game.ui.glass import glass
from game.ui.keyface import State
from game.ui.padface import pad_key_face
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.option_values import value_text

_PANEL_SHARE = 0.56
_MOST_KEY, _GAP, _PAD = 46, 6, 18
_NAME = 96


def paint_styles(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw a hand within `area`, over a row of keys for each style with the open bids lit."""
    u, state = desk.brush.scale, dealt()
    panel = Rect.spanning(area.x, area.bottom - _PANEL_SHARE * area.h, area.right, area.bottom)
    hand = hand_order(desk, state)
    top = Rect.spanning(area.x, area.y, area.right, panel.y - 14 * u)
    draw_hand(desk, surface, hand_fan(top, len(hand), 0.9 * top.h), hand)
    _panel(desk, surface, panel)


def _panel(desk: Desk, surface: pygame.Surface, panel: Rect) -> None:
    u = desk.brush.scale
    gap, pad = _GAP * u, _PAD * u
    keys = CLASSIC.row.tricks + 1
    wide = min(_MOST_KEY * u, (panel.w - 2 * pad - _NAME * u - (keys - 1) * gap) / keys)
    pitch = min((_MOST_KEY + 2 * _GAP) * u, (panel.h - 2 * pad) / len(STYLES))
    high = min(pitch - gap, wide * 1.15)
    whole = _NAME * u + keys * wide + (keys - 1) * gap
    room = Rect.centred(panel.cx, panel.y + pad + len(STYLES) * pitch / 2,
                        whole, len(STYLES) * pitch)  # fmt: skip
    glass(desk.brush, surface, box(room.grown(pad)), radius=16 * u)
    held = rules_in_force(desk).rules.bid_style
    for place, style in enumerate(STYLES):
        row = Rect(room.x, room.y + place * pitch + (pitch - high) / 2, room.w, high)
        _row(desk, surface, row, style, wide, held=style == held)


def _row(
    desk: Desk, surface: pygame.Surface, row: Rect, style: str, wide: float, *, held: bool
) -> None:
    """The keys of one style; a style in force has its name in gold."""
    brush, u = desk.brush, desk.brush.scale
    ink = brush.theme.accent if held else brush.theme.text
    brush.text.draw(surface, value_text("bid_style", style), row.x, row.cy, Step.BODY, ink,
                    weight=STRONG)  # fmt: skip
    open_bids = style_bids(style)
    for place in range(CLASSIC.row.tricks + 1):
        made = NIL if not place else next((b for b in open_bids if b.tricks == place), None)
        key = Rect(row.x + _NAME * u + place * (wide + _GAP * u), row.y, wide, row.h)
        _key(desk, surface, key, place, live=made in open_bids)


def _key(desk: Desk, surface: pygame.Surface, rect: Rect, tricks: int, *, live: bool) -> None:
    words = str(tricks) if tricks else t("howto.styles.nil_key")
    state = State.NORMAL if live else State.DISABLED
    pad_key_face(words)(desk.brush, surface, rect, state, focus=False, blend=0.0)
