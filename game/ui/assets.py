"""Where the pictures, sounds and fonts lie."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def assets_dir() -> Path:
    """Return the folder that holds `cards`, `sounds`, `fonts` and the icon.

    An installed game carries it inside the package, a checkout beside it. Raises
    FileNotFoundError, naming both places, if neither is there.
    """
    places = (_PACKAGE / "assets", _PACKAGE.parent / "assets")
    for place in places:
        if (place / "fonts").is_dir():
            return place
    raise FileNotFoundError(
        "the game's pictures and sounds are missing; looked in " + " and ".join(map(str, places))
    )
