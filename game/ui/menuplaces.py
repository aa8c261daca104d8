"""Where the wordmark, the entries, the keys and the cards of the menu are."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import Fan, Point, Rect, fan, poses_bounds
from game.ui.layout.screen import Screen, SizeClass, screen

FAN_TILT = 11.5
"""Degrees between neighbours in the fan."""
_FAN_STEP = 0.28
"""Of a card's height, from centre to centre."""
_FAN_WIDE, _FAN_HIGH = 2.12, 1.24
"""The size of a fan of five, in heights of a card."""
_CARD_SHARE = 0.463
"""The height of a card in the fan, of the window's."""
_CHANGE, _CHANGE_GAP = 68, 8
"""The key beside the entry of a new match: how wide it is at most, and the gap before it."""
ENTRIES = 7
"""How many entries there are at most, the golden card among them."""
_FOOT = 60
"""What the key hints take of the window, at scale 1."""
_AIRY_TOP = 0.42
"""The part of the spare height that stands over a roomy menu; a tight one is in the middle."""


@dataclass(frozen=True, slots=True)
class _Density:
    """Heights at scale 1: of the letters, what is between them and the golden card, and so on."""

    letters: float
    after: float
    card: float
    under: float
    row: float
    gap: float

    def heights(self, rows: int) -> float:
        """All of it together, with so many rows."""
        words = self.letters * 0.78 + self.after
        return words + self.card + self.under + rows * (self.row + self.gap)


_DENSITIES = (
    _Density(112, 44, 112, 18, 68, 8),
    _Density(84, 30, 96, 16, 56, 6),
    _Density(72, 24, 84, 14, 50, 4),
    _Density(56, 18, 72, 10, 42, 2),
)
"""From roomy to tight."""


@dataclass(frozen=True, slots=True)
class MenuPlaces:
    """Every place of the menu, in pixels.

    `wordmark` is where the name begins, at the middle of its capitals, and `letters` its size at
    scale 1. `first` is the golden card, `rows` the entries under it, `change` the key beside the
    entry of a new match, `keys` where the key hints begin. `fan` are the poses of the cards and
    `fan_area` the rectangle they stay in.
    """

    screen: Screen
    wordmark: Point
    letters: float
    first: Rect
    rows: tuple[Rect, ...]
    change: Rect
    keys: Point
    fan: Fan
    fan_area: Rect
    lamp_y: float
    shaded: float


def menu_places(
    size: tuple[float, float], entries: int, cards: int = 5, scale: float = 1.0
) -> MenuPlaces:
    """Return the places on a surface of `size` pixels, for so many entries and cards.

    `scale` is that of the interface.
    """
    view = screen(size, scale)
    u, (w, h) = view.u, view.units
    tall = view.kind is SizeClass.TALL
    fits = (d for d in _DENSITIES if d.heights(entries - 1) + 24 <= h - _FOOT)
    dense = next(fits, _DENSITIES[-1])
    airy, letters = dense is _DENSITIES[0], dense.letters
    wide = min(500.0, w - 60) if tall or w >= 1150 else 440.0
    left = (w - wide) / 2 if tall else max(30.0, min(110.0, 0.075 * w - 22))
    if view.kind is SizeClass.VERY_WIDE:
        left = max(left, (w - 1780) / 2)
    after = 0.42 * letters + dense.after
    high = dense.heights(entries - 1)
    share = _AIRY_TOP if airy else 0.5
    top = h * 0.075 if tall else max(18.0, (h - _FOOT - high) * share)
    middle = top + letters * 0.36
    first = Rect(left * u, (middle + after) * u, wide * u, dense.card * u)
    rows = tuple(
        Rect(first.x, first.bottom + (dense.under + i * (dense.row + dense.gap)) * u, first.w,
             dense.row * u)
        for i in range(entries - 1)
    )  # fmt: skip
    low = rows[-1].bottom if rows else first.bottom
    poses = _fan(view, first.right, low, cards, tall=tall)
    shaded = 0.0 if tall else first.right + 250 * u
    if entries < ENTRIES:
        first, change = _beside(first, u)
    else:
        row, change = _beside(rows[0], u)
        rows = (row, *rows[1:])
    return MenuPlaces(
        screen=view,
        wordmark=Point(first.x, middle * u),
        letters=letters,
        first=first,
        rows=rows,
        change=change,
        keys=Point(first.x, view.height - (46 if airy else 30) * u),
        fan=poses,
        fan_area=poses_bounds(poses).grown(36 * u),
        lamp_y=0.82 if tall else 0.5,
        shaded=shaded,
    )


def _beside(entry: Rect, u: float) -> tuple[Rect, Rect]:
    """Return an entry made narrower, and the key in the room that is left at its end."""
    wide = min(entry.h, _CHANGE * u)
    key = Rect(entry.right - wide, entry.y, wide, entry.h)
    return Rect(entry.x, entry.y, entry.w - wide - _CHANGE_GAP * u, entry.h), key


def _fan(view: Screen, right: float, low: float, cards: int, *, tall: bool) -> Fan:
    """Return the fan beside the entries, or under them on a tall screen."""
    u = view.u
    if tall:
        room = Rect.spanning(view.margin, low + 30 * u, view.width - view.margin,
                             view.height - 70 * u)  # fmt: skip
    else:
        room = Rect.spanning(right + 40 * u, view.margin, view.width - view.margin - 8 * u,
                             view.height - view.margin)  # fmt: skip
    most = 0.41 * view.width if tall else _CARD_SHARE * view.height
    high = max(40 * u, min(most, room.w / _FAN_WIDE, room.h / _FAN_HIGH))
    centre = Point(room.cx, room.cy - 0.06 * high)
    return fan(cards, centre, _FAN_STEP * high, FAN_TILT, 0.0, high)
