"""Pictures of all that is no table: menu, pause, score book, the end, options, help, matches."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from game.engine.ledger import Entry
from game.engine.presets import PRESETS
from game.engine.rules import CLASSIC, Rules
from game.engine.state import Phase, Start, State
from game.engine.turn import phase
from game.scenes.help import HowToScene, KeysScene
from game.scenes.help.telling import TOPICS, topics
from game.scenes.help.variants import VARIANTS, rules_in_force
from game.scenes.history.scene import HistoryScene
from game.scenes.options import OptionsScene
from game.scenes.rules import RulesScene
from game.scenes.scene import Scene
from game.scenes.statistics import StatisticsScene
from tests.gallery.before_play import BID
from tests.gallery.play import FOLLOWING
from tests.gallery.reach import Reach, Size, Until, click, keys, state, then
from tests.scenes.desks import match
from tests.scenes.seeded import my_turn, new_match
from tests.scenes.sitting import Sitting
from tests.scenes.stored import Files

LAST_DEAL = Start(deal=300, totals=(120, 120))
HOUSE_RULES = Rules(
    trumps="jokers_2d_2s",
    blind_six="double_double",
    blind_nil="any",
    nil_exchange=2,
    failed_nil="help",
    board=4,
    ten_for_200="miss_200",
    bag_limit=5,
    bag_carry="reset",
    first_lead="lowest_club",
    sets_lose=3,
    redeal="no_face",
)
"""Rules that differ from Classic in much."""


def _in_menu(at: Sitting) -> None:
    at.open_menu()
    at.settle_requests()
    # The fan comes in when its pictures are there.
    at.picture()
    at.wait(1.5)


def menu(size: Size) -> Sitting:
    """The menu without a match."""
    at = Sitting(new_match(), size)
    at.desk.match = None
    _in_menu(at)
    return at


MENU_CONTINUE: Reach = then(
    state(lambda view: len(view.results) == 2 and my_turn(4, 1)(view)), _in_menu
)


def scored(deals: int) -> Until:
    """Whether so many deals are scored and the last lies open."""
    return lambda view: phase(view) is Phase.SCORED and len(view.results) == deals


def bag_penalty(view: State) -> bool:
    """Whether a bag penalty was counted in the deal that lies open."""
    if phase(view) is not Phase.SCORED:
        return False
    lines = (line for ledger in view.results[-1].ledgers for line in ledger.lines)
    return any(line.entry is Entry.BAG_PENALTY for line in lines)


def _close_sheet(at: Sitting) -> None:
    at.key("return", "return")
    at.wait(0.05)
    at.picture()


def over(
    winners: Callable[[tuple[int, ...]], bool], *, seconds: float = 2.0, **options: object
) -> Reach:
    """The end of a match that these sides won, so long after it came."""

    def ended(view: State) -> bool:
        return view.ended is not None and winners(view.ended.winners)

    return then(state(ended, seconds=0.2, **options), _close_sheet, seconds=seconds)


def page(make: Callable[[Sitting], Scene]) -> Reach:
    """A page opened over the menu."""

    def reach(size: Size) -> Sitting:
        at = menu(size)
        at.desk.stack.push(make(at))
        at.settle_requests()
        at.picture()
        at.wait(1.0)
        return at

    return reach


def how_to(topic: str, rules: Rules = CLASSIC) -> Reach:
    """A page of help while some rules hold."""

    def make(at: Sitting) -> Scene:
        at.desk.settings = at.desk.settings.model_copy(update={"rules": rules})
        return HowToScene(at.desk, topics(rules_in_force(at.desk)).index(topic))

    return page(make)


def _with_files(make: Callable[[Sitting], Scene]) -> Callable[[Sitting], Scene]:
    """Give the desk a store with some matches first."""

    def made(at: Sitting) -> Scene:
        with tempfile.TemporaryDirectory() as folder:
            files = Files(Path(folder))
            for number in range(4):
                files.keep(match(9, seed=number, deals=2))
                files.keep(match(1, seed=number, tricks=2))
            at.desk.store, at.desk.now = files.store, files.clock
            return make(at)

    return made


STATES: dict[str, Reach] = {
    "menu": menu,
    "menu_continue": MENU_CONTINUE,
    "menu_discard": then(MENU_CONTINUE, click("new")),
    "sheet_early": state(scored(1), seconds=4.0),
    "sheet_midway": state(scored(2), seconds=0.35),
    "sheet_late": state(scored(7), seconds=4.0),
    "sheet_bags": state(bag_penalty, seconds=4.0),
    "sheet_solo": state(scored(2), seconds=4.0, table="solo4"),
    "sheet_six": state(scored(2), seconds=4.0, table="pairs6"),
    "reading": then(state(lambda view: len(view.results) == 2 and my_turn(3, 1)(view)), keys("s")),
    "pause": then(FOLLOWING, keys("escape")),
    "pause_bidding": then(BID, keys("escape")),
    "over_won": over(lambda sides: sides == (0,), deals=2),
    "over_lost": over(lambda sides: sides == (1,), deals=2),
    "over_drawn": over(lambda s: len(s) > 1, start=LAST_DEAL, bag_value=0, nil="off", set="zero"),
    "over_solo": over(lambda sides: len(sides) == 1, table="solo4", deals=2),
    "options_table": page(lambda at: OptionsScene(at.desk)),
    "options_bags": page(lambda at: OptionsScene(at.desk, "bags")),
    "options_players": page(lambda at: OptionsScene(at.desk, "players")),
    "options_look": page(lambda at: OptionsScene(at.desk, "look")),
    "rules": page(lambda at: RulesScene(at.desk, CLASSIC, "Classic")),
    "rules_house": page(lambda at: RulesScene(at.desk, HOUSE_RULES, "House rules")),
    "keys": page(lambda at: KeysScene(at.desk)),
    "matches": page(_with_files(lambda at: HistoryScene(at.desk, at.open_table))),
    "statistics": page(_with_files(lambda at: StatisticsScene(at.desk))),
    **{f"how_to_{topic}": how_to(topic) for topic in (*TOPICS, *VARIANTS)},
    "how_to_house": how_to("house", HOUSE_RULES),
    "how_to_tables_six": how_to("tables", PRESETS["six_hand_pairs"]),
    "how_to_packs_deuces": how_to("packs", HOUSE_RULES),
    "how_to_blind_open": how_to("blind", HOUSE_RULES),
}
