"""What is about to be shown was drawn before, so that no card waits for its picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
import pytest

from game.ui.ahead import Ahead
from game.ui.assets import assets_dir
from game.ui.cardsprites import CardSprites
from game.ui.themes import THEMES
from game.ui.vector import SurfaceCache
from tests.scenes.at_table import SIZE
from tests.scenes.seeded import match_at, my_turn
from tests.scenes.sitting import Sitting

_UNEVEN = 0.0137
"""Seconds between frames that come at other moments than those drawn ahead."""


class AtOnce(Ahead):
    """Draws when it is asked to."""

    def draw(self, job: Callable[[], None], *, urgent: bool = False) -> bool:  # noqa: ARG002
        job()
        return True


def seat(window: pygame.Surface) -> Sitting:
    """A table at which it is the viewer's turn, with all drawn that is drawn ahead."""
    sprites = CardSprites(assets_dir() / "cards")
    at = Sitting(match_at(my_turn(2, 1), most=40), SIZE, sprites=sprites)
    at.desk.ahead = AtOnce()
    at.resize(SIZE)
    at.wait(0.5)
    at.desk.stack.draw(window)
    return at


def watch(monkeypatch: pytest.MonkeyPatch, at: Sitting) -> list[Hashable]:
    """What is made from now on, when nothing is drawn ahead any more."""
    made: list[Hashable] = []
    get = SurfaceCache.get

    def noted(
        cache: SurfaceCache, key: Hashable, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        if key not in cache:
            made.append(key)
        return get(cache, key, make)

    monkeypatch.setattr(SurfaceCache, "get", noted)
    monkeypatch.setattr(at.desk.ahead, "draw", lambda _job, **_how: None)
    return made


def test_the_cards_of_the_others_fly_in_pictures_that_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = pygame.Surface(SIZE, 0, 32)
    at = seat(window)
    at.click(at.spot(at.live("card-")[0]))
    played = at.session.version
    at.until(lambda: at.session.version > played)
    at.desk.stack.draw(window)

    made = watch(monkeypatch, at)
    sounds = len(at.sounds.heard)
    for _ in range(round(0.92 / _UNEVEN)):
        at.wait(_UNEVEN, _UNEVEN)
        at.desk.stack.draw(window)
    assert "play" in at.sounds.heard[sounds:]
    assert not made


def test_a_card_rises_at_another_table_over_shades_that_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = pygame.Surface(SIZE, 0, 32)
    at = seat(window)
    at.desk.brush.theme = THEMES["paper"]
    at.wait(0.05)
    at.desk.stack.draw(window)
    made = watch(monkeypatch, at)
    at.move(at.spot(at.live("card-")[0]))
    for _ in range(10):
        at.wait(_UNEVEN, _UNEVEN)
        at.desk.stack.draw(window)
    kinds = {key[0] for key in made if isinstance(key, tuple)}
    assert "turned shade" in kinds, "no card rose"
    assert "shade model" not in kinds


def test_what_has_moved_is_not_kept_into_the_players_turn() -> None:
    at = seat(pygame.Surface(SIZE, 0, 32))
    moments = at.desk.brush.moments
    at.click(at.spot(at.live("card-")[0]))
    at.until(lambda: moments.bytes > 0)
    at.until(lambda: bool(at.live("card-")) and at.settled)
    at.wait(0.1)
    assert moments.bytes == 0
