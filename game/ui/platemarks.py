"""Small marks on and beside a seat's plate: pips, the nil badge, discs and the ring of the turn."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush
from game.ui.geometry import Point, Rect
from game.ui.icons import icon
from game.ui.shadow import glow, shade
from game.ui.shapes import diamond, disc, outline, rounded
from game.ui.theme import STRONG, Colour, Step
from game.words import t

_PIP, _PIP_PITCH = 5.0, 13.0
_PIP_SHARE = _PIP / _PIP_PITCH
_BADGE_HEIGHT = 20
_BADGE_SPACING = 1
_BLIND_SIGN = 18
TURN_REACH = 2.6
"""How far the light of the turn reaches, in radii of the portrait."""
_TURN_LIGHT = 0.47
_DISC_IVORY, _DISC_RIM, _DISC_LINE, _DISC_INK = "#f4ead0", "#b7842a", "#c9a45a", "#3a2a10"


def pips(
    brush: Brush,
    surface: pygame.Surface,
    room: Rect,
    bid: int,
    taken: int,
    colour: Colour,
) -> None:
    """Draw a pip for each trick of a bid from the left of `room`, filled up to `taken`.

    Tricks over the bid are diamonds. The pips close up where there are many.
    """
    for i in range(max(bid, taken)):
        x, radius = pip_place(brush, room, max(bid, taken), i)
        if i >= bid:
            diamond(brush, surface, x, room.cy, radius * 1.1, brush.theme.warn)
        elif i < taken:
            disc(brush, surface, x, room.cy, radius, colour)
        else:
            _hollow(brush, surface, x, room.cy, radius, colour)


def pip_place(brush: Brush, room: Rect, count: int, index: int) -> tuple[float, float]:
    """Return the middle of one of `count` pips in `room`, from the left, and their radius."""
    pitch = min(_PIP_PITCH * brush.scale, room.w / count)
    radius = pitch * _PIP_SHARE
    return room.x + radius + index * pitch, radius


def _hollow(
    brush: Brush, surface: pygame.Surface, x: float, y: float, radius: float, colour: Colour
) -> None:
    theme = brush.theme
    line = min(1.5 * brush.scale, radius * 0.4)
    disc(brush, surface, x, y, radius - line / 2, theme.hollow, opacity=theme.hollow_opacity,
         edge=colour, edge_width=line, edge_opacity=0.75)  # fmt: skip


def badge_width(brush: Brush, label: str, *, blind: bool = False) -> float:
    """Return the width of a badge with `label`; `blind` puts the sign of a blind bid before it."""
    wide = brush.text.width(label, Step.CAPTION, 700, _BADGE_SPACING)
    return wide + (16 + (_BLIND_SIGN if blind else 0)) * brush.scale


def badge(
    brush: Brush,
    surface: pygame.Surface,
    x: float,
    cy: float,
    label: str,
    colour: Colour,
    *,
    blind: bool = False,
) -> float:
    """Draw a framed badge from `x`, as of a nil, and return the x where it ends."""
    u, theme = brush.scale, brush.theme
    w, h = badge_width(brush, label, blind=blind), _BADGE_HEIGHT * u
    rounded(brush, surface, (x, cy - h / 2, w, h), 8 * u, theme.hollow,
            opacity=theme.hollow_opacity, edge=colour, edge_opacity=0.9)  # fmt: skip
    left = x + 8 * u
    if blind:
        blind_sign(brush, surface, left + 7 * u, cy, colour)
        left += _BLIND_SIGN * u
    brush.text.draw(
        surface, label, left, cy, Step.CAPTION, colour, weight=700, spacing=_BADGE_SPACING
    )
    return x + w


def blind_sign(brush: Brush, surface: pygame.Surface, cx: float, cy: float, colour: Colour) -> None:
    """Draw a struck eye, the sign of a bid made before looking."""
    u = brush.scale
    icon(brush, surface, "eye", cx, cy, 16 * u, colour, stroke=2.0)
    reach = 7 * u
    body = (
        f'<path d="M{-reach:g} {reach:g}L{reach:g} {-reach:g}" stroke="{colour}" '
        f'stroke-width="{1.6 * u:g}" stroke-linecap="round"/>'
    )
    outline(brush, surface, cx, cy, reach + u, body)


def dealer_disc(brush: Brush, surface: pygame.Surface, place: Rect) -> None:
    """Draw the dealer's ivory disc in the square `place`."""
    r = place.w / 2
    shade(brush, surface, (place.x, place.y, 2 * r, 2 * r), r, 8 * brush.scale, 0.55,
          dy=3.4 * brush.scale)  # fmt: skip
    rim = r * 0.14
    disc(brush, surface, place.cx, place.cy, r - rim / 2, _DISC_IVORY, edge=_DISC_RIM,
         edge_width=rim)  # fmt: skip
    disc(brush, surface, place.cx, place.cy, r * 0.74, None, edge=_DISC_LINE,
         edge_width=max(1.0, 0.8 * brush.scale))  # fmt: skip
    size = max(float(Step.CAPTION.px), r * 0.92 / brush.scale)
    brush.text.draw(
        surface, t("table.dealer"), place.cx, place.cy, size, _DISC_INK, weight=700,
        align="center",
    )  # fmt: skip


