"""What the pictures share: hands that fill a room, tricks, and small labels on the felt."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.engine.cards import Card
from game.engine.play import winning_place
from game.engine.state import State
from game.scenes.desk import Desk
from game.scenes.help.examples import YOU
from game.ui.cards import CardLook, Edge, draw_card
from game.ui.cardsprites import BACK
from game.ui.chips import CHIP_HEIGHT, chip, chip_width
from game.ui.geometry import CARD_RATIO, CardPose, Fan, Point, Rect, fan, poses_bounds
from game.ui.layout.seats import SLOTS
from game.ui.questionface import Tile, draw_tile
from game.ui.shapes import open_place
from game.ui.text import Align
from game.words.numbers import signed

HAND_STEP, HAND_TILT = 0.47, 2.0
"""Of a card's width from card to card, and degrees."""
BACK_STEP, BACK_TILT = 0.19, 1.7
"""The same of hidden hands; the step is a share of the height."""
_LARGE_TILE = 72


def hand_order(desk: Desk, state: State) -> tuple[Card, ...]:
    """The reader's hand from left to right, in the order of the settings."""
    return desk.hand_order.sort(state.hands[YOU] or (), state.table.pack)


def hand_fan(room: Rect, count: int, most: float, step: float = HAND_STEP) -> Fan:
    """Return a fan of `count` cards in the middle of `room`, at most `most` pixels high."""
    model = fan(count, Point(0.0, 0.0), step * CARD_RATIO, HAND_TILT, 0.0, 1.0)
    frame = poses_bounds(model)
    high = min(most, room.w / frame.w, room.h / frame.h)
    centre = Point(room.cx - frame.cx * high, room.cy - frame.cy * high)
    return fan(count, centre, step * CARD_RATIO * high, HAND_TILT, 0.0, high)


def draw_hand(
    desk: Desk,
    surface: pygame.Surface,
    poses: Fan,
    hand: Sequence[Card],
    dark: Collection[Card] = (),
) -> None:
    """Draw `hand` at `poses`; `dark` cards may not be played."""
    for card, pose in zip(hand, poses, strict=True):
        lay(desk, surface, str(card), pose, CardLook(dark=card in dark))


def draw_backs(desk: Desk, surface: pygame.Surface, poses: Fan, shade: float = 1.0) -> None:
    """Draw a hidden card at each pose."""
    for pose in poses:
        lay(desk, surface, BACK, pose, CardLook(shade=shade))


def trick_slots(room: Rect, most: float) -> Fan:
    """Return the slots of a trick of four in the middle of `room`, the reader's first."""
    model = _slots(Point(0.0, 0.0), 1.0)
    frame = poses_bounds(model)
    high = min(most, room.w / frame.w, room.h / frame.h)
    return _slots(Point(room.cx - frame.cx * high, room.cy - frame.cy * high), high)


def draw_trick(desk: Desk, surface: pygame.Surface, slots: Fan, state: State) -> None:
    """Draw the last trick of `state` with its best card lit; a place not yet filled is dashed."""
    trick, table = state.tricks[-1], state.table
    if trick.card_of(YOU, table) is None:
        own = slots[YOU]
        box = pygame.FRect(own.x - own.width / 2, own.y - own.height / 2, own.width, own.height)
        open_place(desk.brush, surface, box, own.height * 0.05)
    best = winning_place(trick.cards, table.pack)
    for place, card in enumerate(trick.cards):
        look = CardLook(lift=0.25, edge=Edge.WINNER if place == best else None)
        lay(desk, surface, str(card), slots[trick.seat_at(place, table)], look)


def label(
    desk: Desk,
    surface: pygame.Surface,
    at: Point,
    words: str,
    room: Rect,
    sign: str = "",
    align: Align = "center",
) -> Rect:
    """Draw a chip at `at`, moved as little as keeps it inside `room`; return its place.

    `align` says which part of the chip `at` is: its left end, its middle or its right end.
    """
    brush = desk.brush
    wide, high = chip_width(brush, words, sign), CHIP_HEIGHT * brush.scale
    middle = at.x + {"left": wide / 2, "center": 0.0, "right": -wide / 2}[align]
    x = min(max(middle, room.x + wide / 2), room.right - wide / 2)
    y = min(max(at.y, room.y + high / 2), room.bottom - high / 2)
    chip(brush, surface, x, y, words, sign=sign)
    return Rect.centred(x, y, wide, high)


def draw_stakes(
    desk: Desk, surface: pygame.Surface, room: Rect, won: int, lost: int, when: tuple[str, str]
) -> None:
    """Draw what a bid wins over what it loses, in the middle of `room`; `when` says each case."""
    u = desk.brush.scale
    gap = 12 * u
    high = min((room.h - gap) / 2, 104 * u)
    y = room.cy - high - gap / 2
    for points, note, tone in ((won, when[0], 1), (lost, when[1], -1)):
        place = Rect(room.x, y, room.w, high)
        draw_tile(desk.brush, surface, place, Tile(signed(points), note, tone),
                  large=high >= _LARGE_TILE * u)  # fmt: skip
        y += high + gap


def _slots(centre: Point, high: float) -> Fan:
    wide = high * CARD_RATIO
    return tuple(
        CardPose(centre.x + slot.x * wide, centre.y + slot.y * high, slot.angle, high)
        for slot in SLOTS[4]
    )


def lay(desk: Desk, surface: pygame.Surface, code: str, pose: CardPose, look: CardLook) -> None:
    """Draw one card at `pose`."""
    draw_card(desk.brush, surface, desk.sprites, code, pose.x, pose.y, pose.height, pose.angle,
              look)  # fmt: skip
