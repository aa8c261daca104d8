"""A virtual screen with a window manager, for programs that want a real window."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

TOOLS = ("Xvfb", "openbox", "xdotool", "xprop")


def missing_tools() -> list[str]:
    """The programs a virtual screen needs and that are not installed."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Screen:
    """Xvfb and openbox for as long as the context lasts; `run` starts programs on it."""

    def __init__(self, size: str = "1920x1080") -> None:
        self._size = size
        self._processes: list[subprocess.Popen[bytes]] = []
        self.environment: dict[str, str] = {}

    def __enter__(self) -> Screen:
        reader, writer = os.pipe()
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{self._size}x24"]
        server = subprocess.Popen(
            [*command, "-nolisten", "tcp"], pass_fds=(writer,), stderr=subprocess.DEVNULL
        )
        self._processes.append(server)
        os.close(writer)
        with os.fdopen(reader) as number:
            display = f":{number.readline().strip()}"
        self.environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self.environment.pop("SDL_VIDEODRIVER", None)
        self._processes.append(self.run(["openbox"]))
        self._wait(lambda: "window id" in self._say("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in reversed(self._processes):
            process.kill()
            process.wait()

    def run(
        self, command: Sequence[str], log: Path | None = None, **environment: str
    ) -> subprocess.Popen[bytes]:
        """Start a program on this screen; what it says goes to `log`."""
        out = subprocess.DEVNULL if log is None else log.open("ab")
        try:
            return subprocess.Popen(
                list(command),
                env={**self.environment, **environment},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        finally:
            if not isinstance(out, int):
                out.close()

    def window(self, patience: float = 30.0) -> str:
        """The id of the first window a person would see. Raises TimeoutError without one."""
        found: list[str] = []

        def look() -> bool:
            for name in self._say("xdotool", "search", "--onlyvisible", "--class", ".").split():
                if self.size_of(name)[0] >= 320:
                    found.append(name)
                    return True
            return False

        self._wait(look, patience)
        self._say("xdotool", "windowfocus", "--sync", found[0])
        return found[0]

    def size_of(self, window: str) -> tuple[int, int]:
        """Width and height of a window."""
        lines = self._say("xdotool", "getwindowgeometry", "--shell", window).splitlines()
        values = dict(line.split("=", 1) for line in lines if "=" in line)
        return int(values.get("WIDTH", 0)), int(values.get("HEIGHT", 0))

    def resize(self, window: str, width: int, height: int) -> None:
        """Give a window another size."""
        self._say("xdotool", "windowsize", "--sync", window, str(width), str(height))

    def click(self, window: str, x: float, y: float) -> None:
        """Press and let go of the first button at a place in a window."""
        move = ["xdotool", "mousemove", "--window", window, str(round(x)), str(round(y))]
        self._say(*move, "click", "1")

    def key(self, *names: str) -> None:
        """Press keys, one after the other."""
        self._say("xdotool", "key", *names)

    def _say(self, *command: str) -> str:
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=10, check=False
        )
        return done.stdout

    def _wait(self, ready: object, patience: float = 20.0) -> None:
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if callable(ready) and ready():
                return
            time.sleep(0.05)
        raise TimeoutError("the screen is not ready")
