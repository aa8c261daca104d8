"""The few shapes of SVG that people are drawn with."""

from __future__ import annotations

from collections.abc import Iterable


def path(d: str, fill: str) -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, stroke: str, width: float) -> str:
    """A line with round ends."""
    look = f'stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"'
    return f'<path d="{d}" fill="none" {look}/>'


def ellipse(x: float, y: float, rx: float, ry: float, look: str) -> str:
    """An ellipse about a point, with the attributes `look`."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" {look}/>'


def circles(places: Iterable[tuple[float, float, float]], fill: str) -> str:
    """Filled circles, each as x, y and radius."""
    return "".join(ellipse(x, y, r, r, f'fill="{fill}"') for x, y, r in places)
