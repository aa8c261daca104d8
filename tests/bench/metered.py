"""The game with a meter on its frames: `python -m tests.bench.metered OUT [option ...]`.

Runs the program as ever and, when it ends or is asked to, writes to OUT a JSON list of the frames
shown: what was on, whether a player was thinking, and the milliseconds of work (from the first
update to the last stroke), of the processor for that work, of the flip and since the frame before.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from pathlib import Path
from typing import Any, cast

import pygame

import game.opening
from game.__main__ import main
from game.ai.executor import WorkerExecutor
from game.ai.jobs import Answer, Job, JobId, Report
from game.scenes.scene import SceneStack


class Meter:
    """What is known of every frame so far."""

    def __init__(self) -> None:
        self.frames: list[dict[str, object]] = []
        self.thinking = 0
        self._began = self._drawn = self._shown = self._spent_before = 0.0

    def updating(self) -> None:
        """A frame begins."""
        self._began = time.perf_counter()
        self._spent_before = time.thread_time()

    def drawn(self, stack: SceneStack) -> None:
        """The picture is painted."""
        self._drawn = time.perf_counter()
        spent = time.thread_time() - self._spent_before
        scenes = stack.visible()
        moving = any(scene.moving for scene in scenes)
        self.frames.append(
            {
                "what": f"{scenes[-1].name} {'moving' if moving else 'still'}",
                "thinking": self.thinking > 0,
                "work": 1000 * (self._drawn - self._began),
                "cpu": 1000 * spent,
                "flip": 0.0,
                "since": 0.0,
            }
        )

    def flipped(self) -> None:
        """The picture is on the screen; one that did not change is not shown again."""
        now, before = time.perf_counter(), self._shown
        self._shown = now
        if self.frames:
            self.frames[-1] |= {"flip": 1000 * (now - self._drawn), "since": 1000 * (now - before)}


class MeteredWindow:
    """A window that tells a meter when it was flipped."""

    def __init__(self, window: pygame.Window, meter: Meter) -> None:
        self._real, self._meter = window, meter

    def flip(self) -> None:
        """Show the picture."""
        self._real.flip()
        self._meter.flipped()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


def attach(meter: Meter) -> None:
    """Put the meter on the stack, the worker and the window of the game to come."""
    update, draw = SceneStack.update, SceneStack.draw
    submit, poll = WorkerExecutor.submit, WorkerExecutor.poll
    open_game = game.opening.open_game

    def metered_update(stack: SceneStack, dt: float) -> None:
        meter.updating()
        update(stack, dt)

    def metered_draw(stack: SceneStack, surface: pygame.Surface) -> bool:
        changed = draw(stack, surface)
        meter.drawn(stack)
        return changed

    def metered_submit(executor: WorkerExecutor, job: Job) -> JobId:
        meter.thinking += 1
        return submit(executor, job)

    def metered_poll(executor: WorkerExecutor) -> list[Report]:
        reports = poll(executor)
        answers = sum(isinstance(report, Answer) for report in reports)
        meter.thinking = max(0, meter.thinking - answers)
        return reports

    def metered_opening(home: Path | None = None) -> game.opening.Opening:
        opening = open_game(home)
        window = cast(pygame.Window, MeteredWindow(opening.window, meter))
        return game.opening.Opening(window, opening.brush, opening.size)

    patches: dict[Any, dict[str, Any]] = {
        SceneStack: {"update": metered_update, "draw": metered_draw},
        WorkerExecutor: {"submit": metered_submit, "poll": metered_poll},
        game.opening: {"open_game": metered_opening},
    }
    for owner, replacements in patches.items():
        for name, function in replacements.items():
            setattr(owner, name, function)


def run(out: Path, words: list[str]) -> int:
    """Run the game with `words` and write the frames; the exit status."""
    meter = Meter()
    attach(meter)
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))
    try:
        return main(words)
    finally:
        out.write_text(json.dumps(meter.frames), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2:]))
