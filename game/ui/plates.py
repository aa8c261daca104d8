"""The seats' plates in all their forms: portrait, name, bid and tricks on dark glass (LOOK 3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pygame

from game.engine.bids import Bid
from game.engine.tables import Seat
from game.ui.brush import Brush
from game.ui.geometry import Point, Rect
from game.ui.glass import PLATE_DEPTH, glass
from game.ui.kept import PLATE_REACH, kept_part
from game.ui.layout.plates import PlateForm, PlateSpot
from game.ui.parts import Level, Part, around
from game.ui.platefacts import (
    SIGN,
    bid_colour,
    bid_number,
    draw_facts,
    facts_width,
    plate_words,
)
from game.ui.platemarks import (
    TURN_REACH,
    badge,
    badge_width,
    blind_sign,
    count,
    count_width,
    lead_mark,
    pip_place,
    pips,
    turn_light,
    turn_ring,
)
from game.ui.pops import bad_edge, count_part, gold_parts, pip_part
from game.ui.portraits import portrait
from game.ui.table_info import SeatInfo
from game.ui.theme import STRONG, Colour, Step
from game.words import t

_SWING = 9
"""How far a plate swings to either side when its nil is lost, at scale 1."""
_GAP = 6


@dataclass(frozen=True, slots=True)
class PlateMotion:
    """How far a plate is in its movements.

    `turn` fades the ring of the seat to act in (0 to 1, and a little less as it breathes), `swing`
    (-1 to 1) moves the plate whose nil was lost, and `bad` (0 to 1) is how far its edge has turned.
    `mark` is how far the pip of the newest trick has come (0 to 1, and a little more), `gold` (0 to
    1) how far the light of a Boston.
    """

    turn: float = 1.0
    swing: float = 0.0
    mark: float = 1.0
    bad: float = 1.0
    gold: float = 0.0


STILL = PlateMotion()


def draw_plate(
    brush: Brush,
    surface: pygame.Surface,
    spot: PlateSpot,
    info: SeatInfo,
    motion: PlateMotion = STILL,
) -> None:
    """Draw the plate of one seat at `spot`."""
    for part in plate_parts(brush, (), spot, info, motion):
        part.paint(surface)


def plate_parts(
    brush: Brush, level: Level, spot: PlateSpot, info: SeatInfo, motion: PlateMotion = STILL
) -> Iterator[Part]:
    """Yield the plate of one seat, between the light and the ring of a seat that is to act."""
    dx, still = motion.swing * _SWING * brush.scale, replace(info, acts=False)
    middle = Point(spot.portrait.x + dx, spot.portrait.y)
    if info.acts:
        yield _turn_part(turn_light, brush, (*level, 0), info.seat, middle, spot.radius, motion)

    there = _moved(spot, dx, 0.0)
    yield from _whole_parts(brush, (*level, 1), spot, still, dx, motion.bad)
    name = str(info.seat)
    if motion.gold > 0:
        yield from gold_parts(brush, (*level, 1), name, there.panel, _radius(brush, spot),
                              motion.gold)  # fmt: skip
    newest = None if motion.mark == 1 else _newest_pip(brush, there, info)
    if newest is not None:
        over = info.bid is not None and info.taken > info.bid.tricks
        colour = brush.theme.warn if over else bid_colour(brush, info)
        yield pip_part(brush, (*level, 1.6), name, newest, colour, motion.mark, over=over)
    counted = None if motion.mark == 1 else _newest_count(brush, there, info)
    if counted is not None:
        yield count_part(brush, (*level, 1.6), name, counted, bid_colour(brush, info), motion.mark)
    if info.acts:
        yield _turn_part(turn_ring, brush, (*level, 2), info.seat, middle, spot.radius, motion)


def _whole_parts(
    brush: Brush, level: Level, spot: PlateSpot, info: SeatInfo, dx: float, bad: float
) -> Iterator[Part]:
    """Yield the plate, over itself without its edge while that turns bad."""

    def part(name: str, high: Level, alpha: int, *, edged: bool) -> Part:
        def paint(layer: pygame.Surface, by_x: float, by_y: float) -> None:
            _paint(brush, layer, _moved(spot, by_x, by_y), info, edged=edged)

        key = ("plate", info, spot.form, spot.mirrored, edged)
        return kept_part(brush, f"{name} {info.seat}", high, key, spot.rect, paint,
                         reach=PLATE_REACH, dx=dx, alpha=alpha)  # fmt: skip

    if info.nil_lost and bad < 1:
        yield part("plate", level, 255, edged=False)
        yield part("edged", (*level, 1), round(255 * bad), edged=True)
    else:
        yield part("plate", level, 255, edged=True)


def _turn_part(
    mark: Callable[[Brush, pygame.Surface, Point, float, float], None],
    brush: Brush,
    level: Level,
    seat: Seat,
    middle: Point,
    radius: float,
    motion: PlateMotion,
) -> Part:
    def draw(surface: pygame.Surface) -> None:
        mark(brush, surface, middle, radius, motion.turn)

    wide = 2 * (TURN_REACH * radius + 4 * brush.scale)
    room = around(Rect.centred(middle.x, middle.y, wide, wide), 3)
    return Part(f"{mark.__name__} {seat}", level, (middle, radius, motion.turn), room, draw)


def _moved(spot: PlateSpot, dx: float, dy: float) -> PlateSpot:
    return replace(
        spot,
        rect=spot.rect.moved(dx, dy),
        panel=spot.panel.moved(dx, dy),
        portrait=Point(spot.portrait.x + dx, spot.portrait.y + dy),
    )


def _radius(brush: Brush, spot: PlateSpot) -> float:
    """The radius of a plate's corners."""
    row = spot.form in (PlateForm.ROW, PlateForm.MINI)
    return spot.panel.h * 0.3 if row else 16 * brush.scale


