"""Pictures in the middle of movements: celebrations, and the fades of reduced motion."""

from __future__ import annotations

from game.ui.tempo import Tempo
from tests.gallery.pages import over
from tests.gallery.play import TAKEN
from tests.gallery.reach import AWAY, Reach, Size, click_card, hear, in_the_middle
from tests.scenes.boston import boston_at_last_card
from tests.scenes.seeded import match_at, my_turn, new_match
from tests.scenes.sitting import Sitting

REDUCED = Tempo(reduced=True)
_FRAME = 0.01


def boston(seconds: float) -> Reach:
    """So long after the viewer's side has taken every trick."""

    def reach(size: Size) -> Sitting:
        at = Sitting(boston_at_last_card(), size)
        at.wait(0.5)
        click_card(0)(at)
        at.until(lambda: any(part.name.startswith("gold ") for part in at.table.parts()))
        at.wait(seconds)
        return at

    return reach


def reduced_deal(size: Size) -> Sitting:
    """The cards come up in every hand."""
    at = Sitting(new_match(3), size, REDUCED)
    at.move(AWAY)
    at.wait(0.05)
    at.key("space")
    hear("deal")(at)
    at.wait(0.04, _FRAME)
    return at


def reduced_play(size: Size) -> Sitting:
    """A card fades in where it is played."""
    at = Sitting(match_at(in_the_middle), size, REDUCED)
    at.wait(0.5)
    click_card(1)(at)
    at.wait(0.07, _FRAME)
    return at


def reduced_collect(size: Size) -> Sitting:
    """A trick goes by fading away where it lies."""
    at = Sitting(match_at(my_turn(5, 3)), size, REDUCED)
    at.wait(0.5)
    click_card(0)(at)
    hear(*TAKEN)(at)
    at.wait(0.04, _FRAME)
    return at


STATES: dict[str, Reach] = {
    "boston_opening": boston(0.15),
    "boston": boston(0.8),
    "winning": over(lambda sides: sides == (0,), seconds=0.3, deals=2),
    "reduced_deal": reduced_deal,
    "reduced_play": reduced_play,
    "reduced_collect": reduced_collect,
}
