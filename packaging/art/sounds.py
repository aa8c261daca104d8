"""The sounds of the table, computed from noise and sines: 44.1 kHz, mono, 16 bit."""

from __future__ import annotations

import array
import io
import math
import random
import sys
import wave
from collections.abc import Callable, Iterable

RATE = 44100
_PEAK = 0.8
Wave = list[float]
_BELL = ((1.0, 1.0), (2.0, 0.35), (3.01, 0.12))
C4, E4, G4, F4, C5, E5, G5, C6, E6 = (
    261.63, 329.63, 392.0, 349.23, 523.25, 659.25, 783.99, 1046.5, 1318.5,
)  # fmt: skip


def _envelope(i: int, attack: float, decay: float) -> float:
    t = i / RATE
    return min(1.0, t / attack) * math.exp(-t / decay)


def _band(seconds: float, seed: int, start: float, end: float, q: float = 1.2) -> Wave:
    """Return noise through a band-pass that sweeps from `start` to `end` hertz."""
    draw = random.Random(seed).random
    count = int(seconds * RATE)
    low = band = 0.0
    out = []
    for i in range(count):
        centre = min(start + (end - start) * i / count, RATE / 6)
        f = 2 * math.sin(math.pi * centre / RATE)
        low += f * band
        band += f * (2 * draw() - 1 - low - band / q)
        out.append(band)
    return out


def _mix(onto: Wave, sound: Wave, at: float, gain: float = 1.0) -> None:
    first = int(at * RATE)
    onto.extend([0.0] * (first + len(sound) - len(onto)))
    for i, value in enumerate(sound):
        onto[first + i] += value * gain


def _flick(seed: int, bright: float = 1.0, thud: float = 0.5) -> Wave:
    """Return a card meeting the felt: a bright edge and a soft thud after it."""
    noise = _band(0.085, seed, 5200 * bright, 1500 * bright)
    sound = [value * _envelope(i, 0.0015, 0.016) for i, value in enumerate(noise)]
    low = [
        math.sin(2 * math.pi * (170 - 400 * i / RATE) * i / RATE) * _envelope(i, 0.001, 0.018)
        for i in range(len(noise))
    ]
    _mix(sound, low, 0.012, thud)
    return sound


def _tone(hertz: float, seconds: float, decay: float) -> Wave:
    return [
        sum(
            a * math.sin(2 * math.pi * hertz * m * i / RATE) * math.exp(-i / RATE * m / decay)
            for m, a in _BELL
        )
        * min(1.0, i / (RATE * 0.004))
        for i in range(int(seconds * RATE))
    ]


def _chime(notes: Iterable[float], step: float, seconds: float = 0.5, decay: float = 0.16) -> Wave:
    sound: Wave = []
    for k, hertz in enumerate(notes):
        _mix(sound, _tone(hertz, seconds, decay), k * step, 0.5)
    return sound


def _shuffle() -> Wave:
    chance = random.Random(3)
    sound: Wave = []
    at = 0.0
    for riffle in range(2):
        for k in range(24):
            card = _flick(300 + riffle * 40 + k, 0.8 + 0.4 * chance.random())
            _mix(sound, card, at, 0.35 + 0.25 * chance.random())
            at += 0.0135 + 0.006 * chance.random()
        at += 0.12
    return sound


def _swish(seconds: float, seed: int, start: float, end: float) -> Wave:
    noise = _band(seconds, seed, start, end, 0.9)
    return [v * math.sin(math.pi * i / len(noise)) ** 2 * 0.6 for i, v in enumerate(noise)]


def _click() -> Wave:
    noise = _band(0.032, 4, 2500, 2500, 2)
    return [value * _envelope(i, 0.0005, 0.006) for i, value in enumerate(noise)]


def _refused() -> Wave:
    sound: Wave = []
    for k in range(2):
        _mix(sound, [v * 0.6 for v in _tone(147.0, 0.12, 0.035)], k * 0.085)
        _mix(sound, _flick(51 + k, 0.35), k * 0.085, 0.5)
    return sound


def _spades_broken() -> Wave:
    sound = _flick(61, 1.25, 0.9)
    _mix(sound, _chime((C4, G4, C5), 0.05, 0.6, 0.14), 0.03, 0.7)
    return sound


SOUNDS: dict[str, Callable[[], Wave]] = {
    "deal": lambda: _flick(1),
    "play": lambda: _flick(7, 0.75),
    "slide": lambda: _swish(0.22, 9, 900, 3600),
    "lift": lambda: [v * 0.5 for v in _swish(0.07, 12, 2400, 4200)],
    "shuffle": _shuffle,
    "trick_won": lambda: _chime((C5, E5, G5), 0.07),
    "trick_lost": lambda: _chime((G4, E4), 0.1),
    "spades_broken": _spades_broken,
    "nil_made": lambda: _chime((C5, E5, G5, C6, E6), 0.08, 0.7, 0.22),
    "nil_busted": lambda: _chime((F4, E4, C4 / 1.06, C4 / 1.4), 0.11, 0.6, 0.15),
    "bag": lambda: _chime((196, 185), 0.09, 0.35, 0.09),
    "refused": _refused,
    "click": _click,
    "game_won": lambda: _chime((G4, C5, E5, G5, C6, G5, C6), 0.13, 0.9, 0.3),
}
"""How each sound is made, by the name of its file."""

_LOUDNESS = {"lift": 0.35, "click": 0.6, "slide": 0.7, "refused": 0.6, "bag": 0.7}


def wav(name: str) -> bytes:
    """Return the WAV file of the sound called `name`; the same bytes on every machine."""
    sound = SOUNDS[name]()
    loudest = max(map(abs, sound)) or 1.0
    k = _PEAK * _LOUDNESS.get(name, 1.0) * 32767 / loudest
    samples = array.array("h", (int(value * k) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return out.getvalue()
