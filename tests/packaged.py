"""Checks the packaged app as a player gets it: `python -m tests.packaged [--build] [--app PATH]`.

Walks what is in the folder, then runs the program in an empty environment: its version, its
self-test, a score table, its kernel against the twin over whole matches, an installation, and a
match through real clicks in a real window.
Prints a line a check and exits with 0 if all passed.
"""

from __future__ import annotations

import argparse
import random
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from game import __version__
from game.logbook import NAME
from game.session.bot.rule_choice import read_rules
from tests.bench.outside import ProgramFault
from tests.drive import Driver, Stuck, play_match
from tests.screen import Screen, missing_tools
from tests.twins import Apart, answers_alike

ROOT = Path(__file__).resolve().parents[1]
APP = ROOT / "dist" / "spades" / ("spades.exe" if sys.platform == "win32" else "spades")
SPEC = ROOT / "packaging" / "spades.spec"
CASES = ROOT / "tests" / "engine" / "scoring_cases.csv"
PROCESSES = Path("/proc")
MOST_BYTES = 60_000_000
UNWANTED = {
    "numpy": r"(^|/)numpy",
    "tests": r"(^|/)tests?(/|$)|hypothesis|pytest",
    "the GPL typeface": r"freesansbold",
    "tkinter": r"tkinter|(^|/)tcl",
    "OpenSSL": r"libcrypto|libssl",
    "pygame's examples": r"pygame/(examples|docs)",
}


TWIN_RULES = "arena;nil_exchange=2;target=200"
"""A match that is short and has everything that the line protocol can ask."""


class Failed(AssertionError):
    """A check did not pass."""


