"""Drawing ahead of time, in a thread beside the main loop."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Condition, Event, Thread, current_thread, main_thread

Job = Callable[[], None]
"""Draws something small, so that what is more urgent need not wait."""


class OutdatedError(Exception):
    """What a job draws has changed since it was begun."""


class Ahead:
    """Does one job after another in a thread of its own; the urgent ones first.

    Only one thread runs at a time, and the main loop would get every other millisecond: while it
    makes a frame it holds the others back. They begin nothing then, wherever they `give_way`.
    """

    def __init__(self) -> None:
        self._urgent: deque[Job] = deque()
        self._later: deque[Job] = deque()
        self._ready = Condition()
        self._free = Event()
        self._free.set()
        self._thread: Thread | None = None
        self._closing = False
        self._outdated = False

    def draw(self, job: Job, *, urgent: bool = False) -> bool:
        """Have a job done, an `urgent` one before all that are not; whether it will be."""
        with self._ready:
            if self._closing:
                return False
            (self._urgent if urgent else self._later).append(job)
            if self._thread is None:
                self._thread = Thread(target=self._work, name="ahead", daemon=True)
                self._thread.start()
            self._ready.notify()
        return True

    @contextmanager
    def held(self) -> Iterator[None]:
        """Begin nothing as long as the context lasts."""
        self._free.clear()
        try:
            yield
        finally:
            self._free.set()

    def give_way(self) -> None:
        """Wait, in any thread but the main one, until nothing more urgent is done."""
        if current_thread() is not main_thread():
            self._free.wait()
            self.check()

    def outdate(self) -> None:
        """End the job that is being done: what it draws is about to change.

        Half of it would show the old and half the new.
        """
        self._outdated = True

    def check(self) -> None:
        """Raise OutdatedError in the thread whose job has been ended, before anything is kept."""
        if self._outdated and current_thread() is self._thread:
            raise OutdatedError

    def let_end(self, thread: Thread) -> None:
        """Wait for the end of a thread that draws: it is not held back meanwhile."""
        held = not self._free.is_set()
        self._free.set()
        thread.join()
        if held:
            self._free.clear()

    def forget(self) -> None:
        """Leave undone what was not begun: it is not needed any more."""
        with self._ready:
            self._urgent.clear()
            self._later.clear()

    def close(self) -> None:
        """End the thread for good, once the job it does is done."""
        thread = self._thread
        if thread is None:
            return
        with self._ready:
            self._closing = True
            self._ready.notify()
        self._free.set()
        thread.join()
        self._thread = None

    def _work(self) -> None:
        while True:
            with self._ready:
                self._ready.wait_for(lambda: self._closing or self._urgent or self._later)
                if self._closing:
                    return
                job = (self._urgent or self._later).popleft()
            self._free.wait()
            # A job that was not begun draws what there is by now.
            self._outdated = False
            # What cannot be drawn now will be drawn, and complained of, when it is seen.
            with suppress(Exception):
                job()


class NoAhead(Ahead):
    """Draws nothing ahead: everything is drawn when it is seen."""

    def draw(self, job: Job, *, urgent: bool = False) -> bool:  # noqa: ARG002
        """Leave the job undone."""
        return False
