"""Opens the pages that are loaded only when they are opened, so that the menu is there sooner.

Each module of a page is imported here and nowhere at the top of what the menu needs.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.engine.record import MatchRecord
from game.scenes.desk import Desk
from game.scenes.scene import Scene

Then = Callable[[], None]


def table(desk: Desk, open_table: Then, open_menu: Then) -> Scene:
    """The table of the match on the desk."""
    from game.scenes.table import TableScene

    return TableScene(desk, open_table, open_menu)


def matches(desk: Desk, open_table: Then, on_leave: Then) -> Scene:
    """The matches on file; `on_leave` is called when the page goes."""
    from game.scenes.history.scene import HistoryScene

    return HistoryScene(desk, open_table, on_leave)


def review(
    desk: Desk, record: MatchRecord, match: int | None, deal: int, *, analyse: bool
) -> Scene:
    """The review of a match, opened at a deal; with `analyse` Expert is asked at once."""
    from game.scenes.review import ReviewScene

    return ReviewScene(desk, record, match, deal, analyse=analyse)


def play_again(desk: Desk, record: MatchRecord, deal: int) -> None:
    """Open the table for a practice of a deal from its first bid."""
    from game.scenes.practice.opening import play_again

    play_again(desk, record, deal)


def lesson(desk: Desk, play: Then | None = None, on_leave: Then = lambda: None) -> None:
    """Open the table for the first deal; at its end `play` begins a match.

    `on_leave` is called when the table goes.
    """
    from game.scenes.lesson.opening import open_lesson

    open_lesson(desk, play, on_leave)


def watch(desk: Desk) -> Scene:
    """A match of computer players, to be watched."""
    from game.scenes.watch import WatchScene

    return WatchScene(desk)


def statistics(desk: Desk) -> Scene:
    """What was played, counted."""
    from game.scenes.statistics import StatisticsScene

    return StatisticsScene(desk)


def options(desk: Desk, dropped: Path | None = None) -> Scene:
    """The options, with a file of rules that was `dropped` on the window."""
    from game.scenes.options import OptionsScene

    return OptionsScene(desk, dropped=dropped)


def how_to(desk: Desk) -> Scene:
    """How to play."""
    from game.scenes.help import HowToScene

    return HowToScene(desk)


def keys(desk: Desk) -> Scene:
    """The table of keys."""
    from game.scenes.help import KeysScene

    return KeysScene(desk)


def load_table() -> None:
    """Load what a match needs, before anybody begins one."""
    import game.scenes.table  # noqa: F401
