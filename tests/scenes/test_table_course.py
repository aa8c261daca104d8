"""The course of a match at the table: its pace, its sheets, and what interrupts it."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from game.engine.state import Phase, Start, State
from game.engine.turn import phase
from game.ui.geometry import Point
from game.ui.tempo import Tempo
from tests.scenes.seeded import asked_in, match_at, my_turn, new_match
from tests.scenes.sitting import FRAME, INSTANT, Sitting
from tests.ui.kit import pixels

Until = Callable[[State], bool]
CORNER = Point(640.0, 4.0)
MOVES = 0.33
"""Seconds a card takes from the hand until it lies, a little more if it wins and gets its light."""
LEAVING = {"menu", "last-trick", "score-sheet", "undo", "redo", "hint"}


def seated(until: Until | None = None, **options: Any) -> Sitting:
    """Sit down where a match stands at the player's turn."""
    at = Sitting(match_at(until or my_turn(2, 0), **options))
    at.move(CORNER)
    at.wait(0.5)
    return at


def play(at: Sitting) -> None:
    """Play the first card that may be played."""
    at.click(at.spot(at.live("card-")[0]))
    at.move(CORNER)


def times_of(at: Sitting, name: str, seconds: float) -> list[float]:
    """When a sound is heard in the next seconds."""
    found: list[float] = []
    for frame in range(round(seconds / FRAME)):
        before = at.sounds.heard.count(name)
        at.wait(FRAME)
        found += [frame * FRAME] * (at.sounds.heard.count(name) - before)
    return found


# -- pace -----------------------------------------------------------------------------------------


def test_computer_players_take_their_time_one_after_another() -> None:
    at = seated()
    play(at)
    times = times_of(at, "play", 4.0)
    assert len(times) == 4
    for one, next_one in pairwise(times):
        assert next_one - one == pytest.approx(Tempo().pace + MOVES, abs=3 * FRAME)


def test_a_full_trick_is_held() -> None:
    at = seated(my_turn(2, 3))
    play(at)
    at.until(lambda: not at.table.moving)
    held = at.until(lambda: bool({"trick_won", "trick_lost"} & set(at.sounds.heard)))
    assert held == pytest.approx(Tempo().hold, abs=4 * FRAME)


def test_a_trick_held_until_a_click_waits() -> None:
    at = seated(my_turn(2, 3))
    pace = at.desk.settings.pace.model_copy(update={"hold_until_click": True})
    at.desk.change(at.desk.settings.model_copy(update={"pace": pace}))
    play(at)
    at.wait(30.0)
    assert not {"trick_won", "trick_lost"} & set(at.sounds.heard)
    at.click(CORNER)
    at.wait(0.1)
    assert {"trick_won", "trick_lost"} & set(at.sounds.heard)


def test_an_instant_table_waits_for_nothing() -> None:
    at = Sitting(match_at(my_turn(2, 0), most=60), tempo=INSTANT)
    at.wait(FRAME)
    play(at)
    at.wait(2 * FRAME)
    assert at.settled


def test_a_match_begins_with_the_cut_and_comes_to_the_first_question() -> None:
    at = Sitting(new_match(3))
    at.wait(0.3)
    assert not at.sounds.heard
    at.wait(0.3)
    assert at.sounds.heard == ["shuffle"]
    at.rest()
    assert "deal" in at.sounds.heard
    assert at.scenes == ["table", "bid"]


def test_the_table_is_still_while_the_player_thinks() -> None:
    at = seated()
    before = pixels(at.picture())
    at.wait(5.0)
    assert not at.table.moving
    assert pixels(at.picture()) == before


# -- sheets ---------------------------------------------------------------------------------------


def test_the_score_sheet_follows_the_last_trick_and_leads_on() -> None:
    at = seated(my_turn(13, 3), start=Start(dealer=0))
    deal = at.session.view.deal
    play(at)
    at.until(lambda: at.scenes == ["score_sheet"])
    at.key("return", "return")
    at.rest()
    assert at.session.view.deal == deal + 1
    assert at.scenes[0] == "table"


def test_the_end_follows_the_final_sheet() -> None:
    at = seated(my_turn(13, 3), deals=1)
    play(at)
    at.until(lambda: at.scenes == ["score_sheet"])
    at.key("return", "return")
    assert at.scenes == ["match_over"]
    at.picture()
    at.wait(2.0)
    at.key("return")
    at.rest()
    assert at.scenes[0] == "table"
    assert not at.session.over


def test_the_end_leads_to_the_menu() -> None:
    at = seated(my_turn(13, 3), deals=1)
    play(at)
    at.until(lambda: at.scenes == ["score_sheet"])
    at.key("return", "return")
    at.picture()
    at.wait(2.0)
    at.key("escape")
    assert at.scenes == ["menu"]


