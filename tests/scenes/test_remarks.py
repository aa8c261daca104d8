"""Remarks at the table: only if wanted, never over anything, gone after a while."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
import pytest

from game.engine.tables import TABLES
from game.scenes.asktalk import ask_about_remarks
from game.scenes.farewell import Farewell
from game.session.match import MatchSession
from game.session.remarks import Remark
from game.storage.settings import Players, Settings
from game.ui.layout import table_layout
from game.ui.layout.pad import pad_obstacles
from game.ui.layout.remarks import remark_place
from game.ui.podium import podium_places
from tests.scenes.chatty import TALKING, about_to_talk, match_of_characters, play_out
from tests.scenes.desks import SIZES, click, desk, place
from tests.scenes.sitting import Sitting
from tests.ui.kit import pixels


@cache
def talk() -> tuple[MatchSession, Remark]:
    return about_to_talk()


def sat(players: Any) -> Sitting:
    at = Sitting(talk()[0])
    at.desk.settings = Settings(players=players)
    at.wait(0.5)
    return at


def names(at: Sitting) -> list[str]:
    return [part.name for part in at.table.parts()]


def test_a_remark_stands_a_while_where_it_is_wanted() -> None:
    at = sat(TALKING)
    assert "remark" in names(at)
    at.wait(7)
    assert "remark" not in names(at)


def test_nothing_is_said_unless_wanted() -> None:
    assert "remark" not in names(sat(Settings().players))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("table", TABLES)
def test_a_remark_covers_nothing(size: tuple[int, int], table: str) -> None:
    row = TABLES[table]
    layout = table_layout(size, row.sides, cards=row.tricks)
    high = 34 * layout.u
    for seat in range(1, row.seats):
        room = remark_place(layout, seat, 260 * layout.u, high)
        if room is not None:
            assert room.within(layout.screen.window)
            assert not any(room.meets(other) for other in pad_obstacles(layout))


def test_there_is_room_for_a_remark_at_the_usual_table() -> None:
    layout = table_layout((1280, 720), TABLES["partners"].sides, cards=13)
    assert all(remark_place(layout, seat, 260 * layout.u, 34 * layout.u) for seat in (1, 2, 3))


@pytest.mark.parametrize(("answer", "wanted"), [("quiet", False), ("talk", True)])
def test_the_players_are_let_talk_when_asked_once(answer: str, wanted: bool) -> None:
    at, begun = desk(), list[str]()
    ask_about_remarks(at, lambda: begun.append("match"))
    at.stack.settle_requests()
    dialog = at.stack.top
    assert dialog is not None
    click(at, place(dialog, answer))
    at.stack.update(1.0)
    assert at.settings.players.remarks is wanted
    assert begun == ["match"]
    ask_about_remarks(at, lambda: begun.append("again"))
    assert begun == ["match", "again"]


def test_who_lets_them_talk_already_is_not_asked() -> None:
    at, begun = desk(), list[str]()
    at.settings = Settings(players=Players(remarks=True))
    ask_about_remarks(at, lambda: begun.append("match"))
    assert begun == ["match"]


def test_at_the_end_somebody_says_goodbye_where_it_is_wanted() -> None:
    session = match_of_characters(deals=1)
    play_out(session)
    painted = set()
    for players in (TALKING, Settings().players):
        at = desk(session)
        at.settings = Settings(players=players)
        places = podium_places((1280, 720), 1, 1, 5)
        at.brush.scale = places.screen.u
        surface = pygame.Surface((1280, 720))
        Farewell(at, session).paint(surface, places)
        painted.add(pixels(surface) == pixels(pygame.Surface((1280, 720))))
    assert painted == {True, False}
