"""Where the panel of a hint stands, and in which form: it should cover nothing of the table."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from game.engine.tables import Seat
from game.ui.brush import Brush
from game.ui.geometry import Rect, bounds, poses_bounds
from game.ui.hintface import HintForm, HintText, panel_size
from game.ui.layout.hand import LIFT
from game.ui.layout.table import TableLayout
from game.ui.theme import SPACE_2

_WIDTHS, _SMALL_WIDTHS = (348, 276, 232, 204), (300, 240, 190)
_SPREAD = ((400, 2), (540, 4))
"""Wide forms, with so many choices beside each other."""
_GAP = SPACE_2
_RING = 3
"""How far the ring of the turn runs over a plate, at scale 1."""


_FEW, _FEWEST = 3, 2
"""Rows that are shown at least, and in small type."""
_CAPTION, _BACKS, _TOP_BACKS = 0.5, 0.003, 0.1
"""What a pixel of the caption costs, and one of the backs of the others' cards.

Home lies on the outer edge of the backs at the right; those at the top lie open to be counted.
"""
_EDGE = 6
"""How near to the top of the window a panel comes, at scale 1, where it lies over the caption."""
_PLACE = 0.004
"""What a pixel of the place costs where the viewer's card will lie."""
_SLIGHT = 20.0
"""What a panel covers, in weighed pixels, before another form is tried."""


@dataclass(frozen=True, slots=True)
class HintPlace:
    """Where a panel stands, and its form."""

    rect: Rect
    form: HintForm


def hint_place(
    brush: Brush,
    layout: TableLayout,
    text: HintText,
    covered: Sequence[Rect],
    cards: int,
    *,
    playing: bool = True,
    bids: bool = False,
    lying: Collection[Seat] | None = None,
) -> HintPlace:
    """Return where a panel covers nothing, best of all over the keys at the right.

    It is no smaller than it must be; where nothing is free it covers as little as it can.
    `covered` is what stands over the table besides, `cards` the number in the own hand. `bids`
    tells whether they stand at the plates: always while not `playing`, when no trick lies there.
    `lying` are the seats whose cards lie in the trick, all of them if None. A bare form leaves the
    sentence to be placed by itself.
    """
    slots = _slots(layout, range(layout.seats) if lying is None else lying)
    things = _things(layout, covered, cards)
    if playing:
        things += [*slots, *((rect, 3.0) for rect in layout.chips)]
    if bids or not playing:
        things += [(bubble.rect, 3.0) for bubble in layout.bubbles]
    found = []
    for form in _forms(text):
        size = panel_size(brush, text, form)
        if size is None:
            continue
        places = _places(layout, size, covered, [rect for rect, _ in slots])
        for place, _ in places:
            if _cover(place, things, _SLIGHT) < _SLIGHT:
                return HintPlace(place, form)
        found += [(HintPlace(place, form), away) for place, away in places]
    return _least(found, things)


def _least(
    found: Sequence[tuple[HintPlace, float]], things: Sequence[tuple[Rect, float]]
) -> HintPlace:
    """The place that covers least and is not far from home."""
    if not found:
        raise ValueError("no form of the panel fits the window")
    best, least = found[0][0], math.inf
    for place, away in found:
        cost = away + _cover(place.rect, things, least - away)
        if cost < least:
            best, least = place, cost
    return best


def _forms(text: HintText) -> Iterator[HintForm]:
    """The forms that a panel may have, the pleasantest first.

    Rows go before the type is small, and the sentence only where it leaves no room for two.
    """
    if not text.sentence:
        yield from _bare(text)
        return
    large = [HintForm(wide) for wide in _WIDTHS]
    small = _small(text)
    for forms, fewest in ((large, _FEW), (small, _FEWEST)):
        yield from forms
        if text.told:
            for most in range(len(text.rows) - 1, fewest - 1, -1):
                yield from (replace(form, most=most) for form in forms)
    if text.rows and text.told:
        yield from _bare(text)


def _small(text: HintText) -> list[HintForm]:
    """The forms in small type."""
    sizes = [(wide, 1) for wide in _SMALL_WIDTHS]
    sizes += [(wide, across if text.rows else 1) for wide, across in _SPREAD]
    return [HintForm(wide, small=True, across=across) for wide, across in sizes]


