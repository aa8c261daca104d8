"""What stands over the cards: bid bubbles with their tails, the tag of the turn, and banners."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.bids import BidKind
from game.ui.brush import Brush
from game.ui.chips import chip, tag
from game.ui.geometry import Rect
from game.ui.kept import kept_part
from game.ui.layout.marks import BubbleSpot
from game.ui.parts import Level, Part
from game.ui.shadow import shade
from game.ui.shapes import rounded
from game.ui.table_info import SeatInfo
from game.ui.theme import SPACE_4, STRONG, Colour, Step
from game.words import t

_HIGH = 46
"""A bubble at least this high, at scale 1, has its large text."""
_TAIL_HALF = 9
_LEAST_PAD = SPACE_4
_REACH = 40
_AWAY = 10
"""How far from its place a bubble starts, at scale 1."""


def draw_bubble(
    brush: Brush, surface: pygame.Surface, spot: BubbleSpot, info: SeatInfo, share: float = 1.0
) -> None:
    """Draw what a seat bid or said in a bubble; `share` (0 to 1) is how far it has come up."""
    for part in bubble_part(brush, (), spot, info, share):
        part.paint(surface)


def bubble_part(
    brush: Brush,
    level: Level,
    spot: BubbleSpot,
    info: SeatInfo,
    share: float = 1.0,
    *,
    travels: bool = True,
) -> Iterator[Part]:
    """Yield the bubble of what a seat bid or said, if it has; `share` as in `draw_bubble`.

    One that does not travel comes up where it stands.
    """
    lines = _lines(info)
    if not lines or share <= 0:
        return
    away = _AWAY * brush.scale * (1 - share) if travels else 0.0
    dx, dy = spot.tail.value[0] * away, spot.tail.value[1] * away
    alpha = round(255 * min(1.0, share))

    def paint(layer: pygame.Surface, by_x: float, by_y: float) -> None:
        _paint(brush, layer, spot, by_x, by_y, lines)

    key = ("bubble", lines, spot.tail)
    yield kept_part(brush, f"bubble {info.seat}", level, key, spot.rect, paint,
                    reach=_REACH, dx=dx, dy=dy, alpha=alpha)  # fmt: skip


def _lines(info: SeatInfo) -> tuple[str, ...]:
    """The words of a bubble: one, or two for a blind bid."""
    if info.named is not None:
        return (str(info.named),)
    if info.said is not None:
        # Its half of the contract is only reckoned; the range is what was heard.
        return (t("seat.range", low=info.said.low, high=info.said.high),)
    if info.bid is not None:
        match info.bid.kind:
            case BidKind.NIL:
                return (t("bubble.nil"),)
            case BidKind.BLIND_NIL:
                return t("bubble.blind"), t("bubble.blind_nil")
            case BidKind.BLIND_SIX:
                return t("bubble.blind"), str(info.bid.tricks)
            case BidKind.TRICKS:
                return (str(info.bid.tricks),)
    return ()


def _paint(
    brush: Brush,
    surface: pygame.Surface,
    spot: BubbleSpot,
    dx: float,
    dy: float,
    lines: tuple[str, ...],
) -> None:
    u, tones, ink = brush.scale, brush.theme.bubble, brush.theme.gold.ink
    large = spot.room.h >= _HIGH * u
    steps = _steps(brush, lines, spot.room.w - _LEAST_PAD * u, large)
    widest = max(brush.text.width(s, step, 700) for s, step in zip(lines, steps, strict=True))
    body = spot.body(max(widest + (30 if large else 22) * u, spot.room.h * 1.1)).moved(dx, dy)
    box = (body.x, body.y, body.w, body.h)
    shade(brush, surface, box, body.h / 2, 12 * u, 0.47, dy=5 * u)
    _tail(brush, surface, spot, dx, dy, tones.foot)
    rounded(brush, surface, box, body.h / 2, tones.top, foot=tones.foot)
    if len(lines) == 1:
        brush.text.draw(surface, lines[0], body.cx, body.cy, steps[0], ink, weight=700,
                        align="center")  # fmt: skip
        return
    for text, step, at in zip(lines, steps, (0.29, 0.66), strict=True):
        weight = STRONG if at < 0.5 else 700
        brush.text.draw(surface, text, body.cx, body.y + at * body.h, step, ink,
                        weight=weight, align="center")  # fmt: skip


def _steps(brush: Brush, lines: tuple[str, ...], width: float, large: bool) -> tuple[Step, ...]:
    """The text sizes of a bubble's lines; a single one is as large as its room allows."""
    if len(lines) > 1:
        return (Step.CAPTION, Step.TITLE if large else Step.BODY)
    steps = (Step.FIGURE, Step.TITLE, Step.LEAD) if large else (Step.TITLE, Step.LEAD, Step.BODY)
    return (next((s for s in steps if brush.text.width(lines[0], s, 700) <= width), steps[-1]),)


def _tail(
    brush: Brush, surface: pygame.Surface, spot: BubbleSpot, dx: float, dy: float, paint: Colour
) -> None:
    """Draw the tail from inside the body to its tip."""
    x, y = spot.tail.value
    u, half = (
        brush.scale,
        _TAIL_HALF * brush.scale * (1 if spot.room.h >= _HIGH * brush.scale else 0.75),
    )
    r = spot.room.moved(dx, dy)
    tip_x, tip_y = spot.tip.x + dx, spot.tip.y + dy
    inside = 7 * u
    if x:
        base = (r.x if x < 0 else r.right) - x * inside
        points = ((base, r.cy - half), (tip_x - x * u, tip_y), (base, r.cy + half))
    else:
        base = (r.y if y < 0 else r.bottom) - y * inside
        points = ((r.cx - half, base), (tip_x, tip_y - y * u), (r.cx + half, base))
    left = min(p[0] for p in points) - 3 * u
    top = min(p[1] for p in points) - 3 * u
    wide = max(p[0] for p in points) + 3 * u - left
    high = max(p[1] for p in points) + 3 * u - top
    path = "M" + "L".join(f"{px - left:.2f} {py - top:.2f}" for px, py in points) + "Z"
    body = (
        f'<path d="{path}" fill="{paint}" stroke="{paint}" stroke-width="{2.5 * u:g}" '
        'stroke-linejoin="round"/>'
    )
    brush.vector(surface, left, top, wide, high, body, supersample=3)


def draw_tag(brush: Brush, surface: pygame.Surface, room: Rect, label: str) -> None:
    """Draw the golden tag that says whose turn it is in the middle of its `room`."""
    tag(brush, surface, room.cx, room.cy, label)


def draw_banner(brush: Brush, surface: pygame.Surface, cx: float, cy: float, words: str) -> Rect:
    """Draw a caption about (cx, cy), as over the last trick or the cut; return its place."""
    box = chip(brush, surface, cx, cy, words)
    return Rect(box.x, box.y, box.w, box.h)
