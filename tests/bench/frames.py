"""The game in a window: what its frames cost, what it keeps in memory, what it uses at rest."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.bench import process
from tests.bench.numbers import spread
from tests.drive import Driver, Picture, choose
from tests.screen import Screen

IDLE_FRAMES = 150
Frames = list[dict[str, Any]]


def tricks(picture: Picture) -> int:
    """How many tricks of the deal have been taken."""
    view = picture["view"]
    return 0 if view is None else sum(view["taken"])


def play(driver: Driver, wanted: int) -> Picture:
    """Play from the menu until `wanted` tricks are taken and a card is asked for."""
    chance = random.Random(5)
    picture = driver.picture()
    while tricks(picture) < wanted or not any(
        target["id"].startswith("card-") and target["enabled"] for target in picture["targets"]
    ):
        driver.click(picture, choose(picture, chance))
        picture = driver.picture()
    return picture


def wave(screen: Screen, window: str) -> None:
    """Move the pointer over the bare table, so that a picture at rest is drawn again and again."""
    width, height = screen.size_of(window)
    for step in range(IDLE_FRAMES):
        place = (round(width * 0.42) + step % 40, round(height * 0.3))
        subprocess.run(
            ["xdotool", "mousemove", "--window", window, *map(str, place), "sleep", "0.02"],
            env=screen.environment, check=False,
        )  # fmt: skip


def metered(size: str, wanted: int) -> dict[str, object]:
    """Frame times in milliseconds at `size` over so many tricks at the usual speed.

    `work` is by the clock, `cpu` what the drawing thread had of a processor meanwhile: on a busy
    machine the former tells more of its neighbours.
    """
    with Screen(size) as screen, tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "frames.json"
        os.environ["SPADES_HOME"] = folder
        command = [sys.executable, "-m", "tests.bench.metered", str(out), "--seed", "5"]
        driver = Driver(screen, command, Path(folder))
        try:
            screen.resize(driver.window, *map(int, size.split("x")))
            play(driver, wanted)
            wave(screen, driver.window)
            driver.program.send_signal(signal.SIGTERM)
            driver.wait_exit()
        finally:
            driver.kill()
        frames: Frames = json.loads(out.read_text(encoding="utf-8"))
    return report(frames)


def report(frames: Frames) -> dict[str, object]:
    """The frames summed up by what they showed."""
    groups: dict[str, Frames] = {}
    for frame in frames:
        groups.setdefault(frame["what"], []).append(frame)
    moving = [
        after for before, after in pairwise(frames)
        if before["what"] == after["what"] == "table moving" and after["flip"]
    ]  # fmt: skip
    return {
        "work_ms": {what: both(group) for what, group in groups.items()},
        "flip_ms": spread([f["flip"] for f in frames]),
        "interval_ms_moving": spread([f["since"] for f in moving if not f["thinking"]]),
        "interval_ms_moving_and_thinking": spread([f["since"] for f in moving if f["thinking"]]),
        "work_ms_thinking": both([f for f in frames if f["thinking"]]),
        "work_and_flip_ms": spread([f["work"] + f["flip"] for f in frames]),
    }


def both(frames: Frames) -> dict[str, float]:
    """The spread of the work on some frames, by the clock and by the processor."""
    by_cpu = spread([frame["cpu"] for frame in frames])
    by_clock = spread([frame["work"] for frame in frames])
    return by_clock | {f"cpu_{name}": value for name, value in by_cpu.items() if name != "n"}


def resting(command: Sequence[str], size: str, seconds: float) -> dict[str, object]:
    """Memory in MB at the table and per cent of a core at rest, the worker's apart."""
    with Screen(size) as screen, tempfile.TemporaryDirectory() as folder:
        os.environ["SPADES_HOME"] = folder
        driver = Driver(screen, [*command, "--seed", "5", "--speed", "fast"], Path(folder))
        try:
            screen.resize(driver.window, *map(int, size.split("x")))
            play(driver, 2)
            pid = driver.program.pid
            return {
                "memory_mb": process.memory(pid),
                "helpers_memory_mb": [process.memory(child) for child in process.children(pid)],
                "processor_percent": process.processor(pid, seconds),
            }
        finally:
            driver.kill()
