"""`python -m tests.gallery OUT_DIR`: see `--help`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.storage.settings import Look
from tests import conftest  # noqa: F401 - no window, no sound
from tests.gallery import __doc__ as purpose
from tests.gallery import people
from tests.gallery.cards import SHEETS as CARDS
from tests.gallery.reach import Size
from tests.gallery.reviewed import accept
from tests.gallery.states import STATES, dress, illustrated

_USUAL = Look().scale
SIZES = "1280x720,1920x1080,960x600"
SHEETS = {**CARDS, **people.SHEETS}


def sizes(text: str) -> list[Size]:
    """Read sizes set apart by commas."""
    pairs = (part.split("x") for part in text.split(","))
    return [(int(width), int(height)) for width, height in pairs]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pictures, `NAME_WxH.png` or `NAME_WxH_SCALE.png`, and name each on a line."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=purpose)
    parser.add_argument("out", type=Path, nargs="?", help="the folder to write to")
    parser.add_argument("--sizes", type=sizes, default=sizes(SIZES))
    parser.add_argument("--only", nargs="+", choices=sorted({*STATES, *SHEETS}), metavar="STATE",
                        default=[*STATES, *SHEETS], help="the states to draw (all)")  # fmt: skip
    parser.add_argument("--scales", nargs="+", type=int, default=[_USUAL],
                        help="scales of the interface in per cent")  # fmt: skip
    parser.add_argument("--look", nargs="+", default=[], metavar="KEY=NAME",
                        help="settings of the look, as theme=walnut")  # fmt: skip
    parser.add_argument("--accept", action="store_true",
                        help="keep the reviewed pictures as they are drawn now")  # fmt: skip
    options = parser.parse_args(arguments)
    if options.accept:
        for path in accept():
            print(path.name, flush=True)
        return 0
    if options.out is None:
        parser.error("a folder to write to is needed")
    options.out.mkdir(parents=True, exist_ok=True)
    for name in (name for name in options.only if name in SHEETS):
        pygame.image.save(SHEETS[name](), options.out / f"{name}.png")
        print(f"{name}.png", flush=True)
    for width, height in options.sizes:
        for name in (name for name in options.only if name in STATES):
            for scale in options.scales:
                at = STATES[name]((width, height))
                dress(at, options.look, scale)
                illustrated(at)
                scaled = "" if scale == _USUAL else f"_{scale}"
                path = options.out / f"{name}_{width}x{height}{scaled}.png"
                pygame.image.save(at.picture(), path)
                print(path.name, " / ".join(at.scenes), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
