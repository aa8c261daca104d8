"""Jobs are done one after another beside the main loop."""

from __future__ import annotations

from threading import Event, Thread

import pygame

from game.ui.ahead import Ahead, NoAhead
from game.ui.vector import SurfaceCache


def test_urgent_jobs_come_first_and_a_failed_one_ends_nothing() -> None:
    ahead, begun, go, done = Ahead(), Event(), Event(), Event()
    order: list[str] = []

    def wait() -> None:
        begun.set()
        go.wait(10)

    ahead.draw(wait)
    assert begun.wait(10)
    ahead.draw(lambda: order.append("later"))
    ahead.draw(done.set)
    ahead.draw(lambda: order.remove("nothing"), urgent=True)
    ahead.draw(lambda: order.append("urgent"), urgent=True)
    go.set()
    assert done.wait(10)
    assert order == ["urgent", "later"]
    ahead.close()


def test_what_is_forgotten_or_comes_after_the_end_is_not_done() -> None:
    ahead, begun, go = Ahead(), Event(), Event()
    order: list[str] = []

    def wait() -> None:
        begun.set()
        go.wait(10)

    ahead.draw(wait)
    assert begun.wait(10)
    ahead.draw(lambda: order.append("forgotten"))
    ahead.forget()
    go.set()
    ahead.close()
    assert not order


def test_the_thread_waits_while_a_frame_is_made() -> None:
    ahead, begun, go_on, done = Ahead(), Event(), Event(), Event()
    strokes: list[str] = []

    def paint() -> None:
        strokes.append("first")
        begun.set()
        go_on.wait(10)
        ahead.give_way()
        strokes.append("second")
        done.set()

    ahead.draw(paint)
    assert begun.wait(10)
    with ahead.held():
        go_on.set()
        assert not done.wait(0.05)
        assert strokes == ["first"]
    assert done.wait(10)
    with ahead.held():
        ahead.draw(lambda: strokes.append("third"))
        ahead.close()


def test_a_frame_may_wait_for_the_end_of_a_thread_that_it_holds_back() -> None:
    ahead, freed = Ahead(), Event()
    drawing = Thread(target=ahead.give_way, daemon=True)

    def after() -> None:
        ahead.give_way()
        freed.set()

    with ahead.held():
        drawing.start()
        ahead.let_end(drawing)
        assert not drawing.is_alive()
        Thread(target=after, daemon=True).start()
        assert not freed.wait(0.05)
    assert freed.wait(10)


def test_what_changed_while_it_was_drawn_is_not_kept() -> None:
    ahead, cache, changed, done = Ahead(), SurfaceCache(), Event(), Event()
    cache.before_making, cache.before_keeping = ahead.give_way, ahead.check

    def change() -> pygame.Surface:
        if not changed.is_set():
            ahead.outdate()
            changed.set()
        return pygame.Surface((1, 1))

    def keep(*names: str) -> None:
        for name in names:
            cache.get(name, change)

    ahead.draw(lambda: keep("part", "whole"))
    assert changed.wait(10)
    ahead.draw(lambda: keep("next"))
    ahead.draw(done.set)
    assert done.wait(10)
    ahead.close()
    assert [name in cache for name in ("part", "whole", "next")] == [False, False, True]


def test_what_changes_before_a_job_is_begun_keeps_it_from_nothing() -> None:
    ahead, done = Ahead(), Event()

    def draw() -> None:
        ahead.give_way()
        done.set()

    with ahead.held():
        ahead.draw(draw)
        assert not done.wait(0.05)
        ahead.outdate()
    assert done.wait(10)
    ahead.close()


def test_nothing_is_drawn_ahead_where_nobody_wants_it() -> None:
    order: list[str] = []
    NoAhead().draw(lambda: order.append("done"))
    assert not order
