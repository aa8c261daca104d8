"""Pictures of the first deal."""

from __future__ import annotations

from game.scenes.lesson.opening import open_lesson
from game.session.lesson import TRICKS
from tests.gallery.pages import menu
from tests.gallery.reach import AWAY, Reach, Size
from tests.scenes.sitting import Sitting


def lesson(cards: int | None = None, pages: int = 2) -> Reach:
    """The first deal after so many cards by the script, None for the bidding."""

    def reach(size: Size) -> Sitting:
        at = menu(size)
        open_lesson(at.desk, lambda: None)
        at.settle_requests()
        at.move(AWAY)
        at.wait(6.0)
        for _ in range(pages):
            at.key("space")
            at.wait(0.4)
        if cards is not None:
            at.key("4", "return")
            at.wait(4.0)
        for leader, fallen in TRICKS[: cards or 0]:
            at.click(at.spot(f"card-{fallen[-leader % len(fallen)]}"))
            at.move(AWAY)
            at.wait(9.0)
        return at

    return reach


def skipping(size: Size) -> Sitting:
    """The question before the first deal is skipped."""
    at = lesson(0)(size)
    at.click(at.spot("skip"))
    at.move(AWAY)
    at.wait(1.0)
    return at


def offered(size: Size) -> Sitting:
    """The menu at the first start."""
    at = menu(size)
    at.desk.first_start = True
    at.open_menu()
    at.settle_requests()
    at.picture()
    at.wait(1.5)
    return at


STATES: dict[str, Reach] = {
    "lesson_offered": offered,
    "lesson_welcome": lesson(pages=0),
    "lesson_bid": lesson(),
    "lesson_follow": lesson(0),
    "lesson_trump": lesson(4),
    "lesson_nil": lesson(6),
    "lesson_skip": skipping,
    "lesson_end": lesson(13),
}
