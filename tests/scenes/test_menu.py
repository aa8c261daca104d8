"""The menu: its entries, what they do, and cards that come when they are drawn."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.engine.rules import Rules
from game.scenes.desk import Desk
from game.scenes.menu import MenuScene
from game.scenes.message import message
from game.storage.lastmenu import LastMenu
from game.storage.matches import Store
from game.storage.presets import OwnPresets
from game.storage.settings import House
from game.ui.ahead import Ahead, NoAhead
from game.ui.input import PointerMoved
from game.words import t
from game.words.menu import new_note
from tests.scenes.desks import (
    SIZES,
    assert_clear,
    click,
    desk,
    draw,
    key,
    match,
    place,
    settle,
    show,
)
from tests.scenes.stored import Files, TakenStore, over, running
from tests.ui.kit import pixels


class SlowStore(Store):
    """A store that takes its time to look the file over."""

    slow = True

    @property
    def ready(self) -> bool:
        """Whether nothing has to be waited for."""
        return not self.slow and super().ready


RUNNING = match(1, tricks=2)
OVER = match(9, deals=1)
ROWS = ["change", "matches", "statistics", "options", "help", "quit"]


def menu(at: Desk, *, asked: bool = True) -> tuple[MenuScene, list[str]]:
    """The menu, where it was `asked` before whether the players may talk."""
    calls: list[str] = []
    players = at.settings.players.model_copy(update={"remarks_asked": asked})
    at.settings = at.settings.model_copy(update={"players": players})
    return MenuScene(at, lambda: calls.append("table")), calls


class Queue(Ahead):
    """Keeps its jobs until they are done by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Callable[[], None]] = []

    def draw(self, job: Callable[[], None], *, urgent: bool = False) -> bool:  # noqa: ARG002
        self.jobs.append(job)
        return True


def names(scene: MenuScene) -> list[str]:
    return [target.id for target in scene.targets()]


def test_entries_without_a_match() -> None:
    at = desk()
    scene, _ = menu(at)
    show(at, scene)
    assert names(scene) == ["new", *ROWS]


def test_a_finished_match_cannot_be_continued() -> None:
    at = desk(OVER)
    scene, _ = menu(at)
    show(at, scene)
    assert names(scene) == ["new", *ROWS]


def test_new_game_puts_a_match_on_the_desk() -> None:
    at = desk()
    scene, calls = menu(at)
    show(at, scene)
    key(at, "return")
    assert at.match is not None
    assert calls == ["table"]


def test_continue_is_pressed_by_enter() -> None:
    at = desk(RUNNING)
    scene, calls = menu(at)
    show(at, scene)
    assert names(scene) == ["continue", "new", *ROWS]
    key(at, "return")
    assert calls == ["table"]
    assert at.match is RUNNING


def test_before_the_first_match_it_is_asked_once_whether_the_players_may_talk() -> None:
    at = desk()
    scene, calls = menu(at, asked=False)
    show(at, scene)
    click(at, place(scene, "new"))
    assert calls == []
    key(at, "return")
    at.stack.update(1.0)
    assert calls == ["table"]
    assert at.settings.players.remarks_asked
    assert not at.settings.players.remarks
    at.stack.settle_requests()
    click(at, place(scene, "new"))
    assert calls == ["table", "table"]


def test_a_running_match_is_given_up_only_when_asked_twice() -> None:
    at = desk(RUNNING)
    scene, calls = menu(at)
    show(at, scene)
    click(at, place(scene, "new"))
    assert at.stack.top is not scene
    key(at, "return")
    at.stack.update(1.0)
    at.stack.settle_requests()
    assert at.stack.top is scene
    assert at.match is RUNNING
    click(at, place(scene, "new"))
    dialog = at.stack.top
    assert dialog is not None
    click(at, place(dialog, "discard"))
    at.stack.update(1.0)
    assert at.match is not RUNNING
    assert calls == ["table"]


def test_the_menu_says_at_what_levels_the_opponents_play() -> None:
    levels = ("easy", "expert", "pro", "easy", "easy")
    assert new_note(Rules(), levels) == "Classic · 500, four players, against Easy and Pro"


