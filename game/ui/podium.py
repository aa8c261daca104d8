"""The plates of the sides at the end of a match: where they are and how they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.ui.brush import Brush
from game.ui.faces import box
from game.ui.geometry import Fan, Point, Rect, fan
from game.ui.glass import PLATE_DEPTH, glass
from game.ui.layout.screen import Screen, screen
from game.ui.marks import side_mark
from game.ui.portraits import portrait
from game.ui.shadow import soft
from game.ui.shapes import rounded
from game.ui.theme import PANEL_RADIUS, STRONG, Step
from game.ui.vector import put, rasterise

_SIZES = (
    (760, 70, 52, 240, 150, 84, 54, 26),
    (620, 60, 44, 196, 128, 70, 50, 20),
    (0, 50, 36, 150, 104, 58, 46, 16),
)
"""From how many units of height on a window has which heights: of the title, the reason, a card,
the winners' plates, the others', the buttons, and the gap between them."""
_FAN_STEP, _FAN_TILT = 0.30, 12.0
_NAMES = (Step.TITLE, Step.LEAD, Step.BODY, Step.CAPTION)
"""A name is smaller before it is cut."""
_BAND = 0.32
"""The width of the light that crosses a plate, of the plate's."""


@dataclass(frozen=True, slots=True)
class FinalSide:
    """A side at the end: its mark, its people's portraits, its name and total."""

    place: int
    portraits: tuple[str, ...]
    name: str
    total: str


@dataclass(frozen=True, slots=True)
class PodiumPlaces:
    """Every place of the last screen, in pixels; the winners' plates each have a fan behind.

    `airy` says whether there is room for a large title.
    """

    screen: Screen
    airy: bool
    title: Point
    reason: Point
    winners: tuple[Rect, ...]
    fans: tuple[Fan, ...]
    others: tuple[Rect, ...]
    buttons: tuple[Rect, ...]


def podium_places(
    size: tuple[float, float], winners: int, others: int, cards: int, scale: float = 1.0
) -> PodiumPlaces:
    """Return the places for so many winning and other sides, and fans of `cards` cards.

    `scale` is that of the interface.
    """
    view = screen(size, scale)
    u, (_, high) = view.u, view.units
    least, *sizes = next(row for row in _SIZES if high >= row[0])
    title, reason, card, hero, other, button, gap = sizes
    fan_high = 0.70 * card
    rows = [title, reason + gap / 2, fan_high, hero, *([gap, other] if others else []), 2 * gap]
    top = max(12.0, (high - sum(rows) - button) * 0.44) * u
    plates = _row(view, winners, 580, top + sum(rows[:3]) * u, hero, gap)
    fans = tuple(
        fan(cards, Point(plate.cx, plate.y - (fan_high - 0.56 * card) * u),
            _FAN_STEP * card * u, _FAN_TILT, 0.0, card * u)
        for plate in plates
    )  # fmt: skip
    below = plates[0].bottom + gap * u
    widest = 440 if others < 3 else 300
    rest = _row(view, others, widest, below, other, gap * 0.75) if others else ()
    foot = (rest[0].bottom if rest else plates[0].bottom) + 2 * gap * u
    return PodiumPlaces(
        screen=view,
        airy=least > 0,
        title=Point(view.width / 2, top + title / 2 * u),
        reason=Point(view.width / 2, top + (title + reason / 2 - 4) * u),
        winners=plates,
        fans=fans,
        others=rest,
        buttons=_row(view, 3, 216, foot, button, 16),
    )


def _row(
    view: Screen, count: int, widest: float, top: float, high: float, gap: float
) -> tuple[Rect, ...]:
    """Return equal places beside each other in the middle of the window."""
    u = view.u
    room = view.width - 2 * view.margin - (count - 1) * gap * u
    w = min(widest * u, room / count)
    left = (view.width - count * w - (count - 1) * gap * u) / 2
    return tuple(Rect(left + i * (w + gap * u), top, w, high * u) for i in range(count))


def final_plate(
    brush: Brush, surface: pygame.Surface, area: Rect, side: FinalSide, *, large: bool
) -> None:
    """Draw a side's plate, `large` for a winner."""
    u, theme, text = brush.scale, brush.theme, brush.text
    glass(brush, surface, box(area), depth=1.0 if large else PLATE_DEPTH, opacity=1.0)
    radius = area.h * (0.33 if large else 0.34)
    pad = area.h / 2 - radius if not large else area.h * 0.2
    colour = theme.sides[side.place]
    x = area.x + pad + radius
    for name in side.portraits:
        portrait(brush, surface, name, x, area.cy, radius, ring=colour)
        x += radius * 1.55
    x += 14 * u - radius * 0.2
    step = Step.DISPLAY if large and area.h > 120 * u else Step.TOTAL if large else Step.TITLE
    total = text.width(side.total, step, 700)
    right = area.right - pad - 4 * u
    mark = (8 if large else 6.5) * u
    side_mark(brush, surface, side.place, x, area.cy, mark)
    room = right - total - 16 * u - x - 2.4 * mark
    sizes = _NAMES if large else _NAMES[1:]
    size = next((s for s in sizes if text.width(side.name, s, STRONG) <= room), sizes[-1])
    name = text.fit(side.name, size, room, STRONG)
    text.draw(surface, name, x + 2.4 * mark, area.cy, size, theme.text, weight=STRONG)
    text.draw(surface, side.total, right, area.cy, step, colour, weight=700, align="right")


def gold_halo(brush: Brush, surface: pygame.Surface, area: Rect, share: float) -> None:
    """Draw the light around a winner's plate, before the plate, `share` from 0 to 1."""
    if share > 0 and brush.theme.depth:
        u = brush.scale
        soft(brush, surface, box(area.grown(2 * u)), PANEL_RADIUS * u, 14 * u,
             0.55 * round(share, 1), colour=brush.theme.winner)  # fmt: skip


def gold_edge(brush: Brush, surface: pygame.Surface, area: Rect, share: float) -> None:
    """Light the edge of a winner's plate, `share` from 0 to 1."""
    if share <= 0:
        return
    u, radius = brush.scale, PANEL_RADIUS * brush.scale
    rounded(brush, surface, box(area.grown(u)), radius + u, None, edge=brush.theme.winner,
            edge_width=2.2 * u, alpha=round(255 * share))  # fmt: skip


def gold_light(brush: Brush, surface: pygame.Surface, areas: Sequence[Rect], share: float) -> None:
    """Let a band of light be the share `share` of its way across each plate."""
    if not 0 < share < 1:
        return
    for area in areas:
        wide, high = area.w * _BAND, area.h
        key = ("gold light", brush.theme.name, round(wide), round(high))
        band = brush.cache.get(key, partial(_band, brush.theme.gold_over.top, wide, high))
        inside = pygame.Rect(box(area)).inflate(-4, -4)
        before = surface.get_clip()
        surface.set_clip(inside.clip(before))
        put(surface, band, area.x - band.get_width() + (area.w + band.get_width()) * share, area.y)
        surface.set_clip(before)


def _band(colour: str, wide: float, high: float) -> pygame.Surface:
    lean = high * 0.35
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{wide:g}" y2="0"><stop offset="0" stop-color="{colour}" stop-opacity="0"/>'
        f'<stop offset="0.5" stop-color="{colour}" stop-opacity="0.5"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></linearGradient></defs>'
        f'<path transform="translate({lean:g} 0) skewX({-19})" '
        f'd="M0 0H{wide:g}V{high:g}H0Z" fill="url(#g)"/>'
    )
    return rasterise(body, wide + lean, high, 1)
