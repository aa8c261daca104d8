"""Remarks at the table: only if wanted, never over anything, gone after a while."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
import pytest

from game.engine.tables import TABLES
from game.scenes.asktalk import ask_about_remarks
from game.scenes.farewell import Farewell, farewell_place
from game.session.match import MatchSession
from game.session.remarks import Remark
from game.storage.settings import Players, Settings
from game.ui.geometry import Rect, poses_bounds
from game.ui.layout import table_layout
from game.ui.layout.pad import bid_pad, pad_obstacles
from game.ui.layout.remarks import remark_place
from game.ui.podium import podium_places
from game.ui.remarkface import remark_forms
from game.ui.theme import STRONG, Step
from game.words import t
from game.words.characters import CHARACTERS
from tests.scenes.chatty import TALKING, about_to_talk, match_of_characters, play_out
from tests.scenes.desks import click, desk, place
from tests.scenes.drawn import shared_brush
from tests.scenes.sitting import Sitting
from tests.ui.kit import pixels

MOMENTS = ("nil_made", "nil_saved", "set", "boston")


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


@cache
def longest() -> str:
    """The widest thing that anybody says while the next deal is bid."""
    said = (t(f"remark.{who}.{on}") for who in CHARACTERS for on in MOMENTS)
    return max(said, key=lambda words: shared_brush().text.width(words, Step.BODY, STRONG))


@pytest.mark.parametrize("size", [(800, 500), (853, 480), (900, 560), (1280, 720), (1000, 1400)])
@pytest.mark.parametrize("table", TABLES)
def test_every_seat_has_room_for_a_remark(size: tuple[int, int], table: str) -> None:
    row, at = TABLES[table], shared_brush()
    layout = table_layout(size, row.sides, cards=row.tricks)
    at.scale = layout.u
    sizes = [form.size for form in remark_forms(at, longest())]
    pad = bid_pad(layout, row.tricks + 1).frame.panel
    for seat in range(1, row.seats):
        room = remark_place(layout, seat, sizes, pad)
        assert room.within(layout.screen.window)
        assert (room.w, room.h) in sizes
        plate, bubble = layout.plate(seat).rect, layout.bubble(seat).rect
        backs = layout.backs[layout.place(seat)]
        assert backs is not None
        own = (plate, bubble, layout.disc(seat), backs.area(layout.cards))
        covered = [other for other in (*pad_obstacles(layout), pad) if room.meets(other)]
        assert all(other in own for other in covered)
        assert room.meets(plate.grown(60 * layout.u)) or room.meets(bubble.grown(20 * layout.u))


def test_at_the_usual_table_a_remark_stands_on_one_line_and_covers_nothing() -> None:
    row, at = TABLES["partners"], shared_brush()
    layout = table_layout((1280, 720), row.sides, cards=row.tricks)
    at.scale = layout.u
    sizes = [form.size for form in remark_forms(at, longest())]
    for seat in range(1, row.seats):
        room = remark_place(layout, seat, sizes)
        assert (room.w, room.h) == sizes[0]
        assert not any(room.meets(other) for other in pad_obstacles(layout))


def test_a_remark_is_wrapped_into_lines_of_much_the_same_width() -> None:
    forms = list(remark_forms(shared_brush(), longest()))
    assert [len(form.rows) for form in forms] == [1, 1, 2, 2, 3]
    assert all(" ".join(form.rows) == longest() for form in forms)
    assert [form.size[0] for form in forms] == sorted((f.size[0] for f in forms), reverse=True)


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


@pytest.mark.parametrize("size", [(800, 500), (853, 480), (900, 560), (1280, 720), (820, 1180)])
@pytest.mark.parametrize("sides", [(1, 1), (2, 0), (1, 4), (2, 2), (3, 0), (1, 2)])
def test_a_goodbye_finds_room(size: tuple[int, int], sides: tuple[int, int]) -> None:
    at, places = shared_brush(), podium_places(size, *sides, 5)
    at.scale = u = places.screen.u
    said = [t(f"remark.{who}.{on}") for who in CHARACTERS for on in ("won", "lost")]
    words = max(said, key=lambda each: at.text.width(each, Step.BODY, STRONG))
    form, room = farewell_place(places, tuple(remark_forms(at, words)))
    title = Rect.centred(places.title.x, places.title.y, 250 * u, 40 * u)
    taken = [*places.winners, *places.others, *places.buttons, title]
    taken += [poses_bounds(fan) for fan in places.fans]
    assert room.within(places.screen.window)
    assert not [other for other in taken if other.meets(room)]
    assert room.w > form.size[0]
