"""The sounds of the table, computed from noise and struck tones: 44.1 kHz, mono, 16 bit.

Whatever is heard often has several takes, numbered from 1, and all notes are of D major or minor,
so that sounds that meet agree.
"""

from __future__ import annotations

import array
import io
import random
import sys
import wave
from collections.abc import Callable
from functools import partial

from soundkit import BELL, RATE, Wave, band, levelled, melody, mix, shaped, struck, swelled

A3, D3, D4, E4, F4, FS4, G4, A4, BB4, D5, FS5, A5, D6 = (
    220.0, 146.83, 293.66, 329.63, 349.23, 369.99, 392.0, 440.0, 466.16, 587.33, 739.99, 880.0,
    1174.66,
)  # fmt: skip
AB3 = 207.65
B4, E5, B5, E6, FS6 = 493.88, 659.26, 987.77, 1318.51, 1479.98


def _flick(seed: int, bright: float = 1.0, thud: float = 0.5) -> Wave:
    """Return a card meeting the felt: its edge, then its face, and a soft thud under both."""
    chance = random.Random(seed)
    edge = shaped(band(0.02, seed, 5200 * bright, 3600 * bright), 0.0015, 0.004)
    face = shaped(band(0.1, seed + 1, 3400 * bright, 1100 * bright), 0.003, 0.019)
    sound = [0.55 * value for value in edge]
    mix(sound, face, 0.006 + 0.004 * chance.random())
    pitch = 150 * (0.92 + 0.16 * chance.random())
    mix(sound, struck(pitch, 0.11, 0.022, ((1.0, 1.0),), attack=0.003), 0.010, 2.2 * thud)
    return sound


def _dealt(take: int) -> Wave:
    """Return a card that slides off the pack and lands."""
    sound = [0.5 * v for v in swelled(band(0.075, 110 + take, 2600, 4600 + 250 * take, 0.9))]
    mix(sound, _flick(120 + 7 * take, 1.12, 0.22), 0.045)
    return sound


def _played(take: int) -> Wave:
    return _flick(7 + 11 * take, 0.70 + 0.05 * ((take * 2) % 5), 0.55 + 0.06 * (take % 3))


def _lifted(take: int) -> Wave:
    """Return a card drawn up between its neighbours."""
    return swelled(band(0.085, 210 + take, 2100 + 180 * take, 4300 + 240 * take, 0.9), 1.5)


def _slid() -> Wave:
    return swelled(band(0.22, 9, 900, 3600, 0.9))


def _shuffled() -> Wave:
    chance = random.Random(3)
    sound: Wave = []
    at = 0.0
    for riffle in range(2):
        for k in range(24):
            card = _flick(300 + riffle * 40 + k, 0.8 + 0.4 * chance.random(), 0.3)
            mix(sound, card, at, 0.35 + 0.25 * chance.random())
            at += 0.0135 + 0.006 * chance.random()
        at += 0.12
    return sound


def _button() -> Wave:
    """Return a small piece of wood put down."""
    sound = struck(880.0, 0.05, 0.009, attack=0.002)
    mix(sound, shaped(band(0.03, 4, 2400, 1800, 1.6), 0.0015, 0.005), gain=0.35)
    return sound


def _refused() -> Wave:
    sound: Wave = []
    for k in range(2):
        mix(sound, struck(D3, 0.12, 0.03), k * 0.085)
        mix(sound, _flick(51 + k, 0.35, 0.2), k * 0.085, 0.4)
    return sound


def _spades_broken() -> Wave:
    """Return a card slapped down and an open fifth that stays in the room."""
    sound = _flick(61, 0.9, 0.9)
    for hertz, at, gain in ((D3, 0.02, 0.8), (D4, 0.05, 0.7), (A4, 0.09, 0.55), (D5, 0.14, 0.4)):
        mix(sound, struck(hertz, 0.9, 0.24, BELL, attack=0.02), at, gain)
    return sound


