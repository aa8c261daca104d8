"""Rewrites `assets/` from the drawings and sounds beside this file: `python make_assets.py`.

The fonts are not made here; they stay as they are.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from cards import all_cards
from icon import SIZE, icon
from sounds import SOUNDS, wav

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def icon_png() -> bytes:
    """Return the emblem as a PNG file, drawn at four times its size and scaled down."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame  # only this one file needs it  # noqa: PLC0415

    large = pygame.image.load_sized_svg(io.BytesIO(icon().encode()), (SIZE * 4, SIZE * 4))
    out = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(large, (SIZE, SIZE)), out, "icon.png")
    return out.getvalue()


def vector_files() -> dict[str, str]:
    """Return the text of every SVG by its path under `assets/`."""
    files = {f"cards/{code}.svg": text for code, text in all_cards().items()}
    return {**files, "icon.svg": icon()}


def main() -> None:
    """Write every file."""
    for folder in ("cards", "sounds"):
        (ASSETS / folder).mkdir(parents=True, exist_ok=True)
    for name, text in vector_files().items():
        (ASSETS / name).write_text(text, encoding="utf-8", newline="\n")
    for name in SOUNDS:
        (ASSETS / "sounds" / f"{name}.wav").write_bytes(wav(name))
    (ASSETS / "icon-256.png").write_bytes(icon_png())


if __name__ == "__main__":
    main()