def test_the_menu_says_what_a_new_match_would_be(tmp_path: Path) -> None:
    at = desk()
    at.presets = OwnPresets(tmp_path)
    at.presets.save("Saturday", Rules(table="pairs6", target=350))
    scene, _ = menu(at)
    show(at, scene)
    assert at.last_menu.new == t("menu.new.classic")
    before = pixels(draw(at))
    click(at, place(scene, "change"))
    assert at.stack.top is not scene
    house, rules = House(preset="Saturday"), Rules(table="pairs6", target=350)
    at.change(at.settings.model_copy(update={"house": house, "rules": rules}))
    key(at, "escape")
    at.stack.update(0.1)
    assert at.last_menu.new == "Saturday · 350, six players, against Expert"
    assert pixels(draw(at)) != before


def test_quit_by_keys_alone() -> None:
    at = desk(RUNNING)
    scene, _ = menu(at)
    show(at, scene)
    key(at, *["down"] * 6, "return")
    assert at.stack.empty


def test_m_turns_the_sound_off_and_on() -> None:
    at = desk()
    scene, _ = menu(at)
    show(at, scene)
    key(at, "m")
    assert at.sounds.muted
    key(at, "m")
    assert not at.sounds.muted


def test_the_cards_of_another_size_are_waited_for() -> None:
    at = desk()
    scene, _ = menu(at)
    show(at, scene)
    settle(at, scene)
    at.stack.resize((640, 420))
    scene.update(0.0)
    # They are drawn by a thread, which has just begun.
    assert scene.moving
    settle(at, scene)
    assert any(part.name == "fan" for part in scene.parts())


def test_cards_come_after_the_first_frame() -> None:
    at = desk()
    scene, _ = menu(at)
    bare = pixels(show(at, scene))
    assert scene.moving
    settle(at, scene)
    at.stack.update(1.0)
    assert pixels(draw(at)) != bare
    assert not scene.moving
    assert pixels(draw(at)) == pixels(draw(at))


@pytest.mark.parametrize(
    ("entry", "page"),
    [("matches", "matches"), ("statistics", "statistics"), ("options", "options"),
     ("help", "howto")],
)  # fmt: skip
def test_entries_open_their_pages(entry: str, page: str) -> None:
    at = desk()
    scene, _ = menu(at)
    show(at, scene)
    click(at, place(scene, entry))
    assert at.stack.top is not None
    assert at.stack.top.name == page
    key(at, "escape")
    assert at.stack.top is scene


def test_continue_takes_up_the_match_on_file_that_was_played_last(tmp_path: Path) -> None:
    files = Files(tmp_path)
    files.keep(running(3))
    latest = files.keep(running(4))
    at = files.desk()
    scene, calls = menu(at)
    show(at, scene)
    key(at, "return")
    assert calls == ["table"]
    assert at.match is not None
    assert files.keeper.match_of(at.match) == latest


def test_continue_knows_the_last_match_though_the_clock_was_set_back(tmp_path: Path) -> None:
    files = Files(tmp_path)
    earlier = files.keep(running(3))
    files.keep(running(4))
    at = files.desk()
    at.last_menu = LastMenu(resumable=True, match=earlier)
    scene, _ = menu(at)
    show(at, scene)
    key(at, "return")
    assert at.match is not None
    assert files.keeper.match_of(at.match) == earlier


def test_a_match_on_file_is_not_given_up_for_a_new_one(tmp_path: Path) -> None:
    files = Files(tmp_path)
    number = files.keep(running())
    at = files.desk()
    at.match = files.keeper.resume(number)
    scene, calls = menu(at)
    show(at, scene)
    click(at, place(scene, "new"))
    assert calls == ["table"]
    assert [summary.match for summary in files.store.unfinished()] == [number]


def test_only_taken_matches_leave_nothing_to_continue(tmp_path: Path) -> None:
    files = Files(tmp_path)
    files.keep(running())
    at = files.desk()
    at.store = taken = TakenStore(tmp_path, files.clock, lambda _notice: None)
    scene, _ = menu(at)
    show(at, scene)
    assert names(scene) == ["new", *ROWS]
    taken.close()


