"""The picture of the deal: four hands round the table, the reader's turned up."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.engine.tables import Seat
from game.scenes.desk import Desk
from game.scenes.help.examples import LEFT, PARTNER, PEOPLE, RIGHT, YOU, dealt, people
from game.scenes.help.pictures.kit import (
    BACK_STEP,
    BACK_TILT,
    draw_backs,
    draw_hand,
    hand_fan,
    hand_order,
    label,
)
from game.ui.chips import CHIP_HEIGHT
from game.ui.felt import inlay
from game.ui.geometry import CardPose, Fan, Point, Rect, fan, poses_bounds
from game.ui.layout.plates import PlateForm, PlateSpot, plate, plate_size
from game.ui.platemarks import dealer_disc
from game.ui.plates import draw_plate
from game.ui.table_info import table_info
from game.words import t

_SIDE_ROWS_FROM, _SPACIOUS_FROM = 640, 520
_DISC = 28
_DECK, _LEAST_DECK = 3, 36
_GAP = 10


def paint_deal(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw the table just dealt within `area`."""
    u, state = desk.brush.scale, dealt()
    cards = state.table.tricks
    low = Rect.spanning(area.x, area.bottom - 0.32 * area.h, area.right, area.bottom)
    own = hand_fan(low, cards, 0.25 * area.h)
    above = Rect.spanning(area.x, area.y, area.right, poses_bounds(own).y)
    backs = {seat: _backs(above, seat, 0.14 * area.h, cards) for seat in (LEFT, PARTNER, RIGHT)}
    spots = _spots(area, poses_bounds(own), backs, u)
    middle = Rect.spanning(area.x, spots[PARTNER].rect.bottom, area.right, spots[YOU].rect.y)
    inlay(desk.brush, surface, middle.cx, middle.cy, 0.36 * area.w, 0.27 * area.h)
    for poses in backs.values():
        draw_backs(desk, surface, poses)
    draw_hand(desk, surface, own, hand_order(desk, state))
    for info in table_info(state, people(), PEOPLE).seats:
        spot = spots[info.seat]
        draw_plate(desk.brush, surface, spot, replace(info, acts=False, owes_bid=False))
        if info.dealer:
            x = spot.rect.right + (_GAP + _DISC / 2) * u
            dealer_disc(desk.brush, surface, Rect.centred(x, spot.rect.cy, _DISC * u, _DISC * u))
    _deck(desk, surface, middle, 0.13 * area.h, t("howto.cards_each", n=cards))


def _backs(room: Rect, seat: Seat, high: float, count: int) -> Fan:
    """The hidden hand of another seat, at its edge of `room`."""
    base = {LEFT: 90.0, PARTNER: 180.0, RIGHT: -90.0}[seat]
    frame = poses_bounds(fan(count, Point(0.0, 0.0), BACK_STEP * high, BACK_TILT, base, high))
    x = {LEFT: room.x - frame.x, PARTNER: room.cx, RIGHT: room.right - frame.right}[seat]
    y = room.y - frame.y if seat == PARTNER else room.cy
    return fan(count, Point(x, y), BACK_STEP * high, BACK_TILT, base, high)


def _spots(area: Rect, own: Rect, backs: dict[Seat, Fan], u: float) -> dict[Seat, PlateSpot]:
    """Where the plates are: each before the hand of its seat."""
    row = PlateForm.MINI
    side = row if area.w >= _SIDE_ROWS_FROM * u else PlateForm.SMALL_COLUMN
    wide, high = plate_size(row, u)
    gap = (_GAP if area.w >= _SPACIOUS_FROM * u else 3) * u
    left, top, right = (poses_bounds(backs[seat]) for seat in (LEFT, PARTNER, RIGHT))
    end = right.x - gap - plate_size(side, u)[0]
    return {
        YOU: plate(row, area.cx - wide / 2, own.y - gap - high / 2, u),
        LEFT: plate(side, left.right + gap, left.cy, u),
        PARTNER: plate(row, area.cx - wide / 2, top.bottom + gap + high / 2, u),
        RIGHT: plate(side, end, right.cy, u, mirrored=side is not PlateForm.SMALL_COLUMN),
    }


def _deck(desk: Desk, surface: pygame.Surface, room: Rect, most: float, words: str) -> None:
    """The rest of the pack, as it lay before the deal, over what each is dealt."""
    u = desk.brush.scale
    lift, gap = 1.6 * u, _GAP * u
    high = min(most, room.h - CHIP_HEIGHT * u - 3 * gap)
    if high < _LEAST_DECK * u:
        label(desk, surface, room.centre, words, room)
        return
    y = room.cy - (high + gap + CHIP_HEIGHT * u) / 2
    deck = (CardPose(room.cx - i * lift, y + high / 2 - i * lift, 0.0, high) for i in range(_DECK))
    draw_backs(desk, surface, tuple(deck), shade=0.5)
    label(desk, surface, Point(room.cx, y + high + gap + CHIP_HEIGHT * u / 2), words, room)
