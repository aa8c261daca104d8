"""The cards of the table as parts of its picture: at rest, in the own hand, and on their way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pygame

from game.scenes.desk import Desk
from game.scenes.table.hand import HandTouch
from game.ui.cards import CardLook, Edge, card_area, draw_card
from game.ui.geometry import CardPose
from game.ui.parts import Level, Part
from game.ui.placement import FLYING_Z, OWN_HAND_Z, TRICK_Z
from game.ui.stage import Stage
from game.ui.tween import Spot

LOW, OWN, FLYING = 2.0, 3.0, 4.0
"""The levels of cards that lie on the table, of the own hand, and of cards on their way."""
_GLIDES_TO = 4.0
"""Degrees by which a card that closes up with its hand turns at most."""


class CardParts:
    """Makes the parts of the cards; those that lie as they lay are not made again."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._lying: dict[str, tuple[Spot, Part]] = {}

    def forget(self) -> None:
        """Make every part anew: another size or theme."""
        self._lying = {}

    def parts(self, stage: Stage, touch: HandTouch, *, bare_middle: bool) -> Iterator[Part]:
        """Yield the cards of a stage; `bare_middle` leaves out the trick."""
        still, rest = stage.still(), stage.rest
        top = TRICK_Z if bare_middle else OWN_HAND_Z
        self._lying = {key: lying for key, lying in self._lying.items() if key in still}
        for key, spot in still.items():
            if spot.z >= OWN_HAND_Z:
                yield self._own(key, spot, touch)
            elif spot.z < top:
                yield self._low(key, spot)
        for key, spot in stage.flying().items():
            yield from self._moving(key, spot, rest, touch)

    def _low(self, key: str, spot: Spot) -> Part:
        known = self._lying.get(key)
        if known is None or known[0] is not spot:
            known = (spot, spot_part(self._desk, key, (LOW, spot.z), spot))
            self._lying[key] = known
        return known[1]

    def _moving(
        self, key: str, spot: Spot, rest: Mapping[str, Spot], touch: HandTouch
    ) -> Iterator[Part]:
        """A card on its way; one that only glides is drawn as it will lie."""
        if spot.alpha <= 0 or spot.squash <= _THINNEST:
            return
        end = rest.get(key)
        if end is not None and _lies(spot, end):
            yield spot_part(self._desk, key, (LOW, spot.z), spot)
            return
        if end is None or not _glides(spot, end):
            yield spot_part(self._desk, key, (FLYING, spot.z), spot, moving=True)
            return
        pose = replace(spot.pose, angle=end.pose.angle)
        if OWN_HAND_Z <= spot.z < FLYING_Z:
            yield self._own(key, replace(spot, pose=pose), touch)
            return
        level = FLYING if spot.z >= FLYING_Z else LOW
        lies = replace(end, code=spot.code, pose=pose, dark=spot.dark, squash=spot.squash)
        yield spot_part(self._desk, key, (level, spot.z), lies)

    def _own(self, key: str, spot: Spot, touch: HandTouch) -> Part:
        pose = touch.pose(key, spot.pose)
        chosen = key in touch.chosen or key == touch.ahead
        edge = Edge.CHOSEN if chosen else Edge.SUGGESTED if key in touch.suggested else None
        focus = key == touch.focus
        quiet = pose is spot.pose and edge is None and not focus
        known = self._lying.get(key)
        if quiet and known is not None and known[0] is spot:
            return known[1]
        look = CardLook(
            dark=spot.dark,
            promoted=spot.promoted,
            lift=touch.lift(key),
            edge=edge,
            edge_share=touch.suggested_share if edge is Edge.SUGGESTED else 1.0,
            tick=key in touch.chosen,
            focus=focus,
            squash=spot.squash,
        )
        held = touch.drag is not None and touch.drag.moved and touch.drag.card == key
        level = (OWN, math.inf if held else spot.z)
        part = _card_part(self._desk, key, level, spot.code, pose, look)
        if quiet:
            self._lying[key] = (spot, part)
        return part


def spot_part(desk: Desk, name: str, level: Level, spot: Spot, *, moving: bool = False) -> Part:
    """The part of one card that lies, or flies by, as its spot says."""
    look = CardLook(
        dark=spot.dark,
        promoted=spot.promoted,
        lift=spot.lift,
        edge=Edge(spot.edge) if spot.edge else None,
        edge_share=spot.edge_share,
        shade=_shade(spot.z),
        alpha=round(255 * spot.alpha),
        moving=moving,
        squash=spot.squash,
    )
    return _card_part(desk, name, level, spot.code, spot.pose, look)


def _card_part(
    desk: Desk, name: str, level: Level, code: str, pose: CardPose, look: CardLook
) -> Part:
    def draw(surface: pygame.Surface) -> None:
        draw_card(
            desk.brush, surface, desk.sprites, code,
            pose.x, pose.y, pose.height, pose.angle, look,
        )  # fmt: skip

    area = card_area(desk.brush, pose, look)
    return Part(f"card {name}", level, (code, pose, look), area, draw)


def _lies(spot: Spot, end: Spot) -> bool:
    """Whether a card of a trick is where it will lie, and only its light and shade change."""
    there = spot.pose == end.pose and spot.alpha == spot.squash == 1.0
    return there and TRICK_Z <= end.z < OWN_HAND_Z


def _glides(spot: Spot, end: Spot) -> bool:
    """Whether a card on its way to `end` lies so much like it that nobody sees a difference."""
    return (
        spot.pose.height == end.pose.height
        and abs(spot.pose.angle - end.pose.angle) <= _GLIDES_TO
        and spot.alpha == 1.0
        and spot.edge is None
        and end.edge is None
    )


_THINNEST = 0.02
"""The share of its width below which a card on its edge is not seen."""


def _shade(z: float) -> float:
    """How much of its full shade a card has at a height of the pile."""
    if z < 0:
        return 0.15
    return 0.55 if z < TRICK_Z else 1.0