def contents(folder: Path) -> str:
    """Check what the app's folder holds. Raises Failed naming what is wrong."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    for what, pattern in UNWANTED.items():
        found = [name for name in files if re.search(pattern, name)]
        if found:
            raise Failed(f"{what} inside: {found[0]}")
    for name, data in _assets().items():
        packed = next((path for at, path in files.items() if at.endswith(f"assets/{name}")), None)
        if packed is None or packed.read_bytes() != data:
            raise Failed(f"assets/{name} is missing or not the same")
    size = sum(p.stat().st_size for p in files.values() if p.is_file() and not p.is_symlink())
    if size > MOST_BYTES:
        raise Failed(f"{size / 1e6:.0f} MB is more than {MOST_BYTES / 1e6:.0f} MB")
    return f"{size / 1e6:.1f} MB, {len(_assets())} assets"


def _assets() -> dict[str, bytes]:
    folder = ROOT / "assets"
    names = ["icon-256.png"]
    for kind in ("cards/*/*.svg", "sounds/*.wav", "fonts/*"):
        names += [path.relative_to(folder).as_posix() for path in sorted(folder.glob(kind))]
    return {name: (folder / name).read_bytes() for name in names}


def bare(home: Path, *command: str | Path, **environment: str) -> list[str]:
    """The command in an environment that holds a home and what is given besides, nothing else."""
    given = [f"{name}={value}" for name, value in {"HOME": str(home), **environment}.items()]
    return ["env", "-i", *given, *map(str, command)]


def said(command: Sequence[str], patience: float = 90.0) -> str:
    """What a command prints. Raises Failed if it complains or does not end with 0."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=patience, check=False)
    if done.returncode or done.stderr:
        raise Failed(f"exit {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout.strip()


def running(app: Path, patience: float = 5.0) -> list[int]:
    """The processes of a program, those that end within moments left out; none where untold."""
    end = time.monotonic() + patience
    while found := [
        int(link.parent.name) for link in PROCESSES.glob("[0-9]*/exe") if _is(link, app)
    ]:
        if time.monotonic() > end:
            break
        time.sleep(0.1)
    return found


def _is(link: Path, app: Path) -> bool:
    try:
        return link.readlink() == app
    except OSError:
        return False


class Checks:
    """The checks of one app."""

    def __init__(self, app: Path, home: Path) -> None:
        """Check the program `app` with `home` as the player's home."""
        self.app, self.home = app, home

    def contents(self) -> str:
        """What is in the folder."""
        return contents(self.app.parent)

    def version(self) -> str:
        """`--version` is this checkout's, and the compiled kernel runs."""
        text = said(bare(self.home, self.app, "--version"))
        if text != f"spades {__version__} (compiled kernel)":
            raise Failed(text)
        return text

    def self_test(self) -> str:
        """`--self-test` plays a match through the worker process, card for card as from source."""
        ours = said(bare(self.home, self.app, "--self-test"))
        theirs = said([sys.executable, "-m", "game", "--self-test"])
        if ours != theirs:
            raise Failed(f"{ours}, but from source: {theirs}")
        return ours

    def score(self) -> str:
        """`score` prints what it prints from source."""
        ours = said(bare(self.home, self.app, "score", CASES))
        theirs = said([sys.executable, "-m", "game", "score", str(CASES)])
        if ours != theirs:
            raise Failed("a score table reads otherwise than from source")
        return f"{len(ours.splitlines())} lines as from source"

    def twin(self, level: str) -> str:
        """A match of `spades bot` is the one that the plain kernel plays from source."""
        source = [sys.executable, "-m", "game"]
        plain = ["env", "SPADES_KERNEL=plain", *source]
        text = said([*plain, "--version"])
        if "(plain kernel)" not in text:
            raise Failed(f"from source: {text}")
        words = ["bot", level, "--worlds", "24", "--seed", "5", "--rules", TWIN_RULES]
        commands = [shlex.join([*plain, *words]), shlex.join(bare(self.home, self.app, *words))]
        asked = answers_alike(commands, read_rules(TWIN_RULES), seed=5, patience=60.0)
        return f"{asked} answers of {level} as the plain kernel gives them"

    def no_screen(self) -> str:
        """Without a screen it says so and ends with 2."""
        done = subprocess.run(
            bare(self.home, self.app), capture_output=True, text=True, timeout=30, check=False
        )
        if done.returncode != 2 or "spades:" not in done.stderr:
            raise Failed(f"exit {done.returncode}: {done.stderr}")
        return done.stderr.strip()

    def install(self) -> str:
        """It can be put into the menu of programs and removed again."""
        script = self.app.parent / "install.sh"
        path = "/usr/bin:/bin"
        said(bare(self.home, "sh", script, PATH=path))
        entry = self.home / ".local/share/applications/spades.desktop"
        started = re.search(r'^Exec="(.+)"$', entry.read_text(encoding="utf-8"), re.MULTILINE)
        if started is None:
            raise Failed(f"{entry.name} starts nothing")
        said(bare(self.home, started[1], "--version"))
        said(bare(self.home, self.home / ".local/bin/spades", "--version"))
        installed = self.home / ".local/opt/spades/install.sh"
        said(bare(self.home, "sh", installed, "--uninstall", PATH=path))
        left = [p for p in self.home.rglob("*spades*") if p.is_file() or p.is_symlink()]
        if left:
            raise Failed(f"left behind: {left[0]}")
        return "in and out of the menu of programs"

    def match(self) -> str:
        """A whole match through clicks in a window, then the way out."""
        began = time.monotonic()
        with Screen() as screen, tempfile.TemporaryDirectory() as folder:
            display = screen.environment["DISPLAY"]
            command = bare(self.home, self.app, "--seed", "7", "--speed", "instant",
                           DISPLAY=display)  # fmt: skip
            driver = Driver(screen, command, Path(folder))
            try:
                last = play_match(driver, random.Random(7))
                driver.click(last, "menu")
                driver.click(driver.picture(), "quit")
                status = driver.wait_exit()
                words = driver.said()
            finally:
                driver.kill()
        if status or "Traceback" in words:
            raise Failed(f"exit {status}: {words}")
        left = running(self.app)
        if left:
            raise Failed(f"processes left behind: {left}")
        log = next(self.home.rglob(NAME), None)
        if log is None or "compiled kernel" not in log.read_text(encoding="utf-8"):
            raise Failed(f"{NAME} does not tell of the start")
        view = last["view"]
        return f"{view['deal']} deals, {view['totals']}, {time.monotonic() - began:.0f} s"

    def all(self) -> dict[str, Callable[[], str]]:
        """Every check that this machine can make, by name."""
        checks = {
            "contents": self.contents,
            "version": self.version,
            "self-test": self.self_test,
            "score": self.score,
            "twin of expert": lambda: self.twin("expert"),
            "twin of pro": lambda: self.twin("pro"),
        }
        if sys.platform == "linux":
            checks |= {"no screen": self.no_screen, "install": self.install}
            if not missing_tools():
                checks["match"] = self.match
        return checks


FAULTS = (Failed, Stuck, Apart, ProgramFault, OSError, subprocess.SubprocessError)


def build() -> None:
    """Pack the app. Raises CalledProcessError if that fails."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    subprocess.run([*command, str(SPEC)], cwd=ROOT, check=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the checks and print a line for each."""
    parser = argparse.ArgumentParser(prog="python -m tests.packaged")
    parser.add_argument("--app", type=Path, default=APP, help="the program to check")
    parser.add_argument("--build", action="store_true", help="pack it first")
    options = parser.parse_args(arguments)
    if options.build:
        build()
    passed = True
    with tempfile.TemporaryDirectory(prefix="a home ") as home:
        for name, check in Checks(options.app.resolve(), Path(home)).all().items():
            try:
                print(f"pass  {name}: {check()}", flush=True)
            except FAULTS as fault:
                passed = False
                print(f"FAIL  {name}: {fault}", flush=True)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