def _bag_penalty() -> Wave:
    """Return beads running down a string to its end."""
    chance = random.Random(17)
    sound: Wave = []
    at = 0.0
    for k in range(7):
        pitch = 1500 - 95 * k + 60 * chance.random()
        mix(sound, struck(pitch, 0.06, 0.012, attack=0.002), at, 0.5)
        at += 0.075 - 0.006 * k
    mix(sound, struck(A3, 0.4, 0.09), at + 0.02, 1.1)
    return sound


def _set() -> Wave:
    """Return two low steps apart by a tritone: the contract is down."""
    sound = melody((D4, AB3), 0.16, 0.55, 0.13)
    mix(sound, struck(D3 / 2, 0.3, 0.05, ((1.0, 1.0),)), 0.16, 0.8)
    return sound


def _match_won() -> Wave:
    sound = melody((D4, FS4, A4, D5, FS5), 0.13, 1.0, 0.3, BELL)
    for hertz, gain in ((D4, 0.5), (A4, 0.6), (FS5, 0.7), (A5, 0.6), (D6, 0.35)):
        mix(sound, struck(hertz, 1.5, 0.42, BELL, attack=0.008), 0.68, gain)
    return sound


def _boston() -> Wave:
    """Return a note for each of thirteen tricks, up to a chord that stays in the room."""
    tricks = (D4, E4, FS4, A4, B4, D5, E5, FS5, A5, B5, D6, E6, FS6)
    sound = melody(tricks, 0.062, 0.6, 0.13, BELL)
    for hertz, gain in ((D3, 0.5), (D4, 0.7), (A4, 0.7), (D5, 0.6), (FS5, 0.7), (D6, 0.5)):
        mix(sound, struck(hertz, 1.3, 0.4, BELL, attack=0.01), 0.82, gain)
    return sound


def _match_lost() -> Wave:
    sound = melody((A4, F4, E4), 0.24, 0.9, 0.24, BELL)
    for hertz, gain in ((D3, 0.6), (D4, 0.8), (A3, 0.5)):
        mix(sound, struck(hertz, 1.1, 0.34, BELL, attack=0.012), 0.72, gain)
    return sound


def _takes(name: str, make: Callable[[int], Wave], count: int) -> dict[str, Callable[[], Wave]]:
    return {f"{name}_{take}": partial(make, take) for take in range(1, count + 1)}


SOUNDS: dict[str, Callable[[], Wave]] = {
    **_takes("deal", _dealt, 4),
    **_takes("play", _played, 6),
    **_takes("lift", _lifted, 3),
    "slide": _slid,
    "shuffle": _shuffled,
    "button": _button,
    "refused": _refused,
    "trick_won": lambda: melody((A4, D5), 0.075, 0.42, 0.1),
    "trick_lost": lambda: melody((FS4, D4), 0.095, 0.4, 0.075),
    "spades_broken": _spades_broken,
    "nil_made": lambda: melody((A4, D5, FS5, A5, D6), 0.075, 0.75, 0.2, BELL),
    "nil_busted": lambda: melody((D5, BB4, G4, D4), 0.12, 0.5, 0.11, BELL),
    "bag_penalty": _bag_penalty,
    "set": _set,
    "boston": _boston,
    "match_won": _match_won,
    "match_lost": _match_lost,
}
"""How each sound is made, by the name of its file."""

_TRIM = {"lift": -0.9, "button": -0.9, "deal": -0.7, "slide": -0.7, "play": -0.5, "refused": -0.5,
         "boston": 0.8, "match_won": 0.8, "match_lost": 0.5, "nil_made": 0.4}  # fmt: skip
"""Decibels over the common loudness: what is heard all the time lies a little under it."""


def wav(name: str) -> bytes:
    """Return the WAV file of the sound called `name`; the same on every machine."""
    kind = name.rstrip("0123456789").removesuffix("_")
    sound = levelled(SOUNDS[name](), _TRIM.get(kind, 0.0))
    samples = array.array("h", (int(value * 32767) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return out.getvalue()
