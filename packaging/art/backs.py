"""The four backs, each in a pattern and a colour of its own; all look the same either way up."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from pips import PIPS
from svgkit import HEIGHT, WIDTH, circle, group, path, rect, turned_twice

_X, _Y, _W, _H = 13, 13, WIDTH - 26, HEIGHT - 26
_CX, _CY = WIDTH / 2, HEIGHT / 2


def _ground(colour: str) -> str:
    return rect(_X, _Y, _W, _H, 9, fill=colour)


def _round(inset: float, r: float) -> str:
    """Return the outline of a card with its corners rounded by `r`, `inset` within the sheet."""
    w, h = WIDTH - 2 * inset - 2 * r, HEIGHT - 2 * inset - 2 * r
    return (
        f"M{inset + r:g} {inset:g}h{w:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{h:g}"
        f"a{r:g} {r:g} 0 0 1 -{r:g} {r:g}h-{w:g}a{r:g} {r:g} 0 0 1 -{r:g} -{r:g}v-{h:g}"
        f"a{r:g} {r:g} 0 0 1 {r:g} -{r:g}Z"
    )


def _edge(colour: str, line: str) -> str:
    """Return the white margin and a band over the ragged ends of a pattern, and its lines."""
    margin = path(_round(1.8, 14.2) + _round(_X, 9), fill="url(#paper)", fill_rule="evenodd")
    band = rect(_X + 4, _Y + 4, _W - 8, _H - 8, 7, fill="none", stroke=colour, stroke_width=8)
    outer = rect(_X + 3, _Y + 3, _W - 6, _H - 6, 7, fill="none", stroke=line, stroke_width=1.4)
    inner = rect(_X + 8, _Y + 8, _W - 16, _H - 16, 4, fill="none", stroke=line, stroke_width=2.6)
    return margin + band + outer + inner


def _grid(step_x: float, step_y: float, rows: int, columns: int) -> Iterator[tuple[float, float]]:
    """Yield the crossings about the middle, every second row moved by half a step."""
    for row in range(-rows, rows + 1):
        shift = step_x / 2 if row % 2 else 0.0
        count = columns - (1 if row % 2 else 0)
        for column in range(-columns, count + 1):
            yield _CX + column * step_x + shift, _CY + row * step_y


def _inside(x: float, y: float, room: float) -> bool:
    return abs(x - _CX) < _W / 2 - room and abs(y - _CY) < _H / 2 - room


def _diamond(x: float, y: float, half: float, **values: object) -> str:
    return path(f"M{x:g} {y - half:g}L{x + half:g} {y:g}L{x:g} {y + half:g}L{x - half:g} {y:g}Z",
                **values)  # fmt: skip


def _lattice() -> str:
    body = ""
    for x, y in _grid(42, 21, 8, 3):
        if _inside(x, y, 6):
            body += _diamond(x, y, 18, fill="#3568b2", stroke="#a3c3ec", stroke_width=2)
            body += _diamond(x, y, 8, fill="#8fb6ea")
    return _ground("#17335f") + body + _edge("#17335f", "#e2c478")


def _rosettes() -> str:
    petals = "".join(
        path("M0-4C5-8 5-15 0-18C-5-15-5-8 0-4Z", transform=f"rotate({turn})", fill="#f0d3b0")
        for turn in range(0, 360, 60)
    )
    body = ""
    for x, y in _grid(40, 34.7, 4, 3):
        if _inside(x, y, 6):
            flower = circle(0, 0, 19.2, fill="none", stroke="#c95a63", stroke_width=2)
            body += group(f"translate({x:g} {y:g})",
                          flower + petals + circle(0, 0, 4, fill="#e9b949"))  # fmt: skip
    return _ground("#8b1728") + body + _edge("#8b1728", "#f0d3b0")


def _scales() -> str:
    rings = (
        (18.5, "#d8f0e6"),
        (16.3, "#1d8273"),
        (11, "#9bdcc8"),
        (8.8, "#12655a"),
        (4, "#d8f0e6"),
    )
    half = ""
    for row in range(9):
        y = 30 + row * 17
        for i in range(-8, 9):
            if i % 2 == row % 2:
                x = _CX + i * 13
                for r, fill in rings:
                    half += path(f"M{x - r:g} {y}A{r:g} {r:g} 0 0 1 {x + r:g} {y}Z", fill=fill)
    band = rect(_X, _CY - 13, _W, 26, 0, fill="#0b4a43")
    band += path(f"M{_X} {_CY - 12}H{_X + _W}M{_X} {_CY + 12}H{_X + _W}", stroke="#e8d9a6",
                 stroke_width=2.2)  # fmt: skip
    marks = "".join(_diamond(_CX + i * 24, _CY, 6, fill="#e8d9a6") for i in range(-3, 4))
    return _ground("#0b4a43") + turned_twice(half) + band + marks + _edge("#0b4a43", "#e8d9a6")


def _star(x: float, y: float, size: float, colour: str) -> str:
    tips = []
    for i in range(8):
        reach, turn = (size if i % 2 == 0 else size * 0.32), i * math.pi / 4
        tips.append(f"{x + reach * math.sin(turn):.1f} {y - reach * math.cos(turn):.1f}")
    return path("M" + "L".join(tips) + "Z", fill=colour)


def _stars() -> str:
    body = ""
    for i, (x, y) in enumerate(_grid(34, 26, 6, 3)):
        if _inside(x, y, 16) and math.hypot(x - _CX, y - _CY) > 64:
            body += _star(x, y, 9, "#f2d58a") if i % 2 else circle(x, y, 2.4, fill="#9d92d8")
    for turn in range(0, 360, 15):
        length = 58 if turn % 30 == 0 else 48
        body += path(
            f"M-3.4-30L0-{length}L3.4-30Z",
            transform=f"translate({_CX:g} {_CY:g}) rotate({turn})",
            fill="#f2d58a",
        )
    body += circle(_CX, _CY, 31, fill="#f2d58a") + circle(_CX, _CY, 27.5, fill="#251f4e")
    spade = path(PIPS["S"], transform="translate(0 -12) scale(0.2)", fill="#f2d58a")
    body += group(f"translate({_CX:g} {_CY:g})", spade + group("rotate(180)", spade))
    return _ground("#251f4e") + body + _edge("#251f4e", "#f2d58a")


BACKS: Mapping[str, Callable[[], str]] = {
    "lattice": _lattice,
    "rosettes": _rosettes,
    "scales": _scales,
    "stars": _stars,
}
"""The drawing of each back under the name it has in the settings."""
