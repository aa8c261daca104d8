"""The composition root: window, clock, main loop, and the collaborators handed down."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from threading import Thread

import pygame

from game.ai.executor import WorkerExecutor
from game.furnish import Household, Launch
from game.logbook import logbook
from game.opening import Opening
from game.scenes import openers
from game.scenes.crossfade import CrossFade
from game.scenes.dialog import Dialog
from game.scenes.menu import MenuScene
from game.scenes.message import message
from game.scenes.quitting import quit_game
from game.scenes.trace import Tracer
from game.scenes.zoom import zoom
from game.storage.paths import find_home
from game.ui.input import FileDropped, Input, KeyPressed, PointerMoved, read
from game.ui.memory import Sweeper, bound_memory, forget_pictures, give_back_surfaces

_FRAMES_PER_SECOND = 60
_IDLE_MS, _NAP_MS = 40, 10
_WINDOW_ANEW = (
    pygame.WINDOWSHOWN,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESIZED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWDISPLAYCHANGED,
)
"""After these the window may have another surface, or lost what was on it."""
_FRAME = 80
"""Points that the frame of a window takes at most."""
_LONGEST_STEP = 0.1
"""Seconds a frame may stand for, so that a stall does not skip an animation."""


def run(opening: Opening, launch: Launch) -> int:
    """Play in the window until the player leaves, and close it; the exit status."""
    give_back_surfaces()
    # The thread that draws ahead keeps the main loop waiting no longer than a millisecond.
    sys.setswitchinterval(0.001)
    with ExitStack() as closing:
        closing.enter_context(logbook(find_home(launch.home, os.environ).data))
        closing.callback(pygame.quit)
        executor = WorkerExecutor(time.monotonic)
        closing.callback(executor.close)
        tracer = None
        if launch.trace is not None:
            tracer = Tracer(closing.enter_context(launch.trace.open("w", encoding="utf-8")))
        household = Household(opening, launch, executor)

        def while_the_menu_shows() -> None:
            executor.start()
            Thread(target=openers.load_table, daemon=True).start()

        program = Program(opening.window, household, tracer, while_the_menu_shows)
        closing.callback(program.put_away)
        program.run()
    return 0


class Program:
    """The main loop over one window."""

    def __init__(
        self,
        window: pygame.Window,
        household: Household,
        tracer: Tracer | None,
        after_first_frame: Callable[[], None],
    ) -> None:
        self._window = window
        self._household = household
        self._desk = household.desk
        self._tracer = tracer
        self._after_first_frame: Callable[[], None] | None = after_first_frame
        self._clock = pygame.time.Clock()
        self._fade = CrossFade(household.desk)
        self._size = (0, 0)
        self._place = "menu"
        self._full_screen = False
        self._traced = False

    def run(self) -> None:
        """Show scenes until none is left."""
        desk, stack = self._desk, self._desk.stack
        desk.full_screen = self._toggle_full_screen
        self._settle_window()
        if desk.settings.look.fullscreen:
            self._fill_screen(fill=True)
        stack.push(MenuScene(desk, self._open_table))
        sweeper, stale, going = Sweeper(), True, False
        while not stack.empty:
            # What a thread made since the last picture ends the motion, but is not shown yet.
            moving = stale or going or self._moving
            events = self._wait(moving)
            dt = min(_LONGEST_STEP, self._clock.tick(_FRAMES_PER_SECOND) / 1000)
            with desk.ahead.held():
                touched = self._take(events)
                stack.update(0.0 if self._fade.waiting else dt)
                self._fade.update(dt)
                self._tell()
                changed = stack.settle_requests() | self._fit()
                stale, going = touched or changed, self._moving
                drawn = (stale or moving or going) and self._draw()
            if drawn:
                self._show()
            sweeper.pass_by(dt, moving=moving)
            if self._tracer is not None and not stale and not self._traced:
                self._traced = self._tracer.look(stack, self._size)

    @property
    def _moving(self) -> bool:
        """Whether the picture changes by itself."""
        return self._fade.moving or any(scene.moving for scene in self._desk.stack.awake())

    def _settle_window(self) -> None:
        """Put the window where it was; a window manager moves a new one by the frame it adds."""
        place = self._desk.settings.window
        pygame.event.pump()
        if place.x is not None and place.y is not None:
            (x, y), was = self._window.position, (place.x, place.y)
            if max(abs(x - was[0]), abs(y - was[1])) < _FRAME:
                self._window.position = was

    def _open_menu(self) -> None:
        self._arrive("menu")
        self._desk.stack.reset(MenuScene(self._desk, self._open_table))

    def _open_table(self) -> None:
        self._household.remember_menu()
        self._arrive("table")
        self._desk.stack.reset(openers.table(self._desk, self._open_table, self._open_menu))

    def _arrive(self, place: str) -> None:
        """Make room: neither place shows the felt, the shades and the cards of the other."""
        if place != self._place:
            self._place = place
            forget_pictures(self._desk.brush, self._desk.sprites)

    def _wait(self, moving: bool) -> list[pygame.event.Event]:
        """The events since the last frame; a still screen sleeps until one comes."""
        if moving:
            return pygame.event.get()
        # SDL's own wait looks a thousand times a second on X11, and costs more than all the rest.
        for _ in range(_IDLE_MS // _NAP_MS):
            pygame.time.wait(_NAP_MS)
            events = pygame.event.get()
            if events:
                return events
        return []

    def _take(self, events: list[pygame.event.Event]) -> bool:
        """Hand the events to the scenes; whether there was anything to see.

        Each event meets the scenes that the one before it left, however many a frame has.
        """
        touched, stack = False, self._desk.stack
        scale = self._pixels_per_point()
        for event in events:
            # The close of the last window comes as both.
            if event.type == pygame.QUIT:
                quit_game(self._desk)
            elif event.type in _WINDOW_ANEW:
                stack.spoil()
                touched = True
            put = read(event, scale)
            if put is not None:
                touched = True
                if not isinstance(put, PointerMoved):
                    self._fade.interrupt()
                if not zoom(self._desk, put) and not stack.handle(put):
                    self._global_key(put)
            touched |= stack.settle_requests()
            if stack.empty:
                break
        return touched

    def _global_key(self, put: Input) -> None:
        """Keys and files that work everywhere, where no scene has another use for them."""
        settings = self._desk.settings
        match put:
            case KeyPressed("f11"):
                self._toggle_full_screen()
            case FileDropped(path):
                self._desk.stack.push(openers.options(self._desk, Path(path)))
            case KeyPressed("f1"):
                self._desk.stack.push(openers.keys(self._desk))
            case KeyPressed("m"):
                sound = settings.sound.model_copy(update={"muted": not settings.sound.muted})
                self._desk.change(settings.model_copy(update={"sound": sound}))

    def _tell(self) -> None:
        """Show what there is to tell about the files, one message after another."""
        notices, top = self._household.notices, self._desk.stack.top
        if notices and top is not None and not isinstance(top, Dialog):
            self._desk.stack.push(message(self._desk, notices.pop(0).text))

    def put_away(self) -> None:
        """Store what is to be kept, at the end."""
        self._household.close(self._window, fullscreen=self._full_screen)

    def _toggle_full_screen(self) -> None:
        look = self._desk.settings.look.model_copy(update={"fullscreen": not self._full_screen})
        self._desk.change(self._desk.settings.model_copy(update={"look": look}))

    def _fill_screen(self, *, fill: bool) -> None:
        self._full_screen = fill
        if fill:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def _pixels_per_point(self) -> tuple[float, float]:
        surface, window = self._window.get_surface().get_size(), self._window.size
        return surface[0] / max(1, window[0]), surface[1] / max(1, window[1])

    def _fit(self) -> bool:
        """Fill the screen if that is set, and lay out anew if the surface has another size."""
        if self._desk.settings.look.fullscreen != self._full_screen:
            self._fill_screen(fill=not self._full_screen)
        size = self._window.get_surface().get_size()
        if size == self._size:
            return False
        self._size = size
        self._desk.ahead.outdate()
        bound_memory(self._desk.brush, self._desk.sprites, size)
        self._desk.stack.resize(size)
        return True

    def _draw(self) -> bool:
        """Draw the frame; whether it differs from the last."""
        self._traced = False
        return self._fade.draw(self._window.get_surface())

    def _show(self) -> None:
        self._window.flip()
        if self._after_first_frame is not None:
            self._after_first_frame()
            self._after_first_frame = None
