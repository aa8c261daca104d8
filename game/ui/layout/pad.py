"""The bid pad and the pad of team talk, placed in the middle of the table (LOOK 3, Bid pad)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.ui.geometry import Rect
from game.ui.layout.padsize import TALK_GAP, TALK_LABEL, Grid, grids, talk_grids
from game.ui.layout.screen import SizeClass
from game.ui.layout.spread import clamp
from game.ui.layout.table import TableLayout
from game.ui.theme import SPACE_3

_CLEAR = 6
_ASIDE = 20
"""How far from the middle of the table a panel may move to be clear of something, at scale 1."""
_ASTRAY = 80
"""How far over or under its usual place a pad may stand before others are tried, at scale 1."""
_TOP = 0.218


@dataclass(frozen=True, slots=True)
class PadFrame:
    """What every pad has round its keys.

    `title` and `aside` (right-aligned) stand above the keys; under the `rule` stand the contract's
    `figure`, three `lines` beside it, the `confirm` button and, if there is room, a `note`.
    """

    panel: Rect
    title: Rect
    aside: Rect
    rule: Rect
    figure: Rect
    lines: tuple[Rect, ...]
    confirm: Rect
    note: Rect | None


@dataclass(frozen=True, slots=True)
class PadLayout:
    """A bid pad: its frame and a key for each bid in order, nil last."""

    frame: PadFrame
    keys: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class TalkLayout:
    """The pad of team talk: a row of keys for the low and one for the high end, and a nil key."""

    frame: PadFrame
    low_label: Rect
    low: tuple[Rect, ...]
    high_label: Rect
    high: tuple[Rect, ...]
    nil: Rect


def bid_pad(table: TableLayout, keys: int) -> PadLayout:
    """Return a pad with so many keys, in the middle of the table and clear of all that stands.

    Raises ValueError for no keys.
    """
    if keys < 1:
        raise ValueError("a bid pad without keys")
    grid, panel = _first(table, ((g, g.size(keys)) for g in grids(table.screen, keys)))
    return PadLayout(_frame(panel, grid, table.u), _keys(panel, grid, keys, table.u))


def talk_pad(table: TableLayout, tricks: int) -> TalkLayout:
    """Return the pad of team talk for bids from 1 to `tricks`.

    Raises ValueError for no tricks.
    """
    if tricks < 1:
        raise ValueError("team talk without tricks")
    sizes = ((g, g.talk_size(tricks)) for g in talk_grids(table.screen, tricks))
    grid, panel = _first(table, sizes)
    return _talk(panel, grid, table.u, tricks)


def free_spot(table: TableLayout, w: float, h: float, *, centred: bool = False) -> Rect | None:
    """Return a place of this size in the middle of the table, clear of what stands on it.

    None if there is none. The trick and its chips are not there yet when a pad is. `centred` puts
    it about the middle of the trick on every table. It moves aside a little where that helps.
    """
    wanted = usual_spot(table, w, h, centred=centred)
    found = (_cleared(table, place) for place in (wanted, *_aside(table, wanted)))
    return next((place for place in found if place is not None), None)


def _aside(table: TableLayout, wanted: Rect) -> Iterable[Rect]:
    """Yield places a little aside from the wanted one, next to what stands there; nearest first."""
    gap, most = _CLEAR * table.u, _ASIDE * table.u
    ways = [
        way
        for r in pad_obstacles(table)
        for way in (r.right + gap - wanted.x, r.x - gap - wanted.right)
        if abs(way) <= most
    ]
    return (wanted.moved(way, 0.0) for way in sorted(ways, key=abs))


def _cleared(table: TableLayout, wanted: Rect) -> Rect | None:
    """Return a place moved up or down until it is clear of what stands on the table, or None."""
    gap, w, h = _CLEAR * table.u, wanted.w, wanted.h
    if wanted.x < gap or wanted.right > table.screen.width - gap:
        return None
    top, bottom = 0.0, table.screen.height
    for r in pad_obstacles(table):
        if r.x < wanted.right + gap and r.right > wanted.x - gap:
            if r.cy < table.trick.centre.y:
                top = max(top, r.bottom)
            else:
                bottom = min(bottom, r.y)
    if bottom - top - 2 * gap < h:
        return None
    return Rect(wanted.x, clamp(wanted.y, top + gap, bottom - gap - h), w, h)


def pad_obstacles(table: TableLayout) -> Iterable[Rect]:
    """Yield what is on the table while the viewer bids, and must stay visible."""
    yield from table.standing()
    yield table.tag
    yield table.hand.area(table.cards)
    yield from (b.rect for b in table.bubbles[1:])


def usual_spot(table: TableLayout, w: float, h: float, *, centred: bool = False) -> Rect:
    """Return where a panel of this size stands if nothing is in its way."""
    centre = table.trick.centre
    if table.screen.kind.roomy and not centred:
        return Rect(centre.x - w / 2, _TOP * table.screen.height, w, h)
    up = 8 * table.u if table.screen.kind is SizeClass.SMALL else 0.0
    return Rect.centred(centre.x, centre.y - up, w, h)


def _first(
    table: TableLayout, sizes: Iterable[tuple[Grid, tuple[float, float]]]
) -> tuple[Grid, Rect]:
    """Return the first grid that finds a place; if none does the last, in the middle.

    Where that is far from the usual place, another one in the same style may be nearer.
    """
    u, first = table.u, None
    for grid, (w, h) in sizes:
        if first and (first[0].style, first[0].noted) != (grid.style, grid.noted):
            return first
        panel, usual = free_spot(table, w * u, h * u), usual_spot(table, w * u, h * u)
        if panel and abs(panel.cy - usual.cy) <= _ASTRAY * u:
            return grid, panel
        first = first or (panel and (grid, panel))
    return first or (grid, usual)


def _frame(panel: Rect, grid: Grid, u: float) -> PadFrame:
    style = grid.style
    left, right = panel.x + style.edge * u, panel.right - style.edge * u
    note_h = style.note * u if grid.noted else 0.0
    rule_y = panel.bottom - note_h - style.foot * u
    gap, line, clear = style.gap * u, style.line * u, max(style.gap, SPACE_3) * u
    beside = (2 if style.stacked else 3) * line
    top = rule_y + gap
    cw, ch = style.confirm[0] * u, style.confirm[1] * u
    confirm = Rect(right - cw, top + (beside - ch) / 2, cw, ch)
    figure = Rect(left, top, style.figure * u, beside)
    ends = [(figure.right + gap, confirm.x - clear)] * 3
    if style.stacked:
        ends[2] = left, right
    lines = tuple(
        Rect.spanning(x0, top + i * line, x1, top + (i + 1) * line)
        for i, (x0, x1) in enumerate(ends)
    )
    title = Rect(left, panel.y, (right - left) * 0.72, style.head * u)
    aside = Rect.spanning(title.right, panel.y, right, title.bottom)
    note = Rect(left, panel.bottom - note_h, right - left, note_h) if grid.noted else None
    rule = Rect(left, rule_y, right - left, u)
    return PadFrame(panel, title, aside, rule, figure, lines, confirm, note)


def _keys(panel: Rect, grid: Grid, keys: int, u: float) -> tuple[Rect, ...]:
    style = grid.style
    h, gap = style.key[1] * u, style.gap * u
    x, y = panel.x + style.edge * u, panel.y + style.head * u
    w = (panel.right - style.edge * u + gap - x) / grid.columns - gap
    return tuple(
        Rect(x + (i % grid.columns) * (w + gap), y + (i // grid.columns) * (h + gap), w, h)
        for i in range(keys)
    )


def _talk(panel: Rect, grid: Grid, u: float, tricks: int) -> TalkLayout:
    style, frame = grid.style, _frame(panel, grid, u)
    left, y = panel.x + style.edge * u, panel.y + style.head * u
    w, h, gap = grid.key * u, style.key[1] * u, style.gap * u
    lines = -(-tricks // grid.columns)
    block = lines * (h + gap)
    sets = []
    for row in range(2):
        sets.append(
            tuple(
                Rect(
                    left + TALK_LABEL * u + (i % grid.columns) * (w + TALK_GAP * u),
                    y + row * block + (i // grid.columns) * (h + gap),
                    w,
                    h,
                )
                for i in range(tricks)
            )
        )
    low_label, high_label = (
        Rect(left, y + row * block, TALK_LABEL * u - gap, h) for row in range(2)
    )
    nil = Rect(frame.confirm.x - gap - w - 12 * u, frame.confirm.y, w + 12 * u, frame.confirm.h)
    beside = tuple(
        Rect.spanning(
            r.x, r.y, min(r.right, nil.x - gap) if r.y < nil.bottom else r.right, r.bottom
        )
        for r in frame.lines
    )
    return TalkLayout(replace(frame, lines=beside), low_label, sets[0], high_label, sets[1], nil)
