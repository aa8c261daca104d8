"""The fan of spades on the menu: drawn by a thread, so that the first frame need not wait."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from threading import Thread

import pygame

from game.ui.brush import Brush
from game.ui.cards import CardLook, draw_card
from game.ui.cardsprites import CardSprites
from game.ui.geometry import Fan, Rect
from game.ui.kept import faded, painted

CODES = ("TS", "JS", "QS", "KS", "AS")
_LOOK = CardLook(lift=0.5, shade=1.1)
_MOVING_LOOK = replace(_LOOK, moving=True)
_OPENING_STEPS = 26


class SpadeFan:
    """Cards lying in a fan that are shown once their pictures are made."""

    def __init__(self, brush: Brush, sprites: CardSprites) -> None:
        """Draw with `brush` and the pictures of `sprites`, which a thread fills."""
        self._brush, self._sprites = brush, sprites
        self._poses: Fan = ()
        self._thread: Thread | None = None

    @property
    def ready(self) -> bool:
        """Whether every picture is made."""
        return self._thread is not None and not self._thread.is_alive()

    def lay(self, poses: Fan, *, opening: bool = False) -> None:
        """Lay a card at each pose, as many as there are codes, and begin to draw them.

        With `opening` they are drawn at the angles between as well, for a fan that opens.
        """
        if poses == self._poses:
            return
        self._poses = poses
        self._thread = Thread(target=self._prepare, args=(poses, opening), daemon=True)
        self._thread.start()

    def draw(self, surface: pygame.Surface, area: Rect, ground: Hashable, shown: float) -> None:
        """Draw the cards in `area`, showing by `shown` (0 to 1); `ground` names what is below."""
        if not self.ready or shown <= 0:
            return
        key = ("fan", ground, self._poses)

        def lay() -> None:
            painted(self._brush, surface, area, key, lambda: self._paint(surface, self._poses))

        faded(surface, area, shown, lay)

    def draw_opening(self, surface: pygame.Surface, share: float) -> None:
        """Draw the cards the share `share` (0 to 1) of the way from one pile into the fan."""
        if not self.ready or not self._poses:
            return
        if share >= 1:
            self._paint(surface, self._poses)
        else:
            self._paint(surface, _opened(self._poses, share), _MOVING_LOOK)

    def _prepare(self, poses: Fan, opening: bool) -> None:
        for code, pose in zip(CODES, poses, strict=False):
            self._sprites.prepare(pose.height, (code,), (pose.angle,))
        # Their shades cost as much; what is painted on this speck is only meant to be kept.
        speck = pygame.Surface((1, 1), 0, 32)
        self._paint(speck, poses)
        if opening:
            for step in range(_OPENING_STEPS):
                self._paint(speck, _opened(poses, step / _OPENING_STEPS), _MOVING_LOOK)

    def _paint(self, surface: pygame.Surface, poses: Fan, look: CardLook = _LOOK) -> None:
        for code, pose in zip(CODES, poses, strict=False):
            draw_card(self._brush, surface, self._sprites, code, pose.x, pose.y, pose.height,
                      pose.angle, look)  # fmt: skip


def _opened(poses: Fan, share: float) -> Fan:
    """The cards the share `share` of the way from a pile under the middle one."""
    pile = replace(poses[len(poses) // 2], angle=0.0)
    return tuple(pile.towards(pose, share) for pose in poses)
