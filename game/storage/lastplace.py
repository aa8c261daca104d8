"""Window and table as they were, read without the settings' model: it takes far longer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.storage.files import is_stray
from game.storage.paths import find_home


@dataclass(frozen=True, slots=True)
class LastPlace:
    """Size and top left corner of the window in points, the name of the theme, and the scale.

    A size of 0, no corner and no name are unknown; the name and the scale of the interface, in per
    cent, are whatever the file says.
    """

    size: tuple[int, int] = (0, 0)
    corner: tuple[int, int] | None = None
    theme: str = ""
    scale: int = 100


def last_place(home: Path | None, environ: Mapping[str, str]) -> LastPlace:
    """What settings.toml says of these; anything amiss with it is told later, not here."""
    try:
        path = find_home(home, environ).settings
        if is_stray(path):
            return LastPlace()
        text = path.read_text(encoding="utf-8")
        if not any(name in text for name in ("[window]", "theme", "scale")):
            return LastPlace()
        # Loading the parser takes a twentieth of the time that the first picture may.
        import tomllib  # noqa: PLC0415

        settings = tomllib.loads(text)
    except (OSError, ValueError, RecursionError):
        return LastPlace()
    window, look = (_table(settings, name) for name in ("window", "look"))
    theme = look.get("theme")
    x, y = _number(window, "x"), _number(window, "y")
    corner = None if x is None or y is None else (x, y)
    size = (_number(window, "width") or 0, _number(window, "height") or 0)
    return LastPlace(
        size if min(size) > 0 else (0, 0),
        corner,
        theme if isinstance(theme, str) else "",
        _number(look, "scale") or 100,
    )


def _table(settings: dict[str, Any], name: str) -> dict[str, Any]:
    table = settings.get(name)
    return table if isinstance(table, dict) else {}


def _number(window: dict[str, Any], key: str) -> int | None:
    value = window.get(key)
    return value if type(value) is int and abs(value) < 1 << 15 else None
