"""The table's furniture: what lies under the cards and what stands over them (LOOK 3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.engine.tables import Seat
from game.ui.brush import Brush
from game.ui.bubbles import bubble_part, draw_banner, draw_tag
from game.ui.chips import CHIP_HEIGHT, TAG_HEIGHT, chip, chip_width, tag_width
from game.ui.geometry import Rect, polygons_meet, poses_bounds
from game.ui.kept import kept_part
from game.ui.layout.draw_pile import draw_spots
from game.ui.layout.seats import Edge
from game.ui.layout.table import TableLayout
from game.ui.parts import Level, Part, around, paint_all
from game.ui.platemarks import dealer_disc
from game.ui.plates import STILL, PlateMotion, plate_parts
from game.ui.scoreboard import score_part, segment_parts
from game.ui.shadow import glow
from game.ui.table_info import TableInfo
from game.ui.theme import SPACE_1, STRONG, Step
from game.ui.vector import put
from game.words import t

_BROKEN_LIGHT, _BROKEN_OPACITY = 70, 0.6
_CHIP_REACH = 32
"""How far the shade of a chip or a tag runs over it, at scale 1."""
_FULL_CHIP = 150
"""A chip's room at least this wide, at scale 1, has the words in full."""


@dataclass(frozen=True, slots=True)
class FurnitureMotion:
    """How far the furniture is in its movements; what is not named is at rest.

    `plates` and `bubbles` are by seat, a bubble's value running from 0 (not there) to 1. When
    spades are broken, `broken` is the light on the chip, from 1 down to 0, and `chip` how far the
    chip has turned over, 0 to 1. Without `travels` what comes in does so where it stands.
    """

    plates: Mapping[Seat, PlateMotion] = field(default_factory=dict)
    bubbles: Mapping[Seat, float] = field(default_factory=dict)
    broken: float = 0.0
    chip: float = 1.0
    travels: bool = True


AT_REST = FurnitureMotion()


UNDER, OVER = 1.0, 5.0
"""The levels of what lies under the cards and of what stands over them."""


def draw_under(
    brush: Brush,
    surface: pygame.Surface,
    layout: TableLayout,
    info: TableInfo,
    motion: FurnitureMotion = AT_REST,
) -> None:
    """Draw what lies under the cards."""
    paint_all(surface, parts_under(brush, layout, info, motion))


def draw_over(
    brush: Brush,
    surface: pygame.Surface,
    layout: TableLayout,
    info: TableInfo,
    motion: FurnitureMotion = AT_REST,
) -> None:
    """Draw what stands over the cards."""
    paint_all(surface, parts_over(brush, layout, info, motion))


def parts_under(
    brush: Brush, layout: TableLayout, info: TableInfo, motion: FurnitureMotion = AT_REST
) -> Iterator[Part]:
    """Yield what lies under the cards: caption, score, chips, plates and the dealer's disc."""
    if layout.caption is not None:
        yield _caption(brush, layout, layout.caption, info)
    yield score_part(brush, (UNDER, 1), layout.score, info)
    marks = {info.seats[seat].mark: plate.mark for seat, plate in motion.plates.items()
             if plate.mark != 1 and not info.seats[seat].nil_lost}  # fmt: skip
    yield from segment_parts(brush, (UNDER, 1, 1), layout.score, info, marks)
    yield from _chips(brush, layout, info, motion)
    if info.piles is not None:
        spots = draw_spots(layout)
        for room, words in zip((spots.pack_chip, spots.discards_chip), info.piles, strict=True):
            yield _chip(brush, f"pile {words}", room, words, "", lit=True)
    for seat in info.seats:
        level = (UNDER, 3, seat.seat)
        still = motion.plates.get(seat.seat, STILL)
        yield from plate_parts(brush, level, layout.plate(seat.seat), seat, still)
        if seat.dealer:
            yield _disc(brush, (*level, 3), layout.disc(seat.seat))


def parts_over(
    brush: Brush, layout: TableLayout, info: TableInfo, motion: FurnitureMotion = AT_REST
) -> Iterator[Part]:
    """Yield what stands over the cards: bid bubbles and the tag of the viewer's turn."""
    if info.bubbles:
        for seat in info.seats:
            # The own bubble would stand where the tag does.
            if seat.seat != info.viewer or not info.viewer_acts:
                share = motion.bubbles.get(seat.seat, 1.0)
                yield from bubble_part(brush, (OVER,), layout.bubble(seat.seat), seat, share,
                                       travels=motion.travels)  # fmt: skip
    if info.tag:
        yield _tag(brush, layout.tag, info.tag)


def banner_part(brush: Brush, layout: TableLayout, words: str, level: Level) -> Part:
    """The part of a caption in the middle, as over the last trick or the cut."""
    room = banner_room(brush, layout, words)

    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        draw_banner(brush, layer, room.cx + dx, room.cy + dy, words)

    return kept_part(brush, "banner", level, ("banner", words), room, paint, reach=_CHIP_REACH)