def _bare(text: HintText) -> Iterator[HintForm]:
    """The forms of rows alone; the last go where all of them have no room."""
    for most in range(len(text.rows), _FEWEST - 1, -1):
        yield from (replace(form, bare=True, most=most) for form in _small(text))


def _cover(place: Rect, things: Sequence[tuple[Rect, float]], most: float) -> float:
    """What a panel covers, in weighed pixels; counted up to `most`."""
    cover, right, bottom = 0.0, place.right, place.bottom
    for rect, weight in things:
        wide = min(right, rect.right) - max(place.x, rect.x)
        high = min(bottom, rect.bottom) - max(place.y, rect.y)
        if wide > 0 and high > 0:
            cover += wide * high * weight
            if cover >= most:
                break
    return cover


def _things(layout: TableLayout, covered: Sequence[Rect], cards: int) -> list[tuple[Rect, float]]:
    """What is on the table, and how bad it is to cover a pixel of it."""
    things = [(rect, 6.0) for rect in covered]
    things += [(rect, 5.0) for rect in (*layout.keys.rects, layout.menu, layout.score.rect)]
    things += [(rect, 4.0) for rect in _hand(layout, cards)]
    things += [(plate.rect.grown(_RING * layout.u), 3.0) for plate in layout.plates]
    things += [(layout.tag, 3.0)]
    if layout.caption is not None:
        things.append((layout.caption, _CAPTION))
    things += [(area, _TOP_BACKS if area.w > area.h else _BACKS) for area in _backs(layout, cards)]
    return things


def _places(
    layout: TableLayout, size: tuple[float, float], covered: Sequence[Rect], slots: Sequence[Rect]
) -> list[tuple[Rect, float]]:
    """Home, and places beside what stands on the table, with their way from home; nearest first."""
    screen, gap, (wide, high) = layout.screen, _GAP * layout.u, size
    margin, home = screen.margin, _home(layout, size, covered)
    right, foot = screen.width - margin - wide, screen.height - margin - high
    if right < margin or foot < margin:
        return []
    plates = (plate.rect for plate in layout.plates)
    middle = bounds([corner for slot in slots for corner in slot.corners])
    things = (*covered, *plates, *layout.corners(), middle, layout.keys.rect, layout.tag)
    across = {margin, right, home.x} | {
        x for r in things for x in (r.right + gap, r.x - gap - wide)
    }
    edge = _EDGE * layout.u
    down = {edge, margin, foot, home.y} | {
        y for r in things for y in (r.bottom + gap, r.y - gap - high)
    }
    found = [
        (Rect(x, y, wide, high), abs(x - home.x) + abs(y - home.y))
        for x in across
        if margin <= x <= right
        for y in down
        if edge <= y <= foot
    ]
    return sorted(found, key=lambda each: each[1])


def _home(layout: TableLayout, size: tuple[float, float], covered: Sequence[Rect]) -> Rect:
    """Over the keys and whatever stands on them, its right edge on theirs."""
    keys, gap = layout.keys.rect, 12 * layout.u
    above = [rect.y for rect in covered if rect.bottom <= keys.y and rect.x >= keys.x - gap]
    return Rect(keys.right - size[0], min([keys.y, *above]) - gap - size[1], *size)


def _hand(layout: TableLayout, cards: int) -> Iterator[Rect]:
    """The own hand card by card, each lifted too."""
    for pose in layout.own_hand(max(1, cards)):
        yield poses_bounds((pose, pose.lifted(LIFT)))


def _backs(layout: TableLayout, cards: int) -> Iterator[Rect]:
    return (backs.area(cards) for backs in layout.backs if backs is not None)


def _slots(layout: TableLayout, lying: Collection[Seat]) -> list[tuple[Rect, float]]:
    """The cards that lie in the middle, and the place where the viewer's will."""
    weights = {layout.viewer: _PLACE} | dict.fromkeys(lying, 4.0)
    return [(poses_bounds((layout.trick_slot(seat),)), each) for seat, each in weights.items()]
