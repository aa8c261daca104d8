"""How long each movement takes and how it runs; pure functions of a share of time from 0 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

Easing = Callable[[float], float]
"""Maps the share of time gone (0 to 1) to the share of the way gone (0 and 1 at the ends)."""

_OVERSHOOT = 1.2
REDUCED_FADE = 100.0
"""Milliseconds of the fade that stands for a movement when motion is reduced."""
REFUSAL_ANGLE = 4.0
"""Degrees by which a refused card or the plate of a lost nil swings."""
REFUSAL_WORDS = 2400.0
"""Milliseconds for which the sentence at a refused card stays."""
TURN_BREATH = 0.12
"""Share by which the ring of the player to act fades and comes back while others think."""
BREATH = 1600.0
"""Milliseconds of one breath."""


def linear(t: float) -> float:
    """Run evenly."""
    return t


def out_quad(t: float) -> float:
    """Start fast, come gently to rest."""
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Start very fast, come gently to rest."""
    return 1.0 - (1.0 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Gather speed to the middle, then lose it."""
    return 4.0 * t * t * t if t < 0.5 else 1.0 - 4.0 * (1.0 - t) ** 3


def out_back(t: float) -> float:
    """Run a little past the end and come back."""
    return 1 + (_OVERSHOOT + 1) * (t - 1) ** 3 + _OVERSHOOT * (t - 1) ** 2


def swing(t: float) -> float:
    """Return the offset (-1 to 1) of a damped swing that starts and ends at 0."""
    if t <= 0 or t >= 1:
        return 0.0
    return math.sin(t * 3 * math.pi) * math.sqrt(1 - t) * (1 - t)


def breath(seconds: float) -> float:
    """Return how bright the ring of the player to act is, 1 at first and a little less between."""
    return 1 - TURN_BREATH * (0.5 - 0.5 * math.cos(2000 * math.pi * seconds / BREATH))


@dataclass(frozen=True, slots=True)
class Motion:
    """One kind of movement.

    `ms` is what one piece takes, `apart` what lies between the starts of one piece and the next,
    both in milliseconds at normal speed.
    """

    ms: float
    easing: Easing
    apart: float = 0


DEAL = Motion(180, out_cubic, 5)
TURN_UP = Motion(160, in_out_cubic, 12)
LIFT = Motion(90, out_quad)
DROP = Motion(120, out_quad)
PLAY = Motion(240, out_cubic)
SETTLE = Motion(60, out_quad)
WINNER_EDGE = Motion(120, out_quad)
COLLECT = Motion(280, in_out_cubic)
PIP = Motion(160, out_back)
BID_BUBBLE = Motion(180, out_back)
EXCHANGE = Motion(320, in_out_cubic, 40)
REFUSED = Motion(200, swing)
HINT_EDGE = Motion(160, out_quad)
TURN_RING = Motion(160, out_quad)
SPADES_BROKEN = Motion(300, in_out_cubic)
BROKEN_GLOW = Motion(420, out_quad)
NIL_LOST = Motion(200, swing)
BAD_EDGE = Motion(160, out_quad)
LEDGER_LINE = Motion(120, out_cubic, 45)
TOTAL_COUNT = Motion(420, out_cubic)
DIALOG_IN = Motion(180, out_cubic)
DIALOG_OUT = Motion(120, out_quad)
PAGE = Motion(160, linear)
HOVER = Motion(80, out_quad)
PRESS = Motion(40, out_quad)
RELEASE = Motion(120, out_quad)
GOLD_LIGHT = Motion(450, out_cubic)
CELEBRATION_HOLD = 1400.0
"""Milliseconds for which the cards of a Boston lie open before they go."""


class Speed(Enum):
    """How fast the table moves; the value multiplies every duration."""

    SLOW = 1.6
    NORMAL = 1.0
    FAST = 0.5
    INSTANT = 0.0


def duration(motion: Motion, speed: Speed = Speed.NORMAL, *, reduced: bool = False) -> float:
    """Return the milliseconds `motion` takes; reduced motion makes each one a short fade.

    The fades are the same at every speed but instant.
    """
    if reduced:
        return min(REDUCED_FADE, motion.ms) if speed.value else 0.0
    return motion.ms * speed.value


def progress(elapsed: float, length: float) -> float:
    """Return the share of time gone, 0 to 1; a movement of no length is over at once."""
    return 1.0 if length <= 0 else min(1.0, max(0.0, elapsed / length))