def _paint(
    brush: Brush, surface: pygame.Surface, spot: PlateSpot, info: SeatInfo, *, edged: bool
) -> None:
    """Draw a plate; `edged` tells whether a lost nil shows at its edge."""
    p, u, radius = spot.panel, brush.scale, _radius(brush, spot)
    row = spot.form in (PlateForm.ROW, PlateForm.MINI)
    glass(brush, surface, (p.x, p.y, p.w, p.h), radius=radius, depth=PLATE_DEPTH)
    if info.nil_lost and edged:
        bad_edge(brush, surface, p, radius)
    colour = brush.theme.sides[info.mark]
    portrait(brush, surface, info.portrait, spot.portrait.x, spot.portrait.y, spot.radius,
             ring=colour)  # fmt: skip
    {PlateForm.ROW: _row, PlateForm.MINI: _mini}.get(spot.form, _column)(brush, surface, spot, info)
    if spot.form is not PlateForm.ROW:
        at = _facts_spot(brush, spot, info)
        draw_facts(brush, surface, at.x, at.y, info, _count_step(spot))
    if info.leads:
        r = 9.5 * u if spot.form in (PlateForm.ROW, PlateForm.COLUMN) else 8.5 * u
        reach = spot.radius * 0.72
        side = -1 if spot.mirrored else 1
        at = Point(spot.portrait.x + side * reach, spot.portrait.y + (reach if row else -reach))
        lead_mark(brush, surface, at, r)


def _text_room(brush: Brush, spot: PlateSpot) -> Rect:
    """The part of a row's glass that the portrait leaves free."""
    u, wide = brush.scale, spot.form is PlateForm.ROW
    near, far = (14, 18) if wide else (11, 7)
    if spot.mirrored:
        left, right = spot.panel.x + far * u, spot.portrait.x - spot.radius - near * u
    else:
        left, right = spot.portrait.x + spot.radius + near * u, spot.panel.right - far * u
    return Rect.spanning(left, spot.panel.y, right, spot.panel.bottom)


def _row(brush: Brush, surface: pygame.Surface, spot: PlateSpot, info: SeatInfo) -> None:
    """Name over pips, and the tricks at the right."""
    room, theme = _text_room(brush, spot), brush.theme
    h, colour = room.h, bid_colour(brush, info)
    bid = bid_number(info)
    wide = count_width(brush, info.taken, bid, Step.FIGURE) if info.counting else 0.0
    name = brush.text.fit(
        info.name, Step.LEAD, room.w - wide - (_GAP * brush.scale if wide else 0), Step.LEAD.weight
    )
    brush.text.draw(surface, name, room.x, room.cy - 0.2 * h, Step.LEAD, theme.text)
    if info.counting:
        high = room.cy - 0.03 * h
        count(brush, surface, room.right - wide, high, info.taken, bid, Step.FIGURE)
    low, words = _low_line(room), plate_words(info)
    if words:
        brush.text.draw(surface, words, low.x, low.cy, Step.BODY, theme.second)
    elif info.bid is not None and info.bid.nil:
        badge(brush, surface, low.x, low.cy, _nil_label(info.bid), colour)
        rest = _pip_room(brush, room, info)
        if info.counting and rest.w > 8 * brush.scale:
            pips(brush, surface, rest, 0, info.taken, colour)
    elif info.bid is not None:
        _bid_pips(brush, surface, room, info, colour)


