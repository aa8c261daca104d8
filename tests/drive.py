"""Plays whole matches through a real window, by clicks or `--keys`: `python -m tests.drive`.

Reads what `--trace` writes and presses what is live there, as a person would who plays as Pro
does (`tests.advice`). Exits with 0 when every match ended and the program with it.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.engine.actions import Action, Draw, MakeBid, Play
from game.engine.presets import PRESETS
from game.storage.settings import House, Players, Settings
from game.storage.settings_file import SettingsFile
from tests.advice import Adviser
from tests.screen import Screen

Picture = dict[str, Any]
"""One line of the trace."""

HOME = "home"
"""The folder, beside the trace, for everything a driven game writes."""
_ASKING = frozenset({"table", "bid", "draw"})
"""The scenes in which there is something to think about."""
PATIENCE = 60.0
"""Seconds a picture may take to come."""


class Stuck(RuntimeError):
    """The program stopped answering."""


class Driver:
    """One run of the program in a window of its own."""

    def __init__(self, screen: Screen, command: Sequence[str], folder: Path) -> None:
        self._screen = screen
        self._trace = folder / "trace.jsonl"
        self._log = folder / "program.log"
        self._trace.write_text("")
        self._read = 0
        home = folder / HOME
        self._adviser = Adviser(home)
        tail = ("--home", str(home), "--trace", str(self._trace))
        self.program = screen.run([*command, *tail], self._log)
        self.window = screen.window()

    def said(self) -> str:
        """What the program wrote to its standard streams."""
        return self._log.read_text(encoding="utf-8")

    def picture(self, patience: float = PATIENCE) -> Picture:
        """The newest picture, once there is one that was not seen before."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            lines = self._trace.read_text(encoding="utf-8").split("\n")[:-1]
            if len(lines) > self._read:
                self._read = len(lines)
                newest: Picture = json.loads(lines[-1])
                return newest
            if self.program.poll() is not None:
                raise Stuck(f"the program ended with {self.program.returncode}: {self.said()}")
            time.sleep(0.01)
        raise Stuck("nothing happened on the screen")

    def advice(self, picture: Picture) -> Action | None:
        """What would be a sensible thing to do, where the match waits for the player."""
        view = picture["view"]
        asked = view is not None and view["to_act"] == view["viewer"]
        return self._adviser.advise() if asked and picture["scenes"][-1] in _ASKING else None

    def click(self, picture: Picture, name: str) -> None:
        """Click the middle of a target."""
        x, y, w, h = next(t["rect"] for t in picture["targets"] if t["id"] == name)
        self._screen.click(self.window, x + w / 2, y + h / 2)

    def press(self, *keys: str) -> None:
        """Press keys by their names, one after the other."""
        self._screen.key(*keys)

    def wait_exit(self, patience: float = 20.0) -> int:
        """The program's exit status."""
        return self.program.wait(patience)

    def kill(self) -> None:
        """End the program at once."""
        self.program.kill()
        self.program.wait()


def live(picture: Picture) -> list[str]:
    """The targets that can be pressed, the topmost scene's last."""
    return [target["id"] for target in picture["targets"] if target["enabled"]]


def choose(picture: Picture, chance: random.Random, wanted: Action | None = None) -> str:
    """What to press next, for the action `wanted` where that is one of cards or numbers."""
    names, scenes = live(picture), picture["scenes"]
    top = scenes[-1]
    if top == "menu":
        return "new"
    if top == "dialog":
        return "quiet"
    if top == "score_sheet":
        return "next"
    if top == "bid":
        if "confirm" in names:
            return "confirm"
        if isinstance(wanted, MakeBid) and f"bid-{wanted.bid}" in names:
            return f"bid-{wanted.bid}"
        keys = [name for name in names if name.startswith("bid-")]
        modest = [name for name in keys if name.removeprefix("bid-") in "1234"]
        return chance.choice(modest or keys)
    if top == "blind":
        return "look"
    if top == "draw":
        keep = wanted.keep if isinstance(wanted, Draw) else chance.choice([True, False])
        return "keep" if keep else "refuse"
    if top in ("redeal", "talk") or (top == "exchange" and "confirm" in names):
        return names[-1]
    if isinstance(wanted, Play):
        return f"card-{wanted.card}"
    given = {target["id"] for target in picture["targets"] if target["chosen"]}
    cards = [name for name in names if name.startswith("card-") and name not in given]
    return chance.choice(cards)


def play_match(driver: Driver, chance: random.Random) -> Picture:
    """Play from the menu to the end of the match; the last picture."""
    picture = driver.picture()
    while picture["scenes"][-1] != "match_over":
        driver.click(picture, choose(picture, chance, driver.advice(picture)))
        picture = driver.picture()
    return picture


def leave(driver: Driver, last: Picture) -> None:
    """Go from the end of a match to the menu and quit there."""
    driver.click(last, "menu")
    picture = driver.picture()
    while picture["scenes"][-1] != "menu":
        picture = driver.picture()
    driver.click(picture, "quit")


def set_up(home: Path, preset: str, deals: int) -> None:
    """Put the rules of a preset into the settings of a home, with Easy opponents.

    A partner is Pro: beside one that plays at random a match hardly ever ends. With `deals` it ends
    after so many, as it has to where every side bids nil in each deal and sinks.
    """
    rules = PRESETS[preset].model_copy(update={"deals": deals})
    mate = rules.row.partner_of(0)
    levels = ["pro" if seat == mate else "easy" for seat in range(1, 6)]
    players = Players.model_validate({"levels": levels})
    home.mkdir()
    settings = Settings(house=House(preset=preset), rules=rules, players=players)
    SettingsFile(home / "settings.toml").save(settings)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a match for each seed and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.drive", description=__doc__)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--speed", default="instant")
    parser.add_argument("--size", default="1920x1080", help="of the virtual screen")
    parser.add_argument("--window", default="1280x720", help="of the window")
    parser.add_argument("command", nargs="*", default=[sys.executable, "-m", "game"])
    parser.add_argument("--keys", action="store_true", help="play by the keyboard alone")
    parser.add_argument(
        "--presets", nargs="*", choices=tuple(PRESETS), help="a match of each, or of all of them"
    )
    parser.add_argument("--deals", type=int, default=0, help="end such a match after so many")
    options = parser.parse_args(arguments)
    play, go = play_match, leave
    presets = options.presets or list(PRESETS)
    games = [(seed, "") for seed in options.seeds]
    if options.presets is not None:
        games = [(seed, preset) for preset in presets for seed in options.seeds[:1]]
    if options.keys:
        from tests import keys

        play, go = keys.play_match, keys.leave
    with Screen(options.size) as screen:
        for seed, preset in games:
            began = time.monotonic()
            command = [*options.command, "--seed", str(seed), "--speed", options.speed]
            with tempfile.TemporaryDirectory() as folder:
                if preset:
                    set_up(Path(folder) / HOME, preset, options.deals)
                driver = Driver(screen, command, Path(folder))
                try:
                    screen.resize(driver.window, *map(int, options.window.split("x")))
                    last = play(driver, random.Random(seed))
                    go(driver, last)
                    status = driver.wait_exit()
                except (Stuck, subprocess.TimeoutExpired) as fault:
                    print(f"seed {seed}: {fault}")
                    return 1
                finally:
                    driver.kill()
            view = last["view"]
            seconds = time.monotonic() - began
            print(
                f"{preset} seed {seed}: {view['deal']} deals, totals {view['totals']}, "
                f"winners {view['winners']}, exit {status}, {seconds:.0f} s"
            )
            if status:
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