# -- interruptions --------------------------------------------------------------------------------


def test_the_pause_halts_the_table() -> None:
    at = seated()
    play(at)
    at.wait(0.1)
    at.key("escape")
    at.wait(0.5)
    heard, version = list(at.sounds.heard), at.session.version
    halted = pixels(at.picture())
    at.wait(5.0)
    assert (at.sounds.heard, at.session.version) == (heard, version)
    assert pixels(at.picture()) == halted
    assert not any(scene.moving for scene in at.desk.stack.awake()), "it is drawn without rest"
    at.key("escape")
    at.until(lambda: at.scenes == ["table"])
    assert at.table.moving
    at.rest()
    assert len(at.sounds.heard) > len(heard)


def test_the_pause_lies_over_the_bare_table() -> None:
    at = seated(bids, start=Start(dealer=0))
    at.key("escape")
    at.wait(1.0)
    bare = pixels(at.picture())
    at.key("escape")
    at.until(lambda: at.scenes == ["table", "bid"])
    at.click(at.spot("bid-3"))
    at.move(CORNER)
    at.wait(0.5)
    at.key("escape")
    at.wait(1.0)
    assert pixels(at.picture()) == bare


@pytest.mark.parametrize("moment", [0.05, 0.2, 0.5, 1.1])
def test_a_new_size_in_flight(moment: float) -> None:
    at = seated()
    play(at)
    at.wait(moment)
    at.resize((1600, 900))
    at.picture()
    at.rest()
    at.wait(1.0)
    other = Sitting(at.session, (1600, 900))
    other.move(CORNER)
    other.wait(1.0)
    assert pixels(at.picture()) == pixels(other.picture())


def bids(view: State) -> bool:
    return asked_in(Phase.BIDDING)(view)


def returns(view: State) -> bool:
    swap = view.exchange_open() if asked_in(Phase.EXCHANGE)(view) else None
    return swap is not None and swap.partner == 0


@pytest.mark.parametrize(
    ("until", "scene", "options"),
    [
        (bids, "bid", {"start": Start(dealer=0)}),
        (asked_in(Phase.REDEAL), "redeal", {"redeal": "one_spade"}),
        (returns, "exchange", {"told": {2: "bid N"}, "nil_exchange": 2}),
        (my_turn(5, 2), "table", {}),
        (lambda view: phase(view) is Phase.SCORED, "score_sheet", {}),
    ],
    ids=["bid", "redeal", "exchange", "play", "score"],
)
def test_leaving_and_continuing_shows_the_same(
    until: Until, scene: str, options: dict[str, Any]
) -> None:
    at = seated(until, **options)
    at.wait(4.0)
    assert at.scenes[-1] == scene
    before = pixels(at.picture())
    at.open_menu()
    at.wait(0.2)
    assert at.scenes == ["menu"]
    at.open_table()
    at.wait(4.5)
    assert at.scenes[-1] == scene
    assert pixels(at.picture()) == before


def test_leaving_in_flight_and_continuing_is_up_to_date() -> None:
    at = seated()
    play(at)
    at.wait(Tempo().moment + 0.1)
    at.open_menu()
    at.wait(0.1)
    at.open_table()
    at.wait(0.5)
    assert at.settled
    there = pixels(at.picture())
    other = Sitting(at.session)
    other.move(CORNER)
    other.wait(0.5)
    assert there == pixels(other.picture())


# -- whole matches --------------------------------------------------------------------------------


def any_click(at: Sitting, chance: random.Random) -> None:
    """Click something live, as long as it does not lead away from the match.

    While a claim is played out there may be nothing to click.
    """
    names = [name for name in at.live() if name not in LEAVING]
    if names:
        at.click(at.spot(chance.choice(names)))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"nil_exchange": 2, "blind_nil": "any", "redeal": "one_spade"},
        {"team_talk": "on"},
        {"blind_six": "double_single"},
        {"table": "solo4"},
        {"table": "solo3"},
        {"table": "draw2"},
        {"table": "solo5"},
        {"table": "pairs6", "exchange_order": "unseen", "nil_exchange": 1},
    ],
    ids=["classic", "exchange", "talk", "blind6", "solo4", "solo3", "draw2", "solo5", "pairs6"],
)
def test_random_clicks_end_a_whole_match(options: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    at = Sitting(new_match(seed, deals=1, **options), tempo=INSTANT)
    for _ in range(3000):
        at.wait(2 * FRAME)
        if at.scenes[-1] == "match_over":
            break
        any_click(at, chance)
    assert at.scenes == ["match_over"]
    assert at.session.over
    assert at.session.view == at.session.told
