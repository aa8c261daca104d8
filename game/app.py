"""The composition root: window, clock, main loop, and the collaborators handed down."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import pygame

from game.ai.executor import WorkerExecutor
from game.engine.record import MatchRecord, Player
from game.engine.rules import CLASSIC
from game.engine.shuffle import Seeded
from game.opening import Opening
from game.scenes.desk import Desk
from game.scenes.menu import MenuScene
from game.scenes.scene import SceneStack
from game.scenes.table import TableScene
from game.scenes.trace import Tracer
from game.session.match import HUMAN, MatchSession
from game.session.thinker import ExecutorThinker
from game.ui.assets import assets_dir
from game.ui.cardsprites import CardSprites
from game.ui.input import Input, KeyPressed, read
from game.ui.sound import SoundBoard
from game.ui.tempo import Tempo
from game.words import t

_FRAMES_PER_SECOND = 60
_IDLE_MS = 40
_LONGEST_STEP = 0.1
"""Seconds a frame may stand for, so that a stall does not skip an animation."""

Seeds = Callable[[], int]


@dataclass(frozen=True, slots=True)
class Launch:
    """How the program was started. `seeds` gives the seed of each new match."""

    seeds: Seeds
    tempo: Tempo
    trace: Path | None = None


def run(opening: Opening, launch: Launch) -> int:
    """Play in the window until the player leaves, and close it; the exit status."""
    with ExitStack() as closing:
        closing.callback(pygame.quit)
        executor = WorkerExecutor(time.monotonic)
        closing.callback(executor.close)
        tracer = None
        if launch.trace is not None:
            tracer = Tracer(closing.enter_context(launch.trace.open("w", encoding="utf-8")))
        desk = _desk(opening, launch, executor)
        Program(opening.window, desk, tracer, executor.start).run()
    return 0


class Program:
    """The main loop over one window."""

    def __init__(
        self,
        window: pygame.Window,
        desk: Desk,
        tracer: Tracer | None,
        after_first_frame: Callable[[], None],
    ) -> None:
        self._window = window
        self._desk = desk
        self._tracer = tracer
        self._after_first_frame: Callable[[], None] | None = after_first_frame
        self._clock = pygame.time.Clock()
        self._size = (0, 0)
        self._full_screen = False

    def run(self) -> None:
        """Show scenes until none is left."""
        desk, stack = self._desk, self._desk.stack
        desk.full_screen = self._toggle_full_screen
        stack.push(MenuScene(desk, self._open_table))
        stale = True
        while not stack.empty:
            moving = stale or any(scene.moving for scene in stack.visible())
            events = self._wait(moving)
            dt = min(_LONGEST_STEP, self._clock.tick(_FRAMES_PER_SECOND) / 1000)
            touched = self._take(events)
            stack.update(dt)
            changed = stack.settle_requests() | self._fit()
            stale = touched or changed
            if stale or moving or any(scene.moving for scene in stack.visible()):
                self._show()
            if self._tracer is not None and not stale:
                self._tracer.look(stack, self._size)

    def _open_menu(self) -> None:
        self._desk.stack.reset(MenuScene(self._desk, self._open_table))

    def _open_table(self) -> None:
        self._desk.stack.reset(TableScene(self._desk, self._open_table, self._open_menu))

    def _wait(self, moving: bool) -> list[pygame.event.Event]:
        """The events since the last frame; a still screen sleeps until one comes."""
        if moving:
            return pygame.event.get()
        first = pygame.event.wait(_IDLE_MS)
        return [first, *pygame.event.get()]

    def _take(self, events: list[pygame.event.Event]) -> bool:
        """Hand the events to the scenes; whether there was anything to see."""
        touched = False
        scale = self._pixels_per_point()
        for event in events:
            if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
                self._desk.stack.clear()
            elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
                touched = True
            put = read(event, scale)
            if put is not None:
                touched = True
                if not self._global_key(put):
                    self._desk.stack.handle(put)
        return touched

    def _global_key(self, put: Input) -> bool:
        if put == KeyPressed("f11"):
            self._toggle_full_screen()
            return True
        return False

    def _toggle_full_screen(self) -> None:
        self._full_screen = not self._full_screen
        if self._full_screen:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def _pixels_per_point(self) -> tuple[float, float]:
        surface, window = self._window.get_surface().get_size(), self._window.size
        return surface[0] / max(1, window[0]), surface[1] / max(1, window[1])

    def _fit(self) -> bool:
        """Lay out anew if the surface has changed its size."""
        size = self._window.get_surface().get_size()
        if size == self._size:
            return False
        self._size = size
        self._desk.stack.resize(size)
        return True

    def _show(self) -> None:
        self._desk.stack.draw(self._window.get_surface())
        self._window.flip()
        if self._after_first_frame is not None:
            self._after_first_frame()
            self._after_first_frame = None


def _desk(opening: Opening, launch: Launch, executor: WorkerExecutor) -> Desk:
    assets = assets_dir()
    sounds = SoundBoard(assets / "sounds")
    Thread(target=sounds.load, daemon=True).start()

    def new_match() -> MatchSession:
        levels = (HUMAN, "pro", "pro", "pro")
        players = tuple(
            Player(t(f"player.{who}"), level)
            for who, level in zip(("you", "otto", "vera", "amara"), levels, strict=True)
        )
        record = MatchRecord(CLASSIC, players, Seeded(launch.seeds()))
        return MatchSession(record, ExecutorThinker(executor))

    return Desk(
        brush=opening.brush,
        sprites=CardSprites(assets / "cards"),
        sounds=sounds,
        stack=SceneStack(opening.window.get_surface().get_size()),
        tempo=launch.tempo,
        new_match=new_match,
    )
