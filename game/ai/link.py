"""The line to one worker process; its own thread starts the process and minds the pipe."""

from __future__ import annotations

import contextlib
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Protocol

from game.ai.worker import News, Order, Quit, Ready, serve


class Wire(Protocol):
    """A line to a worker: `ready` once that has started, `gone` once it has ended."""

    ready: bool
    gone: bool

    @property
    def pid(self) -> int | None:
        """The process, None until it has been started."""

    def send(self, order: Order) -> None:
        """Send an order, in its turn."""

    def receive(self) -> list[News]:
        """The news so far; sets `ready` and `gone` as they tell."""

    def kill(self) -> None:
        """End the process at once, wedged or not."""

    def close(self, patience: float) -> None:
        """Ask the process to quit, and kill it if it has not within `patience` seconds."""


class Link:
    """One worker process. No call waits for it: threads of their own read and write the pipe.

    Writing to a wedged process blocks once the pipe is full, and starting one takes a while;
    neither may hold the table up.
    """

    def __init__(self) -> None:
        self.ready = False
        self.gone = False
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._news: SimpleQueue[News | None] = SimpleQueue()
        self._lock = Lock()
        self._process: BaseProcess | None = None
        self._unwanted = False
        Thread(target=self._live, name="players", daemon=True).start()

    @property
    def pid(self) -> int | None:
        """The process, None until it has been started."""
        return None if self._process is None else self._process.pid

    def send(self, order: Order) -> None:
        """Send an order, in its turn."""
        self._orders.put(order)

    def receive(self) -> list[News]:
        """The news so far; sets `ready` and `gone` as they tell."""
        heard: list[News] = []
        with contextlib.suppress(Empty):
            while True:
                news = self._news.get_nowait()
                if news is None:
                    self.gone = True
                elif isinstance(news, Ready):
                    self.ready = True
                else:
                    heard.append(news)
        return heard

    def kill(self) -> None:
        """End the process at once, wedged or not."""
        with self._lock:
            self._unwanted = True
            if self._process is not None:
                self._process.kill()
        self._orders.put(None)

    def close(self, patience: float) -> None:
        """Ask the process to quit, and kill it if it has not within `patience` seconds."""
        self._orders.put(Quit())
        with self._lock:
            process, self._unwanted = self._process, True
        if process is not None:
            process.join(patience)
        self.kill()
        if process is not None:
            process.join(patience)

    def _live(self) -> None:
        """Start the process, then read until the pipe breaks; None is the last news."""
        spawn = multiprocessing.get_context("spawn")
        with contextlib.suppress(EOFError, OSError):
            ours, theirs = spawn.Pipe()
            with self._lock:
                if self._unwanted:
                    return
                process = spawn.Process(target=serve, args=(theirs,), daemon=True)
                process.start()
                self._process = process
            # Were this end left open, the death of the worker would not break the pipe.
            theirs.close()
            Thread(target=self._write, args=(ours,), name="players-out", daemon=True).start()
            while True:
                self._news.put(ours.recv())
        self._news.put(None)

    def _write(self, pipe: Connection[Any, Any]) -> None:
        with contextlib.suppress(OSError):
            while (order := self._orders.get()) is not None:
                pipe.send(order)