def _low_line(room: Rect) -> Rect:
    """The lower line of a row: pips, or words in their place."""
    h = room.h
    return Rect(room.x, room.cy + 0.22 * h - 0.1 * h, room.w, 0.2 * h)


def _nil_label(bid: Bid) -> str:
    return t("seat.blind_nil" if bid.blind else "seat.nil")


def _pip_room(brush: Brush, room: Rect, info: SeatInfo) -> Rect:
    """Where a row's pips stand: behind the badge of a nil, or the sign of a blind bid."""
    u, low, bid = brush.scale, _low_line(room), info.bid
    if bid is None or not (bid.nil or bid.blind):
        return low
    if not bid.nil:
        return Rect.spanning(room.x + SIGN * u, low.y, low.right, low.bottom)
    wide = count_width(brush, info.taken, None, Step.FIGURE) if info.counting else 0.0
    left = low.x + badge_width(brush, _nil_label(bid)) + 10 * u
    return Rect.spanning(left, low.y, room.right - wide - _GAP * u, low.bottom)


def _newest_pip(brush: Brush, spot: PlateSpot, info: SeatInfo) -> Rect | None:
    """Where the pip of the last trick of a seat is, None where the plate has none."""
    if spot.form is not PlateForm.ROW or info.bid is None or not info.taken or not info.counting:
        return None
    room = _pip_room(brush, _text_room(brush, spot), info)
    if room.w <= 8 * brush.scale:
        return None
    tricks = 0 if info.bid.nil else info.bid.tricks
    x, radius = pip_place(brush, room, max(tricks, info.taken), info.taken - 1)
    return Rect.centred(x, room.cy, 2 * radius, 2 * radius)


def _bid_pips(
    brush: Brush, surface: pygame.Surface, room: Rect, info: SeatInfo, colour: Colour
) -> None:
    if info.bid is None:
        return
    low = _low_line(room)
    if info.bid.blind:
        blind_sign(brush, surface, low.x + 8 * brush.scale, low.cy, colour)
    taken = info.taken if info.counting else 0
    pips(brush, surface, _pip_room(brush, room, info), info.bid.tricks, taken, colour)


def _mini(brush: Brush, surface: pygame.Surface, spot: PlateSpot, info: SeatInfo) -> None:
    """Name and tricks on one line, or on two where one is too short."""
    room, y = _text_room(brush, spot), _facts_spot(brush, spot, info).y
    label = brush.text.fit(info.name, Step.BODY, room.w, STRONG)
    high = y if y == room.cy else room.y + room.h * 0.27
    brush.text.draw(surface, label, room.x, high, Step.BODY, brush.theme.text, weight=STRONG)


def _column(brush: Brush, surface: pygame.Surface, spot: PlateSpot, info: SeatInfo) -> None:
    """Name under the portrait, tricks under the name."""
    p, top = spot.panel, spot.portrait.y + spot.radius
    label = brush.text.fit(info.name, Step.BODY, p.w - 10 * brush.scale, STRONG)
    brush.text.draw(surface, label, p.cx, top + 0.27 * (p.bottom - top), Step.BODY,
                    brush.theme.text, weight=STRONG, align="center")  # fmt: skip


def _facts_spot(brush: Brush, spot: PlateSpot, info: SeatInfo) -> Point:
    """Where the facts of a small plate begin."""
    wide = facts_width(brush, info, _count_step(spot))
    if spot.form is not PlateForm.MINI:
        top = spot.portrait.y + spot.radius
        return Point(spot.panel.cx - wide / 2, top + 0.70 * (spot.panel.bottom - top))
    room = _text_room(brush, spot)
    name = brush.text.width(info.name, Step.BODY, STRONG)
    # Words stand under every name, not only under those too long for a line with them.
    in_words = info.holds is not None or (info.owes_bid and info.said is None)
    if not in_words and name + _GAP * brush.scale + wide <= room.w:
        return Point(room.right - wide, room.cy)
    return Point(room.x, room.y + room.h * 0.71)


def _count_step(spot: PlateSpot) -> Step:
    """The size of the tricks on a small plate."""
    return Step.LEAD if spot.form is PlateForm.MINI else Step.TITLE


def _newest_count(brush: Brush, spot: PlateSpot, info: SeatInfo) -> Point | None:
    """The middle of the number of tricks on a small plate, None where there is none."""
    if spot.form is PlateForm.ROW or not info.counting or not info.taken:
        return None
    step, at = _count_step(spot), _facts_spot(brush, spot, info)
    end = at.x + facts_width(brush, info, step)
    tricks = count_width(brush, info.taken, bid_number(info), step)
    return Point(end - tricks + brush.text.width(str(info.taken), step, 700) / 2, at.y)
