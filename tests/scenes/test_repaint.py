"""A picture mended where it changed is the picture drawn anew, pixel for pixel."""

from __future__ import annotations

import pygame
import pytest

from game.engine.rules import CLASSIC
from game.engine.state import Phase, Start
from game.scenes.message import message
from game.ui.geometry import Point
from game.ui.input import KeyPressed
from game.ui.themes import THEMES
from tests.scenes.seeded import asked_in, match_at, match_of, my_turn
from tests.scenes.sitting import Sitting
from tests.ui.kit import pixels

SIZE = (800, 500)
STEP = 0.08


class Watched:
    """A sitting whose every frame is mended on one surface and compared with one drawn anew."""

    def __init__(self, at: Sitting) -> None:
        self.at = at
        self.surface = pygame.Surface(at.size, 0, 32)
        self.frames = 0

    def look(self) -> None:
        """Compare what the window shows with the whole picture."""
        stack = self.at.desk.stack
        if self.surface.get_size() != self.at.size:
            self.surface = pygame.Surface(self.at.size, 0, 32)
        stack.draw(self.surface)
        fresh = pygame.Surface(self.at.size, 0, 32)
        for scene in stack.visible():
            scene.draw(fresh)
        self.frames += 1
        assert pixels(self.surface) == pixels(fresh), self._where(fresh)

    def run(self, seconds: float) -> None:
        """Look at every frame of so many seconds."""
        for _ in range(round(seconds / STEP)):
            self.at.wait(STEP, STEP)
            self.look()

    def _where(self, fresh: pygame.Surface) -> str:
        other = pygame.mask.from_threshold(self.surface, (0, 0, 0), (1, 1, 1, 255), fresh)
        other.invert()
        return f"frame {self.frames} differs in {other.get_bounding_rects()}"


def watched(session: object, **options: object) -> Watched:
    return Watched(Sitting(session, SIZE, **options))  # type: ignore[arg-type]


def test_a_deal_from_the_cut_to_the_bid() -> None:
    look = watched(match_of(CLASSIC, 5))
    look.run(6.0)
    assert look.at.scenes[-1] == "bid"
    look.at.desk.stack.handle(KeyPressed("3"))
    look.run(0.2)
    for name in ("bid-4", "confirm", "bid-13"):
        look.at.move(look.at.spot(name))
        look.run(0.1)


def test_tricks_played_and_collected() -> None:
    look = watched(match_at(my_turn(1, 1), most=40))
    look.at.until(lambda: bool(look.at.live("card-")) and look.at.settled)
    card = look.at.spot(look.at.live("card-")[0])
    look.at.move(card)
    look.run(0.1)
    look.at.click(card)
    look.run(4.0)


def test_what_the_pointer_and_the_keys_do() -> None:
    look = watched(match_at(my_turn(2, 2), most=40))
    look.run(0.2)
    barred = look.at.barred()
    if barred:
        look.at.click(look.at.spot(barred[0]))
        look.run(0.4)
    for key in ("right", "right", "t"):
        look.at.desk.stack.handle(KeyPressed(key))
        look.run(0.15)
    look.run(4.5)


def test_layers_that_come_and_go_and_other_windows() -> None:
    look = watched(match_at(my_turn(2, 2), most=40))
    at = look.at
    look.run(0.2)
    at.desk.stack.handle(KeyPressed("escape"))
    at.settle_requests()
    look.run(0.3)
    at.move(Point(400.0, 250.0))
    look.run(0.15)
    at.desk.stack.handle(KeyPressed("escape"))
    look.run(0.3)
    at.desk.stack.push(message(at.desk, "A word"))
    at.settle_requests()
    look.run(0.3)
    at.resize((900, 560))
    look.run(0.1)
    at.desk.brush.theme = THEMES["high"]
    look.run(0.1)


@pytest.mark.parametrize("where", [Phase.EXCHANGE])
def test_an_exchange(where: Phase) -> None:
    look = watched(match_at(asked_in(where), nil_exchange=2, start=Start(0, 1)))
    look.run(0.5)
    for card in look.at.live("card-")[:2]:
        look.at.click(look.at.spot(card))
        look.run(0.15)
