"""From the start of the process to the first picture, and to the menu that can be used."""

from __future__ import annotations

import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.bench.numbers import best_and_median
from tests.screen import Screen


def first_frame(screen: Screen, command: Sequence[str]) -> float:
    """Milliseconds until the first picture of the menu is on the screen."""
    began = time.monotonic_ns()
    done = subprocess.run(
        [*command, "--first-frame"],
        env=screen.environment, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    return (int(done.stdout) - began) / 1e6


def live_menu(screen: Screen, command: Sequence[str]) -> float:
    """Milliseconds until the whole menu is there and takes input."""
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.jsonl"
        trace.touch()
        began = time.monotonic()
        program = screen.run(
            [*command, "--speed", "instant", "--trace", str(trace)], SPADES_HOME=folder
        )
        try:
            while not trace.stat().st_size and time.monotonic() - began < 60:
                time.sleep(0.002)
            return 1000 * (time.monotonic() - began)
        finally:
            program.kill()
            program.wait()


def starts(screen: Screen, command: Sequence[str], repeats: int) -> dict[str, object]:
    """Both, in milliseconds, after one start that warms the disk's cache."""
    first_frame(screen, command)
    return {
        "first_frame_ms": best_and_median([first_frame(screen, command) for _ in range(repeats)]),
        "live_menu_ms": best_and_median([live_menu(screen, command) for _ in range(repeats // 2)]),
    }
