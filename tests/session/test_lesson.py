from __future__ import annotations

import random

import pytest

from game.engine.actions import MakeBid, Play
from game.engine.bids import NIL, tricks_bid
from game.engine.cards import STANDARD_PACK, cards
from game.engine.ledger import Entry
from game.engine.legality import legal_actions
from game.engine.record import Kind
from game.engine.turn import to_act
from game.session.coach import Coach, situation
from game.session.lesson import LEARNER, TRICKS, begin_lesson, scripted
from game.session.match import MatchSession
from game.words.names import Names

NAMES = ("Otto", "Vera", "Amara")
PEOPLE = Names(("You", *NAMES), LEARNER)


def lesson() -> tuple[MatchSession, Coach]:
    match = begin_lesson("You", NAMES)
    match.pump()
    coach = Coach(match, PEOPLE)
    coach.look(at_rest=True)
    return match, coach


def go_on(match: MatchSession, coach: Coach, action: object) -> str:
    """Take an action and let the others act; what the coach said about it."""
    assert isinstance(action, MakeBid | Play)
    assert match.submit(action, match.version) is None
    coach.look(at_rest=False)
    said = coach.line
    match.pump()
    coach.look(at_rest=True)
    return said


def test_the_cards_of_the_script_are_a_pack() -> None:
    assert sorted(card for _, fallen in TRICKS for card in fallen) == sorted(STANDARD_PACK)


def test_played_as_advised_everything_occurs_that_there_is_to_learn() -> None:
    match, coach = lesson()
    said, moments = [], 0
    while to_act(match.view) == LEARNER:
        said.append(coach.line)
        while coach.go_on():
            assert coach.line not in said
            said.append(coach.line)
        assert coach.advice == scripted(match.view, LEARNER)
        moments += 1
        said.append(go_on(match, coach, coach.advice))
    assert moments == 1 + len(TRICKS)
    (result,) = match.view.results
    assert [trick.cards for trick in match.view.tricks] == [fallen for _, fallen in TRICKS]
    entries = {line.entry for line in result.ledgers[0].lines}
    assert entries == {Entry.CONTRACT_MADE, Entry.NIL_MADE, Entry.OVERTRICKS}
    for word in ("must follow", "trump", "nil", "bag", "Bid 4", "broken"):
        assert any(word in line for line in said), word


def test_nothing_is_advised_before_all_is_said() -> None:
    _, coach = lesson()
    assert coach.more
    assert coach.advice is None
    while coach.go_on():
        pass
    assert coach.advice == MakeBid(LEARNER, tricks_bid(4))


def test_another_choice_is_taken_kindly_and_the_script_is_left() -> None:
    match, coach = lesson()
    said = go_on(match, coach, MakeBid(LEARNER, tricks_bid(3)))
    assert said.startswith("That works too")
    assert coach.advice in legal_actions(match.view, LEARNER)
    low = next(a for a in legal_actions(match.view, LEARNER) if a != coach.advice)
    assert go_on(match, coach, low).startswith("That works too")


def test_a_nil_of_the_learner_is_taken_kindly_too() -> None:
    match, coach = lesson()
    assert "brave" in go_on(match, coach, MakeBid(LEARNER, NIL))
    assert situation(match.view) == "nil"
    assert "take nothing" in coach.line


@pytest.mark.parametrize("seed", range(6))
def test_any_choices_lead_to_the_end_with_a_word_for_each(seed: int) -> None:
    match, coach = lesson()
    chance = random.Random(seed)
    while to_act(match.view) == LEARNER:
        assert coach.line
        while coach.go_on():
            pass
        assert coach.advice in legal_actions(match.view, LEARNER)
        assert go_on(match, coach, chance.choice(legal_actions(match.view, LEARNER)))
    assert match.view.scored


def test_the_same_choices_always_give_the_same_deal() -> None:
    logs = []
    for _ in range(2):
        match, coach = lesson()
        go_on(match, coach, MakeBid(LEARNER, tricks_bid(6)))
        while to_act(match.view) == LEARNER:
            go_on(match, coach, legal_actions(match.view, LEARNER)[-1])
        logs.append(match.record.log)
    assert logs[0] == logs[1]


def test_undo_asks_again() -> None:
    match, coach = lesson()
    go_on(match, coach, MakeBid(LEARNER, tricks_bid(4)))
    go_on(match, coach, Play(LEARNER, *cards("AH")))
    match.undo()
    coach.look(at_rest=True)
    assert coach.advice == Play(LEARNER, *cards("KH"))


def test_it_is_a_lesson_and_no_match() -> None:
    assert lesson()[0].record.kind is Kind.LESSON
