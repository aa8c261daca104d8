"""Pictures of the review, practice and watching."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.executor import InlineExecutor
from game.ai.jobs import Job
from game.engine.record import MatchRecord
from game.engine.rules import Rules
from game.scenes.practice.opening import play_again
from game.scenes.quitting import quit_game
from game.scenes.review import ReviewScene
from game.scenes.watch import WatchScene
from game.session.match import MatchSession
from game.storage.settings import Players, Settings
from tests.gallery.pages import menu
from tests.gallery.reach import Reach, Size, click, keys, then
from tests.scenes.seeded import match_at
from tests.scenes.sitting import Sitting


class HalfWay(InlineExecutor):
    """Answers the first few of the questions it is asked, and no more."""

    def __init__(self) -> None:
        super().__init__()
        self._asked = 0

    def submit(self, job: Job) -> int:
        number = super().submit(job)
        self._asked += 1
        if self._asked > _FEW:
            self._jobs.pop(number)
        return number


_FEW = 5


def played(**options: Any) -> MatchRecord:
    """A match of two deals, at random."""
    session: MatchSession = match_at(lambda view: view.ended is not None, deals=2, **options)
    return session.record


def review(
    *pressed: str,
    analyse: bool = True,
    players: Callable[[], InlineExecutor] = InlineExecutor,
    **options: Any,
) -> Reach:
    """A review after some keys."""

    def reach(size: Size) -> Sitting:
        at = menu(size)
        at.desk.players = players
        at.desk.stack.push(ReviewScene(at.desk, played(**options), analyse=analyse))
        at.settle_requests()
        at.wait(0.2)
        at.key(*pressed)
        at.wait(0.4)
        return at

    return reach


def costliest(size: Size) -> Sitting:
    """One of the costliest decisions."""
    at = review("home")(size)
    at.key("end")
    at.click(at.spot(at.live("cost_")[-1]))
    at.wait(0.4)
    return at


def practice(size: Size) -> Sitting:
    """The table of a practice, some cards on."""
    at = review("home", *["right"] * 8)(size)
    at.key("p")
    at.wait(12.0)
    return at


def practice_sheet(size: Size) -> Sitting:
    """The end of a practice."""
    at = review("end")(size)
    at.key("p")
    at.wait(12.0)
    at.click(at.spot(at.live("card-")[0]))
    at.wait(12.0)
    return at


def again(size: Size) -> Sitting:
    """The first bid of a deal that is played again."""
    at = menu(size)
    at.desk.players = InlineExecutor
    play_again(at.desk, played(), 1)
    at.settle_requests()
    at.wait(12.0)
    return at


def watch(*pressed: str, seconds: float = 16.0, table: str = "partners") -> Reach:
    """A watched match some seconds on, after some keys."""

    def reach(size: Size) -> Sitting:
        at = menu(size)
        at.desk.players = InlineExecutor
        at.desk.settings = Settings(
            players=Players(levels=("easy",) * 5), rules=Rules.model_validate({"table": table})
        )
        at.desk.stack.push(WatchScene(at.desk))
        at.settle_requests()
        at.wait(seconds)
        at.key(*pressed)
        at.wait(0.4)
        return at

    return reach


def trick(number: int) -> Sequence[str]:
    """The keys that lead to a trick."""
    return ("home", *["right"] * number)


STATES: dict[str, Reach] = {
    "review": costliest,
    "review_bid": review("home"),
    "review_same": review(*trick(3)),
    "review_mine": then(review(*trick(2)), click("hands_mine")),
    "review_card": review(*trick(5), "down"),
    "review_unasked": review(*trick(7), analyse=False),
    "review_asking": review(*trick(1), players=HalfWay),
    "review_six": review(*trick(2), table="pairs6"),
    "review_three": review(*trick(4), table="solo3"),
    "review_draw": review("home", "down", table="draw2"),
    "practice": practice,
    "practice_sheet": practice_sheet,
    "practice_quit": then(practice, lambda at: quit_game(at.desk)),
    "practice_again": again,
    "watch": watch(),
    "watch_one_hand": watch("h"),
    "watch_paused": watch("space", "+", table="solo5"),
    "watch_captions": watch("l"),
    "watch_score": then(watch(seconds=100.0), keys("space"), seconds=4.0),
}