def banner_room(brush: Brush, layout: TableLayout, words: str) -> Rect:
    """Return where a caption stands: on the upper line of the inlay, but under the trick where it
    would hide a card's index there."""
    u = brush.scale
    tops = [
        layout.plate(seat).rect.bottom
        for seat in range(layout.seats)
        if layout.edge(seat) is Edge.TOP
    ]
    y = max([layout.inlay.rect.y, *(bottom + 17 * u for bottom in tops)])
    room = Rect.centred(layout.trick.centre.x, y, chip_width(brush, words), CHIP_HEIGHT * u)
    slots = layout.trick.slots
    if not any(polygons_meet(room.corners, slot.corners) for slot in slots):
        return room
    lowest = poses_bounds(slots).bottom
    below = [each.bottom for each in layout.chips if each.x < room.right and room.x < each.right]
    over_hand = layout.hand.area(layout.cards).y - SPACE_1 * u - room.h
    under = room.moved(0.0, min(max([lowest, *below]) + SPACE_1 * u, over_hand) - room.y)
    # Only the words of the cut are that long, and then there is no hand yet.
    row = [each.bottom for each in (layout.plates[0].rect, layout.keys.rect) if each.meets(under)]
    return under.moved(0.0, max(row) + SPACE_1 * u - under.y) if row else under


def _caption(brush: Brush, layout: TableLayout, room: Rect, info: TableInfo) -> Part:
    """The table's name over the rules line, or over the number of the deal where room is short."""
    u, text = brush.scale, brush.text
    fits = text.width(info.title, Step.LEAD, STRONG) <= room.w
    title = text.fit(info.title if fits else info.name, Step.LEAD, room.w, STRONG)
    line = fitting(brush, info.rules, room.w) if layout.rules_line else info.deal_words
    wide = max(text.width(title, Step.LEAD), text.width(line, Step.BODY))

    def draw(surface: pygame.Surface) -> None:
        text.draw(surface, title, room.x, room.y + 14 * u, Step.LEAD, brush.theme.text)
        text.draw(surface, line, room.x, room.y + 36 * u, Step.BODY, brush.theme.second)

    area = around(Rect(room.x, room.y, wide, 50 * u), 4 * u)
    return Part("caption", (UNDER, 0), (title, line, room), area, draw)


def fitting(brush: Brush, parts: Sequence[str], width: float) -> str:
    """Return as many of `parts` from the first on, in one line, as fit in `width`."""
    joint = t("score.joint")
    count = len(parts)
    while count > 1 and brush.text.width(joint.join(parts[:count]), Step.BODY) > width:
        count -= 1
    return joint.join(parts[:count])


def _chips(
    brush: Brush, layout: TableLayout, info: TableInfo, motion: FurnitureMotion
) -> Iterator[Part]:
    left, right = layout.chips
    # The second form of a chip's words is the short one.
    form = 0 if left.w > _FULL_CHIP * brush.scale else 1
    if motion.broken > 0 and brush.theme.depth:
        yield _light(brush, left, motion.broken)
    if info.spades is not None and motion.chip < 1:
        yield _turning_chip(brush, left, info, form, motion.chip)
    elif info.spades is not None:
        sign = "broken" if info.broken else "S"
        yield _chip(brush, "spades", left, info.spades[form], sign, lit=info.broken)
    if info.led is not None:
        yield _chip(brush, "led", right, info.led[form], info.led_sign, lit=True)


def _light(brush: Brush, chip_room: Rect, light: float) -> Part:
    """The light round the chip when spades are broken."""
    reach = _BROKEN_LIGHT * brush.scale

    def draw(surface: pygame.Surface) -> None:
        glow(brush, surface, chip_room.cx, chip_room.cy, 1.6 * reach, reach, brush.theme.accent,
             _BROKEN_OPACITY, light)  # fmt: skip

    room = Rect.centred(chip_room.cx, chip_room.cy, 3.2 * reach, 2 * reach)
    return Part("light", (UNDER, 2, 0), light, around(room, 2), draw)


def _chip(brush: Brush, name: str, room: Rect, words: str, sign: str, *, lit: bool) -> Part:
    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        ink = brush.theme.text if lit else brush.theme.second
        chip(brush, layer, room.cx + dx, room.cy + dy, words, sign=sign, colour=ink)

    key = ("chip", words, sign, lit)
    return kept_part(brush, name, (UNDER, 2, 1), key, room, paint, reach=_CHIP_REACH)


def _turning_chip(brush: Brush, room: Rect, info: TableInfo, form: int, share: float) -> Part:
    """The chip of the spades, the share `share` of its way from one side over to the other."""
    over = share >= 0.5
    words = (info.spades if over else info.unbroken) or ("", "")
    area = around(room, _CHIP_REACH * brush.scale)

    def draw(surface: pygame.Surface) -> None:
        layer = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        ink = brush.theme.text if over else brush.theme.second
        chip(brush, layer, room.cx - area.x, room.cy - area.y, words[form],
             sign="broken" if over else "S", colour=ink)  # fmt: skip
        wide = max(1, round(area.w * abs(1 - 2 * share)))
        thin = pygame.transform.smoothscale(layer, (wide, area.h))
        put(surface, thin, area.centerx - wide / 2, area.y)

    return Part("spades", (UNDER, 2, 1), ("turning", share, words[form]), area, draw)


def _disc(brush: Brush, level: Level, place: Rect) -> Part:
    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        dealer_disc(brush, layer, place.moved(dx, dy))

    return kept_part(brush, "dealer", level, ("dealer",), place, paint, reach=24)


def _tag(brush: Brush, room: Rect, words: str) -> Part:
    def paint(layer: pygame.Surface, dx: float, dy: float) -> None:
        draw_tag(brush, layer, room.moved(dx, dy), words)

    wide = max(room.w, tag_width(brush, words))
    area = Rect.centred(room.cx, room.cy, wide, max(room.h, TAG_HEIGHT * brush.scale))
    return kept_part(brush, "tag", (OVER, 1), ("tag", words), area, paint, reach=_CHIP_REACH)
