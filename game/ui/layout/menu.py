"""The main menu: wordmark, the match to continue, the entries, a fan of cards beside them."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import Fan, Point, Rect, fan, poses_bounds
from game.ui.layout.screen import Screen
from game.ui.layout.spread import clamp

_CARDS, _STEP, _TILT = 5, 0.28, 11.5
_SHARE = 0.463
_LEAST_CARD = 150
_COLUMN = 500
_FULL_HEIGHT = 810


@dataclass(frozen=True, slots=True)
class MenuLayout:
    """Where the menu's parts are; `cards` is empty where there is no room for the fan."""

    wordmark: Rect
    proceed: Rect | None
    entries: tuple[Rect, ...]
    keys: Rect
    cards: Fan


def menu(view: Screen, entries: int, *, proceed: bool = True) -> MenuLayout:
    """Return the menu with so many entries, and the gold one that continues a match if there is.

    All of it shrinks towards the least height, 500 units, below which no scale goes.
    """
    u, (wide, high) = view.u, view.units
    roominess = clamp((high - 500) / (_FULL_HEIGHT - 500), 0.0, 1.0)

    def between(least: float, most: float) -> float:
        return (least + (most - least) * roominess) * u

    w = min(_COLUMN * u, view.width - 2 * view.margin)
    x = clamp(between(40, 110), view.margin, view.width - view.margin - w)
    y = between(14, 80)
    wordmark = Rect(x, y, w, between(72, 124))
    y = wordmark.bottom + between(6, 24)
    first = Rect(x, y, w, between(72, 113)) if proceed else None
    y = first.bottom + between(8, 25) if first else y
    foot = Rect(x, view.height - between(36, 70), w, between(28, 40))
    pitch = min(between(48, 77), (foot.y - between(4, 16) - y) / max(1, entries))
    rows = tuple(Rect(x, y + i * pitch, w, pitch * 0.91) for i in range(entries))
    return MenuLayout(wordmark, first, rows, foot, _fan(view, x + w, rows, wide))


def _fan(view: Screen, column_end: float, rows: tuple[Rect, ...], wide: float) -> Fan:
    u = view.u
    low = rows[-1].bottom if rows else view.height / 2
    beside = Rect.spanning(column_end + 48 * u, 0.0, view.width - 24 * u, view.height)
    below = Rect.spanning(24 * u, low + 24 * u, view.width - 24 * u, view.height - 80 * u)
    room = beside if wide >= 900 else below
    model = poses_bounds(fan(_CARDS, Point(0.0, 0.0), _STEP, _TILT, 0.0, 1.0))
    height = min(_SHARE * view.height, room.w / model.w, room.h / model.h)
    if height < _LEAST_CARD * u:
        return ()
    centre = Point(room.cx, room.cy - model.cy * height)
    return fan(_CARDS, centre, _STEP * height, _TILT, 0.0, height)
