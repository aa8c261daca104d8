"""A page comes in over the one before, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.scenes.crossfade import CrossFade
from game.scenes.scene import Scene
from game.ui.ahead import Ahead
from game.ui.motion import PAGE, Speed
from tests.scenes.desks import desk

SIZE = (40, 30)


class Plain(Scene):
    """A page of one grey."""

    def __init__(self, grey: int, *, overlay: bool = False) -> None:
        self._grey, self.overlay = grey, overlay

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((self._grey,) * 3)


class Window:
    """A surface on which a cross-fade draws."""

    def __init__(self, speed: Speed = Speed.NORMAL) -> None:
        self.desk = desk()
        self.desk.tempo = replace(self.desk.tempo, speed=speed)
        self.fade = CrossFade(self.desk)
        self.surface = pygame.Surface(SIZE, 0, 32)
        self.show(Plain(200))

    def show(self, scene: Scene, *, instead: bool = True) -> int:
        (self.desk.stack.reset if instead else self.desk.stack.push)(scene)
        self.desk.stack.settle_requests()
        return self.frame(0.0)

    def frame(self, dt: float) -> int:
        self.fade.update(dt)
        self.fade.draw(self.surface)
        return self.surface.get_at((5, 5)).r


def test_the_first_page_is_there_at_once() -> None:
    window = Window()
    assert window.frame(0.0) == 200
    assert not window.fade.moving


def test_another_page_comes_in_by_and_by() -> None:
    window = Window()
    greys = [window.show(Plain(100))]
    while window.fade.moving:
        greys.append(window.frame(0.02))
    assert greys[0] >= 198
    assert greys[-1] == 100
    assert greys == sorted(greys, reverse=True)
    assert len(greys) == round(PAGE.ms / 20) + 1


def test_a_frame_that_took_long_does_not_skip_it() -> None:
    window = Window()
    window.show(Plain(100))
    assert 100 < window.frame(5.0) < 200


def test_a_panel_over_the_page_starts_nothing() -> None:
    window = Window()
    assert window.show(Plain(50, overlay=True), instead=False) == 50
    assert not window.fade.moving


def test_another_size_ends_it() -> None:
    window = Window()
    window.show(Plain(100))
    window.surface = pygame.Surface((50, 50), 0, 32)
    assert window.frame(0.01) == 100
    assert not window.fade.moving


def test_an_instant_table_changes_pages_at_once() -> None:
    window = Window(Speed.INSTANT)
    assert window.show(Plain(100)) == 100
    assert not window.fade.moving


class Queue(Ahead):
    """Keeps its jobs until they are done by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Callable[[], None]] = []
        self.outdated = 0

    def outdate(self) -> None:
        self.outdated += 1

    def draw(self, job: Callable[[], None], *, urgent: bool = False) -> bool:
        assert urgent
        self.jobs.append(job)
        return True


def test_a_page_is_first_painted_where_nobody_looks() -> None:
    window, queue = Window(), Queue()
    window.desk.ahead = queue
    painted: list[tuple[int, int]] = []

    class Noted(Plain):
        def draw(self, surface: pygame.Surface) -> None:
            assert surface is not window.surface or painted
            painted.append(surface.get_size())
            super().draw(surface)

    assert [window.show(Noted(100)), window.frame(0.1)] == [200, 200]
    assert window.fade.waiting
    assert not painted
    [job] = queue.jobs
    job()
    assert painted == [SIZE]
    assert window.frame(0.02) == 200
    assert not window.fade.waiting
    while window.fade.moving:
        window.frame(0.02)
    assert window.frame(0.0) == 100


def test_a_picture_that_may_be_of_another_page_by_now_is_given_up() -> None:
    window, queue = Window(), Queue()
    window.fade.interrupt()
    window.desk.ahead = queue
    window.show(Plain(100))
    window.fade.interrupt()
    assert queue.outdated == 1
    # It took too long, and is drawn in the window itself.
    window.frame(2.0)
    assert queue.outdated == 2
    window.fade.interrupt()
    assert queue.outdated == 2


def test_what_a_window_shows_stays_until_the_first_page_is_painted() -> None:
    at = desk()
    at.stack.resize(SIZE)
    at.ahead = queue = Queue()
    fade, surface = CrossFade(at), pygame.Surface(SIZE, 0, 32)
    at.stack.reset(Plain(100))
    at.stack.settle_requests()
    assert not fade.draw(surface)
    queue.jobs.pop()()
    assert fade.draw(surface)
    assert surface.get_at((5, 5)).r == 100
    assert not fade.moving


def test_the_last_page_stays_until_the_next_is_made_or_takes_too_long() -> None:
    class Slow(Plain):
        made = False

        @property
        def ready(self) -> bool:
            return self.made

    window, page = Window(), Slow(100)
    assert [window.show(page), window.frame(0.1)] == [200, 200]
    assert window.fade.moving
    page.made = True
    window.frame(0.02)
    while window.fade.moving:
        window.frame(0.02)
    assert window.frame(0.0) == 100
    window.show(Slow(50))
    for _ in range(100):
        window.frame(0.02)
    assert window.frame(0.0) == 50
    assert not window.fade.moving
