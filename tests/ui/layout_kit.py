"""Tables and surfaces the layout is tested with, and what must not lie on what."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, cycle

from game.ui.geometry import Polygon, Rect, bounds, clipped, polygons_meet
from game.ui.layout import TableLayout, table_layout
from game.ui.layout.screen import unit

SIDES: dict[str, tuple[tuple[int, ...], ...]] = {
    "draw2": ((0,), (1,)),
    "solo3": ((0,), (1,), (2,)),
    "partners": ((0, 2), (1, 3)),
    "solo4": ((0,), (1,), (2,), (3,)),
    "solo5": ((0,), (1,), (2,), (3,), (4,)),
    "pairs6": ((0, 3), (1, 4), (2, 5)),
}
CARDS = {"draw2": 13, "solo3": 18, "partners": 13, "solo4": 13, "solo5": 10, "pairs6": 9}

SIZES = (
    (800, 500),
    (900, 560),
    (1024, 600),
    (1280, 720),
    (820, 1180),
    (720, 1280),
    (1440, 900),
    (1920, 1080),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
)
ODD_SIZES = ((1440, 810), (1440, 1200), (1600, 700), (2160, 2160), (960, 961), (1000, 1400))
SCALES = (0.8, 1.0, 1.25, 1.5, 2.0)
CARD_SIZES = (0.30, 0.25, 0.20)
SETTINGS = ((1.0, 0.25), (0.8, 0.20), (1.25, 0.30))
"""Pairs of a scale of the interface and a card size, for the odd sizes."""


def grid() -> Iterator[tuple[tuple[int, int], float, float]]:
    """Yield sizes with scales and card sizes: each size at every unit it has, the cards by turns.

    Where a scale is capped, the next one makes the same units.
    """
    shares = cycle(CARD_SIZES)
    for size in SIZES:
        units = {unit(size, scale): scale for scale in SCALES}
        yield from ((size, scale, next(shares)) for scale in units.values())
    for size in ODD_SIZES:
        yield from ((size, scale, share) for scale, share in SETTINGS)


@cache
def layouts(table: str, *, talk: bool = False) -> tuple[TableLayout, ...]:
    """Return the layouts of a table on the whole grid."""
    return tuple(
        table_layout(
            size, SIDES[table], cards=CARDS[table], scale=scale, hand_share=share, talk=talk
        )
        for size, scale, share in grid()
    )


def named(layout: TableLayout) -> str:
    """Return words that tell which layout failed."""
    s = layout.screen
    return f"{layout.seats} seats {s.width:g}x{s.height:g} u {s.u:g} {s.kind.name}"


def things(layout: TableLayout) -> dict[str, list[Polygon]]:
    """Return the shapes of all that stands on a table in play."""
    rects: dict[str, Rect] = {
        "menu": layout.menu,
        "score": layout.score.rect,
        "tag": layout.tag,
        "left chip": layout.chips[0],
        "right chip": layout.chips[1],
    }
    if layout.caption:
        rects["caption"] = layout.caption
    rects |= dict(zip(("last", "hint", "undo"), layout.keys.rects, strict=True))
    rects["redo"] = layout.keys.redo
    for seat in range(layout.seats):
        rects[f"plate {seat}"] = layout.plate(seat).rect
        rects[f"disc {seat}"] = layout.disc(seat)
    shapes = {name: [rect.corners] for name, rect in rects.items()}
    shapes["trick"] = [p.corners for p in layout.trick.slots]
    for seat in range(layout.seats):
        seen = (
            clipped(p.corners, layout.screen.window) for p in layout.any_hand(seat, layout.cards)
        )
        shapes[f"hand {seat}"] = [s for s in seen if s]
    return shapes


def overlaps(layout: TableLayout) -> list[str]:
    """Return the pairs of things on the table that lie on each other and must not."""
    shapes = things(layout)
    boxes = {name: bounds(p for s in shape for p in s) for name, shape in shapes.items()}
    return [
        f"{one} on {two}"
        for one, two in combinations(shapes, 2)
        if not _may(layout, one, two)
        and boxes[one].meets(boxes[two])
        and any(polygons_meet(a, b) for a in shapes[one] for b in shapes[two])
    ]


def _may(layout: TableLayout, one: str, two: str) -> bool:
    """Tell whether one thing may lie on another: a disc as a badge, the menu in its bar."""
    if layout.caption is None and {one, two} == {"menu", "score"}:
        return True
    return {one[:-2], two[:-2]} == {"plate", "disc"} and one[-1] == two[-1]
