from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.engine.events import Ending, MatchEnded
from game.engine.rules import Rules
from game.engine.state import State, initial_state
from game.words.headline import ending_reason, headline
from game.words.names import Names
from game.words.sheet import deal_note, history_cell, match_goal, side_note
from tests.words.people import PEOPLE
from tests.words.test_ledger import result_of

ONLOOKER = Names(PEOPLE.by_seat)


def standing(*totals: int, deal: int = 4, ended: MatchEnded | None = None, **options: Any) -> State:
    rules = Rules(**options)
    blank = initial_state(rules, None)
    return replace(blank, totals=totals, deal=deal, ended=ended)


@pytest.mark.parametrize(
    ("totals", "text"),
    [
        ((440, 233), "You lead by 207, with 60 to go"),
        ((233, 440), "You are 207 behind, with 267 to go"),
        ((0, 0), "Level at 0"),
        ((-50, -50), "Level at −50"),
        ((520, 520), "Level at 520, so another deal decides"),
        ((-20, -80), "You lead by 60, with 520 to go"),
    ],
)
def test_how_two_sides_stand(totals: tuple[int, int], text: str) -> None:
    assert headline(standing(*totals), PEOPLE) == text


def test_how_four_sides_stand() -> None:
    solo: dict[str, Any] = {"table": "solo4"}
    assert headline(standing(80, 80, 10, 20, **solo), PEOPLE) == "You share the lead at 80"
    assert (
        headline(standing(10, 80, 80, 20, **solo), PEOPLE) == "Otto and Vera share the lead at 80"
    )
    assert headline(standing(10, 80, 70, 20, **solo), PEOPLE) == "You are 70 behind, with 490 to go"
    assert headline(standing(10, 80, 70, 20, **solo), ONLOOKER).startswith("Otto leads by 10")


def test_an_onlooker_hears_of_the_side_that_leads() -> None:
    assert headline(standing(440, 400), ONLOOKER) == "Max & Vera lead by 40, with 60 to go"


def test_a_match_of_deals_counts_deals() -> None:
    assert headline(standing(40, 10, deals=8), PEOPLE) == "You lead by 30, with 4 deals to go"
    assert headline(standing(40, 10, deals=5), PEOPLE) == "You lead by 30, with 1 deal to go"
    assert headline(standing(10, 10, deals=4), PEOPLE) == "Level at 10, so another deal decides"


def test_won_lost_and_drawn() -> None:
    ours, theirs = MatchEnded(Ending.TARGET, (0,)), MatchEnded(Ending.TARGET, (1,))
    both = MatchEnded(Ending.BACKSTOP, (0, 1))
    assert headline(standing(510, 240, ended=ours), PEOPLE) == "You won the match: you reached 500"
    lost = headline(standing(240, 510, ended=theirs), PEOPLE)
    assert lost == "You lost the match: Otto & Amara reached 500"
    drawn = headline(standing(90, 90, ended=both), PEOPLE)
    assert drawn == "The match is drawn: 300 deals played, the most a match may have"
    seen = headline(standing(510, 240, ended=ours), ONLOOKER)
    assert seen == "Max & Vera won the match: Max & Vera reached 500"


def test_another_seat_wins_alone() -> None:
    ended = MatchEnded(Ending.TARGET, (2,))
    state = standing(10, 80, 510, 20, ended=ended, table="solo4")
    assert headline(state, PEOPLE) == "Vera won the match: Vera reached 500"


@pytest.mark.parametrize(
    ("ending", "text"),
    [
        (Ending.TARGET, "you reached 500"),
        (Ending.LOSS_FLOOR, "Otto & Amara fell to −215"),
        (Ending.DEALS, "12 deals played"),
        (Ending.BOSTON, "you took all 13 tricks, a Boston"),
        (Ending.SETS, "Otto & Amara were set 3 deals running"),
        (Ending.BACKSTOP, "300 deals played, the most a match may have"),
    ],
)
def test_every_ending_has_its_reason(ending: Ending, text: str) -> None:
    ended = MatchEnded(ending, (0,))
    state = replace(standing(510, -215, deal=12, ended=ended), set_runs=(0, 3))
    assert ending_reason(state, ended, PEOPLE) == text


def test_the_notes_of_a_deal() -> None:
    rules = Rules()
    result = result_of(rules, "5 4 N 3", (6, 3, 0, 4))
    assert deal_note(result, rules.row, PEOPLE) == "Vera dealt. 13 tricks: 6 yours, 7 theirs."
    assert deal_note(result, rules.row, ONLOOKER) == "Vera dealt. 13 tricks."
    assert side_note(result, 0, rules.row, PEOPLE) == "bid 5 and nil, took 6"
    assert side_note(result, 1, rules.row, PEOPLE) == "bid 4 and 3, took 7"


def test_the_notes_where_each_plays_alone() -> None:
    rules = Rules(table="solo4")
    result = replace(result_of(rules, "5 4 N 3", (6, 3, 0, 4)), dealer=0)
    assert deal_note(result, rules.row, PEOPLE) == "You dealt. 13 tricks: 6 yours."
    assert side_note(result, 2, rules.row, PEOPLE) == "bid nil, took none"


def test_a_deal_without_bids_tells_only_tricks() -> None:
    rules = Rules(opening_deal="bids_itself")
    result = result_of(rules, "", (6, 3, 1, 3))
    assert side_note(result, 0, rules.row, PEOPLE) == "took 7"
    assert history_cell(result, 0, rules.row) == "7"


@pytest.mark.parametrize(
    ("bids", "taken", "options", "text"),
    [
        ("4 4 3 3", (6, 3, 3, 1), {}, "9 of 7"),
        ("5 4 N 3", (6, 3, 0, 4), {}, "nil, 6 of 5"),
        ("5 4 N 3", (6, 3, 1, 3), {}, "nil lost, 6 of 5"),
        ("5 4 N 3", (5, 3, 2, 3), {"failed_nil": "help"}, "nil lost, 7 of 5"),
        ("B 4 5 3", (0, 3, 6, 4), {}, "blind nil, 6 of 5"),
        ("B 4 5 3", (1, 3, 5, 4), {}, "blind nil lost, 5 of 5"),
        ("N 4 N 3", (0, 6, 1, 6), {}, "nil, nil lost"),
        ("0 4 0 3", (1, 6, 1, 5), {"nil": "zero"}, "2 of 0"),
    ],
)
def test_the_cells_of_the_history(
    bids: str, taken: tuple[int, ...], options: dict[str, Any], text: str
) -> None:
    rules = Rules(**options)
    assert history_cell(result_of(rules, bids, taken), 0, rules.row) == text


def test_what_the_match_is_played_to() -> None:
    assert match_goal(Rules(target=350)) == "first to 350"
    assert match_goal(Rules(deals=12)) == "12 deals"
