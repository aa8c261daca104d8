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
from game.session.coach import Coach
from game.session.counsel import counsel, situation, winning_cards
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


@pytest.mark.parametrize(("tricks", "word"), [(9, "bold"), (1, "careful")])
def test_a_bid_that_is_far_off_is_not_said_to_work_too(tricks: int, word: str) -> None:
    match, coach = lesson()
    said = go_on(match, coach, MakeBid(LEARNER, tricks_bid(tricks)))
    assert word in said
    assert "works too" not in said


def test_a_card_that_costs_much_is_told_what_it_does_and_what_was_better() -> None:
    match, coach = lesson()
    while len(match.view.tricks) < 7:
        go_on(match, coach, coach.advice or scripted(match.view, LEARNER))
    said = go_on(match, coach, Play(LEARNER, *cards("4C")))
    assert said.startswith("That leaves the trick with Vera, who bid nil.")
    assert "The 9 of clubs was better: it takes the trick over." in said


def test_a_forced_card_is_not_praised() -> None:
    match, coach = lesson()
    go_on(match, coach, MakeBid(LEARNER, tricks_bid(4)))
    forced = praised = 0
    while to_act(match.view) == LEARNER:
        legal = legal_actions(match.view, LEARNER)
        said = go_on(match, coach, coach.advice)
        forced += len(legal) == 1
        praised += said == "Good."
        assert len(legal) > 1 or said != "Good."
    assert forced
    assert praised


def test_a_nil_of_the_learner_is_taken_kindly_too() -> None:
    match, coach = lesson()
    assert "brave" in go_on(match, coach, MakeBid(LEARNER, NIL))
    assert situation(match.view, LEARNER) == "nil"
    assert "take nothing" in coach.line


def leave_the_script() -> tuple[MatchSession, Coach]:
    """Sit down and bid 5 where 4 is advised."""
    match, coach = lesson()
    go_on(match, coach, MakeBid(LEARNER, tricks_bid(5)))
    return match, coach


def test_last_to_play_a_trick_that_is_needed_is_taken_for_sure_and_cheaply() -> None:
    found = 0
    for seed in range(12):
        match, coach = leave_the_script()
        chance = random.Random(seed)
        while to_act(match.view) == LEARNER:
            view, trick = match.view, match.view.trick
            last = trick is not None and len(trick.cards) == 3
            winners = winning_cards(view, LEARNER)
            advice = coach.advice
            assert isinstance(advice, Play)
            if last and advice.card in winners:
                found += 1
                suit = view.table.pack.suit
                alike = [card for card in winners if suit(card) is suit(advice.card)]
                assert advice.card == min(alike, key=view.table.pack.power)
            go_on(match, coach, chance.choice(legal_actions(view, LEARNER)))
    assert found > 5


def test_a_trick_that_nobody_can_take_any_more_is_trumped_low() -> None:
    match, coach = leave_the_script()
    for card in cards("3D 8D KC"):
        go_on(match, coach, Play(LEARNER, card))
    assert coach.advice == Play(LEARNER, *cards("7S"))


def test_the_only_card_is_called_the_only_one_and_whether_it_can_win() -> None:
    match, coach = leave_the_script()
    go_on(match, coach, Play(LEARNER, *cards("3D")))
    assert len(legal_actions(match.view, LEARNER)) == 1
    assert "the *8 of diamonds* is your only diamond" in coach.line
    assert "cannot win against the king of diamonds" in coach.line


def test_after_another_card_the_reason_for_the_advice_is_told() -> None:
    match, coach = lesson()
    go_on(match, coach, MakeBid(LEARNER, tricks_bid(4)))
    said = go_on(match, coach, Play(LEARNER, *cards("AH")))
    assert "the king of hearts in mind: it is the best of the trick so far" in said


def test_the_same_view_always_gets_the_same_counsel() -> None:
    match, _ = leave_the_script()
    assert counsel(match.view) == counsel(match.view)


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
