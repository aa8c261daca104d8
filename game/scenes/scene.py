"""What a scene is, and the stack that holds them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import pygame

from game.engine.state import State
from game.ui.geometry import Rect
from game.ui.input import Input
from game.ui.parts import Part, Repainter, paint_all


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be pressed, for traces: its name, place, and whether it is live.

    A card that is chosen to be given, or ahead of the turn, is `chosen`.
    """

    id: str
    rect: Rect
    enabled: bool = True
    chosen: bool = False


class Scene:
    """One screen, or one layer over a screen.

    The stack calls `enter` once, `layout` whenever the surface has a new size, `handle` for input
    until a scene says it took it, `update` and `draw` each frame. `draw` changes nothing.
    """

    name = "scene"
    overlay = False
    """Whether the scene below shows through."""
    halts = False
    """Whether the scenes below stand still meanwhile."""

    def enter(self) -> None:
        """The scene came on the stack; `layout` was called before."""

    def layout(self, size: tuple[int, int]) -> None:
        """The surface has this size now."""

    def handle(self, _event: Input) -> bool:
        """Take an input; whether it goes no deeper."""
        return False

    def update(self, _dt: float) -> None:
        """Let `_dt` seconds pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the scene over what is there."""
        paint_all(surface, self.parts() or ())

    def parts(self) -> Iterable[Part] | None:
        """The scene's picture in parts, so that only what changed is drawn again.

        None for a scene that draws itself as a whole.
        """
        return None

    def leave(self) -> None:
        """The scene went off the stack."""

    @property
    def ready(self) -> bool:
        """Whether the first picture can be drawn without the player noticing that it takes time."""
        return True

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself from frame to frame."""
        return False

    @property
    def settled(self) -> bool:
        """Whether nothing happens until the player acts."""
        return not self.moving

    def targets(self) -> Iterator[Target]:
        """What can be pressed."""
        yield from ()

    @property
    def focus(self) -> str | None:
        """The name of the target that the keyboard is at, if it is at one.

        A name that many targets begin with, up to a colon, stands for all of them.
        """
        return None

    def view(self) -> State | None:
        """What the viewer knows of the match, where one is on."""
        return None


class SceneStack:
    """Scenes from the bottom up; changes are asked for and made between frames."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._scenes: list[Scene] = []
        self._requests: list[Callable[[], None]] = []
        self._repainter = Repainter()

    @property
    def top(self) -> Scene | None:
        """The scene that takes input first."""
        return self._scenes[-1] if self._scenes else None

    @property
    def empty(self) -> bool:
        """Whether nothing is left to show."""
        return not self._scenes and not self._requests

    def push(self, scene: Scene) -> None:
        """Ask for a scene on top."""
        self._requests.append(lambda: self._push(scene))

    def pop(self, scene: Scene) -> None:
        """Ask for a scene, and whatever lies over it, to go."""
        self._requests.append(lambda: self._pop(scene))

    def reset(self, scene: Scene) -> None:
        """Ask for a scene in place of everything."""
        self._requests.append(self._clear)
        self.push(scene)

    def clear(self) -> None:
        """Ask for an end: nothing is left."""
        self._requests.append(self._clear)

    def settle_requests(self) -> bool:
        """Make the changes asked for; whether there were any."""
        changed = bool(self._requests)
        while self._requests:
            self._requests.pop(0)()
        return changed

    @property
    def size(self) -> tuple[int, int]:
        """The surface's size in pixels."""
        return self._size

    def relayout(self) -> None:
        """Ask for every scene to be laid out anew: lengths are others at the same size."""
        self._requests.append(lambda: self.resize(self._size))

    def resize(self, size: tuple[int, int]) -> None:
        """Lay every scene out anew."""
        self._size = size
        for scene in self._scenes:
            scene.layout(size)

    def handle(self, event: Input) -> bool:
        """Offer an input from the top down until a scene takes it or hides what is below.

        Returns whether a scene took it.
        """
        for scene in reversed(self._scenes):
            if scene.handle(event):
                return True
            if not scene.overlay:
                break
        return False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for every visible scene that is not halted."""
        for scene in self.awake():
            scene.update(dt)

    def draw(self, surface: pygame.Surface) -> bool:
        """Draw what is visible from the bottom up, without panels under one that halts them.

        On a surface that keeps what was drawn on it last, only what changed is drawn again.
        Returns whether anything was.
        """
        scenes = self.visible()
        first = max((i for i, scene in enumerate(scenes) if scene.halts), default=0)
        shown = (*scenes[: min(1, first)], *scenes[first:])
        parts: list[Part] = []
        for depth, scene in enumerate(shown):
            own = scene.parts()
            if own is None:
                return self._draw_whole(surface, shown)
            parts += (part.over(depth) for part in own) if depth else own
        return self._repainter.draw(surface, parts)

    def spoil(self) -> None:
        """Draw everything next time: what was drawn may be lost."""
        self._repainter.forget()

    def _draw_whole(self, surface: pygame.Surface, shown: Iterable[Scene]) -> bool:
        self._repainter.forget()
        for scene in shown:
            scene.draw(surface)
        return True

    def visible(self) -> tuple[Scene, ...]:
        """The scenes that show, from the bottom up."""
        first = max((i for i, s in enumerate(self._scenes) if not s.overlay), default=0)
        return tuple(self._scenes[first:])

    def awake(self) -> tuple[Scene, ...]:
        """The visible scenes that no scene over them halts."""
        scenes = self.visible()
        first = max((i for i, scene in enumerate(scenes) if scene.halts), default=0)
        return scenes[first:]

    def _push(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.layout(self._size)
        scene.enter()

    def _pop(self, scene: Scene) -> None:
        while scene in self._scenes:
            self._scenes.pop().leave()

    def _clear(self) -> None:
        while self._scenes:
            self._scenes.pop().leave()
