"""Plays the sounds of the table; without a device it is silent and says nothing."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from pathlib import Path

import pygame

_RATE = 44100
_BUFFER = 512
_CHANNELS = 24
"""More than are ever heard at once: one too many is left out, and none is cut off."""
_HUSH_MS = 60
"""How long what is being heard takes to fade when the sounds are muted."""


class SoundBoard:
    """The sounds in a folder of WAV files, by their names without the ending.

    A sound of several takes, `play_1.wav` and so on, is played as `play`: each time another take
    than the last, as `seed` has it.
    """

    def __init__(
        self, folder: Path, volume: float = 1.0, *, muted: bool = False, seed: int = 0
    ) -> None:
        """Open the audio device; where there is none the board stays silent."""
        self._volume = min(1.0, max(0.0, volume))
        self._takes = _takes_of(path.stem for path in folder.glob("*.wav"))
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[str, str] = {}
        self._chance = random.Random(seed)
        self._muted = muted
        self.audible = _open_device()

    @property
    def names(self) -> tuple[str, ...]:
        """What can be played."""
        return tuple(self._takes)

    @property
    def volume(self) -> float:
        """How loud the sounds are, 0 to 1; values beyond are taken to the nearer end."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        self._volume = min(1.0, max(0.0, value))

    @property
    def muted(self) -> bool:
        """Whether nothing is heard; what is being heard fades when this becomes true."""
        return self._muted

    @muted.setter
    def muted(self, value: bool) -> None:
        if value and not self._muted and pygame.mixer.get_init():
            pygame.mixer.fadeout(_HUSH_MS)
        self._muted = value

    def load(self) -> None:
        """Read every sound now, so that the first of each does not wait for the disk."""
        if self.audible:
            for takes in self._takes.values():
                for take in takes:
                    self._sound(take)

    def play(self, name: str) -> bool:
        """Play the sound `name`.

        Returns whether it is heard: not when muted, without a device, at no volume, or if there is
        no such sound. Never raises.
        """
        # A sound that outlives its mixer brings the interpreter down, hence the look each time.
        if self._muted or not self._volume or not self.audible or not pygame.mixer.get_init():
            return False
        take = self._take(name)
        sound = None if take is None else self._sound(take)
        if sound is None:
            return False
        try:
            # Set on the sound: set on the channel, it would come after the first samples.
            sound.set_volume(self._volume)
            return sound.play() is not None
        except pygame.error:
            return False

    def _take(self, name: str) -> str | None:
        """The take to play next."""
        takes = self._takes.get(name, ())
        fresh = [take for take in takes if take != self._last.get(name)] or list(takes)
        if not fresh:
            return None
        self._last[name] = self._chance.choice(fresh)
        return self._last[name]

    def _sound(self, take: str) -> pygame.mixer.Sound | None:
        if take not in self._sounds:
            try:
                self._sounds[take] = pygame.mixer.Sound(self._folder / f"{take}.wav")
            except (pygame.error, OSError):
                self._sounds[take] = None
        return self._sounds[take]


def _takes_of(stems: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The takes of each sound."""
    takes: dict[str, tuple[str, ...]] = {}
    for stem in sorted(stems):
        name = re.sub(r"_\d+$", "", stem)
        takes[name] = (*takes.get(name, ()), stem)
    return takes


def _open_device() -> bool:
    try:
        if not pygame.mixer.get_init():
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
    except (pygame.error, NotImplementedError):
        return False
    return True
