"""What is about to be shown was drawn before, so that no card waits for its picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
import pytest

from game.ui.ahead import Ahead
from game.ui.assets import assets_dir
from game.ui.cardsprites import CardSprites
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


def test_the_cards_of_the_others_fly_in_pictures_that_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sprites = CardSprites(assets_dir() / "cards")
    at = Sitting(match_at(my_turn(2, 1), most=40), SIZE, sprites=sprites)
    at.desk.ahead = AtOnce()
    at.resize(SIZE)
    window = pygame.Surface(SIZE, 0, 32)
    at.wait(0.5)
    at.desk.stack.draw(window)
    at.click(at.spot(at.live("card-")[0]))
    played = at.session.version
    at.until(lambda: at.session.version > played)
    at.desk.stack.draw(window)

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
    sounds = len(at.sounds.heard)
    for _ in range(round(0.92 / _UNEVEN)):
        at.wait(_UNEVEN, _UNEVEN)
        at.desk.stack.draw(window)
    assert "play" in at.sounds.heard[sounds:]
    assert not made
