"""Undo and redo at the session: the computer players' recorded answers, and thinking afresh."""

from __future__ import annotations

import random

from game.ai.request import Request
from game.engine.actions import Action
from game.engine.legality import legal_actions
from game.engine.record import MatchRecord, Player, replay
from game.engine.record_text import from_json, to_json
from game.engine.refusal import Refusal
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.engine.state import Phase
from game.engine.turn import phase, to_act
from game.engine.undo import UndoTo
from game.session.match import HUMAN, MatchSession
from game.session.walk import hinted_deals

RULES = Rules(deals=2, blind_nil="off", nil_exchange=2)


class Fickle:
    """A player who answers otherwise each time it is asked, and counts the questions."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.dropped = 0
        self.silent = False
        self._chance = random.Random(1)

    def ask(self, request: Request) -> int:
        self.asked.append(request)
        return len(self.asked) - 1

    def answer(self, number: int) -> Action | None:
        return None if self.silent else self._chance.choice(self.asked[number].legal)

    def drop(self, _number: int) -> None:
        self.dropped += 1


def table(rules: Rules = RULES) -> tuple[MatchSession, Fickle]:
    players = (Player("You", HUMAN), *(Player(f"P{n}", "easy") for n in range(1, 4)))
    thinker = Fickle()
    return MatchSession(MatchRecord(rules, players, Seeded(4)), thinker), thinker


def act(session: MatchSession, choice: int = 0) -> Action:
    session.pump()
    choices = legal_actions(session.view, 0)
    action = choices[choice % len(choices)]
    assert session.submit(action, session.version) is None
    session.pump()
    return action


def play_to(session: MatchSession, tricks: int) -> None:
    session.pump()
    while session.view.tricks_done < tricks and not session.view.scored:
        act(session)


def free(session: MatchSession) -> bool:
    return len(legal_actions(session.view, 0)) > 1


def test_the_same_decision_gets_the_recorded_answers() -> None:
    session, thinker = table()
    play_to(session, 3)
    session.pump()
    before, asked = session.view, len(thinker.asked)
    jumps = session.jumps
    while session.undo() is None:
        assert to_act(session.view) == 0
        assert free(session)
        assert session.told == session.view
        assert session.pump() == ()
    assert session.undo_refusal() is not None
    assert session.jumps > jumps
    while session.redo() is None:
        pass
    assert session.redo_refusal is Refusal.NOTHING_TO_REDO
    session.pump()
    assert session.view == before
    assert len(thinker.asked) == asked


def test_the_recorded_answers_come_one_by_one_after_the_same_click() -> None:
    session, thinker = table()
    play_to(session, 2)
    while not free(session):
        act(session)
    again = act(session)
    before, asked = session.view, len(thinker.asked)
    assert session.undo() is None
    assert session.submit(again, session.version) is None
    assert session.pump() != ()
    assert session.view == before
    assert len(thinker.asked) == asked


def test_another_decision_is_thought_about_afresh() -> None:
    session, thinker = table()
    play_to(session, 2)
    while not free(session):
        act(session)
    place, before = len(session.record.log), len(thinker.asked)
    act(session, 0)
    first = thinker.asked[before:]
    assert session.undo() is None
    asked = len(thinker.asked)
    act(session, 1)
    assert len(thinker.asked) > asked
    assert session.record.log[place + 1] != session.record.log[-1]
    # The same place in the line has the same seed, however long the log has become.
    assert thinker.asked[asked].seed in {request.seed for request in first}


def test_a_pending_decision_is_dropped() -> None:
    session, thinker = table()
    play_to(session, 2)
    while not free(session):
        act(session)
    thinker.silent = True
    act(session)
    assert session.thinking is not None
    assert session.undo() is None
    assert session.thinking is None
    assert thinker.dropped == 1
    assert to_act(session.view) == 0


def test_while_held_nobody_acts_but_they_think() -> None:
    session, thinker = table()
    play_to(session, 2)
    while not free(session) or len(legal_actions(session.view, 0)) < 2:
        act(session)
    asked, version = len(thinker.asked), session.version
    assert session.submit(legal_actions(session.view, 0)[0], session.version) is None
    session.pump(held=True)
    assert session.version == version + 1
    assert len(thinker.asked) == asked + 1
    session.pump()
    assert session.version > version + 1


def test_undo_is_taken_up_again_from_the_record() -> None:
    session, _ = table()
    play_to(session, 3)
    assert session.undo() is None
    assert isinstance(session.record.log[-1], UndoTo)
    record = from_json(to_json(session.record))
    again = MatchSession(record, Fickle())
    assert again.view == session.view == again.told
    assert replay(record).bids == session.view.bids
    assert again.redo() is None
    assert session.redo() is None
    assert again.view == session.view


def test_undo_comes_back_from_the_score_into_the_play() -> None:
    session, _ = table()
    play_to(session, 13)
    assert phase(session.view) is Phase.SCORED
    assert session.undo() is None
    assert phase(session.view) is not Phase.SCORED
    assert session.view.results == ()
    assert session.redo() is None
    assert phase(session.view) is Phase.SCORED
    assert session.next_deal() is None
    assert session.undo() is not None


def test_a_hint_is_kept_once_a_decision_and_changes_no_answer() -> None:
    session, _ = table()
    session.pump()
    before = session.decision
    session.note_hint()
    session.note_hint()
    assert [str(entry) for entry in session.record.log].count("0 hint") == 1
    assert session.decision == before
    assert session.hinted_deals == {session.view.deal}
    act(session)
    again = MatchSession(session.record, Fickle())
    assert again.hinted_deals == session.hinted_deals
    assert again.view == session.view


def test_a_hastened_deal_asks_the_instant_player_until_it_is_taken_back() -> None:
    session, fickle = table()
    play_to(session, 2)
    session.hasten()
    fickle.asked.clear()
    act(session)
    assert {request.level for request in fickle.asked} == {"instant"}
    assert session.undo() is None
    fickle.asked.clear()
    act(session, 1)
    assert {request.level for request in fickle.asked} <= {"easy"}


def test_a_card_that_had_to_be_played_is_a_stop_where_that_is_wanted() -> None:
    session, _ = table()
    play_to(session, 13)
    assert session.view.scored
    assert session.undo(forced=True) is None
    assert session.view.tricks_done == 12
    assert not free(session)
    assert session.redo(forced=True) is None
    assert session.view.scored
    assert session.undo() is None
    assert session.view.tricks_done < 12
    assert free(session)


def test_what_was_answered_for_the_player_is_no_stop() -> None:
    session, _ = table(Rules(deals=1, blind_nil="off", redeal="one_spade"))
    session.pump()
    while phase(session.view) is not Phase.PLAY:
        act(session)
    while session.undo(forced=True) is None:
        choices = legal_actions(session.view, 0)
        assert len(choices) > 1 or phase(session.view) is not Phase.REDEAL


def test_the_deals_with_hints_are_read_from_the_record() -> None:
    session, _ = table()
    session.pump()
    assert hinted_deals(session.record) == frozenset()
    session.note_hint()
    play_to(session, 13)
    assert hinted_deals(session.record) == session.hinted_deals == {session.record.start.deal}
