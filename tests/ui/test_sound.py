"""The sound board plays, keeps quiet, and never raises."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.ui.assets import assets_dir
from game.ui.sound import SoundBoard

FOLDER = assets_dir() / "sounds"


@pytest.fixture(autouse=True)
def _closed_mixer() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def test_every_sound_can_be_heard() -> None:
    board = SoundBoard(FOLDER)
    board.load()
    assert len(board.names) >= 14
    for name in board.names:
        assert board.play(name), name
        pygame.mixer.stop()


def test_volume_and_mute_silence() -> None:
    board = SoundBoard(FOLDER, 0.4)
    assert board.play("play")
    board.muted = True
    assert not board.play("play")
    board.muted, board.volume = False, -3
    assert board.volume == 0
    assert not board.play("play")
    board.volume = 7
    assert board.volume == 1


def heard(monkeypatch: pytest.MonkeyPatch, seed: int, count: int) -> list[str]:
    """The files of so many plays of one sound."""
    board = SoundBoard(FOLDER, seed=seed)
    opened: list[str] = []

    class Take:
        def __init__(self, path: Path) -> None:
            self.name = path.stem

        def set_volume(self, _volume: float) -> None:
            opened.append(self.name)

        def play(self) -> object:
            return self

    monkeypatch.setattr(pygame.mixer, "Sound", Take)
    assert all(board.play("play") for _ in range(count))
    return opened


def test_no_take_is_heard_twice_running(monkeypatch: pytest.MonkeyPatch) -> None:
    takes = heard(monkeypatch, 3, 40)
    assert len(set(takes)) >= 4
    assert all(one != two for one, two in pairwise(takes))


def test_the_seed_decides_the_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    one, same, other = (heard(monkeypatch, seed, 13) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_muting_hushes_what_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    faded: list[int] = []
    board = SoundBoard(FOLDER)
    board.muted = False
    monkeypatch.setattr(pygame.mixer, "fadeout", faded.append)
    board.muted = True
    board.muted = True
    assert len(faded) == 1


def test_many_sounds_at_once_are_heard() -> None:
    board = SoundBoard(FOLDER)
    assert all(board.play("deal") for _ in range(16))
    pygame.mixer.stop()


def test_unknown_and_broken_sounds_are_silent(tmp_path: Path) -> None:
    (tmp_path / "bad.wav").write_bytes(b"no sound")
    board = SoundBoard(tmp_path)
    board.load()
    assert not board.play("bad")
    assert not board.play("missing")


def test_no_device_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    board = SoundBoard(FOLDER)
    board.load()
    assert not board.audible
    assert not board.play("play")


def test_device_lost_later_is_no_error() -> None:
    board = SoundBoard(FOLDER)
    assert board.play("play")
    pygame.mixer.quit()
    assert not board.play("play")
    assert not board.play("deal")
