"""Where the last trick is shown again: over the action keys, or else in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.geometry import CARD_RATIO, CardPose, Rect
from game.ui.layout.table import TableLayout

_PAD = 12
_TITLE = 26
_LEAST_CARD = 84
_MOST_SHARE = 0.13
_STEP, _LEAST_STEP = 0.62, 0.3


@dataclass(frozen=True, slots=True)
class LastTrickSpot:
    """The panel, its line of words, the cards in the order they were played.

    `covers` tells whether it lies over the table's middle, to be shown only while asked for.
    """

    panel: Rect
    title: Rect
    cards: tuple[CardPose, ...]
    covers: bool


def last_trick(table: TableLayout) -> LastTrickSpot:
    """Return where the last trick's cards are shown."""
    u, keys = table.u, table.keys.rect
    w = max(keys.w, 180 * u)
    x = keys.right - w
    gap = 8 * u
    above = [r.bottom for r in _around(table) if r.x < keys.right and r.right > x and r.y < keys.y]
    top, bottom = max(above, default=0.0) + gap, keys.y - gap
    most = _MOST_SHARE * table.screen.height
    widest = (w - 2 * _PAD * u) / (1 + _LEAST_STEP * (table.seats - 1))
    height = min(most, bottom - top - (_TITLE + 2 * _PAD) * u, widest / CARD_RATIO)
    if height >= _LEAST_CARD * u:
        high = height + (_TITLE + 2 * _PAD) * u
        return _spot(table, Rect(x, bottom - high, w, high), height, covers=False)
    height = max(most, _LEAST_CARD * u)
    wide = height * CARD_RATIO * (1 + (table.seats - 1) * 0.9) + 2 * _PAD * u
    high = height + (_TITLE + 2 * _PAD) * u
    centre = table.trick.centre
    panel = Rect.centred(centre.x, centre.y, max(wide, 220 * u), high)
    return _spot(table, panel, height, covers=True)


def _around(table: TableLayout) -> tuple[Rect, ...]:
    slots = (Rect.centred(p.x, p.y, p.width, p.height) for p in table.trick.slots)
    return (*table.standing(), *table.chips, *slots)


def _spot(table: TableLayout, panel: Rect, height: float, *, covers: bool) -> LastTrickSpot:
    u, count = table.u, table.seats
    inner = panel.w - 2 * _PAD * u
    w = height * CARD_RATIO
    most = 0.9 if covers else _STEP
    step = min(most * w, (inner - w) / max(1, count - 1))
    cy = panel.bottom - _PAD * u - height / 2
    left = panel.cx - step * (count - 1) / 2
    title = Rect(panel.x + _PAD * u, panel.y + _PAD * u / 2, inner, _TITLE * u)
    cards = tuple(CardPose(left + i * step, cy, 0.0, height) for i in range(count))
    return LastTrickSpot(panel, title, cards, covers)
