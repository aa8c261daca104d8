"""Pictures of the characters: all portraits, the choice of one, remarks, a table of six."""

from __future__ import annotations

import pygame

from game.scenes.match_over import MatchOverScene
from game.scenes.options import OptionsScene
from game.storage.settings import Players, Settings
from game.ui import felt
from game.ui.portraits import PORTRAIT_NAMES, portrait
from tests.gallery.pages import menu
from tests.gallery.reach import Reach, Size, click, keys, seated, then
from tests.scenes.chatty import TALKING, about_to_talk, match_of_characters, play_out
from tests.scenes.seeded import advance, my_turn
from tests.scenes.sitting import Sitting
from tests.ui.kit import brush

_SIZES = (120, 70, 44)
_STEP = 140


def portraits() -> pygame.Surface:
    """Every portrait at 120, 70 and 44 pixels."""
    at, size = brush(), (_STEP * len(PORTRAIT_NAMES), 20 + sum(high + 20 for high in _SIZES))
    surface, y = felt.table(at, size).copy(), 20.0
    for high in _SIZES:
        for number, name in enumerate(PORTRAIT_NAMES):
            portrait(at, surface, name, (number + 0.5) * _STEP, y + high / 2, high / 2)
        y += high + 20
    return surface


def options(players: Players) -> Reach:
    """The page of the players as they are."""

    def go(size: Size) -> Sitting:
        at = seated(match_of_characters(), size, 0.1)
        rules = at.session.record.rules.model_copy(update={"table": "pairs6"})
        at.desk.settings = Settings(rules=rules, players=players)
        at.desk.stack.push(OptionsScene(at.desk, "players"))
        at.settle_requests()
        return at

    return go


def remark(size: Size) -> Sitting:
    """Somebody has something to say about the deal before."""
    session, _ = about_to_talk()
    at = Sitting(session, size)
    at.desk.settings = Settings(players=TALKING)
    at.wait(1.5)
    return at


def farewell(size: Size) -> Sitting:
    """Somebody says a few words at the end of a match."""
    session = match_of_characters(deals=3)
    play_out(session)
    at = Sitting(session, size)
    at.desk.settings = Settings(players=TALKING)
    at.desk.stack.reset(MatchOverScene(at.desk, lambda: None, lambda: None))
    at.settle_requests()
    at.picture()
    at.wait(2.0)
    return at


def six(size: Size) -> Sitting:
    """A table of six characters in the middle of a deal."""
    session = match_of_characters(3, "pairs6")
    assert advance(session, my_turn(2, 3), 3)
    return seated(session, size)


ANYONE = Players.model_validate(
    {"characters": ("anyone", "june", "kofi", "anyone", "sam"), "names": ("A", "June", "Kofi", "B",
     "Sam"), "levels": ("pro", "expert", "pro", "expert", "easy")}
)  # fmt: skip

STATES: dict[str, Reach] = {
    "players_chosen": options(ANYONE),
    "players_people": then(options(Players()), keys("down", "down", "return"), seconds=0.6),
    "remark": remark,
    "remark_farewell": farewell,
    "remarks_asked": then(menu, click("new"), seconds=0.6),
    "six_characters": six,
}
SHEETS = {"portraits": portraits}
