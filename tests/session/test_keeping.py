"""Matches that outlive the program: begun from the settings, taken up to the card, given up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai.executor import InlineExecutor
from game.ai.expert.strengths import STRENGTHS
from game.ai.jobs import Job
from game.ai.request import WORLDS
from game.engine.legality import legal_actions
from game.engine.rules import Rules
from game.session.keeping import Keeper, MatchTaken
from game.session.match import HUMAN, MatchSession
from game.session.thinker import ExecutorThinker
from game.storage.claims import Claims
from game.storage.matches import LOCKS, Store, open_store
from game.storage.presets import OwnPresets
from game.storage.settings import House, Players, Settings, Thinking
from game.storage.statistics import Filter, choices, summary

SETTINGS = Settings(
    rules=Rules(deals=1, blind_nil="any", redeal="one_spade", nil_exchange=2),
    players=Players(you="Ada", levels=("easy", "easy", "easy", "pro", "pro")),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened, _ = open_store(tmp_path, lambda: 1000.0)
    yield opened
    opened.close()


@pytest.fixture
def keeper(store: Store) -> Keeper:
    return keeper_of(store)


def keeper_of(store: Store) -> Keeper:
    return Keeper(store, lambda: ExecutorThinker(InlineExecutor()), lambda: 11)


def act(session: MatchSession, chance: random.Random) -> None:
    session.pump()
    choices = legal_actions(session.view, session.viewer)
    if choices:
        assert session.submit(chance.choice(choices), session.version) is None


def test_a_match_begins_by_the_settings(keeper: Keeper, store: Store) -> None:
    session = keeper.begin(SETTINGS)
    players = session.record.players
    assert [player.name for player in players] == ["Ada", "Otto", "Vera", "Amara"]
    assert [player.level for player in players] == [HUMAN, "easy", "easy", "easy"]
    assert session.record.rules == SETTINGS.rules
    assert store.load(keeper.match_of(session)) == session.record


@pytest.mark.parametrize(
    ("preset", "rules", "name"),
    [
        ("Saturday", Rules(board=4), "Saturday"),
        ("Saturday", Rules(board=4, target=200), "Saturday"),
        ("Saturday", Rules(board=5), ""),
        ("Sunday", Rules(board=4), ""),
        ("classic", Rules(board=4), ""),
    ],
)
def test_a_match_keeps_the_name_of_its_rules(
    tmp_path: Path, store: Store, preset: str, rules: Rules, name: str
) -> None:
    presets = OwnPresets(tmp_path / "rules")
    presets.save("Saturday", Rules(board=4))
    keeper = Keeper(store, lambda: ExecutorThinker(InlineExecutor()), lambda: 11, presets)
    settings = SETTINGS.model_copy(update={"rules": rules, "house": House(preset=preset)})
    session = keeper.begin(settings)
    assert session.record.rules_name == name
    match = keeper.match_of(session)
    presets.delete("Saturday")
    keeper.leave(session)
    assert store.load(match).rules_name == name
    assert [one.rules_name for one in store.unfinished()] == [name]


@pytest.mark.parametrize("stop", range(0, 70, 6))
def test_a_match_is_taken_up_by_the_next_program_to_the_card(tmp_path: Path, stop: int) -> None:
    first, _ = open_store(tmp_path, lambda: 1000.0)
    session, chance = keeper_of(first).begin(SETTINGS), random.Random(stop)
    while session.version < stop and not session.over:
        act(session, chance)
    first.close()
    second, _ = open_store(tmp_path, lambda: 2000.0)
    keeper = keeper_of(second)
    if not session.over:
        (left,) = keeper.unfinished()
        again = keeper.resume(left.match)
        # The computer players go on at once where it is their turn.
        assert again.record.log[:stop] == session.record.log[:stop]
        assert again.version >= session.version
        while not again.over:
            act(again, chance)
    assert keeper.unfinished() == []
    (ended,) = second.finished()
    assert ended.winners
    assert summary(second, Filter()).matches == 1
    second.close()


def test_a_match_that_is_left_can_be_taken_up_and_one_in_play_cannot(
    tmp_path: Path, keeper: Keeper
) -> None:
    session = keeper.begin(SETTINGS)
    match = keeper.match_of(session)
    keeper.leave(session)
    with pytest.raises(KeyError):
        keeper.match_of(session)
    again = keeper.resume(match)
    assert again.record == session.record
    assert keeper.match_of(again) == match


def test_a_match_of_another_copy_is_told_apart(
    tmp_path: Path, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = keeper.begin(SETTINGS)
    match = keeper.match_of(session)
    keeper.leave(session)
    assert (tmp_path / LOCKS).exists()
    monkeypatch.setattr(Claims, "claim", lambda _self, _match: False)
    with pytest.raises(MatchTaken):
        keeper.resume(match)


def test_a_match_that_cannot_be_read_stays_free(keeper: Keeper, store: Store) -> None:
    with pytest.raises(KeyError):
        keeper.resume(5)
    session = keeper.begin(SETTINGS)
    match = keeper.match_of(session)
    keeper.leave(session)
    assert keeper.resume(match).record == session.record


def test_an_abandoned_match_is_gone_from_the_list(keeper: Keeper, store: Store) -> None:
    session, chance = keeper.begin(SETTINGS), random.Random(1)
    for _ in range(4):
        act(session, chance)
    keeper.abandon(session)
    assert keeper.unfinished() == store.finished() == []
    assert summary(store, Filter()).abandoned == 1


def test_several_matches_are_kept_apart(keeper: Keeper, store: Store) -> None:
    sessions = [keeper.begin(SETTINGS) for _ in range(3)]
    for turn in range(30):
        act(sessions[turn % 3], random.Random(turn))
    for session in sessions:
        assert store.load(keeper.match_of(session)) == session.record
    assert len(keeper.unfinished()) == 3


def test_whoever_was_drawn_sits_there_again_and_is_counted_by_name(
    keeper: Keeper, store: Store
) -> None:
    players = Players(
        characters=("anyone", "anyone", "anyone", "otto", "otto"),
        levels=("easy", "easy", "easy", "easy", "easy"),
    )
    settings, chance = Settings(rules=SETTINGS.rules, players=players), random.Random(3)
    session = keeper.begin(settings)
    seated = session.record.players
    assert {"anyone", ""} & {player.character for player in seated[1:]} == set()
    match = keeper.match_of(session)
    keeper.leave(session)
    again = keeper.resume(match)
    assert again.record.players == seated
    while not again.over:
        act(again, chance)
    assert set(choices(store).people) == {player.name for player in seated[1:]}


def test_a_match_keeps_how_long_expert_thinks(keeper: Keeper, store: Store) -> None:
    players = Players(levels=("expert", "pro", "expert", "pro", "pro"), thinking="deep")
    session = keeper.begin(Settings(rules=SETTINGS.rules, players=players))
    strengths = [player.strength for player in session.record.players]
    assert strengths == [0, STRENGTHS["deep"].worlds, WORLDS, STRENGTHS["deep"].worlds]
    match = keeper.match_of(session)
    keeper.leave(session)
    resumed = keeper.resume(match)
    assert [player.strength for player in resumed.record.players] == strengths


def test_players_are_asked_with_the_strength_of_the_record(store: Store) -> None:
    asked: list[Job] = []

    class Listening(InlineExecutor):
        def submit(self, job: Job) -> int:
            asked.append(job)
            return super().submit(job)

    usual = Players(levels=("expert", "pro", "expert", "pro", "pro"))
    cases: tuple[tuple[Thinking, float], ...] = (("instant", 0.05), ("quick", 0.2))
    for thinking, seconds in cases:
        asked.clear()
        keeper = Keeper(store, lambda: ExecutorThinker(Listening()), lambda: 11)
        players = usual.model_copy(update={"thinking": thinking})
        session = keeper.begin(Settings(rules=SETTINGS.rules, players=players))
        chance = random.Random(1)
        while len(asked) < 8:
            act(session, chance)
        told = {(job.request.level, job.request.strength, job.limit.seconds) for job in asked}
        assert told == {("expert", STRENGTHS[thinking].worlds, seconds), ("pro", WORLDS, 2.0)}
        keeper.leave(session)
