"""The table's furniture: what lies under the cards and what stands over them (LOOK 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.engine.tables import Seat
from game.ui.brush import Brush
from game.ui.bubbles import draw_banner, draw_bubble, draw_tag
from game.ui.chips import chip
from game.ui.geometry import Rect
from game.ui.kept import kept
from game.ui.layout.draw_pile import draw_spots
from game.ui.layout.seats import Edge
from game.ui.layout.table import TableLayout
from game.ui.platemarks import dealer_disc
from game.ui.plates import STILL, PlateMotion, draw_plate
from game.ui.scoreboard import draw_score
from game.ui.shadow import glow
from game.ui.table_info import TableInfo
from game.ui.theme import STRONG, Step
from game.words import t

_BROKEN_LIGHT = 70
_FULL_CHIP = 150
"""A chip's room at least this wide, at scale 1, has the words in full."""


@dataclass(frozen=True, slots=True)
class FurnitureMotion:
    """How far the furniture is in its movements; what is not named is at rest.

    `plates` and `bubbles` are by seat, a bubble's value running from 0 (not there) to 1; `broken`
    is the light on the chip when spades are broken, from 1 down to 0.
    """

    plates: Mapping[Seat, PlateMotion] = field(default_factory=dict)
    bubbles: Mapping[Seat, float] = field(default_factory=dict)
    broken: float = 0.0


AT_REST = FurnitureMotion()


def draw_under(
    brush: Brush,
    surface: pygame.Surface,
    layout: TableLayout,
    info: TableInfo,
    motion: FurnitureMotion = AT_REST,
) -> None:
    """Draw what lies under the cards: caption, score, chips, plates and the dealer's disc."""
    _caption(brush, surface, layout, info)
    draw_score(brush, surface, layout.score, info)
    _chips(brush, surface, layout, info, motion.broken)
    if info.piles is not None:
        spots = draw_spots(layout)
        for room, words in zip((spots.pack_chip, spots.discards_chip), info.piles, strict=True):
            _chip(brush, surface, room, words, "", lit=True)
    for seat in info.seats:
        draw_plate(brush, surface, layout.plate(seat.seat), seat,
                   motion.plates.get(seat.seat, STILL))  # fmt: skip
        if seat.dealer:
            _disc(brush, surface, layout.disc(seat.seat))


def draw_over(
    brush: Brush,
    surface: pygame.Surface,
    layout: TableLayout,
    info: TableInfo,
    motion: FurnitureMotion = AT_REST,
) -> None:
    """Draw what stands over the cards: bid bubbles and the tag of the viewer's turn."""
    if info.bubbles:
        for seat in info.seats:
            # The own bubble would stand where the tag does.
            if seat.seat != info.viewer or not info.viewer_acts:
                draw_bubble(brush, surface, layout.bubble(seat.seat), seat,
                            motion.bubbles.get(seat.seat, 1.0))  # fmt: skip
    if info.tag:
        draw_tag(brush, surface, layout.tag, info.tag)


def banner(brush: Brush, surface: pygame.Surface, layout: TableLayout, words: str) -> Rect:
    """Draw a caption on the upper line of the inlay, as over the last trick or the cut.

    Returns its place.
    """
    u = brush.scale
    tops = [
        layout.plate(seat).rect.bottom
        for seat in range(layout.seats)
        if layout.edge(seat) is Edge.TOP
    ]
    y = max([layout.inlay.rect.y, *(bottom + 17 * u for bottom in tops)])
    return draw_banner(brush, surface, layout.trick.centre.x, y, words)


def _caption(brush: Brush, surface: pygame.Surface, layout: TableLayout, info: TableInfo) -> None:
    """The table's name over the rules line, or over the number of the deal where room is short."""
    room, u = layout.caption, brush.scale
    if room is None:
        return
    high, low = room.y + 14 * u, room.y + 36 * u
    title = brush.text.fit(info.title, Step.LEAD, room.w, STRONG)
    brush.text.draw(surface, title, room.x, high, Step.LEAD, brush.theme.text)
    line = fitting(brush, info.rules, room.w) if layout.rules_line else info.deal_words
    brush.text.draw(surface, line, room.x, low, Step.BODY, brush.theme.second)


def fitting(brush: Brush, parts: Sequence[str], width: float) -> str:
    """Return as many of `parts` from the first on, in one line, as fit in `width`."""
    joint = t("score.joint")
    count = len(parts)
    while count > 1 and brush.text.width(joint.join(parts[:count]), Step.BODY) > width:
        count -= 1
    return joint.join(parts[:count])


def _chips(
    brush: Brush, surface: pygame.Surface, layout: TableLayout, info: TableInfo, light: float
) -> None:
    left, right = layout.chips
    # The second form of a chip's words is the short one.
    form = 0 if left.w > _FULL_CHIP * brush.scale else 1
    theme = brush.theme
    if light > 0 and theme.depth:
        reach = _BROKEN_LIGHT * brush.scale
        glow(brush, surface, left.cx, left.cy, 1.6 * reach, reach, theme.accent,
             round(0.6 * light * 12) / 12)  # fmt: skip
    if info.spades is not None:
        sign = "broken" if info.broken else "S"
        _chip(brush, surface, left, info.spades[form], sign, lit=info.broken)
    if info.led is not None:
        _chip(brush, surface, right, info.led[form], info.led_sign, lit=True)


def _chip(
    brush: Brush, surface: pygame.Surface, room: Rect, words: str, sign: str, *, lit: bool
) -> None:
    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        ink = brush.theme.text if lit else brush.theme.second
        chip(brush, layer, room.cx + dx, room.cy + dy, words, sign=sign, colour=ink)

    kept(brush, surface, ("chip", words, sign, lit), room, paint, reach=32)


def _disc(brush: Brush, surface: pygame.Surface, place: Rect) -> None:
    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        dealer_disc(brush, layer, place.moved(dx, dy))

    kept(brush, surface, ("dealer",), place, paint, reach=24)
