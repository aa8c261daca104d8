"""Who sits down at a new match."""

from __future__ import annotations

from typing import get_args

import pytest

from game.ai.expert.tempers import TEMPERS
from game.ai.request import Request
from game.session.casting import cast
from game.session.keeping import new_record
from game.session.match import MatchSession
from game.storage.settings import Level, Players, Settings, Who
from game.words.characters import ANYONE, CHARACTERS, temper_of

ANYBODY = (ANYONE,) * 5


def players_of(**values: object) -> Players:
    return Players.model_validate(values)


def test_the_settings_know_every_character() -> None:
    assert set(get_args(Who)) == {ANYONE, *CHARACTERS}
    assert len(CHARACTERS) >= 12


def test_only_experts_have_a_temper() -> None:
    for each in CHARACTERS.values():
        assert each.level in get_args(Level)
        assert each.temper in ("", *TEMPERS)
        assert each.level == "expert" or not each.temper
        assert temper_of(each.key, "pro") == ""
    assert {temper_of(key, "expert") for key in CHARACTERS} == {"", *TEMPERS}
    assert temper_of("long gone", "expert") == ""


def test_chosen_characters_sit_where_they_were_put_under_their_names() -> None:
    players = players_of(names=("Bob", "Vera", "Amara", "Hugo", "June"))
    seated = cast(players, 3, 1)
    assert [(each.name, each.character) for each in seated] == [
        ("Bob", "otto"), ("Vera", "vera"), ("Amara", "amara"),
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [1, 5, 6])
def test_anyone_is_somebody_else_at_each_match_and_all_differ(seats: int) -> None:
    players = players_of(characters=ANYBODY)
    tables = {tuple(each.character for each in cast(players, seats, seed)) for seed in range(30)}
    assert len(tables) > 5
    assert all(len(set(table)) == seats for table in tables)
    assert cast(players, seats, 3) == cast(players, seats, 3)


def test_anyone_plays_at_the_level_of_the_seat_by_nature_where_one_is_left() -> None:
    players = players_of(characters=ANYBODY, levels=("pro", "easy", "easy", "easy", "expert"))
    seated = cast(players, 5, 8)
    assert [each.level for each in seated] == ["pro", "easy", "easy", "easy", "expert"]
    nature = [CHARACTERS[each.character].level for each in seated]
    assert (nature[:3], nature[4]) == (["pro", "easy", "easy"], "expert")


def test_a_character_chosen_twice_sits_once() -> None:
    players = players_of(characters=("otto", "otto", "vera", "otto", "june"))
    keys = [each.character for each in cast(players, 5, 2)]
    assert keys[0] == "otto"
    assert len(set(keys)) == 5


def test_nobody_comes_who_is_called_like_somebody_at_the_table() -> None:
    players = players_of(you="vera", characters=ANYBODY)
    for seed in range(20):
        assert "Vera" not in [each.name for each in cast(players, 5, seed)]


class Noting:
    """A thinker that notes what it is asked, and never answers."""

    def __init__(self) -> None:
        self.asked: list[Request] = []

    def ask(self, request: Request) -> int:
        self.asked.append(request)
        return len(self.asked)

    def answer(self, _number: int) -> None:
        return None

    def drop(self, _number: int) -> None:
        return None


def test_players_are_asked_with_the_temper_of_the_record() -> None:
    settings, thinker = Settings(players=players_of(characters=ANYBODY)), Noting()
    for seed in range(16):
        record = new_record(settings, seed)
        before = len(thinker.asked)
        MatchSession(record, thinker).pump()
        for request in thinker.asked[before:]:
            player = record.players[request.seat]
            assert request.temper == temper_of(player.character, player.level)
    assert any(request.temper for request in thinker.asked)
