"""A program that plays from outside: started by its command line, asked a line, heard a line.

Whatever it does wrong is raised as a fault with a name, and it is started anew for the next line.
"""

from __future__ import annotations

import queue
import shlex
import shutil
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from typing import IO

PATIENCE = 10.0
"""Seconds that a program is waited for."""

MOST_LOSSES = 3
"""A program lost so many times without an answer between is not started any more."""

_LONGEST_LINE = 4096
_MOST_LINES = 256


class Fault(Enum):
    """What a program can do wrong."""

    ILLEGAL = "illegal answer"
    CRASH = "crash"
    SILENCE = "silence"
    FLOOD = "flood of lines"
    UNASKED = "line that nobody asked for"
    GONE = "question not put any more"


class ProgramFault(Exception):
    """A question was not answered."""

    def __init__(self, fault: Fault, note: str) -> None:
        super().__init__(note)
        self.fault = fault
        self.note = note


@dataclass(slots=True)
class Program:
    """A program and its process, which keeps the lines of `greeting` as its settings.

    `unasked` counts lines that came without a question.
    """

    command: str
    greeting: Sequence[str] = ()
    patience: float = PATIENCE
    unasked: int = field(default=0, init=False)
    _process: subprocess.Popen[bytes] | None = field(default=None, init=False)
    _heard: _Ear | None = field(default=None, init=False)
    _losses: int = field(default=0, init=False)

    def ask(self, line: str) -> str:
        """The answer to a line. Raises ProgramFault, after which the program is not running."""
        if self._losses >= MOST_LOSSES:
            raise ProgramFault(Fault.GONE, f"{self.command} was lost {MOST_LOSSES} times running")
        try:
            if self._process is None:
                self._start()
            answer = self._exchange(line)
        except ProgramFault:
            self._losses += 1
            self.close()
            raise
        self._losses = 0
        return answer

    def close(self) -> None:
        """End the process."""
        process, self._process, self._heard = self._process, None, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                split_command(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        except OSError as fault:
            raise ProgramFault(Fault.CRASH, f"it does not start: {fault}") from fault
        assert self._process.stdout is not None
        self._heard = _Ear(self._process.stdout)
        for line in self.greeting:
            self._exchange(line)

    def _exchange(self, line: str) -> str:
        process, heard = self._process, self._heard
        assert process is not None
        assert process.stdin is not None
        assert heard is not None
        self.unasked += heard.forget()
        if heard.flooded:
            raise ProgramFault(Fault.FLOOD, f"lines without end before {line!r}")
        try:
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
        except OSError as fault:
            raise self._ended(process) from fault
        answer = heard.line(self.patience)
        if heard.flooded:
            raise ProgramFault(Fault.FLOOD, f"lines without end after {line!r}")
        if answer is None:
            raise ProgramFault(Fault.SILENCE, f"no answer in {self.patience:g} s to {line!r}")
        if not answer:
            raise self._ended(process)
        return answer.decode("ascii", errors="replace").strip()

    def _ended(self, process: subprocess.Popen[bytes]) -> ProgramFault:
        with suppress(subprocess.TimeoutExpired):
            process.wait(self.patience)
        return ProgramFault(Fault.CRASH, f"it ended with status {process.poll()}")


@dataclass(slots=True)
class _Ear:
    """Reads a pipe line by line in the background, and stops where there is too much to keep."""

    pipe: IO[bytes]
    flooded: bool = False
    _lines: queue.Queue[bytes] = field(default_factory=lambda: queue.Queue(_MOST_LINES))

    def __post_init__(self) -> None:
        threading.Thread(target=self._listen, daemon=True).start()

    def line(self, patience: float) -> bytes | None:
        """The next line, empty at the end, None where none comes in time."""
        try:
            return self._lines.get(timeout=patience)
        except queue.Empty:
            return None

    def forget(self) -> int:
        """Drop the lines that have come, and count them."""
        dropped = 0
        while True:
            try:
                line = self._lines.get_nowait()
            except queue.Empty:
                return dropped
            if not line:
                self._lines.put(line)
                return dropped
            dropped += 1

    def _listen(self) -> None:
        line = b"\n"
        try:
            while line:
                line = self.pipe.readline(_LONGEST_LINE)
                self.flooded = self.flooded or len(line) == _LONGEST_LINE
                self._lines.put_nowait(line)
        except queue.Full:
            self.flooded = True
        except (OSError, ValueError):
            # The program was given up, and its pipe closed.
            return


def split_command(command: str) -> list[str]:
    """The words of a command line."""
    return shlex.split(command)


def startable(command: str) -> bool:
    """Whether there is such a program."""
    words = split_command(command)
    return bool(words) and shutil.which(words[0]) is not None
