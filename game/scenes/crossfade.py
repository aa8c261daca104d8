"""One page comes in over the one before (LOOK 4).

The window keeps what it showed last, and each frame lays a little more of the next page over it:
half of what two pages mixed anew would cost on a large screen.
"""

from __future__ import annotations

import pygame

from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.ui.motion import PAGE, progress

_LONGEST_STEP = 0.034
"""Seconds one frame counts at most: the first picture of a page may take longer than the fade."""
_LONGEST_WAIT = 1.0
"""Seconds that the last page stays at most while the first picture of the next is made."""


class _FirstPicture:
    """The first picture of a page, painted beside the main loop for the pieces that are kept."""

    def __init__(self, desk: Desk, scenes: tuple[Scene, ...], size: tuple[int, int]) -> None:
        self.page = scenes[0]
        self.waited = 0.0
        self._scenes, self._size = scenes, size
        self._made = not desk.ahead.draw(self._paint, urgent=True)

    @property
    def made(self) -> bool:
        """Whether the page can be drawn now without the player noticing that it takes time."""
        return self._made and self.page.ready

    def _paint(self) -> None:
        try:
            surface = pygame.Surface(self._size, 0, 32)
            for scene in self._scenes:
                scene.draw(surface)
        finally:
            self._made = True


class CrossFade:
    """Draws the stack of `desk`; another page than the last comes in over the last picture.

    Nothing waits for it: the page takes input from its first frame on. The last page, at first
    what the window shows already, stays while the first picture of the next is made, for a moment
    at most.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._page: Scene | None = None
        self._coming: pygame.Surface | None = None
        self._come = 0.0
        self._size = desk.stack.size
        self._elapsed = 0.0
        self._first: _FirstPicture | None = None

    @property
    def moving(self) -> bool:
        """Whether a page is still coming in, or waited for."""
        return self._coming is not None or self.waiting

    @property
    def waiting(self) -> bool:
        """Whether the last page still shows, and no time passes for the next."""
        return self._first is not None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._elapsed += min(dt, _LONGEST_STEP)
        if self._first is not None:
            self._first.waited += dt

    def interrupt(self) -> None:
        """The player acts, and the page that is waited for may be another from now on."""
        if self.waiting:
            self._desk.ahead.outdate()

    def draw(self, surface: pygame.Surface) -> bool:
        """Draw what shows on `surface`, which still has the last picture; whether it changed."""
        if self._waits(surface):
            return False
        self._look(surface)
        coming, stack = self._coming, self._desk.stack
        if coming is None:
            return stack.draw(surface)
        share = progress(self._elapsed, self._desk.tempo.seconds(PAGE))
        if share >= 1 or coming.get_size() != surface.get_size():
            self._coming = None
            stack.spoil()
            return stack.draw(surface)
        stack.draw(coming)
        self._mix(coming, PAGE.easing(share), surface)
        return True

    def _mix(self, coming: pygame.Surface, share: float, surface: pygame.Surface) -> None:
        """Let the page that comes show by `share` on the surface that has the last mixture."""
        # All of it comes with the last frame, which is drawn and not mixed.
        alpha = min(254, round(255 * (share - self._come) / (1 - self._come)))
        if alpha > 0:
            coming.set_alpha(alpha)
            surface.blit(coming, (0, 0))
            self._come += (1 - self._come) * alpha / 255

    def _waits(self, surface: pygame.Surface) -> bool:
        """Whether the picture that is there stays until that of the next page is made."""
        shown = self._desk.stack.visible()
        if not shown or shown[0] is self._page or not self._known(surface):
            self._first = None
            return False
        if self._first is None or self._first.page is not shown[0]:
            self._first = _FirstPicture(self._desk, shown, self._size)
        if self._first.waited >= _LONGEST_WAIT:
            # It is drawn here now, and may change while it is.
            self.interrupt()
            self._first = None
        elif self._first.made:
            self._first = None
        return self.waiting

    def _known(self, surface: pygame.Surface) -> bool:
        """Whether the last page still stands on the surface."""
        return surface.get_size() == self._size

    def _look(self, surface: pygame.Surface) -> None:
        """Begin if another page shows than the last time."""
        shown = self._desk.stack.visible()
        page = shown[0] if shown else None
        if page is self._page:
            return
        known = self._page is not None and self._known(surface)
        self._page, self._size = page, surface.get_size()
        if known and page is not None and self._desk.tempo.seconds(PAGE) > 0:
            self._coming = pygame.Surface(self._size, 0, surface)
            self._come = self._elapsed = 0.0
