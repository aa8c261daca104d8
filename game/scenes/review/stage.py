"""Draws the table of a review: hands that lie open, plates, the trick, and the two choices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.engine.tables import Seat
from game.scenes.desk import Desk
from game.scenes.review.shown import Shown
from game.ui.cards import CardLook, Edge, draw_card
from game.ui.cardsprites import BACK
from game.ui.faces import box
from game.ui.felt import inlay
from game.ui.geometry import CardPose, Rect
from game.ui.layout.open_table import OpenTable
from game.ui.platemarks import dealer_disc
from game.ui.plates import draw_plate
from game.ui.shapes import rounded
from game.ui.table_info import SeatInfo, table_info
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.names import Names

_TAG = (27, 24)
_DISC = 26


def draw_stage(
    desk: Desk,
    surface: pygame.Surface,
    table: OpenTable,
    shown: Shown,
    names: Names,
    portraits: Sequence[str],
    *,
    only: Seat | None,
) -> None:
    """Draw the table; with `only` all hands but that seat's lie face down."""
    brush = desk.brush
    half_w, half_h = table.inlay
    middle = table.middle
    bare = not shown.trick and not shown.looked
    inlay(brush, surface, middle.x, middle.y, half_w, half_h, sign=bare)
    info = table_info(shown.plates, names, portraits)
    for seat in range(len(shown.hands)):
        if seat != table.viewer:
            _other(desk, surface, table, seat, shown, hidden=only is not None and seat != only)
    for seat_info in info.seats:
        _plate(desk, surface, table, seat_info)
    for laid in shown.trick:
        edge = Edge.WINNER if laid.winner else None
        _card(desk, surface, table.slot(laid.seat), laid.code,
              CardLook(dark=laid.later, edge=edge, lift=0.2))  # fmt: skip
    if shown.looked:
        slot = table.slots[0]
        pose = replace(slot, x=middle.x, y=middle.y, angle=0.0)
        _card(desk, surface, pose, shown.looked, CardLook(lift=0.3))
    _own(desk, surface, table, shown)


def _plate(desk: Desk, surface: pygame.Surface, table: OpenTable, info: SeatInfo) -> None:
    spot, u = table.plate(info.seat), desk.brush.scale
    draw_plate(desk.brush, surface, spot, replace(info, acts=False))
    if info.dealer:
        side, off = _DISC * u, 0.72 * spot.radius
        x = spot.portrait.x + (off if spot.mirrored else -off)
        dealer_disc(desk.brush, surface, Rect.centred(x, spot.portrait.y - off, side, side))


def _other(
    desk: Desk,
    surface: pygame.Surface,
    table: OpenTable,
    seat: Seat,
    shown: Shown,
    *,
    hidden: bool,
) -> None:
    cards = shown.hands[seat]
    poses = table.hand(seat, len(cards), hidden=hidden)
    for pose, code in zip(poses, cards, strict=True):
        _card(desk, surface, pose, BACK if hidden else code, CardLook(shade=0.6))


def _own(desk: Desk, surface: pygame.Surface, table: OpenTable, shown: Shown) -> None:
    cards = shown.hands[table.viewer]
    poses = table.hand(table.viewer, len(cards))
    marked = shown.own | shown.best
    tags: list[tuple[CardPose, str]] = []
    for pose, code in zip(poses, cards, strict=True):
        is_best = code in shown.best
        place = table.lifted(pose) if is_best and shown.decided else pose
        edge = Edge.SUGGESTED if is_best and shown.decided else None
        look = CardLook(dark=shown.decided and code not in marked, edge=edge, shade=0.7)
        _card(desk, surface, place, code, look)
        if shown.decided and code in marked:
            expert = "expert" if shown.beaten else "best"
            tags.append((place, expert if is_best else "you"))
    _tags(desk, surface, tags)


def _tags(desk: Desk, surface: pygame.Surface, tags: Sequence[tuple[CardPose, str]]) -> None:
    """Draw one tag of each word over the left corner of its first card, side by side."""
    brush, u = desk.brush, desk.brush.scale
    first: dict[str, CardPose] = {}
    for pose, word in tags:
        first.setdefault(word, pose)
    right = math.inf
    for word, pose in sorted(first.items(), key=lambda item: -item[1].x):
        label = t(f"review.tag.{word}")
        w, h = brush.text.width(label, Step.BODY, STRONG) + _TAG[1] * u, _TAG[0] * u
        x = min(pose.x - pose.width / 2, right - w - 4 * u)
        y = pose.y - pose.height / 2 - h - 3 * u
        _tag(desk, surface, Rect(x, y, w, h), label, own=word == "you")
        right = x


def _tag(desk: Desk, surface: pygame.Surface, area: Rect, label: str, *, own: bool) -> None:
    brush, theme = desk.brush, desk.brush.theme
    tones = theme.gold if own else theme.best
    rounded(brush, surface, box(area), area.h / 2, tones.top, foot=tones.foot)
    brush.text.draw(surface, label, area.cx, area.cy, Step.BODY, tones.ink,
                    weight=STRONG, align="center")  # fmt: skip


def _card(desk: Desk, surface: pygame.Surface, pose: CardPose, code: str, look: CardLook) -> None:
    draw_card(desk.brush, surface, desk.sprites, code, pose.x, pose.y, pose.height, pose.angle,
              look)  # fmt: skip
