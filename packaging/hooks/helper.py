"""Runs before the game in the packaged app, and instead of it in the processes that serve it.

Where there is no interpreter to start, `multiprocessing` starts the app again: as the worker in
which the players think, and on POSIX as the tracker of its resources. PyInstaller's own hook does
the same, and loads multiprocessing for it long before the window opens.
"""

import re
import sys


def _serve() -> None:
    words = sys.argv[1:]
    if words[:1] == ["--multiprocessing-fork"]:
        from multiprocessing import spawn  # noqa: PLC0415

        spawn.freeze_support()
    tracker = r"from multiprocessing\.resource_tracker import main;\s*main\((\d+)\)"
    if len(words) > 1 and words[-2] == "-c" and (found := re.fullmatch(tracker, words[-1])):
        from multiprocessing import resource_tracker  # noqa: PLC0415

        resource_tracker.main(int(found[1]))
        sys.exit()


if len(sys.argv) > 1:
    _serve()
