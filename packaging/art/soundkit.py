"""What sounds are made of: bands of noise, struck tones, mixing and a common loudness."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

RATE = 44100
Wave = list[float]
Partials = Sequence[tuple[float, float]]
"""Multiples of a tone's pitch, each with its share."""
WOOD: Partials = ((1.0, 1.0), (3.93, 0.16), (9.5, 0.03))
BELL: Partials = ((1.0, 1.0), (2.0, 0.32), (3.0, 0.1), (4.2, 0.04))

_LEVEL = 10 ** (-17 / 20)
"""The loudness of a sound's loudest WINDOW, as a share of full scale."""
WINDOW = 0.05
"""Seconds over which loudness is measured."""
_HEARD = 9.0
"""Decays after which a tone is over."""
_FADE_IN, _FADE_OUT = 0.0006, 0.012


def band(seconds: float, seed: int, start: float, end: float, q: float = 1.2) -> Wave:
    """Return noise through a band-pass that sweeps from `start` to `end` hertz."""
    draw = random.Random(seed).random
    count = int(seconds * RATE)
    low = mid = 0.0
    out = []
    for i in range(count):
        centre = min(start + (end - start) * i / count, RATE / 6)
        f = 2 * math.sin(math.pi * centre / RATE)
        low += f * mid
        mid += f * (2 * draw() - 1 - low - mid / q)
        out.append(mid)
    return out


def shaped(sound: Wave, attack: float, decay: float) -> Wave:
    """Return `sound` rising over `attack` seconds and falling to a third in `decay`."""
    return [
        value * min(1.0, i / (RATE * attack)) * math.exp(-i / (RATE * decay))
        for i, value in enumerate(sound)
    ]


def swelled(sound: Wave, power: float = 2.0) -> Wave:
    """Return `sound` coming and going like half a wave."""
    return [v * math.sin(math.pi * i / len(sound)) ** power for i, v in enumerate(sound)]


def struck(
    hertz: float, seconds: float, decay: float, partials: Partials = WOOD, *, attack: float = 0.004
) -> Wave:
    """Return a struck tone; the higher a partial, the sooner it is gone."""
    count = int(seconds * RATE)
    out = [0.0] * count
    for multiple, share in partials:
        turn, fall = 2 * math.pi * hertz * multiple / RATE, math.exp(-multiple / (decay * RATE))
        # Each value of a fading sine follows from the two before it.
        one, two = 2 * fall * math.cos(turn), -fall * fall
        now, coming = 0.0, share * fall * math.sin(turn)
        for i in range(min(count, int(_HEARD * decay / multiple * RATE))):
            out[i] += now
            now, coming = coming, one * coming + two * now
    rise = int(attack * RATE)
    for i in range(min(rise, count)):
        out[i] *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
    return out


def mix(onto: Wave, sound: Wave, at: float = 0.0, gain: float = 1.0) -> None:
    """Add `sound` to `onto` from `at` seconds on."""
    first = int(at * RATE)
    onto.extend([0.0] * (first + len(sound) - len(onto)))
    for i, value in enumerate(sound):
        onto[first + i] += value * gain


def melody(
    notes: Iterable[float], step: float, seconds: float, decay: float, partials: Partials = WOOD
) -> Wave:
    """Return struck tones one every `step` seconds."""
    sound: Wave = []
    for k, hertz in enumerate(notes):
        mix(sound, struck(hertz, seconds, decay, partials), k * step)
    return sound


def loudest(sound: Sequence[float]) -> float:
    """Return the loudness of the loudest WINDOW, of full scale; shorter sounds end in silence."""
    window, energy, most = int(WINDOW * RATE), 0.0, 0.0
    for i, value in enumerate(sound):
        energy += value * value
        if i >= window:
            energy -= sound[i - window] ** 2
        most = max(most, energy)
    return math.sqrt(max(0.0, most) / window)


def levelled(sound: Wave, trim: float) -> Wave:
    """Bring a sound to the common loudness and `trim` decibels, from silence to silence."""
    faded = _faded(sound)
    gain = _LEVEL * 10 ** (trim / 20) / (loudest(faded) or 1.0)
    return [value * gain for value in faded]


def _faded(sound: Wave) -> Wave:
    count = len(sound)
    rise, fall = _FADE_IN * RATE, _FADE_OUT * RATE
    return [value * min(1.0, i / rise, (count - 1 - i) / fall) for i, value in enumerate(sound)]
