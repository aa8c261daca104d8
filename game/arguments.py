"""What the command line asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the command line; as they are here, those of a start without any.

    `first_frame`, `--first-frame` and nothing else, is for measuring: say at what nanosecond of the
    system's clock the first picture was shown, and leave.
    """

    seed: int | None = None
    home: Path | None = None
    speed: str | None = None
    trace: Path | None = None
    self_test: bool = False
    first_frame: bool = False


def read(words: Sequence[str]) -> Options:
    """The options that `words` give; prints help or a fault and raises SystemExit for them."""
    if not words or words == ["--first-frame"]:
        return Options(first_frame=bool(words))
    # A start by double-click has no options, and the parser would cost it milliseconds.
    from argparse import ArgumentParser  # noqa: PLC0415

    from game import __version__  # noqa: PLC0415

    parser = ArgumentParser(
        prog="spades",
        description="Spades at an animated card table, offline, against the computer.",
        epilog="spades score FILE.csv prints total and bags after each row of a score table. "
        "spades bot LEVEL plays at other people's tables, on standard streams.",
    )
    parser.add_argument(
        "--version", action="store_true", help="print the version and the kernel in use, and leave"
    )
    parser.add_argument(
        "--seed", metavar="SEED", type=_seed, help="deal the same cards again: a number or a word"
    )
    parser.add_argument(
        "--home", metavar="DIR", type=Path, help="keep everything the game writes in this folder"
    )
    parser.add_argument(
        "--speed",
        choices=("slow", "normal", "fast", "instant"),
        help="how fast the table moves this time, whatever is set",
    )
    parser.add_argument(
        "--trace", metavar="FILE", type=Path, help="write what the screen shows, a line each time"
    )
    parser.add_argument(
        "--self-test", action="store_true", help="play a short match without a window and report"
    )
    found = vars(parser.parse_args(words))
    if found.pop("version"):
        from game.ai.fast.choice import KERNEL  # noqa: PLC0415

        print(f"spades {__version__} ({KERNEL} kernel)")
        raise SystemExit(0)
    return Options(**found)


def _seed(text: str) -> int:
    """A seed from a number, or from any other words."""
    from game.engine.shuffle import seed_from_text  # noqa: PLC0415

    return seed_from_text(text)