def test_a_match_given_up_meanwhile_is_gone_from_the_menu(tmp_path: Path) -> None:
    files = Files(tmp_path)
    number = files.keep(running())
    at = files.desk()
    scene, _ = menu(at)
    show(at, scene)
    click(at, place(scene, "matches"))
    files.store.abandon(number)
    key(at, "escape")
    assert names(scene) == ["new", *ROWS]


def test_until_the_files_are_read_the_menu_tells_what_it_told_last(tmp_path: Path) -> None:
    files = Files(tmp_path)
    number = files.keep(running())
    files.store.close()
    at = files.desk()
    at.store = slow = SlowStore(tmp_path, files.clock, lambda _notice: None)
    at.last_menu = LastMenu(resumable=True, note="Deal 2", matches="1 under way")
    scene, _ = menu(at)
    show(at, scene)
    assert names(scene) == ["continue", "new", *ROWS]
    assert not scene.settled
    slow.slow = False
    settle(at, scene)
    assert scene.settled
    assert names(scene) == ["continue", "new", *ROWS]
    assert at.last_menu.note != "Deal 2"
    assert [match.match for match in slow.unfinished()] == [number]
    slow.close()


def test_what_is_gone_is_not_continued_by_a_player_faster_than_the_files(tmp_path: Path) -> None:
    at = desk()
    at.store = slow = SlowStore(tmp_path, lambda: 0.0, lambda _notice: None)
    at.last_menu = LastMenu(resumable=True)
    scene, calls = menu(at)
    show(at, scene)
    key(at, "return")
    assert not calls
    assert at.stack.top is not scene
    assert names(scene) == ["new", *ROWS]
    slow.close()


def test_what_was_played_is_counted_after_the_first_frame(tmp_path: Path) -> None:
    files = Files(tmp_path)
    files.keep(over(1))
    at = files.desk()
    scene, _ = menu(at)
    before = pixels(show(at, scene))
    at.stack.update(0.0)
    assert pixels(draw(at)) != before


@pytest.mark.parametrize("size", SIZES)
def test_every_size(size: tuple[int, int]) -> None:
    at = desk(RUNNING)
    scene, _ = menu(at)
    show(at, scene, size)
    assert_clear(scene, size)


@pytest.mark.parametrize("size", [(800, 500), (560, 760)])
def test_a_menu_mended_where_it_changed_is_the_menu_drawn_anew(size: tuple[int, int]) -> None:
    at = desk()
    scene, _ = menu(at)
    window = pygame.Surface(size, 0, 32)
    show(at, scene, size)

    def look() -> None:
        at.stack.settle_requests()
        at.stack.draw(window)
        fresh = pygame.Surface(size, 0, 32)
        for shown in at.stack.visible():
            shown.draw(fresh)
        assert pixels(window) == pixels(fresh)

    look()
    for name in ("new", "options", "options"):
        rect = place(scene, name)
        at.stack.handle(PointerMoved(rect.cx, rect.cy))
        at.stack.update(0.03)
        look()
    while not scene.settled:
        at.stack.update(0.06)
        look()
    key(at, "tab", "m")
    look()
    at.stack.push(message(at, "A word"))
    for _ in range(3):
        at.stack.update(0.05)
        look()


def test_a_menu_of_another_size_is_bare_until_its_ground_is_made() -> None:
    at, size = desk(), (640, 420)
    at.ahead = queue = Queue()
    scene, _ = menu(at)
    show(at, scene, size)
    window = pygame.Surface(size, 0, 32)
    for _ in range(60):
        at.stack.update(0.05)
        at.stack.draw(window)
        # The pictures of the cards come from a thread.
        time.sleep(0.005)
    bare = pixels(window)
    assert scene.moving
    while queue.jobs:
        queue.jobs.pop(0)()
    settle(at, scene)
    at.stack.draw(window)
    assert pixels(window) != bare
    at.ahead = NoAhead()
    at.brush.forget()
    other, _ = menu(at)
    at.stack.reset(other)
    draw(at, size)
    settle(at, other)
    assert pixels(draw(at, size)) == pixels(window)
