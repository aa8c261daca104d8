"""The packaged app as a process that serves the game instead of playing it.

Where there is no interpreter to start, `multiprocessing` starts the app again: as the worker in
which the players think, and on POSIX as the tracker of its resources. (PyInstaller's own hook does
the same, but loads multiprocessing for it long before the window opens.)
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from multiprocessing import resource_tracker, spawn

_TRACKER = re.compile(r"from multiprocessing\.resource_tracker import main;\s*main\((\d+)\)")


def serve(words: Sequence[str]) -> None:
    """Be the process that the command line `words` ask for, and end with it.

    Returns if they ask for none.
    """
    spawn.freeze_support()
    if len(words) > 1 and words[-2] == "-c" and (found := _TRACKER.fullmatch(words[-1])):
        resource_tracker.main(int(found[1]))
        sys.exit()
