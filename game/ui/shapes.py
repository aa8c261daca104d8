"""Boxes, discs, lines and rings; every length here is in surface pixels."""

from __future__ import annotations

import math

import pygame
from pygame.typing import RectLike

from game.ui.brush import Brush
from game.ui.dashes import dashed_box
from game.ui.geometry import Rect
from game.ui.theme import Colour

FOCUS_WIDTH = 2.5
FOCUS_GAP = 3.0
_PLACE_EDGE, _DASH, _DASH_GAP = 1.7, 7.5, 6.7


def rounded(
    brush: Brush,
    surface: pygame.Surface,
    box: RectLike,
    radius: float,
    fill: Colour | None,
    *,
    foot: Colour | None = None,
    opacity: float = 1.0,
    edge: Colour | None = None,
    edge_opacity: float = 1.0,
    edge_width: float | None = None,
    alpha: int = 255,
) -> None:
    """Draw a box with round corners, filled with `fill` (running to `foot` at the bottom).

    `edge` is drawn inside the box, `edge_width` wide (the theme's outline unless given).
    """
    x, y, w, h = pygame.FRect(box)
    if w <= 0 or h <= 0:
        return
    wide = brush.theme.outline * brush.scale if edge_width is None else edge_width
    inset = wide / 2 if edge else 0.0
    defs, paint = "", f'fill="{fill or "none"}" fill-opacity="{opacity:g}"'
    if fill and foot and foot != fill:
        defs, paint = _gradient(fill, foot, opacity, h), 'fill="url(#g)"'
    stroke = ""
    if edge:
        stroke = f' stroke="{edge}" stroke-opacity="{edge_opacity:.3g}" stroke-width="{wide:g}"'
    outline = (
        f'<rect x="{inset:g}" y="{inset:g}" width="{w - 2 * inset:g}" height="{h - 2 * inset:g}" '
        f'rx="{max(0.0, min(radius, w / 2, h / 2) - inset):g}" {paint}{stroke}/>'
    )
    brush.vector(surface, x, y, math.ceil(w), math.ceil(h), defs + outline, alpha=alpha)


def _gradient(top: Colour, foot: Colour, opacity: float, height: float) -> str:
    return (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{height:g}"><stop offset="0" stop-color="{top}" stop-opacity="{opacity:g}"/>'
        f'<stop offset="1" stop-color="{foot}" stop-opacity="{opacity:g}"/></linearGradient></defs>'
    )


def outline(
    brush: Brush,
    surface: pygame.Surface,
    cx: float,
    cy: float,
    reach: float,
    body: str,
    alpha: int = 255,
) -> None:
    """Draw SVG that lies within `reach` of its origin, with the origin at (cx, cy)."""
    n = math.ceil(reach + 1)
    moved = f'<g transform="translate({n} {n})">{body}</g>'
    brush.vector(surface, cx - n, cy - n, 2 * n, 2 * n, moved, supersample=3, alpha=alpha)


def disc(
    brush: Brush,
    surface: pygame.Surface,
    cx: float,
    cy: float,
    radius: float,
    fill: Colour | None,
    *,
    opacity: float = 1.0,
    edge: Colour | None = None,
    edge_width: float = 0.0,
    edge_opacity: float = 1.0,
    alpha: int = 255,
) -> None:
    """Draw a disc; an `edge` lies half inside and half outside its `radius`."""
    stroke = (
        f' stroke="{edge}" stroke-width="{edge_width:g}" stroke-opacity="{edge_opacity:.3g}"'
        if edge
        else ""
    )
    body = f'<circle r="{radius:g}" fill="{fill or "none"}" fill-opacity="{opacity:g}"{stroke}/>'
    outline(brush, surface, cx, cy, radius + edge_width, body, alpha)


def polygon(points: list[tuple[float, float]]) -> str:
    """Return the outline through `points` as the `d` of an SVG path."""
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def diamond(
    brush: Brush, surface: pygame.Surface, cx: float, cy: float, radius: float, fill: Colour
) -> None:
    """Draw a filled diamond, the shape of bags and overtricks."""
    r = radius
    points = polygon([(0, -r), (r, 0), (0, r), (-r, 0)])
    outline(brush, surface, cx, cy, r, f'<path d="{points}" fill="{fill}"/>')


def open_place(
    brush: Brush, surface: pygame.Surface, box: RectLike, radius: float, alpha: int = 255
) -> None:
    """Draw the dashed outline of the place where a card may go."""
    theme, u = brush.theme, brush.scale
    rounded(brush, surface, box, radius, theme.hollow, opacity=0.10, alpha=alpha)
    x, y, w, h = pygame.FRect(box)
    wide = _PLACE_EDGE * u
    line = dashed_box(Rect(0, 0, w, h).grown(-wide / 2), max(0.0, radius - wide / 2),
                      _DASH * u, _DASH_GAP * u)  # fmt: skip
    opacity = 0.34 if theme.depth else 1.0
    body = (
        f'<path d="{line}" fill="none" stroke="{theme.text}" stroke-opacity="{opacity:g}" '
        f'stroke-width="{wide:g}" stroke-linecap="round"/>'
    )
    brush.vector(surface, x, y, math.ceil(w), math.ceil(h), body, alpha=alpha)


def focus_ring(
    brush: Brush, surface: pygame.Surface, box: RectLike, radius: float, alpha: int = 255
) -> None:
    """Draw the keyboard's ring around a control that fills `box` with corners of `radius`."""
    grow = (FOCUS_GAP + FOCUS_WIDTH) * brush.scale
    around = pygame.FRect(box).inflate(2 * grow, 2 * grow)
    rounded(
        brush,
        surface,
        around,
        radius + grow,
        None,
        edge=brush.theme.focus,
        edge_width=FOCUS_WIDTH * brush.scale,
        alpha=alpha,
    )


def rule(
    brush: Brush,
    surface: pygame.Surface,
    x: float,
    y: float,
    width: float,
    colour: Colour,
    *,
    opacity: float = 1.0,
    thickness: float | None = None,
) -> None:
    """Draw a level line from (x, y), `thickness` high (the theme's outline unless given)."""
    high = brush.theme.outline * brush.scale if thickness is None else thickness
    rounded(brush, surface, (x, y - high / 2, width, max(1.0, high)), 0, colour, opacity=opacity)
