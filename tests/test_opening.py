"""The first picture: what it needs, and what it says where no window can be opened."""

from __future__ import annotations

import subprocess
import sys
import time

HEAVY = ("pydantic", "sqlite3", "multiprocessing.process", "game.engine", "game.ai", "game.session")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in an environment that has no screen but what is given."""
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
    )


def test_the_first_picture_comes_at_a_moment_of_the_systems_clock() -> None:
    began = time.monotonic_ns()
    done = run("-m", "game", "--first-frame", SDL_VIDEODRIVER="dummy")
    assert done.returncode == 0, done.stderr
    assert began < int(done.stdout) < time.monotonic_ns()


def test_the_first_picture_waits_for_nothing_heavy() -> None:
    code = "import game.opening, sys; print(*sys.modules, sep='\\n')"
    loaded = run("-c", code, PYGAME_HIDE_SUPPORT_PROMPT="1").stdout.split()
    assert "game.ui.menucover" in loaded
    assert not [name for name in loaded if name.startswith(HEAVY)]


def test_without_a_screen_the_program_says_so() -> None:
    done = run("-m", "game")
    if sys.platform == "linux":
        assert done.returncode == 2
        assert done.stderr.startswith("spades: ")
        assert "Traceback" not in done.stderr
