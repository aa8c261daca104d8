"""The packaged app stands in for the interpreter that multiprocessing would start."""

from __future__ import annotations

import sys
from multiprocessing import resource_tracker, spawn

import pytest

from game.frozen import serve

FORK = ["--multiprocessing-fork", "tracker_fd=5", "pipe_handle=7"]


@pytest.mark.parametrize("words", [["--self-test"], ["score", "deals.csv"], ["-c", "print(1)"]])
def test_a_start_by_a_person_goes_on(words: list[str]) -> None:
    serve(words)


def test_the_worker_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, int] = {}
    monkeypatch.setattr(sys, "argv", ["spades", *FORK])
    monkeypatch.setattr(spawn, "spawn_main", lambda **given: asked.update(given))
    with pytest.raises(SystemExit):
        serve(FORK)
    assert asked == {"tracker_fd": 5, "pipe_handle": 7}


def test_the_resource_tracker_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    # What multiprocessing puts on the command line, the interpreter's own flags before it.
    words = ["-B", "-S", "-I", "-c", "from multiprocessing.resource_tracker import main;main(6)"]
    asked: list[int] = []
    monkeypatch.setattr(resource_tracker, "main", asked.append)
    with pytest.raises(SystemExit):
        serve(words)
    assert asked == [6]
