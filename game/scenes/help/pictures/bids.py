"""The picture of the bidding: what the partners bid, and the contract that comes of it."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.engine.state import State
from game.engine.tables import Side
from game.scenes.desk import Desk
from game.scenes.help.examples import PEOPLE, YOU, bid, people
from game.ui.bubbles import draw_bubble
from game.ui.faces import box
from game.ui.geometry import Point, Rect
from game.ui.glass import glass
from game.ui.layout.marks import BubbleSpot, Tail
from game.ui.layout.plates import PlateForm, plate, plate_size
from game.ui.layout.seats import side_order
from game.ui.plates import draw_plate
from game.ui.table_info import table_info
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.preview import stakes

_ROOMY = (700, 480)
_BUBBLE, _SMALL_BUBBLE = (62, 50), (46, 38)
_TAIL = 11


def paint_bids(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw the bids of both sides within `area`, the reader's side first."""
    u, state = desk.brush.scale, bid()
    roomy = area.w >= _ROOMY[0] * u and area.h >= _ROOMY[1] * u
    form = PlateForm.ROW if roomy else PlateForm.MINI
    high = plate_size(form, u)[1]
    panel, gap = (104 if roomy else 88) * u, (14 if roomy else 8) * u
    between = min(0.12 * area.h, 64 * u)
    whole = 2 * (high + gap + panel) + between
    y = area.cy - whole / 2
    for place, side in enumerate(side_order(state.table.sides, YOU)):
        wide = _bidders(desk, surface, Point(area.cx, y + high / 2), state, side, form)
        y += high + gap
        room = Rect.centred(area.cx, y + panel / 2, min(area.w, max(wide, 500 * u)), panel)
        _contract(desk, surface, room, state, side, place)
        y += panel + between


def _bidders(
    desk: Desk, surface: pygame.Surface, at: Point, state: State, side: Side, form: PlateForm
) -> float:
    """Draw the plates of a side in a row about `at`, each with its bid; return how wide it is."""
    brush, u, names = desk.brush, desk.brush.scale, people()
    seats = table_info(state, names, PEOPLE).seats
    wide = plate_size(form, u)[0]
    bubble, bubble_high = (n * u for n in (_SMALL_BUBBLE if form is PlateForm.MINI else _BUBBLE))
    tail, apart = _TAIL * u, 26 * u
    each = wide + tail + bubble
    members = names.seats(side, state.table)
    x = at.x - (len(members) * each + (len(members) - 1) * apart) / 2
    for seat in members:
        # A small plate would give the bid beside tricks that nobody has yet played for.
        shown = replace(seats[seat], bid=None) if form is PlateForm.MINI else seats[seat]
        draw_plate(brush, surface, plate(form, x, at.y, u), replace(shown, owes_bid=False))
        room = Rect(x + wide + tail, at.y - bubble_high / 2, bubble, bubble_high)
        spot = BubbleSpot(room, Point(x + wide + 2 * u, at.y), Tail.LEFT)
        draw_bubble(brush, surface, spot, seats[seat])
        x += each + apart
    return len(members) * (each + apart) - apart


def _contract(
    desk: Desk, surface: pygame.Surface, room: Rect, state: State, side: Side, place: int
) -> None:
    """Draw what the bids of a side come to, and what that is worth."""
    brush, u, theme = desk.brush, desk.brush.scale, desk.brush.theme
    glass(brush, surface, box(room), radius=16 * u)
    contract = state.contract(side)
    size = Step.DISPLAY if room.h >= 100 * u else Step.TOTAL
    left = room.x + 92 * u
    brush.text.draw(surface, str(contract), room.x + 50 * u, room.cy, size, theme.sides[place],
                    weight=700, align="center")  # fmt: skip
    needs = t("howto.needs", side=people().side(side, state.table), n=contract,
              tricks=state.table.tricks)  # fmt: skip
    width = room.right - 20 * u - left
    bids = tuple(made for seat in state.table.sides[side] if (made := state.bids[seat]))
    lines = [(needs, Step.LEAD, theme.text)]
    lines += [
        (row, Step.BODY, theme.second)
        for row in brush.text.wrap(stakes(state.rules, bids), Step.BODY, width)
    ]
    pitch = 26 * u if len(lines) < 3 or room.h >= 100 * u else 24 * u
    y = room.cy - pitch * (len(lines) - 1) / 2
    for words, step, ink in lines:
        weight = STRONG if step is Step.LEAD else 400
        brush.text.rich(surface, words, left, y, step, ink, weight=weight,
                        strong=700 if step is Step.LEAD else STRONG,
                        strong_colour=theme.text)  # fmt: skip
        y += pitch
