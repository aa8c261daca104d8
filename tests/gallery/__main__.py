"""`python -m tests.gallery OUT_DIR`: see `--help`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.scenes.help import HowToScene
from game.storage.settings import Look
from tests import conftest  # noqa: F401 - no window, no sound
from tests.gallery import __doc__ as purpose
from tests.gallery import (
    advice,
    before_play,
    companion,
    editor,
    lesson,
    pages,
    people,
    play,
    words,
)
from tests.gallery import motion as movements
from tests.gallery.cards import SHEETS as CARDS
from tests.gallery.reach import Reach, Size
from tests.scenes.sitting import FRAME, Sitting

_USUAL = Look().scale
_PATIENCE = 60.0
"""The most seconds that a picture may take to be made."""
SIZES = "1280x720,1920x1080,960x600"
SHEETS = {**CARDS, **people.SHEETS}
STATES: dict[str, Reach] = {
    **pages.STATES,
    **editor.STATES,
    **before_play.STATES,
    **play.STATES,
    **advice.STATES,
    **companion.STATES,
    **movements.STATES,
    **words.STATES,
    **people.STATES,
    **lesson.STATES,
}


def sizes(text: str) -> list[Size]:
    """Read sizes set apart by commas."""
    pairs = (part.split("x") for part in text.split(","))
    return [(int(width), int(height)) for width, height in pairs]


def dress(at: Sitting, look: Sequence[str], scale: int) -> None:
    """Change how things look, by `key=name` as in settings.toml, and let a moment pass."""
    old = at.desk.settings.look
    changed = dict(part.split("=") for part in look)
    new = Look.model_validate(old.model_dump() | changed | {"scale": scale})
    if new != old:
        at.desk.change(at.desk.settings.model_copy(update={"look": new}))
        at.wait(0.1)


def illustrated(at: Sitting) -> None:
    """Wait for the picture of a page of help, which a thread makes in a time of its own."""
    until = time.monotonic() + _PATIENCE
    while isinstance(at.top, HowToScene) and not at.top.settled:
        assert time.monotonic() < until, "the picture is never made"
        at.wait(FRAME)
        time.sleep(FRAME)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pictures, `NAME_WxH.png` or `NAME_WxH_SCALE.png`, and name each on a line."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=purpose)
    parser.add_argument("out", type=Path, help="the folder to write to")
    parser.add_argument("--sizes", type=sizes, default=sizes(SIZES))
    parser.add_argument("--only", nargs="+", choices=sorted({*STATES, *SHEETS}),
                        default=[*STATES, *SHEETS])  # fmt: skip
    parser.add_argument("--scales", nargs="+", type=int, default=[_USUAL],
                        help="scales of the interface in per cent")  # fmt: skip
    parser.add_argument("--look", nargs="+", default=[], metavar="KEY=NAME",
                        help="settings of the look, as theme=walnut")  # fmt: skip
    options = parser.parse_args(arguments)
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
