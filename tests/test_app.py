"""The main loop, in a window without a screen."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from game.ai.executor import WorkerExecutor
from game.app import Program, run
from game.furnish import Household, Launch
from game.logbook import NAME
from game.opening import Opening, follow_size, open_game
from game.scenes.scene import Scene, SceneStack
from game.scenes.trace import Tracer
from game.ui.menucover import paint_cover
from tests.ui.kit import pixels


class Witness(Tracer):
    """Does something once the menu stands, notes what then comes to rest, and closes the window."""

    def __init__(self, events: Sequence[pygame.event.Event]) -> None:
        super().__init__(io.StringIO())
        self.scenes: list[list[str]] = []
        self._events = events

    def look(self, stack: SceneStack, size: tuple[int, int]) -> bool:
        at_rest = super().look(stack, size)
        if at_rest:
            self.scenes.append([scene.name for scene in stack.visible()])
            end = pygame.event.Event(pygame.QUIT)
            for event in (end,) if len(self.scenes) > 1 else self._events:
                pygame.event.post(event)
        return at_rest


@pytest.fixture
def opening(tmp_path: Path) -> Iterator[Opening]:
    yield open_game(tmp_path)
    pygame.quit()
    pygame.init()


def after(opening: Opening, home: Path, *events: pygame.event.Event) -> list[list[str]]:
    """The scenes that a program comes to rest on, when the menu gets `events` in one frame."""
    executor = WorkerExecutor(lambda: 0.0)
    household = Household(opening, Launch(lambda: 1, home=home), executor)
    witness = Witness(events)
    program = Program(opening.window, household, witness, lambda: None)
    pygame.event.clear()
    program.run()
    program.put_away()
    executor.close()
    return witness.scenes


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0)


def test_a_key_meets_what_the_key_before_it_opened(opening: Opening, tmp_path: Path) -> None:
    f1 = key(pygame.K_F1)
    assert after(opening, tmp_path, f1) == [["menu"], ["menu", "keys"]]


def test_a_second_key_in_the_same_frame_opens_nothing_again(
    opening: Opening, tmp_path: Path
) -> None:
    f1 = key(pygame.K_F1)
    assert after(opening, tmp_path, f1, f1) == [["menu"], ["menu"]]


def test_the_next_first_picture_tells_of_the_match_that_was_begun(
    opening: Opening, tmp_path: Path
) -> None:
    assert not opening.menu.resumable
    (tmp_path / "settings.toml").write_text("[players]\nremarks_asked = true\n")
    # The first deal is offered before a new game.
    after(opening, tmp_path, key(pygame.K_TAB), key(pygame.K_RETURN),
          pygame.event.Event(pygame.QUIT))  # fmt: skip
    told = open_game(tmp_path).menu
    assert told.resumable
    assert told.match
    assert told.note
    assert len(told.standings) == 2


def test_the_first_picture_follows_the_size_that_the_window_gets(opening: Opening) -> None:
    assert follow_size(opening) is opening
    opening.window.size = (900, 600)
    other = follow_size(opening)
    surface = opening.window.get_surface()
    assert other.size == surface.get_size() == (900, 600)
    right = pygame.Surface((900, 600), 0, surface)
    paint_cover(opening.brush, right, opening.menu)
    assert pixels(surface) == pixels(right)


def test_nothing_opens_once_the_window_is_closed(opening: Opening, tmp_path: Path) -> None:
    end = pygame.event.Event(pygame.QUIT)
    assert after(opening, tmp_path, end, key(pygame.K_F1)) == [["menu"]]


def test_the_log_has_what_is_told(
    opening: Opening, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "settings.toml").write_text("[sound]\nvolume = 'loud'\n", encoding="utf-8")
    executor = WorkerExecutor(lambda: 0.0)
    household = Household(opening, Launch(lambda: 1, home=tmp_path), executor)
    household.close(opening.window, fullscreen=False)
    executor.close()
    (told,) = [record.message for record in caplog.records if record.name == "game.furnish"]
    assert "volume" in told


def test_a_start_is_noted_in_the_folder_of_the_matches(opening: Opening, tmp_path: Path) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    run(opening, Launch(lambda: 1, home=tmp_path))
    assert "video driver dummy" in (tmp_path / NAME).read_text(encoding="utf-8")


class Awaited(Scene):
    """Moves until it is made, which comes about in a thread right after a picture was drawn."""

    overlay = True

    def __init__(self) -> None:
        self.drawn: list[bool] = []

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn.append(len(self.drawn) > 3)
        surface.fill("black")

    @property
    def moving(self) -> bool:
        return len(self.drawn) < 4


def test_what_is_made_after_the_last_picture_is_shown_without_an_input(
    opening: Opening, tmp_path: Path
) -> None:
    scene = Awaited()

    class Opener(Tracer):
        """Opens the scene over the menu, and leaves a frame after that has come to rest."""

        rests = 0

        def look(self, stack: SceneStack, size: tuple[int, int]) -> bool:
            if super().look(stack, size):
                self.rests += 1
                if self.rests == 1:
                    stack.push(scene)
                elif self.rests > 3:
                    pygame.event.post(pygame.event.Event(pygame.QUIT))
            return False

    executor = WorkerExecutor(lambda: 0.0)
    household = Household(opening, Launch(lambda: 1, home=tmp_path), executor)
    Program(opening.window, household, Opener(io.StringIO()), lambda: None).run()
    executor.close()
    assert scene.drawn[-1]
