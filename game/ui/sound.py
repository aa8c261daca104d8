"""Plays the sounds of the table; without a device it is silent and says nothing."""

from __future__ import annotations

from pathlib import Path

import pygame

_RATE = 44100
_BUFFER = 512
_CHANNELS = 16


class SoundBoard:
    """The sounds in a folder of WAV files, by their names without the ending."""

    def __init__(self, folder: Path, volume: float = 1.0, *, muted: bool = False) -> None:
        """Open the audio device; where there is none the board stays silent."""
        self._volume = min(1.0, max(0.0, volume))
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self.muted = muted
        self.audible = _open_device()

    @property
    def volume(self) -> float:
        """How loud the sounds are, 0 to 1; values beyond are taken to the nearer end."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        self._volume = min(1.0, max(0.0, value))

    def load(self) -> None:
        """Read every sound now, so that the first of each does not wait for the disk."""
        if self.audible:
            for path in sorted(self._folder.glob("*.wav")):
                self._sound(path.stem)

    def play(self, name: str, gain: float = 1.0) -> bool:
        """Play the sound `name` at `gain` (0 to 1) times the volume.

        Returns whether it is heard: not when muted, without a device, at no volume, or if there is
        no such sound. Never raises.
        """
        loud = self._volume * min(1.0, max(0.0, gain))
        # A sound that outlives its mixer brings the interpreter down, hence the look each time.
        if self.muted or loud <= 0 or not self.audible or not pygame.mixer.get_init():
            return False
        sound = self._sound(name)
        if sound is None:
            return False
        try:
            channel = sound.play()
        except pygame.error:
            return False
        if channel is None:
            return False
        channel.set_volume(loud)
        return True

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(self._folder / f"{name}.wav")
            except (pygame.error, OSError):
                self._sounds[name] = None
        return self._sounds[name]


def _open_device() -> bool:
    try:
        if not pygame.mixer.get_init():
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
    except (pygame.error, NotImplementedError):
        return False
    return True
