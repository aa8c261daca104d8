"""The middle of the two-handed table while hands are drawn: pack, looked-at card, discards."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import CARD_RATIO, CardPose, Rect
from game.ui.layout.screen import SizeClass
from game.ui.layout.spread import clamp
from game.ui.layout.table import TableLayout

_APART = 1.55
_LOOKED = 1.12
_LOOSE = (-9.0, 6.0, -4.0, 8.0, -2.0, 2.0)


@dataclass(frozen=True, slots=True)
class DrawSpots:
    """Where the pack, the looked-at card and the discards lie, their counts, and the buttons."""

    pack: CardPose
    looked: CardPose
    discards: CardPose
    pack_chip: Rect
    discards_chip: Rect
    keep: Rect
    refuse: Rect

    def discard(self, index: int) -> CardPose:
        """Return where the discard with this index lies: a little askew on those before."""
        d = self.discards
        return CardPose(d.x, d.y, _LOOSE[index % len(_LOOSE)], d.height)


def draw_spots(table: TableLayout) -> DrawSpots:
    """Return the places for drawing, between the plates and the own hand."""
    u, room, centre = table.u, table.room, table.trick.centre
    small = table.screen.kind is SizeClass.SMALL
    chip_w, chip_h, drop = (110 * u, 28 * u, 22 * u) if small else (150 * u, 32 * u, 32 * u)
    w, h = (140 * u, 44 * u) if small else (167 * u, 52 * u)
    gap = 8 * u if small else 16 * u
    low = room.bottom - (drop + chip_h / 2 + gap + h)
    outermost = centre.x - _APART * table.trick.height * CARD_RATIO - chip_w / 2
    if outermost < table.tag.right + gap:
        low = min(low, table.tag.y - gap - chip_h / 2 - drop)
    height = min(
        table.trick.height,
        (low - room.y) / (_LOOKED / 2 + 0.5),
        room.w / (2 * _APART + 1) / CARD_RATIO,
    )
    cy = clamp(centre.y, room.y + _LOOKED / 2 * height, low - height / 2)
    dx = _APART * height * CARD_RATIO
    chip_y = cy + height / 2 + drop
    top = chip_y + chip_h / 2 + gap
    return DrawSpots(
        pack=CardPose(centre.x - dx, cy, 0.0, height),
        looked=CardPose(centre.x, cy, 0.0, height * _LOOKED),
        discards=CardPose(centre.x + dx, cy, 2.0, height),
        pack_chip=Rect.centred(centre.x - dx, chip_y, chip_w, chip_h),
        discards_chip=Rect.centred(centre.x + dx, chip_y, chip_w, chip_h),
        keep=Rect(centre.x - gap / 2 - w, top, w, h),
        refuse=Rect(centre.x + gap / 2, top, w, h),
    )
