"""The sound board plays, keeps quiet, and never raises."""

from __future__ import annotations

from collections.abc import Iterator
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
    names = [path.stem for path in FOLDER.glob("*.wav")]
    assert len(names) >= 14
    for name in names:
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
