"""The sounds are of one loudness, none is cut off at its start or end, and takes differ."""

from __future__ import annotations

import array
import math
import sys
import wave
from itertools import accumulate, combinations

import pytest

from game.ui.assets import assets_dir
from game.ui.sound import SoundBoard

FILES = sorted((assets_dir() / "sounds").glob("*.wav"))
NAMES = {
    "deal", "play", "lift", "slide", "shuffle", "trick_won", "trick_lost", "spades_broken",
    "nil_made", "nil_busted", "bag_penalty", "set", "boston", "match_won", "match_lost", "button",
    "refused",
}  # fmt: skip
LONGEST = {"boston": 2.5, "match_won": 2.5, "match_lost": 2.5, "shuffle": 1.2, "spades_broken": 1.2,
           "nil_made": 1.2, "nil_busted": 1.2, "bag_penalty": 1.0, "set": 1.0}  # fmt: skip
"""Seconds; whatever is not named is heard all the time and takes at most half a second."""
RATE = 44100
WINDOW = RATE // 20
FULL = 32768.0


def samples(name: str) -> array.array[int]:
    with wave.open(str(assets_dir() / "sounds" / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        found = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


def decibels(share: float) -> float:
    return 20 * math.log10(share)


def loudest(sound: array.array[int]) -> float:
    """The loudness of the loudest 50 ms in decibels of full scale."""
    energy = [0, *accumulate(value * value for value in sound)]
    energy += [energy[-1]] * WINDOW
    most = max(b - a for a, b in zip(energy, energy[WINDOW:], strict=False))
    return decibels(math.sqrt(most / WINDOW) / FULL)


def test_every_event_has_its_sound() -> None:
    assert set(SoundBoard(assets_dir() / "sounds").names) == NAMES


@pytest.fixture(scope="module")
def sounds() -> dict[str, array.array[int]]:
    return {path.stem: samples(path.stem) for path in FILES}


def test_loudest_moments_are_within_two_decibels(sounds: dict[str, array.array[int]]) -> None:
    found = {name: loudest(sound) for name, sound in sounds.items()}
    middle = (max(found.values()) + min(found.values())) / 2
    assert all(abs(value - middle) <= 2.0 for value in found.values()), found


def test_peaks_leave_a_decibel(sounds: dict[str, array.array[int]]) -> None:
    found = {name: decibels(max(map(abs, sound)) / FULL) for name, sound in sounds.items()}
    assert all(peak <= -1.0 for peak in found.values()), found


def test_sounds_come_from_silence_and_go_into_it(sounds: dict[str, array.array[int]]) -> None:
    for name, sound in sounds.items():
        assert max(map(abs, (*sound[:3], *sound[-20:]))) < 0.02 * FULL, name


def test_sounds_are_short(sounds: dict[str, array.array[int]]) -> None:
    for name, sound in sounds.items():
        assert 0.03 < len(sound) / RATE <= LONGEST.get(name, 0.5), name


def test_no_two_sounds_are_the_same(sounds: dict[str, array.array[int]]) -> None:
    for one, other in combinations(sounds, 2):
        assert sounds[one] != sounds[other], (one, other)
