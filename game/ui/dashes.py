"""A dashed line round a box, dash by dash.

SDL's SVG renderer has dashes of its own, but at some sizes of a closed outline it draws a stray
line across it.
"""

from __future__ import annotations

import math

from game.ui.geometry import Rect

_STEPS = 4
"""Straight pieces of which a dash is made, so that it can go round a corner."""


def dashed_box(box: Rect, radius: float, dash: float, gap: float) -> str:
    """Return dashes along a box with round corners as the `d` of an SVG path.

    They are about as long as `dash` and as far apart as `gap`, so that a whole number of them goes
    round the box, the first about the middle of the top.
    """
    radius = min(radius, box.w / 2, box.h / 2)
    around = 2 * (box.w + box.h) - (8 - 2 * math.pi) * radius
    count = max(1, round(around / (dash + gap)))
    pitch = around / count
    long = pitch * dash / (dash + gap)
    first = box.w / 2 - radius - long / 2
    return "".join(_dash(box, radius, first + i * pitch, long) for i in range(count))


def _dash(box: Rect, radius: float, start: float, long: float) -> str:
    points = (_along(box, radius, start + long * step / _STEPS) for step in range(_STEPS + 1))
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)


def _along(box: Rect, radius: float, way: float) -> tuple[float, float]:
    """The point so far along the line, clockwise from where the top side begins."""
    wide, high, corner = box.w - 2 * radius, box.h - 2 * radius, math.pi / 2 * radius
    way %= 2 * (wide + high) + 4 * corner
    x, y = box.x + radius, box.y
    ahead = 0.0
    for side in (wide, high, wide, high):
        dx, dy = math.cos(ahead), math.sin(ahead)
        if way <= side:
            return x + way * dx, y + way * dy
        way, x, y = way - side, x + side * dx, y + side * dy
        if way <= corner:
            turn = way / radius if radius else 0.0
            on, off = radius * math.sin(turn), radius * (1 - math.cos(turn))
            return x + on * dx - off * dy, y + on * dy + off * dx
        way, x, y = way - corner, x + radius * (dx - dy), y + radius * (dy + dx)
        ahead += math.pi / 2
    return x, y
