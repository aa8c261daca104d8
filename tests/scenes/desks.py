"""Desks with a match in progress, and what a player does at them."""

from __future__ import annotations

import random
import time
from itertools import combinations

import pygame

from game.ai.executor import InlineExecutor
from game.engine.legality import legal_actions
from game.engine.record import MatchRecord, Player
from game.engine.rules import Rules
from game.engine.shuffle import Seeded
from game.scenes.desk import Desk
from game.scenes.scene import Scene, SceneStack
from game.session.match import HUMAN, MatchSession
from game.session.thinker import ExecutorThinker
from game.ui.assets import assets_dir
from game.ui.geometry import Rect
from game.ui.input import KeyPressed, PointerPressed, PointerReleased
from game.ui.sound import SoundBoard
from game.ui.tempo import Tempo
from tests.scenes.drawn import shared_brush, shared_sprites

SIZES = ((1280, 720), (1920, 1080), (960, 600), (1000, 1400), (2560, 1080), (800, 500))
_NAMES = ("You", "Otto", "Vera", "Amara")


def match(finished: int, *, seed: int = 5, tricks: int = 0, **options: object) -> MatchSession:
    """Return a match after `finished` scored deals and `tricks` tricks of the next.

    Without `tricks` it stands at the score. It ends sooner if the rules say so.
    """
    rules = Rules.model_validate(options)
    players = tuple(Player(name, "easy" if seat else HUMAN) for seat, name in enumerate(_NAMES))
    session = MatchSession(
        MatchRecord(rules, players, Seeded(seed)), ExecutorThinker(InlineExecutor())
    )
    chance = random.Random(seed)
    while True:
        session.pump()
        view = session.view
        done = len(view.results)
        scored = done == finished and view.scored and not tricks
        if session.over or scored or (done >= finished and 0 < tricks <= view.tricks_done):
            return session
        action = chance.choice(legal_actions(view, 0))
        assert session.submit(action, session.version) is None


def desk(session: MatchSession | None = None, theme: str = "green") -> Desk:
    """Return a desk at which `session` is played; a new match is one that just began."""
    return Desk(
        brush=shared_brush(theme),
        sprites=shared_sprites(),
        sounds=SoundBoard(assets_dir() / "sounds"),
        stack=SceneStack((1280, 720)),
        tempo=Tempo(),
        new_match=lambda: match(0, tricks=1),
        match=session,
    )


def show(at: Desk, scene: Scene, size: tuple[int, int] = (1280, 720)) -> pygame.Surface:
    """Put a scene on the desk's stack at a size and draw it once."""
    at.stack.resize(size)
    at.stack.push(scene)
    return draw(at, size)


def draw(at: Desk, size: tuple[int, int] = (1280, 720)) -> pygame.Surface:
    """Make the changes asked for and draw the stack."""
    at.stack.settle_requests()
    surface = pygame.Surface(size, 0, 32)
    at.stack.draw(surface)
    return surface


def settle(at: Desk, scene: Scene) -> None:
    """Let time pass until the scene has come to rest."""
    for _ in range(600):
        if scene.settled:
            return
        at.stack.update(0.05)
        # The pictures of the cards come from a thread.
        time.sleep(0.005)
    raise AssertionError(f"{scene.name} does not come to rest")


def place(scene: Scene, name: str) -> Rect:
    """Return where a target is. Raises KeyError if there is none of that name."""
    return {target.id: target.rect for target in scene.targets()}[name]


def click(at: Desk, rect: Rect) -> None:
    """Press and release the pointer in the middle of a rectangle."""
    at.stack.handle(PointerPressed(rect.cx, rect.cy))
    at.stack.handle(PointerReleased(rect.cx, rect.cy))
    at.stack.settle_requests()


def key(at: Desk, *names: str) -> None:
    """Press keys one after another."""
    for name in names:
        at.stack.handle(KeyPressed(name))
        at.stack.settle_requests()


def assert_clear(scene: Scene, size: tuple[int, int]) -> None:
    """Fail unless the targets lie inside the window and apart from each other."""
    window = Rect(0, 0, *map(float, size))
    rects = [target.rect for target in scene.targets()]
    assert rects
    assert all(rect.within(window) for rect in rects)
    assert not any(one.meets(two) for one, two in combinations(rects, 2))
