"""A picture as a list of parts, of which only those that changed are drawn again."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.ui.geometry import Rect

Level = tuple[float, ...]
"""How high a part lies: levels compare from their first number on."""

_MOST_PATCHES = 6
_NEAR_WHOLE = 0.8
"""The share of the surface from which on it is drawn whole."""
_SLACK = 1.1
"""Two patches are drawn as one if that makes at most this share of what they are apart."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """One thing in a picture: `paint` draws it on a surface, all within `area`.

    `name` tells it from the other parts. Two parts of one name that have the same `look`, `level`
    and `area` are the same pixels: `look` is everything that the drawing depends on besides.
    """

    name: str
    level: Level
    look: Hashable
    area: pygame.Rect
    paint: Callable[[pygame.Surface], None]

    def over(self, depth: int) -> Part:
        """The same part in a picture that lies `depth` pictures over another."""
        return replace(self, name=f"{depth} {self.name}", level=(math.inf, depth, *self.level))

    def same(self, other: Part) -> bool:
        """Whether the two look alike in the same place."""
        return self.area == other.area and self.level == other.level and self.look == other.look


def around(area: Rect, by: float = 0.0) -> pygame.Rect:
    """The whole pixels that `area`, moved out by `by` pixels on every side, touches."""
    left, top = math.floor(area.x - by), math.floor(area.y - by)
    right, bottom = math.ceil(area.right + by), math.ceil(area.bottom + by)
    return pygame.Rect(left, top, right - left, bottom - top)


def in_order(parts: Iterable[Part]) -> list[Part]:
    """Parts from the bottom up; the name decides between those on one level."""
    return sorted(parts, key=lambda part: (part.level, part.name))


def paint_all(surface: pygame.Surface, parts: Iterable[Part]) -> None:
    """Draw parts from the bottom up, within the clip of the surface."""
    clip = surface.get_clip()
    for part in in_order(parts):
        if part.area.colliderect(clip):
            part.paint(surface)


class Repainter:
    """Brings a surface that keeps what was drawn on it from one picture to the next.

    Something must cover all of the surface in every picture, or what lay there shows through.
    """

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._size = (0, 0)
        self._shown: dict[str, Part] = {}

    def forget(self) -> None:
        """Draw everything next time: somebody else drew on the surface, or it was lost."""
        self._surface = None
        self._shown = {}

    def draw(self, surface: pygame.Surface, parts: Sequence[Part]) -> bool:
        """Make `surface` show `parts`; whether anything was drawn."""
        whole = surface.get_rect()
        known = surface is self._surface and whole.size == self._size
        shown, self._shown = self._shown, {part.name: part for part in parts}
        self._surface, self._size = surface, whole.size
        patches = self._patches(shown, whole) if known else [whole]
        if not patches:
            return False
        ordered = in_order(parts)
        areas = [part.area for part in ordered]
        before = surface.get_clip()
        for patch in patches:
            surface.set_clip(patch)
            for index in patch.collidelistall(areas):
                ordered[index].paint(surface)
        surface.set_clip(before)
        return True

    def _patches(self, shown: dict[str, Part], whole: pygame.Rect) -> list[pygame.Rect]:
        """The rectangles in which the picture is another now."""
        spoilt = []
        for name, part in self._shown.items():
            old = shown.get(name)
            if old is None:
                spoilt.append(part.area)
            elif not part.same(old):
                spoilt += (part.area, old.area)
        spoilt += (part.area for name, part in shown.items() if name not in self._shown)
        patches = merged([box for area in spoilt if (box := area.clip(whole))])
        covered = sum(patch.w * patch.h for patch in patches)
        return [whole] if covered >= _NEAR_WHOLE * whole.w * whole.h else patches


def merged(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """A few rectangles that cover all of `boxes`, without much between them."""
    patches: list[pygame.Rect] = []
    for box in boxes:
        _add(patches, box)
    while len(patches) > _MOST_PATCHES:
        one, two = min(
            ((a, b) for i, a in enumerate(patches) for b in patches[:i]),
            key=lambda pair: _size(pair[0].union(pair[1])) - _size(pair[0]) - _size(pair[1]),
        )
        patches.remove(one)
        patches.remove(two)
        _add(patches, one.union(two))
    return patches


def _add(patches: list[pygame.Rect], box: pygame.Rect) -> None:
    """Add a rectangle, joined with every one that it nearly fills up with."""
    joined = True
    while joined:
        joined = False
        for patch in patches:
            union = patch.union(box)
            if _size(union) <= _SLACK * (_size(patch) + _size(box)):
                patches.remove(patch)
                box, joined = union, True
                break
    patches.append(box)


def _size(box: pygame.Rect) -> int:
    return box.w * box.h
