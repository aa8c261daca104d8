"""The pictures of tricks: following suit, ruffing, and the lead of spades."""

from __future__ import annotations

import pygame

from game.engine.actions import Play
from game.engine.legality import check
from game.engine.state import State
from game.engine.tables import Seat
from game.scenes.desk import Desk
from game.scenes.help.examples import (
    LEFT,
    PARTNER,
    RIGHT,
    YOU,
    barred,
    following,
    on_lead,
    people,
    ruffed,
)
from game.scenes.help.pictures.kit import (
    draw_hand,
    draw_trick,
    hand_fan,
    hand_order,
    label,
    trick_slots,
)
from game.ui.chips import BUBBLE_HEIGHT, bubble
from game.ui.felt import inlay
from game.ui.geometry import CardPose, Fan, Point, Rect, poses_bounds
from game.ui.text import Align
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.refusals import refusal_text
from game.words.table import led_chip, spades_chip

_MOST_TRICK = 220
_LABEL = 40
_HALF_STEP = 0.5
_HAND, _SMALL_HAND = 0.27, 0.2
"""The height of a card of the hand, of the picture's: names and words leave a low one less."""
_ROOMY = 420


def paint_following(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw a trick on the table within `area`, and a hand of which three cards may be played."""
    u, state = desk.brush.scale, following()
    hand, dark = hand_order(desk, state), barred(state)
    share = _HAND if area.h >= _ROOMY * u else _SMALL_HAND
    low = Rect.spanning(area.x, area.bottom - 4 / 3 * share * area.h, area.right, area.bottom)
    poses = hand_fan(low, len(hand), share * area.h)
    over = poses_bounds(poses).y - (BUBBLE_HEIGHT + 26) * u
    chip = led_chip(state)
    _trick(desk, surface, Rect.spanning(area.x, area.y, area.right, over), state,
           "" if chip is None else chip[0])  # fmt: skip
    draw_hand(desk, surface, poses, hand, dark)
    # Any dark card will do; one to the right of the middle has room for its words.
    place = next(i for i, card in enumerate(hand) if i > len(hand) // 2 and card in dark)
    action = Play(YOU, hand[place])
    why = check(state, action)
    if why is not None:
        _refusal(desk, surface, poses[place], refusal_text(state, action, why, people()), area)


def paint_trumps(desk: Desk, surface: pygame.Surface, area: Rect) -> None:
    """Draw a ruff within `area`, over a hand on lead before and after spades are broken."""
    u, state = desk.brush.scale, ruffed()
    parts = 0.42 * area.h
    top = Rect.spanning(area.x, area.y, area.right, area.bottom - parts - 16 * u)
    _trick(desk, surface, top, state, t("howto.ruffs", who=people().title(YOU)))
    gap = 24 * u
    half = (area.w - gap) / 2
    for x, broken in ((area.x, False), (area.right - half, True)):
        _lead(desk, surface, Rect(x, area.bottom - parts, half, parts), on_lead(broken=broken))


def _lead(desk: Desk, surface: pygame.Surface, room: Rect, state: State) -> None:
    """A hand on lead under a chip that says whether spades are broken."""
    u, hand = desk.brush.scale, hand_order(desk, state)
    low = Rect.spanning(room.x, room.y + _LABEL * u, room.right, room.bottom)
    poses = hand_fan(low, len(hand), 0.7 * low.h, _HALF_STEP)
    draw_hand(desk, surface, poses, hand, barred(state))
    at = Point(room.cx, poses_bounds(poses).y - 24 * u)
    words, sign = spades_chip(broken=state.broken)[0], "broken" if state.broken else "S"
    label(desk, surface, at, words, room, sign)


def _trick(desk: Desk, surface: pygame.Surface, room: Rect, state: State, below: str) -> None:
    """A trick with the names of those who played to it, and the words `below` under it."""
    u, names = desk.brush.scale, people()
    inner = Rect.spanning(room.x, room.y + _LABEL * u, room.right, room.bottom - _LABEL * u)
    slots = trick_slots(inner, _MOST_TRICK * u)
    frame = poses_bounds(slots)
    inlay(desk.brush, surface, frame.cx, frame.cy, min(0.46 * room.w, 1.3 * frame.w),
          0.5 * frame.h + 14 * u)  # fmt: skip
    draw_trick(desk, surface, slots, state)
    leader = state.tricks[-1].leader
    for seat, (at, align) in _beside(slots, u).items():
        name = names.title(seat)
        words = t("howto.leads", who=name) if seat == leader else name
        label(desk, surface, at, words, room, align=align)
    label(desk, surface, Point(slots[YOU].x, frame.bottom + 24 * u), below, room)


def _beside(slots: Fan, u: float) -> dict[Seat, tuple[Point, Align]]:
    """Where the names of the others stand at their cards."""
    left, top, right = (poses_bounds((slots[seat],)) for seat in (LEFT, PARTNER, RIGHT))
    return {
        LEFT: (Point(left.x - 12 * u, left.cy), "right"),
        PARTNER: (Point(top.cx, top.y - 24 * u), "center"),
        RIGHT: (Point(right.right + 12 * u, right.cy), "left"),
    }


def _refusal(desk: Desk, surface: pygame.Surface, pose: CardPose, words: str, area: Rect) -> None:
    """The sentence that a press on a dark card brings up, over that card."""
    u = desk.brush.scale
    wide = desk.brush.text.rich_width(words, Step.BODY, STRONG) + 28 * u
    top = pose.spot(0.0, -pose.height / 2)
    x = min(top.x, area.right - wide / 2)
    bubble(desk.brush, surface, x, top.y - (BUBBLE_HEIGHT / 2 + 8) * u, words)
