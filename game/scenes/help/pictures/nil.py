"""The picture of nil: a hand for it and its points, and the same before the cards are seen."""

from __future__ import annotations

import pygame

from game.engine.bids import BLIND_NIL, NIL, Bid
from game.engine.rules import CLASSIC
from game.scenes.desk import Desk
from game.scenes.help.examples import nil
from game.scenes.help.pictures.kit import (
    draw_backs,
    draw_hand,
    draw_stakes,
    hand_fan,
    hand_order,
    label,
)
from game.ui.geometry import Point, Rect, poses_bounds
from game.words import t
from game.words.preview import nil_worth

_TILES, _NARROW_TILES = 220, 150
_LEAST_TILE = 58
_STEP = 0.40


def paint_nil(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw nil over blind nil within `area`."""
    u = desk.brush.scale
    gap = min(48 * u, 0.07 * area.h)
    high = min((area.h - gap) / 2, 290 * u)
    top = area.cy - high - gap / 2
    _row(desk, surface, Rect(area.x, top, area.w, high), NIL, t("howto.nil.chip"))
    low = Rect(area.x, top + high + gap, area.w, high)
    _row(desk, surface, low, BLIND_NIL, t("howto.nil.blind_chip"))


def _row(desk: Desk, surface: pygame.Surface, room: Rect, bid: Bid, words: str) -> None:
    """A hand with the name of the bid over it, and at its right what may be won and lost."""
    u, hand = desk.brush.scale, hand_order(desk, nil())
    tiles = (_TILES if room.w >= 640 * u else _NARROW_TILES) * u
    head, gap = 42 * u, 28 * u
    place = Rect.spanning(room.x, room.y + head, room.right - tiles - gap, room.bottom)
    poses = hand_fan(place, len(hand), 0.8 * room.h, _STEP)
    frame = poses_bounds(poses)
    if bid.blind:
        draw_backs(desk, surface, poses)
    else:
        draw_hand(desk, surface, poses, hand)
    label(desk, surface, Point(frame.cx, frame.y - 24 * u), words, room)
    high = max(frame.h, min(room.h, 2 * _LEAST_TILE * u))
    y = min(frame.cy - high / 2, room.bottom - high)
    won, lost = nil_worth(CLASSIC, bid)
    draw_stakes(desk, surface, Rect(frame.right + gap, y, tiles, high), won, lost,
                (t("blind.won"), t("blind.lost")))  # fmt: skip
