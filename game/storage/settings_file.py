"""settings.toml: read key by key, written without losing a comment or an unknown key."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.storage.notice import Notice
from game.storage.settings import Settings


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings that hold, and what there is to tell about the file."""

    settings: Settings
    notices: tuple[Notice, ...] = ()


class SettingsFile:
    """The settings file at `path`, which need not exist."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> Loaded:
        """The settings; a key that cannot be used falls back alone to its default."""
        raise NotImplementedError

    def save(self, settings: Settings) -> Notice | None:
        """Write the keys that changed since they were loaded or saved; what went wrong, if any."""
        raise NotImplementedError
