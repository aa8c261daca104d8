"""A player who sits at a table without a window: inputs go in, seconds pass, pictures come out."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable

import pygame

from game.scenes.desk import Desk
from game.scenes.menu import MenuScene
from game.scenes.scene import Scene, SceneStack
from game.scenes.table import TableScene
from game.session.match import MatchSession
from game.ui.assets import assets_dir
from game.ui.brush import Brush
from game.ui.cardsprites import CardSprites
from game.ui.geometry import Point
from game.ui.input import Input, KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.ui.sound import SoundBoard
from game.ui.tempo import Tempo, tempo_of
from tests.scenes.drawn import shared_brush, shared_sprites
from tests.scenes.seeded import new_match

INSTANT = tempo_of("instant")
FRAME = 1 / 60


class UnhurriedSprites(CardSprites):
    """Cards drawn only when they are looked at: a table here needs no deck ahead of time."""

    def prepare(
        self,
        height: float,
        codes: Iterable[str] | None = None,
        angles: Iterable[float] = (),
    ) -> None:
        pass


class HeardSounds(SoundBoard):
    """Remembers what was played."""

    def __init__(self) -> None:
        super().__init__(assets_dir() / "sounds")
        self.heard: list[str] = []

    def play(self, name: str) -> bool:
        self.heard.append(name)
        return True


class Sitting:
    """The scenes round one match, driven as the main loop drives them."""

    def __init__(
        self,
        session: MatchSession,
        size: tuple[int, int] = (1280, 720),
        tempo: Tempo | None = None,
        *,
        brush: Brush | None = None,
        sprites: CardSprites | None = None,
    ) -> None:
        """Open the table of `session`."""
        self.size = size
        self.sounds = HeardSounds()
        self.desk = Desk(
            brush=brush or shared_brush(),
            sprites=sprites or shared_sprites(UnhurriedSprites),
            sounds=self.sounds,
            stack=SceneStack(size),
            tempo=tempo or Tempo(),
            new_match=new_match,
            match=session,
        )
        self.open_table()
        self.settle_requests()

    # -- scenes -------------------------------------------------------------------------------

    @property
    def session(self) -> MatchSession:
        """The match on the desk."""
        assert self.desk.match is not None
        return self.desk.match

    @property
    def table(self) -> TableScene:
        """The table, whatever lies over it."""
        return next(s for s in self.desk.stack.visible() if isinstance(s, TableScene))

    @property
    def top(self) -> Scene:
        """The scene that takes input first."""
        assert self.desk.stack.top is not None
        return self.desk.stack.top

    @property
    def scenes(self) -> list[str]:
        """The names of the scenes that show, from the bottom up."""
        return [scene.name for scene in self.desk.stack.visible()]

    @property
    def settled(self) -> bool:
        """Whether nothing happens until the player acts."""
        return all(scene.settled for scene in self.desk.stack.visible())

    def open_table(self) -> None:
        """Show the table of the desk's match in place of everything."""
        self.desk.stack.reset(TableScene(self.desk, self.open_table, self.open_menu))

    def open_menu(self) -> None:
        """Show the menu in place of everything."""
        self.desk.stack.reset(MenuScene(self.desk, self.open_table))

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.size = size
        self.desk.stack.resize(size)

    def settle_requests(self) -> None:
        """Make the changes of the stack that were asked for."""
        self.desk.stack.settle_requests()

    # -- time ---------------------------------------------------------------------------------

    def wait(self, seconds: float, frame: float = FRAME) -> None:
        """Let seconds pass, frame by frame."""
        while seconds > 1e-9:
            step = min(frame, seconds)
            self.desk.stack.update(step)
            self.settle_requests()
            seconds -= step

    def until(self, condition: Callable[[], bool], most: float = 60.0) -> float:
        """Let time pass until `condition` holds; the seconds it took."""
        frames = 0
        while not condition():
            assert frames * FRAME < most, "it never happens"
            self.wait(FRAME)
            frames += 1
        return frames * FRAME

    def rest(self) -> None:
        """Let time pass until the player is to act."""
        self.wait(FRAME)
        self.until(lambda: self.settled)

    # -- inputs -------------------------------------------------------------------------------

    def put(self, *events: Input) -> None:
        """Hand inputs to the scenes."""
        for event in events:
            self.desk.stack.handle(event)
            self.settle_requests()

    def move(self, at: Point) -> None:
        """Move the pointer."""
        self.put(PointerMoved(at.x, at.y))

    def press(self, at: Point) -> None:
        """Move the pointer and hold the button down."""
        self.put(PointerMoved(at.x, at.y), PointerPressed(at.x, at.y))

    def click(self, at: Point) -> None:
        """Press and let go in one place."""
        self.press(at)
        self.put(PointerReleased(at.x, at.y))

    def drag(self, start: Point, end: Point) -> None:
        """Press in one place and move on to another, the button still down."""
        self.press(start)
        for share in (0.25, 0.5, 0.75, 1.0):
            x, y = start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share
            self.move(Point(x, y))

    def let_go(self, at: Point) -> None:
        """Let go of the button."""
        self.put(PointerReleased(at.x, at.y))

    def key(self, *names: str) -> None:
        """Press keys one after another."""
        self.put(*map(KeyPressed, names))

    def spot(self, name: str) -> Point:
        """Return the middle of a target of any scene that shows. Raises KeyError without it."""
        found = {t.id: t.rect.centre for s in self.desk.stack.visible() for t in s.targets()}
        return found[name]

    def live(self, prefix: str = "") -> list[str]:
        """The targets that can be pressed and whose names begin with `prefix`."""
        scenes = self.desk.stack.visible()
        return [t.id for s in scenes for t in s.targets() if t.enabled and t.id.startswith(prefix)]

    def barred(self, prefix: str = "card-") -> list[str]:
        """The targets that cannot be pressed and whose names begin with `prefix`."""
        scenes = self.desk.stack.visible()
        every = (t for s in scenes for t in s.targets())
        return [t.id for t in every if not t.enabled and t.id.startswith(prefix)]

    # -- pictures -----------------------------------------------------------------------------

    def picture(self) -> pygame.Surface:
        """Draw what shows now, once every picture that a thread draws is there."""
        for thread in threading.enumerate():
            # The one that draws ahead for a whole program never ends by itself.
            ends = thread.name != "ahead" and thread is not threading.current_thread()
            if thread.daemon and ends:
                thread.join()
        surface = pygame.Surface(self.size, 0, 32)
        self.desk.stack.draw(surface)
        return surface
