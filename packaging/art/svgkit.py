"""The few SVG pieces every drawing here is made of: only what nanosvg draws."""

from __future__ import annotations

WIDTH, HEIGHT = 250, 350
"""Size of a card in its own units."""
RED, BLACK = "#c4162a", "#16181d"


def attributes(**values: object) -> str:
    """Return `values` as SVG attributes; `_` becomes `-`, numbers are written short."""
    return "".join(
        f' {name.replace("_", "-")}="{value:g}"'
        if isinstance(value, float)
        else f' {name.replace("_", "-")}="{value}"'
        for name, value in values.items()
    )


def path(d: str, **values: object) -> str:
    """Return a path with the outline `d`."""
    return f'<path d="{d}"{attributes(**values)}/>'


def line(d: str, stroke: str, width: float, **values: object) -> str:
    """Return an open path with round ends."""
    return path(d, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round", **values)


def circle(cx: float, cy: float, r: float, **values: object) -> str:
    """Return a circle."""
    return f'<circle cx="{cx:g}" cy="{cy:g}" r="{r:g}"{attributes(**values)}/>'


def rect(x: float, y: float, width: float, height: float, rx: float, **values: object) -> str:
    """Return a rectangle with corners of radius `rx`."""
    size = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{rx:g}"'
    return f"<rect {size}{attributes(**values)}/>"


def group(transform: str, body: str) -> str:
    """Return `body` moved by `transform`."""
    return f'<g transform="{transform}">{body}</g>'


def turned_twice(body: str) -> str:
    """Return `body` and the same turned by half a circle about the middle of the card."""
    return body + group(f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})", body)


def linear(name: str, ends: tuple[float, float, float, float], *stops: tuple[float, str]) -> str:
    """Return a linear gradient called `name` between the points `ends` (x1 y1 x2 y2)."""
    x1, y1, x2, y2 = ends
    inner = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}">{inner}</linearGradient>'
    )


def radial(name: str, cx: float, cy: float, r: float, *stops: tuple[float, str]) -> str:
    """Return a radial gradient called `name`."""
    inner = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'cx="{cx:g}" cy="{cy:g}" r="{r:g}">{inner}</radialGradient>'
    )


def document(body: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """Return `body` as a whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>\n'
    )
