"""Undo and redo at the table, the moment after an own action, and cards chosen ahead."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import pytest

from game.engine.legality import legal_actions
from game.engine.rules import CLASSIC
from game.engine.state import Phase, Start, State
from game.engine.turn import phase, to_act
from game.engine.undo import UndoTo
from game.scenes.bidding.ask import AskScene
from game.ui.geometry import Point
from game.ui.input import KeyPressed
from tests.scenes.at_table import CORNER, SIZE, last_play, own_plays
from tests.scenes.seeded import Company, advance, asked_in, match_at, match_of, my_turn
from tests.scenes.sitting import INSTANT, Sitting
from tests.ui.kit import pixels


def free(trick: int, lying: int) -> Any:
    """Whether the player has a choice in a trick."""

    def there(view: State) -> bool:
        return my_turn(trick, lying)(view) and len(legal_actions(view, 0)) > 1

    return there


@cache
def seed_of(lying: int) -> int:
    """The first seed that leads to a choice in the second trick."""
    for seed in range(50):
        session = match_of(CLASSIC, seed, Start(dealer=0, deal=2))
        if advance(session, free(2, lying), seed, most=40):
            return seed
    raise AssertionError("no seed leads there")


def at_play(lying: int = 0, *, quick: bool = False) -> tuple[Sitting, Company]:
    """Sit down at a choice in the second trick, with company that can be silenced."""
    seed = seed_of(lying)
    company = Company(seed)
    session = match_of(CLASSIC, seed, Start(dealer=0, deal=2), company=company)
    assert advance(session, free(2, lying), seed, most=40)
    at = Sitting(session, SIZE, INSTANT if quick else None)
    at.wait(0.1 if quick else 0.5)
    return at, company


def setting(at: Sitting, **pace: object) -> None:
    changed = at.desk.settings.pace.model_copy(update=pace)
    at.desk.change(at.desk.settings.model_copy(update={"pace": changed}))


def undos(at: Sitting) -> int:
    return sum(isinstance(entry, UndoTo) for entry in at.session.record.log)


# -- undo and redo --------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["key", "button", "control z"])
def test_undo_and_redo_lead_back_and_forth(how: str) -> None:
    at, _ = at_play(quick=True)
    before = at.session.view
    at.click(at.spot(at.live("card-")[0]))
    at.rest()
    after = at.session.view
    assert "redo" not in at.live()
    if how == "key":
        at.key("u")
    elif how == "button":
        at.click(at.spot("undo"))
    else:
        at.put(KeyPressed("z", control=True))
    assert at.session.view == before
    at.rest()
    assert "redo" in at.live()
    if how == "button":
        at.click(at.spot("redo"))
    elif how == "key":
        at.key("y")
    else:
        at.put(KeyPressed("z", shift=True, control=True))
    assert at.session.view == after
    at.rest()
    assert "redo" not in at.live()


def test_the_table_shows_what_it_showed_before() -> None:
    at, _ = at_play(quick=True)
    at.move(CORNER)
    at.wait(0.5)
    before = at.picture()
    at.click(at.spot(at.live("card-")[0]))
    at.rest()
    at.key("u")
    at.move(CORNER)
    at.wait(0.5)
    after = at.picture()
    assert pixels(after) != pixels(before)
    # But for the key of redo and its shade it is the same picture.
    key = next(target.rect for target in at.table.targets() if target.id == "redo").grown(20)
    for picture in (before, after):
        picture.fill((0, 0, 0), (round(key.x), round(key.y), round(key.w), round(key.h)))
    assert pixels(after) == pixels(before)


def test_undo_leads_from_the_play_into_the_bidding() -> None:
    at = Sitting(match_at(free(1, 3), start=Start(dealer=0, deal=2), most=20, blind_nil="off"),
                 SIZE, INSTANT)  # fmt: skip
    at.wait(0.5)
    at.key("u")
    at.rest()
    assert at.scenes == ["table", "bid"]
    assert phase(at.session.view) is Phase.BIDDING
    bid = at.session.view.bids
    at.key("y")
    at.rest()
    assert at.scenes == ["table"]
    assert at.session.view.bids != bid


def test_undo_leads_from_one_question_to_the_one_before() -> None:
    there = asked_in(Phase.EXCHANGE)
    at = Sitting(
        match_at(there, most=8, told={2: "bid N"}, nil_exchange=2, blind_nil="off"), SIZE, INSTANT
    )
    at.wait(0.5)
    assert at.scenes == ["table", "exchange"]
    at.click(at.spot("undo"))
    at.rest()
    assert at.scenes == ["table", "bid"]
    at.key("y")
    at.rest()
    assert at.scenes == ["table", "exchange"]


def test_undo_leads_from_the_score_into_the_play() -> None:
    at = Sitting(match_at(lambda view: view.scored, blind_nil="off"), SIZE, INSTANT)
    at.wait(1.0)
    assert at.scenes == ["score_sheet"]
    at.key("x")
    at.key("u")
    at.rest()
    assert at.scenes == ["table"]
    assert not at.session.view.scored
    at.key("y")
    at.until(lambda: at.scenes == ["score_sheet"])


def test_undo_takes_back_the_only_card_unless_that_is_played_by_itself() -> None:
    at = Sitting(match_at(lambda view: view.scored, blind_nil="off"), SIZE, INSTANT)
    at.wait(1.0)
    at.key("x")
    at.key("u")
    at.rest()
    assert at.session.view.tricks_done == 12
    at.key("y")
    at.until(lambda: at.scenes == ["score_sheet"])
    setting(at, play_forced=True)
    at.key("x")
    at.key("u")
    at.rest()
    assert at.session.view.tricks_done < 12


def test_undo_leads_from_the_end_of_the_match_into_the_play() -> None:
    session = match_at(lambda view: view.ended is not None, blind_nil="off", deals=1)
    at = Sitting(session, SIZE, INSTANT)
    at.until(lambda: at.scenes == ["score_sheet"])
    at.key("x")
    at.click(at.spot("next"))
    at.until(lambda: at.scenes == ["match_over"])
    # Its cards are drawn in a thread, which the time of the test does not wait for.
    while not at.settled:
        time.sleep(0.01)
        at.wait(0.1)
    at.click(at.spot("undo"))
    at.rest()
    assert at.scenes == ["table"]
    assert not at.session.over
    at.click(at.spot(at.live("card-")[0]))
    at.until(lambda: at.scenes == ["score_sheet"])


def test_a_look_cannot_be_taken_back_and_undo_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Sitting(match_at(asked_in(Phase.BIDDING), blind_nil="any"), SIZE, INSTANT)
    at.wait(0.2)
    at.key("l")
    at.click(at.spot("look")) if "look" in at.live() else None
    at.rest()
    version = at.session.version
    assert "undo" not in at.live()
    said: list[str] = []
    monkeypatch.setattr(
        "game.scenes.table.notice.Notice.say", lambda _s, words, _at: said.append(words)
    )
    at.click(at.spot("undo"))
    assert at.session.version == version
    assert said == ["What you have seen of your hand cannot be taken back"]


def test_undo_can_be_switched_off() -> None:
    at, _ = at_play(quick=True)
    at.click(at.spot(at.live("card-")[0]))
    at.rest()
    setting(at, undo=False)
    at.wait(0.1)
    version = at.session.version
    assert "undo" not in at.live()
    at.key("u")
    at.put(KeyPressed("z", control=True))
    assert at.session.version == version


# -- the moment after an own action ---------------------------------------------------------------


def test_nobody_acts_within_the_moment() -> None:
    at, _ = at_play()
    version = at.session.version
    at.click(at.spot(at.live("card-")[0]))
    at.wait(0.4)
    assert at.session.version == version + 1
    at.wait(0.4)
    assert at.session.version > version + 1


def test_there_is_no_moment_where_nobody_is_to_wait_for_the_others() -> None:
    at, _ = at_play()
    setting(at, pause=0.0)
    assert at.desk.tempo.moment == 0.0
    setting(at, pause=0.1)
    assert at.desk.tempo.moment > 0.1


def test_a_click_on_the_card_takes_it_back_within_the_moment() -> None:
    at, _ = at_play()
    before, card = at.session.view, at.live("card-")[0]
    at.click(at.spot(card))
    at.wait(0.4)
    layout = at.table._layout.trick_slot(0)
    at.click(Point(layout.x, layout.y))
    assert at.session.view == before
    assert undos(at) == 1
    at.wait(1.5)
    assert at.session.view == before
    assert card in at.live("card-")


def test_after_the_moment_a_click_on_the_card_takes_nothing_back() -> None:
    at, company = at_play()
    company.silent = True
    at.click(at.spot(at.live("card-")[0]))
    at.wait(1.0)
    layout = at.table._layout.trick_slot(0)
    at.click(Point(layout.x, layout.y))
    assert undos(at) == 0


# -- cards chosen ahead ---------------------------------------------------------------------------


def waiting() -> tuple[Sitting, Company]:
    """Sit while the others think."""
    at, company = at_play(quick=True)
    company.silent = True
    at.click(at.spot(at.live("card-")[0]))
    at.move(CORNER)
    at.wait(0.1)
    assert to_act(at.session.view) != 0
    assert chosen(at) == []
    return at, company


def chosen(at: Sitting) -> list[str]:
    return [target.id for target in at.table.targets() if target.chosen]


def test_a_card_chosen_ahead_goes_by_itself_or_says_why_not() -> None:
    at, company = waiting()
    company.silent = False
    at.rest()
    # Asked again, the company says the same.
    legal, barred = at.live("card-"), at.barred()
    for card, goes in ((legal[0], True), (barred[0], False)):
        at, company = waiting()
        before = own_plays(at)
        at.click(at.spot(card))
        assert chosen(at) == [card]
        company.silent = False
        at.rest()
        assert chosen(at) == []
        assert (last_play(at) == card) == goes
        assert own_plays(at) == before + goes
        assert ("refused" in at.sounds.heard) != goes


@pytest.mark.parametrize("how", ["click", "escape", "keys"])
def test_a_card_chosen_ahead_is_left_be_again(how: str) -> None:
    at, company = waiting()
    card = at.barred()[0]
    if how == "keys":
        at.key("right", "return")
        assert chosen(at) == [card]
        at.key("return")
    else:
        at.click(at.spot(card))
        assert chosen(at) == [card]
        at.click(at.spot(card)) if how == "click" else at.key("escape")
    assert chosen(at) == []
    before = own_plays(at)
    company.silent = False
    at.rest()
    at.wait(0.1)
    assert own_plays(at) == before
    assert at.scenes == ["table"]


def test_another_card_chosen_ahead_takes_the_place_of_the_first() -> None:
    at, _ = waiting()
    first, second, *_ = at.barred()
    at.click(at.spot(first))
    at.click(at.spot(second))
    assert chosen(at) == [second]


def test_the_arrows_go_over_every_card_that_may_be_chosen_ahead() -> None:
    at, _ = waiting()
    reached = []
    for _ in at.barred():
        at.key("right")
        reached.append(at.table.focus)
    assert sorted(map(str, reached)) == sorted(at.barred())


@pytest.mark.parametrize("pace", [{"queue": False}, {"click": "twice"}])
def test_no_card_is_chosen_ahead_where_that_is_not_wanted(pace: dict[str, object]) -> None:
    at, _ = waiting()
    setting(at, **pace)
    at.click(at.spot(at.barred()[0]))
    assert chosen(at) == []


def test_the_second_click_of_a_double_click_chooses_no_card() -> None:
    at, company = at_play()
    company.silent = True
    spot = at.spot(at.live("card-")[3])
    at.click(spot)
    at.wait(0.1)
    at.click(spot)
    assert chosen(at) == []


def test_the_key_of_redo_stands_clear_of_the_bid_pad() -> None:
    at = Sitting(match_at(asked_in(Phase.BIDDING), start=Start(dealer=3, deal=2), blind_nil="off"),
                 (800, 500), INSTANT)  # fmt: skip
    at.rest()
    at.key("4", "return")
    at.rest()
    at.key("u")
    at.rest()
    assert at.scenes == ["table", "bid"]
    assert isinstance(at.top, AskScene)
    redo = next(target.rect for target in at.table.targets() if target.id == "redo")
    assert not redo.meets(at.top.panel)
    assert "last-trick" not in {target.id for target in at.table.targets()}
    at.key("y")
    at.rest()
    assert "last-trick" in {target.id for target in at.table.targets()}
