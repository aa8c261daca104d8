"""Where a remark stands: beside the plate of whoever says it, clear of everything that counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ui.geometry import Rect
from game.ui.layout.pad import pad_obstacles
from game.ui.layout.spread import clamp
from game.ui.layout.table import TableLayout
from game.ui.theme import SPACE_1, SPACE_2

_GAP, _LEAST_GAP = SPACE_2, SPACE_1
_DISC = 30
"""Room that a dealer's disc may take over or under a plate, at scale 1."""
_NEAR = 40
"""How far from a plate a remark may stand, at scale 1, before its owner is no longer told."""

Size = tuple[float, float]
"""A width and a height in pixels."""


def remark_place(
    table: TableLayout, seat: int, sizes: Sequence[Size], panel: Rect | None = None
) -> Rect:
    """Return the place of a remark in the first of `sizes` that finds one.

    It covers no card, plate, key or bid, nor the `panel` where the viewer is asked. Where there is
    no such place it covers the plate and the cards of whoever says it; then the face as well, and
    the bid only at the worst.
    Raises ValueError without sizes.
    """
    if not sizes:
        raise ValueError("a remark without a size")
    standing = (*pad_obstacles(table), *(() if panel is None else (panel,)))
    own = set(_own(table, seat))
    spot = table.plate(seat)
    face = Rect.centred(spot.portrait.x, spot.portrait.y, 2 * spot.radius, 2 * spot.radius)
    others = [rect for rect in standing if rect not in own]
    without_bid = [rect for rect in others if rect != table.bubble(seat).rect]
    for taken in (standing, [*others, face], others, without_bid):
        for size in sizes:
            wishes = (place for place in _wishes(table, seat, *size) if _free(table, place, taken))
            place = next(wishes, None) or _near(table, seat, *size, taken)
            if place is not None:
                return place
    plate, (w, h) = table.plate(seat).rect, sizes[-1]
    x, y = plate.cx - w / 2, plate.cy - h / 2
    window = table.screen.window
    return Rect(clamp(x, 0.0, window.right - w), clamp(y, 0.0, window.bottom - h), w, h)


def _own(table: TableLayout, seat: int) -> Iterator[Rect]:
    """What a remark may cover at the seat that makes it: all but its bid."""
    yield table.plate(seat).rect
    yield table.disc(seat)
    backs = table.backs[table.place(seat)]
    if backs is not None:
        yield backs.area(table.cards)


def _free(table: TableLayout, place: Rect, taken: Sequence[Rect]) -> bool:
    inside = place.within(table.screen.window)
    return inside and not any(place.meets(other) for other in taken)


def _wishes(table: TableLayout, seat: int, w: float, h: float) -> Iterator[Rect]:
    """Under the plate and over it, then to its sides, beyond the bubble of its bid too."""
    gap, disc = _GAP * table.u, (_DISC + _GAP) * table.u
    plate, said = table.plate(seat).rect, table.bubble(seat).rect
    margin = table.screen.margin
    middle = clamp(plate.cx - w / 2, margin, table.screen.width - margin - w)
    for x in (middle, plate.x, plate.right - w):
        for far in (gap, disc):
            yield Rect(x, plate.bottom + far, w, h)
            yield Rect(x, plate.y - far - h, w, h)
    for beside in (plate, said):
        yield Rect(beside.right + gap, plate.cy - h / 2, w, h)
        yield Rect(beside.x - gap - w, plate.cy - h / 2, w, h)
    for x in (middle, plate.x, plate.right - w):
        yield Rect(x, said.bottom + gap, w, h)
        yield Rect(x, said.y - gap - h, w, h)


def _near(table: TableLayout, seat: int, w: float, h: float, taken: Sequence[Rect]) -> Rect | None:
    """The nearest free place that touches the neighbourhood of a plate."""
    u, plate = table.u, table.plate(seat).rect
    window = table.screen.window.grown(-_LEAST_GAP * u)
    reach, apart = plate.grown(_NEAR * u), [rect.grown(_LEAST_GAP * u) for rect in taken]
    across = {plate.x, plate.right - w, plate.cx - w / 2, window.x, window.right - w}
    across |= {x for rect in apart for x in (rect.right, rect.x - w)}
    top, foot = max(window.y, reach.y - h), min(window.bottom - h, reach.bottom)
    found: list[tuple[float, Rect]] = []
    for x in sorted(across):
        if max(window.x, reach.x - w) <= x <= min(window.right - w, reach.right):
            barred = [(r.y - h, r.bottom) for r in apart if r.x < x + w and x < r.right]
            wanted = plate.cy - h / 2
            for y in {_before(wanted, barred), _after(wanted, barred)}:
                if top <= y <= foot:
                    away = abs(x + w / 2 - plate.cx) + abs(y - wanted)
                    found.append((away, Rect(x, y, w, h)))
    return min(found, key=lambda each: each[0])[1] if found else None


def _after(y: float, barred: Sequence[tuple[float, float]]) -> float:
    """The least place from `y` on that lies inside none of the intervals."""
    for start, end in sorted(barred):
        if start < y < end:
            y = end
    return y


def _before(y: float, barred: Sequence[tuple[float, float]]) -> float:
    """The last place up to `y` that lies inside none of the intervals."""
    return -_after(-y, [(-end, -start) for start, end in barred])
