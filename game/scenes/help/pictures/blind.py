"""The picture of blind bids: six tricks promised unseen, and cards that go to and fro."""

from __future__ import annotations

import pygame

from game.engine.bids import blind_six, tricks_bid
from game.engine.cards import Card, cards
from game.engine.ledger import SideDeal, score
from game.engine.rules import Rules
from game.scenes.desk import Desk
from game.scenes.help.examples import HAND, PARTNER, people
from game.scenes.help.pictures.kit import draw_backs, draw_stakes, hand_fan, label, lay
from game.ui.cards import CardLook
from game.ui.geometry import CARD_RATIO, CardPose, Point, Rect, poses_bounds
from game.ui.icons import icon
from game.words import t

_TILES, _NARROW_TILES, _LEAST_TILE = 220, 150, 58
_STEP, _BESIDE = 0.40, 0.6
_RULES = Rules(blind_six="double_single")
_SIX = blind_six(6)
_GIVEN, _RETURNED = cards("AS QS"), cards("3D 2C")
_MOST_CARD = 170


def paint_blind(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw a blind six over an exchange within `area`."""
    u = desk.brush.scale
    gap = min(48 * u, 0.07 * area.h)
    high = min((area.h - gap) / 2, 290 * u)
    top = area.cy - high - gap / 2
    _six(desk, surface, Rect(area.x, top, area.w, high))
    _exchange(desk, surface, Rect(area.x, top + high + gap, area.w, high))


def _six(desk: Desk, surface: pygame.Surface, room: Rect) -> None:
    """A hidden hand, and at its right what the bid may win and lose."""
    u = desk.brush.scale
    tiles = (_TILES if room.w >= 640 * u else _NARROW_TILES) * u
    head, gap = 42 * u, 28 * u
    place = Rect.spanning(room.x, room.y + head, room.right - tiles - gap, room.bottom)
    poses = hand_fan(place, len(cards(HAND)), 0.8 * room.h, _STEP)
    frame = poses_bounds(poses)
    draw_backs(desk, surface, poses)
    label(desk, surface, Point(frame.cx, frame.y - 24 * u), t("howto.blind.six_chip"), room)
    high = max(frame.h, min(room.h, 2 * _LEAST_TILE * u))
    y = min(frame.cy - high / 2, room.bottom - high)
    won, lost = (_points(taken) for taken in (_SIX.tricks, _SIX.tricks - 1))
    draw_stakes(desk, surface, Rect(frame.right + gap, y, tiles, high), won, lost,
                (t("howto.blind.made"), t("howto.blind.missed")))  # fmt: skip


def _points(taken: int) -> int:
    """The points of a side whose blind six took so many tricks, beside a partner who bid none."""
    return score(_RULES, SideDeal((_SIX, tricks_bid(0)), (taken, 0)), 0).points


def _exchange(desk: Desk, surface: pygame.Surface, room: Rect) -> None:
    """The cards that the bidder gives and those that come back, with an arrow between them."""
    u, names = desk.brush.scale, people()
    half, arrow = (room.w - 90 * u) / 2, 44 * u
    head = 44 * u
    high = min(_MOST_CARD * u, room.h - head, half / (CARD_RATIO * (1 + _BESIDE)))
    parts = (
        (_GIVEN, room.cx - 45 * u - half / 2, t("howto.blind.give")),
        (_RETURNED, room.cx + 45 * u + half / 2,
         t("howto.blind.return", partner=names.of(PARTNER))),
    )  # fmt: skip
    y = room.y + head + (room.h - head) / 2
    for hand, x, words in parts:
        _pair(desk, surface, Point(x, y), high, hand)
        label(desk, surface, Point(x, y - high / 2 - 24 * u), words, room)
    for name, dy in (("next", -0.25), ("prev", 0.25)):
        icon(desk.brush, surface, name, room.cx, y + dy * high, arrow, desk.brush.theme.accent,
             stroke=2.2)  # fmt: skip


def _pair(
    desk: Desk, surface: pygame.Surface, at: Point, high: float, hand: tuple[Card, ...]
) -> None:
    step = _BESIDE * high * CARD_RATIO
    left = at.x - step * (len(hand) - 1) / 2
    for place, card in enumerate(hand):
        pose = CardPose(left + place * step, at.y, 4.0 * (place - (len(hand) - 1) / 2), high)
        lay(desk, surface, str(card), pose, CardLook(lift=0.2))
