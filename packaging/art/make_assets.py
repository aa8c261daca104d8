"""Rewrites `assets/` and the icons from the drawings and sounds here: `python make_assets.py`.

The fonts are not made here; they stay as they are.
"""

from __future__ import annotations

from pathlib import Path

from cards import all_cards
from icon import SIZE, icns, ico, icon, png
from sounds import SOUNDS, wav

PACKAGING = Path(__file__).resolve().parents[1]
ASSETS = PACKAGING.parent / "assets"


def vector_files() -> dict[str, str]:
    """Return the text of every SVG by its path under `assets/`."""
    files = {f"cards/{code}.svg": text for code, text in all_cards().items()}
    return {**files, "icon.svg": icon()}


def main() -> None:
    """Write every file."""
    kinds = (ASSETS / "cards" / kind for kind in ("classic", "large", "backs"))
    for folder in (*kinds, ASSETS / "sounds", PACKAGING / "windows", PACKAGING / "macos"):
        folder.mkdir(parents=True, exist_ok=True)
    for name, text in vector_files().items():
        (ASSETS / name).write_text(text, encoding="utf-8", newline="\n")
    for name in SOUNDS:
        (ASSETS / "sounds" / f"{name}.wav").write_bytes(wav(name))
    (ASSETS / "icon-256.png").write_bytes(png(SIZE))
    (PACKAGING / "windows" / "spades.ico").write_bytes(ico())
    (PACKAGING / "macos" / "spades.icns").write_bytes(icns())


if __name__ == "__main__":
    main()
