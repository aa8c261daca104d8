"""A card on its way: where it is at any moment between two spots."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from game.ui.geometry import CardPose
from game.ui.motion import Easing, out_cubic

BACK = "back"
STEP = 1 / 60
"""Seconds for which a card on its way keeps one size, angle and light.

So there are few pictures of it, which can be drawn ahead; its place is another in every frame.
"""
_SOLID_TO = 0.7
"""The share of its way after which a sprite that vanishes begins to fade."""
_CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Spot:
    """How a card lies: its pose, what it shows, and how high it is on the pile of cards.

    `code` is a card in notation, or `back`. `edge` names the light around it, `edge_share` (0 to
    1) how bright it is. `squash` (0 to 1) is the share of its width that shows while it turns over,
    `alpha` (0 to 1) how solid it is. A `promoted` card carries the mark of a spade.
    """

    pose: CardPose
    code: str
    z: float = 0.0
    dark: bool = False
    edge: str | None = None
    edge_share: float = 1.0
    alpha: float = 1.0
    squash: float = 1.0
    lift: float = 0.0
    promoted: bool = False


@dataclass(frozen=True, slots=True)
class Tween:
    """One sprite's way from a spot to another; times are seconds from the timeline's start.

    `arc` is the height of the bow it flies in pixels. A sprite whose code changes turns over
    halfway. One that `fades` goes out at its source and comes in at its target.
    """

    key: str
    start: float
    length: float
    source: Spot
    target: Spot
    easing: Easing = out_cubic
    arc: float = 0.0
    fades: bool = False

    @property
    def end(self) -> float:
        """When it has arrived."""
        return self.start + self.length

    def at(self, time: float) -> Spot:
        """The spot at `time`, which may lie before the start or after the end."""
        if time <= self.start:
            return self.source
        if time >= self.end:
            return self.target
        share = (time - self.start) / self.length
        if self.fades:
            return _faded(self.source, self.target, share)
        way, look = self.easing(share), self.easing(self._stepped(share))
        one, other = self.source, self.target
        place, turned = one.pose.towards(other.pose, way), one.pose.towards(other.pose, look)
        turning = one.code != other.code
        return Spot(
            CardPose(place.x, place.y - self.arc * _bow(way), turned.angle, turned.height),
            code=one.code if turning and look < 0.5 else other.code,
            z=max(one.z, other.z),
            dark=one.dark and other.dark,
            edge=other.edge or one.edge,
            edge_share=_mix(
                one.edge_share if one.edge else 0.0, other.edge_share if other.edge else 0.0, look
            ),
            alpha=_mix(one.alpha, other.alpha, _fading(way) if other.alpha < one.alpha else way),
            squash=abs(1 - 2 * look) if turning else 1.0,
            lift=max(_bow(look) if self.arc else 0.0, _mix(one.lift, other.lift, look)),
            promoted=other.promoted,
        )

    def _stepped(self, share: float) -> float:
        """The share of the time at which the look of now began."""
        steps = max(1, math.floor(self.length / STEP + _CLOSE))
        return math.floor(share * steps + _CLOSE) / steps


def _faded(one: Spot, other: Spot, share: float) -> Spot:
    """The sprite on its way out or in; one that was not there, or will not be, takes all of it."""
    if one.pose == other.pose and one.code == other.code:
        return replace(other, alpha=_mix(one.alpha, other.alpha, share))
    out = 0.0 if one.alpha <= 0 else 1.0 if other.alpha <= 0 else 0.5
    if share < out:
        return replace(one, alpha=one.alpha * (1 - share / out))
    return replace(other, alpha=other.alpha * (share - out) / (1 - out))


def _bow(way: float) -> float:
    """How far a card is up its bow, 0 to 1, at a share of its way."""
    return math.sin(math.pi * min(1.0, max(0.0, way)))


def _fading(way: float) -> float:
    """How far a sprite that vanishes has faded: it stays solid until it is nearly there."""
    return max(0.0, (way - _SOLID_TO) / (1 - _SOLID_TO))


def _mix(one: float, other: float, share: float) -> float:
    return one + (other - one) * share
