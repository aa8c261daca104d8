"""The referee: whole matches without a window, refusals, storing and taking up again."""

from __future__ import annotations

import random

import pytest

from game.ai.executor import InlineExecutor
from game.engine.actions import Action, NextDeal, Play
from game.engine.events import CardPlayed, Event
from game.engine.evolve import fold
from game.engine.legality import legal_actions
from game.engine.record import MatchRecord, Player, RecordError, replay
from game.engine.record_text import from_json, to_json
from game.engine.refusal import Refusal
from game.engine.rules import CLASSIC, Rules
from game.engine.shuffle import Seeded
from game.engine.state import Phase, initial_state
from game.engine.turn import phase, to_act
from game.session.match import HUMAN, MatchSession
from game.session.thinker import ExecutorThinker


def new_record(rules: Rules = CLASSIC, seed: int = 11, level: str = "easy") -> MatchRecord:
    seats = rules.row.seats
    players = (Player("You", HUMAN), *(Player(f"P{seat}", level) for seat in range(1, seats)))
    return MatchRecord(rules, players, Seeded(seed))


def sit(record: MatchRecord) -> MatchSession:
    return MatchSession(record, ExecutorThinker(InlineExecutor()))


def act(session: MatchSession, chance: random.Random) -> Action | None:
    """Let the viewer do something legal, if it may."""
    session.pump()
    choices = legal_actions(session.view, session.viewer)
    if not choices:
        return None
    action = chance.choice(choices)
    assert session.submit(action, session.version) is None
    return action


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "rules",
    [
        Rules(deals=2, blind_nil="any", nil_exchange=2, redeal="one_spade"),
        Rules(table="solo4", deals=2),
        Rules(deals=1, team_talk="on", exchange_order="unseen"),
    ],
    ids=["partners", "solo", "talk"],
)
def test_a_whole_match_is_played_and_replays(rules: Rules, seed: int) -> None:
    session, chance = sit(new_record(rules, seed)), random.Random(seed)
    while not session.over:
        assert act(session, chance) is not None or session.over
    again = replay(from_json(to_json(session.record)))
    assert again.totals == session.view.totals
    assert again.ended == session.view.ended


def test_what_pump_tells_adds_up_to_the_view() -> None:
    session, chance = sit(new_record(Rules(deals=1))), random.Random(1)
    told = initial_state(session.record.rules, None, viewer=0)
    heard: list[Event] = []
    while not session.over:
        heard += session.pump()
        act(session, chance)
    heard += session.pump()
    assert fold(told, heard) == session.view == session.told


def test_the_viewer_never_learns_another_hand() -> None:
    session, chance = sit(new_record(Rules(deals=1))), random.Random(2)
    while not session.over:
        act(session, chance)
        assert all(hand is None for hand in session.view.hands[1:])


def test_a_stale_a_foreign_and_an_illegal_action_change_nothing() -> None:
    session, chance = sit(new_record()), random.Random(3)
    while phase(session.view) is not Phase.PLAY or to_act(session.view) != 0:
        act(session, chance)
        session.pump()
    before = session.record
    (card, *_) = [a for a in legal_actions(session.view, 0) if isinstance(a, Play)]
    assert session.submit(card, session.version - 1) is Refusal.NOT_NOW
    assert session.submit(Play(1, card.card), session.version) is Refusal.NOT_NOW
    assert session.submit(NextDeal(0), session.version) is Refusal.NOT_NOW
    assert session.record == before
    assert session.submit(card, session.version) is None


def test_every_entry_is_stored_before_it_is_shown() -> None:
    stored: list[str] = []
    record = new_record(Rules(deals=1))
    session = MatchSession(
        record,
        ExecutorThinker(InlineExecutor()),
        store=lambda number, action: stored.append(f"{number} {action}"),
    )
    chance, shown = random.Random(4), 0
    while not session.over:
        shown += sum(isinstance(event, CardPlayed) for event in session.pump())
        assert sum(" play " in line for line in stored) >= shown
        act(session, chance)
    assert stored == [f"{n} {action}" for n, action in enumerate(session.record.log, 1)]


@pytest.mark.parametrize("stop", range(1, 53, 7))
def test_a_match_is_taken_up_where_its_log_ends(stop: int) -> None:
    session, chance = sit(new_record(Rules(deals=1))), random.Random(5)
    while session.version < stop:
        assert act(session, chance) is not None
        session.pump()
    resumed = sit(from_json(to_json(session.record)))
    assert resumed.view == session.view
    assert resumed.told == session.view
    assert resumed.pump() == ()


def test_a_record_with_an_illegal_entry_is_one_error() -> None:
    record = new_record().with_entry(NextDeal(0))
    with pytest.raises(RecordError):
        sit(record)
