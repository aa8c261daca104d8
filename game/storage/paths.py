"""Where the game keeps its files; one folder moves everything."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_config_path, user_data_path

HOME_VARIABLE = "SPADES_HOME"
_APP = "spades"


@dataclass(frozen=True, slots=True)
class Home:
    """The folder of settings.toml and the folder of the database; neither need exist yet.

    `moved` tells that one folder was named for everything.
    """

    config: Path
    data: Path
    moved: bool = False

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.toml"

    @property
    def rules(self) -> Path:
        """The folder of the player's own presets."""
        return self.config / "rules"


def find_home(override: Path | None, environ: Mapping[str, str]) -> Home:
    """The folders: `override`, else the folder SPADES_HOME names, else those of the platform."""
    named = environ.get(HOME_VARIABLE, "")
    folder = override if override is not None else Path(named) if named else None
    if folder is not None:
        # Where a tilde stands for nobody's home it is part of a name.
        with suppress(RuntimeError):
            folder = folder.expanduser()
        folder = folder.absolute()
        return Home(folder, folder, moved=True)
    return Home(user_config_path(_APP, appauthor=False), user_data_path(_APP, appauthor=False))
