"""Sits down, is killed, comes back and plays on: `python -m tests.comeback [COMMAND …]`.

Plays a match in a real window by clicks, kills the program without warning in the middle of a
trick, starts it again, checks that the very same cards lie there, plays to the end, and looks the
match up in the history and in the statistics. Exits with 0 when all of that went well.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from game.storage.matches import Store
from game.storage.notice import Notice
from game.storage.statistics import Filter, summary
from tests.drive import HOME, Driver, Picture, Stuck, choose, play_match
from tests.screen import Screen

_SAME = ("deal", "dealer", "hand", "bids", "taken", "trick", "totals", "bags")
"""What the viewer must find as it was."""


class Lost(AssertionError):
    """Something that was on the table, in the history or in the statistics is not there."""


def play_into_a_trick(driver: Driver, chance: random.Random, deal: int) -> Picture:
    """Play from the menu until cards of others lie in a trick of that deal, some tricks on."""
    picture = driver.picture()
    while not _deep(picture, deal):
        driver.click(picture, choose(picture, chance, driver.advice(picture)))
        picture = driver.picture()
    return picture


def _deep(picture: Picture, deal: int) -> bool:
    view = picture["view"]
    if picture["scenes"][-1] != "table" or view is None or view["deal"] < deal:
        return False
    return bool(view["trick"]) and sum(view["taken"]) >= 4 and view["to_act"] == view["viewer"]


def same_table(before: Picture, after: Picture) -> None:
    """Check that a table is as it was. Raises Lost naming what is not."""
    was, now = before["view"], after["view"]
    changed = [key for key in _SAME if now is None or was[key] != now[key]]
    if changed:
        raise Lost(f"changed after the kill: {', '.join(changed)}")


def come_back(driver: Driver) -> Picture:
    """Go on with the match from the menu; the first picture of its table."""
    menu = driver.picture()
    driver.click(menu, "continue")
    picture = driver.picture()
    while picture["scenes"][-1] == "menu":
        picture = driver.picture()
    return picture


def look_up(driver: Driver, last: Picture) -> None:
    """Leave a finished match and open history and statistics. Raises Stuck if one won't open."""
    driver.click(last, "menu")
    menu = _await(driver, "menu")
    for page in ("matches", "statistics"):
        driver.click(menu, page)
        driver.click(_await(driver, page), "back")
        menu = _await(driver, "menu")
    driver.click(menu, "quit")


def _await(driver: Driver, scene: str) -> Picture:
    picture = driver.picture()
    while picture["scenes"][-1] != scene:
        picture = driver.picture()
    return picture


def kept(home: Path, deals: int) -> str:
    """What the files hold of the match. Raises Lost unless it is there, once and whole."""
    told: list[Notice] = []
    with closing(Store(home, time.time, told.append)) as store:
        finished, open_ = store.finished(), store.unfinished()
        counted = summary(store, Filter())
    if told or open_ or len(finished) != 1:
        raise Lost(f"{len(finished)} finished, {len(open_)} unfinished, {len(told)} complaints")
    if (counted.matches, counted.deals) != (1, deals):
        raise Lost(f"the statistics tell of {counted.matches} matches and {counted.deals} deals")
    return f"1 match, {deals} deals in history and statistics"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, kill, come back, and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.comeback", description=__doc__)
    parser.add_argument("command", nargs="*", default=[sys.executable, "-m", "game"])
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--deal", type=int, default=2, help="the deal of the kill")
    parser.add_argument("--window", default="1280x720", help="of the window")
    options = parser.parse_args(arguments)
    command = [*options.command, "--seed", str(options.seed), "--speed", "instant"]
    chance, driver = random.Random(options.seed), None
    with Screen() as screen, tempfile.TemporaryDirectory() as folder:
        try:
            driver = Driver(screen, command, Path(folder))
            screen.resize(driver.window, *map(int, options.window.split("x")))
            before = play_into_a_trick(driver, chance, options.deal)
            driver.kill()
            driver = Driver(screen, command, Path(folder))
            screen.resize(driver.window, *map(int, options.window.split("x")))
            after = come_back(driver)
            same_table(before, after)
            view = after["view"]
            print(f"killed and back at deal {view['deal']}, trick {' '.join(view['trick'])}")
            driver.click(after, choose(after, chance, driver.advice(after)))
            last = play_match(driver, chance)
            look_up(driver, last)
            status = driver.wait_exit()
            print(kept(Path(folder) / HOME, last["view"]["deal"]), f"exit {status}", sep=", ")
        except (Lost, Stuck) as fault:
            print(fault)
            return 1
        finally:
            if driver is not None:
                driver.kill()
    return status


if __name__ == "__main__":
    sys.exit(main())
