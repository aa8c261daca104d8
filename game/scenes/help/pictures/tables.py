"""The picture of the tables: a trick at each of them, every card with the mark of its side."""

from __future__ import annotations

import pygame

from game.engine.cards import cards
from game.engine.tables import TABLES, Table
from game.scenes.desk import Desk
from game.scenes.help.pictures.kit import label, lay
from game.scenes.help.variants import rules_in_force
from game.ui.cards import CardLook, Edge
from game.ui.chips import CHIP_HEIGHT, chip_width, tag
from game.ui.felt import inlay
from game.ui.geometry import CARD_RATIO, CardPose, Fan, Point, Rect, poses_bounds
from game.ui.layout.seats import SLOTS
from game.ui.marks import side_mark
from game.words import t
from game.words.option_values import value_text

_TRICK = cards("7H TH QH 3H KH 9H")
_MOST_CARD, _GAP = 150, 18
_MARK = 7


def paint_tables(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw a small trick for each table within `area`, the table in force with a golden name."""
    columns = 3 if area.w >= 0.9 * area.h else 2
    rows = -(-len(TABLES) // columns)
    gap = _GAP * desk.brush.scale
    wide, high = (area.w - (columns - 1) * gap) / columns, (area.h - (rows - 1) * gap) / rows
    held = rules_in_force(desk).rules.table
    names = _names(desk, wide)
    for place, table in enumerate(TABLES.values()):
        row, column = divmod(place, columns)
        room = Rect(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        _table(desk, surface, room, table, names[place], held=table.key == held)


def _names(desk: Desk, wide: float) -> list[str]:
    """The names of the tables, with the cards each where all of that fits `wide` pixels."""
    names = [value_text("table", key) for key in TABLES]
    long = [
        t("howto.tables.cell", table=name, n=table.tricks)
        for name, table in zip(names, TABLES.values(), strict=True)
    ]
    return long if all(chip_width(desk.brush, words) <= wide for words in long) else names


def _table(
    desk: Desk, surface: pygame.Surface, room: Rect, table: Table, name: str, *, held: bool
) -> None:
    u = desk.brush.scale
    low = room.bottom - CHIP_HEIGHT * u / 2
    inner = Rect.spanning(room.x, room.y, room.right, room.bottom - (CHIP_HEIGHT + 10) * u)
    inlay(desk.brush, surface, inner.cx, inner.cy, 0.5 * inner.w, 0.5 * inner.h)
    slots = _slots(table.seats, inner, _MOST_CARD * u)
    best = max(range(table.seats), key=lambda seat: _TRICK[seat].rank)
    for seat, pose in enumerate(slots):
        look = CardLook(lift=0.2, edge=Edge.WINNER if seat == best else None)
        lay(desk, surface, str(_TRICK[seat]), pose, look)
    for seat, pose in enumerate(slots):
        _mark(desk, surface, pose, table.side_of(seat))
    if held:
        tag(desk.brush, surface, room.cx, low, name)
    else:
        label(desk, surface, Point(room.cx, low), name, room)


def _slots(seats: int, room: Rect, most: float) -> Fan:
    """The slots of a trick in the middle of `room`, with a margin for the inlay."""
    model = _at(seats, Point(0.0, 0.0), 1.0)
    frame = poses_bounds(model)
    high = min(most, 0.82 * room.w / frame.w, 0.86 * room.h / frame.h)
    return _at(seats, Point(room.cx - frame.cx * high, room.cy - frame.cy * high), high)


def _at(seats: int, centre: Point, high: float) -> Fan:
    wide = high * CARD_RATIO
    return tuple(
        CardPose(centre.x + slot.x * wide, centre.y + slot.y * high, slot.angle, high)
        for slot in SLOTS[seats]
    )


def _mark(desk: Desk, surface: pygame.Surface, pose: CardPose, side: int) -> None:
    """The mark of a side on a dark disc at the foot of a card."""
    brush, u = desk.brush, desk.brush.scale
    at = pose.spot(0.0, 0.5 * pose.height - _MARK * u)
    side_mark(brush, surface, 0, at.x, at.y, 1.7 * _MARK * u, brush.theme.chip.top)
    side_mark(brush, surface, side, at.x, at.y, _MARK * u)