def lead_mark(brush: Brush, surface: pygame.Surface, centre: Point, radius: float) -> None:
    """Draw the small arrow of the seat that leads the trick on the rim of its portrait."""
    theme, u = brush.theme, brush.scale
    shade(brush, surface, (centre.x - radius, centre.y - radius, 2 * radius, 2 * radius), radius,
          5 * u, 0.45, dy=1.5 * u)  # fmt: skip
    disc(brush, surface, centre.x, centre.y, radius, theme.chip.top, edge=theme.text,
         edge_width=1.4 * u, edge_opacity=0.85)  # fmt: skip
    r = radius * 0.5
    arrow = f"M{-0.72 * r:.2f} {-r:.2f}L{1.05 * r:.2f} 0L{-0.72 * r:.2f} {r:.2f}Z"
    body = (
        f'<path d="{arrow}" fill="{theme.text}" stroke="{theme.text}" '
        f'stroke-width="{0.6 * u:g}" stroke-linejoin="round"/>'
    )
    outline(brush, surface, centre.x, centre.y, radius, body)


def turn_light(
    brush: Brush, surface: pygame.Surface, centre: Point, radius: float, share: float
) -> None:
    """Draw the light round the portrait of the seat to act; it goes under the plate."""
    if brush.theme.depth:
        reach = TURN_REACH * radius
        glow(brush, surface, centre.x, centre.y, reach, reach, brush.theme.accent, _TURN_LIGHT,
             share)  # fmt: skip


def turn_ring(
    brush: Brush, surface: pygame.Surface, centre: Point, radius: float, share: float
) -> None:
    """Draw the ring round the portrait of the seat to act, faded in to `share`."""
    alpha = round(max(0.0, min(1.0, share)) * 255)
    disc(brush, surface, centre.x, centre.y, radius + 5 * brush.scale, None,
         edge=brush.theme.turn_ring, edge_width=2.2 * brush.scale, alpha=alpha)  # fmt: skip


def count_width(brush: Brush, taken: int, bid: int | None, size: Step) -> float:
    """Return the width of `count` with the same values."""
    wide = brush.text.width(str(taken), size, 700)
    return wide + (brush.text.width(_of(bid), _of_size(size)) + brush.scale if bid else 0.0)


def count(
    brush: Brush,
    surface: pygame.Surface,
    x: float,
    cy: float,
    taken: int,
    bid: int | None,
    size: Step,
) -> None:
    """Draw the tricks taken of those bid from `x`, as "2/4"; without a bid the tricks alone."""
    theme = brush.theme
    end = brush.text.draw(surface, str(taken), x, cy, size, theme.text, weight=700)
    if bid:
        low = cy + 0.03 * brush.text.px(size)
        brush.text.draw(
            surface, _of(bid), end + brush.scale, low, _of_size(size), theme.second,
            weight=STRONG - 200,
        )  # fmt: skip


def _of(bid: int | None) -> str:
    return f"/{bid}"


def _of_size(size: Step) -> Step:
    return Step.LEAD if size is Step.FIGURE else Step.BODY
