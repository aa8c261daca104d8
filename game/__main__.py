"""The command line: `spades` and `python -m game`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic_ns

from game.arguments import Options, read

_HELPERS = frozenset({"--multiprocessing-fork", "-c"})
"""One of these is among the words that start a packaged app as a helper of itself."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit status is 0, 1 for bad input, 2 where it cannot start."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if getattr(sys, "frozen", False) and not _HELPERS.isdisjoint(words):
        from game.frozen import serve  # noqa: PLC0415

        serve(words)
    if words[:1] == ["score"]:
        return _score(words[1:])
    if words[:1] == ["bot"]:
        return _bot(words[1:])
    options = read(words)
    if options.self_test:
        from game.session.selftest import self_test  # noqa: PLC0415

        return self_test(sys.stdout, options.seed)
    return _play(options)


def _score(words: Sequence[str]) -> int:
    from argparse import ArgumentParser  # noqa: PLC0415

    from game.session.score_file import main as score_main  # noqa: PLC0415

    parser = ArgumentParser(prog="spades score")
    parser.add_argument("file", metavar="FILE.csv", type=Path)
    try:
        status = score_main(parser.parse_args(words).file, sys.stdout)
        sys.stdout.flush()
    except BrokenPipeError:
        return _unheard()
    except OSError as fault:
        print(f"spades: {fault}", file=sys.stderr)
        return _unheard()
    return status


def _bot(words: Sequence[str]) -> int:
    from time import monotonic  # noqa: PLC0415

    from game.session.bot.command import main as bot_main  # noqa: PLC0415

    try:
        return bot_main(words, sys.stdin.buffer, sys.stdout, sys.stderr, monotonic)
    except BrokenPipeError:
        return _unheard()
    except KeyboardInterrupt:
        return 130


def _unheard() -> int:
    """Whoever read the output has had enough; nothing is left to flush at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _play(options: Options) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.opening import NoDisplay, follow_size, open_game  # noqa: PLC0415

    try:
        opening = open_game(options.home)
        if options.first_frame:
            print(monotonic_ns())
            return 0
        # What follows takes longer to load than the window to show its first picture.
        from game.furnish import Launch  # noqa: PLC0415
        from game.ui.tempo import tempo_of  # noqa: PLC0415

        opening = follow_size(opening)
        from game.app import run  # noqa: PLC0415

        opening = follow_size(opening)
        tempo = None if options.speed is None else tempo_of(options.speed)
        launch = Launch(_seeds(options.seed), tempo, options.trace, options.home)
        return run(opening, launch)
    except (NoDisplay, OSError) as fault:
        print(f"spades: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _seeds(first: int | None) -> Callable[[], int]:
    """A fresh 128-bit seed for each match; with a seed given, the first match takes it."""
    from secrets import randbits  # noqa: PLC0415

    given = [] if first is None else [first]
    return lambda: given.pop() if given else randbits(128)


if __name__ == "__main__":
    sys.exit(main())
